// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data_problems.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSet>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

enum Column { what, remedy };
constexpr int kIssue = Qt::UserRole;
constexpr double kRemedy = 300;

QString issueText(ImportIssue issue, int lines) {
  switch (issue) {
    case ImportIssue::oversizedLine:
      return DataProblems::tr("%n line(s) with more than a million bytes", nullptr, lines);
    case ImportIssue::nulByte:
      return DataProblems::tr("%n line(s) with a NUL byte", nullptr, lines);
    case ImportIssue::notUtf8:
      return DataProblems::tr("%n line(s) not valid UTF-8", nullptr, lines);
    case ImportIssue::missingColumn:
      return DataProblems::tr("%n line(s) without a tab between source and target", nullptr, lines);
    case ImportIssue::emptySide:
      return DataProblems::tr("%n line(s) with an empty side", nullptr, lines);
    case ImportIssue::tooManyWords:
      return DataProblems::tr("%n pair(s) longer than the longest sentence", nullptr, lines);
    case ImportIssue::garbled:
      return DataProblems::tr("%n line(s) with garbled letters, as in “Ã©” for “é”", nullptr, lines);
    case ImportIssue::swappedSides:
      return DataProblems::tr("%n line(s) with source and target swapped, by their small words", nullptr, lines);
    case ImportIssue::sameOnBothSides:
      return DataProblems::tr("%n pair(s) not translated: the same on both sides", nullptr, lines);
    case ImportIssue::repeatedPair:
      break;
  }
  return DataProblems::tr("%n pair(s) that came before", nullptr, lines);
}

QString fixText(ImportFix fix) {
  switch (fix) {
    case ImportFix::none:
      return DataProblems::tr("Skipped; mend the file to keep them");
    case ImportFix::nulAsSpace:
      return DataProblems::tr("Read NUL as a space");
    case ImportFix::latin1:
      return DataProblems::tr("Read them as Latin-1");
    case ImportFix::cut:
      return DataProblems::tr("Cut both sides to that length");
    case ImportFix::ungarble:
      return DataProblems::tr("Put the letters right");
    case ImportFix::swap:
      return DataProblems::tr("Swap their sides");
    case ImportFix::skip:
      break;
  }
  return DataProblems::tr("Skip them");
}

/// "Read them as Latin-1 (now skipped)".
QString remedyText(const ImportIssueCount& count) {
  const ImportFix fix = fixFor(count.issue);
  if (fix == ImportFix::none || count.fixed) return fixText(fix);
  return skippedUnfixed(count.issue) ? DataProblems::tr("%1 (now skipped)").arg(fixText(fix))
                                     : DataProblems::tr("%1 (now kept)").arg(fixText(fix));
}

QString placeText(ImportIssue issue, const ImportProblem& problem) {
  const QString line = QString::number(problem.line);
  if (problem.byte > 0) return DataProblems::tr("Line %1, byte %2").arg(line).arg(problem.byte);
  if (issue == ImportIssue::tooManyWords) return DataProblems::tr("Line %1, %2 words").arg(line).arg(problem.amount);
  if (issue == ImportIssue::oversizedLine) return DataProblems::tr("Line %1, %2 bytes").arg(line).arg(problem.amount);
  if (issue == ImportIssue::repeatedPair) return DataProblems::tr("Line %1, as line %2").arg(line).arg(problem.amount);
  return DataProblems::tr("Line %1").arg(line);
}

}  // namespace

DataProblems::DataProblems(Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_tree(new QTreeWidget(this)),
      m_title(plainLabel(QStringLiteral("dataProblems.title"), "strong", this)),
      m_summary(plainLabel(QStringLiteral("dataProblems.summary"), "note", this)) {
  setObjectName(QStringLiteral("dataProblems"));
  setLook(*this, "card");
  m_summary->setWordWrap(true);
  m_tree->setColumnCount(2);
  m_tree->setFrameShape(QFrame::NoFrame);
  m_tree->setUniformRowHeights(true);
  m_tree->setAllColumnsShowFocus(true);
  m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_tree->header()->setStretchLastSection(false);
  m_tree->setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, m_tree));
  m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_title);
  column->addWidget(m_summary);
  column->addWidget(m_tree, 1);
  connect(m_tree, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int changed) {
    if (m_filling || changed != what || item->parent()) return;
    Q_EMIT fixToggled(static_cast<ImportIssue>(item->data(what, kIssue).toInt()),
                      item->checkState(what) == Qt::Checked);
  });
  connect(&theme, &Theme::changed, this, &DataProblems::applyTheme);
  applyTheme();
  fill();
}

void DataProblems::showPreview(std::shared_ptr<const ImportPreview> preview) {
  m_preview = std::move(preview);
  fill();
}

void DataProblems::addIssue(const ImportIssueCount& count, bool open) {
  auto* item = new QTreeWidgetItem(m_tree);
  const bool fixable = fixFor(count.issue) != ImportFix::none;
  item->setData(what, kIssue, static_cast<int>(count.issue));
  item->setText(what, issueText(count.issue, static_cast<int>(count.lines)));
  item->setText(remedy, remedyText(count));
  item->setFont(what, m_theme.font(TextStep::base, QFont::Medium));
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (fixable ? Qt::ItemIsUserCheckable : Qt::NoItemFlags));
  if (fixable) item->setCheckState(what, count.fixed ? Qt::Checked : Qt::Unchecked);
  item->setData(what, Qt::AccessibleTextRole, item->text(what) + QStringLiteral(". ") + item->text(remedy));
  const auto add = [this, item](const QString& place, const QString& text) {
    auto* row = new QTreeWidgetItem(item);
    row->setText(what, place + (text.isEmpty() ? QString() : QStringLiteral(":  ") + isolated(text)));
    row->setToolTip(what, plainTip(text));
    row->setForeground(what, m_theme.color(Role::text2));
    row->setFirstColumnSpanned(true);
  };
  for (const ImportProblem& problem : count.examples)
    add(placeText(count.issue, problem), QString::fromStdString(problem.text));
  const auto rest = count.lines - count.examples.size();
  if (rest > 0) add(tr("… and %n more", nullptr, static_cast<int>(rest)), QString());
  item->setExpanded(open);
}

void DataProblems::fill() {
  const QScopedValueRollback filling(m_filling, true);
  QSet<int> closed;
  int current = -1;
  for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
    const QTreeWidgetItem* item = m_tree->topLevelItem(i);
    if (!item->isExpanded()) closed << item->data(what, kIssue).toInt();
    if (item == m_tree->currentItem()) current = item->data(what, kIssue).toInt();
  }
  m_tree->clear();
  m_title->setText(tr("Problems"));
  m_tree->setHeaderLabels({tr("What is wrong, and where"), tr("What ticking it does")});
  describeControl(*m_tree, QStringLiteral("dataProblems.tree"), tr("Problems"),
                  tr("Lines that need a decision; tick one to apply its fix. The file itself is not changed."));
  if (!m_preview) {
    m_summary->clear();
  } else if (m_preview->report.issues.empty()) {
    m_summary->setText(tr("None: every line can be used as it is."));
  } else {
    m_summary->setText(tr("Tick a row to apply its fix; the file itself is not changed."));
    for (const ImportIssueCount& count : m_preview->report.issues)
      addIssue(count, !closed.contains(static_cast<int>(count.issue)));
  }
  m_tree->setVisible(m_preview && !m_preview->report.issues.empty());
  for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
    if (i == 0 || m_tree->topLevelItem(i)->data(what, kIssue).toInt() == current)
      m_tree->setCurrentItem(m_tree->topLevelItem(i));
}

QList<ProblemRow> DataProblems::rows() const {
  QList<ProblemRow> rows;
  for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
    const QTreeWidgetItem* item = m_tree->topLevelItem(i);
    ProblemRow row{item->text(what), item->text(remedy), item->checkState(what) == Qt::Checked, {}};
    for (int k = 0; k < item->childCount(); ++k) row.places << item->child(k)->text(what);
    rows << row;
  }
  return rows;
}

void DataProblems::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setContentsMargins(px(12), px(10), px(12), px(8));
  layout()->setSpacing(px(4));
  m_tree->header()->setSectionResizeMode(what, QHeaderView::Stretch);
  m_tree->header()->setSectionResizeMode(remedy, QHeaderView::Fixed);
  m_tree->setColumnWidth(remedy, px(kRemedy));
  m_tree->setIndentation(px(20));
  if (m_preview) fill();
}

void DataProblems::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QFrame::changeEvent(event);
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/run_details.h"

#include <QCompleter>
#include <QDateTime>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/models/run_table_model.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr int kUpdate = Qt::UserRole;
constexpr int kRestMs = 1500;
enum Column { updateColumn, lossColumn, bleuColumn, roleColumn, columns };

}  // namespace

RunDetailsPanel::RunDetailsPanel(Services services, QWidget* parent) : QWidget(parent), m_services(services) {
  setObjectName(QStringLiteral("runDetails"));
  m_body = new QWidget(this);
  m_empty = plainLabel(QStringLiteral("runs.noneChosen"), "note", this);
  m_empty->setWordWrap(true);
  m_empty->setAlignment(Qt::AlignTop);
  m_name = new QLineEdit(m_body);
  m_tag = new QLineEdit(m_body);
  for (QLineEdit* field : {m_name, m_tag}) setLook(*field, "field");
  m_facts = plainLabel(QStringLiteral("runs.facts"), "note", m_body);
  m_facts->setWordWrap(true);
  m_tagsTitle = plainLabel(QStringLiteral("runs.tagsTitle"), "caption", m_body);
  m_noteTitle = plainLabel(QStringLiteral("runs.noteTitle"), "caption", m_body);
  m_checkpointsTitle = plainLabel(QStringLiteral("runs.checkpointsTitle"), "caption", m_body);
  m_tags = new TagChips(services.theme, m_body);
  m_note = new QPlainTextEdit(m_body);
  setLook(*m_note, "field");
  m_note->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  m_note->setTabChangesFocus(true);
  m_note->setVerticalScrollBar(new ThinScrollBar(services.theme, Qt::Vertical, m_note));
  m_note->installEventFilter(this);
  m_checkpoints = new QTableWidget(0, columns, m_body);
  m_checkpoints->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  m_checkpoints->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_checkpoints->setSelectionMode(QAbstractItemView::SingleSelection);
  m_checkpoints->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_checkpoints->setShowGrid(false);
  m_checkpoints->setTabKeyNavigation(false);
  m_checkpoints->setFrameShape(QFrame::NoFrame);
  m_checkpoints->verticalHeader()->hide();
  m_checkpoints->horizontalHeader()->setHighlightSections(false);
  m_checkpoints->horizontalHeader()->setSectionsClickable(false);
  m_checkpoints->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_checkpoints->setVerticalScrollBar(new ThinScrollBar(services.theme, Qt::Vertical, m_checkpoints));
  m_decode = button("runs.decode", &RunDetailsPanel::decodeWanted);
  m_watch = button("runs.watch", &RunDetailsPanel::watchWanted);
  m_resume = button("runs.resume", &RunDetailsPanel::resumeWanted);
  m_again = button("runs.again", &RunDetailsPanel::againWanted);
  m_style = button("runs.style", &RunDetailsPanel::styleWanted);
  m_trash = button("runs.trash", &RunDetailsPanel::trashWanted);
  m_restore = button("runs.restore", &RunDetailsPanel::restoreWanted);
  setLook(*m_decode, "primary");
  setLook(*m_restore, "primary");
  build();
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRestMs);
  connect(&m_rest, &QTimer::timeout, this, &RunDetailsPanel::keepTyped);
  connect(m_note, &QPlainTextEdit::textChanged, &m_rest, qOverload<>(&QTimer::start));
  connect(m_name, &QLineEdit::editingFinished, this, &RunDetailsPanel::keepTyped);
  connect(m_tag, &QLineEdit::returnPressed, this, &RunDetailsPanel::addTag);
  connect(m_tags, &TagChips::removed, this, [this](const QString& tag) {
    QStringList left = tags();
    left.removeAll(tag);
    m_tag->setFocus(Qt::OtherFocusReason);  // the chip goes
    keepTags(left);
  });
  connect(m_checkpoints, &QTableWidget::cellDoubleClicked, this, [this] { Q_EMIT decodeWanted(); });
  m_checkpoints->installEventFilter(this);
  connect(&services.theme, &Theme::changed, this, &RunDetailsPanel::applyTheme);
  applyTheme();
  retranslate();
}

QPushButton* RunDetailsPanel::button(const char* name, void (RunDetailsPanel::*wanted)()) {
  auto* made = new GivingButton(m_body);
  made->setObjectName(QLatin1String(name));
  setLook(*made, "button");
  made->setAutoDefault(false);
  connect(made, &QPushButton::clicked, this, wanted);
  return made;
}

void RunDetailsPanel::build() {
  auto* column = new QVBoxLayout(m_body);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_name);
  column->addWidget(m_facts);
  column->addWidget(m_tagsTitle);
  column->addWidget(m_tags);
  column->addWidget(m_tag);
  column->addWidget(m_noteTitle);
  column->addWidget(m_note, 1);
  column->addWidget(m_checkpointsTitle);
  column->addWidget(m_checkpoints, 3);
  auto* grid = new QGridLayout;
  grid->addWidget(m_decode, 0, 0, 1, 2);
  grid->addWidget(m_restore, 0, 0, 1, 2);
  grid->addWidget(m_watch, 1, 0);
  grid->addWidget(m_resume, 1, 1);
  grid->addWidget(m_again, 2, 0);
  grid->addWidget(m_style, 2, 1);
  grid->addWidget(m_trash, 3, 0, 1, 2);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  column->addLayout(grid);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_empty, 1);
  whole->addWidget(m_body, 1);
}

void RunDetailsPanel::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  m_body->layout()->setSpacing(px(6));
  m_note->setMinimumHeight(px(56));
  m_note->setFont(m_services.theme.font(TextStep::note));
  m_checkpoints->setMinimumHeight(px(26 + 3 * 28));
  m_checkpoints->verticalHeader()->setMinimumSectionSize(px(28));
  m_checkpoints->verticalHeader()->setDefaultSectionSize(px(28));
  m_checkpoints->setFont(m_services.theme.font(TextStep::note));
  m_checkpoints->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_checkpoints->horizontalHeader()->setSectionResizeMode(roleColumn, QHeaderView::Stretch);
  m_checkpoints->horizontalHeader()->setMinimumSectionSize(px(36));
  m_checkpoints->horizontalHeader()->setFont(m_services.theme.font(TextStep::note));
  m_checkpoints->setColumnWidth(updateColumn, px(56));
  m_checkpoints->setColumnWidth(lossColumn, px(46));
  m_checkpoints->setColumnWidth(bleuColumn, px(46));
}

quint64 RunDetailsPanel::update() const {
  const int row = m_checkpoints->currentRow();
  return row < 0 ? 0 : m_checkpoints->item(row, 0)->data(kUpdate).toULongLong();
}

QStringList RunDetailsPanel::tags() const {
  QStringList all;
  if (m_card)
    for (const std::string& tag : m_card->details.summary.tags) all << QString::fromStdString(tag);
  return all;
}

void RunDetailsPanel::show(const std::shared_ptr<RunCard>& card) {
  const bool same = card && m_card && card->details.summary.id == m_card->details.summary.id;
  if (!same) keepTyped();
  const auto sign = [](const RunCard& now) {
    std::vector<std::uint64_t> all;
    for (const store::CheckpointInfo& info : now.checkpoints) all.push_back(2 * info.update + (info.best ? 1 : 0));
    return all;
  };
  const bool sameCheckpoints = same && sign(*card) == sign(*m_card);
  const bool typing = same && (m_rest.isActive() || m_name->isModified());
  m_card = card;
  if (card && !typing) {
    const QSignalBlocker quiet(m_note);
    m_name->setText(QString::fromStdString(card->details.summary.name));
    const QString note = QString::fromStdString(card->details.summary.note);
    if (m_note->toPlainText() != note) m_note->setPlainText(note);
  }
  m_tags->setTags(tags());
  m_tags->setVisible(!tags().isEmpty());
  if (!same) m_tag->clear();
  fillFacts();
  if (!same) m_checkpoints->setRowCount(0);  // the choice was made in another run
  if (!sameCheckpoints) fillCheckpoints();
  enable();
}

void RunDetailsPanel::fillFacts() {
  if (!m_card) return;
  const store::RunSummary& run = m_card->details.summary;
  QString direction = QString::fromStdString(run.direction);
  if (direction == QStringLiteral("xx-xx")) direction = tr("no language");
  direction.replace(QLatin1Char('-'), QStringLiteral("\u00A0→\u00A0"));
  const QString begun = QDateTime::fromMSecsSinceEpoch(run.createdAt).toString(QStringLiteral("yyyy-MM-dd HH:mm"));
  QStringList lines;
  lines << tr("Run %1: %2, %3, %4")
               .arg(QString::number(run.id), QString::fromStdString(run.system), QString::fromStdString(run.scorer),
                    direction);
  lines << tr("%1 parameters, seed %2")
               .arg(countText(static_cast<qint64>(run.parameters)),
                    QString::number(m_card->details.settings.training.seed));
  lines << tr("Begun %1, %2 updates in %3")
               .arg(begun, countText(static_cast<qint64>(run.updates)), durationText(run.seconds));
  QString state = runStateText(run.state);
  if (!run.reason.empty() && run.reason != store::name(run.state))
    state = tr("%1: %2").arg(state, QString::fromStdString(run.reason));
  lines << state;
  if (run.parent)
    lines << tr("Branch of run %1 from update %2")
                 .arg(QString::number(*run.parent), countText(static_cast<qint64>(run.forkUpdate.value_or(0))));
  m_facts->setText(lines.join(QLatin1Char('\n')));
}

QString RunDetailsPanel::role(const store::CheckpointInfo& info) const {
  QStringList roles;
  if (info.best) roles << tr("best");
  if (info.update == m_card->checkpoints.back().update) roles << tr("last");
  return roles.join(QStringLiteral(", "));
}

/// Newest first; the best one is chosen to begin with.
void RunDetailsPanel::fillCheckpoints() {
  const quint64 kept = update();
  const QSignalBlocker quiet(m_checkpoints);
  m_checkpoints->setRowCount(0);
  if (!m_card) return;
  const auto& all = m_card->checkpoints;
  m_checkpoints->setRowCount(static_cast<int>(all.size()));
  const QString none = QStringLiteral("–");
  int chosen = 0;
  for (std::size_t k = 0; k < all.size(); ++k) {
    const store::CheckpointInfo& info = all[all.size() - 1 - k];
    const auto row = static_cast<int>(k);
    const QString cells[columns] = {countText(static_cast<qint64>(info.update)),
                                    info.devLoss ? fixedText(*info.devLoss, 3) : none,
                                    info.devBleu ? fixedText(*info.devBleu, 1) : none, role(info)};
    for (int column = 0; column < columns; ++column) {
      auto* item = new QTableWidgetItem(cells[column]);
      item->setData(kUpdate, QVariant::fromValue<qulonglong>(info.update));
      item->setTextAlignment((column == roleColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
      item->setData(Qt::AccessibleTextRole,
                    tr("Update %1, dev loss %2, BLEU %3, %4").arg(cells[0], cells[1], cells[2], cells[3]));
      item->setToolTip(plainTip(tr("Update %1 · pass %2 · dev loss %3 · BLEU %4 · AER %5 · %6")
                                    .arg(cells[0], fixedText(info.epochs, 1), cells[1], cells[2],
                                         info.aer ? fixedText(*info.aer, 3) : none, sizeText(info.bytes))));
      m_checkpoints->setItem(row, column, item);
    }
    if (info.best) chosen = row;
  }
  for (int row = 0; row < m_checkpoints->rowCount(); ++row)
    if (kept > 0 && m_checkpoints->item(row, 0)->data(kUpdate).toULongLong() == kept) chosen = row;
  if (!all.empty()) m_checkpoints->setCurrentCell(chosen, 0);
}

void RunDetailsPanel::keepTyped() {
  m_rest.stop();
  if (!m_card) return;
  store::RunSummary& run = m_card->details.summary;
  const QString name = m_name->text().trimmed(), note = m_note->toPlainText();
  if (name.isEmpty()) {
    m_name->setText(QString::fromStdString(run.name));  // a run keeps a name
  } else if (name.toStdString() != run.name) {
    run.name = name.toStdString();
    Q_EMIT renamed(run.id, name);
  }
  m_name->setModified(false);
  if (note.toStdString() == run.note) return;
  run.note = note.toStdString();
  Q_EMIT noted(run.id, note);
}

void RunDetailsPanel::addTag() {
  // Commas separate several.
  QStringList all = tags();
  for (const QString& part : m_tag->text().split(QLatin1Char(','))) {
    const QString tag = part.simplified();
    if (!tag.isEmpty() && !all.contains(tag)) all << tag;
  }
  m_tag->clear();
  if (m_card && all.size() > tags().size()) keepTags(all);
}

void RunDetailsPanel::keepTags(const QStringList& all) {
  Q_EMIT tagged(m_card->details.summary.id, all);
  std::vector<std::string>& own = m_card->details.summary.tags;
  own.clear();
  for (const QString& tag : all) own.push_back(tag.toStdString());
  m_tags->setTags(all);
  m_tags->setVisible(!all.isEmpty());
}

void RunDetailsPanel::editName() {
  m_name->setFocus(Qt::ShortcutFocusReason);
  m_name->selectAll();
}

void RunDetailsPanel::editNote() {
  m_note->setFocus(Qt::ShortcutFocusReason);
}

void RunDetailsPanel::editTag() {
  m_tag->setFocus(Qt::ShortcutFocusReason);
}

void RunDetailsPanel::setKnownTags(const QStringList& tags) {
  auto* completer = new QCompleter(tags, m_tag);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  if (m_tag->completer()) m_tag->completer()->deleteLater();
  m_tag->setCompleter(completer);
}

void RunDetailsPanel::setBusy(bool busy) {
  m_busy = busy;
  enable();
}

void RunDetailsPanel::setChosen(int runs, bool trashed) {
  m_chosen = runs;
  m_trashed = trashed;
  enable();
}

void RunDetailsPanel::enable() {
  m_empty->setVisible(!m_card);
  m_body->setVisible(m_card != nullptr);
  if (!m_card) return;
  const bool checkpoint = !m_card->checkpoints.empty();
  m_decode->setVisible(!m_trashed);
  m_restore->setVisible(m_trashed);
  for (QPushButton* made : {m_watch, m_resume, m_again, m_style, m_trash}) made->setVisible(!m_trashed);
  m_decode->setEnabled(checkpoint);
  m_watch->setEnabled(!m_busy);
  m_resume->setEnabled(checkpoint && !m_busy);
  m_again->setEnabled(!m_busy);
  for (QWidget* field : std::initializer_list<QWidget*>{m_name, m_tag, m_tags}) field->setEnabled(!m_trashed);
  m_note->setReadOnly(m_trashed);
  m_trash->setText(m_chosen > 1 ? tr("Move %n runs to the trash", nullptr, m_chosen) : tr("Move to the trash"));
  m_restore->setText(m_chosen > 1 ? tr("Restore %n runs", nullptr, m_chosen) : tr("Restore"));
  m_checkpointsTitle->setText(checkpoint ? tr("Checkpoints") : tr("No checkpoint was kept"));
  m_checkpoints->setVisible(checkpoint);
}

void RunDetailsPanel::retranslate() {
  const auto name = [](QPushButton* button, const QString& text, const QString& help) {
    button->setText(text);
    describeControl(*button, button->objectName(), text, help);
    button->setToolTip(plainTip(help));
  };
  m_empty->setText(
      tr("Choose a run in the list to see what it is, to name, tag and note it, and to open one of its "
         "checkpoints in Decode."));
  m_tagsTitle->setText(tr("Tags"));
  m_noteTitle->setText(tr("Note"));
  name(m_decode, tr("Open in Decode"), tr("Opens the model of the chosen checkpoint on the page Decode."));
  name(m_watch, tr("Watch"), tr("Shows curves, maps and timeline of the run again, under Live."));
  name(m_resume, tr("Resume"), tr("Trains on from the chosen checkpoint; from an older one as a branch."));
  name(m_again, tr("Run again"), tr("Puts the settings and the seed of the run on the form."));
  name(m_style, tr("Line style"), tr("Colour, dash and marker of the run's curves."));
  name(m_trash, tr("Move to the trash"), tr("Moves the chosen runs to the trash, from where they can be taken back."));
  name(m_restore, tr("Restore"), tr("Takes the chosen runs out of the trash."));
  describeControl(*m_name, QStringLiteral("runs.name"), tr("Name"), tr("Name of the run; Return keeps it."));
  describeControl(*m_tag, QStringLiteral("runs.addTag"), tr("Add a tag"),
                  tr("Return adds the tag to the run; commas separate several."));
  m_tag->setPlaceholderText(tr("Add a tag"));
  describeControl(*m_note, QStringLiteral("runs.note"), tr("Note"),
                  tr("Anything about the run, on as many lines as it needs; kept as you type."));
  m_note->setPlaceholderText(tr("What was tried, and what came of it"));
  describeControl(*m_checkpoints, QStringLiteral("runs.checkpoints"), tr("Checkpoints"),
                  tr("Moments of the run whose model was kept; Return opens one in Decode."));
  m_checkpoints->setHorizontalHeaderLabels({tr("Update"), tr("Loss"), tr("BLEU"), QString()});
  fillFacts();
  fillCheckpoints();
  enable();
}

bool RunDetailsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_note && event->type() == QEvent::FocusOut) keepTyped();
  if (watched == m_checkpoints && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && update() > 0) {
      Q_EMIT decodeWanted();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void RunDetailsPanel::hideEvent(QHideEvent* event) {
  keepTyped();
  QWidget::hideEvent(event);
}

void RunDetailsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui

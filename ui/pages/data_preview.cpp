// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data_preview.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/support/controls.h"
#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr double kRow = 28, kLine = 64;

/// Lines, texts and words as chips; source blue, target vermillion, as everywhere.
class PairDelegate final : public QStyledItemDelegate {
 public:
  PairDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool target = index.data(ImportPairsModel::isTarget).toBool();
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, m_theme.color(Role::accentBg));
    if (target)
      painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                        m_theme.color(Role::hair));
    const QRectF cell = QRectF(option.rect).adjusted(m_theme.px(8), 0, -m_theme.px(8), 0);
    painter->setClipRect(option.rect);
    if (index.column() == ImportPairsModel::after)
      paintWords(*painter, cell, index, target);
    else
      paintText(*painter, cell, index.data().toString(), index.column() == ImportPairsModel::line);
    painter->restore();
  }

 private:
  void paintText(QPainter& painter, const QRectF& cell, const QString& text, bool quiet) const {
    const QFont font = m_theme.font(quiet ? TextStep::note : TextStep::base);
    painter.setFont(font);
    painter.setPen(m_theme.color(quiet ? Role::text2 : Role::text));
    painter.drawText(cell, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, cell.width()));
  }

  /// Unknown words stand in a dashed outline, quietly.
  void paintWords(QPainter& painter, const QRectF& cell, const QModelIndex& index, bool target) const {
    const QStringList words = index.data(ImportPairsModel::words).toStringList();
    const QVariantList unknown = index.data(ImportPairsModel::unknownWords).toList();
    const QFont font = m_theme.font(TextStep::base);
    const QFontMetricsF metrics(font);
    const double pad = m_theme.px(5), gap = m_theme.px(3), height = m_theme.px(22),
                 more = metrics.horizontalAdvance(QStringLiteral("…"));
    painter.setFont(font);
    double left = cell.left();
    for (qsizetype i = 0; i < words.size(); ++i) {
      const double width = metrics.horizontalAdvance(words[i]) + 2 * pad;
      const double room = cell.right() - (i + 1 < words.size() ? gap + more : 0);
      if (left + width > room) {
        painter.setPen(m_theme.color(Role::text2));
        painter.drawText(QRectF(left, cell.top(), cell.right() - left, cell.height()), Qt::AlignVCenter,
                         QStringLiteral("…"));
        return;
      }
      const QRectF chip(left, cell.center().y() - height / 2, width, height);
      const bool lacks = unknown.contains(QVariant(static_cast<int>(i)));
      painter.setPen(lacks ? QPen(m_theme.color(Role::text2), m_theme.px(1), Qt::DashLine) : QPen(Qt::NoPen));
      painter.setBrush(lacks ? QBrush(Qt::NoBrush) : QBrush(m_theme.color(target ? Role::targetBg : Role::sourceBg)));
      painter.drawRoundedRect(lacks ? chip.adjusted(0.5, 0.5, -0.5, -0.5) : chip, m_theme.px(4), m_theme.px(4));
      painter.setPen(m_theme.color(lacks ? Role::text2 : Role::text));
      painter.drawText(chip, Qt::AlignCenter | Qt::TextSingleLine, words[i]);
      left += width + gap;
    }
  }

  const Theme& m_theme;
};

}  // namespace

DataPreview::DataPreview(Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_model(new ImportPairsModel(this)),
      m_table(new QTableView(this)),
      m_title(plainLabel(QStringLiteral("dataPreview.title"), "strong", this)),
      m_summary(plainLabel(QStringLiteral("dataPreview.summary"), "note", this)),
      m_warnings(plainLabel(QStringLiteral("dataPreview.warnings"), "note", this)) {
  setObjectName(QStringLiteral("dataPreview"));
  setLook(*this, "card");
  for (QLabel* label : {m_summary, m_warnings}) label->setWordWrap(true);
  m_table->setModel(m_model);
  m_table->setItemDelegate(new PairDelegate(theme, m_table));
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setShowGrid(false);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_table->setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, m_table));
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_title);
  column->addWidget(m_summary);
  column->addWidget(m_warnings);
  column->addWidget(m_table, 1);
  connect(&theme, &Theme::changed, this, &DataPreview::applyTheme);
  applyTheme();
  retranslate();
}

void DataPreview::showPreview(std::shared_ptr<const ImportPreview> preview) {
  m_preview = std::move(preview);
  m_model->show(m_preview);
  if (m_model->rowCount() > 0) m_table->selectRow(0);
  retranslate();
}

void DataPreview::setSize(int size) {
  m_model->setSize(size);
}

QString DataPreview::sentence() const {
  if (!m_preview) return {};
  const ImportReport& report = m_preview->report;
  const QLocale locale;
  const auto number = [&locale](std::uint64_t count) { return locale.toString(static_cast<qulonglong>(count)); };
  QStringList parts;
  parts << tr("%1 lines: %2 pairs kept, %3 skipped.")
               .arg(number(report.linesRead), number(report.kept), number(report.skipped));
  parts << tr("%1 source words (%2 different), %3 target words (%4 different).")
               .arg(number(report.sourceWords), number(static_cast<std::uint64_t>(m_preview->source.types())),
                    number(report.targetWords), number(static_cast<std::uint64_t>(m_preview->target.types())));
  if (report.mended > 0) parts << tr("%1 pairs mended.").arg(number(report.mended));
  return parts.join(QLatin1Char(' '));
}

void DataPreview::retranslate() {
  m_title->setText(tr("First pairs: as in the file, and as words (dashed: unknown to the vocabulary)"));
  m_summary->setText(sentence());
  describeControl(*m_table, QStringLiteral("dataPreview.table"), tr("First pairs"),
                  tr("The first pairs, two rows each: the line as it stands in the file, and the words the model will "
                     "read and write."));
  QStringList notes;
  if (m_preview) {
    const ImportReport& report = m_preview->report;
    if (report.extraColumns > 0)
      notes << tr("%n line(s) have a third column; it is not read.", nullptr, static_cast<int>(report.extraColumns));
    if (report.invisibleRemoved > 0)
      notes << tr("%n invisible character(s) were left out.", nullptr, static_cast<int>(report.invisibleRemoved));
    for (const std::string& warning : report.warnings) notes << QString::fromStdString(warning);
  }
  m_warnings->setText(notes.join(QLatin1Char(' ')));
  m_warnings->setVisible(!notes.isEmpty());
}

void DataPreview::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setContentsMargins(px(12), px(10), px(12), px(8));
  layout()->setSpacing(px(4));
  m_table->verticalHeader()->setDefaultSectionSize(px(kRow));
  m_table->verticalHeader()->setMinimumSectionSize(px(kRow));
}

void DataPreview::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  layout()->activate();
  const int line = static_cast<int>(std::lround(m_theme.px(kLine)));
  const int rest = std::max(0, m_table->viewport()->width() - line);
  m_table->setColumnWidth(ImportPairsModel::line, line);
  m_table->setColumnWidth(ImportPairsModel::before, rest / 2);
  m_table->setColumnWidth(ImportPairsModel::after, rest - rest / 2);
}

void DataPreview::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace lookback::ui

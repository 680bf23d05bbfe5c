// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/gradient_table.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr int kDecimals = 6;
constexpr double kLongest = 0.3;   // of the axis: the longest arrow
constexpr double kLeastSpan = 2;   // energy units on the axis
constexpr double kShortest = 2.5;  // px: an arrow below this is a dot
constexpr double kRow = 32, kMargin = 16, kLeastArrow = 140;
constexpr double kWidths[] = {110, 220, 64, 130, 100, 100, 100};  // px at 100 %
constexpr double kPictureRight = kMargin + 110 + 220 + 64 + 130 + 100 + 100 + 100;

/// Energies of all rows and the ends of their arrows on one axis.
GradientAxis axisOf(const std::vector<GradientRow>& rows) {
  double low = 0, high = 0, steepest = 0;
  bool first = true;
  for (const GradientRow& row : rows) {
    if (!std::isfinite(row.energy)) continue;
    low = first ? row.energy : std::min(low, row.energy);
    high = first ? row.energy : std::max(high, row.energy);
    first = false;
    steepest = std::max(steepest, std::abs(row.de));
  }
  const double spare = std::max(0.0, kLeastSpan - (high - low)) / 2;
  low -= spare, high += spare;
  const double longest = kLongest / (1 - 2 * kLongest) * (high - low);  // an arrow may begin at either end
  return {low - longest, high + longest, steepest > 0 ? longest / steepest : 0};
}

void paintArrow(QPainter& painter, const Theme& theme, const QRectF& cell, const GradientRow& row,
                const GradientAxis& axis) {
  const double px = theme.px(1), left = cell.left() + 10 * px, right = cell.right() - 10 * px, y = cell.center().y();
  const auto at = [&](double energy) { return left + (energy - axis.low) / (axis.high - axis.low) * (right - left); };
  painter.setPen(QPen(theme.color(Role::hair), std::max(1.0, px)));
  painter.drawLine(QPointF(left, y), QPointF(right, y));
  if (axis.low < 0 && axis.high > 0)  // energy 0
    painter.drawLine(QPointF(at(0), cell.top() + 4 * px), QPointF(at(0), cell.bottom() - 4 * px));
  if (!std::isfinite(row.energy)) return;
  const double from = at(row.energy), to = at(row.energy - axis.perUnit * row.de);
  const bool up = row.de < 0;
  const QColor ink = theme.color(up ? Role::accent : Role::target);
  if (std::abs(to - from) >= kShortest * px) {
    painter.setPen(QPen(ink, 2.5 * px, Qt::SolidLine, Qt::FlatCap));
    const double head = (up ? -1 : 1) * std::min(7 * px, std::abs(to - from));
    painter.drawLine(QPointF(from, y), QPointF(to + head, y));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({QPointF(to, y), QPointF(to + head, y - 5 * px), QPointF(to + head, y + 5 * px)}));
  }
  painter.setPen(QPen(theme.color(Role::surface), 1.5 * px));
  painter.setBrush(theme.color(Role::source));
  painter.drawEllipse(QPointF(from, y), 5 * px, 5 * px);
}

/// The table on paper: the heads, a hairline, the rows.
void paintLines(QPainter& painter, const std::vector<QStringList>& lines, const std::vector<GradientRow>& rows,
                const GradientAxis& axis) {
  const Theme& theme = exportTheme();
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    double x = kMargin;
    for (int k = 0; k < GradientTable::columns; ++k) {
      const QRectF cell(x, kMargin + kRow * static_cast<double>(i), kWidths[k], kRow);
      const bool strong = i == 0 || k == GradientTable::derivative, left = k <= GradientTable::arrow;
      painter.setFont(theme.font(TextStep::note, strong ? QFont::DemiBold : QFont::Normal));
      painter.setPen(theme.color(i == 0 ? Role::text2 : Role::text));
      if (i > 0 && k == GradientTable::arrow)
        paintArrow(painter, theme, cell, rows[i - 1], axis);
      else
        drawLine(painter, cell.adjusted(4, 0, -4, 0), (left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                 lines[i][k]);
      x += kWidths[k];
    }
  }
  fillSharp(painter, QRectF(kMargin, kMargin + kRow, kPictureRight - kMargin, 1), theme.color(Role::hair));
}

}  // namespace

/// Paints the cell of the arrow; the other cells are text.
class ArrowDelegate final : public QStyledItemDelegate {
 public:
  explicit ArrowDelegate(GradientTable& table) : QStyledItemDelegate(&table), m_table(table) {}
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, m_table.m_theme.color(Role::accentBg));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintArrow(*painter, m_table.m_theme, QRectF(option.rect), m_table.m_rows[static_cast<std::size_t>(index.row())],
               m_table.m_axis);
    painter->restore();
  }

 private:
  GradientTable& m_table;
};

/// Text under the padding of its head.
class PaddedDelegate final : public QStyledItemDelegate {
 public:
  PaddedDelegate(Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, m_theme.color(Role::accentBg));
    QStyleOptionViewItem inner = option;
    const int pad = static_cast<int>(m_theme.px(6));
    inner.rect.adjust(pad, 0, -pad, 0);
    QStyledItemDelegate::paint(painter, inner, index);
  }

 private:
  Theme& m_theme;
};

QString tinyText(double value) {
  if (value == 0) return QStringLiteral("0");
  if (!std::isfinite(value)) return fixedText(value, 1);
  const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
  if (exponent >= -3) return fixedText(value, 4);
  static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString raised;
  for (const QChar digit : QString::number(-exponent)) raised += digits.at(digit.digitValue());
  return QStringLiteral("%1·10⁻%2").arg(fixedText(value / std::pow(10.0, exponent), 1), raised);
}

GradientTable::GradientTable(Theme& theme, QWidget* parent) : QTableWidget(0, columns, parent), m_theme(theme) {
  verticalHeader()->hide();
  setEditTriggers(NoEditTriggers);
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setWordWrap(false);
  setHorizontalScrollMode(ScrollPerPixel);
  setVerticalScrollMode(ScrollPerPixel);
  setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, this));
  setHorizontalScrollBar(new ThinScrollBar(theme, Qt::Horizontal, this));
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setSectionsClickable(false);
  horizontalHeader()->setMinimumSectionSize(20);
  setItemDelegate(new PaddedDelegate(theme, this));
  setItemDelegateForColumn(arrow, new ArrowDelegate(*this));
  connect(&theme, &Theme::changed, this, &GradientTable::applyTheme);
  retranslate();
  applyTheme();
}

QStringList GradientTable::heads() {
  return {tr("source word"),
          tr("energy → where learning takes it"),
          QStringLiteral("α(j)"),
          QStringLiteral("⟨∂L/∂c, h(j)−c⟩"),
          QStringLiteral("∂L/∂e(j)"),
          tr("measured"),
          tr("apart")};
}

void GradientTable::retranslate() {
  setHorizontalHeaderLabels(heads());
  const QString helps[] = {QString(),
                           tr("The knob is e(j); the arrow points against ∂L/∂e(j): to the right, learning raises it."),
                           tr("The weight of the word (equation 6)."),
                           tr("What the loss would gain if the context moved from c towards h(j)."),
                           tr("The product of the two columns before."),
                           tr("(L(e(j)+δ) − L(e(j)−δ)) / 2δ with δ = 0.0001: the step is computed twice."),
                           tr("Formula less measurement.")};
  for (int k = 0; k < columns; ++k) {
    horizontalHeaderItem(k)->setToolTip(plainTip(helps[k]));
    horizontalHeaderItem(k)->setTextAlignment((k <= arrow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  }
  describeControl(*this, QStringLiteral("gradient.table"), tr("Gradient of the loss, word by word"),
                  tr("For each source word: its energy and where learning takes it, the factors of the formula, the "
                     "gradient, the measured one, and how far they are apart."));
  for (int j = 0; j < rowCount(); ++j) fill(j);
}

void GradientTable::setRows(std::vector<GradientRow> rows) {
  const int chosen = currentRow();
  m_rows = std::move(rows);
  setRowCount(static_cast<int>(m_rows.size()));
  m_axis = axisOf(m_rows);
  for (int j = 0; j < rowCount(); ++j) fill(j);
  applyTheme();
  if (chosen >= 0 && chosen < rowCount()) setCurrentCell(chosen, word);
  viewport()->update();
}

void GradientTable::setChecked(int position, double value) {
  if (position < 0 || position >= rowCount()) return;
  m_rows[static_cast<std::size_t>(position)].checked = value;
  fill(position);
}

std::optional<double> GradientTable::largestGap() const {
  std::optional<double> largest;
  for (const GradientRow& row : m_rows)
    if (row.checked) largest = std::max(largest.value_or(0), std::abs(row.de - *row.checked));
  return largest;
}

bool GradientTable::allChecked() const {
  return std::all_of(m_rows.begin(), m_rows.end(), [](const GradientRow& row) { return row.checked.has_value(); });
}

QString GradientTable::workedLine(int position) const {
  if (position < 0 || position >= rowCount()) return {};
  const GradientRow& row = m_rows[static_cast<std::size_t>(position)];
  const QString factor = fixedText(row.towards, kDecimals);
  QString line = QStringLiteral("∂L/∂e(%1) = %2 · %3 = %4")
                     .arg(QString::number(position + 1), fixedText(row.alpha, kDecimals),
                          row.towards < 0 ? QStringLiteral("(%1)").arg(factor) : factor, fixedText(row.de, kDecimals));
  if (row.checked)
    line += tr("; measured %1, apart %2").arg(fixedText(*row.checked, kDecimals), tinyText(row.de - *row.checked));
  return line;
}

QStringList GradientTable::texts(const GradientRow& row) {
  const QString way = row.de == 0 ? tr("stays") : row.de < 0 ? tr("goes up") : tr("goes down");
  return {row.word,
          tr("%1, %2").arg(energyText(row.energy), way),
          fixedText(row.alpha, 4),
          fixedText(row.towards, kDecimals),
          fixedText(row.de, kDecimals),
          row.checked ? fixedText(*row.checked, kDecimals) : QStringLiteral("…"),
          row.checked ? tinyText(row.de - *row.checked) : QString()};
}

void GradientTable::fill(int position) {
  const QStringList cells = texts(m_rows[static_cast<std::size_t>(position)]);
  for (int k = 0; k < columns; ++k) {
    QTableWidgetItem* cell = item(position, k);
    if (!cell) setItem(position, k, cell = new QTableWidgetItem);
    cell->setText(cells[k]);
    cell->setTextAlignment((k <= arrow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  }
}

void GradientTable::applyTheme() {
  for (int j = 0; j < rowCount(); ++j) setRowHeight(j, static_cast<int>(m_theme.px(kRow)));
  for (int k = 0; k < columns; ++k) setColumnWidth(k, static_cast<int>(m_theme.px(kWidths[k])));
  setMinimumHeight(static_cast<int>(m_theme.px(3 * kRow + 36)));
  widen();
  viewport()->update();
}

/// The arrows take what the numbers leave.
void GradientTable::widen() {
  int others = 0;
  for (int k = 0; k < columns; ++k)
    if (k != arrow) others += columnWidth(k);
  setColumnWidth(arrow, std::max(static_cast<int>(m_theme.px(kLeastArrow)), viewport()->width() - others));
}

void GradientTable::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  widen();
}

QString GradientTable::csv() const {
  QString text =
      csvLine({QStringLiteral("position"), QStringLiteral("source"), QStringLiteral("energy"), QStringLiteral("weight"),
               QStringLiteral("towards"), QStringLiteral("gradient"), QStringLiteral("measured")});
  for (std::size_t j = 0; j < m_rows.size(); ++j) {
    const GradientRow& row = m_rows[j];
    text += csvLine({QString::number(j), row.word, exactText(row.energy), exactText(row.alpha), exactText(row.towards),
                     exactText(row.de), row.checked ? exactText(*row.checked) : QString()});
  }
  return text;
}

ExportPicture GradientTable::picture(const QString& title, const QStringList& caption) const {
  ExportPicture picture;
  picture.id = QStringLiteral("gradient");
  picture.title = title;
  picture.description = accessibleDescription();
  picture.size =
      QSize(static_cast<int>(kPictureRight + kMargin), static_cast<int>(2 * kMargin + kRow * (rowCount() + 1)));
  std::vector<QStringList> lines{heads()};
  for (const GradientRow& row : m_rows) lines.push_back(texts(row));
  picture.paint = [lines, rows = m_rows, axis = m_axis, size = picture.size](QPainter& painter, QSize wanted) {
    fitPicture(painter, size, wanted);
    paintLines(painter, lines, rows, axis);
  };
  picture.csv = csv();
  picture.caption = caption;
  return picture;
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/run_legend.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr int kName = Qt::UserRole, kValue = Qt::UserRole + 1, kLine = Qt::UserRole + 2;
constexpr double kRow = 32, kSwatch = 32;

class LegendDelegate final : public QStyledItemDelegate {
 public:
  LegendDelegate(const Theme& theme, const std::vector<LineStyle>& styles, QObject* parent)
      : QStyledItemDelegate(parent), m_theme(theme), m_styles(styles) {}
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
    return {static_cast<int>(m_theme.px(120)), static_cast<int>(std::lround(m_theme.px(kRow)))};
  }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto line = static_cast<std::size_t>(index.data(kLine).toInt());
    if (line >= m_styles.size()) return;
    painter->save();
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, m_theme.color(Role::accentBg));
    const QRectF row = QRectF(option.rect).adjusted(m_theme.px(4), 0, -m_theme.px(4), 0);
    drawSwatch(*painter, QRectF(row.left(), row.top(), m_theme.px(kSwatch), row.height()), m_styles[line], m_theme);
    const QString value = index.data(kValue).toString();
    const QFont strong = m_theme.font(TextStep::note, QFont::DemiBold), plain = m_theme.font(TextStep::note);
    const double width = value.isEmpty() ? 0 : numberWidth(strong, value) + m_theme.px(4);
    painter->setPen(m_theme.color(Role::text));
    painter->setFont(strong);
    drawNumber(*painter, QRectF(row.right() - width, row.top(), width, row.height()), value);
    painter->setFont(plain);
    const double left = row.left() + m_theme.px(kSwatch + 8);
    const double room = row.right() - width - m_theme.px(4) - left;
    drawLine(*painter, QRectF(left, row.top(), room, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
             QFontMetricsF(plain).elidedText(index.data(kName).toString(), Qt::ElideMiddle, room));
    painter->restore();
  }

 private:
  const Theme& m_theme;
  const std::vector<LineStyle>& m_styles;
};

}  // namespace

RunLegend::RunLegend(Theme& theme, QWidget* parent) : QListWidget(parent), m_theme(theme) {
  setLook(*this, "list");
  setItemDelegate(new LegendDelegate(theme, m_styles, this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setVerticalScrollBar(new ThinScrollBar(theme, Qt::Vertical, this));
  setFrameShape(QFrame::NoFrame);
  connect(this, &QListWidget::itemDoubleClicked, this,
          [this](QListWidgetItem* item) { Q_EMIT styleWanted(row(item)); });
  connect(&theme, &Theme::changed, this, [this] {
    doItemsLayout();
    viewport()->update();
  });
  describe();
}

void RunLegend::describe() {
  describeControl(*this, QStringLiteral("runs.legend"), tr("Legend"),
                  tr("The runs in the chart with the value that is read. Return changes colour, dash and marker."));
}

void RunLegend::setRuns(const CurvePicture& picture) {
  const int kept = currentRow();
  clear();
  m_styles.clear();
  for (const CurveSeries& series : picture.series) {
    auto* item = new QListWidgetItem(this);
    item->setData(kName, series.name);
    item->setData(kLine, static_cast<int>(m_styles.size()));
    item->setToolTip(plainTip(series.name + QLatin1Char('\n') + lineStyleName(series.style)));
    m_styles.push_back(series.style);
  }
  if (count() > 0) setCurrentRow(std::clamp(kept, 0, count() - 1));
}

void RunLegend::setValues(const std::vector<std::optional<double>>& values, int decimals) {
  for (int k = 0; k < count(); ++k) {
    const auto place = static_cast<std::size_t>(k);
    const QString value =
        place < values.size() && values[place] ? fixedText(*values[place], decimals) : QStringLiteral("–");
    item(k)->setData(kValue, value);
    item(k)->setData(
        Qt::AccessibleTextRole,
        tr("%1: %2, %3").arg(isolated(item(k)->data(kName).toString()), value, lineStyleName(m_styles[place])));
  }
}

void RunLegend::keyPressEvent(QKeyEvent* event) {
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentRow() >= 0) {
    Q_EMIT styleWanted(currentRow());
    return;
  }
  QListWidget::keyPressEvent(event);
}

void RunLegend::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QListWidget::changeEvent(event);
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pane_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/views/marks.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

constexpr int kVeilDelayMs = 150;
constexpr double kVeil = 0.6;
constexpr double kRadius = 6;

}  // namespace

/// Lies over old numbers and lets the mouse through.
class Veil final : public QWidget {
 public:
  Veil(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("veil"));
    hide();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor surface = m_theme.color(Role::surface);
    surface.setAlphaF(kVeil);
    painter.fillRect(rect(), surface);
    painter.setFont(m_theme.font(TextStep::note, QFont::Medium));
    const QString words = PaneView::tr("updating");
    const double width = textWidth(painter.font(), words) + m_theme.px(24);
    const QRectF pill(rect().center().x() - width / 2, rect().center().y() - m_theme.px(14), width, m_theme.px(28));
    painter.setPen(QPen(m_theme.color(Role::control), m_theme.px(1)));
    painter.setBrush(m_theme.color(Role::surface));
    painter.drawRoundedRect(pill, m_theme.px(4), m_theme.px(4));
    painter.setPen(m_theme.color(Role::text));
    drawLine(painter, pill, Qt::AlignHCenter, words);
  }

 private:
  Theme& m_theme;
};

/// The 3 px ring around the pane whose canvas has the keyboard; above everything, so that no strip covers it.
class FocusFrame final : public QWidget {
 public:
  FocusFrame(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = m_theme.px(3), radius = m_theme.px(kRadius);
    painter.setPen(QPen(m_theme.color(Role::text), line));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
  }

 private:
  Theme& m_theme;
};

PaneView::PaneView(const QString& id, DecodeModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_theme(theme),
      m_id(id),
      m_header(new QWidget(this)),
      m_headerLine(new QHBoxLayout(m_header)),
      m_column(new QVBoxLayout(this)),
      m_title(new GivingLabel(m_header)),
      m_note(new GivingLabel(m_header)),
      m_maximise(new MaximiseButton(theme, m_header)) {
  setObjectName(id);
  m_header->setObjectName(id + QStringLiteral(".header"));
  m_note->setMinimumWidth(0);
  m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_headerLine->addWidget(m_title);
  m_headerLine->addWidget(new LabelPlace(m_note), 1);
  m_headerLine->addWidget(m_maximise);
  m_column->addWidget(m_header);
  connect(m_maximise, &QPushButton::toggled, this, &PaneView::maximiseRequested);
  connect(&theme, &Theme::changed, this, &PaneView::applyTheme);
  connect(&model, &DecodeModel::staleChanged, this, &PaneView::followStale);
  connect(&model, &DecodeModel::resultChanged, this, [this] {
    if (!m_veil || !m_model.stale()) return;  // an answer on the way: these numbers are new enough
    m_veil->hide();
    m_veilDelay.start();
  });
  m_veilDelay.setSingleShot(true);
  m_veilDelay.setInterval(kVeilDelayMs);
  connect(&m_veilDelay, &QTimer::timeout, this, [this] {
    if (!isBehind() || followsHand()) return;
    m_veil->show();
    m_veil->raise();
  });
}

void PaneView::setCanvas(PaneCanvas* canvas) {
  m_canvas = canvas;
  canvas->setObjectName(m_id + QStringLiteral(".canvas"));
  m_column->addWidget(canvas, 1);
  m_veil = new Veil(m_theme, this);
  m_ring = new FocusFrame(m_theme, this);
  canvas->installEventFilter(this);
  setFocusProxy(canvas);
  applyTheme();
  retranslate();
}

void PaneView::addControl(QWidget* control) {
  m_headerLine->insertWidget(m_headerLine->indexOf(m_maximise), control);
}

void PaneView::addHeaderWidget(QWidget* widget) {
  addControl(widget);
  if (m_canvas) setTabOrder(m_canvas, widget);  // with its pane, not after everything made before it
}

void PaneView::setTitleSwitch(QWidget* choice) {
  m_title->hide();
  m_headerLine->insertWidget(0, choice);
  if (m_canvas) setTabOrder(m_canvas, choice);  // with its pane, not after everything made before it
}

void PaneView::addFooter(QWidget* footer) {
  m_column->addWidget(footer);
}

void PaneView::setHeaderVisible(bool visible) {
  m_header->setVisible(visible);
}

void PaneView::setMaximised(bool maximised) {
  const QSignalBlocker quiet(m_maximise);
  m_maximise->setChecked(maximised);
  m_maximise->update();
}

void PaneView::setTexts(const QString& title, const QString& help) {
  m_title->setText(title);
  setAccessibleName(title);
  setAccessibleDescription(help);
  m_canvas->setAccessibleName(title);
  m_canvas->setWhatsThis(help.toHtmlEscaped());
  describeControl(*m_maximise, m_id + QStringLiteral(".maximise"), tr("Maximise %1").arg(title),
                  tr("Lets this pane fill the page, and back."));
  m_maximise->setToolTip(tr("Maximise"));
}

void PaneView::setNote(const QString& note) {
  m_note->setText(note);
}

QString PaneView::exportNotice() const {
  const Trace* trace = m_model.trace().get();
  const bool aligned = trace && !trace->steps.empty() && trace->steps.front().e.size() > 0;
  const int steps = aligned ? stepsWithoutWeights(*trace) : 0;
  if (steps == 0) return {};
  return steps == 1 ? tr("The weights of 1 step are not computable (nan).")
                    : tr("The weights of %1 steps are not computable (nan).").arg(QString::number(steps));
}

QString PaneView::description() const {
  return m_canvas->description();
}
QSize PaneView::exportSize() const {
  return m_canvas->exportSize();
}

void PaneView::renderTo(QPainter& painter, QSize size) const {
  painter.save();
  painter.fillRect(QRectF(QPointF(0, 0), QSizeF(size)), exportTheme().color(Role::surface));
  m_canvas->renderTo(painter, size);
  painter.restore();
}

void PaneView::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_header->setFixedHeight(px(32));
  m_headerLine->setContentsMargins(px(11), 0, px(4), 0);
  m_headerLine->setSpacing(px(4));
  m_column->setContentsMargins(px(1), 0, px(1), px(1));
  m_column->setSpacing(0);
  m_title->setFont(m_theme.font(TextStep::base, QFont::DemiBold));
  m_note->setFont(m_theme.font(TextStep::note));
  m_note->setIndent(px(4));
  QPalette palette;
  palette.setColor(QPalette::WindowText, m_theme.color(Role::text));
  m_title->setPalette(palette);
  palette.setColor(QPalette::WindowText, m_theme.color(Role::text2));
  m_note->setPalette(palette);
  update();
}

void PaneView::followStale() {
  if (isBehind() && !followsHand()) {
    if (!m_veil->isVisible() && !m_veilDelay.isActive()) m_veilDelay.start();
    return;
  }
  m_veilDelay.stop();
  m_veil->hide();
}

void PaneView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double line = std::max(1.0, std::round(m_theme.px(1)));
  painter.setPen(QPen(m_theme.color(Role::hair), line));
  painter.setBrush(m_theme.color(Role::surface));
  const double radius = m_theme.px(kRadius);
  painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
}

void PaneView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (m_ring) m_ring->setGeometry(rect());
}

void PaneView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

bool PaneView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_canvas) {
    const bool focus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (focus || event->type() == QEvent::DynamicPropertyChange) {  // watchFocus() tells by a property
      m_ring->raise();
      m_ring->setVisible(ringShown(*m_canvas));
    }
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) m_veil->setGeometry(m_canvas->geometry());
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/style.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kPreviewMs = 200;
constexpr double kStep = 0.02, kLongStep = 0.1, kReachStep = 0.04;
constexpr double kWide = 300, kGap = 8, kTick = 16;

}  // namespace

PreviewPad::PreviewPad(const Theme& theme, PresentState& state, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_state(state) {
  setFocusPolicy(Qt::StrongFocus);
  watchFocus(*this);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setCursor(Qt::CrossCursor);
  m_rest.setSingleShot(true);
  m_rest.setInterval(kPreviewMs);
  connect(&m_rest, &QTimer::timeout, this, qOverload<>(&QWidget::update));
  connect(&state, &PresentState::changed, this, &PreviewPad::follow);
  connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
  retranslate();
}

void PreviewPad::setSource(QWidget* audience, QWidget* changes) {
  delete m_watch;
  m_source = audience;
  m_watch = changes ? new PaintWatch(*changes, kPreviewMs, this) : nullptr;
  if (m_watch) connect(m_watch, &PaintWatch::painted, this, qOverload<>(&QWidget::update));
  update();
}

QSize PreviewPad::sizeHint() const {
  const auto width = static_cast<int>(std::lround(m_theme.px(kWide)));
  return {width, heightForWidth(width)};
}

void PreviewPad::retranslate() {
  describeControl(
      *this, QStringLiteral("presentPreview"), tr("What the audience sees"),
      tr("A small picture of the audience's screen. Click, or use the arrow keys, to move the spotlight and "
         "the magnified region; + and - make it wider and narrower."));
}

void PreviewPad::follow() {
  setAccessibleDescription(
      tr("Region at %1 % from the left, %2 % from the top, %3 % wide. Arrow keys move it, + and - change its width.")
          .arg(std::lround(m_state.middle().x() * 100))
          .arg(std::lround(m_state.middle().y() * 100))
          .arg(std::lround(m_state.reach() * 100)));
  if (!m_rest.isActive()) m_rest.start();
}

QRectF PreviewPad::picture() const {
  const QRectF room = QRectF(rect()).adjusted(m_theme.px(4), m_theme.px(4), -m_theme.px(4), -m_theme.px(4));
  if (!m_source || m_source->size().isEmpty()) return room;
  const QSizeF size = QSizeF(m_source->size()).scaled(room.size(), Qt::KeepAspectRatio);
  return {room.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

void PreviewPad::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const QRectF frame = picture();
  if (m_source) paintMirror(painter, *m_source, m_source->rect(), frame);
  painter.setBrush(Qt::NoBrush);
  if (m_state.spotlight() || m_state.zoomed()) {
    const QSizeF size = frame.size() * m_state.reach();
    const QPointF middle =
        frame.topLeft() + QPointF(m_state.middle().x() * frame.width(), m_state.middle().y() * frame.height());
    painter.setPen(QPen(m_theme.color(Role::accent), m_theme.px(2), Qt::DashLine));
    if (m_state.zoomed())
      painter.drawRect(QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size) & frame);
    else
      painter.drawEllipse(middle, size.width() / 2, size.width() / 2);
  }
  const double line = m_theme.px(ringShown(*this) ? 3 : 1);
  painter.setPen(QPen(m_theme.color(ringShown(*this) ? Role::text : Role::control), line));
  painter.drawRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2));
}

void PreviewPad::moveTo(QPointF point) {
  const QRectF frame = picture();
  m_state.setMiddle({(point.x() - frame.left()) / frame.width(), (point.y() - frame.top()) / frame.height()});
}

void PreviewPad::mousePressEvent(QMouseEvent* event) {
  moveTo(event->position());
}

void PreviewPad::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) moveTo(event->position());
}

void PreviewPad::wheelEvent(QWheelEvent* event) {
  m_state.setReach(m_state.reach() + (event->angleDelta().y() > 0 ? kReachStep : -kReachStep));
}

void PreviewPad::keyPressEvent(QKeyEvent* event) {
  const double step = event->modifiers() & Qt::ShiftModifier ? kLongStep : kStep;
  switch (event->key()) {
    case Qt::Key_Left:
      return m_state.setMiddle(m_state.middle() - QPointF(step, 0));
    case Qt::Key_Right:
      return m_state.setMiddle(m_state.middle() + QPointF(step, 0));
    case Qt::Key_Up:
      return m_state.setMiddle(m_state.middle() - QPointF(0, step));
    case Qt::Key_Down:
      return m_state.setMiddle(m_state.middle() + QPointF(0, step));
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return m_state.setReach(m_state.reach() + kReachStep);
    case Qt::Key_Minus:
      return m_state.setReach(m_state.reach() - kReachStep);
    default:
      QWidget::keyPressEvent(event);
  }
}

PresenterPanel::PresenterPanel(const Services& services, PresentState& state, bool strip, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_strip(strip),
      m_preview(new PreviewPad(services.theme, state, this)),
      m_time(plainLabel(QStringLiteral("presentTime"), "title", this)),
      m_now(plainLabel(QStringLiteral("presentNow"), "strong", this)),
      m_next(plainLabel(QStringLiteral("presentNext"), "note", this)),
      m_notes(new QTextBrowser(this)) {
  setObjectName(QStringLiteral("presenterPanel"));
  setAttribute(Qt::WA_StyledBackground);
  m_notes->setOpenLinks(false);
  build();
  connect(&services.theme, &Theme::changed, this, &PresenterPanel::applyTheme);
  retranslate();
  applyTheme();
}

PaneButton* PresenterPanel::button(const char* id) {
  auto* made = new PaneButton(m_services.theme, QString(), this);
  QAction* action = m_services.actions.get(QLatin1String(id));
  made->setAction(action);
  if (action->isCheckable()) {  // room for the tick
    const auto widen = [this, made] {
      made->setMinimumWidth(made->sizeHint().width() + static_cast<int>(m_services.theme.px(kTick)));
    };
    connect(action, &QAction::changed, made, widen);
    connect(&m_services.theme, &Theme::changed, made, widen);
    widen();
  }
  m_buttons.push_back(made);
  return made;
}

void PresenterPanel::build() {
  auto* column = new QVBoxLayout(this);
  auto* times = new QHBoxLayout;
  times->addWidget(m_time);
  times->addWidget(button("present.timer"));
  times->addWidget(button("present.timerReset"));
  auto* parts = new QHBoxLayout;
  parts->addWidget(button("present.previous"));
  parts->addWidget(button("present.next"));
  if (m_strip) {
    m_preview->hide();
    m_notes->hide();
    auto* line = new QHBoxLayout;
    line->addLayout(times);
    line->addLayout(parts);
    line->addWidget(m_now, 1);
    for (const char* id :
         {"present.pane", "present.blank", "present.spotlight", "present.zoom", "present.notes", "present.stop"})
      line->addWidget(button(id));
    m_next->hide();
    m_now->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column->addWidget(m_notes);
    column->addLayout(line);
    return;
  }
  auto* tools = new QGridLayout;
  int at = 0;
  for (const char* id :
       {"present.blank", "present.freeze", "present.spotlight", "present.zoom", "present.keys", "present.whole"}) {
    tools->addWidget(button(id), at / 2, at % 2);
    ++at;
  }
  tools->addWidget(button("present.pane"), at / 2, 0, 1, 2);
  m_now->setWordWrap(true);
  m_next->setWordWrap(true);
  column->addWidget(m_preview);
  column->addLayout(tools);
  column->addLayout(times);
  column->addWidget(m_now);
  column->addWidget(m_next);
  column->addLayout(parts);
  column->addWidget(m_notes, 1);
  column->addWidget(button("present.stop"));
}

void PresenterPanel::show(const Texts& texts) {
  m_time->setText(texts.time);
  m_now->setText(texts.now);
  m_next->setText(texts.next);
  m_next->setVisible(!m_strip && !texts.next.isEmpty());
  if (texts.notes != m_notes->toPlainText()) m_notes->setPlainText(texts.notes);
}

void PresenterPanel::setNotesShown(bool shown) {
  if (m_strip) m_notes->setVisible(shown);
}

void PresenterPanel::applyTheme() {
  const Theme& theme = m_services.theme;
  const auto px = [&theme](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  setPalette(themePalette(theme));
  setFont(theme.font(TextStep::base));
  setStyleSheet(ui::styleSheet(theme) +
                QStringLiteral("#presenterPanel { background: %1; border: none; border-%4: 1px solid %2; }"
                               "QLabel { font-size: %5px; }"
                               "QTextBrowser { background: %1; color: %3; border: 1px solid %2; border-radius: 4px; }")
                    .arg(theme.color(Role::surface).name(), theme.color(Role::hair).name(),
                         theme.color(Role::text).name(), m_strip ? QStringLiteral("top") : QStringLiteral("left"))
                    .arg(px(13)));
  // The window around it may be much larger, and a style sheet hands its type on.
  for (QLabel* label : {m_now, m_next}) label->setFont(theme.font(TextStep::base));
  m_notes->setFont(theme.font(TextStep::body));
  m_notes->setMaximumHeight(m_strip ? px(120) : QWIDGETSIZE_MAX);
  layout()->setContentsMargins(px(kGap), px(m_strip ? 2 : kGap), px(kGap), px(m_strip ? 2 : kGap));
  layout()->setSpacing(px(m_strip ? 2 : kGap));
  if (!m_strip) setMinimumWidth(px(kWide));
}

void PresenterPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void PresenterPanel::retranslate() {
  setAccessibleName(tr("For the presenter"));
  m_preview->retranslate();
  m_time->setAccessibleName(tr("Time since the talk began"));
  describeControl(*m_notes, QStringLiteral("presentNotes"), tr("Notes"),
                  tr("What the lesson says to the presenter about the part on screen. The audience does not see it."));
}

}  // namespace lookback::ui

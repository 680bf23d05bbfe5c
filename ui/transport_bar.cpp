// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transport_bar.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/describe.h"
#include "ui/support/style.h"
#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kSpeeds[] = {0.25, 0.5, 1, 2, 4};
constexpr SubStep kSubSteps[] = {SubStep::score, SubStep::soften, SubStep::blend, SubStep::write};

/// The line between two dots.
class DotLink final : public QFrame {
 public:
  DotLink(const Theme& theme, QWidget* parent) : QFrame(parent), m_theme(theme) {}
  QSize sizeHint() const override { return {static_cast<int>(m_theme.px(16)), static_cast<int>(m_theme.px(32))}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const double thick = m_theme.px(2);
    fillSharp(painter, QRectF(0, (height() - thick) / 2, width(), thick),
              m_theme.color(property("done").toBool() ? Role::control : Role::hair));
  }

 private:
  const Theme& m_theme;
};

}  // namespace

SubStepDot::SubStepDot(const Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SubStepDot::setState(State state) {
  if (state == m_state) return;
  m_state = state;
  setEnabled(state != State::absent);
  updateGeometry();
  update();
}

void SubStepDot::setShort(bool isShort) {
  if (isShort == m_short) return;
  m_short = isShort;
  updateGeometry();
  update();
}

QFont SubStepDot::textFont() const {
  return m_theme.font(TextStep::base, m_state == State::current ? QFont::DemiBold : QFont::Normal);
}

QSize SubStepDot::sizeHint() const {
  const double text = showsText() ? QFontMetricsF(textFont()).horizontalAdvance(this->text()) + m_theme.px(12) : 0;
  const double side = m_theme.px(m_state == State::current ? 15 : 11);
  return {static_cast<int>(std::ceil(text + 2 * side)), static_cast<int>(std::lround(m_theme.px(32)))};
}

void SubStepDot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double unit = m_theme.px(1);
  const bool current = m_state == State::current;
  const QRectF frame = QRectF(rect()).adjusted(unit / 2, unit / 2, -unit / 2, -unit / 2);
  if (current || underMouse()) {
    QColor ground = m_theme.color(current ? Role::accentBg : Role::surface);
    if (underMouse() && isEnabled()) ground = mixed(ground, m_theme.color(Role::text), isDown() ? 0.14 : 0.06);
    painter.setPen(current ? QPen(m_theme.color(Role::accent), unit) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
  }
  const QPointF centre((current ? 14 : 10) * unit, height() / 2.0);
  painter.setBrush(Qt::NoBrush);
  if (current) {
    painter.setPen(QPen(m_theme.color(Role::accent), 2 * unit));
    painter.drawEllipse(centre, 6 * unit, 6 * unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Role::accent));
    painter.drawEllipse(centre, 2.5 * unit, 2.5 * unit);
  } else if (m_state == State::done) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Role::text2));
    painter.drawEllipse(centre, 5 * unit, 5 * unit);
  } else {
    painter.setPen(QPen(m_theme.color(isEnabled() ? Role::control : Role::hair), 1.5 * unit));
    painter.drawEllipse(centre, 4.25 * unit, 4.25 * unit);
  }
  if (!showsText()) return;
  painter.setFont(textFont());
  const bool plain = current || m_state == State::done;
  painter.setPen(m_theme.color(!isEnabled() ? Role::text3 : plain ? Role::text : Role::text2));
  const double left = centre.x() + 12 * unit;
  drawLine(painter, QRectF(left, 0, width() - left, height()), Qt::AlignLeft, text());
}

TransportBar::TransportBar(Services services, DecodeModel& model, Player& player, QWidget* parent)
    : QFrame(parent),
      m_services(services),
      m_model(model),
      m_player(player),
      m_where(plainLabel(QStringLiteral("where"), "strong", this)),
      m_speed(new FieldCombo(services.theme, this)) {
  setObjectName(QStringLiteral("transportBar"));
  auto* line = new QHBoxLayout(this);
  buildButtons(line);
  for (const double speed : kSpeeds) m_speed->addItem(QString::number(speed) + QChar(0x00D7), speed);
  connect(m_speed, &QComboBox::activated, this,
          [this](int index) { m_player.setSpeed(m_speed->itemData(index).toDouble()); });
  connect(&player, &Player::speedChanged, this, &TransportBar::follow);
  connect(&player, &Player::playingChanged, this, &TransportBar::applyTheme);
  for (auto signal : {&DecodeModel::cursorChanged, &DecodeModel::resultChanged})
    connect(&model, signal, this, &TransportBar::follow);
  connect(&services.theme, &Theme::changed, this, &TransportBar::applyTheme);
  retranslate();
  applyTheme();
}

void TransportBar::buildButtons(QHBoxLayout* line) {
  const auto button = [&](const char* id, const char* look, ActionButton::Shows shows, const char* picture) {
    return new ActionButton(m_services.theme, m_services.actions.get(QLatin1String(id)), look, shows,
                            QLatin1String(picture), this);
  };
  using Shows = ActionButton::Shows;
  m_small = {button("step.first", "button", Shows::icon, "first"), button("step.back", "button", Shows::icon, "back"),
             button("play.toggle", "button", Shows::icon, "play"), button("step.last", "button", Shows::icon, "last")};
  m_step = button("step.next", "primary", Shows::both, "step");
  for (ActionButton* b : {m_small[0], m_small[1], m_small[2], m_step, m_small[3]}) line->addWidget(b);
  line->addSpacing(8);
  m_wherePlace = new LabelPlace(m_where, LabelPlace::Room::onlyGrows);
  line->addWidget(m_wherePlace);
  line->addSpacing(8);
  for (std::size_t i = 0; i < m_dots.size(); ++i) {
    if (i > 0) line->addWidget(m_links[i - 1] = new DotLink(m_services.theme, this));
    line->addWidget(m_dots[i] = new SubStepDot(m_services.theme, this));
    connect(m_dots[i], &QAbstractButton::clicked, this,
            [this, i] { m_model.setCursor(std::max(1, m_model.step()), kSubSteps[i]); });
  }
  line->addStretch(1);
  line->addWidget(m_speed);
  line->addSpacing(8);
  m_undo = button("edit.undo", "button", Shows::both, "undo");
  m_redo = button("edit.redo", "button", Shows::both, "redo");
  for (ActionButton* b : {m_undo, m_redo}) line->addWidget(b);
}

void TransportBar::follow() {
  const int words = m_model.trace() ? static_cast<int>(m_model.trace()->steps.size()) : 0;
  const bool attends = words > 0 && m_model.trace()->steps.front().alpha.size() > 0;
  if (words != m_words) {  // another sentence
    m_words = words;
    m_whereRoom = 0;
    m_wherePlace->forgetRoom();
  }
  m_where->setText(words == 0 ? tr("No sentence yet") : tr("Step %1 of %2").arg(m_model.step()).arg(words));
  const int current = m_model.step() == 0 ? -1 : static_cast<int>(m_model.subStep());
  for (int i = 0; i < 4; ++i) {
    auto state = i < current    ? SubStepDot::State::done
                 : i == current ? SubStepDot::State::current
                                : SubStepDot::State::toCome;
    if (words == 0 || (!attends && i < 2)) state = SubStepDot::State::absent;
    m_dots[static_cast<std::size_t>(i)]->setState(state);
    m_dots[static_cast<std::size_t>(i)]->setAccessibleDescription(
        state == SubStepDot::State::absent    ? tr("This model has no alignment: it reads one fixed vector.")
        : state == SubStepDot::State::current ? tr("The sub-step on the page.")
                                              : tr("Goes to this sub-step of the step."));
  }
  for (std::size_t i = 0; i < m_links.size(); ++i) {
    m_links[i]->setProperty("done", static_cast<int>(i) < current);
    m_links[i]->update();
  }
  const int index = m_speed->findData(m_player.speed());
  if (index >= 0) m_speed->setCurrentIndex(index);
  // The pill and the place are what changes its width here.
  const int room = m_where->sizeHint().width();
  if (current == m_pill && room <= m_whereRoom) return;
  m_pill = current;
  m_whereRoom = std::max(m_whereRoom, room);
  fit();
}

/// Where the bar is narrow for its scale and its words, things give way one after the other; all of them stay in the
/// menu and on their keys.
void TransportBar::fit() {
  if (m_fitting) return;
  m_fitting = true;  // showing and hiding resizes
  constexpr int kLevels = 6;
  for (int level = 0; level <= kLevels; ++level) {
    giveWay(level);
    layout()->invalidate();
    if (layout()->minimumSize().width() <= width()) break;
  }
  layout()->activate();
  m_fitting = false;
}

void TransportBar::giveWay(int level) {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  for (ActionButton* button : {m_undo, m_redo}) {
    button->setShows(level < 1 ? ActionButton::Shows::both : ActionButton::Shows::icon);
    button->setMinimumWidth(px(level < 1 ? 112 : 40));
  }
  for (QFrame* link : m_links) link->setVisible(level < 2);
  for (SubStepDot* dot : m_dots) dot->setShort(level >= 3);
  m_where->setVisible(level < 4);
  m_speed->setVisible(level < 5);
  for (const std::size_t end : {std::size_t{0}, m_small.size() - 1}) m_small[end]->setVisible(level < 6);
}

void TransportBar::resizeEvent(QResizeEvent* event) {
  fit();
  QFrame::resizeEvent(event);
}

void TransportBar::applyTheme() {
  const Theme& theme = m_services.theme;
  const auto px = [&theme](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  layout()->setContentsMargins(px(12), 0, px(24), 0);
  layout()->setSpacing(px(4));
  setFixedHeight(px(48));
  m_small[2]->setPicture(m_player.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play"));
  for (ActionButton* button : m_small) button->setFixedWidth(px(40));
  m_step->setMinimumWidth(px(104));
  m_speed->setFixedWidth(px(76));
  m_whereRoom = 0;
  follow();
}

void TransportBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void TransportBar::retranslate() {
  for (std::size_t i = 0; i < m_dots.size(); ++i) {
    const QString name = subStepName(kSubSteps[i]);
    m_dots[i]->setText(name);
    describeControl(*m_dots[i], QStringLiteral("subStep.%1").arg(i), tr("Sub-step %1").arg(name),
                    tr("Goes to this sub-step of the step."));
  }
  describeControl(*m_speed, QStringLiteral("speed"), tr("Playing speed"), tr("At 1× a word takes 1.2 seconds."));
  m_speed->setToolTip(tr("Playing speed"));
  m_whereRoom = 0;
  follow();
}

}  // namespace lookback::ui

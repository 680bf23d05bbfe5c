// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/player.h"

#include <algorithm>
#include <cmath>

namespace lookback::ui {
namespace {

constexpr double kWordMs = 1200;
constexpr double kSlowest = 0.25, kFastest = 4;

}  // namespace

Player::Player(DecodeModel& model, QObject* parent) : QObject(parent), m_model(model) {
  m_clock.setTimerType(Qt::PreciseTimer);
  connect(&m_clock, &QTimer::timeout, this, &Player::tick);
  connect(&model, &DecodeModel::resultChanged, this, [this] {
    if (words() == 0) pause();
  });
  connect(&model, &DecodeModel::breakpointsChanged, this, &Player::breakpointsChanged);
}

int Player::words() const {
  return m_model.trace() ? static_cast<int>(m_model.trace()->steps.size()) : 0;
}
bool Player::attends() const {
  return words() > 0 && m_model.trace()->steps.front().alpha.size() > 0;
}

bool Player::canStep() const {
  return words() > 0 && (m_model.step() < words() || m_model.subStep() != SubStep::write);
}
bool Player::canBack() const {
  return m_model.step() > 0;
}

void Player::first() {
  m_model.setCursor(0, SubStep::write);
}
void Player::last() {
  m_model.setCursor(words(), SubStep::write);
}

void Player::step() {
  if (!canStep()) return;
  switch (m_model.subStep()) {
    case SubStep::score:
      m_model.setCursor(m_model.step(), SubStep::soften);
      break;
    case SubStep::soften:
      m_model.setCursor(m_model.step(), SubStep::blend);
      break;
    case SubStep::blend:
      m_model.setCursor(m_model.step(), SubStep::write);
      break;
    case SubStep::write:
      m_model.setCursor(m_model.step() + 1, attends() ? SubStep::score : SubStep::blend);
      break;
  }
}

void Player::back() {
  if (!canBack()) return;
  switch (m_model.subStep()) {
    case SubStep::write:
      m_model.setCursor(m_model.step(), SubStep::blend);
      break;
    case SubStep::blend:
      if (attends())
        m_model.setCursor(m_model.step(), SubStep::soften);
      else
        m_model.setCursor(m_model.step() - 1, SubStep::write);
      break;
    case SubStep::soften:
      m_model.setCursor(m_model.step(), SubStep::score);
      break;
    case SubStep::score:
      m_model.setCursor(m_model.step() - 1, SubStep::write);
      break;
  }
}

void Player::nextWord() {
  const bool written = m_model.step() == 0 || m_model.subStep() == SubStep::write;
  m_model.setCursor(m_model.step() + (written ? 1 : 0), SubStep::write);
}

void Player::previousWord() {
  m_model.setCursor(m_model.step() - 1, SubStep::write);
}

void Player::start(bool reversed) {
  if (words() == 0) return;
  if (!reversed && !canStep()) first();
  if (reversed && !canBack()) last();
  m_reversed = reversed;
  m_clock.start(static_cast<int>(std::lround(kWordMs / (attends() ? 4 : 2) / m_speed)));
  Q_EMIT playingChanged();
}

void Player::play() {
  if (isPlaying())
    pause();
  else
    start(false);
}

void Player::playBackwards() {
  if (isPlaying() && m_reversed)
    pause();
  else
    start(true);
}

void Player::pause() {
  if (!isPlaying()) return;
  m_clock.stop();
  Q_EMIT playingChanged();
}

void Player::tick() {
  if (m_reversed)
    back();
  else
    step();
  const bool atBreak = m_model.subStep() == SubStep::write && hasBreakpoint(m_model.step());
  if (atBreak || (m_reversed ? !canBack() : !canStep())) pause();
}

void Player::setSpeed(double speed) {
  speed = std::clamp(speed, kSlowest, kFastest);
  if (speed == m_speed) return;
  m_speed = speed;
  if (isPlaying()) m_clock.setInterval(static_cast<int>(std::lround(kWordMs / (attends() ? 4 : 2) / m_speed)));
  Q_EMIT speedChanged();
}

void Player::toggleBreakpoint(int step) {
  m_model.toggleBreakpoint(step);
}

}  // namespace lookback::ui

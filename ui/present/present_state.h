// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QString>
#include <algorithm>

namespace lookback::ui {

/// What the presenter does to the audience's picture. One region serves spotlight and magnifier: its middle in shares
/// of the picture, its width as a share of the picture's width.
class PresentState final : public QObject {
  Q_OBJECT
 public:
  static constexpr double kNarrowest = 0.1, kWidest = 0.8, kUsualReach = 0.36;

  using QObject::QObject;
  bool blank() const { return m_blank; }
  bool frozen() const { return m_frozen; }
  bool spotlight() const { return m_spotlight; }
  bool zoomed() const { return m_zoomed; }
  bool showsKeys() const { return m_showsKeys; }
  QPointF middle() const { return m_middle; }
  double reach() const { return m_reach; }
  const QString& keys() const { return m_keys; }

  void setBlank(bool on) { set(m_blank, on); }
  void setFrozen(bool on) { set(m_frozen, on); }
  void setSpotlight(bool on) { set(m_spotlight, on); }
  void setZoomed(bool on) { set(m_zoomed, on); }
  void setShowsKeys(bool on) {
    if (!on) m_keys.clear();
    set(m_showsKeys, on);
  }
  void setKeys(const QString& keys) { set(m_keys, keys); }
  void setMiddle(QPointF middle) {
    set(m_middle, QPointF(std::clamp(middle.x(), 0.0, 1.0), std::clamp(middle.y(), 0.0, 1.0)));
  }
  void setReach(double reach) { set(m_reach, std::clamp(reach, kNarrowest, kWidest)); }
  /// As it is when a talk begins; whether keys are shown stays.
  void reset() {
    m_blank = m_frozen = m_spotlight = m_zoomed = false;
    m_middle = {0.5, 0.5};
    m_reach = kUsualReach;
    m_keys.clear();
    Q_EMIT changed();
  }

 Q_SIGNALS:
  void changed();

 private:
  template <class T>
  void set(T& value, const T& wanted) {
    if (value == wanted) return;
    value = wanted;
    Q_EMIT changed();
  }

  bool m_blank = false, m_frozen = false, m_spotlight = false, m_zoomed = false, m_showsKeys = true;
  QPointF m_middle{0.5, 0.5};
  double m_reach = kUsualReach;
  QString m_keys;
};

}  // namespace lookback::ui

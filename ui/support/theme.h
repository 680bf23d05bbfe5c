// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QHash>
#include <QObject>

namespace lookback::ui {

/// Every colour in the window is one of these; views hold no literal colours.
enum class Role {
  window,
  surface,
  sunken,
  text,
  text2,
  text3,
  hair,
  control,
  source,
  target,
  accent,
  onAccent,
  edited,
  error,
  bar,
  sourceBg,
  targetBg,
  accentBg,
  editedBg,
  errorBg,
  pos,
  neg
};
enum class ThemeName { system, light, dark, contrast };
/// Type sizes: display 24, body 16, title 15, base 13, note 12, tick 11, math 16 italic (px at 100 %).
enum class TextStep { display, body, title, base, note, tick, math };

/// Colours, type and scale of the whole window. One object, built in main and passed to whoever paints.
class Theme final : public QObject {
  Q_OBJECT
 public:
  explicit Theme(QObject* parent = nullptr);

  ThemeName name() const { return m_name; }
  void setName(ThemeName name);
  bool isDark() const;

  /// 1.0 is 100 %; between 0.8 and 3.0.
  double scale() const { return m_scale; }
  void setScale(double scale);
  /// A length of the design (px at 100 %) on this screen.
  double px(double length) const { return length * m_scale; }

  bool reducedMotion() const { return m_reducedMotion; }
  void setReducedMotion(bool reduced);

  QColor color(Role role) const;
  QFont font(TextStep step, int weight = QFont::Normal) const;
  /// Serif for symbols, in px at 100 %.
  QFont mathFont(double size, bool italic = true) const;

  /// Cividis on a fixed 0..1 scale, the same in every theme; NaN gives the error colour.
  QColor weight(double alpha) const;
  /// Black or white, whichever reads better on weight(alpha).
  QColor onWeight(double alpha) const;
  /// Purple to neutral to orange on a fixed -1..1 scale.
  QColor signedValue(double value) const;

 Q_SIGNALS:
  void changed();

 protected:
  /// With ThemeName::system the desktop's palette decides, also when it changes while the program runs.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  ThemeName m_name = ThemeName::system;
  ThemeName m_system = ThemeName::light;  // what the desktop had last
  double m_scale = 1.0;
  bool m_reducedMotion = false;
  /// Fonts as they were asked for: a copy knows its glyphs, a new one looks them up again.
  mutable QHash<quint64, QFont> m_fonts;
};

}  // namespace lookback::ui

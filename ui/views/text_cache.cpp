// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/text_cache.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPaintEngine>
#include <QStaticText>
#include <algorithm>

namespace lookback::ui {
namespace {

/// Above this the cache starts anew; a sentence of 200 words a side with all its numbers needs less than 2000.
constexpr qsizetype kMost = 20000;

/// Families do not count beyond that: the window has one for text and one for symbols (Theme).
struct Key {
  QString text;
  int pixels = 0, weight = 0;
  bool italic = false, serif = false;
  // Glyphs are kept for one scale and direction.
  float m11 = 1, m12 = 0;
  friend bool operator==(const Key&, const Key&) = default;
};

size_t qHash(const Key& key, size_t seed = 0) {
  return qHashMulti(seed, key.text, key.pixels, key.weight, key.italic, key.serif, key.m11, key.m12);
}

Key keyOf(const QFont& font, const QString& text) {
  return {text, font.pixelSize(), font.weight(), font.italic(), font.styleHint() == QFont::Serif, 1, 0};
}

template <class Value>
class Kept {
 public:
  template <class Make>
  const Value& get(const Key& key, Make make) {
    const auto found = m_values.constFind(key);
    if (found != m_values.cend()) return *found;
    if (m_values.size() >= kMost) m_values.clear();
    return *m_values.insert(key, make());
  }

 private:
  QHash<Key, Value> m_values;
};

/// A static text draws fast only on engines that keep glyphs; as text it must go everywhere else.
bool keepsGlyphs(const QPainter& painter) {
  const QPaintEngine* engine = painter.paintEngine();
  return engine && engine->type() == QPaintEngine::Raster;
}

}  // namespace

double textWidth(const QFont& font, const QString& text) {
  static Kept<double> widths;
  return widths.get(keyOf(font, text), [&] { return QFontMetricsF(font).horizontalAdvance(text); });
}

QString fitted(const QFont& font, const QString& text, double room) {
  if (textWidth(font, text) <= room) return text;
  static Kept<QString> cut;
  Key key = keyOf(font, text);
  key.m11 = static_cast<float>(room);  // a width is not turned: the place of the scale is free
  return cut.get(key, [&] { return QFontMetricsF(font).elidedText(text, Qt::ElideRight, std::max(room, 0.0)); });
}

void drawText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text) {
  if (text.isEmpty()) return;
  if (!keepsGlyphs(painter)) {
    const int flags =
        static_cast<int>(alignment | Qt::AlignAbsolute | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip;
    painter.drawText(rect, flags, text);
    return;
  }
  static Kept<QStaticText> texts;
  Key key = keyOf(painter.font(), text);
  const QTransform& transform = painter.deviceTransform();
  key.m11 = static_cast<float>(transform.m11());
  key.m12 = static_cast<float>(transform.m12());
  const QStaticText& kept = texts.get(key, [&] {
    QStaticText made(text);
    made.setTextFormat(Qt::PlainText);
    made.setPerformanceHint(QStaticText::AggressiveCaching);
    made.prepare(transform, painter.font());
    return made;
  });
  const double width = textWidth(painter.font(), text), height = kept.size().height();
  double x = rect.left();
  if (alignment & Qt::AlignRight)
    x = rect.right() - width;
  else if (alignment & Qt::AlignHCenter)
    x = rect.center().x() - width / 2;
  painter.drawStaticText(QPointF(x, rect.center().y() - height / 2), kept);
}

}  // namespace lookback::ui

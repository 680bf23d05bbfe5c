// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <cmath>

namespace lookback::ui {
namespace {

QPixmap drawn(const QString& name, const QColor& color, int side) {
  QPixmap pixmap(side, side);
  pixmap.fill(Qt::transparent);
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  if (file.open(QIODevice::ReadOnly)) {
    const QByteArray svg = file.readAll().replace("currentColor", color.name().toUtf8());
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, side, side));
  }
  return pixmap;
}

}  // namespace

QPixmap iconPixmap(const Theme& theme, const QString& name, Role role, double size, double ratio) {
  const int side = static_cast<int>(std::lround(theme.px(size) * ratio));
  const QColor color = theme.color(role);
  // A button asks again whenever its action changes, and reading the file is slow.
  const QString key = QStringLiteral("lookback:%1:%2:%3").arg(name, color.name()).arg(side);
  QPixmap pixmap;
  if (!QPixmapCache::find(key, &pixmap)) {
    pixmap = drawn(name, color, side);
    QPixmapCache::insert(key, pixmap);
  }
  pixmap.setDevicePixelRatio(ratio);
  return pixmap;
}

QIcon icon(const Theme& theme, const QString& name, Role role, double size) {
  const double ratio = qGuiApp ? qGuiApp->devicePixelRatio() : 1;
  QIcon result(iconPixmap(theme, name, role, size, ratio));
  result.addPixmap(iconPixmap(theme, name, Role::text3, size, ratio), QIcon::Disabled);
  return result;
}

QIcon spacedIcon(const Theme& theme, const QString& name, Role role, double before, double after) {
  const double ratio = qGuiApp ? qGuiApp->devicePixelRatio() : 1;
  const auto spaced = [&](Role ink) {
    const QPixmap picture = iconPixmap(theme, name, ink, 16, ratio);
    QPixmap wide(static_cast<int>(std::lround(theme.px(16 + before + after) * ratio)), picture.height());
    wide.fill(Qt::transparent);
    wide.setDevicePixelRatio(ratio);
    QPainter painter(&wide);
    painter.drawPixmap(QPointF(theme.px(before), 0), picture);
    return wide;
  };
  QIcon result(spaced(role));
  result.addPixmap(spaced(Role::text3), QIcon::Disabled);
  return result;
}

QSize spacedIconSize(const Theme& theme, double gap) {
  return {static_cast<int>(std::lround(theme.px(16 + gap))), static_cast<int>(std::lround(theme.px(16)))};
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <filesystem>

#include "ui/learn/lesson_document.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// A piece of lesson text, as high as it needs to be. Links are reached by Tab and followed by Enter.
class LessonProse final : public QTextBrowser {
  Q_OBJECT
 public:
  LessonProse(const Theme& theme, std::filesystem::path folder, QWidget* parent);
  void setHtml(const QString& html);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void lessonWanted(const QString& name);    // lesson:NAME
  void symbolWanted(const QString& symbol);  // symbol:NAME

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void applyTheme();

  const Theme& m_theme;
  std::filesystem::path m_folder;
  QString m_html;
  LessonDocument* m_document;
};

/// 68 characters of lesson text, in pixels.
int lessonTextWidth(const Theme& theme);

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QTextDocument>
#include <filesystem>
#include <functional>
#include <memory>

#include "core/lesson/lesson.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// Type and colours of lesson text, on screen or on paper.
struct LessonLook {
  QFont body;          // its pixel size is the size of the text
  QFont heading;       // of `##`; those below are as large as the text
  double line = 1.35;  // height of a line as a multiple of the type size
  QColor text, quiet, link, ground;
};
/// The text as the window shows it.
LessonLook lessonLook(const Theme& theme);

/// Text of a lesson (core's HTML: no scripts, no references but figures/NAME, lesson:NAME, symbol:NAME) as a document
/// that can be shown or printed. Pictures come from the lesson's folder alone and are checked again when they are read.
class LessonDocument final : public QTextDocument {
  Q_OBJECT
 public:
  /// `folder` is the lesson's; empty for one without (then there are no pictures).
  explicit LessonDocument(std::filesystem::path folder, QObject* parent = nullptr);
  void setProse(const QString& html, const LessonLook& look);

 protected:
  QVariant loadResource(int type, const QUrl& name) override;

 private:
  std::filesystem::path m_folder;
};

/// A picture figures/NAME of a lesson; null where it is none, too large, or lies outside the folder.
QImage lessonFigure(const std::filesystem::path& folder, const QString& name);

/// One prose block.
std::unique_ptr<LessonDocument> proseDocument(const lesson::Lesson& lesson, const lesson::Prose& prose,
                                              const LessonLook& look);

/// A whole lesson in one language: titles of the pages, their text, and in the place of each widget and question the
/// HTML that `instead` gives (none: left out). For handouts.
std::unique_ptr<LessonDocument> lessonDocument(const lesson::Lesson& lesson, const lesson::LessonText& text,
                                               const LessonLook& look,
                                               const std::function<QString(const lesson::Block&)>& instead = {});

}  // namespace lookback::ui

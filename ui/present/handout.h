// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <deque>
#include <map>
#include <memory>

#include "ui/controllers/decode_worker.h"
#include "ui/learn/lesson_document.h"
#include "ui/present/handout_text.h"
#include "ui/services.h"

namespace lookback::ui {

class LessonWidget;

/// Pictures of live widgets by their block, twice as fine as a screen.
using HandoutFigures = std::map<const lesson::Block*, QImage>;

/// The lesson on A4 pages. Widgets without a picture are described. The lesson has a text in that language.
std::unique_ptr<LessonDocument> handoutDocument(const lesson::Lesson& lesson, const HandoutText& text,
                                                const std::string& language, const HandoutFigures& figures);
/// Writes it as PDF; the file is replaced whole or not at all. Empty on success, else a sentence with file and reason.
QString writeHandout(const lesson::Lesson& lesson, const std::string& language, HandoutFor whom,
                     const HandoutFigures& figures, const QString& file);

/// Makes handouts of a lesson: lets its widgets work one after the other where nobody sees them, takes their pictures,
/// and writes the files. Widgets that have nothing to show after `patienceMs` are described instead.
class HandoutJob final : public QObject {
  Q_OBJECT
 public:
  struct Copy {
    HandoutFor whom = HandoutFor::student;
    QString file;
  };
  /// `language` is one of the lesson's, else its first.
  HandoutJob(const Services& services, std::shared_ptr<const lesson::LoadedLesson> lesson, std::string language,
             std::vector<Copy> copies, QObject* parent, DecodeEngine engine = DecodeEngine::core().shared());
  ~HandoutJob() override;
  void start();
  void setPatience(int ms) { m_patienceMs = ms; }
  const HandoutFigures& figures() const { return m_figures; }

 Q_SIGNALS:
  void progressed(int done, int all);
  /// Empty: all copies are written.
  void finished(const QString& problem);

 private:
  void nextWidget();
  void lookAtWidget();
  void write();

  std::unique_ptr<Theme> m_theme;  // light, 100 %
  Services m_services;
  std::shared_ptr<const lesson::LoadedLesson> m_lesson;
  std::string m_language;
  std::vector<Copy> m_copies;
  DecodeEngine m_engine;
  std::deque<const lesson::Block*> m_todo;
  std::size_t m_all = 0;
  std::unique_ptr<QWidget> m_table;  // what the widgets lie on
  QPointer<LessonWidget> m_widget;
  const lesson::Block* m_block = nullptr;
  HandoutFigures m_figures;
  int m_patienceMs = 20000, m_waited = 0;
  QTimer m_look;
};

}  // namespace lookback::ui

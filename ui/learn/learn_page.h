// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <filesystem>
#include <functional>
#include <optional>

#include "ui/banner.h"
#include "ui/controllers/decode_worker.h"
#include "ui/learn/decode_capture.h"
#include "ui/learn/learn_record.h"
#include "ui/learn/lesson_library.h"
#include "ui/learn/lesson_player.h"
#include "ui/learn/lesson_shelf.h"
#include "ui/pages/page.h"
#include "ui/services.h"

namespace lookback::ui {

class AuthorView;
class GlossaryView;
class ReviewView;

/// The page Learn (U7): the library of lessons, the player of one, what is due for review, the words of the course, and
/// the place to write lessons.
class LearnPage final : public Page {
  Q_OBJECT
 public:
  /// `course` is the folder of the lessons (LessonShelf::standardCourse()); `engine` may be shared with the window's
  /// decoder, so that a model is read once.
  LearnPage(Services services, std::filesystem::path course, QWidget* parent,
            DecodeEngine engine = DecodeEngine::core().shared());
  ~LearnPage() override;
  /// Asks first if a lesson that is being written has not been saved.
  bool mayClose() override;
  /// The actions of a lesson, which the window has before the page is made.
  static void addActions(Actions& actions);
  static void nameActions(Actions& actions);

  QString statusText() const override;
  QString statusNote() const override;
  QUndoStack* undoStack() override;
  QList<QWidget*> stops() const override;

  /// Opens a lesson by the name of its folder ("005-by-hand") or its number ("5"), now or once the lessons are read;
  /// at a step (from 0), or where the learner was.
  void openLesson(const QString& name, int step = -1);
  void showLibrary();
  LessonShelf& shelf() { return m_shelf; }
  LearnRecord& record() { return m_record; }
  LessonPlayer& player() { return *m_player; }
  LessonLibrary& library() { return *m_library; }
  GlossaryView& glossary();
  ReviewView& review();
  AuthorView& author();
  /// Where "Capture view" of the author's view finds what Decode shows.
  void setCaptureSource(std::function<DecodeCapture(const std::vector<std::string>& models)> source);
  void showGlossary(const std::string& term = {});
  void showReview();
  void showAuthor();
  /// Watches and shows the lessons of this folder from now on; empty: none.
  void setOwnFolder(const QString& folder);

  /// What is exported: the live widget of a lesson, or its text; the words of the course; in the library the learner's
  /// answers, as PDF or CSV.
  bool canExport() const override;
  void exportAs() override;
  void copy() override;
  void exportAnswers();
  const Banner& banner() const { return *m_banner; }
  bool isPlaying() const { return m_stack->currentWidget() == m_player; }
  /// A lesson, the words or the review: Escape leads back to the library. The author's view is left by its button.
  bool isOnVisit() const;

 Q_SIGNALS:
  /// The lessons are read, and what was to be opened is open.
  void settled();

 protected:
  void retranslate() override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QStackedWidget* namedStack();
  void addActions();
  void addHeadButtons();
  void chooseOwnFolder();
  void showView(QWidget* view);
  void followDue();
  void followActions();
  /// What is shown, as a picture; none in the library and where lessons are written.
  std::optional<ExportPicture> shownPicture() const;
  void followShelf();
  void followRecord();
  void takeFocus();
  void open(const std::string& key, int step);
  const ShelfLesson* lessonOf(const QString& name) const;

  Services m_services;
  LearnRecord m_record;
  LessonShelf m_shelf;
  QStackedWidget* m_stack;
  Banner* m_banner;
  LessonLibrary* m_library;
  LessonPlayer* m_player;
  // Made when they are first wanted.
  GlossaryView* m_glossary = nullptr;
  ReviewView* m_review = nullptr;
  AuthorView* m_author = nullptr;
  std::function<DecodeCapture(const std::vector<std::string>&)> m_captureSource;
  DecodeEngine m_engine;
  QPushButton *m_due, *m_words, *m_answers, *m_folder, *m_write;
  QString m_said;  // of an export that failed, or where it went
  QString m_wanted;
  int m_wantedStep = -1;
  bool m_wantsFocus = false;  // was shown before there was anything to put the keyboard on
};

}  // namespace lookback::ui

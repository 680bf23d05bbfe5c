// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTimer>
#include <QTreeWidget>
#include <functional>
#include <map>

#include "core/lesson/reader.h"
#include "ui/learn/decode_capture.h"
#include "ui/learn/learn_record.h"
#include "ui/learn/lesson_player.h"
#include "ui/learn/lesson_shelf.h"
#include "ui/services.h"
#include "ui/support/controls.h"

namespace lookback::ui {

/// Writing a lesson (L8): outline, Markdown and TOML, live preview, the linter's problems with line and column, widgets
/// to insert, and the view as it is now as a widget block. Files are those of the own folder.
class AuthorView final : public QWidget {
  Q_OBJECT
 public:
  AuthorView(Services services, DecodeEngine engine, LessonShelf& shelf, QWidget* parent);

  /// Opens a lesson of the own folder by the name of its folder; what is not saved of another stays until it is saved
  /// or given up. False if there is none.
  bool openLesson(const std::string& name);
  /// Writes a new lesson from the template into the own folder and opens it. Empty on success, else a sentence.
  QString newLesson(const QString& name);
  const std::string& name() const { return m_name; }
  bool isModified() const;
  /// Writes what was changed; empty on success, else a sentence that names file and reason.
  QString save();
  /// What was changed counts as saved.
  void forget();

  QPlainTextEdit* editor(const QString& file) const;
  const std::vector<lesson::Problem>& problems() const { return m_problems; }
  LessonPlayer& preview() { return *m_preview; }
  QTreeWidget& outline() { return *m_outline; }
  /// Puts a fence of this widget with its example after the cursor's block.
  void insertWidget(const std::string& kind);
  /// Puts a fence with the live state of the first widget in the preview after the cursor's block.
  void capture();
  /// The same with what the page Decode shows.
  void captureDecode();
  using CaptureSource = std::function<DecodeCapture(const std::vector<std::string>& models)>;
  void setCaptureSource(CaptureSource source) { m_captureSource = std::move(source); }
  QList<QWidget*> stops() const;
  QString statusText() const;

 Q_SIGNALS:
  void closed();
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  QPlainTextEdit* addEditor(const QString& file, const QString& text);
  void fillLessons();
  void followDisk();
  void parse();
  void fillOutline(const lesson::Lesson& lesson);
  void fillProblems();
  void goTo(const QString& file, int line, int column);
  void insertFence(const std::string& kind, const std::string& inside);
  lesson::LessonSource source() const;
  QPlainTextEdit* current() const;
  QString currentFile() const;
  QString path(const QString& file) const;
  void say(const QString& message);
  /// What is to be captured, where there is a choice.
  void askCapture();
  void askNew();
  void retranslate();
  void applyTheme();

  Services m_services;
  LessonShelf& m_shelf;
  LearnRecord m_record;  // of the preview: kept nowhere
  std::string m_name;
  std::vector<std::pair<QString, QPlainTextEdit*>> m_editors;  // file, text
  std::map<QString, QByteArray> m_onDisk;
  std::vector<lesson::Problem> m_problems;
  CaptureSource m_captureSource;
  QLabel *m_title, *m_message, *m_problemsTitle;
  FieldCombo *m_lessons, *m_palette;
  QPushButton *m_new, *m_save, *m_insert, *m_capture, *m_back;
  QSplitter* m_columns;
  QTreeWidget* m_outline;
  QTabWidget* m_tabs;
  QListWidget* m_list;
  LessonPlayer* m_preview;
  QTimer m_pause;
};

}  // namespace lookback::ui

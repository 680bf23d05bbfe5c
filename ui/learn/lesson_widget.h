// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QUndoStack>
#include <QVBoxLayout>
#include <QWidget>
#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include "core/lesson/lesson.h"
#include "ui/controllers/decode_worker.h"
#include "ui/controllers/picture_export.h"
#include "ui/services.h"

namespace lookback::ui {

class LearnRecord;

/// What the widgets of a lesson share.
struct LessonContext {
  Services services;
  DecodeEngine engine;  // shared, so that a model is read once
  LearnRecord* record = nullptr;
  std::string lesson;                    // as the store calls it
  std::string language;                  // of the text
  std::string place = {};                // of the widget in its lesson: "2.1", for guesses that are kept
  std::vector<std::string> models = {};  // of the lesson

  /// The file of a model that a lesson names; empty if it is not here.
  std::filesystem::path model(const std::string& name) const;
};

/// The controls that exist on a widget; all others are hidden, not greyed (P3).
class LessonControls {
 public:
  explicit LessonControls(const std::vector<std::string>& names) : m_names(names.begin(), names.end()) {}
  bool has(const char* name) const { return m_names.contains(name); }
  bool any(std::initializer_list<const char*> names) const;

 private:
  std::set<std::string, std::less<>> m_names;
};

/// A live widget of a lesson: what it shows, the sentence under it, and what the frame asks of it.
class LessonWidget : public QWidget {
  Q_OBJECT
 public:
  LessonWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);

  /// What undo and redo act on; null for none.
  virtual QUndoStack* undoStack() { return nullptr; }
  /// What takes the keyboard when the widget is visited; null: nothing in it.
  virtual QWidget* firstStop() const { return nullptr; }
  /// While true, what stands behind it on the page is not shown yet.
  virtual bool isGateClosed() const { return false; }
  /// Lights a number that the text names: "alpha.2".
  virtual void lightSymbol(const QString&) {}
  /// Steps on or back, for keys of the page; false if the widget does not step.
  virtual bool stepOn() { return false; }
  virtual bool stepBack() { return false; }
  /// What is to be seen, for the status line.
  virtual QString statusText() const { return {}; }
  /// Its parameters as they are now, as the inside of a fence (author view); empty: as written.
  virtual std::string captured() const { return {}; }
  /// What Ctrl+E writes of it (U11). A widget without a picture for paper is drawn as it is on screen, with its status
  /// in place of numbers. The picture stays what it is when the widget changes or goes.
  virtual ExportPicture picture();

  const lesson::Widget& source() const { return m_source; }

 Q_SIGNALS:
  void statusChanged();
  void gateChanged();
  /// There are other controls than before.
  void contentChanged();
  /// The learner has done what it asked for: the keyboard may go on.
  void passed();

 protected:
  void changeEvent(QEvent* event) override;
  virtual void retranslate() = 0;
  virtual void applyTheme();
  /// Above the caption.
  QVBoxLayout* body() const { return m_body; }
  const LessonContext& context() const { return m_context; }
  Theme& theme() const { return m_context.services.theme; }
  const lesson::Parameters& parameters() const { return m_source.parameters; }
  const LessonControls& controls() const { return m_controls; }
  int px(double length) const;

 private:
  LessonContext m_context;
  lesson::Widget m_source;
  LessonControls m_controls;
  QVBoxLayout* m_body;
  QLabel* m_caption;
};

/// The widget for a block of a lesson. Never null: what cannot be shown says why in its place.
LessonWidget* makeLessonWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);

/// What makes the widgets of one kind. Kinds that are not in this list say so in their place; parts of the window that
/// bring a widget of their own add it here.
using LessonWidgetMaker = std::function<LessonWidget*(const LessonContext&, const lesson::Widget&, QWidget*)>;
void addLessonWidget(lesson::WidgetKind kind, LessonWidgetMaker maker);

}  // namespace lookback::ui

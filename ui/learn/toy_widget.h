// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <map>
#include <vector>

#include "ui/learn/lesson_widget.h"
#include "ui/models/toy_model.h"
#include "ui/pages/card.h"

namespace lookback::ui {

class PaneButton;

/// Numbers behind a name: "s(i−1)  [ 1.0 ] [ −1.0 ]".
class NumberFields final : public QWidget {
  Q_OBJECT
 public:
  NumberFields(const Theme& theme, const QString& objectName, int count, double limit, QWidget* parent);
  void setName(const QString& name, const QString& help);
  void setValues(const Vector<double>& values);

 Q_SIGNALS:
  void edited(int index, double value);
  void finished();

 private:
  QLabel* m_name;
  std::vector<QDoubleSpinBox*> m_fields;
  bool m_following = false;
};

/// A widget with a calculator of its own: energies, sheet, hull, scorer of a toy.
class ToyLessonWidget : public LessonWidget {
  Q_OBJECT
 public:
  ToyLessonWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  ~ToyLessonWidget() override;

  QUndoStack* undoStack() override { return &m_undo; }
  QWidget* firstStop() const override;
  ToyModel& model() { return m_model; }
  std::string captured() const override;
  /// The table of energies and weights.
  ExportPicture picture() override;

 protected:
  void retranslate() override;
  void applyTheme() override;
  /// The card that everything stands in.
  Card* card() const { return m_card; }
  /// Buttons for the listed controls that act on all energies, then undo, redo, reset and the number of places; at the
  /// end of the card.
  void addButtons();
  /// Fields for the state, each annotation and the scorer, where the controls are listed.
  void addNumbers();
  /// The toy has changed.
  virtual void follow();

 private:
  void add(const char* control, const std::function<void()>& run);
  void addVector(const char* name, int count, const std::function<Vector<double>(const Toy&)>& get,
                 const std::function<void(Toy&, int, double)>& set);
  void nameButtons();
  void nameNumbers();
  int strongest() const;

  QUndoStack m_undo;
  ToyModel m_model;
  Card* m_card;
  std::map<std::string, PaneButton*> m_buttons;
  struct Numbers {
    QString symbol;
    NumberFields* fields;
    std::function<Vector<double>(const Toy&)> get;
  };
  std::vector<Numbers> m_numbers;
  QLabel *m_placesName = nullptr, *m_refused = nullptr;
  QSpinBox* m_places = nullptr;
};

}  // namespace lookback::ui

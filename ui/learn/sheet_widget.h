// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/hull_widget.h"
#include "ui/learn/lesson_decoder.h"
#include "ui/learn/lesson_widget.h"
#include "ui/learn/sheet_view.h"
#include "ui/learn/toy_widget.h"

namespace lookback::ui {

/// The worked sheet of a toy: score, soften, weigh, sum, on one of the three rungs (P9). It follows its numbers, which
/// the learner may change where the page lists the controls.
class SheetWidget final : public ToyLessonWidget {
  Q_OBJECT
 public:
  SheetWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  QWidget* firstStop() const override;
  void lightSymbol(const QString& symbol) override { m_view->light(symbol); }
  bool stepOn() override;
  bool stepBack() override;
  QString statusText() const override;
  SheetView& view() { return *m_view; }
  /// A sheet with blanks is drawn as it stands, and gives no answer away.
  ExportPicture picture() override;

 protected:
  void retranslate() override;
  void follow() override;

 private:
  SheetView* m_view;
  WordChoice* m_choice = nullptr;
  int m_shownRows = -1;  // with the controls step and back; -1: all
};

/// The same of one step of a real model.
class ModelSheetWidget final : public LessonWidget {
  Q_OBJECT
 public:
  ModelSheetWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  QWidget* firstStop() const override { return m_view->firstField(); }
  void lightSymbol(const QString& symbol) override { m_view->light(symbol); }
  ExportPicture picture() override;

 protected:
  void retranslate() override;

 private:
  Card* m_card;
  SheetView* m_view;
  LessonDecoder* m_lane;
};

/// What a sheet block shows of `sheet`.
SheetShown shownOf(const lesson::Parameters& parameters, const Worksheet& sheet);

}  // namespace lookback::ui

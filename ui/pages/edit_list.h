// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QPointer>
#include <QVBoxLayout>
#include <QWidget>

#include "ui/controllers/decode_controller.h"
#include "ui/models/decode_model.h"
#include "ui/support/controls.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// One edit in words; pressing it goes to its step.
class EditButton final : public QAbstractButton {
  Q_OBJECT
 public:
  EditButton(const Theme& theme, QWidget* parent);
  /// "e(6, zone)" and "1.20 → 2.60", letter for letter.
  void setTexts(const QString& what, const QString& values);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme& m_theme;
  QString m_what, m_values;
};

/// What a person changed, in the order it acts: switch each on and off, go to its step, take it out; and what came of
/// it.
class EditList final : public QWidget {
  Q_OBJECT
 public:
  EditList(const Theme& theme, DecodeModel& model, DecodeController& controller, QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void rebuild();
  void updateRows();
  QWidget* row(int index, const Intervention& intervention);
  /// "Chosen word: still Economic." and what else the edits of this step did.
  void sayOutcome();
  QString chosenSentence(const StepTrace& step) const;
  QString flipSentence() const;
  QString restSentence() const;

  const Theme& m_theme;
  DecodeModel& m_model;
  DecodeController& m_controller;
  QLabel *m_title, *m_count, *m_empty;
  QVBoxLayout* m_rows;
  struct Row {
    QCheckBox* check;
    EditButton* words;
  };
  std::vector<Row> m_lines;
  std::vector<Intervention> m_shown;  // what the rows stand for
  QLabel *m_chosen, *m_flip, *m_rest;
};

}  // namespace lookback::ui

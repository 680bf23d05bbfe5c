// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <memory>

#include "ui/controllers/scoreboard_controller.h"
#include "ui/services.h"
#include "ui/support/controls.h"

class QCheckBox;
class QSpinBox;

namespace lookback::ui {

/// What to evaluate: which systems, on which sentences, how they are to translate. Stays open beside the page.
class EvaluateForm final : public QDialog {
  Q_OBJECT
 public:
  EvaluateForm(Services services, QWidget* parent);
  void setBoard(const std::shared_ptr<const Board>& board);
  /// The system offered first; empty: all of one direction.
  void offer(const std::string& system);
  void setFiles(const std::filesystem::path& file, const std::filesystem::path& references = {});
  /// As the form stands. Throws Error saying what is missing.
  EvaluationWish wish() const;
  void retranslate();

 Q_SIGNALS:
  void evaluateRequested(const lookback::ui::EvaluationWish& wish);

 private:
  enum class Source { generated, pairs, parallel, stored, imported };
  struct SetItem {
    Source source = Source::generated;
    std::size_t index = 0;  // in testSets or imported
  };
  struct Field {
    QLabel* caption;
    QWidget* control;
  };
  void build();
  void addField(QWidget* control);
  void fillSystems();
  void fillSets();
  void follow();
  void chooseFile(std::filesystem::path& file, QPushButton* button);
  void showFiles();
  Direction direction() const;
  SetItem set() const;
  QSpinBox* number(const char* name, int least, int most, int value);

  Services m_services;
  std::shared_ptr<const Board> m_board;
  std::vector<SetItem> m_sets;
  std::vector<Field> m_fields;
  std::filesystem::path m_file, m_references;
  FieldCombo *m_system, *m_set;
  QPushButton *m_first, *m_second, *m_start, *m_close;
  QSpinBox *m_sentences, *m_from, *m_to, *m_seed, *m_beam;
  QCheckBox *m_replace, *m_again;
  QLabel *m_hint, *m_problem;
};

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QSpinBox>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/controllers/picture_export.h"
#include "ui/lens/honesty_worker.h"
#include "ui/models/decode_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class HonestyTable;
class PaneButton;
class PaneCombo;
class Segments;

/// L9: other weights in the place of the model's own (uniform, permuted, strongest removed, last only), for one word, a
/// sentence or a test set, and how many words stay. It says where a word reads from; it never says why a word was
/// written (F9). A plain widget: it follows a DecodeModel, or shows a trace that stands still. Nothing is computed
/// while it is hidden.
class HonestyLab final : public QWidget {
  Q_OBJECT
 public:
  enum class Scope { word, sentence, testSet };

  HonestyLab(Theme& theme, QWidget* parent);
  ~HonestyLab() override;

  void setModel(DecodeModel& model);
  void show(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace, int step);
  Scope scope() const { return m_scope; }
  void setScope(Scope scope);
  void shuffleAgain();
  /// Counts over a test set; the button's.
  void startSurvey();
  void chooseFile(const QString& file);

  const HonestyTable& table() const { return *m_table; }
  HonestyWorker& worker() { return m_worker; }
  QString conclusion() const { return m_conclusion->text(); }
  bool hasNumbers() const { return m_answer.has_value(); }
  ExportPicture picture() const;

 Q_SIGNALS:
  void changed();
  /// A file with sentences is wanted; the window asks for it and calls chooseFile().
  void fileWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void build();
  void connectParts();
  void retranslate();
  void applyTheme();
  void followModel();
  void take(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace, int step);
  QString whyNothing() const;
  void ask();
  void follow();
  void showWord();
  void showSentence();
  void showSurvey();
  void followSurvey();
  QString changeName(std::size_t change) const;
  QString wordName(int word) const;
  QString reads(const StepTrace& step) const;

  Theme& m_theme;
  QPointer<DecodeModel> m_followed;
  std::shared_ptr<const Model> m_model;
  std::shared_ptr<const Trace> m_trace;
  int m_step = 0;
  Scope m_scope = Scope::word;
  std::uint64_t m_seed = 1;
  std::optional<HonestyAnswer> m_answer;
  std::optional<CounterfactualShares> m_shares;
  qint64 m_done = 0, m_all = 0;
  QString m_file, m_surveyed;
  QTimer m_delay;

  Segments* m_scopes;
  PaneButton *m_shuffle, *m_run, *m_cancel;
  PaneCombo* m_sets;
  QSpinBox* m_sentences;
  QLabel *m_sentencesName, *m_head, *m_conclusion, *m_empty, *m_problem;
  QProgressBar* m_progress;
  QWidget *m_body, *m_survey;
  HonestyTable* m_table;
  HonestyWorker m_worker;
};

}  // namespace lookback::ui

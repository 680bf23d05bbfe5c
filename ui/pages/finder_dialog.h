// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <memory>

#include "ui/controllers/gold_controller.h"
#include "ui/pages/finder_model.h"
#include "ui/services.h"

namespace lookback::ui {

/// The sentences of a test set, ranked by what makes them worth looking at. Enter opens one in Decode along its gold
/// translation. Test sets come from the generator (exact links), from files, or from what was imported on the page
/// Data.
class FinderDialog final : public QDialog {
  Q_OBJECT
 public:
  FinderDialog(Services services, GoldController& gold, DecodeModel& decode, QWidget* parent);

  /// Shows the place where files are chosen.
  void chooseFiles();
  /// Sorts files into first text, second text and links by their names.
  void takeFiles(const QStringList& files);
  /// Opens what the form says.
  void load();
  bool isBusy() const { return m_loading || m_ranking; }
  const FinderModel& sentences() const { return *m_model; }

 Q_SIGNALS:
  /// Loading or ranking has begun or ended.
  void busyChanged();
  /// A sentence was opened in the decoder.
  void opened();

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  enum Source { frenchEnglish, dates, reverse, files, firstStored };

  void buildSource();
  QWidget* buildGenerated();
  QWidget* buildFiles();
  void buildTable();
  void arrange();
  void connectControls();
  void retranslate();
  void nameControls();
  void applyTheme();
  GoldChoice choice() const;
  void browse();
  void showSource();
  void listCorpora(const std::vector<store::CorpusRecord>& corpora);
  void take(const std::shared_ptr<const OpenGoldSet>& set);
  void rank();
  void sortRows();
  void followModel();
  void followRow();
  void openRow();
  void finish(const QString& problem);
  void enable();
  QString summary() const;

  Services m_services;
  GoldController& m_gold;
  DecodeModel& m_decode;
  FinderModel* m_model;
  std::vector<store::CorpusRecord> m_corpora;
  std::shared_ptr<const Model> m_rankedWith;
  HardenOptions m_rankedBy;
  bool m_loading = false, m_ranking = false;
  QString m_problem;

  QLabel *m_sourceLabel, *m_pairsLabel, *m_seedLabel, *m_firstLabel, *m_secondLabel, *m_linksLabel, *m_storedNote;
  QComboBox* m_source;
  QStackedWidget* m_options;
  QSpinBox *m_pairs, *m_seed;
  QLineEdit *m_first, *m_second, *m_links;
  QCheckBox* m_swap;
  QPushButton *m_browse, *m_load;
  QLabel *m_rankLabel, *m_summary, *m_pair;
  QComboBox* m_rankBy;
  QPushButton* m_rankAgain;
  QProgressBar* m_progress;
  QPushButton* m_cancel;
  QTableView* m_table;
  QPushButton *m_open, *m_close;
};

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>
#include <memory>

#include "core/data/import.h"
#include "ui/controllers/import_controller.h"
#include "ui/services.h"

namespace lookback::ui {

/// The settings of an import, from the files to the button: cards one under the other, of which the last, with the
/// button, is always in sight.
class DataForm final : public QWidget {
  Q_OBJECT
 public:
  DataForm(Services services, QWidget* parent);

  /// As the controls have it; the fixes are those of the page.
  ImportSource source() const;
  ImportSettings settings() const;
  QString name() const;
  int size() const { return m_size->value(); }

  /// One or two files of sentences; a file of links (.align, .links, .talp, .pharaoh) goes to its own place. The
  /// direction is read off endings such as ".fr" and "fr-en" where they say it.
  void takeFiles(const QStringList& files);
  void showPreview(std::shared_ptr<const ImportPreview> preview);
  void showJob(ImportController::Job job, const ImportProgress& progress);
  /// A sentence under the Import button.
  void showOutcome(const QString& sentence);
  QString outcome() const { return m_outcome->text(); }

 Q_SIGNALS:
  /// Words on each side of the vocabularies.
  void sizeChanged(int size);
  void pasteRequested();
  /// Something that decides how the files are read has changed.
  void sourceChanged();
  void importRequested();
  void cancelRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QVBoxLayout* card(QLabel*& title, QVBoxLayout* place);
  void buildScroll();
  void buildFiles();
  void buildVocabulary();
  void buildSplit();
  void buildImport();
  void connectControls();
  void retranslate();
  void nameControls();
  void applyTheme();
  void guessDirection(const QString& name);
  template <class Take>
  void askForFiles(const QString& title, const QString& filter, QFileDialog::FileMode mode, Take take);
  void chooseFiles();
  void chooseLinks();
  void showFiles();
  void setSize(int size);
  void followSize();
  void enable();

  Services m_services;
  QStringList m_files;
  QString m_links;
  std::shared_ptr<const ImportPreview> m_preview;
  ImportController::Job m_job = ImportController::Job::none;
  bool m_named = false;  // by hand

  QScrollArea* m_scroll;
  QVBoxLayout *m_column, *m_body;  // of the form; of what scrolls
  std::vector<QFrame*> m_cards;
  QLabel *m_filesTitle, *m_fileNames, *m_linksNote, *m_fromLabel, *m_toLabel, *m_longestLabel;
  QPushButton *m_choose, *m_paste, *m_chooseLinks, *m_dropLinks;
  QComboBox *m_from, *m_to;
  QCheckBox *m_swap, *m_linksTargetFirst;
  QSpinBox* m_longest;
  QLabel *m_vocabularyTitle, *m_sizeLabel, *m_unknownSource, *m_unknownTarget;
  QSlider* m_sizes;
  QSpinBox* m_size;
  QLabel *m_splitTitle, *m_splitNote, *m_devLabel, *m_seedLabel;
  QSpinBox *m_dev, *m_seed;
  QLabel *m_importTitle, *m_outcome, *m_progressText;
  QLineEdit* m_name;
  QPushButton *m_import, *m_cancel;
  QProgressBar* m_progress;
};

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

#include "ui/commands/decode_commands.h"
#include "ui/controllers/run_library.h"
#include "ui/services.h"

namespace lookback::ui {

/// "Compare with…": another model, a checkpoint of a stored run, another sentence, a reference that lane A is forced
/// through while lane B runs free, or how the statistical baseline aligns what lane A writes.
class CompareDialog final : public QDialog {
  Q_OBJECT
 public:
  enum class With { model, checkpoint, sentence, reference, alignment };

  /// `translation`: what the model writes now, to begin a reference with.
  CompareDialog(Services services, const DecodeState& state, const QString& translation, QWidget* parent);
  /// Offers a model of this direction ("fr-en") first, if there is one.
  void prefer(const QString& direction);

  void setWith(With with);

 Q_SIGNALS:
  void laneWanted(const lookback::ui::DecodeLane& lane, const QString& text);
  void referenceWanted(const QString& reference);

 private:
  With with() const { return static_cast<With>(m_with->currentIndex()); }
  QWidget* page(const char* help, std::initializer_list<QWidget*> fields);
  void build(const QString& translation);
  void name(QPushButton& cancel);
  void fillModels();
  void fillAlignments();
  void fillRuns(const store::RunPage& page);
  void fillCheckpoints(const std::shared_ptr<LoadedRun>& run);
  void browse();
  void follow();
  void give();

  Services m_services;
  DecodeState m_state;
  RunLibrary m_runs;
  QComboBox *m_with, *m_models, *m_run, *m_checkpoint, *m_alignments;
  QPushButton *m_browse, *m_compare;
  QLineEdit *m_sentence, *m_reference;
  QStackedWidget* m_pages;
  QLabel *m_noRuns, *m_noAlignments;
};

}  // namespace lookback::ui

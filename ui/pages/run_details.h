// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QWidget>
#include <memory>

#include "ui/controllers/run_library.h"
#include "ui/pages/tag_chips.h"
#include "ui/services.h"
#include "ui/support/controls.h"

namespace lookback::ui {

/// One stored run: its name, tags and note to be edited, its checkpoints to be opened, and what can be done with it.
class RunDetailsPanel final : public QWidget {
  Q_OBJECT
 public:
  RunDetailsPanel(Services services, QWidget* parent);
  /// Null: no run is chosen.
  void show(const std::shared_ptr<RunCard>& card);
  const RunCard* card() const { return m_card.get(); }
  /// While a model trains nothing can be begun.
  void setBusy(bool busy);
  /// How many runs are chosen, and whether they lie in the trash.
  void setChosen(int runs, bool trashed);
  /// Tags that other runs have, to be proposed.
  void setKnownTags(const QStringList& tags);
  /// The update of the chosen checkpoint; 0 if there is none.
  quint64 update() const;
  /// Hands on what was typed and not yet kept.
  void keepTyped();
  void editName();
  void editNote();
  void editTag();

 Q_SIGNALS:
  void renamed(qint64 run, const QString& name);
  void noted(qint64 run, const QString& note);
  void tagged(qint64 run, const QStringList& tags);
  void decodeWanted();
  void resumeWanted();
  void againWanted();
  void watchWanted();
  void styleWanted();
  void trashWanted();
  void restoreWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QPushButton* button(const char* name, void (RunDetailsPanel::*wanted)());
  void build();
  void retranslate();
  void applyTheme();
  void enable();
  void fillFacts();
  void fillCheckpoints();
  QString role(const store::CheckpointInfo& info) const;
  void addTag();
  void keepTags(const QStringList& all);
  QStringList tags() const;

  Services m_services;
  std::shared_ptr<RunCard> m_card;
  QWidget* m_body;
  QLabel *m_empty, *m_facts, *m_tagsTitle, *m_noteTitle, *m_checkpointsTitle;
  QLineEdit *m_name, *m_tag;
  TagChips* m_tags;
  QPlainTextEdit* m_note;
  QTableWidget* m_checkpoints;
  QPushButton *m_decode, *m_watch, *m_resume, *m_again, *m_style, *m_trash, *m_restore;
  QTimer m_rest;  // after typing in the note
  bool m_busy = false, m_trashed = false;
  int m_chosen = 0;
};

}  // namespace lookback::ui

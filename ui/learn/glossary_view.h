// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTextBrowser>

#include "core/lesson/glossary.h"
#include "ui/controllers/picture_export.h"
#include "ui/pages/card.h"
#include "ui/services.h"

namespace lookback::ui {

/// The words of the course: a list to search in, the meaning of the chosen one, the way to its lesson.
class GlossaryView final : public QWidget {
  Q_OBJECT
 public:
  GlossaryView(Services services, QWidget* parent);
  void setGlossary(lesson::Glossary glossary);
  const lesson::Glossary& glossary() const { return m_glossary; }
  /// All words with what they mean, for an export.
  ExportPicture picture() const;
  /// Shows a term by its id.
  void choose(const std::string& id);
  QList<QWidget*> stops() const { return {m_search, m_list}; }

 Q_SIGNALS:
  void lessonWanted(const QString& name);
  void closed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void follow();
  const lesson::GlossaryTerm* current() const;
  void retranslate();
  void applyTheme();

  Services m_services;
  lesson::Glossary m_glossary;
  QLabel* m_title;
  QPushButton *m_back, *m_open;
  QLineEdit* m_search;
  QListWidget* m_list;
  Card* m_card;
  QLabel *m_term, *m_meaning;
};

}  // namespace lookback::ui

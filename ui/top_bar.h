// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

#include "core/text/language.h"
#include "ui/services.h"
#include "ui/support/controls.h"

namespace lookback::ui {

/// "fr → en": which way the model translates (F1). Source and target in their colours.
class DirectionBadge final : public QWidget {
  Q_OBJECT
 public:
  DirectionBadge(const Theme& theme, QWidget* parent);
  void setDirection(const Direction& direction);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void describe();

  const Theme& m_theme;
  Direction m_direction;
};

/// The top of the window: model, direction, sentence, Decode, menu.
class TopBar final : public QFrame {
  Q_OBJECT
 public:
  TopBar(Services services, QMenu* menu, QWidget* parent);

  /// What the window shows; the field keeps what a person is typing.
  void showModel(const std::filesystem::path& file, const QString& title, const Direction& direction);
  void showSentence(const QString& sentence);
  QLineEdit* sentence() const { return m_sentence; }
  /// The typed sentence is not the one on the window.
  bool isPending() const;

 Q_SIGNALS:
  void modelChosen(const std::filesystem::path& file);
  void decodeRequested(const QString& sentence);
  void pendingChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();
  void fillModels();
  void fillExamples();
  void addExamples(QMenu* menu, const QString& title, const QStringList& sentences);
  void applyTheme();
  void retranslate();

  Services m_services;
  QLabel* m_name;
  QComboBox* m_models;
  DirectionBadge* m_badge;
  QLineEdit* m_sentence;
  QPushButton* m_examples;
  ActionButton* m_decode;
  QPushButton* m_menuButton;
  QMenu* m_exampleMenu;
  std::filesystem::path m_file;
  QString m_title;
  QString m_shown;
  Direction m_direction;
  bool m_fitting = false;
};

/// Sentences to try with a model of this direction, by what they show.
struct ExampleGroup {
  const char* title;  // for tr() in the context lookback::ui::TopBar
  QStringList sentences;
};
std::vector<ExampleGroup> exampleSentences(const Direction& direction);

}  // namespace lookback::ui

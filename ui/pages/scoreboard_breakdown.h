// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTextEdit>
#include <QToolButton>
#include <array>
#include <memory>
#include <optional>

#include "core/evaluation/breakdown.h"
#include "core/evaluation/published.h"
#include "ui/controllers/scoreboard_controller.h"
#include "ui/pages/card.h"
#include "ui/services.h"

class QSpinBox;

namespace lookback::ui {

class Segments;

/// A corpus score taken apart: bars for the n-gram precisions with their counts, lengths, brevity penalty, and the
/// product that is BLEU.
class BreakdownBars final : public QWidget {
  Q_OBJECT
 public:
  BreakdownBars(const Theme& theme, QWidget* parent);
  void setScore(const BleuScore& score);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void describe();
  void paintOrders(QPainter& painter, const QRectF& area) const;
  void paintFacts(QPainter& painter, const QRectF& area, const QFont& font) const;
  std::array<std::pair<QString, QString>, 4> facts() const;
  double factsWidth(const QFont& font, double room) const;

  const Theme& m_theme;
  BleuScore m_score;
};

/// What stands behind the row that is chosen: all sentences, one sentence worked through, or two rows compared; and the
/// signature that says what was measured.
class ScoreBreakdown final : public QWidget {
  Q_OBJECT
 public:
  enum Part { whole, sentence, comparison };
  ScoreBreakdown(Services services, QWidget* parent);

  void showNothing(const QString& text);
  void showPublished(const PublishedRow& row);
  /// The text follows with setText().
  /// `words`: whose words the second column counts, where they are not its own.
  void showScore(const store::EvaluationRecord& record, const QString& words);
  void setText(const std::shared_ptr<const store::EvaluationText>& text);
  /// Two rows by name.
  void showComparison(const QString& a, const QString& b, const ScoreComparison& result);
  void showPart(Part part);
  Part part() const;
  /// Which sentence is worked through, from 0.
  int sentenceNumber() const;
  QString text() const;  // of the part that is shown, for tests and the clipboard
  /// For the header of the card.
  QWidget* tabs() const;
  /// Texts that wrap get the room there is; nothing below moves for them.
  bool hasHeightForWidth() const override { return false; }
  void retranslate();

 private:
  void build();
  void applyTheme();
  void workThrough(int number);
  void writeTokens(QTextCursor& cursor, const SentenceBreakdown& breakdown, const std::vector<std::string>& tokens);
  void writeOrders(QTextCursor& cursor, const SentenceBreakdown& breakdown);
  void setSignature(const std::string& signature);

  Services m_services;
  Segments* m_tabs;
  QStackedWidget* m_parts;
  BreakdownBars* m_bars;
  QTextEdit *m_published, *m_worked, *m_compared;
  struct Compared {
    QString a, b;
    ScoreComparison result;
  };
  std::optional<Compared> m_comparison;  // what m_compared says
  QSpinBox* m_number;
  QLabel *m_of, *m_signature, *m_words;
  QPushButton* m_copy;
  QWidget *m_wholePart, *m_sentencePart;
  BleuOptions m_options;
  std::shared_ptr<const store::EvaluationText> m_text;
};

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/evaluation/link_comparison.h"
#include "ui/models/decode_model.h"
#include "ui/models/weights_reader.h"

namespace lookback::ui {

/// A sentence pair of a test set, with its gold links where the set has any.
struct GoldSentence {
  QString set;                              // name of the test set
  int number = 0, count = 0;                // its line, from 1; how many the set has
  std::vector<std::string> source, target;  // without end marks
  std::optional<GoldAlignment> gold;
};

/// How the sentence pair and the decoded sentence fit.
enum class GoldFit {
  none,        // there is no pair, or another sentence is decoded
  otherWords,  // the same source, but the model writes other words, so that rows do not match
  fits,
};

/// What is known of one cell of the map beside its weight.
struct CellMark {
  LinkKind gold = LinkKind::none;
  LinkKind own = LinkKind::none;
  LinkOutcome outcome = LinkOutcome::none;  // of the model's hardened weights
  friend bool operator==(const CellMark&, const CellMark&) = default;
};

/// Everything the views draw about links, worked out once a change; never changed afterwards.
struct GoldOverlay {
  GoldFit fit = GoldFit::none;
  bool goldShown = false;
  bool annotating = false;
  int shift = 0;
  int sourceWords = 0, targetWords = 0;  // without end marks
  int columns = 0;                       // T_x
  std::vector<CellMark> cells;           // (T_y, T_x) row by row
  QStringList rowWords;                  // the gold's own spelling of the target words; empty unless it fits
  std::vector<ComparedLink> links;       // gold, learner, model; the gold only where it fits
  WeightsReader reader;                  // whose weights the links of the model are
  std::shared_ptr<const Trace> weights;  // and where they stand
  AlignmentCounts modelOnGold, ownOnGold, modelOnOwn;
  OutcomeCounts outcomes;
  bool hasGold = false, hasOwn = false;

  /// Step from 1.
  const CellMark& at(int step, int source) const {
    return cells[static_cast<std::size_t>((step - 1) * columns + source)];
  }
  /// Whether there is anything to say under the map.
  bool speaks() const { return fit != GoldFit::none || annotating; }
};

/// The gold side of the Decode page: the pair of a test set, how weights become links, the learner's own links. Views
/// read `overlay` and repaint on `changed`; wishes go through the request functions to the controller.
class GoldModel final : public QObject {
  Q_OBJECT
 public:
  explicit GoldModel(DecodeModel& decode, QObject* parent = nullptr);

  const std::shared_ptr<const GoldOverlay>& overlay() const { return m_overlay; }
  const std::shared_ptr<const GoldSentence>& sentence() const { return m_sentence; }
  GoldFit fit() const { return m_overlay->fit; }

  const HardenOptions& options() const { return m_options; }
  void setOptions(const HardenOptions& options);
  /// The gold is hidden while a learner annotates, until it is asked for.
  bool goldVisible() const { return m_goldVisible; }
  void setGoldVisible(bool visible);
  bool annotating() const { return m_annotating; }
  void setAnnotating(bool annotating);
  const GoldAlignment& own() const { return m_own; }
  LinkKind ownAt(const AlignmentLink& link) const;
  /// Whether a pair of words (step from 1, source from 0) can be linked: end marks cannot.
  bool linkable(int step, int source) const;

  /// The words on the page: the gold's own spelling where it fits. Without end marks.
  std::vector<std::string> sourceWords() const;
  std::vector<std::string> targetWords() const;

  // For the controller.
  void setSentence(std::shared_ptr<const GoldSentence> sentence);
  /// Whose weights become links: those of a posterior of the same words, or (null) the decoder's own.
  void setReader(const WeightsReader& reader, std::shared_ptr<const Trace> posterior);
  void setOwn(GoldAlignment own);

  /// A view asks for a link at step (from 1) and source word.
  void requestLink(int step, int source, LinkKind kind) { Q_EMIT linkRequested(step, source, kind); }
  void requestFollow() { Q_EMIT followRequested(); }
  void requestComparison() { Q_EMIT comparisonRequested(); }

 Q_SIGNALS:
  void changed();
  void linkRequested(int step, int source, lookback::LinkKind kind);
  /// The model shall write the gold translation, so that rows match.
  void followRequested();
  void comparisonRequested();

 private:
  void refresh();
  GoldFit fitOf(const Trace& trace) const;

  DecodeModel& m_decode;
  std::shared_ptr<const GoldSentence> m_sentence;
  HardenOptions m_options;
  WeightsReader m_reader;
  std::shared_ptr<const Trace> m_posterior;
  GoldAlignment m_own;
  bool m_goldVisible = true;
  bool m_annotating = false;
  std::shared_ptr<const GoldOverlay> m_overlay;
};

}  // namespace lookback::ui

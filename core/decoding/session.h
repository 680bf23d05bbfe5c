// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/decoding/trace.h"

namespace lookback {

struct Model;

/// One thing a person did to one decoder step. Interventions of a step act in the order of the list.
struct Intervention {
  enum class Kind {
    setEnergy,   // e(position) = value
    setWeight,   // alpha(position) = value, the others keep their proportions: e = ln(a / (1 - a)) + logsumexp(others)
    equalise,    // all energies equal
    scale,       // e = value * e; above 1 sharpens, below 1 flattens
    shift,       // e = e + value; changes nothing, which is the point
    onlyThis,    // every other position taken out
    remove,      // this position taken out (weight exactly 0)
    permute,     // energies shuffled over the positions; value is the seed
    forceWord,   // write `word` instead of the likeliest
  };
  Kind kind = Kind::setEnergy;
  int step = 1;       // from 1
  int position = 0;   // source position, from 0
  int word = 0;       // target word number (forceWord)
  double value = 0;
  bool enabled = true;
  friend bool operator==(const Intervention&, const Intervention&) = default;
};

/// Changes energies as one intervention says; anything but forceWord. `e` (T_x) in double, so that a weight asked for is
/// reached to 1e-12.
void applyIntervention(const Intervention& intervention, VectorRef<double> e);

/// softmax of e (eq. 6) in double; positions at -inf weigh exactly 0; all -inf gives all 0.
Vector<double> softmaxWeights(ConstVectorRef<double> e);

/// Where the written word changes while one energy moves and everything else stays.
struct FlipMark {
  int position = 0;   // source position of the slider
  double energy = 0;  // at this value, to 1e-3
  int below = 0;      // word written just below it
  int above = 0;      // and just above
};

/// Words to be written whatever the model prefers: a reference (teacher forcing), or a hypothesis to look at.
struct GivenWords {
  std::vector<int> words{};  // in the target vocabulary; word i belongs to step i + 1
  /// A reference is written to its end. A hypothesis is left at the first step that a person has changed; from there on
  /// the model chooses.
  bool reference = false;
  friend bool operator==(const GivenWords&, const GivenWords&) = default;
};

struct DecodeOptions {
  int maxLength = 0;      // target words at most, end mark counted; 0: 3 T_x + 10, and never fewer than are given
  int candidates = 10;    // kept a step
  GivenWords given{};
};

/// A sentence that a model has read: its annotations and what decoding needs of them. Immutable, shareable between threads.
class ReadSentence;

/// Tokenises and encodes. `<unk>` standing by itself is the unknown word. Throws Error if there is nothing to translate
/// (`sentence` empty) or it is over 400 tokens.
std::shared_ptr<const ReadSentence> readSentence(std::shared_ptr<const Model> model, std::string_view sentence);
const Model& modelOf(const ReadSentence& sentence);

/// A reference translation as word numbers, end mark last. Throws Error if it is empty or over 400 tokens.
GivenWords referenceWords(const Model& model, std::string_view reference);

/// Decodes greedily under the given interventions. If `previous` is a trace of the same sentence, the steps before
/// `firstChanged` (from 1) are taken over from it unchanged. Throws Error(interrupted) when `stop` is requested; it is checked
/// at every word.
std::shared_ptr<const Trace> decode(const ReadSentence& sentence, std::span<const Intervention> interventions,
                                    const DecodeOptions& options = {}, const Trace* previous = nullptr, int firstChanged = 1,
                                    std::stop_token stop = {});

/// The first step (from 1) at which two lists of interventions differ; a number past every step if they do not.
int firstDifference(std::span<const Intervention> before, std::span<const Intervention> after);
/// The same for given words.
int firstDifference(const GivenWords& before, const GivenWords& after);

/// Flip marks of every position of one step (from 1), for energies within [-range, range]. Empty with scorer `none`.
std::vector<FlipMark> flipMarks(const ReadSentence& sentence, const Trace& trace, int step, double range,
                                std::stop_token stop = {});

/// The interactive decoder of the command line and the tests: a sentence, a list of interventions and their history. The
/// window keeps its history in its own undo stack and calls `decode` on a worker thread.
class DecodingSession {
 public:
  DecodingSession(std::shared_ptr<const Model> model, std::string_view sentence, DecodeOptions options = {});

  const Trace& trace() const { return *m_trace; }
  const std::vector<Intervention>& interventions() const { return m_interventions; }

  /// Adds an intervention and decodes the rest of the sentence again. Throws Error for a step or position that is not there.
  void apply(const Intervention& intervention);
  /// Takes all interventions of a step out (all of the sentence for step 0).
  void reset(int step = 0);
  void setEnabled(std::size_t index, bool enabled);
  bool undo();
  bool redo();

  /// The step shown, 0 (nothing written) .. T_y.
  int cursor() const { return m_cursor; }
  bool step();
  bool back();
  void jump(int step);

 private:
  void replace(std::vector<Intervention> next);
  void redecode(std::vector<Intervention> next);

  std::shared_ptr<const ReadSentence> m_sentence;
  DecodeOptions m_options;
  std::vector<Intervention> m_interventions;
  std::vector<std::vector<Intervention>> m_undo, m_redo;
  std::shared_ptr<const Trace> m_trace;
  int m_cursor = 0;
};

}  // namespace lookback

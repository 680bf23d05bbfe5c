// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/tensor/types.h"

namespace lookback {

/// The word before the first one, as StepScorer::step gets it.
inline constexpr int kSentenceStart = -1;

/// Where a scorer writes the numbers of one step; a column is a live hypothesis.
struct StepScores {
  MatrixRef<float> logits;  // (V, live) unnormalised log-probabilities of the next word; -inf: cannot follow
  VectorRef<double>
      logNormaliser;         // (live) log sum exp of the column: log p(word) = logits(word, k) - logNormaliser(k)
  MatrixRef<float> payload;  // (payloadSize, live) what to keep of the step, for instance its attention weights
};

/// What a search needs of a model. It holds the decoder states of the live hypotheses, one column each, beginning with
/// one (for the greedy search of several sentences, with one for each).
class StepScorer {
 public:
  virtual ~StepScorer() = default;
  /// V, the size of the target vocabulary.
  virtual int words() const = 0;
  /// Numbers a step keeps beside the words; 0 for none.
  virtual int payloadSize() const { return 0; }
  /// Advances every live hypothesis by its last word (kSentenceStart at the first step), in one batch.
  virtual void step(std::span<const int> lastWords, StepScores scores) = 0;
  /// Goes on with copies: the new hypothesis k continues the old hypothesis parents[k].
  virtual void select(std::span<const int> parents) = 0;
};

struct SearchOptions {
  int width = 5;      // hypotheses kept a step; may exceed the vocabulary
  int nbest = 1;      // hypotheses returned, at most; not more than `width`
  int maxLength = 1;  // words at most, end mark counted
  /// Ranks finished hypotheses by log-probability divided by their number of words, end mark counted, instead of by
  /// log-probability, which favours short ones.
  bool lengthNormalisation = true;
  int endWord = 0;
  std::vector<int>
      forbidden{};  // words never produced, for instance the unknown mark; the others keep their probability
};

struct Hypothesis {
  std::vector<int> words;                // the last one is the end mark if `finished`
  std::vector<double> logProbabilities;  // of each word given those before it
  double logProbability = 0;             // their sum
  double score = 0;                      // what it was ranked by: the sum, or the sum / words.size()
  bool finished = false;                 // false: cut at the maximum length, or nothing could follow
  Matrix<float> payload;                 // (words.size(), payloadSize): row i belongs to word i
};

/// What a beam search did, step by step, for looking at (BeamSearch writes it where one is handed in).
struct BeamJournal {
  enum class Fate {
    kept,      // went on to the next step
    finished,  // an end mark
    pruned,    // did not enter the beam
  };
  /// One continuation of one hypothesis.
  struct Node {
    int step = 0;  // from 1
    int word = 0;
    int parent = -1;            // in `nodes`; -1 for the first step
    double logProbability = 0;  // of the word given those before it
    double sum = 0;             // of all words up to here
    double score = 0;           // what it would be ranked by if it ended here
    Fate fate = Fate::kept;
  };
  int prunedAStep = 3;      // how many that just missed the beam are written down, the best ones
  std::vector<Node> nodes;  // step by step; within a step the kept and finished ones by falling sum, then the pruned
  /// Ends of the hypotheses as run() ranks them, but all of them: finished ones, then those still alive at the end.
  std::vector<int> ends;
};

/// Beam search, as in the paper's own experiments (Graves 2012; Boulanger-Lewandowski et al. 2013). The buffers live as
/// long as the object, so a sentence after the first allocates little.
///
/// Each step ranks all continuations of all live hypotheses together and keeps the best `width` less the number already
/// finished: a finished hypothesis keeps its place in the beam. Equal continuations are ordered by lower word number,
/// then by better parent; equal finished ones by who finished first. So nothing depends on threads, and no hypothesis
/// occurs twice. A word of probability 0 and a continuation of the end mark are never produced.
///
/// The search ends when the beam is full of finished hypotheses, at `maxLength`, or as soon as no live hypothesis can
/// enter the first `nbest` any more (a log-probability only falls, and its mean cannot exceed sum / maxLength), which
/// changes nothing in the result.
class BeamSearch {
 public:
  /// The best hypotheses: finished ones by falling score, then, if these are fewer than `nbest`, those cut by falling
  /// score. Never empty. Throws Error(interrupted) when `stop` is requested (checked every word), and Error if the
  /// scorer's numbers are not finite. `journal`, where given, is written anew; it changes nothing in the result.
  std::vector<Hypothesis> run(StepScorer& scorer, const SearchOptions& options, std::stop_token stop = {},
                              BeamJournal* journal = nullptr);

 private:
  /// One word of one hypothesis; hypotheses share their beginnings.
  struct Node {
    int word = 0;
    std::int64_t parent = -1;   // in m_nodes; -1 before the first word
    std::int64_t payload = 0;   // column of m_payloads
    double logProbability = 0;  // of this word
    double sum = 0;             // of all words up to here
    int length = 0;             // words up to here
  };
  struct Candidate {
    double sum = 0;
    int word = 0;
    int parent = 0;  // column
  };
  static bool better(const Candidate& a, const Candidate& b);

  void reset(const StepScorer& scorer, const SearchOptions& options);
  void score(StepScorer& scorer, const SearchOptions& options);
  void collectCandidates(int words, std::size_t room);
  void offer(const Candidate& candidate, std::size_t room);
  void advance(StepScorer& scorer, const SearchOptions& options);
  bool nothingCanImprove(const SearchOptions& options) const;
  double rank(std::int64_t node, const SearchOptions& options) const;
  Hypothesis unroll(std::int64_t node, bool finished, const SearchOptions& options) const;
  void note(std::size_t room, const SearchOptions& options, BeamJournal& journal);
  void noteEnds(BeamJournal& journal) const;

  Matrix<float> m_logits;          // (V, columns)
  Vector<double> m_logNormaliser;  // (columns)
  Matrix<float> m_payload;         // (payloadSize, columns)
  std::vector<float> m_payloads;   // columns of all steps, one after the other
  std::int64_t m_payloadColumns = 0;
  std::vector<Node> m_nodes;
  std::vector<std::int64_t> m_live;      // nodes, best first; -1 stands for the empty beginning
  std::vector<std::int64_t> m_finished;  // nodes, in the order of finishing
  std::vector<Candidate> m_candidates;   // a heap with the worst on top while collecting
  std::vector<int> m_lastWords, m_parents;
  std::vector<int> m_noted;  // with a journal: where in it each of m_nodes stands
};

/// The likeliest word at every step; the lower number on a tie. Equal to BeamSearch of width 1, and simpler. The
/// buffers live as long as the object.
class GreedySearch {
 public:
  /// Several sentences in step: the scorer begins with a column for each, and sentence k gets at most maxLengths[k]
  /// words (options.maxLength is not looked at).
  std::vector<Hypothesis> run(StepScorer& scorer, const SearchOptions& options, std::span<const int> maxLengths,
                              std::stop_token stop = {});

 private:
  void reset(const StepScorer& scorer, std::span<const int> maxLengths);
  /// Adds the likeliest word of column b; whether the sentence goes on.
  bool extend(Index b, int maxLength, int endWord, Hypothesis& hypothesis) const;

  Matrix<float> m_logits;               // (V, columns)
  Vector<double> m_logNormaliser;       // (columns)
  Matrix<float> m_payload;              // (payloadSize, columns)
  std::vector<std::size_t> m_sentence;  // of each live column
  std::vector<int> m_last;              // word of each live column
  std::vector<int> m_columns;           // that go on
};

/// One sentence, once.
Hypothesis greedySearch(StepScorer& scorer, const SearchOptions& options, std::stop_token stop = {});

}  // namespace lookback

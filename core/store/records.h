// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/data/alignment_links.h"
#include "core/model/config.h"
#include "core/store/settings.h"
#include "core/tensor/types.h"
#include "core/text/vocabulary.h"
#include "core/training/trainer.h"

// What a store holds, as plain values. Times are milliseconds since 1970 (UTC).
namespace lookback::store {

using RunId = std::int64_t;
using CorpusId = std::int64_t;
using Milliseconds = std::int64_t;

enum class RunState {
  running,
  done,     // reached an end that its options set
  stopped,  // on request
  diverged,
  interrupted,  // its program ended without saying so: killed, crashed, power lost
  failed,       // by an error
};
std::string_view name(RunState state);
/// The reverse; throws Error listing the names.
RunState runStateFromName(std::string_view text);
/// The state a run ends in.
RunState stateAfter(StopReason reason);

struct CorpusRecord {
  CorpusId id = 0;
  std::string fingerprint;  // of all its words in order; see corpusFingerprint
  std::string name;         // "tatoeba.fr-en.train"
  std::string direction;    // "fr-en"
  std::uint64_t pairs = 0, sourceWords = 0, targetWords = 0;
  std::string origin;  // JSON: files, or generator, task and seed
  Milliseconds addedAt = 0;
};

/// What a run is when it begins.
struct NewRun {
  std::string name, note;
  std::vector<std::string> tags;
  RunSettings settings;
  Vocabulary source, target;
  /// As in a model file: data, licence, ...
  std::map<std::string, std::string> provenance;
  /// By role: "train", "dev", "test". One that the store knows by its fingerprint is not added again.
  std::map<std::string, CorpusRecord> corpora;
  /// The same in every store that holds this run; empty: a new one. A second run of the same uid is not made.
  std::string uid;
};

/// How the curves of a run are drawn among those of others, by the names that the window gives to colours, dashes and
/// markers; an empty part is left to the window.
struct CurveStyle {
  std::string colour, dash, marker;
  friend bool operator==(const CurveStyle&, const CurveStyle&) = default;
};

/// A run as a list shows it: no blob and no text of settings is read for it.
struct RunSummary {
  RunId id = 0;
  std::string uid, name, note;
  std::vector<std::string> tags;  // sorted
  RunState state = RunState::running;
  std::string reason;  // why it ended, a sentence's part
  Milliseconds createdAt = 0;
  std::optional<Milliseconds> endedAt, trashedAt;
  std::optional<RunId> parent;              // of a branch
  std::optional<std::uint64_t> forkUpdate;  // the parent's update it goes on from
  std::string system, scorer, direction;    // "RNNsearch", "additive", "fr-en"
  std::uint64_t parameters = 0;
  std::uint64_t updates = 0;
  double epochs = 0, seconds = 0;
  std::optional<double> loss;  // of the last update
  std::optional<double> bestDevLoss, bestBleu, bestAer;
  std::uint64_t checkpoints = 0, checkpointBytes = 0;
  std::int64_t process = 0;  // that trains it now; 0 if none does
  CurveStyle style;
};

/// All there is about one run, but for what grows with its length.
struct RunDetails {
  RunSummary summary;
  RunSettings settings;
  std::map<std::string, std::string> provenance;
  std::map<std::string, CorpusRecord> corpora;  // by role
};

/// `system`: with its scorer; `tag`: by the first one; `trashed`: when it went to the trash.
enum class RunOrder {
  created,
  name,
  state,
  updates,
  loss,
  devLoss,
  bleu,
  aer,
  seconds,
  parameters,
  bytes,
  system,
  tag,
  trashed
};

struct RunQuery {
  std::string text;              // in name, note or tags; case does not matter
  std::vector<RunState> states;  // any of these; empty: all
  std::string tag;
  bool trashed = false;  // those in the trash instead of those that are not
  RunOrder order = RunOrder::created;
  bool descending = true;
  std::uint64_t offset = 0, limit = 100;
};

struct RunPage {
  std::vector<RunSummary> runs;
  std::uint64_t total = 0;  // that the query finds, on all pages
};

/// One update, one evaluation, or both of the same update. What was not measured is absent; NaN and infinities are
/// kept.
struct MetricRow {
  std::uint64_t update = 0;
  std::optional<double> epochs, seconds;  // seconds of training since the run's start
  std::optional<double> loss, gradientNorm, rate;
  std::optional<double> devLoss, devBleu, aer;
  std::optional<std::int64_t> targetWords;  // of this update's batch
  friend bool operator==(const MetricRow&, const MetricRow&) = default;
};
MetricRow metricRow(const UpdateReport& report);
MetricRow metricRow(const EvaluationReport& report);

/// Updates from `from` up to `upTo`, both counted in.
struct MetricRange {
  std::uint64_t from = 0;
  std::uint64_t upTo = INT64_MAX;
  std::uint64_t limit = INT64_MAX;  // rows
};

/// Something that happened while a run trained: the learning rate changed, a probe was added, a pause.
struct RunEvent {
  std::uint64_t number = 0;  // in the run, from 1 (very large for an ancestor's); 0: the next one
  std::uint64_t update = 0;
  Milliseconds at = 0;
  std::string kind;    // "pause", "resume", "rate", "probe", ...
  std::string detail;  // JSON or empty
  friend bool operator==(const RunEvent&, const RunEvent&) = default;
};

/// A sentence that is watched while a run trains.
struct Probe {
  int number = 0;  // in the run
  std::vector<std::string> source, reference;
  std::optional<Links> gold;
  std::uint64_t addedAt = 0;  // update
  friend bool operator==(const Probe&, const Probe&) = default;
};

/// What the model of an update made of a probe.
struct Snapshot {
  std::uint64_t update = 0;
  int probe = 0;
  std::vector<std::string> output;
  double logProbability = 0;
  Matrix<float> alpha;     // (T_y, T_x), row i is alpha_i; empty for RNNencdec
  Matrix<float> energies;  // (T_y, T_x)
};

/// The best evaluation before a checkpoint, which resuming must know to judge the next one.
struct BestSoFar {
  std::uint64_t update = 0;  // 0: nothing was evaluated
  std::optional<double> score, devLoss;
  int evaluationsSinceBest = 0;
  friend bool operator==(const BestSoFar&, const BestSoFar&) = default;
};

/// Everything that going on to the same bits needs, beside the settings and the corpora.
struct Checkpoint {
  TrainingState state;
  double epochs = 0;
  std::uint64_t targetWords = 0;  // of all updates so far
  BestSoFar best;
  /// The parameters of the best evaluation where they are neither `state.parameters` nor in a checkpoint of their own.
  std::optional<Parameters<float>> bestParameters;
  std::optional<double> devLoss, devBleu, aer;  // of these parameters
  std::string extra;                            // JSON of whatever else a trainer wants back, or empty
};

/// A checkpoint as a list shows it.
struct CheckpointInfo {
  std::uint64_t update = 0;
  double epochs = 0, seconds = 0;
  Milliseconds createdAt = 0;
  std::optional<double> devLoss, devBleu, aer;
  bool best = false;    // of its run
  bool pinned = false;  // never thinned
  std::uint64_t bytes = 0;
};

struct LessonProgress {
  std::string lesson;
  int page = 0;
  std::string state;  // "seen", "done"
  Milliseconds at = 0;
};

struct LessonDraft {
  std::string lesson, item, text;
  Milliseconds at = 0;
};

struct Answer {
  std::int64_t id = 0;
  std::string lesson, item;
  std::string answer;  // JSON
  std::optional<bool> correct;
  std::optional<double> score;  // 0..1
  Milliseconds at = 0;
};

/// A set of edits of energies or weights that a person kept (L1).
struct SavedIntervention {
  std::int64_t id = 0;
  std::string name, model;  // of the model it was made on
  std::string source, target;
  std::string edits;  // JSON
  Milliseconds at = 0;
};

struct DiskUse {
  std::uint64_t fileBytes = 0;        // of the store with its write-ahead log
  std::uint64_t freeBytes = 0;        // inside, used again before the file grows
  std::uint64_t checkpointBytes = 0;  // of all runs
  std::uint64_t trashBytes = 0;       // of checkpoints of runs in the trash
  std::uint64_t runs = 0, trashedRuns = 0;
};

}  // namespace lookback::store

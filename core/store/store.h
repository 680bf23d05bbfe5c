// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/store/evaluations.h"
#include "core/store/records.h"
#include "core/store/store_error.h"

namespace lookback::store {

struct StoreOptions {
  /// `read` never creates or changes a file, and looks at stores in places that cannot be written.
  enum class Access { write, read };
  Access access = Access::write;
  /// Whether a store that is not there is made, with its folders.
  bool create = true;
  /// How long to wait for other writers before giving up as Trouble::busy.
  std::chrono::milliseconds patience{60000};
  /// Opens a damaged store to save what can be saved; use with Access::read.
  bool acceptDamage = false;

  // For tests: the clock, the maker of uids, the name of an SQLite VFS, and migrations instead of the released ones.
  std::function<Milliseconds()> now;
  std::function<std::string()> newUid;
  std::string vfs;
  std::vector<const char*> migrations;
};

/// What opening found and did.
struct OpenReport {
  bool created = false;
  bool uncleanEnd = false;                    // a program that trained was killed; the store was checked
  std::uint64_t interruptedRuns = 0;          // now in that state
  std::optional<std::int64_t> migratedFrom;   // version
  std::optional<std::filesystem::path> copy;  // made before migrating
};

/// What several facts about a run are written with, in one transaction.
struct Batch {
  std::vector<MetricRow> metrics;
  std::vector<RunEvent> events;
  std::vector<Probe> probes;
  std::vector<Snapshot> snapshots;
  bool empty() const { return metrics.empty() && events.empty() && probes.empty() && snapshots.empty(); }
};

/// What resuming starts from.
struct ResumePoint {
  RunId run = 0;  // to go on recording to: the run itself, or the branch made
  bool branch = false;
  RunDetails details;  // of `run`
  Vocabulary source, target;
  Checkpoint checkpoint;
};

/// What thinning keeps beside the first, the best, the last and the pinned checkpoints, and those that a kept one needs
/// in order to know its best parameters.
struct Thinning {
  double ratio = 1.5;  // of the updates of neighbours in the geometric series; above 1
  int newest = 2;
};

/// The file with runs, checkpoints and what people did (core/store/README says what lies where). A Store is one
/// connection and belongs to one thread at a time; open one for each thread. Any number of stores in any number of
/// programs may have the same file open: writers wait for each other.
///
/// Every function throws StoreError if the file is the reason it fails; nothing is then half done, and what was
/// committed before stays. An id that is not there is Error(wrongUsage). Functions that change something are one
/// transaction each.
class Store {
 public:
  /// Opens, creates, checks after an unclean end (small stores always) and migrates.
  explicit Store(const std::filesystem::path& path, StoreOptions options = {});
  ~Store();
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;

  const std::filesystem::path& path() const;
  const OpenReport& report() const;
  /// Whether the open file still lies at its path: not deleted, not replaced by another.
  bool inPlace();
  /// Whether a run is marked as running whose program is gone; opening for writing says that it was interrupted.
  bool hasAbandonedRuns();

  // Runs
  RunId createRun(const NewRun& run);
  RunPage runs(const RunQuery& query);
  RunDetails run(RunId run);
  /// The run meant by a number, a uid or a name ("3", "#3", "first try"); runs in the trash by number and uid only.
  /// Throws Error(wrongUsage) if there is none, or several of that name.
  RunId findRun(const std::string& text);
  /// All tags in use, sorted.
  std::vector<std::string> tags();
  void rename(RunId run, const std::string& name);
  void setNote(RunId run, const std::string& note);
  void setTags(RunId run, const std::vector<std::string>& tags);
  void setStyle(RunId run, const CurveStyle& style);
  /// Other settings for what is still to come: ends that were moved when a run was resumed. The model must stay.
  void setSettings(RunId run, const RunSettings& settings);
  /// A run ends; its last batch and checkpoint should be written before.
  void finish(RunId run, RunState state, const std::string& reason);

  // Trash. A run that is being trained cannot go there.
  void moveToTrash(RunId run);
  void restoreFromTrash(RunId run);
  /// Deletes runs that are in the trash for good and gives the space back to the disk. Their branches keep their whole
  /// curves. Returns the bytes by which the file shrank.
  std::uint64_t purge(std::span<const RunId> runs);
  /// The same for all that went to the trash at `before` or earlier.
  std::uint64_t emptyTrash(Milliseconds before = INT64_MAX);

  // Recording
  /// Adds to a run. What is written twice for the same update (or number, or probe) counts once, the later value.
  void append(RunId run, const Batch& batch);
  /// One transaction with all of the checkpoint; replaces one of the same update. Then thins, if asked.
  void saveCheckpoint(RunId run, const Checkpoint& checkpoint, const std::optional<Thinning>& thinning = Thinning{});

  // Curves. A branch begins with what its ancestors did up to the fork, unless `ancestors` is false.
  std::vector<MetricRow> metrics(RunId run, const MetricRange& range = {}, bool ancestors = true);
  /// Rows for a chart of `points` columns: of each stretch of updates those with the smallest and the largest loss, and
  /// every row with an evaluation or with a number that is not finite. At most 2 * points rows besides those.
  std::vector<MetricRow> chart(RunId run, std::size_t points, const MetricRange& range = {}, bool ancestors = true);
  /// Bulk access without keeping all rows: calls f for each, in order, until it returns false.
  void eachMetric(RunId run, const MetricRange& range, bool ancestors, const std::function<bool(const MetricRow&)>& f);
  std::vector<RunEvent> events(RunId run, bool ancestors = true);

  // Snapshots
  std::vector<Probe> probes(RunId run);
  std::vector<std::uint64_t> snapshotUpdates(RunId run, bool ancestors = true);
  /// Of all probes at an update, in order of their numbers; empty if there are none.
  std::vector<Snapshot> snapshots(RunId run, std::uint64_t update);

  // Checkpoints
  std::vector<CheckpointInfo> checkpoints(RunId run);
  /// Throws Error(wrongUsage) naming the updates there are if there is none of this one, StoreError(damaged) if its
  /// bytes are not those that were written. `bestParameters` is set wherever they can be found.
  Checkpoint loadCheckpoint(RunId run, std::uint64_t update);
  /// Its model, ready for decoding or for saveModel. The update of the best evaluation has one even where its
  /// checkpoint lies before the fork of a branch.
  Model modelAt(RunId run, std::uint64_t update);
  void vocabularies(RunId run, Vocabulary& source, Vocabulary& target);
  void pin(RunId run, std::uint64_t update, bool pinned);
  /// Deletes what `thinning` does not keep; returns the bytes that this frees inside the file.
  std::uint64_t thin(RunId run, const Thinning& thinning = {});
  /// Prepares to go on from the checkpoint of `update`, by default the last one. From the last one the run itself goes
  /// on, and rows after the checkpoint go; from an older one a branch is made, whose first checkpoint is a copy.
  ResumePoint resume(RunId run, std::optional<std::uint64_t> update = std::nullopt);

  // Corpora and gold links
  /// By fingerprint: one that is known keeps its id and gets the new name and origin.
  CorpusId addCorpus(const CorpusRecord& corpus);
  std::vector<CorpusRecord> corpora();
  void setLinks(CorpusId corpus, const std::string& author, std::uint64_t firstPair, std::span<const Links> links);
  void removeLinks(CorpusId corpus, const std::string& author, std::uint64_t pair);
  /// Absent where nobody drew any; empty where somebody said that there are none.
  std::optional<Links> links(CorpusId corpus, const std::string& author, std::uint64_t pair);

  // Lessons
  /// What is "done" stays done, whatever is written of the page later.
  void setProgress(const LessonProgress& progress);
  std::vector<LessonProgress> progress(const std::string& lesson);
  std::int64_t addAnswer(const Answer& answer);
  std::vector<Answer> answers(const std::string& lesson);
  /// What is typed under an item and not answered with yet; an empty text takes it away.
  void setDraft(const LessonDraft& draft);
  std::vector<LessonDraft> drafts(const std::string& lesson);
  std::int64_t saveIntervention(const SavedIntervention& intervention);
  std::vector<SavedIntervention> interventions(const std::string& model);
  void removeIntervention(std::int64_t id);

  // Scores
  /// With the test set and every sentence; replaces the one of the same system, decoding, test set and definition of
  /// BLEU. `record.testSet` and its name follow from `text`.
  EvaluationId saveEvaluation(const EvaluationRecord& record, const EvaluationText& text);
  std::vector<EvaluationRecord> evaluations();
  EvaluationText evaluationText(EvaluationId evaluation);
  void removeEvaluation(EvaluationId evaluation);
  std::vector<StoredTestSet> testSets();
  TestSet testSet(const std::string& fingerprint);

  // The file
  DiskUse diskUse();
  /// Full check: every page, index and reference, and every checkpoint against its digests. Empty: all is well.
  std::vector<std::string> check();
  /// Gives free pages back to the disk; returns the bytes by which the file shrank.
  std::uint64_t compact();

 private:
  std::unique_ptr<class Connection> m_connection;
};

/// Opens a store that is there to read it. One of an older format is brought to this program's first.
Store openToRead(const std::filesystem::path& path);

/// What a run began with, its uid too; clear that to start the same again.
NewRun newRunLike(Store& from, RunId run);

/// Copies a run with all it has into another store, unless that has all of it already; branches come with the curve of
/// their ancestors. Returns its id there. Throws StoreError of either file.
RunId copyRun(Store& from, RunId run, Store& to);

/// Which of these updates (rising) thinning keeps. `bestOf[k]` is the best update known to checkpoint k, 0 if none.
std::vector<bool> keptByThinning(std::span<const std::uint64_t> updates, std::span<const std::uint64_t> bestOf,
                                 std::span<const bool> pinned, std::uint64_t best, const Thinning& thinning);

}  // namespace lookback::store

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "core/store/store.h"

namespace lookback::store {

/// The columns of an exported curve, in order.
inline constexpr std::string_view kMetricColumns =
    "update,epochs,seconds,loss,gradient_norm,rate,target_words,dev_loss,dev_bleu,aer";

/// Writes the whole curve of a run, ancestors included, as CSV with those columns: numbers in the fewest digits that
/// read back as the same bits, with a decimal point whatever the locale, "nan" and "inf" as such, nothing where nothing
/// was measured. The file appears whole or not at all. Throws Error(io), and Error(wrongUsage) if it is the store
/// itself.
void exportMetrics(Store& store, RunId run, const std::filesystem::path& file);

/// The columns of an exported list of runs, in order.
inline constexpr std::string_view kRunColumns =
    "number,name,note,tags,state,reason,system,scorer,direction,parameters,seed,updates,epochs,seconds,loss,"
    "best_dev_loss,best_bleu,best_aer,checkpoints,checkpoint_bytes,created,uid";

/// A cell as RFC 4180 wants it: quoted where it has to be.
std::string csvCell(const std::string& text);

/// Runs as lines with those columns: tags with blanks between, `created` in UTC, numbers as in `exportMetrics`.
std::string runsCsv(Store& store, std::span<const RunSummary> runs);

/// Writes all runs that a query finds, whatever its page, as CSV. As `exportMetrics` else.
void exportRuns(Store& store, RunQuery query, const std::filesystem::path& file);

/// Writes the model of a checkpoint as a model file.
void exportModel(Store& store, RunId run, std::uint64_t update, const std::filesystem::path& file, StoredType type);

/// A run and, if the text says so, an update of it.
struct RunReference {
  RunId run = 0;
  std::optional<std::uint64_t> update;
};

/// Understands RUN and RUN@UPDATE: RUN as Store::findRun does, UPDATE a number, "last" or "best". Throws
/// Error(wrongUsage) for what is not there.
RunReference findReference(Store& store, const std::string& text);

/// The update of a run's best evaluation, for `exportModel`; without evaluations that of its last checkpoint. Throws
/// Error(wrongUsage) if it has none.
std::uint64_t bestUpdate(Store& store, RunId run);

}  // namespace lookback::store

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs beside each other: styles, orders, differences, lists as CSV.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/store/diff.h"
#include "core/store/export.h"
#include "core/store/schema.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class StoreComparing : public ::testing::Test {
 protected:
  StoreComparing() : m_store(m_folder / "runs.lookback") {}
  RunId ended(NewRun run, std::uint64_t updates = 5) {
    const RunId id = m_store.createRun(run);
    m_store.append(id, {lossRows(1, updates), {}, {}, {}});
    m_store.finish(id, RunState::done, "all updates done");
    return id;
  }
  std::vector<RunId> order(RunOrder by, bool descending = false) {
    RunQuery query;
    query.order = by;
    query.descending = descending;
    std::vector<RunId> ids;
    for (const RunSummary& run : m_store.runs(query).runs) ids.push_back(run.id);
    return ids;
  }

  static CorpusRecord corpus(const std::string& fingerprint, std::uint64_t pairs) {
    CorpusRecord record;
    record.fingerprint = record.name = fingerprint;
    record.pairs = pairs;
    record.origin = "{}";
    return record;
  }

  TemporaryFolder m_folder;
  Store m_store;
};

TEST_F(StoreComparing, AStyleIsKeptAndGoesWithItsRun) {
  const RunId run = ended(smallRun("drawn")), other = ended(smallRun("plain"));
  EXPECT_EQ(m_store.run(run).summary.style, CurveStyle{});
  m_store.setStyle(run, {"blue", "dot", "square"});
  m_store.setStyle(run, {"green", "dash", "disc"});
  EXPECT_EQ(m_store.run(run).summary.style, (CurveStyle{"green", "dash", "disc"}));
  EXPECT_EQ(m_store.run(other).summary.style, CurveStyle{});
  const RunPage page = m_store.runs({});
  EXPECT_EQ(page.runs[0].style.marker + page.runs[1].style.marker, "disc");
  Store elsewhere(m_folder / "other.lookback");
  EXPECT_EQ(elsewhere.run(copyRun(m_store, run, elsewhere)).summary.style.dash, "dash");
  m_store.moveToTrash(run);
  m_store.purge(std::vector<RunId>{run});
  EXPECT_TRUE(m_store.check().empty());
  EXPECT_THROW(m_store.setStyle(run, {}), Error);
}

TEST_F(StoreComparing, ListsAreOrderedBySystemTagAndTrash) {
  NewRun plain = smallRun("c", Scorer::none), tagged = smallRun("a"), other = smallRun("b", Scorer::dot);
  tagged.tags = {"Zebra", "mouse"};
  other.tags = {"Apple"};
  const RunId encdec = ended(plain), additive = ended(tagged), dot = ended(other);
  EXPECT_THAT(order(RunOrder::system), ElementsAre(encdec, additive, dot));
  EXPECT_THAT(order(RunOrder::system, true), ElementsAre(dot, additive, encdec));
  EXPECT_THAT(order(RunOrder::tag), ElementsAre(dot, additive, encdec)) << "whatever the case; without a tag last";
  EXPECT_THAT(order(RunOrder::tag, true), ElementsAre(additive, dot, encdec));
}

TEST_F(StoreComparing, ADifferenceHasChangedSettingsScoresAndEqualOnes) {
  NewRun a = smallRun("one"), b = smallRun("two, \"bigger\"");
  b.settings.training.batchSize = a.settings.training.batchSize + 7;
  b.settings.other = {{"preset", "dates"}};
  a.corpora["train"] = corpus("7-a", 7);
  b.corpora["train"] = a.corpora["train"];
  b.corpora["dev"] = corpus("2-b", 2);
  const RunId first = ended(a), second = ended(b, 4);
  const RunDiff diff = diffOf(m_store.run(first), m_store.run(second), m_store.metrics(first), m_store.metrics(second));
  std::vector<std::string> changed;
  for (const ChangedSetting& setting : diff.changed) changed.push_back(setting.name);
  EXPECT_THAT(changed, ElementsAre("training.batch_size", "other.preset", "corpus.dev"));
  EXPECT_TRUE(std::any_of(diff.equal.begin(), diff.equal.end(),
                          [](const ChangedSetting& s) { return s.name == "corpus.train" && s.before == s.after; }));
  EXPECT_TRUE(std::none_of(diff.equal.begin(), diff.equal.end(),
                           [](const ChangedSetting& s) { return s.name == "training.batch_size"; }));
  EXPECT_EQ(diff.sameUpTo, 4u);
  EXPECT_FALSE(diff.sameCurves);
  const std::string csv = diffCsv(diff);
  EXPECT_THAT(csv, StartsWith("kind,name,before,after\nrun,number,1,2\nrun,name,one,\"two, \"\"bigger\"\"\"\n"));
  EXPECT_THAT(csv, AllOf(HasSubstr("changed,training.batch_size,80,87\n"), HasSubstr("score,updates,5,4\n"),
                         HasSubstr("score,best_bleu,,\n"), HasSubstr("equal,training.seed,")));
  EXPECT_LT(csv.find("\nchanged,"), csv.find("\nscore,"));
  EXPECT_LT(csv.find("\nscore,"), csv.find("\nequal,"));
}

TEST_F(StoreComparing, AllRunsOfAQueryAreWrittenAsCsv) {
  for (int k = 0; k < 5; ++k) ended(smallRun("run " + std::to_string(k)));
  NewRun odd = smallRun("comma, quote \" and\nline");
  odd.note = "two\nlines";
  odd.tags = {"a", "b"};
  odd.settings.training.seed = 77;
  ended(odd);
  RunQuery query;
  query.limit = 2;
  query.order = RunOrder::name;
  query.descending = false;
  const auto file = m_folder / "runs.csv";
  exportRuns(m_store, query, file);
  const std::string text = bytesOfFile(file);
  EXPECT_THAT(text,
              StartsWith(std::string(kRunColumns) + "\n6,\"comma, quote \"\" and\nline\",\"two\nlines\",a b,done,"));
  EXPECT_THAT(text, AllOf(HasSubstr(",RNNsearch,additive,"), HasSubstr(",77,5,0.5,1.25,2,"), HasSubstr("\n1,run 0,")));
  EXPECT_THROW(exportRuns(m_store, query, m_store.path()), Error);
}

TEST(StoreReading, AnOlderStoreIsBroughtToThisFormatFirst) {
  const TemporaryFolder folder;
  const auto path = folder / "runs.lookback";
  StoreOptions old;
  old.migrations.assign(migrations().begin(), migrations().end() - 1);
  {
    Store store(path, old);
    store.finish(store.createRun(smallRun("old")), RunState::done, "");
  }
  Store store = openToRead(path);
  EXPECT_EQ(store.runs({}).runs.at(0).name, "old");
  EXPECT_THROW(store.rename(1, "new"), StoreError);
  EXPECT_THROW(openToRead(folder / "none"), StoreError);
}

}  // namespace
}  // namespace lookback::testing

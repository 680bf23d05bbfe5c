// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `lookback-cli runs`, as a teacher calls it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/base/file_io.h"
#include "core/store/export.h"
#include "tests/cli/program.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class RunsCommand : public ::testing::Test {
 protected:
  RunsCommand() {
    Store store(path());
    m_first = add(store, "Œuvre", 3);
    m_second = add(store, "name@home", 2);
  }
  RunId add(Store& store, const std::string& name, std::uint64_t checkpoints) {
    const RunId run = store.createRun(smallRun(name));
    std::vector<MetricRow> rows = lossRows(1, 30);
    rows[3].loss = std::numeric_limits<double>::quiet_NaN();
    rows[4].loss = HUGE_VAL;
    rows[5].loss = 1.0 / 3;
    store.append(run, {rows, {}, {}, {}});
    for (std::uint64_t k = 1; k <= checkpoints; ++k) {
      Checkpoint checkpoint = randomCheckpoint(smallConfig(), 10 * k);
      checkpoint.best.update = std::min<std::uint64_t>(20, 10 * k);
      store.saveCheckpoint(run, checkpoint, std::nullopt);
    }
    store.finish(run, RunState::done, "all updates done");
    return run;
  }
  std::filesystem::path path() const { return m_folder / "runs.lookback"; }
  Outcome call(Arguments arguments, const Arguments& environment = {"LC_ALL=C"}) const {
    arguments.insert(arguments.begin(), "runs");
    arguments.insert(arguments.end(), {"--store", path().string()});
    return run(arguments, "", environment);
  }

  TemporaryFolder m_folder;
  RunId m_first = 0, m_second = 0;
};

TEST_F(RunsCommand, ListsAndShows) {
  const Outcome list = call({"list"});
  EXPECT_EQ(list.code, 0);
  EXPECT_THAT(list.output, AllOf(HasSubstr("Œuvre"), HasSubstr("name@home"), HasSubstr("done")));
  const auto json = nlohmann::json::parse(call({"list", "--json", "--sort", "name", "--ascending"}).output);
  EXPECT_EQ(json.at("total"), 2);
  EXPECT_EQ(json.at("runs")[0].at("name"), "name@home");
  EXPECT_EQ(nlohmann::json::parse(call({"list", "--json", "--text", "œuv"}).output).at("total"), 1);
  const auto shown = nlohmann::json::parse(call({"show", "name@home", "--json"}).output);
  EXPECT_EQ(shown.at("id"), m_second);
  EXPECT_EQ(shown.at("checkpoint_list").size(), 2u);
  EXPECT_EQ(shown.at("settings").at("training").at("updates"), 100);
  EXPECT_THAT(call({"show", "Œuvre"}).output, AllOf(HasSubstr("3 checkpoints"), HasSubstr("best")));
}

TEST_F(RunsCommand, ExportsTheCurveTheSameInEveryLocale) {
  const std::string plain = (m_folder / "c.csv").string(), german = (m_folder / "de.csv").string();
  EXPECT_EQ(call({"export", "Œuvre", "--metrics", plain}).code, 0);
  EXPECT_EQ(call({"export", "Œuvre", "--metrics", german}, {"LC_ALL=de_DE.UTF-8"}).code, 0);
  EXPECT_EQ(bytesOfFile(plain), bytesOfFile(german));
  const auto lines = linesOf(bytesOfFile(plain));
  ASSERT_EQ(lines.size(), 31u);
  EXPECT_EQ(lines[0], kMetricColumns);
  EXPECT_EQ(lines[4], "4,0.4,1,nan,1,1,40,,,");
  EXPECT_EQ(lines[5], "5,0.5,1.25,inf,1,1,40,,,");
  EXPECT_EQ(lines[6], "6,0.6,1.5,0.3333333333333333,1,1,40,,,");
}

TEST_F(RunsCommand, ExportsTheModelOfACheckpoint) {
  const auto model = m_folder / "model.safetensors";
  for (const auto& [reference, update] :
       {std::pair{"Œuvre", 20u}, {"Œuvre@10", 10u}, {"Œuvre@last", 30u}, {"name@home@best", 20u}}) {
    EXPECT_EQ(call({"export", reference, "--model", model.string(), "--force"}).code, 0) << reference;
    EXPECT_EQ(bitsOf(loadModel(model)->parameters), bitsOf(randomCheckpoint(smallConfig(), update).state.parameters));
  }
}

TEST_F(RunsCommand, RefusesExportsThatWouldHarm) {
  const auto file = m_folder / "there.csv";
  writeBytes(file, "mine");
  EXPECT_EQ(call({"export", "Œuvre", "--metrics", file.string()}).code, 1);
  EXPECT_EQ(bytesOfFile(file), "mine");
  const std::string before = bytesOfFile(path());
  EXPECT_EQ(call({"export", "Œuvre", "--metrics", path().string(), "--force"}).code, 2);
  EXPECT_EQ(bytesOfFile(path()), before);
  EXPECT_EQ(call({"export", "Œuvre"}).code, 2);
  EXPECT_EQ(call({"export", "Œuvre@17", "--model", file.string(), "--force"}).code, 2);
  EXPECT_EQ(call({"export", "Œuvre", "--metrics", "/dev/full", "--force"}).code, 1);
}

TEST_F(RunsCommand, DeletesToTheTrashRestoresAndPurges) {
  const Outcome deleted = call({"delete", "Œuvre"});
  EXPECT_EQ(deleted.code, 0);
  EXPECT_THAT(deleted.output, AllOf(HasSubstr("30 updates"), HasSubstr("3 checkpoints"), HasSubstr("trash")));
  EXPECT_THAT(call({"list"}).output, Not(HasSubstr("Œuvre")));
  EXPECT_THAT(call({"list", "--trash"}).output, HasSubstr("Œuvre"));
  EXPECT_EQ(call({"restore", std::to_string(m_first)}).code, 0);
  EXPECT_THAT(call({"list"}).output, HasSubstr("Œuvre"));
  EXPECT_EQ(call({"delete", "Œuvre", "--purge"}).code, 0);
  EXPECT_EQ(call({"restore", std::to_string(m_first)}).code, 2);
  EXPECT_EQ(call({"check"}).code, 0);
  call({"delete", "name@home"});
  EXPECT_THAT(call({"empty-trash"}).output, HasSubstr("1 runs deleted"));
}

TEST_F(RunsCommand, ChecksAndRefusesWithExitCodes) {
  EXPECT_EQ(nlohmann::json::parse(call({"check", "--json"}).output).at("sound"), true);
  std::string bytes = bytesOfFile(path());
  const Matrix<float> tensor = randomCheckpoint(smallConfig(), 10).state.second.targetEmbedding;
  const std::size_t at = bytes.find(std::string(reinterpret_cast<const char*>(tensor.data()), 40));
  ASSERT_NE(at, std::string::npos);
  bytes[at] = static_cast<char>(bytes[at] ^ 4);
  writeBytes(path(), bytes);
  const Outcome check = call({"check"});
  EXPECT_EQ(check.code, 1);
  EXPECT_THAT(check.errors, AllOf(HasSubstr("update 10"), HasSubstr(pathText(path()))));
  EXPECT_EQ(call({"show", "nobody"}).code, 2);
  EXPECT_EQ(call({"list", "--sort", "beauty"}).code, 2);
  writeBytes(path(), std::string(200, 'x'));
  EXPECT_EQ(call({"list"}).code, 1);
  EXPECT_EQ(run({"runs", "list", "--store", (m_folder / "none").string()}).code, 1);
  EXPECT_FALSE(std::filesystem::exists(m_folder / "none"));
  const Outcome home = run({"runs", "list"}, "", {"LC_ALL=C", "HOME=" + m_folder.path().string()});
  EXPECT_THAT(home.errors, HasSubstr("/.local/share/lookback/runs.lookback"));
}

}  // namespace
}  // namespace lookback::testing

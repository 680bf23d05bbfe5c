// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The posterior of the statistical baseline in the map of the decoder.
#include <QComboBox>
#include <QFile>
#include <fstream>

#include "tests/ui/support/phrase_model.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/pages/gold_desk.h"
#include "ui/views/map_view.h"

namespace lookback::test {
namespace {

class PosteriorMapTest : public WindowTest {
 protected:
  ui::PosteriorModel& posteriors() { return window->gold().posteriors(); }
  ui::MapView& map() { return *window->findChild<ui::MapView*>(); }
  /// A model of what the decoder writes, beside one on the shelf.
  std::filesystem::path fittingModel() {
    const Words x = withoutEnd(decode().trace()->source), y = withoutEnd(decode().trace()->target);
    const auto file = phraseModel(folder, "fits.phrases", {{x, y}, {{x.front()}, {y.front()}}, {x, y}});
    look();
    return file;
  }
  void look() {
    QFile(folder.filePath(QStringLiteral("net.safetensors"))).open(QIODevice::WriteOnly);
    shelf->remember(folder.filePath(QStringLiteral("net.safetensors")).toStdString());
  }
  void waitFor(const std::function<bool()>& done) { ASSERT_TRUE(QTest::qWaitFor(done, kPatienceMs)); }
  void waitForPosterior() {
    waitFor([this] { return posteriors().posterior() && !posteriors().waiting(); });
  }
  /// What the file itself says of the words on the page.
  Matrix<float> expected(const std::filesystem::path& file, statistical::Aligner aligner) {
    const statistical::PhraseTranslator translator(statistical::loadStatisticalModel(file));
    return translator.align(withoutEnd(decode().trace()->source), withoutEnd(decode().trace()->target), {}, aligner)
        .alpha;
  }
  void expectShown(const Matrix<float>& alpha) {
    for (int i = 0; i < alpha.rows(); ++i)
      for (int j = 0; j < alpha.cols(); ++j) EXPECT_EQ(static_cast<float>(map().scene().weight({i, j})), alpha(i, j));
  }
};

TEST_F(PosteriorMapTest, OneKeyGoesFromAttentionThroughTheAlignmentsAndBack) {
  start();
  auto* choice = map().findChild<QComboBox*>(QStringLiteral("map.readers"));
  ASSERT_TRUE(choice);
  EXPECT_FALSE(choice->isVisible()) << "there is nothing to choose";
  const std::filesystem::path file = fittingModel();
  waitFor([this] { return posteriors().choices().size() == 2; });
  EXPECT_TRUE(choice->isVisible());
  EXPECT_EQ(choice->count(), 3);
  const QString attention = map().exportCsv();

  map().setFocus();
  press(Qt::Key_R);
  waitForPosterior();
  expectShown(expected(file, statistical::Aligner::hmm));
  EXPECT_EQ(choice->currentText(), QStringLiteral("HMM"));
  EXPECT_EQ(map().exportId(), QStringLiteral("map-hmm"));
  EXPECT_TRUE(map().accessibleName().contains(QStringLiteral("HMM posterior")));
  EXPECT_TRUE(map().description().contains(QStringLiteral("fits")));
  EXPECT_TRUE(map().exportNote().contains(QStringLiteral("HMM alignment")));
  EXPECT_TRUE(map().exportCsv().startsWith(QStringLiteral("target (en)\\source (fr),le,chat,noir,dort,.,NULL\n")))
      << map().exportCsv().toStdString();

  press(Qt::Key_R);
  waitForPosterior();
  expectShown(expected(file, statistical::Aligner::model1));
  EXPECT_EQ(map().exportId(), QStringLiteral("map-model1"));

  press(Qt::Key_R);
  EXPECT_FALSE(posteriors().chosen());
  EXPECT_EQ(map().exportCsv(), attention);
  EXPECT_EQ(map().exportId(), QStringLiteral("map"));
  EXPECT_EQ(map().accessibleName(), QStringLiteral("Map"));
}

TEST_F(PosteriorMapTest, FollowsTheWordsOnThePage) {
  start();
  const std::filesystem::path file = fittingModel();
  waitFor([this] { return posteriors().choices().size() == 2; });
  posteriors().choose(posteriors().choices()[0]);
  waitForPosterior();
  decode().setCursor(static_cast<int>(decode().trace()->steps.size()), ui::SubStep::write);
  window->controller().decodeSentence(QStringLiteral("la zone dort ."));
  waitFor([this] { return decode().trace()->source.front() == "la" && !posteriors().waiting(); });
  expectShown(expected(file, statistical::Aligner::hmm));
  press(Qt::Key_Z, Qt::ControlModifier);
  waitFor([this] { return decode().trace()->source.front() == "le" && !posteriors().waiting(); });
  expectShown(expected(file, statistical::Aligner::hmm));
}

TEST_F(PosteriorMapTest, AModelWithoutAttentionHasAMapToo) {
  start(QStringLiteral("le chat noir dort ."), "/models/encdec.safetensors");
  EXPECT_EQ(map().description().left(7), QStringLiteral("No map:"));
  const std::filesystem::path file = fittingModel();
  waitFor([this] { return posteriors().choices().size() == 2; });
  map().setFocus();
  press(Qt::Key_R);
  waitForPosterior();
  expectShown(expected(file, statistical::Aligner::hmm));
  EXPECT_FALSE(map().exportCsv().isEmpty());
}

TEST_F(PosteriorMapTest, AFileThatWentWrongMeanwhileLeavesAttentionAndSaysWhy) {
  start();
  const std::filesystem::path file = fittingModel();
  waitFor([this] { return posteriors().choices().size() == 2; });
  std::ofstream(file) << "nothing";
  posteriors().choose(posteriors().choices()[0]);
  waitFor([this] { return !posteriors().chosen(); });
  EXPECT_TRUE(window->banner().text().contains(QStringLiteral("fits.phrases")));
}

TEST_F(PosteriorMapTest, FilesThatCannotBeReadAreNoChoice) {
  start();
  std::ofstream(folder.filePath(QStringLiteral("bad.phrases")).toStdString()) << "nothing";
  fittingModel();
  waitFor([this] { return posteriors().choices().size() == 2; });
}

}  // namespace
}  // namespace lookback::test

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <atomic>
#include <condition_variable>
#include <mutex>

#include "core/base/error.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/controllers/decode_controller.h"

namespace lookback::test {
namespace {

using Kind = Intervention::Kind;
using ui::DecodeStage;
using ui::SubStep;

/// An energy that this test's decoder cannot take.
constexpr double kBroken = 12345;

/// Lets the worker stop at a place until the test opens it.
class Gate {
 public:
  void close() {
    const std::scoped_lock lock(m_mutex);
    m_open = false;
  }
  void open() {
    {
      const std::scoped_lock lock(m_mutex);
      m_open = true;
    }
    m_changed.notify_all();
  }
  void pass() {
    std::unique_lock lock(m_mutex);
    ++m_waiting;
    m_changed.wait(lock, [this] { return m_open; });
    --m_waiting;
  }
  int waiting() const { return m_waiting; }

 private:
  std::mutex m_mutex;
  std::condition_variable m_changed;
  bool m_open = true;
  std::atomic<int> m_waiting{0};
};

class ControllerTest : public testing::Test {
 protected:
  ControllerTest() { application(); }
  ~ControllerTest() override {
    loading.open();
    decoding.open();
  }

  ui::DecodeEngine gatedEngine() {
    ui::DecodeEngine engine = tinyEngine();
    const auto load = engine.load;
    engine.load = [this, load](const std::filesystem::path& file) {
      loading.pass();
      return load(file);
    };
    const auto run = engine.decode;
    engine.decode = [this, run](const ReadSentence& sentence, std::span<const Intervention> list, const Trace* previous,
                                int first, std::stop_token stop) {
      decoding.pass();
      ++decodes;
      if (!list.empty() && list.back().value == kBroken) throw Error("no such luck");
      return run(sentence, list, previous, first, std::move(stop));
    };
    return engine;
  }
  void start(const QString& sentence = QStringLiteral("le chat noir dort .")) {
    controller.start("/m/tiny.safetensors", sentence);
    ASSERT_TRUE(settled());
    ASSERT_TRUE(model.trace());
  }
  bool settled() {
    return QTest::qWaitFor([this] { return !model.stale() && !controller.isBusy(); }, kPatienceMs);
  }
  static Intervention energy(double value, int step = 2, int position = 1) {
    return {.kind = Kind::setEnergy, .step = step, .position = position, .value = value};
  }

  Gate loading, decoding;
  std::atomic<int> decodes{0};
  ui::DecodeModel model;
  ui::DecodeController controller{model, gatedEngine()};
};

TEST_F(ControllerTest, OpensOnAWordWithItsSourceSelected) {
  start();
  EXPECT_GE(model.step(), 1);
  EXPECT_EQ(model.subStep(), SubStep::write);
  EXPECT_GE(model.source(), 0);
  EXPECT_FALSE(controller.undoStack().canUndo());
  EXPECT_EQ(model.trace(), model.original());
}

TEST_F(ControllerTest, EditIsUndoneToTheSameNumbers) {
  start();
  const auto before = model.trace();
  model.requestIntervention(energy(5));
  ASSERT_TRUE(settled());
  EXPECT_NE(model.trace()->steps[1].alpha, before->steps[1].alpha);
  EXPECT_EQ(model.interventions().size(), 1u);
  controller.undoStack().undo();
  ASSERT_TRUE(settled());
  EXPECT_TRUE(model.interventions().empty());
  ASSERT_EQ(model.trace()->target, before->target);
  for (std::size_t i = 0; i < before->steps.size(); ++i)
    EXPECT_EQ(model.trace()->steps[i].alpha, before->steps[i].alpha);
  controller.undoStack().redo();
  ASSERT_TRUE(settled());
  EXPECT_EQ(model.trace()->steps[1].e[1], 5);
}

TEST_F(ControllerTest, ForcedWordIsTakenOutAndComesBackWithUndo) {
  start();
  const auto before = model.trace();
  model.requestIntervention(energy(5));
  ASSERT_TRUE(settled());
  const auto edited = model.trace();
  const int step = model.interventions()[0].step;
  const int other = edited->steps[static_cast<std::size_t>(step - 1)].word == 3 ? 4 : 3;
  model.requestIntervention({.kind = Kind::forceWord, .step = step, .word = other});
  ASSERT_TRUE(settled());
  EXPECT_EQ(model.trace()->steps[static_cast<std::size_t>(step - 1)].word, other);
  model.requestUnforce(step);
  ASSERT_TRUE(settled());
  EXPECT_EQ(model.interventions().size(), 1u) << "the energy stays";
  EXPECT_EQ(model.trace()->target, edited->target);
  controller.undoStack().undo();
  ASSERT_TRUE(settled());
  EXPECT_EQ(model.trace()->steps[static_cast<std::size_t>(step - 1)].word, other);
}

TEST_F(ControllerTest, OneDragIsOneUndoStep) {
  start();
  for (const double value : {1.0, 2.0, 3.0}) model.requestIntervention(energy(value), true);
  model.requestIntervention(energy(4), false);
  ASSERT_TRUE(settled());
  EXPECT_EQ(controller.undoStack().count(), 1);
  ASSERT_EQ(model.interventions().size(), 1u);
  EXPECT_EQ(model.interventions()[0].value, 4);
  model.requestIntervention(energy(5), true);
  EXPECT_EQ(controller.undoStack().count(), 2);  // another movement of the hand
  controller.undoStack().undo();
  controller.undoStack().undo();
  ASSERT_TRUE(settled());
  EXPECT_TRUE(model.interventions().empty());
}

TEST_F(ControllerTest, LettingGoWhereTheHandIsClosesTheDrag) {
  start();
  model.requestIntervention(energy(2), true);
  model.requestIntervention(energy(2), false);
  model.requestIntervention(energy(3), false);
  ASSERT_TRUE(settled());
  EXPECT_EQ(controller.undoStack().count(), 2);
}

TEST_F(ControllerTest, LateAnswersAreDropped) {
  start();
  loading.close();
  controller.openModel("/m/slow.safetensors");
  ASSERT_TRUE(QTest::qWaitFor([&] { return loading.waiting() == 1; }, kPatienceMs));
  controller.openModel("/m/newer.safetensors");  // before the first one has answered
  loading.open();
  std::vector<std::string> shown;
  QObject::connect(&model, &ui::DecodeModel::resultChanged, &model, [&] { shown.push_back(model.model()->name); });
  ASSERT_TRUE(settled());
  QTest::qWait(50);
  ASSERT_EQ(shown, std::vector<std::string>{"newer"});
  EXPECT_EQ(controller.state().model, "/m/newer.safetensors");
}

TEST_F(ControllerTest, NumbersAlwaysBelongToOneModelAndSentence) {
  start();
  QObject::connect(&model, &ui::DecodeModel::resultChanged, &model, [&] {
    EXPECT_EQ(model.trace()->steps.front().s.size(), model.model()->config.n);
    EXPECT_EQ(model.trace()->source.size(), model.trace()->sourceIds.size());
  });
  for (int i = 0; i < 40; ++i) {
    controller.openModel(i % 2 ? "/m/a.safetensors" : "/m/abc.safetensors");
    controller.decodeSentence(i % 3 ? QStringLiteral("le chat .") : QStringLiteral("la zone dort ."));
    QTest::qWait(1);
  }
  ASSERT_TRUE(settled());
}

TEST_F(ControllerTest, CancelKeepsWhatIsShown) {
  start();
  const auto before = model.trace();
  loading.close();
  controller.openModel("/m/slow.safetensors");
  EXPECT_TRUE(model.stale());
  controller.cancel();
  EXPECT_FALSE(model.stale());
  loading.open();
  QTest::qWait(100);
  EXPECT_EQ(model.trace(), before);
  EXPECT_FALSE(controller.undoStack().canUndo());
  model.requestIntervention(energy(3));  // and the window works on
  ASSERT_TRUE(settled());
  EXPECT_EQ(model.model()->name, "tiny");
}

TEST_F(ControllerTest, FailuresSayWhyAndKeepWhatIsShown) {
  start();
  QSignalSpy failed(&controller, &ui::DecodeController::failed);
  const auto before = model.trace();
  controller.openModel("/m/bad.safetensors");
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_EQ(failed[0][0].value<DecodeStage>(), DecodeStage::model);
  EXPECT_TRUE(failed[0][1].toString().contains(QStringLiteral("bad.safetensors")));
  controller.decodeSentence(QStringLiteral("   "));
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_EQ(failed[1][0].value<DecodeStage>(), DecodeStage::sentence);
  EXPECT_EQ(model.trace(), before);
  EXPECT_FALSE(model.stale());
  EXPECT_EQ(controller.undoStack().count(), 0);
  model.requestIntervention(energy(3));
  ASSERT_TRUE(settled());
  model.requestIntervention(energy(kBroken));
  ASSERT_TRUE(failed.wait(kPatienceMs));
  ASSERT_EQ(model.interventions().size(), 1u);
  EXPECT_EQ(model.interventions()[0].value, 3);
  EXPECT_EQ(controller.undoStack().index(), 1);
}

TEST_F(ControllerTest, WhatTheSentenceDoesNotHaveIsNotEdited) {
  start();
  model.requestIntervention(energy(3, 1, 9999));
  model.requestIntervention(energy(3, 99, 0));
  model.requestIntervention(energy(3, 0, 0));
  model.requestIntervention({.kind = Kind::forceWord, .step = 1, .word = 9999});
  EXPECT_EQ(controller.undoStack().count(), 0);
  EXPECT_FALSE(model.stale());
}

TEST_F(ControllerTest, AnotherSentenceTakesTheEditsAndUndoBringsThemBack) {
  start();
  model.requestIntervention(energy(3));
  ASSERT_TRUE(settled());
  controller.decodeSentence(QStringLiteral("la zone dort ."));
  ASSERT_TRUE(settled());
  EXPECT_TRUE(model.interventions().empty());
  EXPECT_EQ(model.trace()->source.front(), "la");
  controller.undoStack().undo();
  ASSERT_TRUE(settled());
  ASSERT_EQ(model.interventions().size(), 1u);
  EXPECT_EQ(model.trace()->source.front(), "le");
  EXPECT_EQ(model.trace()->steps[1].e[1], 3);
}

TEST_F(ControllerTest, DragFasterThanTheModelStillMovesThePicture) {
  start();
  decoding.close();
  QSignalSpy results(&model, &ui::DecodeModel::resultChanged);
  model.requestIntervention(energy(1), true);
  ASSERT_TRUE(QTest::qWaitFor([&] { return decoding.waiting() == 1; }, kPatienceMs));
  model.requestIntervention(energy(2), true);
  model.requestIntervention(energy(3), true);
  EXPECT_TRUE(model.stale());
  const int before = decodes;
  decoding.open();
  ASSERT_TRUE(settled());
  EXPECT_EQ(model.trace()->steps[1].e[1], 3);
  EXPECT_EQ(decodes - before, 2);  // 1 and 3; 2 was replaced in the mailbox
  EXPECT_EQ(results.size(), 2);
}

TEST_F(ControllerTest, LockedSlidersKeepTheirEnergy) {
  start();
  const double before = model.trace()->steps[1].e[1];
  model.setLocked(1, true);
  model.requestIntervention({.kind = Kind::equalise, .step = 2});
  ASSERT_TRUE(settled());
  EXPECT_EQ(model.trace()->steps[1].e[1], before);
  EXPECT_EQ(model.trace()->steps[1].e[0], model.trace()->steps[1].e[2]);
  EXPECT_EQ(controller.undoStack().count(), 1);
}

TEST_F(ControllerTest, FlipMarksFollowTheStep) {
  start();
  model.setCursor(2, SubStep::blend);
  QSignalSpy marks(&model, &ui::DecodeModel::flipMarksChanged);
  ASSERT_TRUE(QTest::qWaitFor([&] { return marks.size() > 0; }, 3000));
  for (const FlipMark& mark : model.flipMarks())
    EXPECT_LT(mark.position, static_cast<int>(model.trace()->source.size()));
}

TEST_F(ControllerTest, GoesAwayInTheMiddleOfWork) {
  for (int i = 0; i < 20; ++i) {
    ui::DecodeModel own;
    ui::DecodeController busy(own, tinyEngine());
    busy.start("/m/tiny.safetensors", QStringLiteral("le chat noir dort ."));
    if (i % 2) QTest::qWait(i);
    if (own.trace()) own.requestIntervention(energy(i));
  }
}

}  // namespace
}  // namespace lookback::test

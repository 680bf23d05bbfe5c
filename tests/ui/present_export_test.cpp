// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QFile>
#include <QMimeData>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <functional>
#include <set>

#include "tests/ui/support/views_fixture.h"
#include "ui/controllers/pane_export.h"
#include "ui/controllers/picture_export.h"
#include "ui/views/arcs_view.h"
#include "ui/views/beam_view.h"
#include "ui/views/energies_view.h"
#include "ui/views/map_view.h"
#include "ui/views/next_words_view.h"
#include "ui/views/view_export.h"

/// A3 and U11: every pane of Decode in every format, and pictures made again from exported numbers.
namespace lookback::test {
namespace {

QImage drawn(const ui::PaneView& pane) {
  QImage image(pane.exportSize(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  pane.renderTo(painter, pane.exportSize());
  return image;
}

std::shared_ptr<const BeamTree> smallTree() {
  auto tree = std::make_shared<BeamTree>();
  tree->width = 2;
  const auto node = [&](int step, const char* text, int parent, double logP, int rank, BeamNode::Fate fate) {
    BeamNode made;
    made.step = step;
    made.text = text;
    made.parent = parent;
    made.logProbability = logP;
    made.sum = logP + (parent < 0 ? 0 : tree->nodes[static_cast<std::size_t>(parent)].sum);
    made.score = made.sum / step;
    made.rank = rank;
    made.fate = fate;
    const int index = static_cast<int>(tree->nodes.size());
    if (parent >= 0) tree->nodes[static_cast<std::size_t>(parent)].children.push_back(index);
    tree->nodes.push_back(made);
  };
  node(1, "the", -1, -0.25, 1, BeamNode::Fate::kept);
  node(1, "a", -1, -1.5, 2, BeamNode::Fate::dead);
  node(2, "</s>", 0, -0.5, 1, BeamNode::Fate::finished);
  tree->firstOfStep = {0, 2, 3};
  tree->ends = {2};
  tree->nodes[0].bestEnd = tree->nodes[2].bestEnd = 2;
  return tree;
}

class PaneExportTest : public ViewsTest {
 protected:
  PaneExportTest()
      : arcs(model, theme), map(model, theme), energies(model, theme), words(model, theme), beam(model, theme) {
    auto named = std::make_shared<Model>(*sampleModel());
    named->name = "fr-en";
    named->provenance = {{"seed", "2014"}, {"updates", "11000"}};
    model.setResult(named, sampleTrace(), sampleTrace());
    model.setCursor(6, ui::SubStep::write);
    model.setBeam(smallTree());
    for (ui::PaneView* pane : all()) place(*pane, 640, 320);
  }
  std::vector<ui::PaneView*> all() { return {&arcs, &map, &energies, &words, &beam}; }
  QByteArray exported(ui::PaneView& pane, const char* suffix) {
    const QString file = folder.filePath(pane.objectName() + QLatin1Char('.') + QLatin1String(suffix));
    EXPECT_EQ(ui::exportPane(pane, file, ui::exportCaption(pane)), QString());
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly));
    return in.readAll();
  }
  QList<QStringList> numbers(ui::PaneView& pane) {
    return ui::parseCsv(QString::fromUtf8(exported(pane, "csv"))).mid(1);
  }
  /// A trace of the same words in which only what `fill` writes is known.
  std::shared_ptr<const Trace> emptied(const std::function<void(Trace&)>& fill) {
    auto trace = std::make_shared<Trace>(*model.trace());
    for (StepTrace& step : trace->steps) {
      step.alpha.setConstant(std::numeric_limits<double>::quiet_NaN());
      step.e = step.modelEnergies = step.modelAlpha = step.alpha;
      step.candidates.clear();
      step.modelCandidates.clear();
    }
    fill(*trace);
    return trace;
  }
  /// The picture of another view of the same kind over those numbers.
  template <class View>
  QImage again(const std::shared_ptr<const Trace>& trace) {
    ui::DecodeModel other;
    other.setResult(model.model(), trace, trace);
    other.setCursor(model.step(), model.subStep());
    other.setSource(model.source());
    View view(other, theme);
    place(view, 640, 320);
    return drawn(view);
  }

  QTemporaryDir folder;
  ui::ArcsView arcs;
  ui::MapView map;
  ui::EnergiesView energies;
  ui::NextWordsView words;
  ui::BeamView beam;
};

TEST_F(PaneExportTest, EveryPaneGoesToEveryFormatWithItsCaption) {
  for (ui::PaneView* pane : all()) {
    SCOPED_TRACE(pane->objectName().toStdString());
    QXmlStreamReader svg(exported(*pane, "svg"));
    QString text;
    while (!svg.atEnd())
      if (svg.readNext() == QXmlStreamReader::Characters) text += svg.text().toString() + QLatin1Char('\n');
    EXPECT_FALSE(svg.hasError()) << svg.errorString().toStdString();
    const QString flat = QString(text).remove(QChar(0x2068)).remove(QChar(0x2069)).simplified();
    for (const QString& fact : {QStringLiteral("model fr-en (fr → en)"), QStringLiteral("checkpoint at update 11000"),
                                QStringLiteral("seed 2014"), QDate::currentDate().toString(Qt::ISODate)})
      EXPECT_TRUE(flat.contains(fact)) << fact.toStdString();
    EXPECT_TRUE(flat.contains(QStringLiteral("scale")) || flat.contains(QStringLiteral("axis")) ||
                flat.contains(QStringLiteral("logarithms")))
        << "what lengths and colours mean";
    const QString word = pane == &beam    ? QStringLiteral("the")
                         : pane == &words ? QStringLiteral("Area")
                                          : QStringLiteral("zone");
    EXPECT_TRUE(text.contains(word)) << "words are text";
    EXPECT_TRUE(exported(*pane, "pdf").startsWith("%PDF"));
    EXPECT_FALSE(QImage::fromData(exported(*pane, "png")).isNull());
    EXPECT_GT(numbers(*pane).size(), 2);
    ui::copyPicture(ui::panePicture(*pane, ui::exportCaption(*pane)));
    EXPECT_TRUE(QApplication::clipboard()->mimeData()->hasImage());
    EXPECT_EQ(QApplication::clipboard()->text(), pane->exportCsv());
  }
}

TEST_F(PaneExportTest, ArcsFromExportedNumbersAreTheSamePicture) {
  std::set<std::pair<int, int>> byHand;
  const auto trace = emptied([this, &byHand](Trace& t) {
    for (const QStringList& line : numbers(arcs)) {
      StepTrace& step = t.steps[static_cast<std::size_t>(line[0].toInt() - 1)];
      step.alpha[line[2].toInt()] = line[4].toDouble();
      step.modelAlpha[line[2].toInt()] = line[5].toDouble();
      if (line[6] == QLatin1String("1")) byHand.insert({line[0].toInt() - 1, line[2].toInt()});
    }
    for (std::size_t i = 0; i < t.steps.size(); ++i) {  // what is edited is told by the energies
      t.steps[i].e = t.steps[i].modelEnergies = Vector<double>::Zero(t.steps[i].alpha.size());
      for (Eigen::Index j = 0; j < t.steps[i].e.size(); ++j)
        if (byHand.contains({static_cast<int>(i), static_cast<int>(j)})) t.steps[i].e[j] = 1;
    }
  });
  EXPECT_EQ(again<ui::ArcsView>(trace), drawn(arcs));
}

TEST_F(PaneExportTest, MapFromExportedNumbersIsTheSamePicture) {
  const QImage before = drawn(map);
  const auto lines = numbers(map);
  const auto source = model.trace();
  const auto trace = emptied([&](Trace& t) {
    ASSERT_EQ(static_cast<std::size_t>(lines.size()), t.steps.size());
    for (std::size_t i = 0; i < t.steps.size(); ++i) {
      for (Eigen::Index j = 0; j < t.steps[i].alpha.size(); ++j)
        t.steps[i].alpha[j] = lines[static_cast<qsizetype>(i)][j + 1].toDouble();
      t.steps[i].e = source->steps[i].e;  // marks of edits are not numbers of the map
      t.steps[i].modelEnergies = source->steps[i].modelEnergies;
      t.steps[i].modelAlpha = source->steps[i].modelAlpha;
    }
  });
  EXPECT_EQ(again<ui::MapView>(trace), before);
}

TEST_F(PaneExportTest, EnergiesFromExportedNumbersAreTheSamePicture) {
  const QImage before = drawn(energies);
  const auto trace = emptied([this](Trace& t) {
    StepTrace& step = t.steps[static_cast<std::size_t>(model.step() - 1)];
    for (const QStringList& line : numbers(energies)) {
      const int j = line[0].toInt();
      step.e[j] = line[2].toDouble();
      step.alpha[j] = line[3].toDouble();
      step.modelEnergies[j] = line[4].toDouble();
      step.modelAlpha[j] = line[5].toDouble();
    }
  });
  EXPECT_EQ(again<ui::EnergiesView>(trace), before);
}

TEST_F(PaneExportTest, NextWordsFromExportedNumbersAreTheSamePicture) {
  const QImage before = drawn(words);
  const auto& own = model.trace()->steps[static_cast<std::size_t>(model.step() - 1)];
  const auto lines = numbers(words);
  const auto source = model.trace();
  const auto trace = emptied([&](Trace& t) {
    StepTrace& step = t.steps[static_cast<std::size_t>(model.step() - 1)];
    step.e = own.e;
    step.alpha = own.alpha;
    step.modelEnergies = own.modelEnergies;
    step.modelAlpha = own.modelAlpha;
    for (const QStringList& line : lines) {
      if (line[0].isEmpty()) continue;
      const int word = model.model()->target.id(line[0].toStdString());
      step.candidates.push_back({word, line[1].toDouble()});
      if (!line[2].isEmpty()) step.modelCandidates.push_back({word, line[2].toDouble()});
    }
    std::sort(step.modelCandidates.begin(), step.modelCandidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.probability > b.probability; });
  });
  EXPECT_EQ(again<ui::NextWordsView>(trace), before);
}

TEST_F(PaneExportTest, BeamFromExportedNumbersIsTheSamePicture) {
  auto tree = std::make_shared<BeamTree>();
  tree->width = 2;
  for (const QStringList& line : numbers(beam)) {
    BeamNode node;
    node.parent = line[1].isEmpty() ? -1 : line[1].toInt();
    node.step = line[2].toInt();
    node.text = line[3].toStdString();
    node.logProbability = line[4].toDouble();
    node.sum = line[5].toDouble();
    node.score = line[6].toDouble();
    node.rank = line[7].toInt();
    const std::map<QString, BeamNode::Fate> fates = {{QStringLiteral("kept"), BeamNode::Fate::kept},
                                                     {QStringLiteral("dead"), BeamNode::Fate::dead},
                                                     {QStringLiteral("finished"), BeamNode::Fate::finished},
                                                     {QStringLiteral("open"), BeamNode::Fate::open},
                                                     {QStringLiteral("pruned"), BeamNode::Fate::pruned}};
    ASSERT_TRUE(fates.contains(line[8])) << line[8].toStdString();
    node.fate = fates.at(line[8]);
    const int index = static_cast<int>(tree->nodes.size());
    if (node.step > static_cast<int>(tree->firstOfStep.size())) tree->firstOfStep.push_back(index);
    if (node.parent >= 0) tree->nodes[static_cast<std::size_t>(node.parent)].children.push_back(index);
    if (node.fate == BeamNode::Fate::finished) tree->ends.push_back(index);
    tree->nodes.push_back(node);
  }
  tree->firstOfStep.push_back(static_cast<int>(tree->nodes.size()));
  for (const int end : tree->ends)
    for (int at = end; at >= 0; at = tree->nodes[static_cast<std::size_t>(at)].parent)
      if (tree->nodes[static_cast<std::size_t>(at)].bestEnd < 0)
        tree->nodes[static_cast<std::size_t>(at)].bestEnd = end;
  ui::DecodeModel other;
  other.setResult(model.model(), model.trace(), model.original());
  other.setCursor(model.step(), model.subStep());
  other.setBeam(tree);
  ui::BeamView view(other, theme);
  place(view, 640, 320);
  EXPECT_EQ(drawn(view), drawn(beam));
}

}  // namespace
}  // namespace lookback::test

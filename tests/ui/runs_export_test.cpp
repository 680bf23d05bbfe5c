// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>

#include "tests/ui/support/runs_fixture.h"
#include "ui/controllers/picture_export.h"
#include "ui/views/curve_chart.h"
#include "ui/views/curve_picture.h"
#include "ui/views/overlay_chart.h"
#include "ui/views/probe_panel.h"
#include "ui/views/view_export.h"

/// Tables and pictures of the page Train as files.
namespace lookback::test {
namespace {

class RunsExportTest : public RunsTest {
 protected:
  /// All three runs drawn.
  ui::OverlayChart* drawn() {
    auto* chart = part<ui::OverlayChart>("runs.chart");
    if (!waitFor([&] { return names().size() == 3; })) return nullptr;
    choose({0, 1, 2});
    return waitFor([&] { return chart->picture().series.size() == 3; }) ? chart : nullptr;
  }
};

TEST_F(RunsExportTest, CurvesGoToEveryFormatWithWordsAsText) {
  ui::OverlayChart* chart = drawn();
  ASSERT_NE(chart, nullptr);
  chart->setFocus();
  for (const char* name : {"c.svg", "c.pdf", "c.png", "c.csv"}) {
    act("export.pane");
    give(QLatin1String(name));
    EXPECT_TRUE(page().banner().text().contains(QLatin1String(name))) << page().banner().text().toStdString();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  const QString svg = QString::fromUtf8(bytes(QStringLiteral("c.svg")));
  for (const char* word : {">updates<", ">first<", ">second<", ">third<", ">Dev loss<", "seed 1409"})
    EXPECT_TRUE(svg.contains(QLatin1String(word))) << word;
  EXPECT_TRUE(svg.contains(QStringLiteral("RNNencdec")));
  EXPECT_TRUE(svg.contains(QStringLiteral("linear, from ")));
  EXPECT_TRUE(svg.contains(QDate::currentDate().toString(Qt::ISODate)));
  EXPECT_TRUE(bytes(QStringLiteral("c.pdf")).startsWith("%PDF"));
  const QImage png(folder.filePath(QStringLiteral("c.png")));
  EXPECT_GT(png.width(), 1400);
}

TEST_F(RunsExportTest, ExportedNumbersGiveTheSamePicture) {
  ui::OverlayChart* chart = drawn();
  ASSERT_NE(chart, nullptr);
  const ui::CurvePicture picture = chart->picture();
  ui::CurvePicture again = ui::curvesFromCsv(ui::curvesCsv(picture));
  ASSERT_EQ(again.series.size(), picture.series.size());
  for (std::size_t k = 0; k < picture.series.size(); ++k) {
    EXPECT_EQ(again.series[k].points, picture.series[k].points);
    EXPECT_EQ(again.series[k].style, picture.series[k].style);
    EXPECT_EQ(again.series[k].name, picture.series[k].name);
  }
  again.title = picture.title;
  again.xTitle = picture.xTitle;
  again.yTitle = picture.yTitle;
  const auto painted = [](const ui::CurvePicture& curves) {
    QImage image(ui::curvesSize(curves), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    ui::paintCurves(painter, image.size(), curves);
    return image;
  };
  EXPECT_EQ(painted(again), painted(picture));
}

TEST_F(RunsExportTest, TheListAndTheMetricRowsGoToCsv) {
  ASSERT_TRUE(waitFor([&] { return names().size() == 3; }));
  list()->setFocus();
  act("export.pane");
  give(QStringLiteral("list.csv"));
  ASSERT_TRUE(waitFor([&] { return bytes(QStringLiteral("list.csv")).count('\n') > 3; }));
  const QList<QStringList> lines = ui::parseCsv(QString::fromUtf8(bytes(QStringLiteral("list.csv"))));
  ASSERT_EQ(lines.size(), 4);
  EXPECT_EQ(lines[0][1], QStringLiteral("name"));
  EXPECT_EQ(lines[2][2], QStringLiteral("Batches of 20,\nas in the lecture."));
  choose({1});
  ASSERT_TRUE(waitFor([&] { return part<QLineEdit>("runs.name")->text() == QStringLiteral("second"); }));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  act("runs.exportRows");
  give(QStringLiteral("rows.csv"));
  ASSERT_TRUE(waitFor([&] { return bytes(QStringLiteral("rows.csv")).count('\n') == 101; }));
  EXPECT_TRUE(waitFor([&] { return page().banner().text().contains(QStringLiteral("rows.csv")); }));
}

TEST_F(RunsExportTest, AComparisonGoesToCsvAndPictures) {
  ASSERT_TRUE(waitFor([&] { return names().size() == 3; }));
  act("runs.compare");
  choose({1, 2});
  auto* view = part<QTableView>("runs.diff");
  ASSERT_TRUE(waitFor([&] { return view->model()->rowCount() > 10; }));
  view->setFocus();
  act("export.pane");
  give(QStringLiteral("d.csv"));
  EXPECT_TRUE(bytes(QStringLiteral("d.csv")).contains("changed,training.batch_size,80,20\n"));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  act("export.pane");
  give(QStringLiteral("d.svg"));
  EXPECT_TRUE(QString::fromUtf8(bytes(QStringLiteral("d.svg"))).contains(QStringLiteral("Sentences in a batch")));
  act("export.copy");
  EXPECT_TRUE(QApplication::clipboard()->mimeData()->hasImage());
  EXPECT_TRUE(QApplication::clipboard()->text().contains(QStringLiteral("changed,training.batch_size,80,20")));
}

TEST_F(RunsExportTest, APlaceThatCannotBeWrittenIsSaidWithAWayOn) {
  ui::OverlayChart* chart = drawn();
  ASSERT_NE(chart, nullptr);
  chart->setFocus();
  act("export.pane");
  give(QStringLiteral("no/such/folder/c.svg"));
  EXPECT_TRUE(page().banner().text().contains(QStringLiteral("could not be written")));
}

TEST_F(RunsExportTest, CurvesAndMapsUnderLiveAreExportedToo) {
  ASSERT_TRUE(waitFor([&] { return names().size() == 3; }));
  ui::TrainingNews news;
  news.probes = {{0, {"le", "chat"}, {"the", "cat"}, Links{}, 0}};
  for (std::uint64_t k = 1; k <= 200; ++k) news.updates.push_back({k, 0.1, 0.1 * static_cast<double>(k), 1.5f, 1, 40});
  news.evaluations = {{100, 2.25, 12.0, 0.5}, {200, 2.0, 14.0, 0.25}};
  news.checkpoints = {100};
  store::Snapshot snapshot;
  snapshot.alpha = Matrix<float>::Constant(2, 2, 0.25f);
  snapshot.output = {"the", "cat"};
  news.frames = {std::make_shared<ui::ProbeFrame>(ui::ProbeFrame{200, {snapshot}})};
  page().showRuns(false);
  page().model().begin(QStringLiteral("live run"), true);
  page().model().add(news);
  auto* chart = part<ui::CurveChart>("train.loss.chart");
  chart->setFocus();
  act("export.pane");
  give(QStringLiteral("loss.csv"));
  const ui::CurvePicture curves = ui::curvesFromCsv(QString::fromUtf8(bytes(QStringLiteral("loss.csv"))));
  ASSERT_EQ(curves.series.size(), 2u);
  EXPECT_EQ(curves.series[0].points.size(), 200u);
  EXPECT_EQ(curves.series[1].points, (std::vector<QPointF>{{100, 2.25}, {200, 2}}));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  act("export.pane");
  give(QStringLiteral("loss.svg"));
  EXPECT_TRUE(QString::fromUtf8(bytes(QStringLiteral("loss.svg"))).contains(QStringLiteral("live run")));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  part<ui::ProbePanel>("probePanel")->setFocus();
  act("export.pane");
  give(QStringLiteral("maps.svg"));
  const QString svg = QString::fromUtf8(bytes(QStringLiteral("maps.svg")));
  EXPECT_TRUE(svg.contains(QStringLiteral(">le chat<"))) << svg.toStdString().substr(0, 3000);
  EXPECT_FALSE(svg.contains(QStringLiteral("<image"))) << "cells are drawn, not painted over";
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  act("export.pane");
  give(QStringLiteral("maps.csv"));
  const QList<QStringList> lines = ui::parseCsv(QString::fromUtf8(bytes(QStringLiteral("maps.csv"))));
  ASSERT_EQ(lines.size(), 5);
  EXPECT_EQ(lines[4].mid(4), (QStringList{"cat", "chat", "0.25"}));
}

}  // namespace
}  // namespace lookback::test

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/chart_widget.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <functional>

#include "core/evaluation/published.h"
#include "ui/controllers/run_library.h"
#include "ui/learn/model_scores.h"
#include "ui/support/controls.h"
#include "ui/views/length_chart.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr int kMostLength = 100;
constexpr std::uint64_t kMostRuns = 50;
constexpr double kMark = 9, kGap = 2;

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString nameOf(const PublishedRow& row) {
  return textOf(row.model);
}

}  // namespace

CountGrid::CountGrid(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setObjectName(QStringLiteral("chart.count"));
  connect(&theme, &Theme::changed, this, [this] { update(); });
}

void CountGrid::setLengths(int source, int target) {
  m_source = source;
  m_target = target;
  update();
}

QSize CountGrid::sizeHint() const {
  return {static_cast<int>(m_theme.px(320)), static_cast<int>(m_theme.px(220))};
}

QSize CountGrid::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(160)), static_cast<int>(m_theme.px(120))};
}

void CountGrid::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double pitch =
      std::min({m_theme.px(2 * (kMark + kGap)), double(width()) / m_source, double(height()) / m_target});
  const double side = std::max(1.0, pitch * kMark / (kMark + kGap));
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Role::source));
  for (int i = 0; i < m_target; ++i)
    for (int j = 0; j < m_source; ++j)
      painter.drawRoundedRect(QRectF(j * pitch, i * pitch, side, side), side / 5, side / 5);
}

ChartWidget::ChartWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : LessonWidget(context, widget, parent), m_card(new Card(theme(), QStringLiteral("chart.card"), this)) {
  body()->addWidget(m_card, 1);
  const std::string& what = parameters().text("data");
  if (what == "score-count")
    buildCount();
  else if (what == "model-scores")
    buildModels();
  else if (what == "your-runs")
    buildRuns();
  else
    buildTable();
  buildReset();
  retranslate();
  applyTheme();
}

bool ChartWidget::lights(const QString& name) const {
  const auto& lit = parameters().words("highlight");
  return std::find(lit.begin(), lit.end(), name.toStdString()) != lit.end();
}

void ChartWidget::buildTable() {
  m_table = new QTableWidget(m_card);
  m_table->verticalHeader()->hide();
  m_table->setShowGrid(false);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(controls().has("highlight") ? QAbstractItemView::ExtendedSelection
                                                        : QAbstractItemView::NoSelection);
  m_table->setTabKeyNavigation(false);
  m_note = plainLabel(QStringLiteral("chart.note"), "note", m_card);
  m_note->setWordWrap(true);
  m_card->addBody(m_table, 1);
  m_card->addBody(m_note, 0);
}

void ChartWidget::fillTable() {
  const auto rows = publishedRows();
  const std::string& columns = parameters().text("columns");
  const bool all = columns != "no-unknown", known = columns != "all";
  QStringList heads{tr("model, longest training sentence")};
  if (all) heads << tr("BLEU, all sentences");
  if (known) heads << tr("BLEU, without unknown words");
  m_table->clear();
  m_table->setColumnCount(static_cast<int>(heads.size()));
  m_table->setRowCount(static_cast<int>(rows.size()));
  m_table->setHorizontalHeaderLabels(heads);
  for (int k = 0; k < static_cast<int>(rows.size()); ++k) {
    const PublishedRow& row = rows[static_cast<std::size_t>(k)];
    QStringList cells{nameOf(row)};
    if (all) cells << fixedText(row.all, 2);
    if (known) cells << fixedText(row.noUnknown, 2);
    for (int c = 0; c < static_cast<int>(cells.size()); ++c) {
      auto* item = new QTableWidgetItem(cells[c]);
      item->setTextAlignment(c == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
      if (lights(nameOf(row))) {
        QFont strong = theme().font(TextStep::base, QFont::DemiBold);
        item->setFont(strong);
        item->setBackground(theme().color(Role::sourceBg));
      }
      m_table->setItem(k, c, item);
    }
  }
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

/// By its system where that tells it from the others, "RNNsearch-30" where the length it was trained on does, else by
/// its file.
QString ChartWidget::seriesName(const ModelScores& scores, const std::vector<ModelScores>& all) {
  const auto system = [](const ModelScores& one) { return one.system; };
  const auto both = [](const ModelScores& one) { return std::pair(one.system, one.trainingLength); };
  const auto alone = [&](const auto& key) {
    return std::count_if(all.begin(), all.end(), [&](const ModelScores& one) { return key(one) == key(scores); }) == 1;
  };
  const QString name = QString::fromStdString(scores.system);
  if (!name.isEmpty() && alone(system)) return name;
  if (!name.isEmpty() && scores.trainingLength && alone(both))
    return QStringLiteral("%1-%2").arg(name).arg(*scores.trainingLength);
  return QString::fromStdString(scores.name);
}

/// Runs of the store, the newest first, with their best scores on their dev sets.
void ChartWidget::buildRuns() {
  buildTable();
  m_library = new RunLibrary(context().services.store, this);
  connect(m_library, &RunLibrary::listed, this, [this](const store::RunQuery&, const store::RunPage& page) {
    m_runs = page.runs;
    fillRuns();
  });
  store::RunQuery query;
  query.limit = kMostRuns;
  m_library->list(query);
}

void ChartWidget::fillRuns() {
  m_table->clear();
  m_table->setColumnCount(4);
  m_table->setRowCount(static_cast<int>(m_runs.size()));
  m_table->setHorizontalHeaderLabels({tr("run"), tr("updates"), tr("best dev BLEU"), tr("best AER")});
  const auto number = [](const std::optional<double>& value, double scale, int places) {
    return value ? fixedText(scale * *value, places) : QStringLiteral("–");
  };
  for (int k = 0; k < static_cast<int>(m_runs.size()); ++k) {
    const store::RunSummary& run = m_runs[static_cast<std::size_t>(k)];
    const QString cells[] = {QString::fromStdString(run.name), countText(static_cast<qint64>(run.updates)),
                             number(run.bestBleu, 1, 2), number(run.bestAer, 1, 3)};
    for (int c = 0; c < 4; ++c) {
      auto* item = new QTableWidgetItem(cells[c]);
      item->setTextAlignment(c == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
      m_table->setItem(k, c, item);
    }
  }
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_note->setText(m_runs.empty() ? tr("You have not trained a model yet. The page Train does it.")
                                 : tr("Each on its own dev set: compare runs with the same set only."));
}

void ChartWidget::buildModels() {
  m_chart = new LengthChart(theme(), m_card);
  m_note = plainLabel(QStringLiteral("chart.note"), "note", m_card);
  m_note->setWordWrap(true);
  m_card->addBody(m_chart, 1);
  m_card->addBody(m_note, 0);
  connect(m_chart, &LengthChart::readingChanged, this, [this](const QString& reading) {
    m_note->setText(reading.isEmpty() ? tr("Left and Right read the points.") : reading);
    Q_EMIT statusChanged();
  });
  // The models named here, else those of the lesson; else all, which were scored on one test set.
  std::vector<ModelScores> all = shippedScores(context().services.shelf);
  std::erase_if(all, [](const ModelScores& scores) { return scores.byLength.empty(); });
  const auto keep = [&all](const std::vector<std::string>& names) {
    const auto named = [&](const ModelScores& scores) {
      return std::find(names.begin(), names.end(), scores.name) != names.end();
    };
    if (std::any_of(all.begin(), all.end(), named)) std::erase_if(all, std::not_fn(named));
  };
  keep(parameters().words("highlight").empty() ? context().models : parameters().words("highlight"));
  std::vector<LengthSeries> series;
  for (const ModelScores& scores : all) {
    LengthSeries one;
    one.name = seriesName(scores, all);
    one.style = static_cast<int>(series.size()) % kSeriesStyles;
    one.bins = scores.byLength;
    one.trainingLength = scores.trainingLength;
    series.push_back(std::move(one));
  }
  m_chart->setSeries(std::move(series));
}

void ChartWidget::buildCount() {
  m_grid = new CountGrid(theme(), m_card);
  m_count = plainLabel(QStringLiteral("chart.scores"), "title", m_card);
  auto* line = new QHBoxLayout;
  const auto& lengths = parameters().numbers("lengths");
  const auto field = [&](QSpinBox*& box, QLabel*& name, std::size_t at) {
    name = plainLabel(QString(), "note", m_card);
    box = new QSpinBox(m_card);
    box->setRange(1, kMostLength);
    box->setValue(static_cast<int>(std::lround(lengths.at(at))));
    box->setVisible(controls().has("length"));
    name->setVisible(controls().has("length"));
    line->addWidget(name);
    line->addWidget(box);
    connect(box, &QSpinBox::valueChanged, this, &ChartWidget::followCount);
  };
  field(m_source, m_sourceName, 0);
  field(m_target, m_targetName, 1);
  line->addStretch(1);
  auto* row = new QWidget(m_card);
  row->setLayout(line);
  line->setContentsMargins(0, 0, 0, 0);
  m_card->addBody(row, 0);
  m_card->addBody(m_count, 0);
  m_card->addBody(m_grid, 1);
}

void ChartWidget::followCount() {
  const int source = m_source->value(), target = m_target->value();
  m_grid->setLengths(source, target);
  m_count->setText(tr("Scores: %1 source × %2 written = %3")
                       .arg(QString::number(source), QString::number(target), countText(qint64{source} * target)));
  m_grid->setAccessibleName(m_count->text());
  Q_EMIT statusChanged();
}

void ChartWidget::buildReset() {
  if (!controls().has("reset") || m_chart) return;
  m_reset = new PaneButton(theme(), QString(), m_card);
  m_card->addHeaderWidget(m_reset);
  connect(m_reset, &QPushButton::clicked, this, &ChartWidget::reset);
}

void ChartWidget::reset() {
  if (m_table) m_table->clearSelection();
  if (!m_source) return;
  const auto& lengths = parameters().numbers("lengths");
  m_source->setValue(static_cast<int>(std::lround(lengths.at(0))));
  m_target->setValue(static_cast<int>(std::lround(lengths.at(1))));
}

QWidget* ChartWidget::firstStop() const {
  if (m_source && !m_source->isHidden()) return m_source;
  if (m_chart) return m_chart;
  return m_table;
}

QString ChartWidget::statusText() const {
  return m_count ? m_count->text() : m_chart ? m_chart->description() : QString();
}

ExportPicture ChartWidget::picture() {
  if (m_table) {
    const auto text = [this](int row, int column) {
      const QTableWidgetItem* item = m_table->item(row, column);
      return item ? item->text() : QString();
    };
    QStringList heads;
    for (int c = 0; c < m_table->columnCount(); ++c) heads << m_table->horizontalHeaderItem(c)->text();
    QList<QStringList> rows;
    for (int k = 0; k < m_table->rowCount(); ++k) {
      rows << QStringList();
      for (int c = 0; c < m_table->columnCount(); ++c) rows.back() << text(k, c);
    }
    ExportPicture picture = tablePicture(QStringLiteral("chart"), m_table->accessibleName(), heads, rows);
    picture.caption = {m_note->text()};
    return picture;
  }
  ExportPicture picture = LessonWidget::picture();
  if (m_chart && !m_chart->series().empty()) {
    constexpr QSize kPaper(640, 400);
    picture.size = kPaper;
    picture.paint = [drawn = m_chart->picture(kPaper)](QPainter& painter, QSize) { painter.drawPicture(0, 0, drawn); };
    picture.csv = m_chart->exportCsv();
  } else if (m_grid) {
    picture.csv = csvLine({QStringLiteral("source_words"), QStringLiteral("written_words"), QStringLiteral("scores")}) +
                  csvLine({QString::number(m_source->value()), QString::number(m_target->value()),
                           QString::number(qint64{m_source->value()} * m_target->value())});
  }
  return picture;
}

void ChartWidget::retranslate() {
  if (m_library) {
    m_card->setTexts(tr("Your runs"), tr("models you trained here"));
    describeControl(*m_table, QStringLiteral("chart.table"), tr("Your runs"),
                    tr("The runs in your store. Arrow keys go from row to row."));
    fillRuns();
  } else if (m_table) {
    m_card->setTexts(tr("The paper, table 1"), tr("English to French, newstest2014"));
    describeControl(*m_table, QStringLiteral("chart.table"), tr("The paper's table 1"),
                    tr("Scores of the systems in the paper. Arrow keys go from row to row."));
    fillTable();
    m_note->setText(
        parameters().text("data") == "paper-lengths"
            ? tr("The paper draws BLEU by sentence length in its figure 2 and prints no numbers of it; these "
                 "are its numbers for all lengths together. -30 and -50: longest sentences trained on.")
            : tr("-30 and -50: longest sentences trained on, in words. ★: trained for much longer."));
  }
  if (m_chart) {
    m_card->setTexts(tr("BLEU by sentence length"), tr("the models that come with Lookback"));
    m_note->setText(tr("Left and Right read the points."));
    m_chart->setEmptyText(tr("No model with scores by length was found beside the program."));
  }
  if (m_reset) {
    m_reset->setText(tr("Reset"));
    describeControl(*m_reset, QStringLiteral("chart.reset"), tr("Reset"), tr("Shows it as it opened."));
  }
  if (m_grid) {
    m_card->setTexts(tr("What it costs"), tr("one mark, one score"));
    m_sourceName->setText(tr("source words"));
    m_targetName->setText(tr("written words"));
    describeControl(*m_source, QStringLiteral("chart.sourceLength"), tr("Source words"), tr("From 1 to 100."));
    describeControl(*m_target, QStringLiteral("chart.targetLength"), tr("Written words"), tr("From 1 to 100."));
    followCount();
  }
}

void ChartWidget::applyTheme() {
  LessonWidget::applyTheme();
  if (m_table) {
    m_table->verticalHeader()->setDefaultSectionSize(px(34));
    m_table->setMinimumHeight(px(34 * 8));
    if (!m_library) fillTable();
  }
  for (QSpinBox* box : {m_source, m_target})
    if (box) box->setFixedWidth(px(72));
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/map_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/text/language.h"
#include "core/text/vocabulary.h"
#include "ui/views/number_text.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kTitle = 16;  // line of the column title
constexpr double kRowTitle = 15, kCaret = 8, kLabelGap = 9;
constexpr double kWidestRowLabel = 110, kNarrowestRowLabel = 62;
constexpr double kSlantedLabels = 53;  // height for labels slanted by 32 degrees
constexpr double kSteepLabel = 80;     // longest label slanted by 60 degrees
constexpr double kStrip = 39, kGoldLine = 18;
constexpr double kRightMargin = 56, kBottomMargin = 26;
constexpr double kScrollBar = 8;
constexpr double kWideForSteep = 14;  // narrower ones have upright labels
constexpr double kWideForSlant = 24;  // cells at least this wide leave room between labels slanted by 32 degrees
constexpr double kWideForMixed = 34;  // and these, for level labels between them
/// A coverage bar reaches this far, so that the tick at 1 stands inside.
constexpr double kCoverageRange = 1.5;
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

QString languageName(Language language) {
  const std::string_view code = languageCode(language);
  return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

}  // namespace

MapScene::MapScene(const DecodeModel& model, const Theme& theme, const MapOptions& options, QSizeF size, bool withStrip,
                   MapExtras extras)
    : m_trace(extras.posterior ? extras.posterior : model.trace()),
      m_theme(&theme),
      m_options(options),
      m_posterior(extras.posterior != nullptr) {
  if (empty()) return;
  setCursor(model.step(), model.source());
  m_sourceText = tokenTexts(m_trace->source);
  m_targetText = tokenTexts(m_trace->target);
  if (m_posterior) m_sourceText.back() = tr("NULL");
  takeGold(std::move(extras.gold));
  readMargins();
  readScale();
  layOut(size, withStrip);
}

void MapScene::readScale() {
  if (!m_options.stretched) return;
  double low = 1, high = 0;
  for (const StepTrace& step : m_trace->steps)
    if (computable(step.alpha) && step.alpha.size() > 0) {
      low = std::min(low, static_cast<double>(step.alpha.minCoeff()));
      high = std::max(high, static_cast<double>(step.alpha.maxCoeff()));
    }
  if (low < high) {
    m_lowest = low;
    m_highest = high;
  }
}

/// The cells of this table, as large as those of the map beside it.
MapGeometry MapScene::placeCells(QSizeF size, const MapMargins& margins) const {
  int rows = steps(), columns = positions();
  if (m_options.alike) {
    rows = std::max(rows, static_cast<int>(m_options.alike->steps.size()));
    columns = std::max(columns, static_cast<int>(m_options.alike->source.size()));
  }
  if (m_options.transposed) std::swap(rows, columns);
  MapGeometry g = layOutMap(rows, columns, size, margins, m_options.cells, px(1), m_options.smallest);
  g.rows = m_options.transposed ? positions() : steps();
  g.columns = m_options.transposed ? steps() : positions();
  g.visibleRows = std::min(g.visibleRows, g.rows);
  g.visibleColumns = std::min(g.visibleColumns, g.columns);
  return g;
}

void MapScene::takeGold(std::shared_ptr<const GoldOverlay> gold) {
  // One of another sentence is about to be replaced.
  const bool same =
      gold && gold->columns == positions() && gold->cells.size() == m_trace->steps.size() * m_trace->source.size();
  if (!same || !gold->speaks()) return;
  m_gold = std::move(gold);
  // The words that people wrote, where the model's vocabulary has only <unk>.
  for (qsizetype i = 0; i < std::min(m_gold->rowWords.size(), m_targetText.size()); ++i)
    m_targetText[i] = m_gold->rowWords[i];
}

void MapScene::setCursor(int step, int source) {
  // A posterior of other words, about to be replaced, may have fewer of them.
  m_step = std::min(step, steps());
  m_source = std::min(source, positions() - 1);
}

void MapScene::readMargins() {
  for (const StepTrace& step : m_trace->steps) {
    const double share = rowEntropyShare(step.alpha);
    m_computable.push_back(computable(step.alpha) ? 1 : 0);
    m_entropy.push_back({share, -1, weightText(share)});
  }
  for (const double sum : coverage(*m_trace))
    m_coverage.push_back({std::min(sum / kCoverageRange, 1.0), 1 / kCoverageRange, fixedText(sum, 2)});
}

void MapScene::layOut(QSizeF size, bool withStrip) {
  const QFont font = m_theme->font(TextStep::base);
  const auto widest = [&](const QStringList& words) {
    double width = 0;
    for (const QString& word : words) width = std::max(width, textWidth(font, word));
    return std::ceil(width);
  };
  QStringList sources = m_sourceText, targets = m_targetText;
  if (m_options.alike) {
    sources += tokenTexts(m_options.alike->source);
    targets += tokenTexts(m_options.alike->target);
  }
  const double longestRow = widest(m_options.transposed ? sources : targets);
  const double longestColumn = widest(m_options.transposed ? targets : sources);
  m_labelWidth =
      std::clamp(longestRow + px(2), px(kNarrowestRowLabel), std::min(px(kWidestRowLabel), size.width() / 4));
  const double strip = px(kStrip + (m_gold ? kGoldLine : 0));
  m_strip = withStrip ? QRectF(0, size.height() - strip, size.width(), strip) : QRectF(0, size.height(), 0, 0);

  MapMargins margins;
  margins.left = std::round(px(kRowTitle + kCaret + kLabelGap) + m_labelWidth);
  margins.right = px(kRightMargin);
  // How high the labels are depends on how wide the cells are; assume slanted ones, then look.
  margins.top = std::round(px(kTitle + kSlantedLabels));
  margins.bottom = px(kBottomMargin + kScrollBar) + (size.height() - m_strip.top());
  m_geometry = placeCells(size, margins);
  m_slanted = longestColumn > m_geometry.cell - px(4);
  m_allSlanted = m_slanted && m_geometry.cell < px(kWideForMixed);
  m_slant = m_geometry.cell < px(kWideForSteep) ? 90 : m_geometry.cell < px(kWideForSlant) ? 60 : 32;
  m_longestLabel = m_slant > 45 ? std::min(longestColumn, px(kSteepLabel)) : px(76);
  const double rise = m_slant > 60 ? 1 : 0.87;  // sine of the slant
  if (m_slanted && m_slant > 45) margins.top = std::round(px(kTitle + 14) + std::max(m_longestLabel * rise, px(30)));
  if (!m_slanted && !m_geometry.scrolls())
    margins.top = std::round(px(kTitle + 22));  // room for the minimap is not needed
  m_geometry = placeCells(size, margins);
}

MapCell MapScene::cellOf(int step, int source) const {
  return m_options.transposed ? MapCell{source, step - 1} : MapCell{step - 1, source};
}

double MapScene::weight(const MapCell& at) const {
  const Vector<double>& alpha = m_trace->steps[MapScene::at(stepOf(at) - 1)].alpha;
  const int j = sourceOf(at);
  return j < alpha.size() && m_computable[MapScene::at(stepOf(at) - 1)] ? alpha[j] : kNaN;
}

QString MapScene::sourceTitle() const {
  const QString language = languageName(m_trace->direction.source);
  return tr("source (%1)").arg(language);
}

QString MapScene::targetTitle() const {
  const QString language = languageName(m_trace->direction.target);
  return tr("target (%1)").arg(language);
}

bool MapScene::unknown(bool source, int index) const {
  if (source)
    return MapScene::at(index) < m_trace->sourceIds.size() &&
           m_trace->sourceIds[MapScene::at(index)] == Vocabulary::kUnknown;
  return m_trace->steps[MapScene::at(index)].word == Vocabulary::kUnknown;
}

QRectF MapScene::minimapRect() const {
  if (!m_geometry.scrolls()) return {};
  const double room = px(kTitle + kSlantedLabels - 6);
  const double scale =
      std::min(room / m_geometry.rows, std::min(room * 1.4, m_geometry.corner.x() - px(24)) / m_geometry.columns);
  return {px(12), px(3), std::max(px(4), m_geometry.columns * scale), std::max(px(4), m_geometry.rows * scale)};
}

QImage MapScene::minimap() const {
  QImage image(std::max(m_geometry.columns, 1), std::max(m_geometry.rows, 1), QImage::Format_RGB32);
  for (int row = 0; row < m_geometry.rows; ++row)
    for (int column = 0; column < m_geometry.columns; ++column)
      image.setPixel(column, row, m_theme->weight(shade(weight({row, column}))).rgb());
  return image;
}

// The read-out

QString MapScene::valueSentence(const StepTrace& step) const {
  QStringList facts;
  if (m_posterior)
    facts << tr("log p %1").arg(fixedText(step.e[m_source], 2));
  else
    facts << (std::isinf(step.e[m_source]) ? tr("taken out (energy −∞)")
                                           : tr("energy %1").arg(fixedText(step.e[m_source], 2)));
  facts << tr("rank %1 of %2").arg(QString::number(rankOf(step.alpha, m_source)), QString::number(step.alpha.size()));
  facts << tr("row entropy %1").arg(fixedText(rowEntropyShare(step.alpha), 2));
  if (weightEdited(step, m_source))
    facts << tr("edited by hand, model %1").arg(fixedText(step.modelAlpha[m_source], 4));
  return facts.join(QStringLiteral(" · "));
}

std::vector<Run> MapScene::readout() const {
  if (m_step < 1) return {{tr("No step yet: press Step, or choose a row."), Role::text2, false}};
  const StepTrace& step = m_trace->steps[at(m_step - 1)];
  std::vector<Run> runs = {{tr("step %1").arg(QString::number(m_step)), Role::target, true}};
  if (!computable(step.alpha)) {
    runs.push_back({QStringLiteral("   ") + tr("The weights of this step are not computable."), Role::error, true});
    return runs;
  }
  if (m_source < 0) {
    const int most = strongestFirst(step.alpha).front();
    runs.push_back({QStringLiteral(" ← ") + m_sourceText[most], Role::text, true});
    runs.push_back({QStringLiteral("   ") + fixedText(step.alpha[most], 4), Role::text, true});
    runs.push_back({QStringLiteral("   ") + tr("is its largest weight"), Role::text2, false});
    return runs;
  }
  runs.push_back({QStringLiteral(" ← "), Role::text2, false});
  runs.push_back({m_sourceText[m_source], Role::source, true});
  runs.push_back({QStringLiteral("   ") + fixedText(step.alpha[m_source], 4), Role::text, true});
  if (const QString link = goldText(cellOf(m_step, m_source)); !link.isEmpty())
    runs.push_back({QStringLiteral("   ") + link, Role::text, true});
  runs.push_back({QStringLiteral("   ") + valueSentence(step), Role::text2, false});
  const QString nats = fixedText(rowEntropy(step.alpha), 4);
  runs.push_back({QStringLiteral(" · ") + tr("entropy in nats %1").arg(nats), Role::text2, false, true});
  return runs;
}

QString MapScene::summary() const {
  if (m_step < 1) return tr("Rows are the words of the decoded sentence.");
  const StepTrace& step = m_trace->steps[at(m_step - 1)];
  if (!computable(step.alpha)) return tr("Neighbouring rows are not affected.");
  const bool across = m_options.transposed;
  const int first = across ? m_geometry.firstRow : m_geometry.firstColumn;
  const int visible = across ? m_geometry.visibleRows : m_geometry.visibleColumns;
  const int hidden = positions() - visible;
  const QString sum = fixedText(rowSum(step.alpha), 4);
  if (hidden == 0) return tr("Row sums to %1, all of it in view.").arg(sum);
  const QString outside = fixedText(rowSum(step.alpha) - step.alpha.segment(first, visible).sum(), 4);
  if (hidden == 1) return tr("Row sums to %1; %2 of it is in the source word out of view.").arg(sum, outside);
  return tr("Row sums to %1; %2 of it is in the %3 source words out of view.")
      .arg(sum, outside, QString::number(hidden));
}

QString plainText(const std::vector<Run>& runs) {
  QString text;
  for (const Run& run : runs) text += run.text;
  return text.simplified();
}

}  // namespace lookback::ui

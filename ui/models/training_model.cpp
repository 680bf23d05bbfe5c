// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/training_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>

#include "core/base/error.h"
#include "core/store/run_events.h"
#include "ui/views/number_text.h"
#include "ui/views/token_text.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

constexpr double kFlat = 0.90, kFormed = 0.50;  // mean row entropy
constexpr std::size_t kRecent = 20;             // updates whose median loss is compared
constexpr double kRising = 1.3, kRisingBy = 0.3;
constexpr double kOneWord = 0.8;  // share of all words written, or of all rows that read the same source word
constexpr double kDiagonal = 0.9, kElsewhere = 0.2, kRightOutputs = 0.5;
constexpr Index kShortest = 3;  // of a map that can tell

struct DiagnosisText {
  Q_DECLARE_TR_FUNCTIONS(Diagnosis)
};

template <class T>
void moveBehind(std::vector<T>& list, std::vector<T>& added) {
  list.insert(list.end(), std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
}

/// Median of so many updates: one unlucky batch is no trend.
double typicalLoss(const std::vector<CurvePoint>& points, std::size_t first) {
  std::array<double, kRecent> losses{};
  for (std::size_t k = 0; k < kRecent; ++k) losses[k] = static_cast<double>(points[first + k].loss);
  const auto middle = losses.begin() + kRecent / 2;
  std::nth_element(losses.begin(), middle, losses.end());
  return *middle;
}

/// Loss that rises: the median of the last updates against the lowest median of as many in a row.
std::optional<Diagnosis> risingLoss(const std::vector<CurvePoint>& points) {
  if (points.empty()) return std::nullopt;
  if (!std::isfinite(points.back().loss))
    return Diagnosis{Diagnosis::Kind::bad, DiagnosisText::tr("Diverged: the loss is not a number any more."),
                     DiagnosisText::tr("A lower learning rate may help.")};
  if (points.size() < 2 * kRecent) return std::nullopt;
  double lowest = INFINITY;
  for (std::size_t k = 0; k + kRecent <= points.size(); k += kRecent) lowest = std::min(lowest, typicalLoss(points, k));
  const double now = typicalLoss(points, points.size() - kRecent);
  if (now < kRising * lowest || now < lowest + kRisingBy) return std::nullopt;
  return Diagnosis{
      Diagnosis::Kind::bad,
      DiagnosisText::tr("Diverging: loss %1, it was %2 before.").arg(fixedText(now, 2), fixedText(lowest, 2)),
      DiagnosisText::tr(
          "Rule: median of 20 updates over 1.3 times the lowest, and 0.3 above it. A lower learning rate may help.")};
}

std::optional<Diagnosis> stuckOutput(const ProbeFrame& frame) {
  std::map<std::string, std::size_t> counts;
  std::size_t words = 0;
  for (const store::Snapshot& snapshot : frame.snapshots)
    for (const std::string& word : snapshot.output) ++counts[word], ++words;
  if (frame.snapshots.empty()) return std::nullopt;
  if (words == 0)
    return Diagnosis{Diagnosis::Kind::watch, DiagnosisText::tr("Stuck on the end mark: no probe gets a word."),
                     DiagnosisText::tr("Rule: all outputs are empty. Usual in the first updates.")};
  const auto most =
      std::max_element(counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  if (static_cast<double>(most->second) <= kOneWord * static_cast<double>(words)) return std::nullopt;
  return Diagnosis{Diagnosis::Kind::watch,
                   DiagnosisText::tr("Stuck on one word: nearly everything written is “%1”.")
                       .arg(inSentence(tokenText(most->first))),
                   DiagnosisText::tr("Rule: over 80 % of all words. Usual in the first updates.")};
}

/// What the rows of all maps read most.
struct Reading {
  Index rows = 0, onOne = 0, onEnd = 0, onDiagonal = 0;  // onOne: the column that most rows of their map read
  Index links = 0, linksElsewhere = 0;                   // of gold
  Index outputs = 0, outputsRight = 0;
  static double share(Index part, Index whole) { return whole == 0 ? 0 : double(part) / double(whole); }
};

bool besideDiagonal(Index i, Index j, Index rows, Index columns) {
  const double own = static_cast<double>(i) * static_cast<double>(columns - 1) / static_cast<double>(rows - 1);
  return std::abs(static_cast<double>(j) - own) <= 1;
}

Reading readingOf(const TrainingModel& model, const ProbeFrame& frame) {
  Reading reading;
  for (const store::Probe& probe : model.probes()) {
    const store::Snapshot* snapshot = snapshotOf(frame, probe.number);
    if (!snapshot) continue;
    const Matrix<float>& alpha = snapshot->alpha;
    reading.outputs += 1;
    reading.outputsRight += snapshot->output == probe.reference ? 1 : 0;
    const Index rows = alpha.rows(), columns = alpha.cols();  // of words and the end marks
    if (rows <= kShortest || columns <= kShortest) continue;
    std::vector<Index> readers(static_cast<std::size_t>(columns));
    for (Index i = 0; i < rows; ++i) {
      Index j = 0;
      alpha.row(i).maxCoeff(&j);
      ++readers[static_cast<std::size_t>(j)];
      reading.onDiagonal += besideDiagonal(i, j, rows, columns) ? 1 : 0;
    }
    reading.rows += rows;
    reading.onOne += *std::max_element(readers.begin(), readers.end());
    reading.onEnd += readers.back();
    if (!probe.gold) continue;
    for (const Link& link : probe.gold->sure) {
      ++reading.links;
      reading.linksElsewhere += besideDiagonal(link.target, link.source, rows, columns) ? 0 : 1;
    }
  }
  return reading;
}

/// Attention that is sharp and yet reads the wrong places.
std::optional<Diagnosis> stuckAttention(const Reading& reading) {
  const double one = Reading::share(reading.onOne, reading.rows), end = Reading::share(reading.onEnd, reading.rows);
  if (end > kOneWord)
    return Diagnosis{
        Diagnosis::Kind::watch,
        DiagnosisText::tr("Attention is stuck on the end mark: %1 % of the words read mostly from it.")
            .arg(std::lround(100 * end)),
        DiagnosisText::tr("Rule: over 80 % of all rows have their largest weight on the source's end mark.")};
  if (one > kOneWord)
    return Diagnosis{
        Diagnosis::Kind::watch,
        DiagnosisText::tr("Attention is stuck on one word: %1 % of the words read mostly from the same place.")
            .arg(std::lround(100 * one)),
        DiagnosisText::tr("Rule: in each map the source word read most; over 80 % of all rows read theirs.")};
  const double diagonal = Reading::share(reading.onDiagonal, reading.rows);
  const bool shouldNot = reading.links > 0 ? Reading::share(reading.linksElsewhere, reading.links) > kElsewhere
                                           : Reading::share(reading.outputsRight, reading.outputs) < kRightOutputs;
  if (diagonal <= kDiagonal || !shouldNot) return std::nullopt;
  return Diagnosis{
      Diagnosis::Kind::watch,
      DiagnosisText::tr("Diagonal only: %1 % of the words read mostly from their own place in the sentence.")
          .arg(std::lround(100 * diagonal)),
      reading.links > 0
          ? DiagnosisText::tr("Rule: over 90 % of rows within one place of the diagonal, though over 20 % of the gold "
                              "links lie elsewhere.")
          : DiagnosisText::tr("Rule: over 90 % of rows within one place of the diagonal, and under half of the outputs "
                              "as the reference.")};
}

Diagnosis attention(double entropy, double first) {
  const QString share = fixedText(entropy, 2);
  if (entropy > kFlat)
    return {Diagnosis::Kind::watch,
            DiagnosisText::tr("Attention is flat: mean row entropy %1 of its maximum.").arg(share),
            DiagnosisText::tr("Rule: flat above 0.90, formed below 0.50.")};
  if (entropy < kFormed)
    return {Diagnosis::Kind::good,
            DiagnosisText::tr("Attention has formed: mean row entropy %1 of its maximum, %2 at the start.")
                .arg(share, fixedText(first, 2)),
            DiagnosisText::tr("Rule: formed below 0.50. Sharp is not yet right: compare with the output.")};
  return {Diagnosis::Kind::good,
          DiagnosisText::tr("Attention is forming: mean row entropy %1 of its maximum, %2 at the start.")
              .arg(share, fixedText(first, 2)),
          DiagnosisText::tr("Rule: flat above 0.90, formed below 0.50.")};
}

}  // namespace

void TrainingModel::begin(const QString& name, bool attends) {
  m_name = name;
  m_attends = attends;
  m_points.clear();
  m_evaluations.clear();
  m_probes.clear();
  m_frames.clear();
  m_checkpoints.clear();
  m_events.clear();
  m_live.reset();
  m_frame = -1;
  m_follows = true;
  Q_EMIT begun();
}

void TrainingModel::add(TrainingNews news) {
  const bool curves =
      !news.updates.empty() || !news.evaluations.empty() || !news.checkpoints.empty() || !news.events.empty();
  const bool frames = !news.frames.empty() || !news.probes.empty();
  if (!news.probes.empty()) m_probes = std::move(news.probes);
  moveBehind(m_points, news.updates);
  moveBehind(m_evaluations, news.evaluations);
  moveBehind(m_checkpoints, news.checkpoints);
  moveBehind(m_events, news.events);
  std::stable_sort(m_events.begin(), m_events.end(),
                   [](const store::RunEvent& a, const store::RunEvent& b) { return a.update < b.update; });
  const bool fresh = news.live != nullptr;
  if (fresh) m_live = std::move(news.live);
  if (m_live && !news.frames.empty() && news.frames.back()->update >= m_live->update) m_live.reset();
  for (ProbeFramePtr& frame : news.frames) {
    if (!m_frames.empty() && m_frames.back()->update == frame->update)
      m_frames.back() = std::move(frame);
    else
      m_frames.push_back(std::move(frame));
  }
  if (m_follows) m_frame = static_cast<int>(m_frames.size()) - 1;
  if (curves) Q_EMIT curvesGrown();
  if (frames) Q_EMIT framesGrown();
  if ((frames || fresh) && m_follows) Q_EMIT cursorChanged();
}

void TrainingModel::setFrame(int frame) {
  const int last = static_cast<int>(m_frames.size()) - 1;
  frame = std::clamp(frame, std::min(0, last), last);
  m_follows = frame == last;
  if (frame == m_frame) return;
  m_frame = frame;
  Q_EMIT cursorChanged();
}

void TrainingModel::setUpdate(double update) {
  int nearest = -1;
  double least = INFINITY;
  for (std::size_t k = 0; k < m_frames.size(); ++k) {
    const double distance = std::abs(static_cast<double>(m_frames[k]->update) - update);
    if (distance >= least) continue;
    least = distance;
    nearest = static_cast<int>(k);
  }
  if (nearest >= 0) setFrame(nearest);
}

int TrainingModel::largestChange() const {
  int largest = -1;
  double most = -1;
  for (std::size_t k = 1; k < m_frames.size(); ++k) {
    double change = 0;
    const auto &before = m_frames[k - 1]->snapshots, &after = m_frames[k]->snapshots;
    for (std::size_t p = 0; p < std::min(before.size(), after.size()); ++p) {
      const Matrix<float>&a = before[p].alpha, &b = after[p].alpha;
      if (a.size() == 0 || a.rows() != b.rows() || a.cols() != b.cols()) continue;
      change += static_cast<double>((a - b).cwiseAbs().mean());
    }
    if (change <= most) continue;
    most = change;
    largest = static_cast<int>(k);
  }
  return largest;
}

const store::Snapshot* snapshotOf(const ProbeFrame& frame, int probe) {
  const auto found = std::find_if(frame.snapshots.begin(), frame.snapshots.end(),
                                  [probe](const store::Snapshot& snapshot) { return snapshot.probe == probe; });
  return found == frame.snapshots.end() ? nullptr : &*found;
}

Matrix<float> energyShades(const Matrix<float>& energies) {
  constexpr float kDepth = 6;
  Matrix<float> shades = energies;
  for (Index i = 0; i < shades.rows(); ++i) {
    const float most = shades.row(i).maxCoeff();
    shades.row(i) = ((shades.row(i).array() - most) / kDepth + 1).max(0.0F).matrix();
  }
  return shades;
}

QString eventText(const store::RunEvent& event) {
  try {
    if (const auto change = store::rateChange(event))
      return DiagnosisText::tr("rate %1").arg(exactText(change->learningRate));
  } catch (const Error&) {
    return DiagnosisText::tr("rate ?");
  }
  if (const auto number = store::probeNumber(event)) return DiagnosisText::tr("probe %1").arg(*number + 1);
  return event.kind == "pause" ? DiagnosisText::tr("pause") : QString();
}

std::optional<double> meanRowEntropy(const ProbeFrame& frame) {
  double sum = 0;
  Index rows = 0;
  for (const store::Snapshot& snapshot : frame.snapshots)
    for (Index i = 0; i < snapshot.alpha.rows() && snapshot.alpha.cols() > 1; ++i, ++rows) {
      const Vector<double> row = snapshot.alpha.row(i).transpose().cast<double>();
      sum += rowEntropyShare(row);
    }
  if (rows == 0) return std::nullopt;
  return sum / static_cast<double>(rows);
}

Diagnosis diagnose(const TrainingModel& model) {
  if (auto rising = risingLoss(model.points())) return *rising;
  if (model.frames().empty()) return {};
  const ProbeFrame& frame = model.current() ? *model.current() : *model.frames().back();
  if (auto stuck = stuckOutput(frame)) return *stuck;
  if (!model.attends())
    return {Diagnosis::Kind::none, DiagnosisText::tr("No attention to watch: RNNencdec reads one fixed vector."),
            DiagnosisText::tr("Compare its output on long sentences with RNNsearch.")};
  const std::optional<double> now = meanRowEntropy(frame), first = meanRowEntropy(*model.frames().front());
  if (!now || !first) return {};
  if (*now <= kFlat)
    if (auto stuck = stuckAttention(readingOf(model, frame))) return *stuck;
  return attention(*now, *first);
}

}  // namespace lookback::ui

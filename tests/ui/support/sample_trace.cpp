// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/sample_trace.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/rng.h"

namespace lookback::test {
namespace {

const std::vector<std::string> kSource = {"L'",  "accord", "sur", "la",   "zone", "économique", "européenne", "a",
                                          "été", "signé",  "en",  "août", "1992", ".",          "</s>"};
const std::vector<std::string> kTarget = {"The", "agreement", "on", "the",    "European", "Economic", "Area",
                                          "was", "signed",    "in", "August", "1992",     ".",        "</s>"};
/// Source position that each target word reads most.
const std::vector<int> kReads = {0, 1, 2, 3, 6, 5, 4, 7, 9, 10, 11, 12, 13, 14};
const std::vector<double> kModelEnergies = {-2.1, -0.9, -1.6, -0.8, 1.2,  3.8,  1.5, -1.4,
                                            -1.7, -0.6, -1.9, -1.3, -1.1, -2.2, -2.4};
const std::vector<std::string> kOther = {"economic", "area", "Zone", "Trade", "Monetary", "Community", "zone"};
constexpr int kEdited = 6, kZone = 4;
constexpr int kTargetWords = 8000;

std::vector<std::string> targetWords() {
  std::vector<std::string> words(kTarget.begin(), kTarget.end() - 1);
  words.insert(words.end(), kOther.begin(), kOther.end());
  while (static_cast<int>(words.size()) < kTargetWords - Vocabulary::kReserved)
    words.push_back("word" + std::to_string(words.size()));
  return words;
}

int numberOf(const std::string& word) {
  if (word == "</s>") return Vocabulary::kEnd;
  const std::vector<std::string> words = targetWords();
  const auto found = std::find(words.begin(), words.end(), word);
  return found == words.end() ? Vocabulary::kUnknown : static_cast<int>(found - words.begin()) + Vocabulary::kReserved;
}

/// softmax, written down once more so that the sample does not depend on what it tests.
Vector<double> weights(const Vector<double>& e) {
  const double top = e.maxCoeff();
  const Vector<double> powers = (e.array() - top).exp();
  return powers / powers.sum();
}

std::vector<double> peaked(std::size_t positions, int reads, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<double> e(positions);
  for (std::size_t j = 0; j < positions; ++j) {
    const double distance = std::abs(static_cast<double>(j) - reads);
    e[j] = -1.6 + 1.2 * rng.uniform() + (distance == 0 ? 5.4 : distance == 1 ? 1.4 * rng.uniform() : 0.0);
  }
  return e;
}

std::vector<Candidate> candidates(const std::vector<std::pair<std::string, double>>& list) {
  std::vector<Candidate> all;
  for (const auto& [word, p] : list) all.push_back({numberOf(word), p});
  return all;
}

/// The step that the pictures show.
void fillEdited(StepTrace& step, bool edited) {
  std::vector<double> used = kModelEnergies;
  if (edited) used[kZone] = 2.6;
  setEnergies(step, kModelEnergies, used);
  step.edited = edited;
  step.modelCandidates = candidates({{"Economic", .712},
                                     {"Area", .061},
                                     {"European", .052},
                                     {"economic", .044},
                                     {"Trade", .021},
                                     {"Monetary", .014},
                                     {"Community", .011},
                                     {"area", .006},
                                     {"Zone", .004},
                                     {"zone", .002}});
  step.candidates = step.modelCandidates;
  if (edited)
    step.candidates = candidates({{"Economic", .521},
                                  {"Area", .262},
                                  {"economic", .038},
                                  {"European", .030},
                                  {"area", .027},
                                  {"Zone", .018},
                                  {"Trade", .016},
                                  {"Monetary", .009},
                                  {"Community", .008},
                                  {"zone", .007}});
}

Trace bare(const std::vector<std::string>& source, const std::vector<std::string>& target) {
  Trace trace;
  trace.direction = {Language::french, Language::english};
  trace.source = source;
  trace.target = target;
  for (std::size_t j = 0; j < source.size(); ++j)
    trace.sourceIds.push_back(source[j] == "</s>" ? Vocabulary::kEnd : static_cast<int>(j) + Vocabulary::kReserved);
  trace.energyBound = 5.4;
  trace.finished = true;
  trace.steps.resize(target.size());
  for (std::size_t i = 0; i < target.size(); ++i) {
    StepTrace& step = trace.steps[i];
    step.word = numberOf(target[i]);
    step.candidates = {{step.word, 0.8}, {numberOf("zone"), 0.1}, {numberOf("Trade"), 0.05}};
    step.modelCandidates = step.candidates;
    step.logProbability = std::log(0.8);
  }
  return trace;
}

}  // namespace

void setEnergies(StepTrace& step, const std::vector<double>& model, const std::vector<double>& used) {
  step.modelEnergies = Eigen::Map<const Vector<double>>(model.data(), static_cast<Index>(model.size()));
  step.e = Eigen::Map<const Vector<double>>(used.data(), static_cast<Index>(used.size()));
  step.modelAlpha = weights(step.modelEnergies);
  step.alpha = weights(step.e);
}

std::shared_ptr<const Trace> sampleTrace(bool edited) {
  auto trace = std::make_shared<Trace>(bare(kSource, kTarget));
  trace->sentence = "L'accord sur la zone économique européenne a été signé en août 1992.";
  for (std::size_t i = 0; i < kTarget.size(); ++i) {
    const std::vector<double> e = peaked(kSource.size(), kReads[i], i + 1);
    setEnergies(trace->steps[i], e, e);
  }
  std::vector<double> was(kSource.size(), -1.2);
  was[7] = 3.1;
  was[8] = 2.9;
  setEnergies(trace->steps[7], was, was);
  fillEdited(trace->steps[kEdited - 1], edited);
  return trace;
}

std::shared_ptr<const Model> sampleModel(Scorer scorer) {
  auto model = std::make_shared<Model>();
  model->name = "sample";
  model->config.scorer = scorer;
  model->config.targetWords = kTargetWords;
  model->target = Vocabulary(targetWords());
  return model;
}

std::shared_ptr<const Trace> diagonalTrace(const std::vector<std::string>& source,
                                           const std::vector<std::string>& target) {
  auto trace = std::make_shared<Trace>(bare(source, target));
  for (std::size_t i = 0; i < target.size(); ++i) {
    const int reads = static_cast<int>(std::min(i * source.size() / target.size(), source.size() - 1));
    const std::vector<double> e = peaked(source.size(), reads, i + 1);
    setEnergies(trace->steps[i], e, e);
  }
  return trace;
}

std::shared_ptr<const Trace> longTrace(int source, int target) {
  const auto words = [](int count, char letter) {
    std::vector<std::string> all;
    for (int k = 0; k < count; ++k)
      all.emplace_back(static_cast<std::size_t>(1 + (k * 7) % 25), static_cast<char>(letter + k % 20));
    return all;
  };
  return diagonalTrace(words(source, 'a'), words(target, 'b'));
}

std::shared_ptr<const Trace> fixedVectorTrace() {
  auto trace = std::make_shared<Trace>(bare(kSource, kTarget));
  trace->energyBound = 0;
  return trace;
}

std::shared_ptr<const Trace> notComputableTrace() {
  auto trace = std::make_shared<Trace>(*diagonalTrace({"a", "b", "c"}, {"x", "y", "z"}));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  StepTrace& step = trace->steps[1];
  setEnergies(step, {1, 3, 2}, {1, 3, 2});
  step.e[1] = step.modelEnergies[1] = nan;
  step.alpha.setConstant(nan);
  step.modelAlpha.setConstant(nan);
  return trace;
}

}  // namespace lookback::test

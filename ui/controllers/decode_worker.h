// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/base/latest_value.h"
#include "core/decoding/beam_tree.h"
#include "core/decoding/session.h"
#include "core/model/model.h"
#include "ui/commands/decode_commands.h"

namespace lookback::ui {

/// The parts of core that the worker calls; tests put slow or failing ones in their place.
struct DecodeEngine {
  std::function<std::shared_ptr<const Model>(const std::filesystem::path&)> load;
  std::function<std::shared_ptr<const ReadSentence>(std::shared_ptr<const Model>, std::string_view)> read;
  std::function<std::shared_ptr<const Trace>(const ReadSentence&, std::span<const Intervention>, const Trace* previous,
                                             int firstChanged, std::stop_token)>
      decode;
  std::function<std::vector<FlipMark>(const ReadSentence&, const Trace&, int step, double range, std::stop_token)>
      flips;
  /// decode() with words that are given.
  std::function<std::shared_ptr<const Trace>(const ReadSentence&, std::span<const Intervention>, const GivenWords&,
                                             const Trace* previous, int firstChanged, std::stop_token)>
      follow{};
  std::function<std::shared_ptr<const BeamTree>(const ReadSentence&, int width, std::stop_token)> grow{};

  /// The same, but what is read once is not read again while anybody has it: for workers side by side.
  DecodeEngine shared() const;
  static DecodeEngine core();
};

/// All that is to be shown; whole, so that the newest question is enough and older ones can be dropped.
struct DecodeQuestion {
  std::uint64_t id = 0;
  std::filesystem::path model;
  std::string sentence;
  std::vector<Intervention> interventions;
  int flipStep = 0;            // the step (from 1) whose flip marks are wanted; 0 for none
  std::stop_source stop;       // requested when nobody waits for the trace any more
  std::stop_source stopFlips;  // and for the flip marks and the beam
  GivenChoice given{};
  int beamWidth = 0;  // of the beam that is wanted; 0 for none
};

/// What went wrong, if anything did.
enum class DecodeStage { model, sentence, decode };

struct DecodeAnswer {
  std::uint64_t id = 0;
  std::filesystem::path modelFile;
  std::string sentence;
  std::vector<Intervention> interventions;
  std::shared_ptr<const Model> model;
  std::shared_ptr<const Trace> trace, original;
};
struct FlipAnswer {
  std::uint64_t id = 0;
  int step = 0;
  std::vector<FlipMark> marks;
};
struct BeamAnswer {
  std::uint64_t id = 0;
  std::filesystem::path modelFile;
  std::string sentence;
  std::shared_ptr<const BeamTree> tree;
};
struct DecodeFailure {
  std::uint64_t id = 0;
  DecodeStage stage = DecodeStage::decode;
  std::string message;
};

/// The thread beside the window: takes the newest question, answers it from what it already has (model, sentence,
/// trace) and does only the rest. Answers are handed over on this thread; each one once.
class DecodeWorker {
 public:
  struct Sink {
    std::function<void(DecodeAnswer)> answered;
    std::function<void(FlipAnswer)> flipped;
    std::function<void(DecodeFailure)> failed;
    std::function<void(BeamAnswer)> grown{};
  };
  DecodeWorker(DecodeEngine engine, Sink sink);
  /// Stops what runs and waits for it: at most one word, or the reading of one file.
  ~DecodeWorker();

  /// Never waits. A question nobody has taken yet is replaced.
  void ask(DecodeQuestion question) { m_mail.put(std::move(question)); }

 private:
  struct Loaded {
    std::filesystem::path file;
    std::shared_ptr<const Model> model;
  };

  void run(std::stop_token stop);
  void answer(const DecodeQuestion& question);
  void takeModel(const DecodeQuestion& question);
  void takeSentence(const DecodeQuestion& question);
  void takeTrace(const DecodeQuestion& question);
  void takeFlips(const DecodeQuestion& question);
  void takeBeam(const DecodeQuestion& question);
  GivenWords givenWords(const GivenChoice& choice) const;
  std::shared_ptr<const Trace> decode(std::span<const Intervention> interventions, const GivenWords& given,
                                      const Trace* previous, int firstChanged, std::stop_token stop) const;

  DecodeEngine m_engine;
  Sink m_sink;
  LatestValue<DecodeQuestion> m_mail;

  // What the last question left behind; only the thread touches it.
  std::vector<Loaded> m_models;  // the newest last; a few, so that going back and forth is quick
  std::shared_ptr<const Model> m_model;
  std::filesystem::path m_modelFile;
  std::shared_ptr<const ReadSentence> m_read;
  std::string m_sentence;
  std::shared_ptr<const Trace> m_original, m_trace;
  std::vector<Intervention> m_interventions;
  GivenChoice m_choice;
  GivenWords m_given, m_originalGiven;
  std::shared_ptr<const BeamTree> m_beam;
  DecodeStage m_stage = DecodeStage::model;

  std::jthread m_thread;  // last member: joined first
};

}  // namespace lookback::ui

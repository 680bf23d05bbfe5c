// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/decode_capture.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <algorithm>

#include "core/text/tokenizer.h"
#include "core/text/vocabulary.h"
#include "ui/controllers/decode_controller.h"
#include "ui/pages/decode_page.h"
#include "ui/support/text.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {
namespace {

class CaptureText {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::DecodeCapture)
};

constexpr const char* kPaneNames[] = {"arcs", "words", "map", "energies"};  // as DecodePage::panes()
constexpr const char* kPartNames[] = {"score", "soften", "blend", "write"};

std::string shownPanes(const DecodePage& page) {
  std::string names;
  for (std::size_t k = 0; k < page.panes().size(); ++k)
    if (!page.panes()[k]->isHidden()) names += fmt::format("{}\"{}\"", names.empty() ? "" : ", ", kPaneNames[k]);
  return names;
}

/// The words on the page without the end mark; empty if one of them cannot be written into a sentence.
std::string writtenText(const Trace& trace) {
  std::vector<std::string> words;
  for (const StepTrace& step : trace.steps) {
    if (step.word == Vocabulary::kUnknown) return {};
    if (step.word != Vocabulary::kEnd) words.push_back(trace.target[words.size()]);
  }
  return detokenise(words, trace.direction.target);
}

}  // namespace

std::string tomlText(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      quoted += {'\\', c};
    else if (byte < 0x20 || byte == 0x7f)
      quoted += fmt::format("\\u{:04x}", byte);
    else
      quoted += c;
  }
  return quoted + '"';
}

DecodeCapture captureDecode(const DecodePage& page, const DecodeController& controller,
                            const std::vector<std::string>& models) {
  const DecodeModel& model = page.panes()[0]->model();
  if (!model.trace() || !model.model()) return {};
  DecodeCapture captured;
  QStringList left;
  captured.block = fmt::format("sentence = {}\n", tomlText(controller.state().sentence));
  const std::string name = controller.state().model.stem().string();
  if (std::find(models.begin(), models.end(), name) != models.end())
    captured.block += fmt::format("model = {}\n", tomlText(name));
  else
    left << CaptureText::tr("Lessons cannot run the model %1; this one runs the first of the lesson's models.")
                .arg(isolated(QString::fromStdString(name)));
  captured.block += fmt::format("step = {}\n", std::max(1, model.step()));
  if (model.subStep() != SubStep::write)
    captured.block += fmt::format("part = \"{}\"\n", kPartNames[static_cast<std::size_t>(model.subStep())]);
  if (const std::string panes = shownPanes(page); !panes.empty())
    captured.block += fmt::format("panes = [{}]\n", panes);
  bool moved = false, forced = !model.hypothesis().empty();
  for (const Intervention& edit : model.interventions())
    (edit.kind == Intervention::Kind::forceWord ? forced : moved) |= edit.enabled;
  const std::string written = forced ? writtenText(*model.trace()) : std::string();
  if (!moved && !written.empty()) captured.block += fmt::format("target = {}\n", tomlText(written));
  if (moved)
    left << CaptureText::tr("A lesson cannot hold edits of energies and weights: it opens with the model's own.");
  captured.left = left.join(QLatin1Char(' '));
  return captured;
}

}  // namespace lookback::ui

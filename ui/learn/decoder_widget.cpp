// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/decoder_widget.h"

#include <fmt/format.h>

#include <QHBoxLayout>
#include <QMenu>
#include <algorithm>
#include <iterator>

#include "core/decoding/counterfactual.h"

#include "ui/controllers/pane_export.h"
#include "ui/learn/decode_capture.h"
#include "ui/learn/model_scores.h"
#include "ui/lens/gradient_lens_view.h"
#include "ui/model_card.h"
#include "ui/pages/word_menu.h"
#include "ui/support/describe.h"
#include "ui/support/text.h"
#include "ui/views/arcs_view.h"
#include "ui/views/map_view.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

using lesson::WidgetKind;

constexpr double kLeastPane = 190, kLeastMap = 280, kMostMap = 760;
constexpr double kMapFrame = 165, kMapAbove = 210, kValuesAbove = 180, kSmallCell = 11, kSmallestCell = 10,
                 kValueCell = 40;  // beside and above the cells of a map, and one of many cells
constexpr std::uint64_t kPermutation = 1;

/// In the order of the menu; 0 leaves the model's own weights.
constexpr const char* kReplacements[] = {"nothing", "uniform", "permuted", "strongest-removed", "last-only"};

int replacementOf(const std::string& name) {
  const auto found = std::find(std::begin(kReplacements), std::end(kReplacements), name);
  return found == std::end(kReplacements) ? 0 : static_cast<int>(found - std::begin(kReplacements));
}

}  // namespace

DecoderWidget::DecoderWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : LessonWidget(context, widget, parent),
      m_replacing(std::make_shared<std::atomic<int>>(replacementOf(widget.parameters.text("replace")))),
      m_source(plainLabel(QStringLiteral("lesson.source"), "strong", this)),
      m_where(plainLabel(QStringLiteral("lesson.where"), "note", this)),
      m_bar(new QHBoxLayout) {
  m_parts = widget.kind == WidgetKind::stepper && parameters().has("part");
  m_source->setWordWrap(true);
  m_where->setWordWrap(true);
  buildLanes();
  buildBar();
  retranslate();
  applyTheme();
  startLanes();
}

DecoderWidget::~DecoderWidget() {
  delete m_lens;  // looks at the model of a lane
  // What the lanes announce while they end would reach a widget that is no longer whole.
  for (LessonDecoder* lane : {m_lane, m_second}) {
    if (!lane) continue;
    for (QObject* sender :
         std::initializer_list<QObject*>{&lane->model(), &lane->player(), lane, &lane->controller().undoStack()})
      sender->disconnect(this);
    delete lane;
  }
}

std::vector<std::string> DecoderWidget::paneNames() const {
  switch (source().kind) {
    case WidgetKind::map:
      return {"map"};
    case WidgetKind::arcs:
      return {"arcs"};
    case WidgetKind::energies:
      return parameters().flag("next-words") ? std::vector<std::string>{"energies", "words"}
                                             : std::vector<std::string>{"energies"};
    default:
      return parameters().words("panes");
  }
}

LessonContext DecoderWidget::laneContext() const {
  LessonContext changed = context();
  if (source().kind != WidgetKind::map) return changed;
  const auto decode = changed.engine.decode;
  changed.engine.decode = [decode, replacing = m_replacing](const ReadSentence& sentence,
                                                            std::span<const Intervention> edits, const Trace* previous,
                                                            int firstChanged, std::stop_token stop) {
    const int which = *replacing;
    if (which == 0) return decode(sentence, edits, previous, firstChanged, stop);
    const auto own = decode(sentence, {}, nullptr, 1, stop);
    const int steps = 3 * static_cast<int>(own->source.size()) + 10;  // as many as are written at most
    const std::vector<Intervention> all =
        changeEveryStep(*own, static_cast<Counterfactual>(which - 1), kPermutation, steps);
    return decode(sentence, all, nullptr, 1, stop);
  };
  return changed;
}

void DecoderWidget::buildSpeed() {
  if (!controls().has("speed")) return;
  m_speed = new FieldCombo(theme(), this);
  for (const double speed : {0.25, 0.5, 1.0, 2.0, 4.0}) m_speed->addItem(QStringLiteral("%1×").arg(speed), speed);
  m_speed->setCurrentIndex(m_speed->findData(1.0));
  m_bar->addWidget(m_speed);
  connect(m_speed, &QComboBox::activated, this,
          [this](int index) { m_lane->player().setSpeed(m_speed->itemData(index).toDouble()); });
}

std::vector<MapView*> DecoderWidget::maps() const {
  std::vector<MapView*> maps;
  for (const LessonDecoder* lane : {m_lane, m_second})
    if (lane)
      for (PaneView* pane : lane->panes())
        if (auto* map = qobject_cast<MapView*>(pane)) maps.push_back(map);
  return maps;
}

void DecoderWidget::transpose() {
  for (MapView* map : maps()) map->setTransposed(!map->transposed());
}

void DecoderWidget::stretch() {
  for (MapView* map : maps()) map->setStretched(!map->stretched());
  retranslate();
}

/// Two maps of a contrast show the same columns in the same size, wherever one of them is scrolled.
void DecoderWidget::pairMaps() {
  const std::vector<MapView*> both = maps();
  if (both.size() != 2) return;
  both[0]->scrollWith(*both[1]);
  connect(&m_lane->model(), &DecodeModel::resultChanged, this, &DecoderWidget::layOutMaps);
  connect(&m_second->model(), &DecodeModel::resultChanged, this, &DecoderWidget::layOutMaps);
}

/// As high as all rows need, so that the page scrolls and not the map.
void DecoderWidget::fitMaps() {
  if (source().kind != WidgetKind::map) return;
  std::size_t rows = 0;
  for (LessonDecoder* lane : {m_lane, m_second})
    if (lane && lane->model().trace()) rows = std::max(rows, lane->model().trace()->steps.size());
  const bool values = parameters().flag("values");
  const double cells = static_cast<double>(rows) * (values ? kValueCell : kSmallCell);
  const double height = std::clamp((values ? kValuesAbove : kMapAbove) + cells, kLeastMap, kMostMap);
  for (MapView* map : maps()) map->setMinimumHeight(px(height));
}

void DecoderWidget::layOutMaps() {
  const std::vector<MapView*> both = maps();
  both[0]->layOutLike(m_second->model().trace());
  both[1]->layOutLike(m_lane->model().trace());
  chooseDirection();
}

/// Beside each other where all columns have room, else below each other.
void DecoderWidget::chooseDirection() {
  if (!m_across || source().kind != WidgetKind::map) return;
  std::size_t columns = 1;
  for (LessonDecoder* lane : {m_lane, m_second})
    if (lane && lane->model().trace()) columns = std::max(columns, lane->model().trace()->source.size());
  const double cell = px(parameters().flag("values") ? kValueCell : kSmallestCell);
  const double needed = px(kMapFrame) + static_cast<double>(columns) * cell;
  m_lanes->setDirection(width() / 2.0 >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void DecoderWidget::resizeEvent(QResizeEvent* event) {
  LessonWidget::resizeEvent(event);
  chooseDirection();
}

void DecoderWidget::changeWord() {
  LessonDecoder& lane = m_second ? *m_second : *m_lane;  // the first stays what the second is compared with
  if (!lane.model().trace()) return;
  const QWidget* button = m_buttons.at("change-word");
  const QPoint at = button->mapToGlobal(QPoint(0, button->height()));
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("lesson.words"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto& words = lane.model().trace()->source;
  for (std::size_t j = 0; j + 1 < words.size(); ++j)  // the end mark stays
    connect(menu->addAction(menuText(QString::fromStdString(words[j]))), &QAction::triggered, this,
            [this, &lane, j, at] { openWordMenu(lane, static_cast<int>(j), at); });
  menu->popup(at);
}

std::optional<int> DecoderWidget::lengthOf(LessonDecoder& lane) {
  const std::filesystem::path& file = lane.task().model;
  const auto [found, fresh] = m_lengths.try_emplace(file.string());
  if (fresh) found->second = trainingLength(file);
  return found->second;
}

/// In what a model differs from the one beside it, in words.
QString DecoderWidget::contrastTitle(LessonDecoder& lane, LessonDecoder& other) {
  const auto& one = lane.model().model();
  const auto& two = other.model().model();
  const QString file = QString::fromStdString(lane.task().model.stem().string());
  if (!one || !two) return file;
  const Scorer scorer = one->config.scorer;
  const std::optional<int> length = lengthOf(lane), otherLength = lengthOf(other);
  if (scorer != two->config.scorer) {
    if (scorer == Scorer::none) return tr("RNNencdec: one vector for the whole sentence");
    if (two->config.scorer == Scorer::none) return tr("RNNsearch: looks back at every word");
    return scorer == Scorer::additive ? tr("Additive scorer")
           : scorer == Scorer::dot    ? tr("Dot scorer")
                                      : tr("General scorer");
  }
  if (length && otherLength && *length != *otherLength)
    return tr("Trained on sentences of up to %n word(s)", nullptr, *length);
  return QStringLiteral("%1 (%2)").arg(modelTitle(*one), file);
}

void DecoderWidget::openWordMenu(LessonDecoder& lane, int position, QPoint global) {
  auto* menu = new WordMenu(lane.model(), position, 0, this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu, &WordMenu::edited, this, [&lane](const std::string& sentence, const QString&) {
    lane.controller().decodeSentence(QString::fromStdString(sentence));
  });
  menu->popup(global);
}

void DecoderWidget::buildReplacing() {
  if (!controls().has("replace-weights")) return;
  m_replace = new FieldCombo(theme(), this);
  for (std::size_t k = 0; k < std::size(kReplacements); ++k) m_replace->addItem(QString());
  m_replace->setCurrentIndex(*m_replacing);
  m_bar->addWidget(m_replace);
  connect(m_replace, &QComboBox::activated, this, [this](int index) {
    *m_replacing = index;
    for (LessonDecoder* lane : {m_lane, m_second}) {
      if (!lane) continue;
      // The worker keeps what it decoded of a sentence; a space more makes it another one to it and to nobody else.
      LessonDecoder::Task task = lane->task();
      task.sentence =
          task.sentence.endsWith(QLatin1Char(' ')) ? task.sentence.trimmed() : task.sentence + QLatin1Char(' ');
      lane->start(task);
    }
  });
}

void DecoderWidget::buildLanes() {
  const LessonDecoder::Opening opening{std::max(1, static_cast<int>(parameters().integer("step"))),
                                       subStepOf(parameters().text("part"))};
  const std::vector<std::string> panes = paneNames();
  const LessonMap map{parameters().flag("values"), parameters().text("order") == "transposed",
                      parameters().text("scale") == "stretched"};
  const auto lane = [&] {
    auto* made = new LessonDecoder(laneContext(), controls(), opening, this);
    for (const std::string& name : panes) made->addPane(name, map);
    return made;
  };
  m_lane = lane();
  const bool two = parameters().has("changed") || parameters().has("beside");
  if (two) m_second = lane();
  // Narrow panes stand side by side, wide ones below each other.
  m_across = two && (panes == std::vector<std::string>{"words"} || source().kind == WidgetKind::map);
  auto* lanes = m_lanes = new QBoxLayout(m_across ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  lanes->addWidget(m_lane, 1);
  if (m_second) lanes->addWidget(m_second, 1);
  pairMaps();
  if (controls().has("sentence")) {
    m_sentence = new QLineEdit(this);
    setLook(*m_sentence, "field");
    body()->addWidget(m_sentence);
    connect(m_sentence, &QLineEdit::returnPressed, this, [this] {
      const QString text = m_sentence->text().trimmed();
      if (!text.isEmpty()) m_lane->controller().decodeSentence(text);
      if (m_second && !text.isEmpty()) m_second->controller().decodeSentence(text);
    });
  }
  body()->addWidget(m_source);
  body()->addLayout(lanes, 1);
  if (panes == std::vector<std::string>{"annotations"}) setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  if (controls().any({"gradient", "learn-once"})) {
    m_lens = new GradientLensView(theme(), this);
    m_lens->setModel(m_lane->model());
    body()->addWidget(m_lens, 1);
  }
  if (parameters().flag("crossings"))
    for (PaneView* pane : m_lane->panes())
      if (auto* arcs = qobject_cast<ArcsView*>(pane)) arcs->setShowReorderings(true);
}

QAction* DecoderWidget::add(const char* control, void (DecoderWidget::*run)(), const QString& picture,
                            const char* look) {
  if (!controls().has(control)) return nullptr;
  auto* action = new QAction(this);
  action->setObjectName(QStringLiteral("lesson.%1").arg(QLatin1String(control)));
  connect(action, &QAction::triggered, this, run);
  const bool both = look == std::string_view("primary");
  const auto shows = picture.isEmpty() ? ActionButton::Shows::word
                     : both            ? ActionButton::Shows::both
                                       : ActionButton::Shows::icon;
  auto* button = new ActionButton(theme(), action, look, shows, picture, this);
  m_bar->addWidget(button);
  m_actions[control] = action;
  m_buttons[control] = button;
  return action;
}

void DecoderWidget::buildBar() {
  add("first", &DecoderWidget::first, QStringLiteral("first"), "button");
  add("back", &DecoderWidget::back, QStringLiteral("back"), "button");
  add("play", &DecoderWidget::play, QStringLiteral("play"), "button");
  add("step", &DecoderWidget::step, QStringLiteral("step"), "primary");
  add("last", &DecoderWidget::last, QStringLiteral("last"), "button");
  if (!parameters().text("target").empty()) add("teacher-forcing", &DecoderWidget::force, QString(), "button");
  add("change-word", &DecoderWidget::changeWord, QString(), "button");
  add("transpose", &DecoderWidget::transpose, QString(), "button");
  add("scale", &DecoderWidget::stretch, QString(), "button");
  buildSpeed();
  buildReplacing();
  m_bar->addWidget(m_where, 1);
  add("undo", &DecoderWidget::undo, QStringLiteral("undo"), "flat");
  add("redo", &DecoderWidget::redo, QStringLiteral("redo"), "flat");
  add("reset", &DecoderWidget::reset, QString(), "button");
  body()->addLayout(m_bar);
  for (LessonDecoder* lane : {m_lane, m_second}) {
    if (!lane) continue;
    connect(&lane->model(), &DecodeModel::cursorChanged, this, &DecoderWidget::follow);
    connect(&lane->model(), &DecodeModel::resultChanged, this, &DecoderWidget::follow);
    connect(&lane->model(), &DecodeModel::resultChanged, this, &DecoderWidget::fitMaps);
    connect(lane, &LessonDecoder::opened, this, [this] {
      if (m_second) m_second->compare(*m_lane);
      follow();
    });
  }
  connect(&m_lane->player(), &Player::playingChanged, this, &DecoderWidget::follow);
  connect(&m_lane->controller().undoStack(), &QUndoStack::indexChanged, this, &DecoderWidget::follow);
  if (!m_second) return;
  connect(&m_lane->model(), &DecodeModel::cursorChanged, this, [this] {
    const DecodeModel& leader = m_lane->model();
    if (const auto& trace = m_second->model().trace())
      m_second->model().setCursor(std::min(leader.step(), static_cast<int>(trace->steps.size())), leader.subStep());
  });
}

void DecoderWidget::startLanes() {
  if (parameters().has("weights")) {
    const auto& written = parameters().words("written");
    m_lane->show(traceOfWeights(parameters().words("words"), written, parameters().matrix("weights"), Direction{}));
    return;
  }
  const QString sentence = QString::fromStdString(parameters().text("sentence"));
  const QString target = QString::fromStdString(parameters().text("target"));
  if (m_sentence) m_sentence->setText(sentence);
  m_lane->start({context().model(source().model), sentence, target});
  if (!m_second) return;
  const std::string& beside = parameters().text("beside");
  const QString changed = QString::fromStdString(parameters().text("changed"));
  m_second->start(
      {context().model(beside.empty() ? source().model : beside), changed.isEmpty() ? sentence : changed, target});
}

bool DecoderWidget::stepOn() {
  if (!m_lane->player().canStep()) return false;
  if (m_parts)
    m_lane->player().step();
  else
    m_lane->player().nextWord();
  return true;
}

bool DecoderWidget::stepBack() {
  if (!m_lane->player().canBack()) return false;
  if (m_parts)
    m_lane->player().back();
  else
    m_lane->player().previousWord();
  return true;
}

void DecoderWidget::first() {
  m_lane->player().first();
}
void DecoderWidget::last() {
  m_lane->player().last();
}
void DecoderWidget::play() {
  m_lane->player().play();
}

void DecoderWidget::reset() {
  startLanes();
}

void DecoderWidget::force() {
  m_forced = !m_forced;
  m_lane->follow(m_forced);
  retranslate();
}

void DecoderWidget::follow() {
  const DecodeModel& model = m_lane->model();
  const auto enable = [this](const char* name, bool on) {
    if (const auto found = m_actions.find(name); found != m_actions.end()) found->second->setEnabled(on);
  };
  Player& player = m_lane->player();
  for (const char* name : {"step", "play", "last"}) enable(name, player.canStep() || player.isPlaying());
  for (const char* name : {"back", "first"}) enable(name, player.canBack());
  enable("undo", m_lane->controller().undoStack().canUndo());
  enable("redo", m_lane->controller().undoStack().canRedo());
  if (const auto found = m_buttons.find("play"); found != m_buttons.end())
    found->second->setPicture(player.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play"));
  const bool two = m_second != nullptr;
  m_source->setVisible(!two && !m_sentence && model.trace() && model.model());
  if (model.trace() && model.model()) {
    m_source->setText(m_lane->sourceText());
    if (two) {
      const bool models = parameters().has("beside");
      m_lane->setTitle(models ? contrastTitle(*m_lane, *m_second) : m_lane->sourceText());
      m_second->setTitle(models ? contrastTitle(*m_second, *m_lane) : m_second->sourceText());
    }
  }
  const bool steps = source().kind != WidgetKind::map && controls().any({"step", "back", "first", "last", "play"});
  m_where->setText(model.trace() && steps && model.model() ? statusSentence(model) : QString());
  Q_EMIT statusChanged();
}

QString DecoderWidget::statusText() const {
  return m_lane->model().trace() && m_lane->model().model() ? statusSentence(m_lane->model()) : QString();
}

QWidget* DecoderWidget::firstStop() const {
  for (const char* name : {"step", "play", "back"})
    if (const auto found = m_buttons.find(name); found != m_buttons.end() && found->second->isEnabled())
      return found->second;
  if (m_sentence) return m_sentence;
  return m_lane->panes().empty() ? nullptr : m_lane->panes().front()->canvas();
}

std::string DecoderWidget::captured() const {
  const DecodeModel& model = m_lane->model();
  std::string text = fmt::format("sentence = {}\n", tomlText(m_lane->controller().state().sentence));
  if (source().kind != WidgetKind::map) text += fmt::format("step = {}\n", std::max(1, model.step()));
  return text;
}

ExportPicture DecoderWidget::picture() {
  const PaneView* shown = m_lane->panes().empty() ? nullptr : m_lane->panes().front();
  for (const LessonDecoder* lane : {m_lane, m_second})
    if (lane)
      for (const PaneView* pane : lane->panes())
        if (pane->hasFocus() || pane->isAncestorOf(focusWidget())) shown = pane;
  if (!shown || !m_lane->model().trace()) return LessonWidget::picture();
  return keptPicture(panePicture(*shown, exportCaption(*shown)));
}

void DecoderWidget::retranslate() {
  const auto name = [this](const char* control, const QString& text, const QString& help) {
    const auto found = m_actions.find(control);
    if (found == m_actions.end()) return;
    found->second->setText(text);
    found->second->setStatusTip(help);
    found->second->setToolTip(plainTip(help));
  };
  name("first", tr("First"), tr("Goes before the first word."));
  name("back", tr("Back"), m_parts ? tr("Goes back by one part of the step.") : tr("Takes the last word back."));
  name("play", tr("Play"), tr("Writes the sentence by itself; pauses when it runs."));
  name("step", tr("Step"),
       m_parts ? tr("Goes on by one part of the step: score, soften, blend, write.") : tr("Writes the next word."));
  name("last", tr("Last"), tr("Goes to the end of the sentence."));
  name("undo", tr("Undo"), tr("Takes the last change back."));
  name("redo", tr("Redo"), tr("Does the change again that was taken back."));
  name("reset", tr("Reset"), tr("Brings the opening sentence and its numbers back."));
  name("teacher-forcing", m_forced ? tr("Let it write freely") : tr("Give it the right words"),
       tr("Switches between the given words and the model's own."));
  name("change-word", tr("Change a word…"),
       tr("Replaces, deletes or swaps a source word; the sentence is read again."));
  const bool stretched = !maps().empty() && maps().front()->stretched();
  name("scale", stretched ? tr("Colours from 0 to 1") : tr("Stretch the colours"),
       tr("Switches the colours between the fixed scale from 0 to 1 and one stretched to this picture."));
  name("transpose", tr("Swap rows and columns"), tr("Turns the map: rows become columns (T)."));
  if (m_speed) describeControl(*m_speed, QStringLiteral("lesson.speed"), tr("Speed"), tr("How quickly Play goes."));
  if (m_replace) {
    const QString texts[] = {tr("the model's own weights"), tr("all weights equal"), tr("weights shuffled"),
                             tr("the heaviest taken out"), tr("all on the end mark")};
    for (int k = 0; k < m_replace->count(); ++k) m_replace->setItemText(k, texts[k]);
    describeControl(*m_replace, QStringLiteral("lesson.replace"), tr("Weights while it writes"),
                    tr("What the model's weights are replaced with at every step; the sentence is written again."));
  }
  if (m_sentence) {
    describeControl(*m_sentence, QStringLiteral("lesson.sentence"), tr("Your own sentence"),
                    tr("Type a sentence in the source language and press Enter."));
    m_sentence->setPlaceholderText(tr("Type a sentence and press Enter"));
  }
  follow();
}

void DecoderWidget::applyTheme() {
  LessonWidget::applyTheme();
  m_bar->setSpacing(px(8));
  for (LessonDecoder* lane : {m_lane, m_second})
    if (lane)
      for (PaneView* pane : lane->panes())
        pane->setMinimumHeight(px(source().kind == WidgetKind::map ? kLeastMap : kLeastPane));
  fitMaps();
}

}  // namespace lookback::ui

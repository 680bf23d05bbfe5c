// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/sheet_widget.h"

#include <algorithm>

#include "core/lesson/widget_toy.h"
#include "ui/pages/energies_export.h"
#include "ui/support/text.h"

namespace lookback::ui {
namespace {

constexpr double kWidest = 820;  // rows longer than that are hard to follow
constexpr std::uint64_t kBlankSeed = 7;
constexpr Index kModelRows = 2;  // components of a model's annotations on a sheet

Move moveOfName(const std::string& name) {
  return name == "score" ? Move::score : name == "soften" ? Move::soften : name == "weigh" ? Move::weigh : Move::sum;
}

}  // namespace

SheetShown shownOf(const lesson::Parameters& parameters, const Worksheet& sheet) {
  SheetShown shown;
  for (const std::string& name : parameters.words("moves")) shown.moves.insert(moveOfName(name));
  if (lesson::scores(parameters)) shown.moves.insert(Move::score);
  shown.symbols = parameters.flag("symbols");
  shown.annotations = shown.moves.contains(Move::weigh) || lesson::scores(parameters);
  const std::string& rung = parameters.text("rung");
  if (rung == "alone") {
    for (std::size_t k = 0; k < sheet.cells.size(); ++k)
      if (sheet.cells[k].quantity != SheetCell::Quantity::energy &&
          shown.moves.contains(moveOf(sheet.cells[k].quantity)))
        shown.blanks.push_back(k);
  } else if (rung == "complete") {
    const auto& names = parameters.words("blanks");
    for (std::size_t k = 0; k < sheet.cells.size(); ++k)
      if (std::find(names.begin(), names.end(), sheetSymbol(sheet.cells[k]).toStdString()) != names.end())
        shown.blanks.push_back(k);
    if (names.empty()) shown.blanks = chooseBlanks(sheet, Rung::complete, kBlankSeed);
  }
  return shown;
}

SheetWidget::SheetWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : ToyLessonWidget(context, widget, parent), m_view(new SheetView(theme(), card())) {
  if (controls().has("choose-word")) {
    m_choice = new WordChoice(model(), card());
    card()->addBody(m_choice, 0);
  }
  card()->addBody(m_view, 1);
  addNumbers();
  addButtons();
  if (controls().any({"step", "back"})) {
    m_shownRows = 1;
    m_view->addSteps();
    connect(m_view, &SheetView::stepWanted, this, &SheetWidget::stepOn);
    connect(m_view, &SheetView::backWanted, this, &SheetWidget::stepBack);
  }
  if (controls().has("print")) m_view->addPrinting();
  connect(m_view, &SheetView::changed, this, &SheetWidget::statusChanged);
  connect(m_view, &SheetView::completed, this, &LessonWidget::passed);
  SheetWidget::retranslate();
  applyTheme();
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  setMaximumWidth(px(kWidest));
}

void SheetWidget::follow() {
  Worksheet sheet = model().worksheet();
  SheetShown shown = shownOf(parameters(), sheet);
  if (lesson::scores(parameters()))
    shown.scoreFormula = model().toy().additive() ? tr("energy e = v · tanh(W s + U h)") : tr("energy e = s(i−1) · h");
  m_view->setSheet(std::move(sheet), std::move(shown));
  m_view->setRows(m_shownRows);
  if (m_choice) m_view->chooseWord(model().selected());
  ToyLessonWidget::follow();
}

bool SheetWidget::stepOn() {
  if (m_shownRows < 0 || m_shownRows >= m_view->rows()) return false;
  m_view->setRows(++m_shownRows);
  return true;
}

bool SheetWidget::stepBack() {
  if (m_shownRows <= 1) return false;
  m_view->setRows(--m_shownRows);
  return true;
}

QWidget* SheetWidget::firstStop() const {
  QWidget* field = m_view->firstField();
  return field ? field : ToyLessonWidget::firstStop();
}

QString SheetWidget::statusText() const {
  return tr("Weights: %1.").arg(m_view->description());
}

void SheetWidget::retranslate() {
  card()->setTexts(tr("By hand"), QString());
  if (m_choice) m_choice->setTexts(tr("word"), tr("Marks the numbers of this word."));
  ToyLessonWidget::retranslate();
}

ModelSheetWidget::ModelSheetWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : LessonWidget(context, widget, parent),
      m_card(new Card(theme(), QStringLiteral("lesson.sheet.card"), this)),
      m_view(new SheetView(theme(), m_card)),
      m_lane(new LessonDecoder(context, controls(), {}, this)) {
  body()->addWidget(m_card, 1);
  m_card->addBody(m_view, 1);
  m_card->addBody(m_lane, 0);
  connect(m_view, &SheetView::completed, this, &LessonWidget::passed);
  if (controls().has("print")) m_view->addPrinting();
  connect(m_lane, &LessonDecoder::opened, this, [this] {
    const Trace& trace = *m_lane->model().trace();
    const auto at =
        std::clamp<std::size_t>(static_cast<std::size_t>(parameters().integer("step")), 1, trace.steps.size());
    const StepTrace& step = trace.steps[at - 1];
    const int places = std::max(1, static_cast<int>(parameters().integer("places")));
    Worksheet sheet = makeWorksheet(trace.source, step.e, trace.h.cast<double>(), places, kModelRows);
    SheetShown shown = shownOf(parameters(), sheet);
    m_view->setSheet(std::move(sheet), std::move(shown));
    m_card->setTexts(tr("By hand"), tr("step %1 of a real model").arg(at));
  });
  ModelSheetWidget::retranslate();
  applyTheme();
  m_lane->start({context.model(source().model), QString::fromStdString(parameters().text("sentence")), QString()});
}

void ModelSheetWidget::retranslate() {
  m_card->setTexts(tr("By hand"), QString());
  m_view->retranslate();
}

ExportPicture SheetWidget::picture() {
  return m_view->firstField() ? LessonWidget::picture() : sheetPicture(m_view->sheet());
}

ExportPicture ModelSheetWidget::picture() {
  return m_view->firstField() || !m_lane->model().trace() ? LessonWidget::picture() : sheetPicture(m_view->sheet());
}

}  // namespace lookback::ui

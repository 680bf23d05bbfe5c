// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/energies_view.h"

#include <QAction>

#include "core/decoding/session.h"
#include "ui/views/button_rows.h"
#include "ui/views/number_text.h"
#include "ui/views/token_text.h"
#include "ui/views/view_export.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

using Kind = Intervention::Kind;

constexpr int kPrinted = 2;  // decimals over the bars

}  // namespace

EnergiesView::EnergiesView(DecodeModel& model, Theme& theme, QWidget* parent)
    : PaneView(QStringLiteral("energies"), model, theme, parent),
      m_energies(new EnergiesCanvas(model, theme, this)),
      m_buttons(new ButtonRows(theme, this)),
      m_shift(new NumberPopup(theme, QStringLiteral("energies.shiftBy"), this)),
      m_sum(new QLabel(this)) {
  add("energies.equalise", &EnergiesView::equalise);
  add("energies.sharpen", &EnergiesView::sharpen);
  add("energies.flatten", &EnergiesView::flatten);
  add("energies.shift", &EnergiesView::askShift);
  add("energies.onlyThis", &EnergiesView::onlyThis);
  add("energies.zeroStrongest", &EnergiesView::zeroStrongest);
  add("energies.permute", &EnergiesView::permute);
  add("energies.lock", &EnergiesView::lock)->setCheckable(true);
  add("energies.resetWord", &EnergiesView::resetWord);
  add("energies.resetStep", &EnergiesView::resetStep);
  m_sum->setObjectName(QStringLiteral("energies.sum"));
  m_sum->setTextFormat(Qt::PlainText);
  addControl(m_sum);
  connect(m_energies, &EnergiesCanvas::shownChanged, this, &EnergiesView::followStep);
  connect(m_energies, &EnergiesCanvas::actionRequested, this, [this](const QString& name) {
    if (QAction* wanted = findChild<QAction*>(name); wanted && wanted->isEnabled()) wanted->trigger();
  });
  connect(m_shift, &NumberPopup::given, this, [this](double by) { apply(Kind::shift, by); });
  connect(&theme, &Theme::changed, this, &EnergiesView::followStep);
  setCanvas(m_energies);
  addFooter(m_buttons);
}

QAction* EnergiesView::add(const char* name, void (EnergiesView::*handler)()) {
  auto* action = new QAction(this);
  action->setObjectName(QLatin1String(name));
  connect(action, &QAction::triggered, this, handler);
  addAction(action);
  m_buttons->add(action);
  return action;
}

QAction* EnergiesView::action(const char* name) const {
  return findChild<QAction*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
}

void EnergiesView::retranslate() {
  setTexts(tr("Energies and weights"), tr("A slider for each source word: drag it, or a bar below, and see what the "
                                          "step reads and writes then. The black tick "
                                          "is the model's own value."));
  const auto set = [this](const char* name, const QString& text, const QString& help) {
    QAction* named = action(name);
    named->setText(text);
    named->setStatusTip(help);
    named->setWhatsThis(help.toHtmlEscaped());
    named->setToolTip(help.toHtmlEscaped());
  };
  set("energies.equalise", tr("Equalise"),
      tr("Makes all energies of the step equal: a fixed average of the annotations."));
  set("energies.sharpen", tr("Sharpen ×2"), tr("Doubles all energies of the step: the strongest weight grows."));
  set("energies.flatten", tr("Flatten ×½"),
      tr("Halves all energies of the step: the weights come closer to each other."));
  set("energies.shift", tr("Shift all…"), tr("Adds one number to all energies of the step, which changes no weight."));
  set("energies.onlyThis", tr("Only this"),
      tr("Takes all other source words out, so that the chosen one has weight 1."));
  set("energies.zeroStrongest", tr("Zero strongest"), tr("Takes the source word with the largest weight out."));
  set("energies.permute", tr("Permute"), tr("Shuffles the energies over the source words."));
  set("energies.lock", tr("Lock"), tr("Keeps the chosen slider where it is."));
  set("energies.resetWord", tr("Reset word"), tr("Takes the edits of the chosen source word out."));
  set("energies.resetStep", tr("Reset step"), tr("Takes all edits of the step out."));
  m_shift->setTexts(tr("Add to all energies"), tr("Shift"));
  const QList<QAction*> all = actions();
  for (qsizetype i = 0; i < all.size() && i < static_cast<qsizetype>(m_buttons->buttons().size()); ++i)
    describeControl(*m_buttons->buttons()[static_cast<std::size_t>(i)],
                    all[i]->objectName() + QStringLiteral(".button"), all[i]->text(), all[i]->statusTip());
  followStep();
}

QString EnergiesView::sumText() const {
  if (scene().empty() || !scene().showsWeights()) return {};
  if (!computable(scene().weights())) return tr("Σα is not computable");
  return tr("Σα = %1").arg(fixedText(rowSum(scene().weights()), 3));
}

void EnergiesView::followStep() {
  const bool step = !scene().empty();
  const int position = model().source();
  const bool word = step && position >= 0 && position < scene().columns(), several = step && scene().columns() > 1;
  bool edits = false, wordEdits = false;
  for (const Intervention& done : model().interventions()) {
    if (done.step != model().step() || done.kind == Kind::forceWord) continue;
    edits = true;
    const bool ofOne = done.kind == Kind::setEnergy || done.kind == Kind::setWeight || done.kind == Kind::remove ||
                       done.kind == Kind::onlyThis;
    wordEdits = wordEdits || (ofOne && done.position == position);
  }
  for (const char* name : {"energies.equalise", "energies.sharpen", "energies.flatten", "energies.shift"})
    action(name)->setEnabled(step);
  action("energies.permute")->setEnabled(several);
  action("energies.zeroStrongest")->setEnabled(several);
  action("energies.onlyThis")->setEnabled(word && several);
  action("energies.lock")->setEnabled(word);
  action("energies.lock")->setChecked(word && scene().locked(position));
  action("energies.resetWord")->setEnabled(word && wordEdits);
  action("energies.resetStep")->setEnabled(step && edits);

  QStringList note;
  if (step) note << tr("step %1").arg(QString::number(model().step()));
  if (step && scene().showsWeights() && computable(scene().weights())) {
    const double printed = sumOfPrinted(scene().weights(), kPrinted);
    if (fixedText(printed, kPrinted) != QLatin1String("1.00"))
      note << tr("digits add to %1").arg(fixedText(printed, kPrinted));
  }
  if (step && scene().axis().bound > 0 && !scene().axis().showsBound())
    note << tr("reach ±%1").arg(fixedText(scene().axis().bound, 1));
  setNote(note.join(QStringLiteral(" · ")));
  m_sum->setFont(theme().font(TextStep::note, QFont::DemiBold));
  QPalette palette;
  palette.setColor(QPalette::WindowText, theme().color(Role::text));
  m_sum->setPalette(palette);
  m_sum->setText(sumText());
}

void EnergiesView::apply(Kind kind, double value, int position) {
  if (scene().empty()) return;
  model().requestIntervention({.kind = kind, .step = model().step(), .position = position, .value = value});
}

void EnergiesView::askShift() {
  QWidget* beside = m_buttons->buttons()[3]->isVisible() ? static_cast<QWidget*>(m_buttons->buttons()[3]) : this;
  m_shift->ask(1.0, beside);
}

void EnergiesView::zeroStrongest() {
  const std::vector<int> order = strongestFirst(scene().weights());
  if (!order.empty()) apply(Kind::remove, 0, order.front());
}

void EnergiesView::permute() {
  // A new order each time, and the same ones again after undo.
  int done = 0;
  for (const Intervention& intervention : model().interventions())
    done += intervention.step == model().step() && intervention.kind == Kind::permute ? 1 : 0;
  apply(Kind::permute, done + 1);
}

void EnergiesView::lock() {
  const int position = model().source();
  model().setLocked(position, !model().isLocked(position));
}

QString EnergiesView::exportCsv() const {
  QString csv = csvLine({QStringLiteral("position"), QStringLiteral("source"), QStringLiteral("energy"),
                         QStringLiteral("weight"), QStringLiteral("model_energy"), QStringLiteral("model_weight"),
                         QStringLiteral("edited"), QStringLiteral("locked")});
  const StepTrace* step = model().current();
  if (!step || scene().empty()) return csv;
  for (int j = 0; j < step->e.size(); ++j)
    csv += csvLine({QString::number(j), tokenText(model().trace()->source[static_cast<std::size_t>(j)]),
                    exactText(step->e[j]), exactText(step->alpha[j]), exactText(step->modelEnergies[j]),
                    exactText(step->modelAlpha[j]), energyEdited(*step, j) ? QStringLiteral("1") : QStringLiteral("0"),
                    model().isLocked(j) ? QStringLiteral("1") : QStringLiteral("0")});
  return csv;
}

}  // namespace lookback::ui

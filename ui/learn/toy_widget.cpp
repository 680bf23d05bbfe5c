// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/toy_widget.h"

#include <fmt/format.h>

#include <QSignalBlocker>
#include <algorithm>

#include "core/lesson/widget_toy.h"
#include "ui/controllers/toy_export.h"
#include "ui/support/controls.h"
#include "ui/support/flow_layout.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

using Kind = Intervention::Kind;

constexpr double kSharper = 2, kFlatter = 0.5, kShift = 1;

}  // namespace

NumberFields::NumberFields(const Theme& theme, const QString& objectName, int count, double limit, QWidget* parent)
    : QWidget(parent), m_name(plainLabel(objectName + QStringLiteral(".name"), "note", this)) {
  setObjectName(objectName);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  m_name->setMinimumWidth(static_cast<int>(theme.px(90)));
  line->addWidget(m_name);
  for (int k = 0; k < count; ++k) {
    auto* field = new QDoubleSpinBox(this);
    field->setRange(-limit, limit);
    field->setDecimals(2);
    field->setSingleStep(0.1);
    field->setKeyboardTracking(false);
    field->setFixedWidth(static_cast<int>(theme.px(76)));
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setAlignment(Qt::AlignRight);
    connect(field, &QDoubleSpinBox::valueChanged, this, [this, k](double value) {
      if (!m_following) Q_EMIT edited(k, value);
    });
    connect(field, &QDoubleSpinBox::editingFinished, this, &NumberFields::finished);
    line->addWidget(field);
    m_fields.push_back(field);
  }
  line->addStretch(1);
}

void NumberFields::setName(const QString& name, const QString& help) {
  m_name->setText(name);
  for (std::size_t k = 0; k < m_fields.size(); ++k)
    describeControl(*m_fields[k], QStringLiteral("%1.%2").arg(objectName()).arg(k),
                    tr("%1, number %2").arg(name).arg(k + 1), help);
}

void NumberFields::setValues(const Vector<double>& values) {
  m_following = true;
  for (std::size_t k = 0; k < m_fields.size() && static_cast<Index>(k) < values.size(); ++k)
    if (m_fields[k]->value() != values(static_cast<Index>(k))) m_fields[k]->setValue(values(static_cast<Index>(k)));
  m_following = false;
}

ToyLessonWidget::ToyLessonWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : LessonWidget(context, widget, parent),
      m_model(m_undo, lesson::toyOf(widget.parameters)),
      m_card(new Card(theme(), objectName() + QStringLiteral(".card"), this)) {
  body()->addWidget(m_card, 1);
  m_model.setPlaces(std::max(1, static_cast<int>(parameters().integer("places"))));
  m_model.setSelected(std::max(0, static_cast<int>(parameters().integer("word")) - 1));
  connect(&m_model, &ToyModel::changed, this, [this] { follow(); });
  connect(&m_model, &ToyModel::placesChanged, this, [this] { follow(); });
  connect(&m_model, &ToyModel::selectionChanged, this, [this] { follow(); });
}

ToyLessonWidget::~ToyLessonWidget() {
  m_undo.disconnect(this);  // it announces that it empties itself
  delete m_card;            // views of the model, which goes before the children of a widget do
}

int ToyLessonWidget::strongest() const {
  Index at = 0;
  m_model.step().alpha.maxCoeff(&at);
  return static_cast<int>(at);
}

void ToyLessonWidget::add(const char* control, const std::function<void()>& run) {
  if (!controls().has(control)) return;
  auto* button = new PaneButton(theme(), QString(), m_card);
  connect(button, &QPushButton::clicked, this, run);
  m_buttons[control] = button;
}

void ToyLessonWidget::addButtons() {
  ToyModel& toy = m_model;
  add("equalise", [this, &toy] { toy.intervene(tr("equalise"), Kind::equalise); });
  add("sharpen", [this, &toy] { toy.intervene(tr("sharpen"), Kind::scale, kSharper); });
  add("flatten", [this, &toy] { toy.intervene(tr("flatten"), Kind::scale, kFlatter); });
  add("shift-all", [this, &toy] { toy.intervene(tr("shift all by 1"), Kind::shift, kShift); });
  add("only-this", [&toy] { toy.setWeight(toy.selected(), 1); });
  add("zero-strongest", [this, &toy] { toy.setEnergy(strongest(), -ToyLimits::largestEnergy); });
  add("permute", [this, &toy] { toy.intervene(tr("permute"), Kind::permute, 1 + m_undo.count()); });
  add("undo", [this] { m_undo.undo(); });
  add("redo", [this] { m_undo.redo(); });
  add("reset", [&toy] { toy.reset(); });
  auto* line = new FlowLayout;  // large letters before a class need more than one line
  for (const char* name : {"equalise", "sharpen", "flatten", "shift-all", "only-this", "zero-strongest", "permute"})
    if (const auto found = m_buttons.find(name); found != m_buttons.end()) line->addWidget(found->second);
  line->beginTail();
  for (const char* name : {"undo", "redo", "reset"})
    if (const auto found = m_buttons.find(name); found != m_buttons.end()) line->addWidget(found->second);
  if (controls().has("places")) {
    m_placesName = plainLabel(objectName() + QStringLiteral(".placesName"), "note", m_card);
    m_places = new QSpinBox(m_card);
    m_places->setRange(1, 6);
    m_places->setValue(m_model.places());
    m_card->addHeaderWidget(m_placesName);
    m_card->addHeaderWidget(m_places);
    connect(m_places, &QSpinBox::valueChanged, &m_model, &ToyModel::setPlaces);
  }
  m_refused = plainLabel(objectName() + QStringLiteral(".refused"), "note", m_card);
  m_refused->setWordWrap(true);
  m_refused->hide();
  connect(&m_model, &ToyModel::refused, this, [this](const QString& why) {
    m_refused->setText(why);
    m_refused->show();
  });
  m_card->addBody(m_refused, 0);
  if (m_buttons.empty()) return;
  auto* row = new QWidget(m_card);
  line->setContentsMargins(0, 0, 0, 0);
  row->setLayout(line);
  m_card->addBody(row, 0);
  const auto enable = [this] {
    if (const auto found = m_buttons.find("undo"); found != m_buttons.end())
      found->second->setEnabled(m_undo.canUndo());
    if (const auto found = m_buttons.find("redo"); found != m_buttons.end())
      found->second->setEnabled(m_undo.canRedo());
  };
  connect(&m_undo, &QUndoStack::indexChanged, this, enable);
  enable();
}

void ToyLessonWidget::addVector(const char* name, int count, const std::function<Vector<double>(const Toy&)>& get,
                                const std::function<void(Toy&, int, double)>& set) {
  const QString symbol = QString::fromUtf8(name);
  auto* fields = new NumberFields(theme(), QStringLiteral("%1.%2").arg(objectName(), symbol), count,
                                  ToyLimits::largestNumber, m_card);
  m_card->addBody(fields, 0);
  m_numbers.push_back({symbol, fields, get});
  connect(fields, &NumberFields::edited, this, [this, set, symbol](int index, double value) {
    Toy toy = m_model.toy();
    set(toy, index, value);
    m_model.change(tr("change %1").arg(symbol), std::move(toy), QStringLiteral("%1.%2").arg(symbol).arg(index));
  });
  connect(fields, &NumberFields::finished, &m_model, &ToyModel::endGesture);
}

void ToyLessonWidget::addNumbers() {
  const Toy& toy = m_model.toy();
  if (controls().has("state") && lesson::scores(parameters()))
    addVector(
        "s(i−1)", static_cast<int>(toy.sPrev.size()), [](const Toy& t) { return t.sPrev; },
        [](Toy& t, int k, double value) { t.sPrev(k) = value; });
  if (controls().has("annotation-point"))
    for (Index j = 0; j < toy.sourceLength(); ++j)
      addVector(
          qPrintable(QStringLiteral("h(%1)").arg(j + 1)), static_cast<int>(toy.dimensions()),
          [j](const Toy& t) -> Vector<double> { return t.h.col(j); },
          [j](Toy& t, int k, double value) { t.h(k, j) = value; });
  if (!controls().has("scorer-weights") || !toy.additive()) return;
  const Index units = toy.attention.v_a.size();
  for (Index k = 0; k < units; ++k) {
    addVector(
        qPrintable(QStringLiteral("W(%1)").arg(k + 1)), static_cast<int>(toy.attention.W_a.cols()),
        [k](const Toy& t) -> Vector<double> { return t.attention.W_a.row(k); },
        [k](Toy& t, int i, double value) { t.attention.W_a(k, i) = value; });
    addVector(
        qPrintable(QStringLiteral("U(%1)").arg(k + 1)), static_cast<int>(toy.attention.U_a.cols()),
        [k](const Toy& t) -> Vector<double> { return t.attention.U_a.row(k); },
        [k](Toy& t, int i, double value) { t.attention.U_a(k, i) = value; });
  }
  addVector(
      "v", static_cast<int>(units), [](const Toy& t) { return t.attention.v_a; },
      [](Toy& t, int i, double value) { t.attention.v_a(i) = value; });
}

void ToyLessonWidget::follow() {
  if (m_refused) m_refused->hide();
  for (const Numbers& numbers : m_numbers) numbers.fields->setValues(numbers.get(m_model.toy()));
  Q_EMIT statusChanged();
}

QWidget* ToyLessonWidget::firstStop() const {
  if (!m_numbers.empty()) return m_numbers.front().fields->findChild<QDoubleSpinBox*>();
  return m_buttons.empty() ? nullptr : m_buttons.begin()->second;
}

std::string ToyLessonWidget::captured() const {
  std::string energies;
  for (const double e : m_model.step().e) energies += fmt::format("{}{}", energies.empty() ? "" : ", ", e);
  return fmt::format("energies = [{}]\n", energies);
}

ExportPicture ToyLessonWidget::picture() {
  return keptPicture(toyTablePicture(m_model));
}

void ToyLessonWidget::nameButtons() {
  const auto name = [this](const char* control, const QString& text, const QString& help) {
    const auto found = m_buttons.find(control);
    if (found == m_buttons.end()) return;
    found->second->setText(text);
    describeControl(*found->second, QStringLiteral("%1.%2").arg(objectName(), QLatin1String(control)), text, help);
    found->second->setToolTip(plainTip(help));
  };
  name("equalise", tr("Equalise"), tr("Makes all energies equal: the flat average."));
  name("sharpen", tr("Sharpen ×2"), tr("Doubles all differences between energies."));
  name("flatten", tr("Flatten ×½"), tr("Halves all differences between energies."));
  name("shift-all", tr("Shift all +1"), tr("Adds 1 to all energies; no weight changes."));
  name("only-this", tr("Only this"), tr("Puts all the weight on the chosen word."));
  name("zero-strongest", tr("Zero strongest"), tr("Takes the heaviest weight away."));
  name("permute", tr("Permute"), tr("Shuffles the energies over the words."));
  name("undo", tr("Undo"), tr("Takes the last change back."));
  name("redo", tr("Redo"), tr("Does the change again that was taken back."));
  name("reset", tr("Reset"), tr("Brings the opening numbers back."));
  if (!m_places) return;
  m_placesName->setText(tr("places"));
  describeControl(*m_places, objectName() + QStringLiteral(".places"), tr("Decimal places"),
                  tr("How many digits are shown after the point."));
}

void ToyLessonWidget::nameNumbers() {
  for (const Numbers& numbers : m_numbers) {
    const QChar kind = numbers.symbol.at(0);
    const QString help = kind == u's'   ? tr("The decoder's previous state: type a number.")
                         : kind == u'h' ? tr("The annotation of this word: type a number.")
                                        : tr("A weight of the scorer: type a number.");
    // "h(3) bleue": which annotation is whose
    const auto word = static_cast<std::size_t>(std::max(1, numbers.symbol.mid(2).chopped(1).toInt()) - 1);
    numbers.fields->setName(kind == u'h' && word < m_model.toy().words.size()
                                ? QStringLiteral("%1 %2").arg(numbers.symbol, isolated(m_model.toy().words[word]))
                                : numbers.symbol,
                            help);
  }
}

void ToyLessonWidget::retranslate() {
  nameButtons();
  nameNumbers();
  follow();
}

void ToyLessonWidget::applyTheme() {
  LessonWidget::applyTheme();
  if (m_places) m_places->setFixedWidth(px(60));
}

}  // namespace lookback::ui

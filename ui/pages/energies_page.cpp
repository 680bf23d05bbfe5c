// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/energies_page.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <cmath>

#include "ui/banner.h"
#include "ui/controllers/toy_export.h"
#include "ui/pages/blend_strips.h"
#include "ui/pages/energies_export.h"
#include "ui/pages/toy_decoder.h"
#include "ui/pages/toy_gradient.h"
#include "ui/pages/toy_numbers.h"
#include "ui/pages/toy_table.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/hull_view.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/scorer_view.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

using Kind = Intervention::Kind;
enum Button : std::size_t { equalise, sharpen, flatten, shift, onlyThis, scorer, opening };
enum Tab { sheetTab, scorerTab, decoderTab, gradientTab, numbersTab };
constexpr double kSharper = 1.5, kFlatter = 1 / 1.5, kShift = 1;
constexpr int kContextPlaces = 4;
constexpr double kGap = 8, kLeastWidth = 900, kLeastHeight = 560;

QString pointText(const Vector<double>& c, int places) {
  QStringList numbers;
  for (const double value : c) numbers << fixedText(value, places);
  return QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", ")));
}

}  // namespace

EnergiesPage::EnergiesPage(Services services, QWidget* parent) : Page(parent), m_services(services), m_model(m_undo) {
  setObjectName(QStringLiteral("energiesPage"));
  setAttribute(Qt::WA_StyledBackground);
  build();
  m_banner = new Banner(services.theme, true, this);
  connectParts();
  retranslate();
  applyTheme();
}

void EnergiesPage::build() {
  m_body = new QWidget;
  m_scroll = new QScrollArea(this);
  m_scroll->setObjectName(QStringLiteral("energies.scroll"));
  setLook(*m_scroll, "page");
  m_scroll->setWidget(m_body);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setVerticalScrollBar(new ThinScrollBar(m_services.theme, Qt::Vertical, m_scroll));
  m_scroll->setHorizontalScrollBar(new ThinScrollBar(m_services.theme, Qt::Horizontal, m_scroll));
  m_scroll->viewport()->setAutoFillBackground(false);
  m_body->setAutoFillBackground(false);  // setWidget switches it on
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_scroll);
  buildTop();
  buildBelow();
  auto* top = new QHBoxLayout;
  top->addWidget(m_tableCard, 11);
  top->addWidget(m_planeCard, 8);
  auto* column = new QVBoxLayout(m_body);
  column->addLayout(top, 5);
  column->addWidget(m_belowCard, 5);
}

void EnergiesPage::buildTop() {
  Theme& theme = m_services.theme;
  m_tableCard = new Card(theme, QStringLiteral("energies.table"), m_body);
  m_placesName = plainLabel(QStringLiteral("energies.placesName"), "note", m_tableCard);
  m_places = new QSpinBox(m_tableCard);
  m_places->setRange(1, 6);
  m_places->setValue(m_model.places());
  m_tableCard->addHeaderWidget(m_placesName);
  m_tableCard->addHeaderWidget(m_places);
  m_table = new ToyTable(m_model, theme, m_tableCard);
  m_tableCard->addBody(m_table, 0);
  auto* buttons = new QHBoxLayout;
  for (std::size_t k = 0; k <= opening; ++k) {
    m_buttons.push_back(new PaneButton(theme, QString(), m_tableCard));
    buttons->addWidget(m_buttons.back());
  }
  buttons->addStretch(1);
  m_refused = plainLabel(QStringLiteral("energies.refused"), "note", m_tableCard);
  m_refused->setWordWrap(true);
  m_refused->hide();
  auto* column = new QVBoxLayout;
  column->addStretch(1);
  column->addWidget(m_refused);
  column->addLayout(buttons);
  m_tableCard->addBody(column);

  m_planeCard = new Card(theme, QStringLiteral("energies.plane"), m_body);
  m_axes = new PaneCombo(theme, m_planeCard);
  m_planeOrStrips = new Segments(theme, {QString(), QString()}, m_planeCard);
  m_planeCard->addHeaderWidget(m_axes);
  m_planeCard->addHeaderWidget(m_planeOrStrips);
  m_hull = new HullView(m_model, theme, m_planeCard);
  m_stripsPlace = new QWidget(m_planeCard);  // strips on top, room below
  m_strips = new BlendStrips(theme, m_stripsPlace);
  auto* strips = new QVBoxLayout(m_stripsPlace);
  strips->setContentsMargins(0, 0, 0, 0);
  strips->addWidget(m_strips);
  strips->addStretch(1);
  m_stripsPlace->hide();
  m_context = plainLabel(QStringLiteral("energies.context"), "strong", m_planeCard);
  m_context->setWordWrap(true);
  m_planeCard->addBody(m_hull, 1);
  m_planeCard->addBody(m_stripsPlace, 1);
  m_planeCard->addBody(m_context, 0);
}

void EnergiesPage::buildBelow() {
  Theme& theme = m_services.theme;
  m_belowCard = new Card(theme, QStringLiteral("energies.below"), m_body);
  m_tabs = new QTabBar(m_belowCard);
  setLook(*m_tabs, "tabs");
  m_tabs->setDrawBase(false);
  m_tabs->setExpanding(false);
  m_tabs->setUsesScrollButtons(false);  // the chosen tab is bolder and needs a little more
  for (int k = 0; k <= numbersTab; ++k) m_tabs->addTab(QString());
  m_fresh = new PaneButton(theme, QString(), m_belowCard);
  m_fresh->setCheckable(true);
  auto* line = new QHBoxLayout;
  line->addWidget(m_tabs);
  line->addStretch(1);
  line->addWidget(m_fresh);
  auto* head = new QWidget(m_belowCard);
  head->setLayout(line);
  line->setContentsMargins(0, 0, 0, 0);
  m_belowCard->addBody(head, 0);
  m_below = new QStackedWidget(m_belowCard);
  m_sheet = new SheetPanel(theme, m_below);
  m_scorer = new ScorerView(m_model, theme, m_below);
  m_decoder = new ToyDecoder(m_model, theme, m_below);
  m_gradient = new ToyGradientView(m_model, theme, m_below);
  m_numbers = new ToyNumbers(m_model, theme, m_below);
  for (QWidget* part : std::initializer_list<QWidget*>{m_sheet, m_scorer, m_decoder, m_gradient, m_numbers})
    m_below->addWidget(part);
  m_belowCard->addBody(m_below, 1);
}

void EnergiesPage::connectParts() {
  connect(&m_model, &ToyModel::changed, this, &EnergiesPage::follow);
  connect(&m_model, &ToyModel::placesChanged, this, &EnergiesPage::follow);
  connect(&m_model, &ToyModel::selectionChanged, this, &EnergiesPage::statusChanged);
  connect(&m_model, &ToyModel::refused, this, [this](const QString& why) {
    m_refused->setText(why);
    m_refused->show();
  });
  connect(m_places, &QSpinBox::valueChanged, &m_model, &ToyModel::setPlaces);
  connect(m_axes, &QComboBox::currentIndexChanged, this, &EnergiesPage::followAxes);
  connect(m_planeOrStrips, &Segments::chosenChanged, this, [this](int strips) {
    m_hull->setVisible(strips == 0);
    m_stripsPlace->setVisible(strips != 0);
    follow();
  });
  connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
    m_below->setCurrentIndex(tab);
    m_fresh->setVisible(tab == sheetTab);
    follow();
  });
  const auto on = [this](Button button, auto run) { connect(m_buttons[button], &QPushButton::clicked, this, run); };
  on(equalise, [this] { m_model.intervene(tr("equalise"), Kind::equalise); });
  on(sharpen, [this] { m_model.intervene(tr("sharpen"), Kind::scale, kSharper); });
  on(flatten, [this] { m_model.intervene(tr("flatten"), Kind::scale, kFlatter); });
  on(shift, [this] { m_model.intervene(tr("shift all by 1"), Kind::shift, kShift); });
  on(onlyThis, [this] { m_model.setWeight(m_model.selected(), 1); });
  on(scorer, [this] { m_model.useScorer(); });
  on(opening, [this] { m_model.reset(); });
  connect(m_fresh, &QPushButton::clicked, this, [this](bool own) {
    m_ownSheet = own;
    ++m_seed;
    if (own && m_sheet->rung() == Rung::watch) m_sheet->setRung(Rung::alone);
    follow();
  });
  connect(m_sheet, &SheetPanel::workingChanged, this, &EnergiesPage::follow);
  connect(&m_services.theme, &Theme::changed, this, &EnergiesPage::applyTheme);
}

void EnergiesPage::follow() {
  m_refused->hide();
  const QSignalBlocker quiet(m_axes);
  const int d = static_cast<int>(m_model.toy().dimensions()), chosen = std::max(0, m_axes->currentIndex());
  if (m_axes->count() != d * (d - 1) / 2) {
    m_axes->clear();
    for (int x = 0; x < d; ++x)
      for (int y = x + 1; y < d; ++y) m_axes->addItem(tr("dimensions %1 and %2").arg(x + 1).arg(y + 1), QPoint(x, y));
    m_axes->setCurrentIndex(chosen < m_axes->count() ? chosen : 0);
    followAxes();
  }
  m_axes->setVisible(d > 2 && m_planeOrStrips->chosen() == 0);
  const bool working = !m_ownSheet && m_sheet->rung() != Rung::watch && m_tabs->currentIndex() == sheetTab;
  m_hull->setContextHidden(working);
  m_table->setNumbersHidden(working);
  followStrips(working);
  m_context->setText(working ? tr("c is shown once you have worked it out: choose Watch.")
                             : tr("c = Σ α(j) h(j) = %1").arg(pointText(m_model.step().c, kContextPlaces)));
  Worksheet sheet = m_ownSheet ? makeExercise(Rung::alone, m_seed, m_model.places()).sheet : m_model.worksheet();
  m_sheet->setSheet(std::move(sheet), {tr("One context vector by hand"),
                                       m_ownSheet ? tr("Exercise %1").arg(m_seed) : tr("Toy calculator of Lookback")});
  Q_EMIT statusChanged();
}

void EnergiesPage::followAxes() {
  const QPoint axes = m_axes->currentData().toPoint();
  m_hull->setAxes(axes.x(), axes.y());
}

/// The annotations with their weights, and the context they blend into.
void EnergiesPage::followStrips(bool contextHidden) {
  if (!m_strips->isVisibleTo(m_planeCard)) return;
  const Toy& toy = m_model.toy();
  std::vector<Vector<float>> columns;
  for (Index j = 0; j < toy.sourceLength(); ++j) columns.push_back(toy.h.col(j).cast<float>());
  columns.push_back(m_model.step().c.cast<float>());
  std::vector<BlendStrips::Source> strips;
  for (Index j = 0; j < toy.sourceLength(); ++j) {
    const QString index = QString::number(j + 1), weight = fixedText(m_model.step().alpha(j), 2);
    strips.push_back(
        {contextHidden ? QStringLiteral("h_%1").arg(index) : QStringLiteral("\\u{%1} h_%2").arg(weight, index),
         isolated(toy.words[static_cast<std::size_t>(j)]), QString(), columns[static_cast<std::size_t>(j)]});
  }
  if (!contextHidden) strips.push_back({QStringLiteral("c"), tr("the context c"), QString(), columns.back(), true});
  m_strips->setLimit(std::max(1.0, std::ceil(toy.h.cwiseAbs().maxCoeff())));
  m_strips->setVectors(tr("Blend"), strips);
}

QString EnergiesPage::statusText() const {
  const ToyStep& step = m_model.step();
  Index strongest = 0;
  const double largest = step.alpha.maxCoeff(&strongest);
  const auto word = [](const std::string& text) { return quoted(text); };
  return tr("Writes %1, reads mostly %2 (%3).")
      .arg(word(m_model.toy().targetWords[static_cast<std::size_t>(step.word)]),
           word(m_model.toy().words[static_cast<std::size_t>(strongest)]), fixedText(largest, 2));
}

QString EnergiesPage::statusNote() const {
  return tr("Drag an energy or a weight; Ctrl+Z takes it back.");
}

ExportPicture EnergiesPage::focusedPicture() {
  const QWidget* focus = QApplication::focusWidget();
  if (focus && m_planeCard->isAncestorOf(focus)) return toyPlanePicture(m_model, m_hull->xAxis(), m_hull->yAxis());
  if (!focus || !m_belowCard->isAncestorOf(focus)) return toyTablePicture(m_model);
  switch (m_tabs->currentIndex()) {
    case sheetTab:
      return sheetPicture(m_sheet->sheet());
    case scorerTab:
      return m_model.toy().additive() ? toyScorerPicture(m_model) : toyTablePicture(m_model);
    case decoderTab:
      return decoderPicture(m_model);
    case gradientTab:
      return m_gradient->picture();
    default:
      return numbersPicture(m_model);
  }
}

void EnergiesPage::exportAs() {
  askAndExport(this, m_services.settings, *m_banner, focusedPicture());
}

void EnergiesPage::copy() {
  copyPicture(focusedPicture());
}

QList<QWidget*> EnergiesPage::stops() const {
  return {m_table, m_hull, m_belowCard};
}

void EnergiesPage::retranslate() {
  m_tableCard->setTexts(tr("Score, then soften"), tr("drag an energy or a weight"));
  m_planeCard->setTexts(tr("Weigh, then sum"), tr("the context stays among the annotations"));
  m_belowCard->setTexts(QString(), QString());
  m_placesName->setText(tr("places"));
  describeControl(*m_places, QStringLiteral("energies.places"), tr("Decimal places"),
                  tr("To how many places numbers are rounded on the sheet."));
  describeControl(*m_axes, QStringLiteral("energies.axes"), tr("Dimensions of the plane"),
                  tr("Which two numbers of each annotation are drawn."));
  m_planeOrStrips->setTexts({tr("Plane"), tr("Strips")});
  describeControl(*m_planeOrStrips, QStringLiteral("energies.planeOrStrips"), tr("How annotations are drawn"),
                  tr("As points of a plane, or as strips of colour with all their numbers."));
  const QString tabs[] = {tr("By hand"), tr("Scorer"), tr("Into the decoder"), tr("Gradient"), tr("Numbers")};
  for (int k = 0; k <= numbersTab; ++k) m_tabs->setTabText(k, tabs[k]);
  describeControl(*m_tabs, QStringLiteral("energies.tabs"), tr("What stands below"),
                  tr("The calculation on paper, the scorer opened, where the context goes, where learning pulls, or "
                     "all numbers."));
  const auto name = [this](Button button, const char* id, const QString& text, const QString& help) {
    m_buttons[button]->setText(text);
    describeControl(*m_buttons[button], QLatin1String(id), text, help);
    m_buttons[button]->setToolTip(help);
  };
  name(equalise, "energies.equalise", tr("Equalise"), tr("All energies equal: a fixed average of the annotations."));
  name(sharpen, "energies.sharpen", tr("Sharpen"), tr("Multiplies all energies by 1.5: the largest weight grows."));
  name(flatten, "energies.flatten", tr("Flatten"), tr("Divides all energies by 1.5: the weights come closer."));
  name(shift, "energies.shift", tr("Shift all"), tr("Adds 1 to all energies: no weight changes."));
  name(onlyThis, "energies.onlyThis", tr("Only this"), tr("Gives the chosen word all the weight."));
  name(scorer, "energies.scorer", tr("Scorer"), tr("Takes the energies that the scorer computes from s(i−1) and h."));
  name(opening, "energies.opening", tr("Reset"), tr("Back to the opening numbers: energies 2, 4, 1."));
  m_fresh->setText(tr("New numbers"));
  describeControl(*m_fresh, QStringLiteral("energies.fresh"), tr("New numbers"),
                  tr("An exercise with other numbers than those above; again for the numbers above."));
  m_table->retranslate();
  m_sheet->retranslate();
  m_decoder->retranslate();
  m_gradient->retranslate();
  m_numbers->retranslate();
  m_axes->clear();
  follow();
}

void EnergiesPage::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  m_body->setMinimumSize(px(kLeastWidth), px(kLeastHeight));
  m_body->layout()->setContentsMargins(px(kGap), px(kGap), px(kGap), px(kGap));
  m_body->layout()->setSpacing(px(kGap));
  m_places->setFixedWidth(px(60));
}

}  // namespace lookback::ui

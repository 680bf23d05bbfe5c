// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/inspector.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/pages/inspector_content.h"
#include "ui/support/controls.h"
#include "ui/support/describe.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/sentence_chart.h"
#include "ui/views/thin_scroll_bar.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

constexpr ContextUse kUses[] = {ContextUse::resetGate, ContextUse::updateGate, ContextUse::candidate,
                                ContextUse::readout};
constexpr std::size_t kStrips = 3;

/// The annotations that weigh most, then the context they make.
std::vector<BlendStrips::Source> blendVectors(const DecodeModel& model, const QString& others,
                                              std::vector<Vector<float>>& columns) {
  const StepTrace& step = *model.current();
  const Trace& trace = *model.trace();
  std::vector<int> order = strongestFirst(step.alpha);
  const std::size_t shown = std::min(order.size(), kStrips);
  columns.clear();
  columns.reserve(shown);  // the sources refer to them
  std::vector<BlendStrips::Source> vectors;
  for (std::size_t k = 0; k < shown; ++k) {
    const int j = order[k];
    columns.push_back(trace.h.col(j));
    vectors.push_back({QStringLiteral("\\u{%1} h_{%2}").arg(fixedText(step.alpha[j], 2)).arg(j + 1),
                       QStringLiteral("h(%1) ").arg(j + 1) + isolated(sourceWord(trace, j)), QString(), columns.back(),
                       false});
  }
  vectors.push_back({QStringLiteral("c_{%1}").arg(model.step()), QStringLiteral("c(%1)").arg(model.step()),
                     order.size() > shown ? others : QString(), step.c, true});
  return vectors;
}

}  // namespace

Inspector::Inspector(Theme& theme, DecodeModel& model, DecodeController& controller, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_model(model),
      m_heading(plainLabel(QStringLiteral("inspectorHeading"), "caption", this)),
      m_where(plainLabel(QStringLiteral("inspectorWhere"), "note", this)),
      m_scroll(new QScrollArea(this)),
      m_body(new QWidget),
      m_title(plainLabel(QStringLiteral("inspectorTitle"), "title", m_body)),
      m_meaning(plainLabel(QStringLiteral("inspectorMeaning"), "note", m_body)),
      m_symbol(new SymbolLabel(theme, m_body)),
      m_equation(new EquationBox(theme, m_body)),
      m_numbers(new NumberTable(theme, m_body)),
      m_strips(new BlendStrips(theme, m_body)),
      m_usesCaption(plainLabel(QStringLiteral("usesCaption"), "caption", m_body)),
      m_useEquation(new EquationBox(theme, m_body)),
      m_useStrips(new BlendStrips(theme, m_body)),
      m_edits(new EditList(theme, model, controller, m_body)),
      m_chartCaption(plainLabel(QStringLiteral("chartCaption"), "caption", m_body)),
      m_chart(new SentenceChart(model, theme, m_body)) {
  setObjectName(QStringLiteral("inspector"));
  build();
  for (auto signal : {&DecodeModel::cursorChanged, &DecodeModel::resultChanged, &DecodeModel::interventionsChanged})
    connect(&model, signal, this, &Inspector::follow);
  connect(&theme, &Theme::changed, this, &Inspector::applyTheme);
  retranslate();
  applyTheme();
}

void Inspector::build() {
  auto* head = new QHBoxLayout;
  head->setObjectName(QStringLiteral("head"));
  head->addWidget(m_heading, 1);
  head->addWidget(new LabelPlace(m_where));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->setSpacing(0);
  outer->addLayout(head);
  outer->addWidget(hairline(this));
  outer->addWidget(m_scroll, 1);
  m_body->setObjectName(QStringLiteral("inspectorBody"));
  setLook(*m_scroll, "plain");
  m_scroll->setWidget(m_body);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setVerticalScrollBar(new ThinScrollBar(m_theme, Qt::Vertical, m_scroll));
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->viewport()->setAutoFillBackground(false);
  m_body->installEventFilter(this);
  connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &Inspector::leaveRoom);

  auto* column = new QVBoxLayout(m_body);
  auto* titleLine = new QHBoxLayout;
  titleLine->addWidget(m_title, 1);
  titleLine->addWidget(m_symbol);
  for (QLabel* label : {m_meaning, m_usesCaption, m_chartCaption, m_title}) label->setWordWrap(true);
  column->addLayout(titleLine);
  column->addWidget(m_meaning);
  column->addWidget(m_equation);
  column->addWidget(m_numbers);
  column->addWidget(m_strips);
  buildUses(column);
  column->addWidget(hairline(m_body));
  column->addWidget(m_edits);
  column->addWidget(hairline(m_body));
  column->addWidget(m_chartCaption);
  column->addWidget(m_chart);
  column->addStretch(1);
}

void Inspector::buildUses(QVBoxLayout* column) {
  m_usesGrid = new QGridLayout;
  m_usesGrid->setSpacing(4);
  for (std::size_t i = 0; i < m_uses.size(); ++i) {
    m_uses[i] = new QToolButton(m_body);
    setLook(*m_uses[i], "chip");
    m_uses[i]->setCheckable(true);
    m_uses[i]->setFocusPolicy(Qt::StrongFocus);
    m_uses[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_uses[i], &QToolButton::clicked, this, [this, i](bool on) {
      m_use = on ? static_cast<int>(i) : -1;
      showUse();
    });
  }
  column->addWidget(m_usesCaption);
  column->addLayout(m_usesGrid);
  column->addWidget(m_useEquation);
  column->addWidget(m_useStrips);
}

/// Two beside each other where their words leave room for that.
void Inspector::arrangeUses() {
  int widest = 0;
  for (QToolButton* use : m_uses) {
    m_usesGrid->removeWidget(use);
    widest = std::max(widest, use->sizeHint().width());
  }
  const auto room = static_cast<int>(m_theme.px(248 - 16 - 16)) - m_usesGrid->spacing();
  const int columns = property("tab").toBool() || 2 * widest <= room ? 2 : 1;
  for (int i = 0; i < static_cast<int>(m_uses.size()); ++i)
    m_usesGrid->addWidget(m_uses[static_cast<std::size_t>(i)], i / columns, i % columns);
}

void Inspector::setTab(bool tab) {
  setProperty("tab", tab);
  style()->unpolish(this);
  style()->polish(this);
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  setMinimumWidth(px(248));
  setMaximumWidth(tab ? QWIDGETSIZE_MAX : px(248));
  arrangeUses();
}

bool Inspector::eventFilter(QObject* watched, QEvent* event) {
  // What the keyboard reaches is scrolled into view by the scroll area; a new layout must not leave it outside.
  if (watched == m_body && event->type() == QEvent::LayoutRequest && focusWidget() &&
      m_body->isAncestorOf(focusWidget()))
    m_scroll->ensureWidgetVisible(focusWidget(), 0, static_cast<int>(m_theme.px(8)));
  return QFrame::eventFilter(watched, event);
}

/// The scroll bar takes its room from the padding on its side.
void Inspector::leaveRoom() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  const bool scrolls = m_scroll->verticalScrollBar()->maximum() > 0;
  m_body->layout()->setContentsMargins(px(16), px(12), px(scrolls ? 6 : 16), px(12));
}

void Inspector::follow() {
  const InspectorContent content = inspectorContent(m_model);
  m_where->setText(!m_model.trace()      ? QString()
                   : m_model.step() == 0 ? tr("before step 1")
                                         : tr("sub-step %1").arg(subStepName(m_model.subStep())));
  m_title->setText(content.title);
  m_meaning->setText(content.meaning);
  m_symbol->setSymbol(content.symbol);
  m_equation->setVisible(!content.equations.empty());
  m_equation->setLines(content.equations);
  m_numbers->setVisible(!content.numbers.empty());
  m_numbers->setRows(content.numbers);
  const StepTrace* step = m_model.current();
  const bool blends = step && m_model.subStep() == SubStep::blend;
  m_strips->setVisible(step != nullptr || m_model.trace());
  std::vector<Vector<float>> columns;
  if (blends && step->alpha.size() > 0) {
    const int others = static_cast<int>(step->alpha.size()) - static_cast<int>(kStrips);
    m_strips->setVectors(tr("Blend"),
                         blendVectors(m_model, tr("+ %n other(s)", nullptr, std::max(0, others)), columns));
  } else if (blends) {
    m_strips->setVectors(tr("Vector"), {{QStringLiteral("c"), QStringLiteral("c"), QString(), step->c, true}});
  } else if (step && m_model.subStep() == SubStep::write) {
    const QString i = QString::number(m_model.step());
    m_strips->setVectors(
        tr("States"),
        {{QStringLiteral("s_{%1}").arg(m_model.step() - 1), tr("the state before"), QString(), step->sPrev, false},
         {QStringLiteral("s_{%1}").arg(i), tr("the new state"), QString(), step->s, true}});
  } else if (m_model.trace() && !step) {
    m_strips->setVectors(tr("State"),
                         {{QStringLiteral("s_0"), tr("the first state"), QString(), m_model.trace()->sInitial, true}});
  } else {
    m_strips->hide();
  }
  const bool used = step && (m_model.subStep() == SubStep::blend || m_model.subStep() == SubStep::write);
  m_usesCaption->setVisible(used);
  m_usesCaption->setText(tr("c(%1) enters this step in four places").arg(m_model.step()));
  for (QToolButton* button : m_uses) button->setVisible(used);
  showUse();
}

void Inspector::showUse() {
  for (std::size_t i = 0; i < m_uses.size(); ++i) m_uses[i]->setChecked(static_cast<int>(i) == m_use);
  const StepTrace* step = m_model.current();
  const bool shown = step && m_use >= 0 && m_uses[0]->isVisibleTo(m_body);
  m_useEquation->setVisible(shown);
  m_useStrips->setVisible(shown);
  if (!shown) return;
  const ContextUse use = kUses[m_use];
  m_useEquation->setLines({contextUseEquation(use, m_model)});
  const QString i = QString::number(m_model.step());
  switch (use) {
    case ContextUse::resetGate:
      m_useStrips->setVectors(tr("Reset gate"),
                              {{QStringLiteral("r_{%1}").arg(i), tr("reset gate"), QString(), step->r, true}});
      break;
    case ContextUse::updateGate:
      m_useStrips->setVectors(tr("Update gate"),
                              {{QStringLiteral("z_{%1}").arg(i), tr("update gate"), QString(), step->z, true}});
      break;
    case ContextUse::candidate:
      m_useStrips->setVectors(tr("Candidate"),
                              {{QStringLiteral("\\t{s}_{%1}").arg(i), tr("candidate"), QString(), step->sTilde, true}});
      break;
    case ContextUse::readout:
      m_useStrips->setVectors(tr("Readout"),
                              {{QStringLiteral("t_{%1}").arg(i), tr("readout"), QString(), step->t, true}});
      break;
  }
}

void Inspector::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  if (auto* head = findChild<QHBoxLayout*>(QStringLiteral("head"))) {
    head->setContentsMargins(px(16), 0, px(16), 0);
    m_heading->setMinimumHeight(px(36));
  }
  m_body->layout()->setSpacing(px(8));
  leaveRoom();
  setTab(property("tab").toBool());
  follow();
}

void Inspector::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void Inspector::retranslate() {
  describeControl(*this, QStringLiteral("inspector"), tr("Inspector"),
                  tr("The thing in focus: its symbol, equation and numbers."));
  m_heading->setText(tr("Inspector"));
  m_chartCaption->setText(tr("The sentence over its steps"));
  for (std::size_t i = 0; i < m_uses.size(); ++i) {
    const QString name = contextUseName(kUses[i]);
    m_uses[i]->setText(name);
    describeControl(*m_uses[i], QStringLiteral("use.%1").arg(i), tr("Context in the %1").arg(name),
                    tr("Shows the equation through which the context enters here, and its values."));
    m_uses[i]->setToolTip(m_uses[i]->accessibleDescription());
  }
  arrangeUses();
  m_equation->setAccessibleName(tr("Equation"));
  m_equation->setObjectName(QStringLiteral("equation"));
  m_useEquation->setAccessibleName(tr("Equation of the place where the context enters"));
  m_useEquation->setObjectName(QStringLiteral("useEquation"));
  follow();
}

}  // namespace lookback::ui

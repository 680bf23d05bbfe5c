// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/map_gold_bar.h"

#include <QEvent>
#include <QLabel>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

using Rule = HardenOptions::Rule;

/// Thresholds to choose from, after argmax and both ways.
constexpr double kThresholds[] = {0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9};
constexpr int kFirstThreshold = 2;

/// A button of an action with a shorter word than the menu has.
class WordButton final : public PaneButton {
 public:
  WordButton(Theme& theme, QAction* action, QWidget* parent) : PaneButton(theme, {}, parent, Size::header) {
    setObjectName(action->objectName() + QStringLiteral(".button"));
    const auto follow = [this, action] {
      setEnabled(action->isEnabled());
      setCheckable(action->isCheckable());
      setChecked(action->isChecked());
    };
    follow();
    connect(action, &QAction::changed, this, follow);
    connect(this, &QPushButton::clicked, action, [this, action] {
      if (action->isCheckable()) setChecked(action->isChecked());  // the action decides
      action->trigger();
    });
  }
  QSize sizeHint() const override {
    // Room for the tick, so that nothing moves when it comes.
    return PaneButton::sizeHint() + QSize(isCheckable() ? static_cast<int>(std::lround(theme().px(10))) : 0, 0);
  }
};

int indexOf(const HardenOptions& options) {
  if (options.rule == Rule::argmax) return 0;
  if (options.rule == Rule::intersection) return 1;
  const auto* nearest = std::min_element(std::begin(kThresholds), std::end(kThresholds), [&](double a, double b) {
    return std::abs(a - options.threshold) < std::abs(b - options.threshold);
  });
  return kFirstThreshold + static_cast<int>(nearest - std::begin(kThresholds));
}

}  // namespace

MapGoldBar::MapGoldBar(GoldModel& gold, Theme& theme, std::vector<QAction*> actions, QWidget* parent)
    : QWidget(parent),
      m_gold(gold),
      m_theme(theme),
      m_actions(std::move(actions)),
      m_line(new QHBoxLayout(this)),
      m_rule(new PaneCombo(theme, this)),
      m_shiftLabel(new QLabel(this)),
      m_shift(new Segments(theme, {QStringLiteral("−1"), QStringLiteral("0"), QStringLiteral("+1")}, this)),
      m_followGold(new PaneButton(theme, {}, this, PaneButton::Size::header)) {
  setObjectName(QStringLiteral("map.goldBar"));
  m_shiftLabel->setTextFormat(Qt::PlainText);
  m_shiftLabel->setBuddy(m_shift);
  m_line->addWidget(m_rule);
  m_line->addWidget(m_shiftLabel);
  m_line->addWidget(m_shift);
  m_line->addWidget(m_followGold);
  m_line->addStretch(1);
  for (QAction* action : m_actions) {
    m_buttons.push_back(new WordButton(theme, action, this));
    m_line->addWidget(m_buttons.back());
  }
  fillRules();
  m_shift->setChosen(m_gold.options().shift + 1);
  connect(m_rule, &QComboBox::currentIndexChanged, this, &MapGoldBar::takeRule);
  connect(m_shift, &Segments::chosenChanged, this, [this](int index) {
    HardenOptions options = m_gold.options();
    options.shift = index - 1;
    m_gold.setOptions(options);
  });
  connect(m_followGold, &QPushButton::clicked, &m_gold, &GoldModel::requestFollow);
  connect(&gold, &GoldModel::changed, this, &MapGoldBar::follow);
  connect(&theme, &Theme::changed, this, &MapGoldBar::applyTheme);
  applyTheme();
  retranslate();
  follow();
}

void MapGoldBar::orderAfter(QWidget* before) {
  std::vector<QWidget*> controls{m_rule, m_shift, m_followGold};
  controls.insert(controls.end(), m_buttons.begin(), m_buttons.end());
  for (QWidget* control : controls) {
    setTabOrder(before, control);
    before = control;
  }
}

void MapGoldBar::takeRule(int index) {
  if (index < 0) return;
  HardenOptions options = m_gold.options();
  options.rule = index == 0 ? Rule::argmax : index == 1 ? Rule::intersection : Rule::threshold;
  if (index >= kFirstThreshold) options.threshold = kThresholds[index - kFirstThreshold];
  m_gold.setOptions(options);
}

void MapGoldBar::follow() {
  const GoldOverlay& overlay = *m_gold.overlay();
  setVisible(overlay.speaks());
  const bool hardened = overlay.hasGold || overlay.hasOwn;
  m_rule->setVisible(hardened);
  m_shiftLabel->setVisible(hardened);
  m_shift->setVisible(hardened);
  m_followGold->setVisible(overlay.fit == GoldFit::otherWords);
  const QSignalBlocker quiet(m_rule);
  m_rule->setCurrentIndex(indexOf(m_gold.options()));
  m_shift->setChosen(m_gold.options().shift + 1);
}

void MapGoldBar::fillRules() {
  const QSignalBlocker quiet(m_rule);
  m_rule->clear();
  m_rule->addItem(tr("Argmax"));
  m_rule->addItem(tr("Intersection"));
  for (const double threshold : kThresholds)
    m_rule->addItem(QStringLiteral("α ≥ %1").arg(weightText(threshold, threshold < 0.1 ? 2 : 1)));
  m_rule->setCurrentIndex(indexOf(m_gold.options()));
}

void MapGoldBar::retranslate() {
  fillRules();
  describeControl(*m_rule, QStringLiteral("map.harden"), tr("Weights become links"),
                  tr("Argmax: each target word is linked to the source word it reads most from. Intersection: only "
                     "where row and column have their largest weight in the same cell. α ≥ t: every weight of at least "
                     "t is a link."));
  m_rule->setToolTip(m_rule->accessibleDescription());
  m_shiftLabel->setText(tr("Shift"));
  describeControl(*m_shift, QStringLiteral("map.shift"), tr("Shift the links by rows"),
                  tr("Moves every link of the model one target word back or on. If AER falls, attention sits one word "
                     "off the gold links."));
  m_shift->setToolTip(m_shift->accessibleDescription());
  m_followGold->setText(tr("Follow the gold translation"));
  describeControl(*m_followGold, QStringLiteral("map.followGold"), m_followGold->text(),
                  tr("Forces the model to write the words of the gold translation (teacher forcing), so that rows and "
                     "links match."));
  const QString words[] = {tr("Annotate"), tr("Gold"), tr("Compare…")};
  const QString helps[] = {
      tr("Draw links of your own: S sure, P possible, Delete none, or click a cell. The gold is hidden meanwhile."),
      tr("Shows or hides the gold links (G)."),
      tr("Lists the links of the gold, of yours and of the model side by side (C).")};
  for (std::size_t k = 0; k < m_buttons.size(); ++k) {
    m_buttons[k]->setText(words[k]);
    m_buttons[k]->updateGeometry();
    describeControl(*m_buttons[k], m_buttons[k]->objectName(), words[k], helps[k]);
    m_buttons[k]->setToolTip(helps[k]);
  }
}

void MapGoldBar::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_line->setContentsMargins(px(6), 0, px(4), 0);
  m_line->setSpacing(0);
  setFixedHeight(px(36));
  m_shiftLabel->setFont(m_theme.font(TextStep::note));
  m_shiftLabel->setIndent(px(6));
  QPalette palette;
  palette.setColor(QPalette::WindowText, m_theme.color(Role::text2));
  m_shiftLabel->setPalette(palette);
}

void MapGoldBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui

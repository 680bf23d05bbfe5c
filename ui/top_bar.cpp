// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/top_bar.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QStandardItemModel>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/icons.h"
#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kUsualSentence = 280, kLeastSentence = 120;
constexpr int kPathRole = Qt::UserRole, kOpenRole = Qt::UserRole + 1;

QString code(Language language) {
  const std::string_view text = languageCode(language);
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
QString textOf(const std::filesystem::path& path) {
  return QString::fromStdU16String(path.u16string());
}

}  // namespace

DirectionBadge::DirectionBadge(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  describe();
}

void DirectionBadge::setDirection(const Direction& direction) {
  m_direction = direction;
  describe();
  update();
}

void DirectionBadge::describe() {
  describeControl(*this, QStringLiteral("directionBadge"),
                  tr("Direction: %1 to %2").arg(code(m_direction.source), code(m_direction.target)),
                  tr("The language the model reads and the language it writes."));
  setToolTip(accessibleDescription());
}

void DirectionBadge::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

QSize DirectionBadge::sizeHint() const {
  return {static_cast<int>(std::lround(m_theme.px(72))), static_cast<int>(std::lround(m_theme.px(32)))};
}

void DirectionBadge::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Role::sunken));
  painter.drawRoundedRect(rect(), m_theme.px(4), m_theme.px(4));
  const QRectF third(0, 0, width() / 3.0, height());
  painter.setFont(m_theme.font(TextStep::base, QFont::DemiBold));
  painter.setPen(m_theme.color(Role::source));
  drawLine(painter, third.adjusted(0, 0, -m_theme.px(1), 0), Qt::AlignRight, code(m_direction.source));
  painter.setPen(m_theme.color(Role::target));
  drawLine(painter, third.translated(2 * third.width() + m_theme.px(1), 0), Qt::AlignLeft, code(m_direction.target));
  painter.setFont(m_theme.font(TextStep::base));
  painter.setPen(m_theme.color(Role::text2));
  drawLine(painter, third.translated(third.width(), 0), Qt::AlignHCenter, QStringLiteral("→"));
}

TopBar::TopBar(Services services, QMenu* menu, QWidget* parent)
    : QFrame(parent),
      m_services(services),
      m_name(plainLabel(QStringLiteral("productName"), "title", this)),
      m_models(new FieldCombo(services.theme, this)),
      m_badge(new DirectionBadge(services.theme, this)),
      m_sentence(new QLineEdit(this)),
      m_examples(new QPushButton(this)),
      m_decode(new ActionButton(services.theme, services.actions.get(QStringLiteral("decode.run")), "button",
                                ActionButton::Shows::word, QString(), this)),
      m_menuButton(new QPushButton(this)),
      m_exampleMenu(new QMenu(this)) {
  setObjectName(QStringLiteral("topBar"));
  auto* line = new QHBoxLayout(this);
  line->addWidget(m_name);
  line->addSpacing(8);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_models, m_badge}) line->addWidget(widget);
  line->addWidget(m_sentence, 1);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_examples, m_decode, m_menuButton}) line->addWidget(widget);
  setLook(*m_sentence, "field");
  setLook(*m_examples, "button");
  setLook(*m_menuButton, "flat");
  m_models->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (QPushButton* button : {m_examples, m_menuButton}) button->setAutoDefault(false);
  m_examples->setMenu(m_exampleMenu);
  m_menuButton->setMenu(menu);
  m_sentence->setMaxLength(20000);
  connect(m_sentence, &QLineEdit::returnPressed, this, [this] { Q_EMIT decodeRequested(m_sentence->text()); });
  connect(m_sentence, &QLineEdit::textChanged, this, &TopBar::pendingChanged);
  connect(m_models, &QComboBox::activated, this, [this](int index) {
    const QString path = m_models->itemData(index, kPathRole).toString();
    const bool open = m_models->itemData(index, kOpenRole).toBool();
    fillModels();  // the picker shows what the window shows until that changes
    if (open) m_services.actions.get(QStringLiteral("model.open"))->trigger();
    if (!path.isEmpty()) Q_EMIT modelChosen(std::filesystem::path(path.toStdU16String()));
  });
  connect(&services.shelf, &ModelShelf::changed, this, &TopBar::fillModels);
  connect(&services.theme, &Theme::changed, this, &TopBar::applyTheme);
  retranslate();
  applyTheme();
}

bool TopBar::isPending() const {
  return m_sentence->text().trimmed() != m_shown.trimmed();
}

void TopBar::showModel(const std::filesystem::path& file, const QString& title, const Direction& direction) {
  m_file = file;
  m_title = title;
  m_direction = direction;
  m_badge->setDirection(direction);
  fillModels();
  fillExamples();
}

void TopBar::showSentence(const QString& sentence) {
  m_shown = sentence;
  m_sentence->setText(sentence);
  m_sentence->setCursorPosition(0);
  Q_EMIT pendingChanged();
}

void TopBar::fillModels() {
  const QSignalBlocker quiet(m_models);
  m_models->clear();
  int current = -1;
  bool shipped = true;
  for (const ModelShelf::Entry& entry : m_services.shelf.entries()) {
    if (shipped && !entry.shipped && m_models->count() > 0) m_models->insertSeparator(m_models->count());
    shipped = entry.shipped;
    if (entry.file == m_file) current = m_models->count();
    m_models->addItem(entry.label, textOf(entry.file));
    m_models->setItemData(m_models->count() - 1, plainTip(QDir::toNativeSeparators(textOf(entry.file))),
                          Qt::ToolTipRole);
  }
  if (current < 0 && !m_file.empty()) {
    m_models->insertItem(0, m_title, textOf(m_file));
    current = 0;
  }
  if (m_models->count() > 0) m_models->insertSeparator(m_models->count());
  m_models->addItem(tr("Open model…"));
  m_models->setItemData(m_models->count() - 1, true, kOpenRole);
  m_models->setCurrentIndex(current);
  if (current < 0) m_models->setPlaceholderText(tr("No model"));
  m_models->setToolTip(plainTip(current < 0 ? tr("Choose a model") : QDir::toNativeSeparators(textOf(m_file))));
}

void TopBar::fillExamples() {
  m_exampleMenu->clear();
  for (const ExampleGroup& group : exampleSentences(m_direction))
    addExamples(m_exampleMenu, tr(group.title), group.sentences);
  m_examples->setEnabled(!m_exampleMenu->isEmpty());
}

void TopBar::addExamples(QMenu* menu, const QString& title, const QStringList& sentences) {
  if (!menu->isEmpty()) menu->addSeparator();
  QAction* heading = menu->addAction(title);
  heading->setEnabled(false);
  constexpr qsizetype kShownLetters = 72;
  for (const QString& sentence : sentences) {
    const QString shown =
        sentence.size() > kShownLetters ? sentence.left(kShownLetters) + QStringLiteral("…") : sentence;
    QAction* action = menu->addAction(menuText(shown));
    action->setStatusTip(tr("Decodes this sentence."));
    connect(action, &QAction::triggered, this, [this, sentence] {
      m_sentence->setText(sentence);
      Q_EMIT decodeRequested(sentence);
    });
  }
}

void TopBar::applyTheme() {
  const Theme& theme = m_services.theme;
  const auto px = [&theme](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  layout()->setContentsMargins(px(16), 0, px(8), 0);
  layout()->setSpacing(px(8));
  setFixedHeight(px(48));
  m_badge->setFixedSize(m_badge->sizeHint());
  m_examples->setIcon(spacedIcon(theme, QStringLiteral("chevron"), Role::text2, 4, 0));
  m_examples->setIconSize(spacedIconSize(theme, 4));
  m_menuButton->setIconSize(spacedIconSize(theme, 0));
  m_examples->setLayoutDirection(layoutDirection() == Qt::LeftToRight ? Qt::RightToLeft : Qt::LeftToRight);
  m_menuButton->setIcon(icon(theme, QStringLiteral("menu"), Role::text2));
  m_menuButton->setFixedWidth(px(40));
  fit();
}

/// Where the bar is narrow for its scale and its words, the word "Examples", the name and half of the picker give way
/// to the sentence.
void TopBar::fit() {
  if (m_fitting) return;
  m_fitting = true;  // showing and hiding resizes
  constexpr int kLevels = 4;
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  for (int level = 0; level <= kLevels; ++level) {
    m_examples->setText(level < 1 ? tr("Examples") : QString());
    m_name->setVisible(level < 2);
    m_models->setFixedWidth(px(level < 3 ? 176 : 128));
    m_sentence->setMinimumWidth(px(level < 4 ? kUsualSentence : kLeastSentence));
    layout()->invalidate();
    if (layout()->minimumSize().width() <= width()) break;
  }
  layout()->activate();
  m_fitting = false;
}

void TopBar::resizeEvent(QResizeEvent* event) {
  fit();
  QFrame::resizeEvent(event);
}

void TopBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void TopBar::retranslate() {
  m_name->setText(QStringLiteral("Lookback"));
  describeControl(*m_models, QStringLiteral("modelPicker"), tr("Model"),
                  tr("The trained model whose decoder is shown."));
  describeControl(*m_sentence, QStringLiteral("sourceSentence"), tr("Source sentence"),
                  tr("Type a sentence and press Enter to decode it."));
  m_sentence->setPlaceholderText(tr("Type a sentence and press Enter"));
  describeControl(*m_examples, QStringLiteral("examples"), tr("Examples"),
                  tr("Sentences that show something: word order, negation, length."));
  m_examples->setToolTip(m_examples->accessibleDescription());
  describeControl(*m_menuButton, QStringLiteral("menuButton"), tr("Menu"),
                  tr("Every action of the window with its key."));
  m_menuButton->setToolTip(tr("Menu"));
  fillModels();
  fillExamples();
  fit();
}

}  // namespace lookback::ui

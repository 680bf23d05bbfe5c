// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/audience_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QCursor>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>
#include <cmath>

#include "ui/pages/decode_page.h"
#include "ui/pages/page.h"
#include "ui/present/live_stage.h"
#include "ui/present/stage_overlay.h"
#include "ui/support/controls.h"
#include "ui/support/describe.h"
#include "ui/support/style.h"
#include "ui/transport_bar.h"

namespace lookback::ui {
namespace {

constexpr double kLeastPoints = 24, kPointsPerInch = 72;
/// The smallest type of pictures (tick) and of bars (base), px at 100 %.
constexpr double kSmallest = 11, kSmallestOfBars = 13;
constexpr int kPointerMs = 100;

double scaleFor(const QWidget& on, double smallest) {
  return kLeastPoints * on.logicalDpiY() / kPointsPerInch / smallest;
}

}  // namespace

double AudienceWindow::largeScale(const QWidget& on) {
  return scaleFor(on, kSmallest);
}

double AudienceWindow::wordScale(const QWidget& on) {
  return scaleFor(on, kSmallestOfBars);
}

AudienceWindow::AudienceWindow(const Services& services, QStackedWidget& pages, DecodePage& decode, Player& player,
                               const PresentState& state)
    : m_services{m_theme, services.settings, services.actions, services.shelf, services.store},
      m_barServices{m_barTheme, services.settings, services.actions, services.shelf, services.store},
      m_pages(pages),
      m_decode(decode),
      m_content(new QWidget(this)),
      m_views(new QStackedWidget(m_content)),
      m_caption(plainLabel(QStringLiteral("audienceCaption"), "strong", m_content)) {
  setObjectName(QStringLiteral("audienceWindow"));
  for (Theme* theme : {&m_theme, &m_barTheme}) {
    theme->setName(ThemeName::contrast);
    theme->setReducedMotion(services.theme.reducedMotion());
  }
  m_theme.setScale(scaleFor(*this, kSmallest));
  m_barTheme.setScale(scaleFor(*this, kSmallestOfBars));
  m_stage = new LiveStage(decode, m_theme, m_views);
  m_stageWidget = m_stage;
  m_mirror = new PageMirror(m_theme, m_views);
  build(player);
  m_overlay = new StageOverlay(state, m_theme, *m_content, this);
  connect(&services.theme, &Theme::changed, this, [this, &window = services.theme] {
    m_theme.setReducedMotion(window.reducedMotion());
    m_barTheme.setReducedMotion(window.reducedMotion());
    m_mirror->setLeastFactor(m_theme.scale() / window.scale());
  });
  m_mirror->setLeastFactor(m_theme.scale() / services.theme.scale());
  DecodeModel& model = decode.panes()[0]->model();
  for (auto signal : {&DecodeModel::cursorChanged, &DecodeModel::resultChanged})
    connect(&model, signal, this, &AudienceWindow::followCaption);
  connect(&pages, &QStackedWidget::currentChanged, this, &AudienceWindow::followPage);
  connect(qApp, &QApplication::focusChanged, this, &AudienceWindow::followFocus);
  m_pointer.setInterval(kPointerMs);
  connect(&m_pointer, &QTimer::timeout, this, &AudienceWindow::followFocus);
  retranslate();
  followPage();
}

AudienceWindow::~AudienceWindow() {
  m_mirror->setSource(nullptr);
  delete m_content;  // its widgets refer to the themes
}

void AudienceWindow::build(Player& player) {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_views->addWidget(m_stage);
  m_views->addWidget(m_mirror);
  m_transport = new TransportBar(m_barServices, m_decode.panes()[0]->model(), player, m_content);
  m_caption->setWordWrap(true);
  m_caption->setFont(m_barTheme.font(TextStep::base, QFont::DemiBold));
  m_caption->setContentsMargins(px(8), px(2), px(8), px(2));
  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_views, 1);
  column->addWidget(m_caption);
  column->addWidget(m_transport);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_content);
  setPalette(themePalette(m_barTheme));
  setAutoFillBackground(true);
  setFont(m_barTheme.font(TextStep::base));
  setStyleSheet(ui::styleSheet(m_barTheme));
  for (QAction* action : m_services.actions.all()) addAction(action);
}

void AudienceWindow::followPage() {
  auto* page = qobject_cast<Page*>(m_pages.currentWidget());
  m_mirror->setSource(page);
  m_views->setCurrentWidget(page ? static_cast<QWidget*>(m_mirror) : m_stage);
  m_transport->setVisible(!page);
  if (page) {
    connect(page, &Page::statusChanged, this, &AudienceWindow::followCaption, Qt::UniqueConnection);
    m_pointer.start();
  } else {
    m_pointer.stop();
  }
  followCaption();
}

void AudienceWindow::followCaption() {
  QString text;
  if (const auto* page = qobject_cast<Page*>(m_pages.currentWidget()))
    text = page->statusText();
  else if (m_decode.panes()[0]->model().trace())
    text = statusSentence(m_decode.panes()[0]->model());
  if (text != m_caption->text()) m_caption->setText(text);
  setAccessibleDescription(description());
}

/// The mirror shows where the presenter works: the control that has the keyboard, or the mouse when it moves.
void AudienceWindow::followFocus() {
  const QWidget* page = m_pages.currentWidget();
  if (showsDecode() || !page) return;
  const QPoint pointer = page->mapFromGlobal(QCursor::pos());
  if (sender() == &m_pointer) {
    if (pointer == m_lastPointer) return;
    m_lastPointer = pointer;
    if (page->rect().contains(pointer)) m_mirror->ensureVisible(QRect(pointer, QSize(1, 1)));
    return;
  }
  const QWidget* focus = QApplication::focusWidget();
  if (focus && page->isAncestorOf(focus))
    m_mirror->ensureVisible(QRect(focus->mapTo(page, QPoint(0, 0)), focus->size()));
}

QString AudienceWindow::description() const {
  const QString effect = m_overlay ? m_overlay->description() : QString();
  return showsDecode() ? m_stage->description() + QStringLiteral(". ") + effect : effect;
}

void AudienceWindow::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape:
      Q_EMIT endRequested();
      return;
    case Qt::Key_PageDown:
      Q_EMIT nextRequested();
      return;
    case Qt::Key_PageUp:
      Q_EMIT previousRequested();
      return;
    default:
      if (!m_services.actions.handleKey(*event)) QWidget::keyPressEvent(event);
  }
}

void AudienceWindow::closeEvent(QCloseEvent* event) {
  event->ignore();  // the presenter closes it, and all that belongs to it
  Q_EMIT endRequested();
}

void AudienceWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    followCaption();
  }
  QWidget::changeEvent(event);
}

void AudienceWindow::retranslate() {
  setWindowTitle(tr("Lookback: for the audience"));
  setAccessibleName(tr("For the audience"));
  m_mirror->setAccessibleName(tr("The page, larger"));
}

}  // namespace lookback::ui

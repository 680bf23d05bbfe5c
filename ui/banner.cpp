// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/banner.h"

#include <QAccessible>
#include <QEvent>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/icons.h"
#include "ui/support/language.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kJobDelayMs = 150;
constexpr double kWidest = 760;

}  // namespace

Banner::Banner(const Theme& theme, bool overlay, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_overlay(overlay),
      m_card(new QFrame(this)),
      m_icon(new QLabel(m_card)),
      m_label(plainLabel(QStringLiteral("bannerText"), "plain", m_card)),
      m_line(new QHBoxLayout(m_card)),
      m_close(new QToolButton(m_card)) {
  setObjectName(overlay ? QStringLiteral("job") : QStringLiteral("banner"));
  auto* around = new QVBoxLayout(this);
  around->addWidget(m_card);
  m_label->setWordWrap(true);
  m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_label->setFocusPolicy(Qt::NoFocus);
  m_line->addWidget(m_icon);
  m_line->addWidget(m_label, 1);
  m_line->addWidget(m_close);
  setLook(*m_close, "flat");
  m_close->setFocusPolicy(Qt::StrongFocus);
  keepNamed(*m_close, [this] {
    describeControl(*m_close, QStringLiteral("banner.close"), tr("Close the message"), tr("Takes this message away."));
    m_close->setToolTip(tr("Close"));
  });
  connect(m_close, &QToolButton::clicked, this, &Banner::clear);
  m_delay.setSingleShot(true);
  m_delay.setInterval(kJobDelayMs);
  connect(&m_delay, &QTimer::timeout, this, [this] {
    place();
    show();
    raise();
  });
  if (overlay) parent->installEventFilter(this);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  connect(&theme, &Theme::changed, this, &Banner::applyTheme);
  applyTheme();
  hide();
}

void Banner::showMessage(Kind kind, const QString& sentence, std::vector<Way> ways) {
  m_delay.stop();
  m_kind = kind;
  m_label->setText(sentence);
  for (QToolButton* button : m_buttons) button->deleteLater();
  m_buttons.clear();
  for (Way& way : ways) {
    auto* button = new QToolButton(m_card);
    setLook(*button, "button");
    button->setFocusPolicy(Qt::StrongFocus);
    button->setText(menuText(way.text));
    describeControl(*button, QStringLiteral("banner.way%1").arg(m_buttons.size()), way.text, way.help);
    connect(button, &QToolButton::clicked, this, [this, go = std::move(way.go)] {
      clear();
      go();
    });
    m_line->insertWidget(m_line->count() - 1, button);
    m_buttons.push_back(button);
  }
  setLook(*m_card, kind == Kind::error ? "banner" : "notice");
  m_close->setVisible(kind != Kind::job);
  setAccessibleName(sentence);
  applyTheme();
  if (kind == Kind::job) return;
  place();
  show();
  raise();
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void Banner::showJob(const QString& sentence, Way cancel) {
  std::vector<Way> ways;
  ways.push_back(std::move(cancel));
  hide();
  showMessage(Kind::job, sentence, std::move(ways));
  m_delay.start();
}

void Banner::clear() {
  m_delay.stop();
  hide();
}

void Banner::place() {
  if (!m_overlay) return;
  const int margin = static_cast<int>(std::lround(m_theme.px(8)));
  const int width = std::min(parentWidget()->width() - 2 * margin, static_cast<int>(m_theme.px(kWidest)));
  if (width <= 0) return;
  const int height = layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height();
  setGeometry((parentWidget()->width() - width) / 2, margin, width, std::min(height, parentWidget()->height()));
}

bool Banner::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) place();
  return QWidget::eventFilter(watched, event);
}

void Banner::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  layout()->setContentsMargins(m_overlay ? 0 : px(8), m_overlay ? 0 : px(8), m_overlay ? 0 : px(8), 0);
  m_line->setContentsMargins(px(12), px(8), px(8), px(8));
  m_line->setSpacing(px(8));
  const bool error = m_kind == Kind::error;
  m_icon->setPixmap(iconPixmap(m_theme, error ? QStringLiteral("warning") : QStringLiteral("information"),
                               error ? Role::error : Role::source, 16, devicePixelRatioF()));
  m_close->setIcon(icon(m_theme, QStringLiteral("cross"), Role::text2));
  m_close->setIconSize({px(16), px(16)});
  m_card->style()->unpolish(m_card);
  m_card->style()->polish(m_card);
  if (isVisible()) place();
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_text.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QScrollBar>
#include <QWheelEvent>
#include <cmath>

#include "ui/support/controls.h"

namespace lookback::ui {
namespace {

constexpr int kMostCharacters = 68;
constexpr int kLeastWidth = 200;

}  // namespace

int lessonTextWidth(const Theme& theme) {
  const QFontMetricsF metrics(theme.font(TextStep::body));
  // A line of English text: its letters are narrower than the average of the alphabet says.
  const QString line = QStringLiteral("The encoder has read the sentence and left one vector for each word,");
  return static_cast<int>(std::ceil(metrics.horizontalAdvance(line) * kMostCharacters / line.size()));
}

LessonProse::LessonProse(const Theme& theme, std::filesystem::path folder, QWidget* parent)
    : QTextBrowser(parent),
      m_theme(theme),
      m_folder(std::move(folder)),
      m_document(new LessonDocument(m_folder, this)) {
  setLook(*this, "prose");
  setFrameShape(QFrame::NoFrame);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTabChangesFocus(true);
  setOpenLinks(false);
  setFocusPolicy(Qt::TabFocus);
  setTextInteractionFlags(Qt::TextBrowserInteraction);
  viewport()->setAutoFillBackground(false);
  setDocument(m_document);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
    if (url.scheme() == QLatin1String("lesson")) Q_EMIT lessonWanted(url.path());
    if (url.scheme() == QLatin1String("symbol")) Q_EMIT symbolWanted(url.path());
  });
  connect(&theme, &Theme::changed, this, &LessonProse::applyTheme);
}

void LessonProse::setHtml(const QString& html) {
  m_html = html;
  // Text without a link is read, not operated.
  setFocusPolicy(html.contains(QLatin1String("<a ")) ? Qt::TabFocus : Qt::NoFocus);
  applyTheme();
}

void LessonProse::applyTheme() {
  setMaximumWidth(lessonTextWidth(m_theme));
  m_document->setProse(m_html, lessonLook(m_theme));
  if (width() > 0) m_document->setTextWidth(viewport()->width());
  setAccessibleDescription(m_document->toPlainText());
  updateGeometry();
}

int LessonProse::heightForWidth(int width) const {
  const double before = m_document->textWidth();
  m_document->setTextWidth(width);
  const int height = static_cast<int>(std::ceil(m_document->size().height()));
  m_document->setTextWidth(before);
  return height;
}

QSize LessonProse::sizeHint() const {
  const int width = lessonTextWidth(m_theme);
  return {width, heightForWidth(width)};
}

QSize LessonProse::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(kLeastWidth)), 0};
}

void LessonProse::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  m_document->setTextWidth(viewport()->width());
}

/// The page scrolls, not the piece.
void LessonProse::wheelEvent(QWheelEvent* event) {
  event->ignore();
}

void LessonProse::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool scrolls = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown ||
                       key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_Space;
  if (scrolls) return event->ignore();
  QTextBrowser::keyPressEvent(event);
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/lesson_segments.h"

#include <QLocale>

#include "ui/learn/learn_page.h"
#include "ui/learn/lesson_player.h"
#include "ui/learn/lesson_steps.h"

namespace lookback::ui {
namespace {

/// The step of that number with its page; absent where the lesson has no text.
struct Part {
  const lesson::Page* page = nullptr;
  LessonStep step;
};

Part partOf(const LessonPlayer& player, int index) {
  const lesson::LessonText* text =
      player.content().text(QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString());
  if (!text) return {};
  const std::vector<LessonStep> steps = lessonSteps(*text);
  if (index < 0 || index >= static_cast<int>(steps.size())) return {};
  const LessonStep& step = steps[static_cast<std::size_t>(index)];
  return {&text->pages[step.page], step};
}

}  // namespace

int LessonSegments::segments() const {
  return m_page.isPlaying() && m_page.player().isOpen() ? m_page.player().steps() : 0;
}

int LessonSegments::segment() const {
  return m_page.player().step();
}

QString LessonSegments::segmentTitle(int index) const {
  const Part part = partOf(m_page.player(), index);
  if (!part.page) return {};
  const QString title = QString::fromStdString(part.page->title);
  return part.step.parts < 2 ? title
                             : QStringLiteral("%1 (%2/%3)").arg(title).arg(part.step.part + 1).arg(part.step.parts);
}

QString LessonSegments::segmentNotes(int index) const {
  const Part part = partOf(m_page.player(), index);
  if (!part.page) return {};
  QStringList notes;
  if (!part.page->notes.empty()) notes << QString::fromStdString(part.page->notes);
  for (const lesson::Block* block : part.step.blocks)
    if (const auto* widget = std::get_if<lesson::Widget>(&block->content); widget && !widget->notes.empty())
      notes << QString::fromStdString(widget->notes);
  return notes.join(QStringLiteral("\n\n"));
}

int LessonSegments::plannedMinutes() const {
  return m_page.player().content().minutes;
}

void LessonSegments::showSegment(int index) {
  m_page.player().goTo(index);
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/problem_list.h"

#include <QEvent>
#include <QVBoxLayout>
#include <cmath>

#include "ui/support/controls.h"

namespace lookback::ui {

ProblemList::ProblemList(const Theme& theme, std::vector<lesson::Problem> problems, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_problems(std::move(problems)),
      m_title(plainLabel(QStringLiteral("problems.title"), "strong", this)),
      m_text(plainLabel(QStringLiteral("problems.text"), "note", this)) {
  setObjectName(QStringLiteral("problems"));
  setLook(*this, "banner");
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_title);
  column->addWidget(m_text);
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  connect(&theme, &Theme::changed, this, &ProblemList::applyTheme);
  fill();
  applyTheme();
}

void ProblemList::setProblems(std::vector<lesson::Problem> problems) {
  m_problems = std::move(problems);
  fill();
}

void ProblemList::fill() {
  m_title->setText(tr("%n problem(s) in this place of the lesson", nullptr, static_cast<int>(m_problems.size())));
  QStringList lines;
  for (const lesson::Problem& problem : m_problems) lines << QString::fromStdString(problem.text());
  m_text->setText(lines.join(QLatin1Char('\n')));
  setAccessibleName(m_title->text());
  setAccessibleDescription(m_text->text());
}

void ProblemList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QFrame::changeEvent(event);
}

void ProblemList::applyTheme() {
  const int margin = static_cast<int>(std::lround(m_theme.px(12)));
  layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
}

}  // namespace lookback::ui

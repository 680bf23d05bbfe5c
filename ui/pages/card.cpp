// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/card.h"

#include <cmath>

#include "ui/support/controls.h"

namespace lookback::ui {

Card::Card(const Theme& theme, const QString& objectName, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_column(new QVBoxLayout(this)),
      m_header(new QHBoxLayout),
      m_title(plainLabel(objectName + QStringLiteral(".title"), "strong", this)),
      m_note(plainLabel(objectName + QStringLiteral(".note"), "note", this)) {
  setObjectName(objectName);
  setLook(*this, "card");
  m_header->addWidget(m_title);
  m_header->addWidget(m_note, 1);
  m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_head = new QWidget(this);
  m_head->setLayout(m_header);
  m_header->setContentsMargins(0, 0, 0, 0);
  m_column->addWidget(m_head);
  connect(&theme, &Theme::changed, this, &Card::applyTheme);
  applyTheme();
}

void Card::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_column->setContentsMargins(px(12), px(6), px(12), px(8));
  m_column->setSpacing(px(4));
  m_header->setSpacing(px(8));
}

void Card::setTexts(const QString& title, const QString& note) {
  m_title->setText(title);
  m_title->setVisible(!title.isEmpty());
  m_note->setText(note);
  m_head->setVisible(m_hasControls || !title.isEmpty() || !note.isEmpty());
}

void Card::addHeaderWidget(QWidget* widget) {
  m_header->addWidget(widget);
  m_hasControls = true;
  m_head->setVisible(true);
}
void Card::addBody(QWidget* widget, int stretch) {
  m_column->addWidget(widget, stretch);
}
void Card::addBody(QLayout* layout) {
  m_column->addLayout(layout, 1);
}

}  // namespace lookback::ui

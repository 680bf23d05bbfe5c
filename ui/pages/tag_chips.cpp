// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tag_chips.h"

#include <QEvent>
#include <algorithm>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {

TagChips::TagChips(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

void TagChips::setTags(const QStringList& tags) {
  if (tags == m_tags) return;
  m_tags = tags;
  for (QPushButton* chip : m_chips) {
    chip->hide();
    chip->deleteLater();
  }
  m_chips.clear();
  for (const QString& tag : tags) {
    auto* chip = new QPushButton(this);
    setLook(*chip, "chip");
    chip->setAutoDefault(false);
    connect(chip, &QPushButton::clicked, this, [this, tag] { Q_EMIT removed(tag); });
    chip->show();
    m_chips.push_back(chip);
  }
  name();
  updateGeometry();
  arranged(width(), true);
}

void TagChips::name() {
  for (std::size_t k = 0; k < m_chips.size(); ++k) {
    const QString& tag = m_tags[static_cast<qsizetype>(k)];
    m_chips[k]->setText(menuText(tag) + QStringLiteral("  ×"));
    describeControl(*m_chips[k], QStringLiteral("runs.tag.%1").arg(k), tr("Tag %1").arg(isolated(tag)),
                    tr("Takes the tag off the run."));
    m_chips[k]->setToolTip(plainTip(tr("Takes “%1” off the run.").arg(isolated(tag))));
  }
}

int TagChips::arranged(int width, bool move) const {
  const auto gap = static_cast<int>(std::lround(m_theme.px(4)));
  int x = 0, y = 0, line = 0;
  for (QPushButton* chip : m_chips) {
    const QSize size = chip->sizeHint().boundedTo(QSize(std::max(1, width), chip->sizeHint().height()));
    if (x > 0 && x + size.width() > width) {
      x = 0;
      y += line + gap;
      line = 0;
    }
    if (move) chip->setGeometry(x, y, size.width(), size.height());
    x += size.width() + gap;
    line = std::max(line, size.height());
  }
  return y + line;
}

QSize TagChips::sizeHint() const {
  const auto wide = static_cast<int>(std::lround(m_theme.px(200)));
  return {wide, arranged(wide, false)};
}

void TagChips::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arranged(width(), true);
}

void TagChips::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) name();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui

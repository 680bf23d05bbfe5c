// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <cmath>
#include <string>
#include <vector>

#include "ui/learn/quiz_body.h"

namespace lookback::ui {

/// What the bodies of all kinds share.
class BodyBase : public QuizBody {
 public:
  BodyBase(const Services& services, const lesson::QuizItem& item, std::vector<int> order, std::string language,
           QWidget* parent)
      : QuizBody(parent),
        m_services(services),
        m_item(item),
        m_order(std::move(order)),
        m_language(std::move(language)) {
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(px(6));
  }

 protected:
  int px(double length) const { return static_cast<int>(std::lround(m_services.theme.px(length))); }
  Theme& theme() const { return m_services.theme; }
  const lesson::QuizItem& item() const { return m_item; }
  const std::string& in(const lesson::Texts& texts) const { return texts.in(m_language); }
  /// The part of the item that is shown at `place`.
  int partAt(std::size_t place) const { return place < m_order.size() ? m_order[place] : static_cast<int>(place); }
  QVBoxLayout* column() const { return m_column; }
  /// A place for a tick or a cross beside a part of the answer: colour is never the only sign.
  QLabel* addMark();
  void showMark(QLabel& mark, bool right);
  QString name(const char* part, int index) const {
    return QStringLiteral("quiz.%1.%2").arg(QLatin1String(part)).arg(index);
  }

 private:
  Services m_services;
  const lesson::QuizItem& m_item;
  std::vector<int> m_order;
  std::string m_language;
  QVBoxLayout* m_column;
};

}  // namespace lookback::ui

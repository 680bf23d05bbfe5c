// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/support/theme.h"

namespace lookback::ui {

/// The tags of a run, in as many lines as they need; pressing one takes it off.
class TagChips final : public QWidget {
  Q_OBJECT
 public:
  TagChips(const Theme& theme, QWidget* parent);
  void setTags(const QStringList& tags);
  const QStringList& tags() const { return m_tags; }
  const std::vector<QPushButton*>& chips() const { return m_chips; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return arranged(width, false); }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, 0}; }

 Q_SIGNALS:
  void removed(const QString& tag);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// The height that the chips take at this width; puts them there if asked to.
  int arranged(int width, bool move) const;
  void name();

  const Theme& m_theme;
  QStringList m_tags;
  std::vector<QPushButton*> m_chips;
};

}  // namespace lookback::ui

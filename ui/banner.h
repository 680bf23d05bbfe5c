// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <functional>
#include <vector>

#include "ui/support/theme.h"

class QToolButton;

namespace lookback::ui {

/// A sentence over the top of the page, with ways on as buttons: what went wrong, what is noteworthy, what is being
/// done. Never modal; nothing under it is lost.
class Banner final : public QWidget {
  Q_OBJECT
 public:
  enum class Kind { error, notice, job };
  struct Way {
    QString text, help;
    std::function<void()> go;
  };

  /// `overlay`: lies over the top of its parent instead of in a layout.
  Banner(const Theme& theme, bool overlay, QWidget* parent);
  void showMessage(Kind kind, const QString& sentence, std::vector<Way> ways = {});
  /// A job shows only when it takes longer than 150 ms.
  void showJob(const QString& sentence, Way cancel);
  void clear();
  QString text() const { return m_label->text(); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void applyTheme();
  void place();

  const Theme& m_theme;
  const bool m_overlay;
  QFrame* m_card;
  QLabel* m_icon;
  QLabel* m_label;
  QHBoxLayout* m_line;
  std::vector<QToolButton*> m_buttons;
  QToolButton* m_close;
  QTimer m_delay;
  Kind m_kind = Kind::notice;
};

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QPointer>
#include <QWidget>
#include <vector>

#include "ui/models/decode_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

class ArcsView;
class DecodePage;
class PaneView;

/// The page Decode for an audience: live views of their own over the models of the page, in the audience's theme. They
/// follow the pane in which the presenter works; beside energies stand the next words, which they change; two lanes
/// stand one above the other.
class LiveStage final : public QWidget {
  Q_OBJECT
 public:
  LiveStage(DecodePage& page, Theme& theme, QWidget* parent);
  /// The views to be seen now.
  QList<PaneView*> shown() const;
  /// The same in a sentence.
  QString description() const;

 private:
  PaneView* view(PaneView* made);
  void followPane();
  void followOptions();

  QPointer<DecodePage> m_page;
  Theme& m_theme;
  QBoxLayout* m_line;
  std::vector<PaneView*> m_views;  // arcs, words, map, energies
  ArcsView* m_lane = nullptr;      // made with the second lane
  PaneView* m_beam = nullptr;      // made when it is first shown
};

}  // namespace lookback::ui

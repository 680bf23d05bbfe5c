// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QWidget>
#include <array>

#include "ui/controllers/decode_controller.h"
#include "ui/models/decode_model.h"
#include "ui/services.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

class Inspector;

/// The page of the decoder: arcs and next word above, map and energies below, the inspector beside them. Where the
/// window is narrow for its scale, the inspector shares the right-hand place with the energies and the next word,
/// behind a tab; where it is smaller still, the page scrolls.
class DecodePage final : public QWidget {
  Q_OBJECT
 public:
  DecodePage(Services services, DecodeModel& model, DecodeController& controller, QWidget* parent);

  /// In reading order: arcs, next word, map, energies.
  const std::array<PaneView*, 4>& panes() const { return m_panes; }
  /// What F6 visits on this page.
  QList<QWidget*> stops() const;
  /// The pane that has the keyboard, or had it last.
  PaneView* currentPane() const { return m_current; }

  PaneView* maximised() const { return m_maximised; }
  void setMaximised(PaneView* pane);

  bool isInspectorShown() const { return m_inspectorShown; }
  void setInspectorShown(bool shown);

  /// Splitters as the settings have them.
  void restoreState();
  void saveState() const;

 Q_SIGNALS:
  void layoutChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void arrange();
  void applyTheme();
  void retranslate();
  void nameMarks();
  bool isNarrow() const;

  Services m_services;
  std::array<PaneView*, 4> m_panes;
  Inspector* m_inspector;
  QTabBar* m_tabs;
  QScrollArea* m_scroll;
  QWidget* m_body;
  QSplitter *m_rows, *m_top, *m_bottom;
  PaneView* m_current = nullptr;
  PaneView* m_maximised = nullptr;
  bool m_inspectorShown = true;
};

}  // namespace lookback::ui

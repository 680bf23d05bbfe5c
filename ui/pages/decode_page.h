// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QWidget>
#include <array>
#include <vector>

#include "ui/controllers/decode_controller.h"
#include "ui/models/decode_model.h"
#include "ui/services.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {

class ArcsView;
class BeamView;
class DifferenceView;
class Inspector;
class LaneController;
class MapView;
class Segments;

/// The page of the decoder: arcs and next word above, map and energies below, the inspector beside them. Where the
/// window is narrow for its scale, the inspector shares the right-hand place with the energies and the next word,
/// behind a tab; where it is smaller still, the page scrolls. The place of the map holds the beam or the difference of
/// two lanes instead where these are asked for; a second lane has its arcs below those of the first.
class DecodePage final : public QWidget {
  Q_OBJECT
 public:
  DecodePage(Services services, DecodeModel& model, DecodeController& controller, QWidget* parent);

  /// In reading order: arcs, next word, map, energies.
  const std::array<PaneView*, 4>& panes() const { return m_panes; }
  /// What stands in the place of the map.
  enum class Lower { map, beam, difference };
  Lower lower() const { return m_lower; }
  void setLower(Lower lower);
  /// Brings the second lane in; once. The page follows it from then on.
  void attach(LaneController& lanes);
  /// Only after attach().
  ArcsView& laneArcs() const { return *m_laneArcs; }
  DifferenceView& difference() const { return *m_difference; }
  BeamView& beam() const { return *m_beam; }
  /// Every pane there is, hidden ones too.
  const std::vector<PaneView*>& allPanes() const { return m_all; }
  /// A button in the header of the second lane.
  void addLaneWidget(QWidget* widget);

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
  void lowerChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void addPane(PaneView* pane);
  void addLowerSwitch(PaneView* pane, const QString& name);
  void followLanes();
  void shareRows();
  bool isShown(const PaneView* pane) const;
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
  QSplitter *m_lanesPlace, *m_lowerPlace;  // arcs of both lanes; map, beam and difference
  BeamView* m_beam;
  ArcsView* m_laneArcs = nullptr;
  DifferenceView* m_difference = nullptr;
  LaneController* m_lanes = nullptr;
  std::vector<PaneView*> m_all;
  std::vector<Segments*> m_switches;
  Lower m_lower = Lower::map;
  bool m_comparing = false;
  QByteArray m_rowsAlone;  // heights of the rows with one lane
  PaneView* m_current = nullptr;
  PaneView* m_maximised = nullptr;
  bool m_inspectorShown = true;
};

}  // namespace lookback::ui

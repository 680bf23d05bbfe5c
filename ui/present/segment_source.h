// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lookback::ui {

/// A page that can be gone through part by part in front of a class, with notes for the one who speaks. A page of the
/// rail that is one (besides being a Page) emits Page::statusChanged whenever any of this changes.
class SegmentSource {
 public:
  virtual ~SegmentSource() = default;
  /// 0: nothing is open.
  virtual int segments() const = 0;
  /// 0 .. segments() - 1.
  virtual int segment() const = 0;
  virtual QString segmentTitle(int index) const = 0;
  /// Plain text; empty if the lesson has none there.
  virtual QString segmentNotes(int index) const = 0;
  /// What the whole is planned to take; 0: nobody said.
  virtual int plannedMinutes() const { return 0; }
  virtual void showSegment(int index) = 0;
};

}  // namespace lookback::ui

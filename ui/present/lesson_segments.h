// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/present/segment_source.h"

namespace lookback::lesson {
struct Page;
}

namespace lookback::ui {

class LearnPage;

/// The open lesson of the page Learn as parts with the notes of its pages.
class LessonSegments final : public SegmentSource {
 public:
  explicit LessonSegments(LearnPage& page) : m_page(page) {}
  int segments() const override;
  int segment() const override;
  QString segmentTitle(int index) const override;
  QString segmentNotes(int index) const override;
  int plannedMinutes() const override;
  void showSegment(int index) override;

 private:
  LearnPage& m_page;
};

}  // namespace lookback::ui

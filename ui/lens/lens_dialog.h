// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVBoxLayout>
#include <functional>

#include "ui/banner.h"
#include "ui/controllers/picture_export.h"
#include "ui/services.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {

/// A window beside the page with one view in it, which can be exported and copied. It stays open while the page goes
/// on; Escape closes it.
class LensDialog final : public QDialog {
  Q_OBJECT
 public:
  /// `picture`: what Export and Copy take; none: the view has its own way to paper.
  LensDialog(Services services, const QString& objectName, QWidget* view, std::function<ExportPicture()> picture,
             QWidget* parent);
  /// Called with every language, for the title of the window.
  void setTitle(std::function<QString()> title);
  Banner& banner() { return *m_banner; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void applyTheme();

  Services m_services;
  std::function<ExportPicture()> m_picture;
  std::function<QString()> m_title;
  Banner* m_banner;
  PaneButton *m_export, *m_copy, *m_close;
};

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QTemporaryDir>
#include <QWidget>

#include "ui/banner.h"
#include "ui/controllers/import_controller.h"
#include "ui/controllers/picture_export.h"
#include "ui/pages/page.h"
#include "ui/services.h"

namespace lookback::ui {

class DataForm;
class DataPreview;
class DataProblems;

/// The page where a person's own text becomes a corpus (U6): settings on the left, first pairs and problems on the
/// right. All reading happens on the controller's thread.
class DataPage final : public Page {
  Q_OBJECT
 public:
  DataPage(Services services, QWidget* parent, ImportEngine engine = ImportEngine::core());
  ~DataPage() override;

  /// Files as if they were dropped here.
  void takeFiles(const QStringList& files);
  ImportController& controller() { return m_controller; }
  const Banner& banner() const { return *m_banner; }
  /// What is imported from now on goes beside this store.
  void useStore(const std::filesystem::path& store);
  QList<QWidget*> stops() const override;
  QString statusText() const override;
  /// The problems where they have the keyboard, else the first pairs.
  bool canExport() const override { return m_hasPreview; }
  void exportAs() override;
  void copy() override;
  void retranslate() override;

 Q_SIGNALS:
  /// A preview or an import has ended, well or badly.
  void settled(bool good);
  /// A person chose another place for runs and corpora; the page uses it already.
  void storeChosen(const std::filesystem::path& store);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void build();
  void connectController();
  void read();
  void showPreview(std::shared_ptr<const ImportPreview> preview);
  void showOutcome(const ImportOutcome& outcome);
  void chooseStore();
  void paste();
  void showFailure(ImportController::Job job, const QString& message);
  void applyTheme();
  ExportPicture focusedPicture() const;

  Services m_services;
  ImportController m_controller;
  ImportFixes m_fixes;
  Banner* m_banner;
  DataForm* m_form;
  QScrollArea* m_scroll;
  QWidget* m_body = nullptr;  // what scrolls where the window is small for its scale
  QSplitter* m_right;
  DataPreview* m_preview;
  DataProblems* m_problems;
  QLabel* m_empty;
  std::unique_ptr<QTemporaryDir> m_pasted;  // files of what was pasted
  bool m_hasPreview = false;
};

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <map>
#include <string>

#include "core/model/model.h"
#include "ui/services.h"

class QTableWidget;

namespace lookback::ui {

/// What a model is and where it comes from (P13, F10): system, direction, sizes, start state, data, licence, seed,
/// scores.
class ModelCard final : public QDialog {
  Q_OBJECT
 public:
  ModelCard(Services services, const Model& model, const QString& file, QWidget* parent);

 private:
  /// Of a model that may be gone when the language changes.
  struct Facts {
    ModelConfig config;
    std::map<std::string, std::string> provenance;
  };
  static void fill(QTableWidget& table, const Facts& facts, qint64 numbers, const QString& file);
};

/// "RNNsearch fr-en": system and name, as the picker shows a model that is read.
QString modelTitle(const Model& model);

}  // namespace lookback::ui

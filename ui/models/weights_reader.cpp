// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/weights_reader.h"

#include <QCoreApplication>

#include "ui/support/text.h"

namespace lookback::ui {
namespace {

class WeightsReaderText {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::WeightsReaderText)
};

}  // namespace

QString WeightsReader::name() const {
  const QString kindName = kind == Kind::attention ? WeightsReaderText::tr("Attention")
                           : kind == Kind::hmm     ? WeightsReaderText::tr("HMM posterior")
                                                   : WeightsReaderText::tr("Model 1 posterior");
  return isPosterior() && several ? WeightsReaderText::tr("%1, %2").arg(kindName, isolated(file)) : kindName;
}

QString WeightsReader::shortName() const {
  const QString kindName = kind == Kind::attention ? WeightsReaderText::tr("Attention")
                           : kind == Kind::hmm     ? WeightsReaderText::tr("HMM")
                                                   : WeightsReaderText::tr("Model 1");
  return isPosterior() && several ? WeightsReaderText::tr("%1, %2").arg(kindName, isolated(file)) : kindName;
}

QString WeightsReader::note() const {
  if (kind == Kind::attention) return {};
  const QString text =
      kind == Kind::hmm
          ? WeightsReaderText::tr("Posterior of the HMM alignment of %1 for these words, p(aᵢ = j | x, y).")
          : WeightsReaderText::tr("Posterior of IBM Model 1 of %1 for these words, p(aᵢ = j | x, y).");
  return text.arg(isolated(file)) + u' ' + WeightsReaderText::tr("NULL: from no source word.");
}

QString WeightsReader::suffix() const {
  return kind == Kind::attention ? QString() : kind == Kind::hmm ? QStringLiteral("hmm") : QStringLiteral("model1");
}

}  // namespace lookback::ui

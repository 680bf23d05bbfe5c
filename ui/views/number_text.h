// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Numbers as the window prints them: decimal point in every locale, minus U+2212, never bent to make a row add up
/// (F2).
namespace lookback::ui {

/// "−2.1"; "∞", "−∞" and "nan" for what is no number. Never "−0.0".
QString fixedText(double value, int decimals);

/// A weight or probability without the leading zero: ".68", "1.00".
QString weightText(double alpha, int decimals = 2);

/// "≤.001": an upper bound of a probability, rounded up so that it stays one.
QString atMostText(double bound, int decimals);

/// An energy as short as it stays useful: "−2.1", "−5000".
QString energyText(double energy);

/// "84" for 0.8437; "nan" if it is none.
QString percentText(double share);

/// "7 990" with a narrow no-break space between groups of three.
QString countText(qint64 count);

/// The shortest decimal that reads back to the same double; "nan", "inf", "-inf" (for files, with an ASCII minus).
QString exactText(double value);

}  // namespace lookback::ui

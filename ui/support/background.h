// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lookback::ui {

/// Lets everything else on this computer go before the calling thread and before the threads it starts from now on. The
/// thread that trains calls it first, before it makes its Trainer (which starts threads), so that two computing threads
/// on two cores never keep the window waiting. Cannot be undone. Where a system has no such thing, nothing happens.
void stayInBackground();

}  // namespace lookback::ui

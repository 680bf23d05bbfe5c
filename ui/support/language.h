// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QStringList>
#include <QTranslator>
#include <QWidget>
#include <functional>

#include "ui/support/actions.h"
#include "ui/support/settings.h"

namespace lookback::ui {

/// Calls `name` now, and again whenever the language changes while `widget` lives: for dialogs, whose texts are set in
/// one place.
void keepNamed(QWidget& widget, std::function<void()> name);

/// The language of the window. It is the one a person chose, or else the first of the system's languages that there is;
/// it can change while the program runs: every widget gets a LanguageChange. Numbers keep their decimal point in every
/// language (ui/views/number_text.h); dates and names of months follow QLocale(), which is set here too.
class WindowLanguage final : public QObject {
  Q_OBJECT
 public:
  /// What a person chooses among: "system" and the languages there are.
  static const QStringList& choices();

  /// Shows the language that the settings ask for. `system`: the system's languages, best first ("fr-CA", "en").
  explicit WindowLanguage(Settings& settings, QStringList system = QLocale::system().uiLanguages(),
                          QObject* parent = nullptr);
  ~WindowLanguage() override;

  /// One of `choices()`.
  QString choice() const;
  /// The language shown: "en" or "fr".
  const QString& shown() const { return m_shown; }

  /// Shows a choice at once and keeps it for the next start; anything unknown counts as "system".
  void choose(const QString& choice);
  /// Shows a choice for this run only.
  void show(const QString& choice);

  /// Lets the actions language.system, language.en and language.fr choose, one of them checked at a time.
  void bind(Actions& actions);

 Q_SIGNALS:
  void changed();

 private:
  QString resolved(const QString& choice) const;
  void install(const QString& code);

  Settings& m_settings;
  QStringList m_system;
  QString m_shown;
  QString m_now;  // the choice this run shows
  QTranslator m_plurals, m_own, m_toolkit;
};

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/language.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>

namespace lookback::ui {
namespace {

const QString kSystem = QStringLiteral("system");
const QString kEnglish = QStringLiteral("en");
const QString kFolder = QStringLiteral(":/translations");

/// Watches a widget for a change of the language.
class Namer final : public QObject {
 public:
  Namer(QWidget& widget, std::function<void()> name) : QObject(&widget), m_name(std::move(name)) {
    widget.installEventFilter(this);
    m_name();
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::LanguageChange) m_name();
    return QObject::eventFilter(watched, event);
  }

 private:
  std::function<void()> m_name;
};

}  // namespace

void keepNamed(QWidget& widget, std::function<void()> name) {
  new Namer(widget, std::move(name));
}

const QStringList& WindowLanguage::choices() {
  static const QStringList all = {kSystem, kEnglish, QStringLiteral("fr")};
  return all;
}

WindowLanguage::WindowLanguage(Settings& settings, QStringList system, QObject* parent)
    : QObject(parent), m_settings(settings), m_system(std::move(system)) {
  // Plurals need a translation even in English, and what another language lacks is read in English.
  if (m_plurals.load(QStringLiteral("lookback_en"), kFolder)) QCoreApplication::installTranslator(&m_plurals);
  show(m_settings.get(setting::language));
}

WindowLanguage::~WindowLanguage() {
  for (QTranslator* translator : {&m_plurals, &m_own, &m_toolkit}) QCoreApplication::removeTranslator(translator);
}

QString WindowLanguage::choice() const {
  return m_now;
}

void WindowLanguage::choose(const QString& choice) {
  m_settings.set(setting::language, choices().contains(choice) ? choice : kSystem);
  show(choice);
}

void WindowLanguage::show(const QString& choice) {
  m_now = choices().contains(choice) ? choice : kSystem;
  const QString code = resolved(m_now);
  if (code != m_shown) install(code);
  Q_EMIT changed();
}

/// English where the system speaks none of ours.
QString WindowLanguage::resolved(const QString& choice) const {
  if (choice != kSystem) return choice;
  for (const QString& name : m_system)
    if (const QString code = name.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
        choices().contains(code))
      return code;
  return kEnglish;
}

void WindowLanguage::install(const QString& code) {
  for (QTranslator* translator : {&m_own, &m_toolkit}) QCoreApplication::removeTranslator(translator);
  m_shown = code;
  QLocale::setDefault(QLocale(code));
  if (code == kEnglish) return;
  // The texts of Qt's own dialogs, where its translations are installed; then ours, which are asked first.
  if (m_toolkit.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(&m_toolkit);
  if (m_own.load(QStringLiteral("lookback_") + code, kFolder)) QCoreApplication::installTranslator(&m_own);
}

void WindowLanguage::bind(Actions& actions) {
  auto* group = new QActionGroup(this);
  for (const QString& choice : choices()) {
    QAction* action = actions.get(QStringLiteral("language.") + choice);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, choice] { choose(choice); });
    const auto follow = [this, action, choice] { action->setChecked(m_now == choice); };
    connect(this, &WindowLanguage::changed, action, follow);
    follow();
  }
}

}  // namespace lookback::ui

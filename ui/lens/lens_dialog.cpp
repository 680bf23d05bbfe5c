// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <cmath>

namespace lookback::ui {

LensDialog::LensDialog(Services services, const QString& objectName, QWidget* view,
                       std::function<ExportPicture()> picture, QWidget* parent)
    : QDialog(parent),
      m_services(services),
      m_picture(std::move(picture)),
      m_banner(new Banner(services.theme, false, this)),
      m_export(new PaneButton(services.theme, QString(), this)),
      m_copy(new PaneButton(services.theme, QString(), this)),
      m_close(new PaneButton(services.theme, QString(), this)) {
  setObjectName(objectName);
  for (PaneButton* button : {m_export, m_copy, m_close}) button->setAutoDefault(false);
  auto* end = new QHBoxLayout;
  end->addStretch(1);
  for (PaneButton* button : {m_export, m_copy, m_close}) end->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_banner);
  column->addWidget(view, 1);
  column->addLayout(end);
  m_export->setVisible(static_cast<bool>(m_picture));
  m_copy->setVisible(static_cast<bool>(m_picture));
  connect(m_export, &QPushButton::clicked, this,
          [this] { askAndExport(this, m_services.settings, *m_banner, m_picture()); });
  connect(m_copy, &QPushButton::clicked, this, [this] { copyPicture(m_picture()); });
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(&services.theme, &Theme::changed, this, &LensDialog::applyTheme);
  retranslate();
  applyTheme();
}

void LensDialog::setTitle(std::function<QString()> title) {
  m_title = std::move(title);
  retranslate();
}

void LensDialog::retranslate() {
  if (m_title) setWindowTitle(m_title());
  setAccessibleName(windowTitle());
  const auto name = [this](PaneButton& button, const char* id, const QString& text, const QString& help) {
    button.setText(text);
    describeControl(button, objectName() + QLatin1Char('.') + QLatin1String(id), text, help);
  };
  name(*m_export, "export", tr("Export…"), tr("Saves this as PNG, SVG, PDF or CSV."));
  name(*m_copy, "copy", tr("Copy"), tr("Puts a picture and the numbers on the clipboard."));
  name(*m_close, "close", tr("Close"), tr("Closes this window; Escape does the same."));
}

void LensDialog::applyTheme() {
  const int side = static_cast<int>(std::lround(m_services.theme.px(16)));
  layout()->setContentsMargins(side, side, side, side);
  layout()->setSpacing(side * 3 / 4);
}

void LensDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace lookback::ui

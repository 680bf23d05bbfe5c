// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_desk.h"

#include <QEvent>
#include <QFileDialog>
#include <QMenu>
#include <algorithm>
#include <cmath>

#include "ui/lens/gradient_lens_view.h"
#include "ui/lens/honesty_lab.h"
#include "ui/lens/lens_dialog.h"
#include "ui/lens/step_sheet.h"
#include "ui/pages/decode_page.h"
#include "ui/support/action_table.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {
namespace {

constexpr ActionLine kActions[] = {
    {"lens.gradient", "Ctrl+Shift+L", KeyScope::window, false,
     QT_TRANSLATE_NOOP("lookback::ui::LensDesk", "&Gradient of the energies…"),
     QT_TRANSLATE_NOOP("lookback::ui::LensDesk",
                       "Where the loss of this step pulls its energies, checked on the spot; and learn once.")},
    {"lens.honesty", "Ctrl+Shift+H", KeyScope::window, false,
     QT_TRANSLATE_NOOP("lookback::ui::LensDesk", "&Other weights…"),
     QT_TRANSLATE_NOOP("lookback::ui::LensDesk",
                       "Uniform, permuted, without the strongest or last only: how many words stay.")},
    {"lens.sheet", "Ctrl+P", KeyScope::window, false, QT_TRANSLATE_NOOP("lookback::ui::LensDesk", "Sheet by &hand…"),
     QT_TRANSLATE_NOOP("lookback::ui::LensDesk",
                       "The calculation of this step on paper, with blanks and a key; print it or save it as PDF.")},
};
constexpr ActionTable kTable("lookback::ui::LensDesk", kActions);

}  // namespace

void LensDesk::addActions(Actions& actions) {
  kTable.add(actions);
}

void LensDesk::nameActions(Actions& actions) {
  kTable.name(actions);
}

LensDesk::LensDesk(Services services, DecodeModel& decode, QWidget* window)
    : m_services(services), m_decode(decode), m_window(window) {
  addActions(services.actions);
  const auto on = [this](const char* id, void (LensDesk::*show)()) {
    QAction* action = onAction(m_services.actions, id, this, show);
    if (!m_window->actions().contains(action)) m_window->addAction(action);
  };
  on("lens.gradient", &LensDesk::showGradient);
  on("lens.honesty", &LensDesk::showHonesty);
  on("lens.sheet", &LensDesk::showSheet);
  window->installEventFilter(this);
}

LensDesk::~LensDesk() {
  for (LensDialog* dialog : {m_gradientDialog, m_honestyDialog, m_sheetDialog}) delete dialog;
}

void LensDesk::attach(DecodePage& page) {
  PaneView* energies = page.panes().back();
  m_button = new PaneButton(m_services.theme, QString(), energies, PaneButton::Size::header);
  connect(m_button, &QPushButton::clicked, this, [this] {
    auto* menu = new QMenu(m_button);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ActionLine& line : kActions) menu->addAction(m_services.actions.get(QLatin1String(line.id)));
    menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height())));
  });
  nameButton();
  energies->addHeaderWidget(m_button);
}

void LensDesk::nameButton() {
  if (!m_button) return;
  m_button->setText(tr("Look closer"));
  const QString help = tr("The gradient of the energies, other weights in their place, or the sheet by hand.");
  describeControl(*m_button, QStringLiteral("lens.button"), tr("Look closer"), help);
  m_button->setToolTip(plainTip(help));
}

bool LensDesk::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_window && event->type() == QEvent::LanguageChange) {
    nameActions(m_services.actions);
    nameButton();
  }
  return QObject::eventFilter(watched, event);
}

LensDialog* LensDesk::dialog(const char* name, QWidget* view, std::function<ExportPicture()> picture, QSize size) {
  auto* dialog = new LensDialog(m_services, QLatin1String(name), view, std::move(picture), m_window);
  const double scale = m_services.theme.scale();
  dialog->resize((QSizeF(size) * scale).toSize().boundedTo(m_window->size() - QSize(24, 24)));
  return dialog;
}

GradientLensView& LensDesk::gradient() {
  if (!m_gradient) {
    m_gradient = new GradientLensView(m_services.theme, nullptr);
    m_gradientDialog = dialog(
        "gradientDialog", m_gradient, [this] { return m_gradient->picture(); }, QSize(960, 760));
    m_gradientDialog->setTitle([] { return tr("Gradient of the energies"); });
    m_gradient->setModel(m_decode);
  }
  return *m_gradient;
}

HonestyLab& LensDesk::honesty() {
  if (!m_honesty) {
    m_honesty = new HonestyLab(m_services.theme, nullptr);
    m_honestyDialog = dialog(
        "honestyDialog", m_honesty, [this] { return m_honesty->picture(); }, QSize(960, 620));
    m_honestyDialog->setTitle([] { return tr("Honesty lab: other weights"); });
    m_honesty->setModel(m_decode);
    connect(m_honesty, &HonestyLab::fileWanted, m_honestyDialog, [this] {
      m_honesty->chooseFile({});  // until one is chosen
      auto* files =
          new QFileDialog(m_honestyDialog, tr("Sentences of the test set"),
                          m_services.settings.get(setting::exportFolder), tr("Texts (*.txt *.tsv);;All files (*)"));
      files->setAttribute(Qt::WA_DeleteOnClose);
      files->setFileMode(QFileDialog::ExistingFile);
      connect(files, &QFileDialog::fileSelected, m_honesty, &HonestyLab::chooseFile);
      files->open();
    });
  }
  return *m_honesty;
}

StepSheet& LensDesk::sheet() {
  if (!m_sheet) {
    m_sheet = new StepSheet(m_services.theme, nullptr);
    m_sheetDialog = dialog("sheetDialog", m_sheet, {}, QSize(960, 560));
    m_sheetDialog->setTitle([] { return tr("This step by hand"); });
    m_sheet->setModel(m_decode);
  }
  return *m_sheet;
}

void LensDesk::bringForward(QWidget& dialog) const {
  dialog.show();
  dialog.raise();
  dialog.activateWindow();
}

void LensDesk::showGradient() {
  gradient();
  bringForward(*m_gradientDialog);
  m_gradient->setFocus(Qt::OtherFocusReason);
}

void LensDesk::showHonesty() {
  honesty();
  bringForward(*m_honestyDialog);
  m_honesty->setFocus(Qt::OtherFocusReason);
}

void LensDesk::showSheet() {
  sheet();
  bringForward(*m_sheetDialog);
}

}  // namespace lookback::ui

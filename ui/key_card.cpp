// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/key_card.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>
#include <QVBoxLayout>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/language.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kIdRole = Qt::UserRole;

QString keysOf(const QAction& action) {
  return action.shortcut().toString(QKeySequence::NativeText);
}

}  // namespace

KeyCard::KeyCard(Services services, const QList<QAction*>& paneActions, QWidget* parent)
    : QDialog(parent),
      m_services(services),
      m_paneActions(paneActions),
      m_table(new QTableWidget(0, 3, this)),
      m_keys(new QKeySequenceEdit(this)),
      m_set(new QPushButton(this)),
      m_reset(new QPushButton(this)),
      m_resetAll(new QPushButton(this)),
      m_print(new QPushButton(this)),
      m_close(new QPushButton(this)),
      m_message(plainLabel(QStringLiteral("keyMessage"), "note", this)) {
  setObjectName(QStringLiteral("keyCard"));
  m_table->verticalHeader()->hide();
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setTabKeyNavigation(false);
  m_table->setShowGrid(false);
  m_table->setAlternatingRowColors(true);
  m_table->setWordWrap(false);
  m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_message->setWordWrap(true);

  auto* keyLine = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{m_keys, m_set, m_reset, m_resetAll})
    keyLine->addWidget(widget);
  auto* endLine = new QHBoxLayout;
  endLine->addWidget(m_message, 1);
  endLine->addWidget(m_print);
  endLine->addWidget(m_close);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_table, 1);
  column->addLayout(keyLine);
  column->addLayout(endLine);
  for (QPushButton* button : {m_set, m_reset, m_resetAll, m_print, m_close}) button->setAutoDefault(false);
  connect(m_table, &QTableWidget::itemSelectionChanged, this, &KeyCard::follow);
  connect(m_set, &QPushButton::clicked, this, &KeyCard::assign);
  connect(m_reset, &QPushButton::clicked, this, [this] { m_services.actions.resetShortcut(currentId()); });
  connect(m_resetAll, &QPushButton::clicked, &services.actions, &Actions::resetShortcuts);
  connect(m_print, &QPushButton::clicked, this, &KeyCard::print);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(&services.actions, &Actions::shortcutsChanged, this, &KeyCard::fill);
  keepNamed(*this, [this] { name(); });
  const Theme& theme = services.theme;
  resize(static_cast<int>(theme.px(760)), static_cast<int>(theme.px(560)));
}

void KeyCard::name() {
  setWindowTitle(tr("Keys"));
  setAccessibleName(tr("Keys"));
  describeControl(*m_table, QStringLiteral("keyTable"), tr("Actions and keys"),
                  tr("Every action with its key and what it does."));
  describeControl(*m_keys, QStringLiteral("newKey"), tr("New key"),
                  tr("Press the key that the chosen action shall have."));
  const auto button = [](QPushButton& named, const char* id, const QString& text, const QString& help) {
    named.setText(text);
    describeControl(named, QLatin1String(id), text, help);
  };
  button(*m_set, "setKey", tr("Use this key"), tr("Gives the chosen action the key pressed on the left."));
  button(*m_reset, "resetKey", tr("Usual key"), tr("Gives the chosen action its usual key back."));
  button(*m_resetAll, "resetKeys", tr("All usual keys"), tr("Gives every action its usual key back."));
  button(*m_print, "printKeys", tr("Print…"), tr("Prints this card."));
  button(*m_close, "closeKeys", tr("Close"), tr("Closes the card."));
  m_table->setHorizontalHeaderLabels({tr("Action"), tr("Key"), tr("What it does")});
  fill();
}

QString KeyCard::currentId() const {
  const QTableWidgetItem* item = m_table->currentRow() < 0 ? nullptr : m_table->item(m_table->currentRow(), 0);
  return item ? item->data(kIdRole).toString() : QString();
}

void KeyCard::fill() {
  const int row = std::max(0, m_table->currentRow());
  m_table->setRowCount(0);
  const auto add = [this](const QAction& action, const QString& id) {
    const int at = m_table->rowCount();
    m_table->insertRow(at);
    auto* name = new QTableWidgetItem(QString(action.text()).remove(QLatin1Char('&')));
    name->setData(kIdRole, id);
    m_table->setItem(at, 0, name);
    m_table->setItem(at, 1, new QTableWidgetItem(keysOf(action)));
    m_table->setItem(at, 2,
                     new QTableWidgetItem(id.isEmpty() ? tr("While its pane has the keyboard.") : action.statusTip()));
  };
  for (const QAction* action : m_services.actions.all()) add(*action, Actions::id(action));
  for (const QAction* action : m_paneActions)
    if (!action->shortcut().isEmpty()) add(*action, QString());
  m_table->resizeColumnsToContents();
  m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
  m_table->verticalHeader()->setDefaultSectionSize(static_cast<int>(std::lround(m_services.theme.px(26))));
  m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), 0);
  follow();
}

void KeyCard::follow() {
  const QString id = currentId();
  const bool own = !id.isEmpty();
  m_keys->setEnabled(own);
  m_set->setEnabled(own);
  m_reset->setEnabled(own && m_services.actions.get(id)->shortcut() != m_services.actions.defaultShortcut(id));
  m_keys->setKeySequence(own ? m_services.actions.get(id)->shortcut() : QKeySequence());
  m_message->clear();
}

void KeyCard::assign() {
  const QString id = currentId(), other = m_services.actions.clash(id, m_keys->keySequence());
  if (m_services.actions.setShortcut(id, m_keys->keySequence())) return;
  const QString name = QString(m_services.actions.get(other)->text()).remove(QLatin1Char('&'));
  m_message->setText(tr("“%1” has this key already. Choose another one, or change that one first.").arg(name));
}

void KeyCard::print() {
  QString rows;
  for (int row = 0; row < m_table->rowCount(); ++row)
    if (!m_table->item(row, 1)->text().isEmpty())
      rows += QStringLiteral("<tr><td width=\"35%\">%1</td><td width=\"20%\"><b>%2</b></td><td>%3</td></tr>")
                  .arg(m_table->item(row, 0)->text().toHtmlEscaped(), m_table->item(row, 1)->text().toHtmlEscaped(),
                       m_table->item(row, 2)->text().toHtmlEscaped());
  QTextDocument card;
  card.setHtml(QStringLiteral("<h2>%1</h2><table cellpadding=\"3\" width=\"100%\">%2</table>")
                   .arg(tr("Lookback: keys").toHtmlEscaped(), rows));
  QPrinter printer(QPrinter::HighResolution);
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() == QDialog::Accepted) card.print(&printer);
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/run_list.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>
#include <cmath>

#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {

RunList::RunList(Services services, RunLibrary& library, QWidget* parent)
    : QWidget(parent), m_services(services), m_library(library) {
  setObjectName(QStringLiteral("runList"));
  const auto button = [this](const char* name) {
    auto* made = new QPushButton(this);
    made->setObjectName(QLatin1String(name));
    setLook(*made, "button");
    made->setAutoDefault(false);
    return made;
  };
  m_filter = new QLineEdit(this);
  setLook(*m_filter, "field");
  m_view = new QListView(this);
  setLook(*m_view, "list");
  m_view->setModel(&m_model);
  m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_view->setTextElideMode(Qt::ElideRight);
  m_empty = plainLabel(QStringLiteral("runs.empty"), "note", this);
  m_empty->setWordWrap(true);
  m_caption = plainLabel(QStringLiteral("runs.caption"), "note", this);
  m_checkpoints = new FieldCombo(services.theme, this);
  setLook(*m_checkpoints, "field");
  m_name = new QLineEdit(this);
  setLook(*m_name, "field");
  m_decode = button("runs.decode");
  m_resume = button("runs.resume");
  m_again = button("runs.again");
  m_rename = button("runs.rename");
  m_trash = button("runs.trash");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_filter);
  column->addWidget(m_empty);
  column->addWidget(m_view, 1);
  column->addWidget(m_caption);
  column->addWidget(m_checkpoints);
  auto* grid = new QGridLayout;
  grid->addWidget(m_decode, 0, 0, 1, 2);
  grid->addWidget(m_resume, 1, 0);
  grid->addWidget(m_again, 1, 1);
  grid->addWidget(m_name, 2, 0, 1, 2);
  grid->addWidget(m_rename, 3, 0);
  grid->addWidget(m_trash, 3, 1);
  column->addLayout(grid);
  m_rest.setSingleShot(true);
  m_rest.setInterval(200);
  connect(&m_rest, &QTimer::timeout, this, &RunList::refresh);
  connect(m_filter, &QLineEdit::textChanged, &m_rest, qOverload<>(&QTimer::start));
  connect(&library, &RunLibrary::listed, this, [this](const store::RunQuery& query, const store::RunPage& page) {
    const store::RunId kept = m_run ? m_run->details.summary.id : 0;
    m_model.take(query, page);
    const int row = m_model.rowOf(kept);
    if (query.offset == 0 && row >= 0) m_view->setCurrentIndex(m_model.index(row));
    if (query.offset == 0 && row < 0) m_run.reset();
    enable();
  });
  connect(&library, &RunLibrary::loaded, this, &RunList::take);
  connect(&library, &RunLibrary::changed, this, &RunList::refresh);
  connect(&m_model, &RunListModel::moreWanted, this, [this] {
    store::RunQuery query = m_model.nextQuery();
    query.text = m_filter->text().trimmed().toStdString();
    m_library.list(query);
  });
  connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
    const store::RunSummary* run = m_model.at(index);
    if (run && !(m_run && m_run->details.summary.id == run->id)) m_library.load(run->id);
  });
  connect(m_decode, &QPushButton::clicked, this, [this] {
    const QString name = QString::fromStdString(m_run->details.summary.name);
    Q_EMIT decodeRequested(m_run->details.summary.id, update(),
                           tr("%1, update %2").arg(name, countText(static_cast<qint64>(update()))));
  });
  connect(m_resume, &QPushButton::clicked, this,
          [this] { Q_EMIT resumeRequested(m_run->details.summary.id, update()); });
  connect(m_again, &QPushButton::clicked, this, [this] { Q_EMIT againRequested(m_run->details.settings); });
  connect(m_rename, &QPushButton::clicked, this, &RunList::rename);
  connect(m_name, &QLineEdit::returnPressed, this, &RunList::rename);
  connect(m_trash, &QPushButton::clicked, this, [this] { m_library.moveToTrash(m_run->details.summary.id); });
  retranslate();
}

void RunList::refresh() {
  store::RunQuery query;
  query.text = m_filter->text().trimmed().toStdString();
  m_library.list(query);
}

quint64 RunList::update() const {
  return m_checkpoints->currentData().toULongLong();
}

void RunList::setBusy(bool busy) {
  m_busy = busy;
  enable();
}

void RunList::rename() {
  const QString name = m_name->text().trimmed();
  if (m_run && !name.isEmpty()) m_library.rename(m_run->details.summary.id, name);
}

void RunList::take(const std::shared_ptr<LoadedRun>& run) {
  m_run = run;
  m_checkpoints->clear();
  for (auto info = run->checkpoints.rbegin(); info != run->checkpoints.rend(); ++info) {
    QString text = tr("update %1").arg(countText(static_cast<qint64>(info->update)));
    if (info->devBleu) text += QStringLiteral(", ") + tr("BLEU %1").arg(fixedText(*info->devBleu, 1));
    if (info->best) text += QStringLiteral(", ") + tr("best");
    m_checkpoints->addItem(text, QVariant::fromValue<qulonglong>(info->update));
  }
  m_name->setText(QString::fromStdString(run->details.summary.name));
  enable();
  Q_EMIT shown(run);
}

void RunList::enable() {
  const bool any = m_model.rowCount() > 0;
  m_empty->setVisible(!any);
  m_empty->setText(m_filter->text().trimmed().isEmpty()
                       ? tr("No run is stored yet. Press Start: every run is kept here.")
                       : tr("No stored run has this in its name."));
  m_view->setVisible(any);
  const bool chosen = m_run != nullptr, checkpoint = chosen && m_checkpoints->count() > 0;
  m_checkpoints->setEnabled(checkpoint);
  m_decode->setEnabled(checkpoint);
  m_resume->setEnabled(checkpoint && !m_busy);
  m_again->setEnabled(chosen && !m_busy);
  m_name->setEnabled(chosen);
  m_rename->setEnabled(chosen);
  m_trash->setEnabled(chosen && !m_busy);
  m_caption->setText(m_busy ? tr("Shown when training has ended") : tr("Checkpoint"));
}

void RunList::retranslate() {
  const auto name = [](QPushButton* button, const QString& text, const QString& help) {
    button->setText(text);
    describeControl(*button, button->objectName(), text, help);
    button->setToolTip(help);
  };
  name(m_decode, tr("Open in Decode"), tr("Opens the model of this checkpoint on the Decode page."));
  name(m_resume, tr("Resume"), tr("Trains on from this checkpoint; from an older one as a branch."));
  name(m_again, tr("Run again"), tr("Puts the settings and the seed of this run on the form."));
  name(m_rename, tr("Rename"), tr("Gives the run the name in the field above."));
  name(m_trash, tr("Trash"), tr("Puts the run into the trash; it can be taken out again."));
  describeControl(*m_filter, QStringLiteral("runs.filter"), tr("Filter"),
                  tr("Shows runs with this in name, note or tags."));
  m_filter->setPlaceholderText(tr("Filter"));
  describeControl(*m_view, QStringLiteral("runs.view"), tr("Stored runs"), tr("Choose a run to see its curves again."));
  describeControl(*m_checkpoints, QStringLiteral("runs.checkpoints"), tr("Checkpoint"),
                  tr("The moment of the run that is opened or resumed."));
  describeControl(*m_name, QStringLiteral("runs.name"), tr("Name"), tr("Name of the run."));
  enable();
}

void RunList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui

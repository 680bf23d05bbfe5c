// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QDate>
#include <QMessageBox>

#include "ui/pages/loss_aer_dialog.h"
#include "ui/pages/run_style_dialog.h"
#include "ui/pages/runs_pane.h"
#include "ui/support/text.h"
#include "ui/views/curve_picture.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/view_export.h"

/// What is done with the runs: actions of the window, line styles, trash, exports.
namespace lookback::ui {
namespace {

/// Actions of the window that act here.
constexpr const char* kActions[] = {"runs.filter", "runs.compare", "runs.curves",     "runs.decode",
                                    "runs.watch",  "runs.rename",  "runs.note",       "runs.tag",
                                    "runs.style",  "runs.delete",  "runs.exportList", "runs.exportRows"};

std::filesystem::path pathOf(const QString& file) {
  return std::filesystem::path(file.toStdU16String());
}

}  // namespace

void RunsPane::connectActions() {
  const auto on = [this](const char* id, auto&& work) {
    connect(m_services.actions.get(QLatin1String(id)), &QAction::triggered, this, std::forward<decltype(work)>(work));
  };
  on("runs.filter", [this] {
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
  });
  on("runs.compare", [this] {
    m_below->setChosen(comparison);
    showBelow(comparison);
    m_diffView->setFocus(Qt::ShortcutFocusReason);
  });
  on("runs.curves", [this] {
    m_below->setChosen(curves);
    showBelow(curves);
    m_chart->setFocus(Qt::ShortcutFocusReason);
  });
  on("runs.decode", [this] { Q_EMIT m_details.decodeWanted(); });
  on("runs.watch", [this] { Q_EMIT m_details.watchWanted(); });
  on("runs.rename", [this] { m_details.editName(); });
  on("runs.note", [this] { m_details.editNote(); });
  on("runs.tag", [this] { m_details.editTag(); });
  on("runs.style", [this] { editStyle(m_details.card()->details.summary.id); });
  on("runs.delete", [this] { moveToTrash(); });
  on("runs.exportList", [this] { exportList(); });
  on("runs.exportRows", [this] { exportRows(); });
  for (const char* id :
       {"runs.watch", "runs.decode", "", "runs.compare", "runs.curves", "runs.style", "", "runs.rename", "runs.note",
        "runs.tag", "runs.delete", "", "runs.exportList", "runs.exportRows"}) {
    if (*id)
      m_moreMenu->addAction(m_services.actions.get(QLatin1String(id)));
    else
      m_moreMenu->addSeparator();
  }
}

void RunsPane::enableActions() {
  const bool here = isVisible(), kept = here && !onTrash();
  const bool one = kept && m_details.card() && !m_chosen.empty();
  for (const char* id : kActions) {
    const std::string_view name(id);
    bool enabled = one;
    if (name == "runs.filter") enabled = here;
    if (name == "runs.exportList" || name == "runs.curves" || name == "runs.compare")
      enabled = here && m_table.rowCount() > 0;
    if (name == "runs.delete") enabled = kept && !m_chosen.empty();
    if (name == "runs.decode") enabled = one && m_details.update() > 0;
    if (name == "runs.watch") enabled = one && !m_busy;
    m_services.actions.get(QLatin1String(id))->setEnabled(enabled);
  }
  m_lossAer->setEnabled(one);
  m_export->setEnabled(m_below->chosen() == curves ? !m_overlaid.empty() : m_diff.diff() != nullptr);
}

void RunsPane::editStyle(store::RunId run) {
  LineStyle now = automaticStyle(run - 1);
  store::CurveStyle kept;
  QString name;
  const store::RunSummary* summary = m_table.at(m_table.rowOf(run));
  if (summary) {
    kept = summary->style;
    now = lineStyle(kept, now);
    name = QString::fromStdString(summary->name);
  }
  for (std::size_t k = 0; k < m_overlaid.size() && k < m_styles.size(); ++k)
    if (m_overlaid[k].details.summary.id == run) now = m_styles[k];
  auto* dialog = new RunStyleDialog(m_services.theme, name, now, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &RunStyleDialog::chosen, this, [this, run, kept](const store::CurveStyle& style) {
    edit(
        tr("line style of a run"), styleEdit, run, [this, run, style] { m_library.setStyle(run, style); },
        [this, run, kept] { m_library.setStyle(run, kept); });
  });
  dialog->open();
}

void RunsPane::moveToTrash() {
  if (m_chosen.empty() || onTrash()) return;
  const std::vector<store::RunId> runs = m_chosen;
  const int count = static_cast<int>(runs.size());
  edit(
      tr("move %n run(s) to the trash", nullptr, count), single, 0, [this, runs] { m_library.moveToTrash(runs); },
      [this, runs] { m_library.restore(runs); });
  m_banner.showMessage(Banner::Kind::notice, tr("%n run(s) moved to the trash.", nullptr, count),
                       {{tr("Undo"), tr("Takes them out of the trash again."), [this] { m_undo.undo(); }}});
  // The offer stands for this edit alone.
  connect(&m_undo, &QUndoStack::indexChanged, &m_banner, &Banner::clear, Qt::SingleShotConnection);
}

void RunsPane::restoreFromTrash() {
  if (m_chosen.empty() || !onTrash()) return;
  const std::vector<store::RunId> runs = m_chosen;
  edit(
      tr("restore %n run(s)", nullptr, static_cast<int>(runs.size())), single, 0,
      [this, runs] { m_library.restore(runs); }, [this, runs] { m_library.moveToTrash(runs); });
}

void RunsPane::askToEmpty() {
  auto* box = new QMessageBox(this);
  box->setObjectName(QStringLiteral("emptyTrash"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setWindowTitle(tr("Empty the trash"));
  box->setText(tr("Delete %n run(s) for good?", nullptr, static_cast<int>(m_survey.disk.trashedRuns)));
  box->setInformativeText(tr("About %1 of checkpoints are given back to the disk. This cannot be undone.")
                              .arg(sizeText(m_survey.disk.trashBytes)));
  QPushButton* go = box->addButton(tr("Delete for good"), QMessageBox::DestructiveRole);
  box->setDefaultButton(box->addButton(tr("Keep them"), QMessageBox::RejectRole));
  connect(go, &QPushButton::clicked, this, [this] { m_library.emptyTrash(); });
  box->open();
}

/// Of the run on the card.
void RunsPane::showLossAer() {
  if (!m_details.card()) return;
  const auto card = std::make_shared<RunCard>(*m_details.card());
  const store::RunSummary& run = card->details.summary;
  auto* dialog = new LossAerDialog(m_services, m_library.store(), run.id, QString::fromStdString(run.name), window());
  connect(dialog, &LossAerDialog::decodeRequested, this, [this, dialog, card](qint64, quint64 update) {
    dialog->close();
    Q_EMIT decodeRequested(card, update);
  });
  dialog->show();
}

void RunsPane::exportList() {
  askForFile(this, m_services.settings, tr("Export the list of runs"), QStringLiteral("runs"),
             tr("Numbers as CSV (*.csv)"), QStringLiteral("csv"),
             [this](const QString& file) { m_library.exportRuns(m_table.query(), pathOf(file)); });
}

void RunsPane::exportRows() {
  const RunCard* card = m_details.card();
  if (!card) return;
  const store::RunSummary& run = card->details.summary;
  askForFile(this, m_services.settings, tr("Export the metric rows"), QStringLiteral("run-%1-metrics").arg(run.id),
             tr("Numbers as CSV (*.csv)"), QStringLiteral("csv"),
             [this, id = run.id](const QString& file) { m_library.exportMetrics(id, pathOf(file)); });
}

ExportPicture RunsPane::curvesExport() const {
  const CurvePicture& drawn = m_chart->picture();
  ExportPicture picture;
  picture.id = QStringLiteral("runs-%1").arg(
      QLatin1String(curveId(static_cast<RunCurve>(std::max(0, m_curve->currentIndex())))));
  picture.title = drawn.title;
  picture.description = m_chart->description();
  picture.size = curvesSize(drawn);
  picture.paint = [drawn](QPainter& painter, QSize size) { paintCurves(painter, size, drawn); };
  picture.csv = curvesCsv(drawn);
  for (const RunCurves& run : m_overlaid) picture.caption << runCaption(run.details);
  picture.caption << tr("Lookback · %1 · y axis linear, from %2 to %3")
                         .arg(QDate::currentDate().toString(Qt::ISODate), QString::number(drawn.bottom, 'g', 4),
                              QString::number(drawn.top, 'g', 4));
  return picture;
}

ExportPicture RunsPane::diffExport() const {
  ExportPicture picture =
      tablePicture(QStringLiteral("runs-compared"), tr("Two runs compared"), m_diff.header(), m_diff.rows());
  if (!m_diff.diff()) return picture;
  picture.csv = QString::fromStdString(store::diffCsv(*m_diff.diff()));
  picture.description = m_diff.curveSentence();
  picture.caption = {m_diff.curveSentence(), tr("Lookback · %1").arg(QDate::currentDate().toString(Qt::ISODate))};
  return picture;
}

void RunsPane::exportFocused() {
  if (m_view->hasFocus() || m_filter->hasFocus()) return exportList();
  m_export->click();
}

void RunsPane::copyFocused() {
  if (m_below->chosen() == comparison && m_diff.diff() && !m_view->hasFocus()) return copyPicture(diffExport());
  if (!m_view->hasFocus()) return copyPicture(curvesExport());
  QString csv;
  QStringList head;
  for (int column = 0; column < RunTableModel::columns; ++column)
    head << m_table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  csv = csvLine(head);
  for (const store::RunId run : m_chosen) {
    QStringList cells;
    const int row = m_table.rowOf(run);
    for (int column = 0; column < RunTableModel::columns; ++column)
      cells << m_table.data(m_table.index(row, column), Qt::DisplayRole).toString();
    csv += csvLine(cells);
  }
  QApplication::clipboard()->setText(csv);
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compare_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QVBoxLayout>
#include <cmath>

#include "ui/models/phrase_shelf.h"
#include "ui/support/controls.h"
#include "ui/support/language.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

QString textOf(const std::filesystem::path& path) {
  return QString::fromStdU16String(path.u16string());
}

}  // namespace

CompareDialog::CompareDialog(Services services, const DecodeState& state, const QString& translation, QWidget* parent)
    : QDialog(parent),
      m_services(services),
      m_state(state),
      m_runs(services.store),
      m_with(new FieldCombo(services.theme, this)),
      m_models(new FieldCombo(services.theme, this)),
      m_run(new FieldCombo(services.theme, this)),
      m_checkpoint(new FieldCombo(services.theme, this)),
      m_alignments(new FieldCombo(services.theme, this)),
      m_browse(new QPushButton(this)),
      m_compare(new QPushButton(this)),
      m_sentence(new QLineEdit(this)),
      m_reference(new QLineEdit(this)),
      m_pages(new QStackedWidget(this)),
      m_noRuns(plainLabel(QStringLiteral("compare.noRuns"), "quiet", this)),
      m_noAlignments(plainLabel(QStringLiteral("compare.noAlignments"), "quiet", this)) {
  setObjectName(QStringLiteral("compareDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  build(translation);
  fillModels();
  fillAlignments();
  connect(&m_runs, &RunLibrary::listed, this,
          [this](const store::RunQuery&, const store::RunPage& page) { fillRuns(page); });
  connect(&m_runs, &RunLibrary::loaded, this, &CompareDialog::fillCheckpoints);
  connect(m_run, &QComboBox::currentIndexChanged, this, [this] {
    m_checkpoint->clear();
    if (m_run->currentIndex() >= 0) m_runs.load(m_run->currentData().toLongLong());
    follow();
  });
  m_runs.list({});
  setWith(With::model);
}

QWidget* CompareDialog::page(const char* help, std::initializer_list<QWidget*> fields) {
  auto* page = new QWidget(m_pages);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  auto* label = plainLabel(QStringLiteral("compare.help"), "quiet", page);
  label->setWordWrap(true);
  keepNamed(*label, [label, help] { label->setText(tr(help)); });
  column->addWidget(label);
  for (QWidget* field : fields) column->addWidget(field);
  column->addStretch(1);
  m_pages->addWidget(page);
  return page;
}

void CompareDialog::build(const QString& translation) {
  for (int k = 0; k < 5; ++k) m_with->addItem(QString());
  page(QT_TR_NOOP("The same sentence, read and written by another model in lane B."), {m_models, m_browse});
  page(QT_TR_NOOP("The same sentence, by the model as it was at a checkpoint of a stored run."),
       {m_run, m_checkpoint, m_noRuns});
  page(QT_TR_NOOP("The same model with another sentence in lane B."), {m_sentence});
  page(QT_TR_NOOP(
           "Lane A is forced to write this reference, word by word, as in training; lane B writes what it likes and "
           "lives "
           "with its own mistakes. Where they part, exposure bias begins."),
       {m_reference});
  page(QT_TR_NOOP(
           "Lane B shows where a hidden Markov model, trained by counting and without any network, takes each word of "
           "lane A from. It reads both sentences whole, also what is still to come; the decoder does not."),
       {m_alignments, m_noAlignments});
  m_noAlignments->setWordWrap(true);
  m_sentence->setText(QString::fromStdString(m_state.sentence));
  m_reference->setText(m_state.given.reference.empty() ? translation : QString::fromStdString(m_state.given.reference));
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(m_compare, QDialogButtonBox::AcceptRole);
  QPushButton* cancel = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
  m_compare->setDefault(true);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_with);
  column->addWidget(m_pages, 1);
  column->addWidget(buttons);
  const int side = static_cast<int>(std::lround(m_services.theme.px(16)));
  column->setContentsMargins(side, side, side, side);
  column->setSpacing(side * 3 / 4);
  setMinimumWidth(static_cast<int>(std::lround(m_services.theme.px(460))));
  connect(m_with, &QComboBox::currentIndexChanged, this, [this] { setWith(with()); });
  for (QComboBox* box : {m_models, m_checkpoint, m_alignments})
    connect(box, &QComboBox::currentIndexChanged, this, &CompareDialog::follow);
  for (QLineEdit* field : {m_sentence, m_reference})
    connect(field, &QLineEdit::textChanged, this, &CompareDialog::follow);
  connect(m_browse, &QPushButton::clicked, this, &CompareDialog::browse);
  connect(buttons, &QDialogButtonBox::accepted, this, &CompareDialog::give);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  keepNamed(*this, [this, cancel] { name(*cancel); });
}

void CompareDialog::name(QPushButton& cancel) {
  setWindowTitle(tr("Compare with…"));
  setAccessibleName(windowTitle());
  const QStringList ways = {tr("Another model"), tr("A checkpoint of a run"), tr("Another sentence"),
                            tr("Teacher forcing against free running"),
                            tr("The alignment of the statistical baseline")};
  for (int k = 0; k < m_with->count(); ++k) m_with->setItemText(k, ways[k]);
  describeControl(*m_with, QStringLiteral("compare.with"), tr("Compare with"), tr("What the second lane shows."));
  m_browse->setText(tr("Another file…"));
  m_noRuns->setText(tr("No run is stored yet: train a model on the page Train."));
  m_noAlignments->setText(
      tr("No phrase-based model lies beside the models. Make one in their folder: lookback-cli statistical train."));
  describeControl(*m_models, QStringLiteral("compare.models"), tr("Model"), tr("The model of the second lane."));
  describeControl(*m_browse, QStringLiteral("compare.browse"), tr("Another file"), tr("Opens a model file from disk."));
  describeControl(*m_run, QStringLiteral("compare.run"), tr("Run"), tr("The stored run."));
  describeControl(*m_checkpoint, QStringLiteral("compare.checkpoint"), tr("Checkpoint"), tr("The state of that run."));
  describeControl(*m_alignments, QStringLiteral("compare.alignments"), tr("Alignment"),
                  tr("The phrase-based model whose word alignment is shown."));
  describeControl(*m_sentence, QStringLiteral("compare.sentence"), tr("Sentence"),
                  tr("The sentence of the second lane."));
  describeControl(*m_reference, QStringLiteral("compare.reference"), tr("Reference"),
                  tr("A translation that lane A is forced to write."));
  m_compare->setText(tr("Compare"));
  cancel.setText(tr("Cancel"));
  describeControl(*m_compare, QStringLiteral("compare.go"), tr("Compare"), tr("Opens the second lane."));
  describeControl(cancel, QStringLiteral("compare.cancel"), tr("Cancel"), tr("Closes this without a second lane."));
}

void CompareDialog::setWith(With wanted) {
  m_with->setCurrentIndex(static_cast<int>(wanted));
  m_pages->setCurrentIndex(static_cast<int>(wanted));
  if (wanted == With::sentence) m_sentence->selectAll();
  follow();
}

void CompareDialog::fillModels() {
  for (const ModelShelf::Entry& entry : m_services.shelf.entries())
    if (entry.file != m_state.model) m_models->addItem(entry.label, textOf(entry.file));
}

void CompareDialog::prefer(const QString& direction) {
  for (int k = 0; k < m_models->count(); ++k) {
    const QString stem = QFileInfo(m_models->itemData(k).toString()).completeBaseName();
    if (!stem.contains(direction) && !m_models->itemText(k).contains(direction)) continue;
    m_models->setCurrentIndex(k);
    return;
  }
}

void CompareDialog::fillAlignments() {
  std::vector<std::filesystem::path> models;
  for (const ModelShelf::Entry& entry : m_services.shelf.entries()) models.push_back(entry.file);
  for (const std::filesystem::path& file : phraseFilesBeside(models))
    m_alignments->addItem(textOf(file.stem()), textOf(file));
  m_alignments->setVisible(m_alignments->count() > 0);
  m_noAlignments->setVisible(m_alignments->count() == 0);
}

void CompareDialog::browse() {
  const QString file =
      QFileDialog::getOpenFileName(this, tr("Open model"), QFileInfo(textOf(m_state.model)).absolutePath(),
                                   tr("Models (*.safetensors);;All files (*)"));
  if (file.isEmpty()) return;
  m_models->addItem(QFileInfo(file).completeBaseName(), file);
  m_models->setCurrentIndex(m_models->count() - 1);
}

void CompareDialog::fillRuns(const store::RunPage& page) {
  m_run->clear();
  for (const store::RunSummary& run : page.runs)
    m_run->addItem(QString::fromStdString(run.name), static_cast<qlonglong>(run.id));
  m_noRuns->setVisible(page.runs.empty());
  follow();
}

void CompareDialog::fillCheckpoints(const std::shared_ptr<LoadedRun>& run) {
  if (run->details.summary.id != m_run->currentData().toLongLong()) return;
  m_checkpoint->clear();
  const QString name = QString::fromStdString(run->details.summary.name);
  for (const store::CheckpointInfo& checkpoint : run->checkpoints) {
    const QString update = tr("update %1").arg(countText(static_cast<qint64>(checkpoint.update)));
    m_checkpoint->addItem(checkpoint.best ? tr("%1, the best of its run").arg(update) : update,
                          textOf(checkpointPath(m_runs.store(), run->details.summary.id, checkpoint.update, name)));
  }
  follow();
}

void CompareDialog::follow() {
  const auto chosen = [](const QComboBox* box) { return box->currentIndex() >= 0; };
  const auto typed = [](const QLineEdit* field) { return !field->text().trimmed().isEmpty(); };
  const bool stored = m_run->count() > 0;
  m_run->setVisible(stored);
  m_checkpoint->setVisible(stored);
  switch (with()) {
    case With::model:
      return m_compare->setEnabled(chosen(m_models));
    case With::checkpoint:
      return m_compare->setEnabled(chosen(m_checkpoint));
    case With::sentence:
      return m_compare->setEnabled(typed(m_sentence));
    case With::reference:
      return m_compare->setEnabled(typed(m_reference));
    case With::alignment:
      return m_compare->setEnabled(chosen(m_alignments));
  }
}

void CompareDialog::give() {
  const auto file = [](const QComboBox* box) {
    return std::filesystem::path(box->currentData().toString().toStdU16String());
  };
  switch (with()) {
    case With::model:
      Q_EMIT laneWanted({.model = file(m_models)}, tr("compare with %1").arg(isolated(m_models->currentText())));
      break;
    case With::checkpoint:
      Q_EMIT laneWanted({.model = file(m_checkpoint)}, tr("compare with a checkpoint"));
      break;
    case With::sentence:
      Q_EMIT laneWanted({.sentence = m_sentence->text().trimmed().toStdString()}, tr("compare with another sentence"));
      break;
    case With::reference:
      Q_EMIT referenceWanted(m_reference->text());
      break;
    case With::alignment:
      Q_EMIT laneWanted({.model = file(m_alignments)}, tr("show the statistical alignment"));
      break;
  }
  accept();
}

}  // namespace lookback::ui

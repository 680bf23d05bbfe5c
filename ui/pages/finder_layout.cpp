// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>
#include <cmath>

#include "ui/pages/finder_dialog.h"
#include "ui/support/controls.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr double kRow = 28, kNumber = 84, kLine = 64;
constexpr int kMostPairs = 20000;

}  // namespace

void FinderDialog::buildSource() {
  m_sourceLabel = plainLabel(QStringLiteral("finder.sourceLabel"), "plain", this);
  m_source = new FieldCombo(m_services.theme, this);
  setLook(*m_source, "field");
  for (int k = 0; k < firstStored; ++k) m_source->addItem(QString());
  m_sourceLabel->setBuddy(m_source);
  m_options = new QStackedWidget(this);
  m_options->addWidget(buildGenerated());
  m_options->addWidget(buildFiles());
  m_storedNote = plainLabel(QStringLiteral("finder.storedNote"), "note", m_options);
  m_storedNote->setWordWrap(true);
  m_options->addWidget(m_storedNote);
  m_load = new QPushButton(this);
  m_load->setObjectName(QStringLiteral("finder.load"));
  setLook(*m_load, "primary");
}

QWidget* FinderDialog::buildGenerated() {
  auto* page = new QWidget(m_options);
  m_pairs = new QSpinBox(page);
  m_pairs->setRange(1, kMostPairs);
  m_pairs->setValue(200);
  m_seed = new QSpinBox(page);
  m_seed->setRange(1, 999999);
  m_seed->setValue(2);
  m_pairsLabel = plainLabel(QStringLiteral("finder.pairsLabel"), "plain", page);
  m_seedLabel = plainLabel(QStringLiteral("finder.seedLabel"), "plain", page);
  m_pairsLabel->setBuddy(m_pairs);
  m_seedLabel->setBuddy(m_seed);
  auto* line = new QHBoxLayout(page);
  line->setContentsMargins(0, 0, 0, 0);
  line->addWidget(m_pairsLabel);
  line->addWidget(m_pairs);
  line->addWidget(m_seedLabel);
  line->addWidget(m_seed);
  line->addStretch(1);
  return page;
}

QWidget* FinderDialog::buildFiles() {
  auto* page = new QWidget(m_options);
  auto* grid = new QGridLayout(page);
  grid->setContentsMargins(0, 0, 0, 0);
  const auto row = [&](int number, const char* name, QLabel*& label, QLineEdit*& field) {
    field = new QLineEdit(page);
    setLook(*field, "field");
    label = plainLabel(QLatin1String(name) + QStringLiteral("Label"), "plain", page);
    label->setBuddy(field);
    grid->addWidget(label, number, 0);
    grid->addWidget(field, number, 1);
  };
  row(0, "finder.first", m_firstLabel, m_first);
  row(1, "finder.second", m_secondLabel, m_second);
  row(2, "finder.links", m_linksLabel, m_links);
  m_browse = new QPushButton(page);
  m_browse->setObjectName(QStringLiteral("finder.browse"));
  setLook(*m_browse, "button");
  m_swap = new GivingCheck(page);
  setLook(*m_swap, "check");
  grid->addWidget(m_browse, 0, 2);
  grid->addWidget(m_swap, 1, 2);
  grid->setColumnStretch(1, 1);
  return page;
}

void FinderDialog::buildTable() {
  m_rankLabel = plainLabel(QStringLiteral("finder.rankLabel"), "plain", this);
  m_rankBy = new FieldCombo(m_services.theme, this);
  setLook(*m_rankBy, "field");
  for (int k = 0; k < 7; ++k) m_rankBy->addItem(QString());
  m_rankLabel->setBuddy(m_rankBy);
  m_rankAgain = new QPushButton(this);
  setLook(*m_rankAgain, "button");
  m_summary = plainLabel(QStringLiteral("finder.summary"), "note", this);
  m_summary->setWordWrap(true);
  m_progress = new QProgressBar(this);
  m_progress->setTextVisible(false);
  setLook(*m_progress, "progress");
  m_cancel = new QPushButton(this);
  setLook(*m_cancel, "button");
  m_table = new QTableView(this);
  m_table->setModel(m_model);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setTabKeyNavigation(false);
  m_table->setShowGrid(false);
  m_table->setWordWrap(false);
  m_table->setTextElideMode(Qt::ElideRight);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->horizontalHeader()->setSectionResizeMode(FinderModel::sentence, QHeaderView::Stretch);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_table->setVerticalScrollBar(new ThinScrollBar(m_services.theme, Qt::Vertical, m_table));
  m_table->installEventFilter(this);
  m_pair = plainLabel(QStringLiteral("finder.pair"), "plain", this);
  m_pair->setWordWrap(true);
  m_open = new QPushButton(this);
  setLook(*m_open, "button");
  m_close = new QPushButton(this);
  setLook(*m_close, "button");
  for (QPushButton* button : {m_load, m_browse, m_rankAgain, m_cancel, m_open, m_close}) button->setAutoDefault(false);
}

void FinderDialog::arrange() {
  auto* from = new QHBoxLayout;
  from->addWidget(m_sourceLabel);
  from->addWidget(m_source, 1);
  from->addWidget(m_load);
  auto* ranks = new QHBoxLayout;
  ranks->addWidget(m_rankLabel);
  ranks->addWidget(m_rankBy);
  ranks->addWidget(m_rankAgain);
  ranks->addWidget(m_summary, 1);
  ranks->addWidget(m_progress);
  ranks->addWidget(m_cancel);
  auto* end = new QHBoxLayout;
  end->addWidget(m_pair, 1);
  end->addWidget(m_open);
  end->addWidget(m_close);
  auto* column = new QVBoxLayout(this);
  column->addLayout(from);
  column->addWidget(m_options);
  column->addWidget(hairline(this));
  column->addLayout(ranks);
  column->addWidget(m_table, 1);
  column->addLayout(end);
}

void FinderDialog::connectControls() {
  GoldLibrary& library = m_gold.goldLibrary();
  connect(m_source, &QComboBox::currentIndexChanged, this, &FinderDialog::showSource);
  connect(m_first, &QLineEdit::textChanged, this, &FinderDialog::enable);
  for (QLineEdit* field : {m_first, m_second, m_links})
    connect(field, &QLineEdit::returnPressed, this, &FinderDialog::load);
  connect(m_browse, &QPushButton::clicked, this, &FinderDialog::browse);
  connect(m_load, &QPushButton::clicked, this, &FinderDialog::load);
  connect(m_rankBy, &QComboBox::currentIndexChanged, this, &FinderDialog::sortRows);
  connect(m_rankAgain, &QPushButton::clicked, this, &FinderDialog::rank);
  connect(m_cancel, &QPushButton::clicked, this, [this] {
    m_gold.goldLibrary().cancel();
    finish(QString());
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &FinderDialog::followRow);
  connect(m_table, &QTableView::doubleClicked, this, &FinderDialog::openRow);
  connect(m_open, &QPushButton::clicked, this, &FinderDialog::openRow);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(&library, &GoldLibrary::corporaListed, this, &FinderDialog::listCorpora);
  connect(&library, &GoldLibrary::loaded, this, &FinderDialog::take);
  connect(&library, &GoldLibrary::loadFailed, this, &FinderDialog::finish);
  connect(&library, &GoldLibrary::rankingEnded, this, &FinderDialog::finish);
  connect(&library, &GoldLibrary::progressed, this, [this](double share) {
    m_progress->setRange(0, 1000);
    m_progress->setValue(static_cast<int>(std::lround(1000 * share)));
  });
  connect(&library, &GoldLibrary::ranked, this, [this](const RankedPairs& pairs) {
    m_model->take(pairs);
    m_progress->setValue(m_model->known());
    m_summary->setText(summary());
  });
  connect(&m_decode, &DecodeModel::resultChanged, this, &FinderDialog::followModel);
  connect(&m_gold.model(), &GoldModel::changed, this, [this] {
    if (isVisible()) enable();
  });
  connect(&m_services.theme, &Theme::changed, this, &FinderDialog::applyTheme);
}

void FinderDialog::retranslate() {
  setWindowTitle(tr("Sentences of a test set"));
  setAccessibleName(windowTitle());
  m_sourceLabel->setText(tr("Sentences from"));
  m_source->setItemText(frenchEnglish, tr("Generated: French and English, with exact links"));
  m_source->setItemText(dates, tr("Generated: dates"));
  m_source->setItemText(reverse, tr("Generated: reversed letters"));
  m_source->setItemText(files, tr("Files of your own"));
  m_pairsLabel->setText(tr("How many"));
  m_seedLabel->setText(tr("Seed"));
  m_firstLabel->setText(tr("First text, or TSV"));
  m_secondLabel->setText(tr("Second text"));
  m_linksLabel->setText(tr("Links i-j, i?j"));
  m_storedNote->setText(
      tr("What was imported on the page Data, with its gold links if it came with any. i counts the source words."));
  m_browse->setText(tr("Choose files…"));
  m_swap->setText(tr("The second text is the source"));
  m_load->setText(tr("Open"));
  m_rankLabel->setText(tr("Rank by"));
  const QString ranks[] = {tr("Crossing links"), tr("Row entropy"), tr("Coverage gap"),     tr("Alignment error (AER)"),
                           tr("Unknown words"),  tr("Length"),      tr("Order in the file")};
  for (int k = 0; k < 7; ++k) m_rankBy->setItemText(k, ranks[k]);
  m_rankAgain->setText(tr("Read again"));
  m_cancel->setText(tr("Cancel"));
  m_open->setText(tr("Open in Decode"));
  m_close->setText(tr("Close"));
  nameControls();
  enable();
}

void FinderDialog::nameControls() {
  const auto name = [](QWidget& control, const char* id, const QString& help, const QString& called = {}) {
    const auto* button = qobject_cast<const QAbstractButton*>(&control);
    describeControl(control, QLatin1String(id), called.isEmpty() && button ? button->text() : called, help);
  };
  name(*m_source, "finder.source", tr("Where the sentences come from."), m_sourceLabel->text());
  name(*m_pairs, "finder.pairs", tr("How many sentences are generated."), m_pairsLabel->text());
  name(*m_seed, "finder.seed", tr("The same seed gives the same sentences."), m_seedLabel->text());
  name(*m_first, "finder.first",
       tr("A file with source, tab, target on each line, or the sentences whose words i counts, one a line."),
       m_firstLabel->text());
  name(*m_second, "finder.second", tr("Their translations line by line, whose words j counts; empty for a TSV."),
       m_secondLabel->text());
  name(*m_links, "finder.links",
       tr("A line of links for each pair, counted from 0: i-j sure, i?j or ipj possible. Empty: no gold."),
       m_linksLabel->text());
  name(*m_browse, "finder.browse", tr("Chooses texts and links together; which is which is read off their names."));
  name(*m_swap, "finder.swap", tr("The model reads the second text (or column) and writes the first."));
  name(*m_load, "finder.load", tr("Reads the sentences and lets the model read each pair."));
  name(*m_rankBy, "finder.rankBy", tr("What comes first in the list."), m_rankLabel->text());
  name(*m_rankAgain, "finder.rankAgain", tr("Lets the model read the sentences with the settings there are now."));
  name(*m_cancel, "finder.cancel", tr("Gives up reading; what is known so far stays."));
  name(*m_table, "finder.table", tr("The sentences as ranked. Return opens one in Decode along its gold translation."),
       tr("Sentences"));
  name(*m_open, "finder.open", tr("Decodes the chosen sentence along its translation (Return)."));
  name(*m_close, "finder.close", tr("Closes the list; it keeps its place."));
}

void FinderDialog::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  layout()->setContentsMargins(px(16), px(12), px(16), px(12));
  layout()->setSpacing(px(8));
  m_table->verticalHeader()->setDefaultSectionSize(px(kRow));
  m_table->verticalHeader()->setMinimumSectionSize(px(kRow));
  for (int column = 0; column < FinderModel::columns; ++column)
    if (column != FinderModel::sentence)
      m_table->setColumnWidth(column, px(column == FinderModel::number ? kLine : kNumber));
  m_progress->setFixedSize(px(140), px(8));
  m_pair->setMinimumHeight(px(36));
}

}  // namespace lookback::ui

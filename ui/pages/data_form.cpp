// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data_form.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

/// Sizes of the slider's steps, marks counted.
constexpr std::array<int, 24> kSizes = {50,   100,  200,  300,  500,   750,   1000,  1500,  2000,  3000,  4000,  5000,
                                        6000, 7000, 8000, 9000, 10000, 12000, 15000, 20000, 25000, 30000, 40000, 50000};
constexpr int kUsualSize = 8000, kUsualDev = 500, kUsualLongest = 50, kLeastSize = 3, kMostSize = 100000;
constexpr int kPerMille = 1000;
const std::array<Language, 3> kLanguages = {Language::french, Language::english, Language::other};

std::filesystem::path pathOf(const QString& file) {
  return std::filesystem::path(file.toStdU16String());
}

bool isLinksFile(const QString& file) {
  static const QRegularExpression kEnding(QStringLiteral("\\.(align|links|talp|pharaoh)(\\.gz)?$"),
                                          QRegularExpression::CaseInsensitiveOption);
  return kEnding.match(file).hasMatch();
}

/// The step of the slider nearest below a size.
int stepOf(int size) {
  const auto* above = std::upper_bound(kSizes.begin(), kSizes.end(), size);
  return std::max(0, static_cast<int>(above - kSizes.begin()) - 1);
}

}  // namespace

DataForm::DataForm(Services services, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_scroll(new QScrollArea(this)),
      m_column(new QVBoxLayout(this)),
      m_body(new QVBoxLayout) {
  setObjectName(QStringLiteral("dataForm"));
  buildScroll();
  buildFiles();
  buildVocabulary();
  buildSplit();
  m_body->addStretch(1);
  buildImport();
  setFocusProxy(m_choose);
  connectControls();
  connect(&services.theme, &Theme::changed, this, &DataForm::applyTheme);
  retranslate();
  m_from->setCurrentIndex(0);
  m_to->setCurrentIndex(1);
  applyTheme();
  showFiles();
  showOutcome(QString());
  setSize(kUsualSize);
  showJob(ImportController::Job::none, {});
}

void DataForm::buildScroll() {
  auto* body = new QWidget;
  body->setLayout(m_body);
  m_scroll->setObjectName(QStringLiteral("dataForm.scroll"));
  setLook(*m_scroll, "page");
  m_scroll->setWidget(body);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setVerticalScrollBar(new ThinScrollBar(m_services.theme, Qt::Vertical, m_scroll));
  m_scroll->viewport()->setAutoFillBackground(false);
  body->setAutoFillBackground(false);
  m_column->addWidget(m_scroll, 1);
}

QVBoxLayout* DataForm::card(QLabel*& title, QVBoxLayout* place) {
  auto* frame = new QFrame(this);
  setLook(*frame, "card");
  m_cards.push_back(frame);
  title = plainLabel(QStringLiteral("dataForm.title%1").arg(m_cards.size()), "strong", frame);
  auto* column = new QVBoxLayout(frame);
  column->addWidget(title);
  place->addWidget(frame);
  return column;
}

void DataForm::buildFiles() {
  QVBoxLayout* column = card(m_filesTitle, m_body);
  QWidget* frame = m_cards.back();
  m_fileNames = plainLabel(QStringLiteral("dataForm.files"), "plain", frame);
  m_fileNames->setWordWrap(true);
  m_choose = new QPushButton(frame);
  m_paste = new QPushButton(frame);
  for (QPushButton* button : {m_choose, m_paste}) setLook(*button, "button");
  m_from = new FieldCombo(m_services.theme, frame);
  m_to = new FieldCombo(m_services.theme, frame);
  m_swap = new GivingCheck(frame);
  m_longest = new QSpinBox(frame);
  m_longest->setRange(1, 200);
  m_longest->setValue(kUsualLongest);
  m_linksNote = plainLabel(QStringLiteral("dataForm.links"), "plain", frame);
  m_linksNote->setWordWrap(true);
  m_chooseLinks = new QPushButton(frame);
  m_dropLinks = new QPushButton(frame);
  for (QPushButton* button : {m_chooseLinks, m_dropLinks}) setLook(*button, "button");
  m_linksTargetFirst = new GivingCheck(frame);
  for (QCheckBox* check : {m_swap, m_linksTargetFirst}) setLook(*check, "plain");
  setLook(*m_longest, "field");
  m_fromLabel = plainLabel(QStringLiteral("dataForm.fromLabel"), "note", frame);
  m_toLabel = plainLabel(QStringLiteral("dataForm.toLabel"), "note", frame);
  m_longestLabel = plainLabel(QStringLiteral("dataForm.longestLabel"), "note", frame);
  auto* grid = new QGridLayout;
  grid->addWidget(m_fromLabel, 0, 0);
  grid->addWidget(m_toLabel, 0, 1);
  grid->addWidget(m_from, 1, 0);
  grid->addWidget(m_to, 1, 1);
  grid->addWidget(m_longestLabel, 2, 0);
  grid->addWidget(m_longest, 2, 1);
  auto* links = new QHBoxLayout;
  links->addWidget(m_chooseLinks);
  links->addWidget(m_dropLinks);
  links->addStretch(1);
  column->addWidget(m_fileNames);
  auto* ways = new QHBoxLayout;
  ways->addWidget(m_choose);
  ways->addWidget(m_paste);
  ways->addStretch(1);
  column->addLayout(ways);
  column->addLayout(grid);
  column->addWidget(m_swap);
  column->addWidget(m_linksNote);
  column->addLayout(links);
  column->addWidget(m_linksTargetFirst);
}

void DataForm::buildVocabulary() {
  QVBoxLayout* column = card(m_vocabularyTitle, m_body);
  QWidget* frame = m_cards.back();
  m_sizeLabel = plainLabel(QStringLiteral("dataForm.sizeLabel"), "note", frame);
  m_size = new QSpinBox(frame);
  m_size->setRange(kLeastSize, kMostSize);
  m_size->setGroupSeparatorShown(true);
  setLook(*m_size, "field");
  m_sizes = new QSlider(Qt::Horizontal, frame);
  m_sizes->setRange(0, static_cast<int>(kSizes.size()) - 1);
  m_sizes->setPageStep(3);
  m_unknownSource = plainLabel(QStringLiteral("dataForm.unknownSource"), "plain", frame);
  m_unknownTarget = plainLabel(QStringLiteral("dataForm.unknownTarget"), "plain", frame);
  auto* line = new QHBoxLayout;
  line->addWidget(m_sizeLabel, 1);
  line->addWidget(m_size);
  column->addLayout(line);
  column->addWidget(m_sizes);
  column->addWidget(m_unknownSource);
  column->addWidget(m_unknownTarget);
}

void DataForm::buildSplit() {
  QVBoxLayout* column = card(m_splitTitle, m_body);
  QWidget* frame = m_cards.back();
  m_splitNote = plainLabel(QStringLiteral("dataForm.splitNote"), "note", frame);
  m_splitNote->setWordWrap(true);
  m_devLabel = plainLabel(QStringLiteral("dataForm.devLabel"), "note", frame);
  m_seedLabel = plainLabel(QStringLiteral("dataForm.seedLabel"), "note", frame);
  m_dev = new QSpinBox(frame);
  m_dev->setRange(0, 20000);
  m_dev->setValue(kUsualDev);
  m_dev->setGroupSeparatorShown(true);
  m_seed = new QSpinBox(frame);
  m_seed->setRange(0, 999999);
  m_seed->setValue(1);
  for (QSpinBox* box : {m_dev, m_seed}) setLook(*box, "field");
  auto* grid = new QGridLayout;
  grid->addWidget(m_devLabel, 0, 0);
  grid->addWidget(m_seedLabel, 0, 1);
  grid->addWidget(m_dev, 1, 0);
  grid->addWidget(m_seed, 1, 1);
  column->addLayout(grid);
  column->addWidget(m_splitNote);
}

void DataForm::buildImport() {
  QVBoxLayout* column = card(m_importTitle, m_column);
  QWidget* frame = m_cards.back();
  m_name = new QLineEdit(frame);
  setLook(*m_name, "field");
  m_import = new QPushButton(frame);
  setLook(*m_import, "primary");
  m_cancel = new QPushButton(frame);
  setLook(*m_cancel, "button");
  m_progress = new QProgressBar(frame);
  m_progress->setRange(0, kPerMille);
  m_progress->setTextVisible(false);
  m_progressText = plainLabel(QStringLiteral("dataForm.progressText"), "note", frame);
  m_outcome = plainLabel(QStringLiteral("dataForm.outcome"), "plain", frame);
  for (QLabel* label : {m_progressText, m_outcome}) label->setWordWrap(true);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_import);
  buttons->addWidget(m_cancel);
  buttons->addStretch(1);
  column->addWidget(m_name);
  column->addLayout(buttons);
  column->addWidget(m_progress);
  column->addWidget(m_progressText);
  column->addWidget(m_outcome);
}

void DataForm::connectControls() {
  connect(m_choose, &QPushButton::clicked, this, &DataForm::chooseFiles);
  connect(m_paste, &QPushButton::clicked, this, &DataForm::pasteRequested);
  connect(m_chooseLinks, &QPushButton::clicked, this, &DataForm::chooseLinks);
  connect(m_dropLinks, &QPushButton::clicked, this, [this] {
    m_links.clear();
    showFiles();
    Q_EMIT sourceChanged();
  });
  for (QComboBox* box : {m_from, m_to}) connect(box, &QComboBox::activated, this, &DataForm::sourceChanged);
  for (QCheckBox* check : {m_swap, m_linksTargetFirst})
    connect(check, &QCheckBox::clicked, this, &DataForm::sourceChanged);
  connect(m_longest, &QSpinBox::valueChanged, this, &DataForm::sourceChanged);
  connect(m_size, &QSpinBox::valueChanged, this, &DataForm::setSize);
  connect(m_sizes, &QSlider::valueChanged, this, [this](int step) { setSize(kSizes[static_cast<std::size_t>(step)]); });
  connect(m_name, &QLineEdit::textEdited, this, [this] {
    m_named = true;
    enable();
  });
  connect(m_import, &QPushButton::clicked, this, &DataForm::importRequested);
  connect(m_cancel, &QPushButton::clicked, this, &DataForm::cancelRequested);
}

ImportSource DataForm::source() const {
  ImportSource source;
  if (!m_files.isEmpty()) source.files.first = pathOf(m_files[0]);
  if (m_files.size() > 1) source.files.second = pathOf(m_files[1]);
  source.files.swapSides = m_swap->isChecked();
  source.direction = {kLanguages[static_cast<std::size_t>(m_from->currentIndex())],
                      kLanguages[static_cast<std::size_t>(m_to->currentIndex())]};
  if (!m_links.isEmpty()) source.links = pathOf(m_links);
  source.linksTargetFirst = m_linksTargetFirst->isChecked();
  source.maxWords = static_cast<std::size_t>(m_longest->value());
  return source;
}

ImportSettings DataForm::settings() const {
  ImportSettings settings;
  settings.devPairs = static_cast<std::size_t>(m_dev->value());
  settings.seed = static_cast<std::uint64_t>(m_seed->value());
  settings.vocabulary = {m_size->value(), m_size->value()};
  return settings;
}

QString DataForm::name() const {
  return m_name->text().trimmed();
}

void DataForm::takeFiles(const QStringList& files) {
  QStringList sentences;
  for (const QString& file : files)
    if (isLinksFile(file))
      m_links = file;
    else
      sentences << file;
  if (!sentences.isEmpty()) {
    m_files = sentences.mid(0, 2);
    if (files.size() == sentences.size()) m_links.clear();  // they belonged to other files
    QFileInfo first(m_files[0]);
    guessDirection(first.fileName() + QLatin1Char(' ') +
                   (m_files.size() > 1 ? QFileInfo(m_files[1]).fileName() : QString()));
    if (!m_named)
      m_name->setText(first.fileName().remove(QRegularExpression(QStringLiteral("\\.(tsv|txt|gz|fr|en)(?=\\.|$)"))));
  }
  showOutcome(QString());
  showFiles();
  Q_EMIT sourceChanged();
}

void DataForm::guessDirection(const QString& name) {
  // "x.fr x.en", "tatoeba.fr-en.train.tsv", "fra-eng": the first of the two languages comes first.
  static const QRegularExpression kCode(QStringLiteral("(?<![a-z])(fr|fra|en|eng)(?![a-z])"),
                                        QRegularExpression::CaseInsensitiveOption);
  QList<int> found;
  for (auto match = kCode.globalMatch(name); match.hasNext();)
    found << (match.next().captured().startsWith(QLatin1Char('f'), Qt::CaseInsensitive) ? 0 : 1);
  if (found.size() < 2 || found[0] == found[1]) return;
  m_from->setCurrentIndex(found[0]);
  m_to->setCurrentIndex(found[1]);
  m_swap->setChecked(false);
}

/// A dialog beside the files that are chosen already; `take` gets what is chosen in it.
template <class Take>
void DataForm::askForFiles(const QString& title, const QString& filter, QFileDialog::FileMode mode, Take take) {
  const QString folder = m_files.isEmpty() ? QString() : QFileInfo(m_files[0]).absolutePath();
  auto* dialog = new QFileDialog(this, title, folder, filter);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(mode);
  connect(dialog, &QFileDialog::filesSelected, this, take);
  dialog->open();
}

void DataForm::chooseFiles() {
  askForFiles(tr("Choose one TSV file, or two files with the two sides"),
              tr("Texts (*.tsv *.txt *.gz *.fr *.en);;All files (*)"), QFileDialog::ExistingFiles,
              [this](const QStringList& files) { takeFiles(files); });
}

void DataForm::chooseLinks() {
  askForFiles(tr("Choose a file of links"), tr("All files (*)"), QFileDialog::ExistingFile,
              [this](const QStringList& files) {
                m_links = files.value(0);
                showFiles();
                Q_EMIT sourceChanged();
              });
}

void DataForm::showFiles() {
  QStringList names;
  for (const QString& file : m_files) names << isolated(QFileInfo(file).fileName());
  if (names.isEmpty())
    m_fileNames->setText(
        tr("Drop a file here, or choose: one with source, tab, target on each line, or two with the "
           "two sides line by line. They may be gzipped."));
  else
    m_fileNames->setText(names.join(QLatin1Char('\n')));
  m_fileNames->setToolTip(plainTip(m_files.join(QLatin1Char('\n'))));
  QString note = tr("Gold links: none");
  if (!m_links.isEmpty()) note = tr("Gold links: %1").arg(isolated(QFileInfo(m_links).fileName()));
  if (!m_links.isEmpty() && m_preview && m_preview->links) {
    const ImportLinksReport& report = *m_preview->links;
    QStringList facts = {
        tr("%n link(s)", nullptr, static_cast<int>(report.links)),
        report.countsBlanks ? tr("positions count words between blanks") : tr("positions count this program's words")};
    if (report.lost > 0)
      facts << tr("%n point(s) to no word and are left out, the first on line %1", nullptr,
                  static_cast<int>(report.lost))
                   .arg(report.firstLost);
    note += QLatin1Char('\n') + enumerated(facts);
  }
  m_linksNote->setText(note);
  m_dropLinks->setVisible(!m_links.isEmpty());
  m_linksTargetFirst->setVisible(!m_links.isEmpty());
  enable();
}

void DataForm::setSize(int size) {
  const QSignalBlocker quiet(m_size), still(m_sizes);
  m_size->setValue(size);
  m_sizes->setValue(stepOf(size));
  followSize();
}

void DataForm::followSize() {
  const QLocale locale;
  const auto text = [&](const UnknownCurve& curve, const QString& side) {
    return tr("%1: %2 % unknown").arg(side, locale.toString(100 * curve.unknownShare(m_size->value()), 'f', 2));
  };
  const auto whole = [&](const UnknownCurve& curve, const QString& side) {
    return m_size->value() >= curve.largestSize() ? tr("%1: every word known").arg(side) : text(curve, side);
  };
  m_unknownSource->setText(m_preview ? whole(m_preview->source, tr("Source")) : tr("Source: no file yet"));
  m_unknownTarget->setText(m_preview ? whole(m_preview->target, tr("Target")) : tr("Target: no file yet"));
  Q_EMIT sizeChanged(m_size->value());
  m_sizes->setAccessibleDescription(enumerated({m_unknownSource->text(), m_unknownTarget->text()}));
}

void DataForm::showPreview(std::shared_ptr<const ImportPreview> preview) {
  m_preview = std::move(preview);
  followSize();
  showFiles();
}

void DataForm::showJob(ImportController::Job job, const ImportProgress& progress) {
  using Job = ImportController::Job;
  m_job = job;
  const QString lines = QLocale().toString(static_cast<qulonglong>(progress.lines));
  QString text;
  if (job == Job::preview) text = tr("Reading: %1 lines").arg(lines);
  if (job == Job::import)
    text = progress.stage == ImportStage::reading     ? tr("Reading: %1 lines").arg(lines)
           : progress.stage == ImportStage::splitting ? tr("Splitting…")
                                                      : tr("Writing…");
  m_progressText->setText(text);
  m_progress->setValue(static_cast<int>(std::lround(progress.done * kPerMille)));
  m_progress->setAccessibleDescription(text);
  for (QWidget* widget :
       {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_progressText), static_cast<QWidget*>(m_cancel)})
    widget->setVisible(job != Job::none);
  enable();
}

void DataForm::showOutcome(const QString& sentence) {
  m_outcome->setText(sentence);
  m_outcome->setVisible(!sentence.isEmpty());
}

void DataForm::enable() {
  const bool importing = m_job == ImportController::Job::import;
  for (QWidget* widget :
       std::initializer_list<QWidget*>{m_choose, m_paste, m_from, m_to, m_swap, m_longest, m_chooseLinks, m_dropLinks,
                                       m_linksTargetFirst, m_size, m_sizes, m_dev, m_seed, m_name})
    widget->setEnabled(!importing);
  const bool ready = m_preview && m_preview->report.kept > 0 && m_job == ImportController::Job::none;
  m_import->setEnabled(ready && !name().isEmpty());
}

void DataForm::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  m_column->setContentsMargins(px(8), px(8), 0, px(8));
  m_column->setSpacing(px(8));
  m_body->setContentsMargins(0, 0, 0, 0);
  m_body->setSpacing(px(8));
  for (QFrame* frame : m_cards) {
    frame->layout()->setContentsMargins(px(12), px(10), px(12), px(12));
    frame->layout()->setSpacing(px(6));
  }
  for (QWidget* control : std::initializer_list<QWidget*>{m_swap, m_linksTargetFirst, m_sizes})
    control->setMinimumHeight(px(32));
  m_progress->setFixedHeight(px(8));
}

void DataForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showFiles();
    followSize();
  }
  QWidget::changeEvent(event);
}

void DataForm::retranslate() {
  const std::array<QString, 3> languages = {tr("French"), tr("English"), tr("Other")};
  for (QComboBox* box : {m_from, m_to})
    for (int i = 0; i < 3; ++i)
      if (i < box->count())
        box->setItemText(i, languages[static_cast<std::size_t>(i)]);
      else
        box->addItem(languages[static_cast<std::size_t>(i)]);
  m_filesTitle->setText(tr("Files"));
  m_choose->setText(tr("Choose files…"));
  m_paste->setText(tr("Paste…"));
  m_fromLabel->setText(tr("Translate from"));
  m_toLabel->setText(tr("into"));
  m_longestLabel->setText(tr("Longest sentence, words"));
  m_swap->setText(tr("The first column or file is the target"));
  m_chooseLinks->setText(tr("Choose links…"));
  m_dropLinks->setText(tr("Without"));
  m_linksTargetFirst->setText(tr("Links name the target word first"));
  m_vocabularyTitle->setText(tr("Vocabulary"));
  m_sizeLabel->setText(tr("Words on each side"));
  m_splitTitle->setText(tr("Held back to judge by"));
  m_devLabel->setText(tr("Pairs"));
  m_seedLabel->setText(tr("Seed"));
  m_splitNote->setText(tr("No sentence of these, source or target, is trained on. At most a fifth is held back."));
  m_importTitle->setText(tr("Import"));
  m_name->setPlaceholderText(tr("Name of the corpus"));
  m_import->setText(tr("Import"));
  m_cancel->setText(tr("Cancel"));
  nameControls();
}

void DataForm::nameControls() {
  const auto describe = [](QWidget* control, const char* id, const QString& name, const QString& help) {
    describeControl(*control, QStringLiteral("dataForm.") + QLatin1String(id), name, help);
  };
  describe(m_choose, "choose", tr("Choose files"), tr("Opens one TSV file, or two files with the two sides."));
  describe(m_paste, "paste", tr("Paste sentences"),
           tr("Takes sentence pairs from the clipboard or the keyboard (Ctrl+V on this page)."));
  describe(m_from, "from", tr("Source language"), tr("Decides how the source is cut into words."));
  describe(m_to, "to", tr("Target language"), tr("Decides how the target is cut into words."));
  describe(m_longest, "longest", tr("Longest sentence"),
           tr("Pairs with more words on either side are skipped or cut."));
  describe(m_swap, "swap", tr("The first column or file is the target"), tr("Turns all pairs round."));
  describe(m_chooseLinks, "chooseLinks", tr("Choose links"),
           tr("A file with a line of links for each pair: i-j sure, i?j or ipj possible, counted from 0."));
  describe(m_dropLinks, "dropLinks", tr("Without links"), tr("Imports without gold links."));
  describe(m_linksTargetFirst, "linksTargetFirst", tr("Links name the target word first"),
           tr("Tick it where i-j in the file is target-source."));
  describe(m_size, "size", tr("Words on each side"), tr("Size of both vocabularies, the two marks counted."));
  describe(m_sizes, "sizes", tr("Size of the vocabularies"), tr("Fewer words leave more of the text unknown."));
  followSize();  // says so in the description
  describe(m_dev, "dev", tr("Pairs held back"), tr("So many pairs are kept to judge the model by."));
  describe(m_seed, "seed", tr("Seed of the split"), tr("The same seed holds back the same pairs."));
  describe(m_name, "name", tr("Name of the corpus"), tr("Under this name it is offered for training."));
  describe(m_import, "import", tr("Import"), tr("Keeps the pairs as a corpus of your own."));
  describe(m_cancel, "cancel", tr("Cancel"), tr("Stops reading; nothing of it is kept."));
  describe(m_progress, "progress", tr("Progress"), QString());
}

}  // namespace lookback::ui

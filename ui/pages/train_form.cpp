// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/train_form.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <thread>

#include "core/base/error.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kRestMs = 400;
constexpr int kMostThreads = 16;
constexpr double kShortest = 5, kLongest = 50;  // of the longest sentence

/// What Start alone does with each choice of data.
struct Preset {
  const char* task;
  const char* size;
  int pairs, maxWords, minutes;  // index of kMinutes
  bool adam;
  int evaluateEvery;
  int batch;
  const char* rate;     // empty: the optimizer's own
  const char* dropout;  // of French-English: keeps the weights on the word that is written
  int warmUp;           // updates; without it some seeds of French-English stand still for a minute
};
constexpr std::array<Preset, 4> kPresets{
    {{"reverse", "tiny", 8000, 8, 0, true, 200, 80, "", "0", 0},
     {"dates", "tiny", 8000, 8, 1, true, 200, 80, "", "0", 0},
     {"french-english", "compact", 200000, 12, 2, true, 400, 64, "0.003", "0.1", 200},
     {"file", "small", 0, 0, 4, false, 500, 80, "", "0", 0}}};
constexpr std::array<double, 8> kMinutes{0.5, 1, 2, 5, 10, 30, 60, 240};

struct Size {
  const char* id;
  int m, n, nAlign, l;  // letters as in ModelConfig
  int words;            // of each vocabulary at most
};
constexpr std::array<Size, 4> kSizes{{{"tiny", 64, 64, 64, 64, 8000},
                                      {"compact", 96, 128, 128, 96, 8000},
                                      {"small", 128, 256, 256, 128, 8000},
                                      {"medium", 256, 512, 512, 256, 10000}}};
constexpr std::array<Scorer, 4> kScorers{Scorer::additive, Scorer::dot, Scorer::general, Scorer::none};
constexpr std::array<OptimizerKind, 3> kOptimizers{OptimizerKind::adam, OptimizerKind::adadelta,
                                                   OptimizerKind::gradientDescent};

template <class List, class Value>
int indexOf(const List& list, const Value& value) {
  const auto found = std::find(list.begin(), list.end(), value);
  return found == list.end() ? 0 : static_cast<int>(found - list.begin());
}

}  // namespace

TrainForm::TrainForm(Services services, QWidget* parent) : QWidget(parent), m_services(services) {
  setObjectName(QStringLiteral("trainForm"));
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRestMs);
  connect(&m_rest, &QTimer::timeout, this, &TrainForm::edited);
  build();
  retranslate();
  takePreset();
  connect(&services.theme, &Theme::changed, this, &TrainForm::applyTheme);
  applyTheme();
}

FieldCombo* TrainForm::combo(const char* name) {
  auto* box = new FieldCombo(m_services.theme, this);
  setLook(*box, "field");
  box->setObjectName(QLatin1String(name));
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  connect(box, &QComboBox::currentIndexChanged, this, &TrainForm::touched);
  return box;
}

QLineEdit* TrainForm::line(const char* name, const QString& text) {
  auto* field = new QLineEdit(text, this);
  setLook(*field, "field");
  field->setObjectName(QLatin1String(name));
  connect(field, &QLineEdit::textChanged, this, &TrainForm::touched);
  return field;
}

void TrainForm::addField(QWidget* control, bool more) {
  QWidget* box = more ? m_moreBox : this;
  auto* caption = plainLabel(control->objectName() + QStringLiteral(".caption"), "note", box);
  caption->setBuddy(control);
  auto* layout = static_cast<QVBoxLayout*>(box->layout());
  layout->addWidget(caption);
  layout->addWidget(control);
  QLabel* reason = nullptr;
  if (more) {
    reason = plainLabel(control->objectName() + QStringLiteral(".reason"), "note", box);
    reason->setWordWrap(true);
    layout->addWidget(reason);
  }
  m_fields.push_back({caption, control, reason});
}

void TrainForm::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  m_moreBox = new QWidget(this);
  auto* more = new QVBoxLayout(m_moreBox);
  more->setContentsMargins(0, 0, 0, 0);
  m_data = combo("train.data");
  m_live = new TrainLive(m_services, this);
  m_summary = plainLabel(QStringLiteral("train.summary"), "note", this);
  m_summary->setWordWrap(true);
  column->addWidget(m_summary);
  column->addWidget(m_live);
  m_corpus = combo("train.corpus");
  m_file = new QPushButton(this);
  setLook(*m_file, "button");
  m_direction = line("train.direction", QStringLiteral("fr-en"));
  m_model = combo("train.model");
  m_size = combo("train.size");
  m_minutes = combo("train.minutes");
  addField(m_data, false);
  addField(m_corpus, false);
  column->addWidget(m_file);
  addField(m_direction, false);
  addField(m_model, false);
  addField(m_size, false);
  addField(m_minutes, false);
  m_estimate = plainLabel(QStringLiteral("train.estimate"), "note", this);
  m_estimate->setWordWrap(true);
  column->addWidget(m_estimate);
  m_more = new GivingButton(this);
  m_more->setCheckable(true);
  setLook(*m_more, "flat");
  column->addWidget(m_more, 0, Qt::AlignLeft);
  m_longest = line("train.longest", QString());
  m_pairs = line("train.pairs", QString());
  m_optimizer = combo("train.optimizer");
  m_rate = line("train.rate", QString());
  m_warmUp = line("train.warmUp", QStringLiteral("0"));
  m_batch = line("train.batch", QStringLiteral("80"));
  m_dropout = line("train.dropout", QStringLiteral("0"));
  m_every = line("train.every", QStringLiteral("200"));
  m_threads = combo("train.threads");
  m_seed = line("train.seed", QStringLiteral("1"));
  for (QWidget* control : std::initializer_list<QWidget*>{m_longest, m_pairs, m_optimizer, m_rate, m_warmUp, m_batch,
                                                          m_dropout, m_every, m_threads, m_seed})
    addField(control, true);
  m_lock = new PaneCheck(m_services.theme, QString(), m_moreBox);
  m_lock->setChecked(true);
  more->addWidget(m_lock);
  m_moreBox->setVisible(false);
  column->addWidget(m_moreBox);
  column->addStretch(1);
  connect(m_more, &QPushButton::toggled, this, &TrainForm::showFields);
  connect(m_more, &QPushButton::toggled, this, &TrainForm::retranslate);
  connect(m_data, &QComboBox::activated, this, &TrainForm::takePreset);
  connect(m_file, &QPushButton::clicked, this, &TrainForm::chooseFile);
}

void TrainForm::retranslate() {
  const auto fill = [](FieldCombo* box, const QStringList& texts) {
    const int chosen = std::max(0, box->currentIndex());
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItems(texts);
    box->setCurrentIndex(chosen);
  };
  fill(m_data,
       {tr("Reverse a word sequence"), tr("Dates to ISO form"), tr("Tiny French–English"), tr("Your own data")});
  fill(m_model, {tr("RNNsearch, additive"), tr("RNNsearch, dot"), tr("RNNsearch, general"), tr("RNNencdec")});
  fill(m_size, {tr("Tiny, 64 units"), tr("Compact, 128 units"), tr("Small, 256 units"), tr("Medium, 512 units")});
  QStringList minutes;
  for (const double m : kMinutes)
    minutes << (m < 1 ? tr("½ minute") : tr("%n minute(s)", nullptr, static_cast<int>(m)));
  fill(m_minutes, minutes);
  fillCorpora();
  followThreads();
  fill(m_optimizer, {tr("Adam"), tr("Adadelta (the paper)"), tr("Gradient descent")});
  const struct {
    QWidget* control;
    QString name, help;
  } texts[] = {
      {m_data, tr("Data"), tr("Sentence pairs to learn from. The first three are generated here.")},
      {m_corpus, tr("Corpus"), tr("A file, or one of the corpora that the page Data has imported.")},
      {m_threads, tr("Threads"),
       tr("Automatic takes one for small models: there two would wait for each other more than they help. The same "
          "seed "
          "and the same number of threads give the same curve.")},
      {m_direction, tr("Languages, source-target"), tr("fr-en, en-fr, or xx for others: decides how words are split.")},
      {m_model, tr("Model"), tr("RNNsearch attends; RNNencdec has one fixed vector for the whole sentence.")},
      {m_size, tr("Size"), tr("Hidden units of encoder and decoder. Larger learns more and takes longer.")},
      {m_minutes, tr("Minutes"), tr("Time spent training; pauses and evaluations do not count.")},
      {m_longest, tr("Longest sentence, words"),
       tr("Of the generated sentences, up to 50. Long ones show where RNNencdec falls away, and need more time.")},
      {m_pairs, tr("Sentence pairs"), tr("How many are generated: with more of them, none is learned by heart.")},
      {m_optimizer, tr("Optimizer"), tr("Adam is several times quicker on small tasks; Adadelta is the paper's.")},
      {m_rate, tr("Learning rate"),
       tr("Factor on every change. Empty: 1 for Adadelta, 0.001 for Adam, 0.1 for descent.")},
      {m_warmUp, tr("Warm-up, updates"),
       tr("The rate rises from nothing over so many updates: large first steps can spoil the start.")},
      {m_batch, tr("Batch, sentences"), tr("Pairs of one update; 80 is the paper's.")},
      {m_dropout, tr("Dropout"), tr("Share of numbers set to zero while training, against learning by heart.")},
      {m_every, tr("Evaluate every, updates"),
       tr("Then dev loss, BLEU and AER are measured and a checkpoint is kept.")},
      {m_seed, tr("Seed"), tr("Start of all random numbers: same seed and settings, same curve.")},
  };
  for (const auto& text : texts)
    for (const Field& field : m_fields) {
      if (field.control != text.control) continue;
      field.caption->setText(text.name);
      describeControl(*field.control, field.control->objectName(), text.name, text.help);
      field.control->setToolTip(plainTip(text.help));
      if (field.reason) field.reason->setText(text.help);
    }
  m_lock->setText(tr("Lock the seed"));
  describeControl(*m_lock, QStringLiteral("train.lock"), tr("Lock the seed"),
                  tr("Unlocked, every new run draws another seed."));
  m_more->setText(m_more->isChecked() ? tr("Less") : tr("More: recipe, seed"));
  describeControl(*m_more, QStringLiteral("train.more"), m_more->text(),
                  tr("Shows or hides the rest of the settings."));
  m_file->setText(m_path.empty() ? tr("Choose a file…")
                                 : menuText(QFileInfo(QString::fromStdU16String(m_path.u16string())).fileName()));
  describeControl(*m_file, QStringLiteral("train.file"), tr("File of sentence pairs"),
                  tr("A TSV file, source TAB target a line; it may be gzipped."));
}

void TrainForm::applyTheme() {
  for (QWidget* box : {static_cast<QWidget*>(this), m_moreBox})
    box->layout()->setSpacing(static_cast<int>(std::lround(m_services.theme.px(4))));
}

void TrainForm::takePreset() {
  const Preset& preset = kPresets[static_cast<std::size_t>(m_data->currentIndex())];
  m_config = {};  // maxout, as in the paper: with tanh the first word often reads from the end mark
  m_options = {};
  m_size->setCurrentIndex(static_cast<int>(
      std::find_if(kSizes.begin(), kSizes.end(), [&](const Size& s) { return !std::strcmp(s.id, preset.size); }) -
      kSizes.begin()));
  m_minutes->setCurrentIndex(preset.minutes);
  m_optimizer->setCurrentIndex(preset.adam ? 0 : 1);
  m_every->setText(QString::number(preset.evaluateEvery));
  m_longest->setText(QString::number(preset.maxWords));
  m_pairs->setText(QString::number(preset.pairs));
  m_batch->setText(QString::number(preset.batch));
  m_rate->setText(QLatin1String(preset.rate));
  m_dropout->setText(QLatin1String(preset.dropout));
  m_warmUp->setText(QString::number(preset.warmUp));
  touched();
}

void TrainForm::touched() {
  showFields();
  m_measuredThreads = 0;
  followThreads();
  const bool noFile = chosenOwn() && !chosenCorpus() && m_path.empty();
  showEstimate(noFile ? tr("Choose a file with a sentence pair a line, source TAB target.")
                      : tr("Measuring this computer…"));
  m_rest.start();
}

/// What the choice of data asks for; while a run trains nothing of it, but what can be changed then.
void TrainForm::showFields() {
  const bool own = chosenOwn(), file = own && !chosenCorpus();
  for (const Field& field : m_fields) {
    bool shown = !m_locked;
    if (field.control == m_corpus) shown = shown && own && !m_corpora.empty();
    if (field.control == m_direction) shown = shown && file;
    if (field.control == m_pairs) shown = shown && !own;
    if (field.control == m_longest) shown = shown && !own && chosenTask() != "dates";  // they have their own lengths
    field.caption->setVisible(shown);
    field.control->setVisible(shown);
    if (field.reason) field.reason->setVisible(shown);
  }
  m_file->setVisible(!m_locked && file);
  m_estimate->setVisible(!m_locked);
  m_more->setVisible(!m_locked);
  m_moreBox->setVisible(!m_locked && m_more->isChecked());
  m_summary->setVisible(m_locked);
  m_live->setVisible(m_locked && m_begun);
}

std::string_view TrainForm::chosenTask() const {
  return kPresets[static_cast<std::size_t>(std::max(0, m_data->currentIndex()))].task;
}

bool TrainForm::chosenOwn() const {
  return kPresets[static_cast<std::size_t>(std::max(0, m_data->currentIndex()))].pairs == 0;
}

const DataChoice* TrainForm::chosenCorpus() const {
  const int k = m_corpus->currentIndex() - 1;
  if (!chosenOwn() || k < 0 || k >= static_cast<int>(m_corpora.size())) return nullptr;
  return &m_corpora[static_cast<std::size_t>(k)];
}

void TrainForm::showCorpora(const std::vector<DataChoice>& corpora) {
  if (corpora == m_corpora) return;
  const DataChoice* chosen = chosenCorpus();
  const DataChoice before = chosen ? *chosen : DataChoice{};
  m_corpora = corpora;
  fillCorpora();
  const auto found = std::find(m_corpora.begin(), m_corpora.end(), before);
  const auto newest = m_path.empty() ? m_corpora.size() : 0;  // what was imported last, unless a file is chosen
  m_corpus->setCurrentIndex(
      static_cast<int>(found == m_corpora.end() ? newest : static_cast<std::size_t>(found - m_corpora.begin()) + 1));
  touched();
}

void TrainForm::fillCorpora() {
  const QSignalBlocker quiet(m_corpus);
  const int chosen = std::max(0, m_corpus->currentIndex());
  m_corpus->clear();
  m_corpus->addItem(tr("A file"));
  for (const DataChoice& corpus : m_corpora) m_corpus->addItem(QString::fromStdString(corpus.name));
  m_corpus->setCurrentIndex(std::min(chosen, m_corpus->count() - 1));
}

void TrainForm::followThreads() {
  const QSignalBlocker quiet(m_threads);
  const int chosen = std::max(0, m_threads->currentIndex());
  const int most = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostThreads);
  m_threads->clear();
  m_threads->addItem(m_measuredThreads > 0 ? tr("Automatic: %1").arg(m_measuredThreads) : tr("Automatic"));
  for (int k = 1; k <= most; ++k) m_threads->addItem(QString::number(k));
  m_threads->setCurrentIndex(std::min(chosen, most));
}

void TrainForm::chooseFile() {
  auto* dialog = new QFileDialog(this, tr("Sentence pairs"), QString(),
                                 tr("Sentence pairs (*.tsv *.txt *.tsv.gz *.gz);;All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& file) { setFile(std::filesystem::path(file.toStdU16String())); });
  dialog->open();
}

void TrainForm::setFile(const std::filesystem::path& file) {
  m_path = file;
  m_corpus->setCurrentIndex(0);
  m_data->setCurrentIndex(static_cast<int>(kPresets.size()) - 1);
  retranslate();
  touched();
}

double TrainForm::number(const QLineEdit* field, const QString& name, double least, double most) const {
  bool good = false;
  const double value = field->text().trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&good);
  if (!good || value < least || value > most)
    throw Error(
        ErrorCode::wrongUsage,
        tr("%1: give a number from %2 to %3.").arg(name).arg(least, 0, 'g', 12).arg(most, 0, 'g', 12).toStdString());
  return value;
}

TrainingPlan TrainForm::plan() const {
  const Size& size = kSizes[static_cast<std::size_t>(m_size->currentIndex())];
  TrainingPlan plan;
  plan.data.task = chosenTask();
  if (const DataChoice* corpus = chosenCorpus()) {
    plan.data = *corpus;
  } else if (plan.data.task == "file") {
    if (m_path.empty()) throw Error(ErrorCode::wrongUsage, tr("Choose a file of sentence pairs first.").toStdString());
    const QStringList sides = m_direction->text().trimmed().split(QLatin1Char('-'));
    if (sides.size() != 2)
      throw Error(ErrorCode::wrongUsage, tr("Languages: write source-target, for example fr-en.").toStdString());
    plan.data.file = m_path;
    plan.data.direction = {languageFromCode(sides[0].toStdString()), languageFromCode(sides[1].toStdString())};
  } else if (plan.data.task == "french-english") {
    plan.data.direction = {Language::french, Language::english};
  }
  if (!chosenOwn()) {
    plan.data.pairs = static_cast<int>(number(m_pairs, tr("Sentence pairs"), 100, 2000000));
    if (plan.data.task != "dates")
      plan.data.maxWords = static_cast<int>(number(m_longest, tr("Longest sentence"), kShortest, kLongest));
  }
  plan.config = m_config;
  plan.config.m = size.m;
  plan.config.n = size.n;
  plan.config.nAlign = size.nAlign;
  plan.config.l = size.l;
  plan.config.sourceWords = plan.config.targetWords = size.words;
  plan.config.scorer = kScorers[static_cast<std::size_t>(m_model->currentIndex())];
  plan.config.direction = plan.data.direction;
  plan.size = size.id;
  plan.name = (chosenCorpus() ? m_corpus : m_data)->currentText().toStdString();
  TrainingOptions& options = plan.options;
  options = m_options;
  options.minutes = kMinutes[static_cast<std::size_t>(m_minutes->currentIndex())];
  options.optimizer.kind = kOptimizers[static_cast<std::size_t>(m_optimizer->currentIndex())];
  if (!m_rate->text().trimmed().isEmpty())
    options.optimizer.learningRate = number(m_rate, tr("Learning rate"), 1e-9, 1e6);
  options.warmUp = static_cast<std::uint64_t>(number(m_warmUp, tr("Warm-up"), 0, 1e6));
  options.batchSize = static_cast<int>(number(m_batch, tr("Batch"), 1, 10000));
  options.dropoutEmbeddings = options.dropoutReadout = number(m_dropout, tr("Dropout"), 0, 0.9);
  options.evaluateEvery = static_cast<std::uint64_t>(number(m_every, tr("Evaluate every"), 1, 1e9));
  plan.automaticThreads = m_threads->currentIndex() <= 0;
  options.threads = plan.automaticThreads ? 1 : m_threads->currentIndex();
  options.seed = static_cast<std::uint64_t>(number(m_seed, tr("Seed"), 0, 9007199254740991.0));
  checkOptions(options);
  return plan;
}

void TrainForm::drawSeed() {
  if (m_lock->isChecked()) return;
  const QSignalBlocker quiet(m_seed);
  m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 1000000)));
}

bool TrainForm::showPlan(const store::RunSettings& settings) {
  const auto other = [&](const char* key) {
    const auto found = settings.other.find(key);
    return found == settings.other.end() ? std::string() : found->second;
  };
  for (std::size_t k = 0; k < kPresets.size(); ++k)
    if (other("data") == kPresets[k].task || (other("data") == "import" && kPresets[k].pairs == 0))
      m_data->setCurrentIndex(static_cast<int>(k));
  m_corpus->setCurrentIndex(0);
  if (other("data") == "import") {
    const DataChoice corpus = choiceOf(settings.other, settings.model.direction);
    if (std::find(m_corpora.begin(), m_corpora.end(), corpus) == m_corpora.end()) m_corpora.push_back(corpus);
    fillCorpora();
    m_corpus->setCurrentIndex(
        static_cast<int>(std::find(m_corpora.begin(), m_corpora.end(), corpus) - m_corpora.begin()) + 1);
  }
  if (!other("pairs").empty()) m_pairs->setText(QString::fromStdString(other("pairs")));
  if (!other("max_words").empty()) m_longest->setText(QString::fromStdString(other("max_words")));
  if (other("data") == "file") {
    const std::string path = other("file");
    m_path = std::u8string(path.begin(), path.end());
    m_direction->setText(QString::fromStdString(std::string(languageCode(settings.model.direction.source)) + "-" +
                                                std::string(languageCode(settings.model.direction.target))));
  }
  for (std::size_t k = 0; k < kSizes.size(); ++k)
    if (other("size") == kSizes[k].id) m_size->setCurrentIndex(static_cast<int>(k));
  m_model->setCurrentIndex(indexOf(kScorers, settings.model.scorer));
  m_config = settings.model;
  m_options = settings.training;
  m_options.rateChanges.clear();  // hands did that
  const TrainingOptions& options = settings.training;
  m_minutes->setCurrentIndex(indexOf(kMinutes, options.minutes));
  m_optimizer->setCurrentIndex(indexOf(kOptimizers, options.optimizer.kind));
  m_rate->setText(options.optimizer.learningRate > 0 ? exactText(options.optimizer.learningRate) : QString());
  m_warmUp->setText(QString::number(options.warmUp));
  m_batch->setText(QString::number(options.batchSize));
  m_dropout->setText(exactText(options.dropoutReadout));
  m_every->setText(QString::number(options.evaluateEvery));
  m_threads->setCurrentIndex(options.threads < m_threads->count() ? options.threads : 0);
  m_seed->setText(QString::number(options.seed));
  m_lock->setChecked(true);
  retranslate();
  touched();
  return !other("data").empty();
}

void TrainForm::showSpeed(const SpeedMeasure& speed) {
  m_measuredThreads = m_threads->currentIndex() <= 0 ? speed.threads : 0;
  followThreads();
  const double seconds = 60 * kMinutes[static_cast<std::size_t>(m_minutes->currentIndex())];
  const double updates = seconds * speed.updatesPerSecond;
  const double passes = updates / static_cast<double>(std::max<std::uint64_t>(1, speed.batchesPerPass));
  showEstimate(tr("About %1 updates, %2 passes over %3 pairs, in that time: measured on this computer at %4 words/s. "
                  "%5 parameters, %6.")
                   .arg(countText(std::llround(updates)), fixedText(passes, passes < 10 ? 1 : 0),
                        countText(static_cast<qint64>(speed.pairs)), countText(std::llround(speed.wordsPerSecond)),
                        countText(speed.parameters), tr("%n thread(s)", nullptr, speed.threads)));
  m_speed = speed;
}

void TrainForm::showEstimate(const QString& text) {
  m_speed.reset();
  m_estimate->setText(text);
  m_estimate->setAccessibleName(text);
}

void TrainForm::setLocked(bool locked, bool begun) {
  if (locked == m_locked && begun == m_begun) return;
  m_locked = locked;
  m_begun = begun;
  showFields();
}

void TrainForm::showSummary(const QString& text) {
  m_summary->setText(text);
}

void TrainForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    if (const auto speed = m_speed) showSpeed(*speed);
  }
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui

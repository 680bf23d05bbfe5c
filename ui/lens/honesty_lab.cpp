// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/honesty_lab.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/model/model.h"
#include "ui/lens/honesty_table.h"
#include "ui/support/controls.h"
#include "ui/support/describe.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr int kDelayMs = 120;
constexpr int kFewest = 10, kMost = 5000, kSentences = 200;
enum SetChoice { generated, ownFile };

}  // namespace

HonestyLab::HonestyLab(Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_scopes(new Segments(theme, {QString(), QString(), QString()}, this)),
      m_shuffle(new PaneButton(theme, QString(), this)),
      m_run(new PaneButton(theme, QString(), this)),
      m_cancel(new PaneButton(theme, QString(), this)),
      m_sets(new PaneCombo(theme, this)),
      m_sentences(new QSpinBox(this)),
      m_sentencesName(plainLabel(QStringLiteral("honesty.sentencesName"), "note", this)),
      m_head(plainLabel(QStringLiteral("honesty.head"), "strong", this)),
      m_conclusion(plainLabel(QStringLiteral("honesty.conclusion"), "note", this)),
      m_empty(plainLabel(QStringLiteral("honesty.empty"), "note", this)),
      m_problem(plainLabel(QStringLiteral("honesty.problem"), "strong", this)),
      m_progress(new QProgressBar(this)),
      m_body(new QWidget(this)),
      m_survey(new QWidget(this)),
      m_table(new HonestyTable(theme, this)) {
  setObjectName(QStringLiteral("honestyLab"));
  build();
  connectParts();
  retranslate();
  applyTheme();
}

HonestyLab::~HonestyLab() {
  m_worker.cancelSurvey();
}

void HonestyLab::build() {
  for (QLabel* label : {m_head, m_conclusion, m_empty, m_problem}) label->setWordWrap(true);
  setLook(*m_sentences, "field");
  setLook(*m_progress, "progress");
  m_progress->setTextVisible(false);
  m_sentences->setRange(kFewest, kMost);
  m_sentences->setValue(kSentences);
  auto* top = new QHBoxLayout;
  top->addWidget(m_scopes);
  top->addStretch(1);
  top->addWidget(m_shuffle);
  auto* survey = new QHBoxLayout(m_survey);
  survey->setContentsMargins(0, 0, 0, 0);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_sets, m_sentences, m_sentencesName, m_run, m_cancel})
    survey->addWidget(widget);
  survey->addWidget(m_progress, 4);
  survey->addStretch(1);
  auto* body = new QVBoxLayout(m_body);
  body->setContentsMargins(0, 0, 0, 0);
  body->addLayout(top);
  body->addWidget(m_head);
  body->addWidget(m_survey);
  body->addWidget(m_problem);
  body->addWidget(m_table, 1);
  body->addWidget(m_conclusion);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_empty);
  column->addWidget(m_body, 1);
  m_problem->hide();
  setFocusProxy(m_table);
}

void HonestyLab::connectParts() {
  m_delay.setSingleShot(true);
  m_delay.setInterval(kDelayMs);
  connect(&m_delay, &QTimer::timeout, this, &HonestyLab::ask);
  connect(m_scopes, &Segments::chosenChanged, this, [this](int k) { setScope(static_cast<Scope>(k)); });
  connect(m_shuffle, &QPushButton::clicked, this, &HonestyLab::shuffleAgain);
  connect(m_run, &QPushButton::clicked, this, &HonestyLab::startSurvey);
  connect(m_cancel, &QPushButton::clicked, &m_worker, &HonestyWorker::cancelSurvey);
  connect(m_sets, &QComboBox::activated, this, [this](int choice) {
    if (choice == ownFile) Q_EMIT fileWanted();
  });
  connect(&m_worker, &HonestyWorker::answered, this, [this](const HonestyAnswer& answer) {
    m_answer = answer;
    m_problem->hide();
    follow();
  });
  const auto refuse = [this](const QString& message) {
    m_problem->setText(message);
    m_problem->show();
    Q_EMIT changed();
  };
  connect(&m_worker, &HonestyWorker::failed, this, refuse);
  connect(&m_worker, &HonestyWorker::surveyFailed, this, refuse);
  connect(&m_worker, &HonestyWorker::surveyed, this,
          [this](qint64 done, qint64 all, const CounterfactualShares& shares) {
            m_done = done, m_all = all, m_shares = shares;
            followSurvey();
          });
  connect(&m_worker, &HonestyWorker::surveyingChanged, this, &HonestyLab::followSurvey);
  connect(&m_theme, &Theme::changed, this, &HonestyLab::applyTheme);
}

void HonestyLab::setModel(DecodeModel& model) {
  if (m_followed) m_followed->disconnect(this);
  m_followed = &model;
  connect(&model, &DecodeModel::resultChanged, this, &HonestyLab::followModel);
  connect(&model, &DecodeModel::cursorChanged, this, &HonestyLab::followModel);
  followModel();
}

void HonestyLab::show(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace, int step) {
  if (m_followed) m_followed->disconnect(this);
  m_followed = nullptr;
  take(std::move(model), std::move(trace), step);
}

void HonestyLab::followModel() {
  take(m_followed->model(), m_followed->original(), std::max(1, m_followed->step()));
}

void HonestyLab::take(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace, int step) {
  const bool sameModel = model == m_model, sameText = sameModel && trace == m_trace;
  m_model = std::move(model);
  m_trace = std::move(trace);
  m_step = step;
  if (!sameModel) {
    m_worker.cancelSurvey();
    m_shares.reset();
  }
  if (!sameText) {
    m_answer.reset();
    if (isVisible()) m_delay.start();
  }
  follow();
}

QString HonestyLab::whyNothing() const {
  if (!m_model || !m_trace || m_trace->steps.empty())
    return tr("Decode a sentence first: then its weights can be replaced here.");
  if (m_model->config.scorer == Scorer::none)
    return tr("This model has no attention, so it has no weights to replace: open an RNNsearch model.");
  return {};
}

void HonestyLab::ask() {
  if (whyNothing().isEmpty()) m_worker.look(m_model, m_trace->sentence, m_seed);
}

void HonestyLab::setScope(Scope scope) {
  m_scope = scope;
  m_scopes->setChosen(static_cast<int>(scope));
  follow();
}

void HonestyLab::shuffleAgain() {
  ++m_seed;
  ask();
}

void HonestyLab::chooseFile(const QString& file) {
  m_file = file;
  const QSignalBlocker quiet(m_sets);
  m_sets->setItemText(ownFile, file.isEmpty() ? tr("a file…") : QFileInfo(file).fileName());
  m_sets->setCurrentIndex(file.isEmpty() ? generated : ownFile);
}

void HonestyLab::startSurvey() {
  if (!whyNothing().isEmpty()) return;
  m_problem->hide();
  m_shares.reset();
  m_done = m_all = 0;
  SurveyChoice choice{.file = {}, .sentences = m_sentences->value(), .seed = m_seed};
  const bool own = m_sets->currentIndex() == ownFile && !m_file.isEmpty();
  if (own) choice.file = m_file.toStdU16String();
  m_surveyed = own ? isolated(QFileInfo(m_file).fileName()) : tr("generated sentences, seed 99");
  m_worker.survey(m_model, choice);
  followSurvey();
}

QString HonestyLab::changeName(std::size_t change) const {
  switch (static_cast<Counterfactual>(change)) {
    case Counterfactual::uniform:
      return tr("uniform: every word alike");
    case Counterfactual::permuted:
      return tr("permuted: the same weights elsewhere");
    case Counterfactual::strongestRemoved:
      return tr("strongest removed");
    case Counterfactual::lastOnly:
      break;
  }
  return tr("last only: the end mark");
}

QString HonestyLab::wordName(int word) const {
  return quoted(vocabularyWord(m_model.get(), word));
}

/// Where a word reads from, in one clause (F9).
QString HonestyLab::reads(const StepTrace& step) const {
  Index strongest = 0;
  const double largest = step.alpha.maxCoeff(&strongest);
  return tr("%1 reads mostly from %2 (%3)")
      .arg(wordName(step.word), quoted(sourceWord(*m_answer->original, static_cast<int>(strongest))),
           fixedText(largest, 2));
}

void HonestyLab::follow() {
  const QString reason = whyNothing();
  m_empty->setText(reason);
  m_empty->setVisible(!reason.isEmpty());
  m_body->setVisible(reason.isEmpty());
  m_survey->setVisible(m_scope == Scope::testSet);
  if (!reason.isEmpty()) return Q_EMIT changed();
  if (m_scope == Scope::testSet) {
    followSurvey();
  } else if (!m_answer) {
    m_head->setText(tr("Replacing the weights…"));
    m_conclusion->clear();
    m_table->show({}, {});
  } else if (m_scope == Scope::word) {
    showWord();
  } else {
    showSentence();
  }
  Q_EMIT changed();
}

void HonestyLab::showWord() {
  const auto& steps = m_answer->original->steps;
  const auto at = static_cast<std::size_t>(std::clamp(m_step, 1, static_cast<int>(steps.size()))) - 1;
  const StepTrace& step = steps[at];
  const QStringList words = tokenTexts(m_answer->original->source);
  const auto strip = [&](const Vector<double>& alpha) {
    QStringList parts;
    for (Index j = 0; j < alpha.size(); ++j)
      parts << QStringLiteral("%1 %2").arg(words[static_cast<qsizetype>(j)], weightText(alpha(j)));
    return parts.join(QStringLiteral(", "));
  };
  const auto bars = [](const Vector<double>& alpha) { return std::vector<double>(alpha.begin(), alpha.end()); };
  std::vector<HonestyTable::Row> rows;
  rows.push_back({{tr("the model's own"), strip(step.alpha), wordName(step.word),
                   fixedText(std::exp(step.logProbability), 3), QString()},
                  bars(step.alpha)});
  int staying = 0;
  for (std::size_t k = 0; k < kChanges; ++k) {
    const ChangedStep& changed = m_answer->steps[k][at];
    staying += changed.stays;
    rows.push_back({{changeName(k), strip(changed.alpha), wordName(changed.word), fixedText(changed.probability, 3),
                     changed.stays ? tr("✓ stays") : tr("≠ another")},
                    bars(changed.alpha),
                    -1,
                    0,
                    0,
                    changed.stays});
  }
  m_table->show({{tr("weights of this step"), 190},
                 {tr("over the source words, 0 to 1"), 200, false, true, true},
                 {tr("writes"), 110},
                 {tr("p of %1").arg(wordName(step.word)), 110, true},
                 {QString(), 80}},
                std::move(rows), words);
  m_head->setText(tr("Step %1: %2.").arg(at + 1).arg(reads(step)));
  m_conclusion->setText(
      tr("Under %1 of 4 replacements the model writes the same word; the words before and the state stay as they are. "
         "The weights say where a word reads from. They do not say why it is written: a word can stay under other "
         "weights, and what goes might have stayed under yet others.")
          .arg(staying));
}

void HonestyLab::showSentence() {
  const Trace& original = *m_answer->original;
  std::vector<HonestyTable::Row> rows;
  for (std::size_t k = 0; k < kChanges; ++k) {
    const auto& steps = m_answer->steps[k];
    const auto staying = std::count_if(steps.begin(), steps.end(), [](const ChangedStep& step) { return step.stays; });
    QStringList others;
    for (std::size_t i = 0; i < steps.size(); ++i)
      if (!steps[i].stays)
        others << QStringLiteral("%1 → %2").arg(inSentence(tokenText(original.target[i])),
                                                inSentence(tokenText(vocabularyWord(m_model.get(), steps[i].word))));
    rows.push_back({{changeName(k), tr("%1 of %2").arg(staying).arg(steps.size()),
                     others.isEmpty() ? tr("none") : others.join(QStringLiteral(",  ")),
                     tokenTexts(m_answer->written[k]->target).join(u' ')}});
  }
  m_table->show({{tr("weights of every step"), 190},
                 {tr("words that stay"), 136, true},
                 {tr("words that do not, each step by itself"), 200, false, true},
                 {tr("all steps changed, one after the other"), 200, false, true}},
                std::move(rows));
  m_head->setText(tr("As the model reads: %1").arg(isolated(tokenTexts(original.target).join(u' '))));
  m_conclusion->setText(
      tr("Third column: one step is changed at a time, the words before it stay the model's. Last column: every step "
         "is changed and each word follows from the ones before. End marks are counted as words."));
}

void HonestyLab::showSurvey() {
  std::vector<HonestyTable::Row> rows;
  for (std::size_t k = 0; k < kChanges; ++k) {
    if (!m_shares) {
      rows.push_back({{changeName(k), QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–"), QString()}});
      continue;
    }
    const CounterfactualShare& share = (*m_shares)[k];
    const QString percent = tr("%1 %").arg(fixedText(100 * share.count.share(), 1));
    const QString interval = tr("%1 to %2 %").arg(fixedText(100 * share.low, 1), fixedText(100 * share.high, 1));
    rows.push_back({{changeName(k), tr("%1 of %2").arg(countText(share.count.staying), countText(share.count.words)),
                     percent, interval, tr("%1, between %2").arg(percent, interval)},
                    {},
                    share.count.share(),
                    share.low,
                    share.high});
  }
  m_table->show({{tr("weights of a step"), 190},
                 {tr("words that stay"), 140, true},
                 {tr("share"), 84, true},
                 {tr("95 % interval"), 130, true},
                 {tr("0 to 100 %"), 160, false, true, true}},
                std::move(rows));
}

void HonestyLab::followSurvey() {
  const bool running = m_worker.isSurveying();
  m_run->setEnabled(!running && whyNothing().isEmpty());
  m_cancel->setEnabled(running);
  m_progress->setVisible(running);
  m_progress->setRange(0, static_cast<int>(std::max<qint64>(0, m_all)));  // 0..0 while the sentences are made
  m_progress->setValue(static_cast<int>(m_done));
  m_progress->setAccessibleDescription(tr("%1 of %2 sentences").arg(countText(m_done), countText(m_all)));
  if (m_scope != Scope::testSet) return;
  showSurvey();
  if (!m_shares)
    m_head->setText(running ? tr("Reading the sentences…")
                            : tr("Choose sentences and press Count: each step of each is changed by itself."));
  else
    m_head->setText(tr("%1 of %2 sentences, %3").arg(countText(m_done), countText(m_all), m_surveyed));
  m_conclusion->setText(
      tr("A share far from 100 % says that this model uses its weights; one near 100 % that the words before, the "
         "state and the average of the sentence would often be enough. Neither makes a weight the reason for a word. "
         "Intervals: sentences drawn anew."));
  Q_EMIT changed();
}

ExportPicture HonestyLab::picture() const {
  QStringList heads;
  for (const HonestyTable::Head& head : m_table->heads()) heads << head.text;
  QList<QStringList> rows;
  for (const HonestyTable::Row& row : m_table->rows()) rows << row.cells;
  ExportPicture picture =
      tablePicture(QStringLiteral("honesty"), tr("Other weights in the place of the model's"), heads, rows);
  picture.caption =
      QStringList{tr("Model %1").arg(m_model ? isolated(QString::fromStdString(m_model->name)) : QString()),
                  m_head->text(), tr("seed of the permutations: %1").arg(m_seed)};
  if (m_trace && m_scope != Scope::testSet) picture.caption << isolated(m_trace->sentence);
  return picture;
}

void HonestyLab::retranslate() {
  m_scopes->setTexts({tr("this word"), tr("this sentence"), tr("a test set")});
  describeControl(*m_scopes, QStringLiteral("honesty.scope"), tr("Where weights are replaced"),
                  tr("At the step of this word, at every step of the sentence, or over a test set."));
  const auto name = [](PaneButton& button, const char* id, const QString& text, const QString& help) {
    button.setText(text);
    describeControl(button, QLatin1String(id), text, help);
    button.setToolTip(plainTip(help));
  };
  name(*m_shuffle, "honesty.shuffle", tr("Other permutation"), tr("Permutes the weights in another way."));
  name(*m_run, "honesty.count", tr("Count"), tr("Decodes the sentences and counts the words that stay."));
  name(*m_cancel, "honesty.cancel", tr("Stop"), tr("Ends the count; what is counted so far stays."));
  {
    const QSignalBlocker quiet(m_sets);
    const int chosen = std::max(0, m_sets->currentIndex());
    m_sets->clear();
    m_sets->addItems({tr("generated sentences"), m_file.isEmpty() ? tr("a file…") : QFileInfo(m_file).fileName()});
    m_sets->setCurrentIndex(chosen);
  }
  describeControl(*m_sets, QStringLiteral("honesty.set"), tr("Sentences of the test set"),
                  tr("Sentences that no shipped model was trained on, or a text file with a sentence a line."));
  describeControl(*m_sentences, QStringLiteral("honesty.sentences"), tr("Number of sentences"),
                  tr("How many sentences are decoded at most."));
  m_sentencesName->setText(tr("sentences"));
  describeControl(*m_progress, QStringLiteral("honesty.progress"), tr("Progress of the count"), QString());
  describeControl(*m_table, QStringLiteral("honesty.table"), tr("Replaced weights and words that stay"),
                  tr("A row for each replacement; arrow keys go from row to row."));
  follow();
}

void HonestyLab::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_body->layout()->setSpacing(px(8));
  m_sentences->setFixedWidth(px(84));
  m_sets->setMinimumWidth(px(190));
  m_progress->setFixedHeight(px(8));
}

void HonestyLab::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void HonestyLab::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!m_answer && whyNothing().isEmpty()) m_delay.start();
}

}  // namespace lookback::ui

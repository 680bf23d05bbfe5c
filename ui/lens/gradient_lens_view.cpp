// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/gradient_lens_view.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <cmath>

#include "core/model/model.h"
#include "ui/lens/gradient_table.h"
#include "ui/support/controls.h"
#include "ui/support/describe.h"
#include "ui/support/equation.h"
#include "ui/support/text.h"
#include "ui/views/map_view.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr int kDelayMs = 120;
constexpr double kRate = 0.5, kLeastRate = 0.01, kMostRate = 5;

}  // namespace

/// One update of the copy, there and back.
class GradientLensView::Learn final : public QUndoCommand {
 public:
  Learn(GradientLensView& view, Copy before, Copy after)
      : QUndoCommand(tr("learn once")), m_view(view), m_before(std::move(before)), m_after(std::move(after)) {}
  void undo() override { m_view.setCopy(m_before); }
  void redo() override { m_view.setCopy(m_after); }

 private:
  GradientLensView& m_view;
  Copy m_before, m_after;
};

GradientLensView::GradientLensView(Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_lossName(plainLabel(QStringLiteral("gradient.lossName"), "caption", this)),
      m_loss(plainLabel(QStringLiteral("gradient.loss"), "strong", this)),
      m_check(plainLabel(QStringLiteral("gradient.check"), "note", this)),
      m_worked(plainLabel(QStringLiteral("gradient.worked"), "number", this)),
      m_empty(plainLabel(QStringLiteral("gradient.empty"), "note", this)),
      m_learned(plainLabel(QStringLiteral("gradient.learned"), "note", this)),
      m_rateName(plainLabel(QStringLiteral("gradient.rateName"), "note", this)),
      m_words(new PaneCombo(theme, this)),
      m_other(new QLineEdit(this)),
      m_scopes(new Segments(theme, {QString(), QString()}, this)),
      m_equation(new EquationBox(theme, this)),
      m_table(new GradientTable(theme, this)),
      m_learn(new PaneButton(theme, QString(), this)),
      m_back(new PaneButton(theme, QString(), this)),
      m_again(new PaneButton(theme, QString(), this)),
      m_rate(new QDoubleSpinBox(this)),
      m_body(new QWidget(this)),
      m_maps(new QWidget(this)),
      m_mapBefore(new MapView(m_before, theme, m_maps)),
      m_mapAfter(new MapView(m_after, theme, m_maps)),
      m_beforeName(plainLabel(QStringLiteral("gradient.beforeName"), "caption", m_maps)),
      m_afterName(plainLabel(QStringLiteral("gradient.afterName"), "caption", m_maps)) {
  setObjectName(QStringLiteral("gradientLens"));
  build();
  connectParts();
  retranslate();
  applyTheme();
  followNumbers();
}

GradientLensView::~GradientLensView() {
  m_worker.cancel();
  m_undo.clear();
}

void GradientLensView::build() {
  for (QLabel* label : {m_check, m_worked, m_empty, m_learned}) label->setWordWrap(true);
  setLook(*m_other, "field");
  setLook(*m_rate, "field");
  m_other->setMaxLength(80);
  m_rate->setLocale(QLocale::c());  // numbers keep their point in every language
  m_rate->setRange(kLeastRate, kMostRate);
  m_rate->setSingleStep(0.1);
  m_rate->setValue(kRate);
  m_rate->setButtonSymbols(QAbstractSpinBox::NoButtons);
  m_rate->setAlignment(Qt::AlignRight);
  auto* choice = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{m_lossName, m_words, m_other, m_scopes})
    choice->addWidget(widget);
  choice->addStretch(1);
  auto* learning = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{m_learn, m_rateName, m_rate, m_back, m_again})
    learning->addWidget(widget);
  learning->addWidget(m_learned, 1);
  auto* maps = new QHBoxLayout(m_maps);
  maps->setContentsMargins(0, 0, 0, 0);
  for (const auto& [name, map] : {std::pair{m_beforeName, m_mapBefore}, std::pair{m_afterName, m_mapAfter}}) {
    map->setCellSize(CellSize::fit);  // all of it, to compare
    auto* side = new QVBoxLayout;
    side->addWidget(name);
    side->addWidget(map, 1);
    maps->addLayout(side, 1);
  }
  auto* body = new QVBoxLayout(m_body);
  body->setContentsMargins(0, 0, 0, 0);
  body->addLayout(choice);
  body->addWidget(m_loss);
  body->addWidget(m_equation);
  body->addWidget(m_table, 3);
  body->addWidget(m_worked);
  body->addWidget(m_check);
  body->addWidget(hairline(m_body));
  body->addLayout(learning);
  body->addWidget(m_maps, 4);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_empty);
  column->addWidget(m_body, 1);
  setFocusProxy(m_table);
}

void GradientLensView::connectParts() {
  m_delay.setSingleShot(true);
  m_delay.setInterval(kDelayMs);
  connect(&m_delay, &QTimer::timeout, this, &GradientLensView::ask);
  connect(m_words, &QComboBox::activated, this, [this] { pickWord(m_words->currentData().toInt()); });
  connect(m_other, &QLineEdit::returnPressed, this, &GradientLensView::typeWord);
  connect(m_scopes, &Segments::chosenChanged, this, [this](int k) { setScope(static_cast<LossScope>(k)); });
  connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
    if (m_followed && row >= 0) m_followed->setSource(row);
    followNumbers();
  });
  connect(m_learn, &QPushButton::clicked, this, &GradientLensView::learnOnce);
  connect(m_back, &QPushButton::clicked, &m_undo, &QUndoStack::undo);
  connect(m_again, &QPushButton::clicked, &m_undo, &QUndoStack::redo);
  const auto key = [this](const QKeySequence& keys, auto slot) {
    connect(new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated, &m_undo,
            slot);
  };
  key(QKeySequence::Undo, &QUndoStack::undo);
  key(QKeySequence::Redo, &QUndoStack::redo);
  connect(&m_undo, &QUndoStack::indexChanged, this, &GradientLensView::followLearning);
  connect(&m_worker, &GradientWorker::busyChanged, this, &GradientLensView::followLearning);
  connect(&m_worker, &GradientWorker::answered, this, &GradientLensView::takeAnswer);
  connect(&m_worker, &GradientWorker::checked, this, [this](int position, double value) {
    m_table->setChecked(position, value);
    followNumbers();
  });
  connect(&m_worker, &GradientWorker::learned, this, [this](const LearnedOnce& outcome) {
    m_undo.push(new Learn(*this, m_copy, {outcome.model, m_copy.updates + 1, outcome.lossBefore, outcome.lossAfter}));
  });
  connect(&m_worker, &GradientWorker::failed, this, [this](const QString& message) {
    m_check->setText(message);
    Q_EMIT changed();
  });
  connect(&m_theme, &Theme::changed, this, &GradientLensView::applyTheme);
}

void GradientLensView::setModel(DecodeModel& model) {
  if (m_followed) m_followed->disconnect(this);
  m_followed = &model;
  connect(&model, &DecodeModel::resultChanged, this, &GradientLensView::followModel);
  connect(&model, &DecodeModel::cursorChanged, this, &GradientLensView::followModel);
  followModel();
}

void GradientLensView::show(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace, int step) {
  if (m_followed) m_followed->disconnect(this);
  m_followed = nullptr;
  take(std::move(model), std::move(trace), step);
}

void GradientLensView::followModel() {
  take(m_followed->model(), m_followed->trace(), std::max(1, m_followed->step()));
  const int source = m_followed->source();
  if (source >= 0 && source < m_table->rowCount() && source != m_table->currentRow()) {
    const QSignalBlocker quiet(m_table);
    m_table->setCurrentCell(source, GradientTable::word);
    followNumbers();
  }
}

void GradientLensView::take(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace, int step) {
  const bool sameText = model == m_model && trace && m_trace && trace->sentence == m_trace->sentence;
  if (model == m_model && trace == m_trace && step == m_step) return;
  m_model = std::move(model);
  m_trace = std::move(trace);
  m_step = step;
  m_picked = -1;
  if (!sameText) {
    m_copy = {};
    m_undo.clear();
  }
  fillWords();
  m_hasNumbers = false;
  if (whyNothing().isEmpty() && isVisible()) m_delay.start();
  if (!whyNothing().isEmpty()) m_worker.cancel();
  followNumbers();
}

QString GradientLensView::whyNothing() const {
  if (!m_model || !m_trace || m_trace->steps.empty()) return tr("Decode a sentence first: then its gradient is here.");
  if (m_model->config.scorer == Scorer::none)
    return tr("This model has no attention, so it has no energies: open an RNNsearch model.");
  return {};
}

int GradientLensView::word() const {
  if (m_picked >= 0 || !m_trace || m_step < 1 || m_step > static_cast<int>(m_trace->steps.size())) return m_picked;
  return m_trace->steps[static_cast<std::size_t>(m_step) - 1].word;
}

QString GradientLensView::wordName(int word) const {
  return quoted(vocabularyWord(m_model.get(), word));
}

void GradientLensView::fillWords() {
  const QSignalBlocker quiet(m_words);
  m_words->clear();
  if (!whyNothing().isEmpty() || m_step > static_cast<int>(m_trace->steps.size())) return;
  const StepTrace& step = m_trace->steps[static_cast<std::size_t>(m_step) - 1];
  m_words->addItem(tr("%1, as written").arg(wordName(step.word)), step.word);
  for (const Candidate& candidate : step.modelCandidates)
    if (candidate.word != step.word)
      m_words->addItem(tr("%1 (p = %2)").arg(wordName(candidate.word), fixedText(candidate.probability, 3)),
                       candidate.word);
}

void GradientLensView::typeWord() {
  if (!m_model) return;
  const QString typed = m_other->text().trimmed();
  const int id = m_model->target.id(typed.toStdString());
  if (typed.isEmpty() || id == Vocabulary::kUnknown) {
    m_check->setText(tr("%1 is not a word that this model can write.").arg(isolated(typed)));
    return;
  }
  pickWord(id);
}

void GradientLensView::pickWord(int word) {
  if (!m_trace) return;
  m_picked = word;
  int index = m_words->findData(this->word());
  if (index < 0) {
    m_words->addItem(wordName(word), word);
    index = m_words->count() - 1;
  }
  m_words->setCurrentIndex(index);
  ask();
}

void GradientLensView::setScope(LossScope scope) {
  m_scope = scope;
  m_scopes->setChosen(static_cast<int>(scope));
  ask();
}

GradientQuestion GradientLensView::question() const {
  GradientQuestion question{.model = m_copy.model ? m_copy.model : m_model,
                            .original = m_model,
                            .sentence = m_trace->sentence,
                            .source = m_trace->sourceIds,
                            .words = {},
                            .step = m_step,
                            .scope = m_scope};
  for (const StepTrace& step : m_trace->steps) question.words.push_back(step.word);
  question.words[static_cast<std::size_t>(m_step) - 1] = word();
  return question;
}

void GradientLensView::ask() {
  if (!whyNothing().isEmpty() || m_step > static_cast<int>(m_trace->steps.size())) return;
  m_worker.ask(question());
}

void GradientLensView::learnOnce() {
  if (!whyNothing().isEmpty()) return;
  m_worker.learn(question(), m_rate->value());
}

void GradientLensView::takeAnswer(const GradientAnswer& answer) {
  m_answer = answer;
  m_hasNumbers = true;
  const EnergyGradient& gradient = answer.gradient;
  const StepTrace& step = answer.trace->steps[static_cast<std::size_t>(m_step) - 1];
  std::vector<GradientRow> rows;
  for (Index j = 0; j < gradient.de.size(); ++j)
    rows.push_back({tokenText(answer.trace->source[static_cast<std::size_t>(j)]), step.modelEnergies(j),
                    gradient.alpha(j), gradient.along(j) - gradient.alongContext, gradient.de(j)});
  const QSignalBlocker quiet(m_table);
  m_table->setRows(std::move(rows));
  if (m_followed && m_followed->source() >= 0 && m_followed->source() < m_table->rowCount())
    m_table->setCurrentCell(m_followed->source(), GradientTable::word);
  showMaps();
  followNumbers();
}

void GradientLensView::setCopy(const Copy& copy) {
  m_copy = copy;
  ask();
}

void GradientLensView::showMaps() {
  m_maps->setVisible(m_copy.updates > 0);
  if (m_copy.updates == 0) return;
  m_before.setResult(m_model, m_answer.before, m_answer.before);
  m_after.setResult(m_copy.model, m_answer.trace, m_answer.trace);
  for (DecodeModel* model : {&m_before, &m_after}) model->setCursor(m_step, SubStep::write);
}

void GradientLensView::followNumbers() {
  const QString reason = whyNothing();
  m_empty->setText(reason);
  m_empty->setVisible(!reason.isEmpty());
  m_body->setVisible(reason.isEmpty());
  if (reason.isEmpty() && m_hasNumbers) {
    const QString loss = fixedText(m_answer.gradient.loss, 4);
    m_loss->setText(m_scope == LossScope::word
                        ? tr("L = −log p(%1) = %2 nats at step %3").arg(wordName(word()), loss).arg(m_step)
                        : tr("L = %1 nats for %2 and the words after it").arg(loss, wordName(word())));
    if (m_trace->steps[static_cast<std::size_t>(m_step) - 1].edited)
      m_loss->setText(m_loss->text() + u' ' + tr("(with the model's own energies: edits by hand do not count)"));
    const int chosen = std::max(0, m_table->currentRow());
    m_worked->setText(m_table->workedLine(chosen));
    const auto gap = m_table->largestGap();
    if (!gap)
      m_check->setText(tr("Measuring…"));
    else if (!m_table->allChecked())
      m_check->setText(tr("Measuring… so far at most %1 apart.").arg(tinyText(*gap)));
    else
      m_check->setText(tr("Checked: formula and measurement are nowhere more than %1 apart. All gradients add to 0: "
                          "raising every energy alike changes nothing.")
                           .arg(tinyText(*gap)));
  }
  followLearning();
  Q_EMIT changed();
}

void GradientLensView::followLearning() {
  m_learn->setEnabled(m_hasNumbers && !m_worker.isBusy());
  m_back->setEnabled(m_undo.canUndo());
  m_again->setEnabled(m_undo.canRedo());
  if (m_copy.updates == 0)
    m_learned->setText(
        tr("One update of a copy on this pair: the sentence and the words as they stand. The model "
           "itself stays as it is."));
  else
    m_learned->setText(tr("Loss a word %1 → %2 nats by update %3 of the copy.")
                           .arg(fixedText(m_copy.lossBefore, 4), fixedText(m_copy.lossAfter, 4))
                           .arg(m_copy.updates));
  m_maps->setVisible(m_copy.updates > 0 && m_hasNumbers);
}

ExportPicture GradientLensView::picture() const {
  const QString model = m_model ? isolated(QString::fromStdString(m_model->name)) : QString();
  QStringList caption{tr("Model %1").arg(model)};
  if (m_copy.updates > 0) caption << tr("a copy after %n update(s)", nullptr, m_copy.updates);
  if (m_trace) caption << isolated(m_trace->sentence);
  caption << m_loss->text() << m_check->text();
  return m_table->picture(tr("Gradient of the energies"), caption);
}

void GradientLensView::retranslate() {
  m_lossName->setText(tr("loss of"));
  describeControl(*m_words, QStringLiteral("gradient.word"), tr("Word whose loss is asked for"),
                  tr("The word written at this step, or one that the model thought of."));
  m_other->setPlaceholderText(tr("another word"));
  describeControl(*m_other, QStringLiteral("gradient.otherWord"), tr("Another word"),
                  tr("Type a word of the target language and press Enter: its loss is asked for."));
  m_scopes->setTexts({tr("this word"), tr("to the end")});
  describeControl(*m_scopes, QStringLiteral("gradient.scope"), tr("Which loss"),
                  tr("The loss of this word alone, or of this and all later words, which stay as they are."));
  m_equation->setLines({{QStringLiteral("\\f{∂L}{∂e_j} = α_j ⟨ \\f{∂L}{∂c} , h_j − c ⟩"), tr("from eq. 5, 6"),
                         tr("The derivative of the loss by the energy j is alpha j times the inner product of the "
                            "derivative by c with h j minus c.")}});
  m_rateName->setText(tr("rate"));
  describeControl(*m_rate, QStringLiteral("gradient.rate"), tr("Learning rate"),
                  tr("How far one update goes down the gradient, whose length is at most 1."));
  const auto name = [](PaneButton& button, const char* id, const QString& text, const QString& help) {
    button.setText(text);
    describeControl(button, QLatin1String(id), text, help);
    button.setToolTip(plainTip(help));
  };
  name(*m_learn, "gradient.learn", tr("Learn once"),
       tr("One update of a copy of the model on this pair; the map before and after stands below."));
  name(*m_back, "gradient.back", tr("Take back"), tr("The copy as it was before the last update."));
  name(*m_again, "gradient.again", tr("Again"), tr("The update that was taken back."));
  m_beforeName->setText(tr("Map before"));
  m_afterName->setText(tr("Map after, the same words"));
  m_table->retranslate();
  fillWords();
  followNumbers();
}

void GradientLensView::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_body->layout()->setSpacing(px(8));
  m_maps->layout()->setSpacing(px(8));
  m_rate->setFixedWidth(px(76));
  m_other->setFixedWidth(px(140));
  m_words->setMinimumWidth(px(180));
  m_maps->setMinimumHeight(px(220));
}

void GradientLensView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void GradientLensView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!m_hasNumbers && whyNothing().isEmpty()) m_delay.start();
}

}  // namespace lookback::ui

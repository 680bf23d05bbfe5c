// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/predict_widget.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <algorithm>

#include "core/lesson/widget_toy.h"
#include "ui/learn/learn_record.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kWidest = 820;  // rows longer than that are hard to follow
using lesson::QuizKind;
constexpr double kNotable = 0.1;  // of a share, before it is named

}  // namespace

PredictWidget::PredictWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : LessonWidget(context, widget, parent),
      m_card(new Card(theme(), QStringLiteral("predict.card"), this)),
      m_prompt(plainLabel(QStringLiteral("predict.prompt"), "title", m_card)),
      m_written(plainLabel(QStringLiteral("predict.written"), "note", m_card)),
      m_result(plainLabel(QStringLiteral("predict.result"), "strong", m_card)),
      m_column(new QVBoxLayout) {
  for (QLabel* label : {m_prompt, m_written, m_result}) label->setWordWrap(true);
  m_result->hide();
  auto* inside = new QWidget(m_card);
  inside->setLayout(m_column);
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(px(8));
  m_card->addBody(m_prompt, 0);
  m_card->addBody(m_written, 0);
  m_card->addBody(inside, 0);
  m_card->addBody(m_result, 0);
  buildButtons();
  auto* rest = new QVBoxLayout;
  rest->addStretch(1);
  m_card->addBody(rest);
  body()->addWidget(m_card, 1);
  PredictWidget::retranslate();
  applyTheme();
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  setMaximumWidth(px(kWidest));
  if (!parameters().has("sentence")) {
    fillToy();
    return;
  }
  m_decoder = new LessonDecoder(context, controls(), {}, this);
  m_card->addBody(m_decoder, 0);
  connect(m_decoder, &LessonDecoder::opened, this, &PredictWidget::fillModel);
  m_decoder->start({context.model(source().model), QString::fromStdString(parameters().text("sentence")),
                    QString::fromStdString(parameters().text("target"))});
}

PredictWidget::~PredictWidget() {
  if (m_decoder) m_decoder->disconnect(this);
}

void PredictWidget::buildButtons() {
  m_commit = new QPushButton(m_card);
  m_skip = new QPushButton(m_card);
  m_again = new QPushButton(m_card);
  setLook(*m_commit, "primary");
  for (QPushButton* button : {m_skip, m_again}) setLook(*button, "button");
  for (QPushButton* button : {m_commit, m_skip, m_again}) button->setAutoDefault(false);
  auto* line = new QHBoxLayout;
  for (QPushButton* button : {m_commit, m_skip, m_again}) line->addWidget(button);
  line->addStretch(1);
  line->setContentsMargins(0, 0, 0, 0);
  auto* row = new QWidget(m_card);
  row->setLayout(line);
  m_card->addBody(row, 0);
  m_again->hide();
  m_commit->setEnabled(false);
  m_skip->setVisible(controls().has("skip"));
  connect(m_commit, &QPushButton::clicked, this, &PredictWidget::commit);
  connect(m_skip, &QPushButton::clicked, this, &PredictWidget::skip);
  connect(m_again, &QPushButton::clicked, this, &PredictWidget::again);
}

void PredictWidget::fillToy() {
  const ToyStep step = computeStep(lesson::toyOf(parameters()));
  m_written->hide();
  buildShares(parameters().words("words"), {step.alpha.begin(), step.alpha.end()});
  restore();
}

void PredictWidget::fillModel() {
  if (m_ready) return;
  const Trace& trace = *m_decoder->model().trace();
  const int wanted = static_cast<int>(parameters().integer("step"));
  const auto at = static_cast<std::size_t>(std::clamp(wanted, 1, static_cast<int>(trace.steps.size()))) - 1;
  QStringList before;
  for (std::size_t i = 0; i < at; ++i) before << QString::fromStdString(trace.target[i]);
  const QString words = isolated(before.join(QLatin1Char(' ')));
  m_written->setText(m_decoder->sourceText() + QLatin1Char('\n') +
                     (before.isEmpty() ? tr("Nothing is written yet.") : tr("Written so far: %1 …").arg(words)));
  const StepTrace& step = trace.steps[at];
  if (guessesWord())
    buildWords(step, *m_decoder->model().model());
  else
    buildShares(trace.source, {step.alpha.begin(), step.alpha.end()});
  restore();
}

void PredictWidget::buildShares(const std::vector<std::string>& words, const std::vector<double>& weights) {
  m_ready = true;
  const int tokens = static_cast<int>(parameters().integer("tokens"));
  lesson::TokensBody body;
  body.words = words;
  body.weights = weights;
  body.tokens = tokens;
  m_item.id = item();
  m_item.kind = QuizKind::shareTokens;
  m_item.body = body;
  m_shares = new TokenShares(theme(), words, tokens, m_card);
  m_column->addWidget(m_shares);
  connect(m_shares, &TokenShares::changed, this, [this] { m_commit->setEnabled(m_shares->left() == 0); });
  tabToButtonsAfter(m_shares->last());
  if (m_skip->hasFocus()) m_shares->first()->setFocus(Qt::OtherFocusReason);  // waited there for the sentence
  Q_EMIT statusChanged();
}

void PredictWidget::buildWords(const StepTrace& step, const Model& model) {
  m_ready = true;
  const auto offers = static_cast<std::size_t>(parameters().integer("offers"));
  lesson::ChoiceBody body;
  for (std::size_t k = 0; k < std::min(offers, step.candidates.size()); ++k) {
    const std::string& word = model.target.word(step.candidates[k].word);
    m_words.push_back(QString::fromStdString(word));
    m_chances.push_back(step.candidates[k].probability);
    if (step.candidates[k].word == step.word) m_right = static_cast<int>(k);
    lesson::ChoiceBody::Option option;
    option.text.set("", word);
    body.options.push_back(option);
  }
  m_item.id = item();
  m_item.kind = QuizKind::chooseOne;
  m_item.body = body;
  m_group = new QButtonGroup(this);
  const std::uint64_t seed = context().record ? context().record->seed() : 0;
  for (const int part : lesson::shownOrder(m_item, seed)) {
    auto* option = new OptionButton(theme(), true, m_card);
    option->setObjectName(QStringLiteral("predict.word%1").arg(part));
    option->setPlain(m_words[static_cast<std::size_t>(part)]);
    m_group->addButton(option, part);
    m_column->addWidget(option);
  }
  connect(m_group, &QButtonGroup::idClicked, this, [this] { m_commit->setEnabled(true); });
  tabToButtonsAfter(m_group->buttons().back());
  retranslate();
  Q_EMIT statusChanged();
}

/// The controls of the guess are made when the sentence is read, after the buttons that follow them.
void PredictWidget::tabToButtonsAfter(QWidget* last) {
  QWidget* before = last;
  for (QWidget* button : {m_commit, m_skip, m_again}) {
    setTabOrder(before, button);
    before = button;
  }
  Q_EMIT contentChanged();
}

/// A guess made before is there again, with its answer.
void PredictWidget::restore() {
  const LearnRecord::Given* last = context().record ? context().record->last(context().lesson, item()) : nullptr;
  if (!last) return;
  if (const auto* shared = std::get_if<lesson::Shared>(&last->record.answer); shared && m_shares) {
    m_shares->setShares(shared->tokens);
    open(true);
  }
  if (const auto* chosen = std::get_if<lesson::Chosen>(&last->record.answer);
      chosen && m_group && !chosen->options.empty())
    if (QAbstractButton* button = m_group->button(chosen->options.front())) {
      button->setChecked(true);
      open(true);
    }
}

void PredictWidget::keep(const lesson::Answer& answer, QuizKind kind, bool right, double score) {
  if (context().record)
    context().record->add(context().lesson,
                          {0, item(), {kind, answer, context().record->seed(), 1, false}, right, score});
}

void PredictWidget::commit() {
  if (!m_ready || !m_commit->isEnabled() || m_open) return;
  if (m_shares) {
    const lesson::Answer answer = lesson::Shared{m_shares->shares()};
    const lesson::Verdict verdict = lesson::check(m_item, answer);
    keep(answer, QuizKind::shareTokens, verdict.right, verdict.score);
  } else {
    const bool right = m_group->checkedId() == m_right;
    keep(lesson::Chosen{{m_group->checkedId()}}, QuizKind::chooseOne, right, right ? 1 : 0);
  }
  open(true);
  Q_EMIT passed();
}

void PredictWidget::skip() {
  if (!m_ready || m_open) return;
  open(false);
  Q_EMIT passed();
}

void PredictWidget::open(bool guessed) {
  m_open = true;
  m_guessed = guessed;
  if (m_shares)
    showShares(guessed);
  else
    showWord(guessed);
  m_commit->hide();
  m_skip->hide();
  m_again->show();
  m_result->show();
  Q_EMIT gateChanged();
  Q_EMIT statusChanged();
}

/// Another guess: the answer goes away again; what follows on the page stays.
void PredictWidget::again() {
  if (m_shares) {
    m_shares->hideWeights();
    m_shares->setShares({});
  } else {
    m_group->setExclusive(false);
    for (QAbstractButton* button : m_group->buttons()) {
      button->setChecked(false);
      button->setEnabled(true);
      static_cast<OptionButton*>(button)->setLook(PartLook::none);
    }
    m_group->setExclusive(true);
  }
  m_open = false;
  m_result->hide();
  m_again->hide();
  m_commit->show();
  m_commit->setEnabled(false);
  m_skip->setVisible(controls().has("skip"));
  Q_EMIT gateChanged();
  if (QWidget* first = firstStop()) first->setFocus(Qt::OtherFocusReason);
}

void PredictWidget::showShares(bool guessed) {
  const auto& body = std::get<lesson::TokensBody>(m_item.body);
  m_shares->reveal(body.weights);
  if (!guessed) {
    m_result->setText(tr("These are the model's shares."));
    return;
  }
  const lesson::Verdict verdict = lesson::check(m_item, lesson::Shared{m_shares->shares()});
  QStringList more, less;
  for (std::size_t j = 0; j < std::min(body.words.size(), verdict.parts.size()); ++j) {
    if (verdict.parts[j].difference > kNotable) more << isolated(body.words[j]);
    if (verdict.parts[j].difference < -kNotable) less << isolated(body.words[j]);
  }
  QString text = tr("Your guess and the model overlap by %1 %.").arg(percentText(verdict.score));
  if (!more.isEmpty()) text += QLatin1Char(' ') + tr("You gave more to: %1.").arg(more.join(QStringLiteral(", ")));
  if (!less.isEmpty())
    text += QLatin1Char(' ') + tr("The model gives more to: %1.").arg(less.join(QStringLiteral(", ")));
  m_result->setText(text);
}

void PredictWidget::showWord(bool guessed) {
  for (QAbstractButton* button : m_group->buttons()) {
    const int part = m_group->id(button);
    auto* option = static_cast<OptionButton*>(button);
    option->setPlain(tr("%1   %2 %")
                         .arg(m_words[static_cast<std::size_t>(part)],
                              fixedText(100 * m_chances[static_cast<std::size_t>(part)], 1)));
    option->setEnabled(false);
    option->setLook(part == m_right ? PartLook::right : button->isChecked() ? PartLook::wrong : PartLook::none);
  }
  const QString word = quoted(m_words[static_cast<std::size_t>(m_right)].toStdString());
  m_result->setText(!guessed                          ? tr("The model writes %1.").arg(word)
                    : m_group->checkedId() == m_right ? tr("Yes: the model writes %1 too.").arg(word)
                                                      : tr("The model writes %1 instead.").arg(word));
}

QWidget* PredictWidget::firstStop() const {
  if (m_open) return m_again;
  if (m_shares) return m_shares->first();
  return m_group && !m_group->buttons().isEmpty() ? static_cast<QWidget*>(m_group->buttons().front()) : m_skip;
}

QString PredictWidget::statusText() const {
  return m_open ? m_result->text() : QString();
}

void PredictWidget::retranslate() {
  m_card->setTexts(tr("Guess first"),
                   guessesWord() ? tr("which word comes next?") : tr("share out the tokens, then see"));
  m_prompt->setText(QString::fromStdString(parameters().text("prompt")));
  m_prompt->setVisible(!parameters().text("prompt").empty());
  m_commit->setText(tr("That is my guess"));
  describeControl(*m_commit, QStringLiteral("predict.commit"), m_commit->text(),
                  tr("Keeps your guess and shows what the model does."));
  m_skip->setText(tr("Show without a guess"));
  describeControl(*m_skip, QStringLiteral("predict.skip"), m_skip->text(), tr("Goes past the gate without a guess."));
  m_again->setText(tr("Guess again"));
  describeControl(*m_again, QStringLiteral("predict.again"), m_again->text(),
                  tr("Hides the answer for another guess."));
  if (m_group)
    for (QAbstractButton* button : m_group->buttons()) {
      button->setAccessibleDescription(tr("One of the words the model considers."));
      button->setWhatsThis(button->accessibleDescription().toHtmlEscaped());
    }
  if (m_open) m_shares ? showShares(m_guessed) : showWord(m_guessed);
}

}  // namespace lookback::ui

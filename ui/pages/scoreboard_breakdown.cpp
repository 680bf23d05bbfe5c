// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/scoreboard_breakdown.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QPainter>
#include <QSpinBox>
#include <QTextBlock>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kLine = 26;
constexpr double kFacts = 168, kMostFacts = 0.42;  // of the facts beside the bars: least width, most of the room
constexpr std::size_t kMostListed = 12;            // n-grams of an order

QString tokens(const std::vector<std::string>& words) {
  QStringList list;
  for (const std::string& word : words) list << isolated(word);
  return list.join(QLatin1Char(' '));
}

QString utf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The tokens whose occurrence counts as a match, one at a time, as clipping allows.
std::vector<bool> countedTokens(const SentenceBreakdown& sentence) {
  std::map<std::string, std::int64_t> left;
  for (const NGramMatch& match : sentence.ngrams[0]) left[match.text] = match.counted();
  std::vector<bool> counted;
  for (const std::string& token : sentence.translation) counted.push_back(left[token]-- > 0);
  return counted;
}

}  // namespace

BreakdownBars::BreakdownBars(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setObjectName(QStringLiteral("score.bars"));
  setFocusPolicy(Qt::TabFocus);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void BreakdownBars::setScore(const BleuScore& score) {
  m_score = score;
  describe();
  update();
}

QSize BreakdownBars::sizeHint() const {
  return {static_cast<int>(m_theme.px(300)), static_cast<int>(m_theme.px(5.4 * kLine))};
}

void BreakdownBars::describe() {
  QStringList parts;
  for (std::size_t k = 0; k < kBleuOrders; ++k)
    parts << tr("%1-gram precision %2 percent, %3 of %4.")
                 .arg(k + 1)
                 .arg(fixedText(m_score.precisions[k], 1), countText(m_score.counts.matches[k]),
                      countText(m_score.counts.totals[k]));
  parts << tr("Output words %1, reference words %2, brevity penalty %3, BLEU %4.")
               .arg(countText(m_score.counts.hypothesisLength), countText(m_score.counts.referenceLength),
                    fixedText(m_score.brevityPenalty, 3), fixedText(m_score.score, 2));
  setAccessibleName(tr("Score breakdown"));
  setAccessibleDescription(parts.join(QLatin1Char(' ')));
  setWhatsThis(
      tr("BLEU is the brevity penalty times the geometric mean of the shares of 1- to 4-grams that are in the "
         "reference."));
}

void BreakdownBars::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

std::array<std::pair<QString, QString>, 4> BreakdownBars::facts() const {
  return {{{tr("output words"), countText(m_score.counts.hypothesisLength)},
           {tr("reference words"), countText(m_score.counts.referenceLength)},
           {tr("brevity penalty"), fixedText(m_score.brevityPenalty, 3)},
           {tr("geometric mean"), tr("%1 %").arg(fixedText(geometricMean(m_score), 2))}}};
}

/// Names are longer in some languages: they get up to half of the room, and smaller letters if that is not enough.
double BreakdownBars::factsWidth(const QFont& font, double room) const {
  const QFontMetricsF letters(font), numbers(m_theme.font(TextStep::base, QFont::DemiBold));
  double widest = 0;
  for (const auto& [name, value] : facts())
    widest = std::max(widest, letters.horizontalAdvance(name) + numbers.horizontalAdvance(value) + m_theme.px(12));
  return std::clamp(widest, m_theme.px(kFacts), std::max(m_theme.px(kFacts), room * kMostFacts));
}

void BreakdownBars::paintOrders(QPainter& painter, const QRectF& area) const {
  const double line = m_theme.px(kLine), number = m_theme.px(56);
  const QFontMetricsF note(m_theme.font(TextStep::tick)), base(m_theme.font(TextStep::base));
  const double label = std::max(m_theme.px(56), base.horizontalAdvance(tr("%1-gram").arg(4)) + m_theme.px(8));
  for (std::size_t k = 0; k < kBleuOrders; ++k) {
    const QRectF row(area.left(), area.top() + static_cast<double>(k) * line, area.width(), line);
    painter.setFont(m_theme.font(TextStep::base));
    painter.setPen(m_theme.color(Role::text2));
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, tr("%1-gram").arg(k + 1));
    const QString counts =
        tr("%1 of %2").arg(countText(m_score.counts.matches[k]), countText(m_score.counts.totals[k]));
    const double room = note.horizontalAdvance(
        tr("%1 of %2").arg(countText(m_score.counts.totals[0]), countText(m_score.counts.totals[0])));
    QRectF bar(row.left() + label, row.center().y() - m_theme.px(5),
               row.width() - label - number - room - m_theme.px(16), m_theme.px(10));
    painter.fillRect(bar, m_theme.color(Role::sunken));
    bar.setWidth(bar.width() * std::clamp(m_score.precisions[k] / 100, 0.0, 1.0));
    painter.fillRect(bar, m_theme.color(Role::source));
    painter.setFont(m_theme.font(TextStep::base, QFont::DemiBold));
    painter.setPen(m_theme.color(Role::text));
    painter.drawText(row.adjusted(0, 0, -room - m_theme.px(8), 0), Qt::AlignVCenter | Qt::AlignRight,
                     tr("%1 %").arg(fixedText(m_score.precisions[k], 1)));
    painter.setFont(m_theme.font(TextStep::tick));
    painter.setPen(m_theme.color(Role::text2));
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, counts);
  }
}

void BreakdownBars::paintFacts(QPainter& painter, const QRectF& area, const QFont& font) const {
  const QFont number = m_theme.font(TextStep::base, QFont::DemiBold);
  double top = area.top();
  for (const auto& [name, value] : facts()) {
    const QRectF row(area.left(), top, area.width(), m_theme.px(kLine));
    const double room = row.width() - QFontMetricsF(number).horizontalAdvance(value) - m_theme.px(8);
    painter.setFont(font);
    painter.setPen(m_theme.color(Role::text2));
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, QFontMetricsF(font).elidedText(name, Qt::ElideRight, room));
    painter.setFont(number);
    painter.setPen(m_theme.color(Role::text));
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, value);
    top += m_theme.px(kLine);
  }
}

void BreakdownBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double gap = m_theme.px(16);
  const QRectF all = rect();
  const bool roomy = factsWidth(m_theme.font(TextStep::base), 1e6) <= all.width() * kMostFacts;
  const QFont font = m_theme.font(roomy ? TextStep::base : TextStep::note);
  const double facts = factsWidth(font, all.width());
  paintOrders(painter, all.adjusted(0, 0, -facts - gap, 0));
  paintFacts(painter, QRectF(all.right() - facts, all.top(), facts, all.height()), font);
  const double top = all.top() + m_theme.px(4 * kLine + 5);
  painter.fillRect(QRectF(all.left(), top, all.width(), std::max(1.0, m_theme.px(1))), m_theme.color(Role::hair));
  painter.setFont(m_theme.font(TextStep::title));
  painter.setPen(m_theme.color(Role::text));
  painter.drawText(QRectF(all.left(), top, all.width(), m_theme.px(30)), Qt::AlignVCenter | Qt::AlignLeft,
                   tr("BLEU  =  %1 × %2  =  %3")
                       .arg(fixedText(m_score.brevityPenalty, 3), fixedText(geometricMean(m_score), 2),
                            fixedText(m_score.score, 2)));
}

ScoreBreakdown::ScoreBreakdown(Services services, QWidget* parent) : QWidget(parent), m_services(services) {
  setObjectName(QStringLiteral("scoreBreakdown"));
  build();
  connect(&services.theme, &Theme::changed, this, &ScoreBreakdown::applyTheme);
  retranslate();
  applyTheme();
}

void ScoreBreakdown::build() {
  m_tabs = new Segments(m_services.theme, {QString(), QString(), QString()}, this);
  m_parts = new QStackedWidget(this);
  const auto page = [this](const char* name) {
    auto* edit = new QTextEdit(m_parts);
    edit->setObjectName(QLatin1String(name));
    edit->setReadOnly(true);
    edit->setAcceptRichText(false);
    edit->setFrameShape(QFrame::NoFrame);
    edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    edit->setTabChangesFocus(true);
    edit->document()->setDocumentMargin(0);
    edit->setVerticalScrollBar(new ThinScrollBar(m_services.theme, Qt::Vertical, edit));
    return edit;
  };
  m_wholePart = new QWidget(m_parts);
  auto* wholePart = new QVBoxLayout(m_wholePart);
  wholePart->setContentsMargins(0, 0, 0, 0);
  m_bars = new BreakdownBars(m_services.theme, m_wholePart);
  m_published = page("score.published");
  wholePart->addWidget(m_bars);
  wholePart->addWidget(m_published, 1);
  wholePart->addStretch(0);
  m_sentencePart = new QWidget(m_parts);
  auto* sentencePart = new QVBoxLayout(m_sentencePart);
  sentencePart->setContentsMargins(0, 0, 0, 0);
  m_number = new QSpinBox(m_sentencePart);
  m_number->setMinimum(1);
  setLook(*m_number, "field");
  m_of = plainLabel(QStringLiteral("score.of"), "note", m_sentencePart);
  auto* line = new QHBoxLayout;
  line->addWidget(m_number);
  line->addWidget(m_of, 1);
  m_worked = page("score.worked");
  sentencePart->addLayout(line);
  sentencePart->addWidget(m_worked, 1);
  m_compared = page("score.compared");
  for (QWidget* part : std::initializer_list<QWidget*>{m_wholePart, m_sentencePart, m_compared})
    m_parts->addWidget(part);
  m_words = plainLabel(QStringLiteral("score.words"), "note", this);
  m_words->setWordWrap(true);
  m_words->hide();
  m_signature = plainLabel(QStringLiteral("score.signature"), "note", this);
  m_signature->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_signature->setFocusPolicy(Qt::NoFocus);  // the button beside it copies
  m_signature->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_copy = new QPushButton(this);
  setLook(*m_copy, "flat");
  auto* signature = new QFrame(this);
  setLook(*signature, "equation");
  auto* signatureLine = new QHBoxLayout(signature);
  signatureLine->setContentsMargins(8, 0, 0, 0);
  signatureLine->addWidget(m_signature, 1);
  signatureLine->addWidget(m_copy);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_parts, 1);
  column->addWidget(m_words);
  column->addWidget(signature);
  connect(m_tabs, &Segments::chosenChanged, m_parts, &QStackedWidget::setCurrentIndex);
  connect(m_number, &QSpinBox::valueChanged, this, [this](int number) { workThrough(number - 1); });
  connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_signature->text()); });
}

void ScoreBreakdown::applyTheme() {
  const Theme& theme = m_services.theme;
  for (QTextEdit* edit : {m_published, m_worked, m_compared}) {
    QPalette palette = edit->palette();
    palette.setColor(QPalette::Base, theme.color(Role::surface));
    palette.setColor(QPalette::Text, theme.color(Role::text));
    edit->setPalette(palette);
    edit->setFont(theme.font(TextStep::base));
  }
  if (m_text) workThrough(m_number->value() - 1);
}

QWidget* ScoreBreakdown::tabs() const {
  return m_tabs;
}

void ScoreBreakdown::showPart(Part part) {
  m_tabs->setChosen(part);
  m_parts->setCurrentIndex(part);
}

ScoreBreakdown::Part ScoreBreakdown::part() const {
  return static_cast<Part>(m_parts->currentIndex());
}

int ScoreBreakdown::sentenceNumber() const {
  return m_number->value() - 1;
}

void ScoreBreakdown::setSignature(const std::string& signature) {
  m_signature->setText(utf8(signature));
  m_signature->setToolTip(plainTip(utf8(signature)));
  m_copy->setEnabled(!signature.empty());
}

void ScoreBreakdown::showNothing(const QString& text) {
  m_text.reset();
  m_bars->hide();
  m_words->hide();
  m_published->show();
  m_published->setPlainText(text);
  m_worked->setPlainText(text);
  m_of->clear();
  m_number->setEnabled(false);
  setSignature({});
  if (part() == sentence) showPart(whole);
}

void ScoreBreakdown::showPublished(const PublishedRow& row) {
  showNothing({});
  QStringList lines;
  lines << tr("%1, as published: BLEU %2 on all sentences of newstest2014, %3 on those without unknown words.")
               .arg(isolated(utf8(row.model)), fixedText(row.all, 2), fixedText(row.noUnknown, 2));
  if (row.training)
    lines << tr("Table 2: %1 updates of 80 sentences, %2 passes over the data, %3 hours on a %4. Negative "
                "log-likelihood of "
                "a sentence: training %5, development %6.")
                 .arg(countText(std::llround(row.training->updates)), fixedText(row.training->epochs, 1))
                 .arg(row.training->hours)
                 .arg(utf8(row.training->processor), fixedText(row.training->trainNll, 1),
                      fixedText(row.training->devNll, 1));
  else
    lines << tr(
        "Moses is a phrase-based system; the paper gave it 418 million words of French more than the others had.");
  lines << tr(
      "Figure 2 (BLEU by length) prints no numbers, so none are shown here. Its text says: RNNencdec drops "
      "dramatically as sentences grow; both RNNsearch are more robust, and RNNsearch-50 shows no deterioration "
      "even with sentences of length 50 or more.");
  m_published->setPlainText(lines.join(QStringLiteral("\n\n")));
  m_worked->setPlainText(tr("The paper's translations were not published with it, so none can be worked through."));
  m_signature->setText(tr("tokenised BLEU as published; not comparable with other signatures"));
}

void ScoreBreakdown::showScore(const store::EvaluationRecord& record, const QString& words) {
  m_options = record.bleu;
  m_text.reset();
  m_bars->show();
  m_published->hide();
  m_bars->setScore(record.summary.all.bleu);
  m_words->setText(words);
  m_words->setVisible(!words.isEmpty());
  m_worked->setPlainText(tr("Reading the sentences…"));
  setSignature(record.summary.all.bleu.signature);
}

void ScoreBreakdown::setText(const std::shared_ptr<const store::EvaluationText>& text) {
  m_text = text;
  if (!text || text->sentences.empty()) return;
  const QSignalBlocker quiet(m_number);
  const auto count = static_cast<int>(text->sentences.size());
  m_number->setEnabled(true);
  m_number->setMaximum(count);
  m_number->setValue(static_cast<int>(typicalSentence(text->sentences, m_options)) + 1);
  m_of->setText(tr("of %n sentence(s); this one's score is like the whole's", nullptr, count));
  workThrough(m_number->value() - 1);
}

void ScoreBreakdown::writeTokens(QTextCursor& cursor, const SentenceBreakdown& breakdown,
                                 const std::vector<std::string>& words) {
  const Theme& theme = m_services.theme;
  const std::vector<bool> counted = countedTokens(breakdown);
  QTextCharFormat yes, no;
  yes.setForeground(theme.color(Role::text));
  yes.setFontWeight(QFont::DemiBold);
  yes.setFontUnderline(true);
  no.setForeground(theme.color(Role::text2));
  for (std::size_t i = 0; i < words.size(); ++i) {
    cursor.insertText(isolated(words[i]), counted[i] ? yes : no);
    cursor.insertText(QStringLiteral(" "), no);
  }
}

/// "2-grams: 7 of 10 (was signed · signed in · …); not: accord was · …"
void ScoreBreakdown::writeOrders(QTextCursor& cursor, const SentenceBreakdown& breakdown) {
  const Theme& theme = m_services.theme;
  QTextCharFormat strong, plain, quiet;
  strong.setFontWeight(QFont::DemiBold);
  strong.setForeground(theme.color(Role::text));
  plain.setForeground(theme.color(Role::text));
  quiet.setForeground(theme.color(Role::text2));
  for (std::size_t k = 0; k < kBleuOrders; ++k) {
    QStringList matched, missed;
    for (const NGramMatch& match : breakdown.ngrams[k]) {
      QString text = isolated(match.text);
      const bool clipped = match.counted() > 0 && match.counted() < match.inTranslation;
      if (match.inTranslation > 1) text += QStringLiteral(" ×%1").arg(match.inTranslation);
      if (clipped) text += tr(" (%1 count)").arg(match.counted());
      QStringList& list = match.counted() > 0 ? matched : missed;
      if (list.size() < static_cast<qsizetype>(kMostListed)) list << text;
    }
    cursor.insertBlock();
    cursor.insertText(tr("%1-grams: %2 of %3")
                          .arg(k + 1)
                          .arg(breakdown.score.counts.matches[k])
                          .arg(breakdown.score.counts.totals[k]),
                      strong);
    if (!matched.isEmpty()) cursor.insertText(tr("  found: %1").arg(matched.join(QStringLiteral(" · "))), plain);
    if (!missed.isEmpty()) cursor.insertText(tr("  not found: %1").arg(missed.join(QStringLiteral(" · "))), quiet);
  }
}

void ScoreBreakdown::workThrough(int number) {
  if (!m_text || number < 0 || number >= static_cast<int>(m_text->sentences.size())) return;
  const auto i = static_cast<std::size_t>(number);
  std::vector<std::string> references;
  for (const auto& lines : m_text->set.references) references.push_back(lines[i]);
  const SentenceBreakdown breakdown = breakDown(m_text->sentences[i].translation, references, m_options);
  const Theme& theme = m_services.theme;
  QTextCharFormat caption, source, target;
  caption.setForeground(theme.color(Role::text2));
  source.setForeground(theme.color(Role::source));
  target.setForeground(theme.color(Role::text));
  m_worked->clear();
  QTextCursor cursor(m_worked->document());
  cursor.insertText(tr("Source  "), caption);
  cursor.insertText(isolated(m_text->set.sources[i]), source);
  for (const auto& reference : breakdown.references) {
    cursor.insertBlock();
    cursor.insertText(tr("Reference  "), caption);
    cursor.insertText(tokens(reference), target);
  }
  cursor.insertBlock();
  cursor.insertText(tr("Translation  "), caption);
  writeTokens(cursor, breakdown, breakdown.translation);
  writeOrders(cursor, breakdown);
  cursor.insertBlock();
  cursor.insertText(tr("Lengths %1 and %2: brevity penalty %3. BLEU of this sentence = %3 × %4 = %5.")
                        .arg(breakdown.score.counts.hypothesisLength)
                        .arg(breakdown.score.counts.referenceLength)
                        .arg(fixedText(breakdown.score.brevityPenalty, 3), fixedText(geometricMean(breakdown.score), 2),
                             fixedText(breakdown.score.score, 2)),
                    target);
  if (!breakdown.score.explanation.empty())
    cursor.insertText(QLatin1Char(' ') + tr("It is 0 because %1.").arg(utf8(breakdown.score.explanation)), target);
  m_worked->moveCursor(QTextCursor::Start);
}

void ScoreBreakdown::showComparison(const QString& a, const QString& b, const ScoreComparison& result) {
  m_comparison = Compared{a, b, result};
  QStringList lines;
  if (!result.settings.empty()) {
    QStringList changed;
    for (const store::ChangedSetting& setting : result.settings) {
      const auto shown = [&](const std::string& value) { return value.empty() ? tr("(none)") : utf8(value); };
      changed << labelled(utf8(setting.name), shown(setting.before) + QStringLiteral(" → ") + shown(setting.after));
    }
    lines << tr("Settings that differ:") + QLatin1Char('\n') + changed.join(QLatin1Char('\n'));
  }
  if (result.paired) {
    const PairedComparison& paired = *result.paired;
    lines << tr("%1 − %2 = %3 BLEU on the same sentences; 95 % from %4 to %5 (paired bootstrap, 1000 draws).")
                 .arg(isolated(a), isolated(b), fixedText(paired.difference, 2), fixedText(paired.interval.low, 2),
                      fixedText(paired.interval.high, 2));
    const bool sure = paired.interval.low > 0 || paired.interval.high < 0;
    lines << (sure ? tr("The interval leaves out 0: %1 is better on sentences like these.")
                         .arg(isolated(paired.difference > 0 ? a : b))
                   : tr("The interval holds 0: these sentences do not tell which is better."));
    lines << tr("%1 is above in %2 % of the draws.").arg(isolated(a), percentText(paired.aAbove));
  } else {
    lines << tr(
        "These two were scored on different test sets or with different definitions of BLEU. Their scores must not "
        "be compared.");
  }
  m_compared->setPlainText(lines.join(QStringLiteral("\n\n")));
}

QString ScoreBreakdown::text() const {
  switch (part()) {
    case whole:
      return m_bars->isHidden() ? m_published->toPlainText() : m_bars->accessibleDescription();
    case sentence:
      return m_worked->toPlainText();
    case comparison:
      return m_compared->toPlainText();
  }
  return {};
}

void ScoreBreakdown::retranslate() {
  m_tabs->setTexts({tr("All"), tr("One sentence"), tr("Two runs")});
  describeControl(*m_tabs, QStringLiteral("score.tabs"), tr("Score breakdown"),
                  tr("All sentences together, one sentence worked through, or two runs compared."));
  describeControl(*m_number, QStringLiteral("score.number"), tr("Sentence"), tr("Which sentence is worked through."));
  describeControl(*m_published, m_published->objectName(), tr("As published"),
                  tr("What the paper says of this model."));
  describeControl(
      *m_worked, m_worked->objectName(), tr("One sentence"),
      tr("Underlined words of the translation count as matches; then the n-grams that are in the reference, "
         "and those that are not."));
  describeControl(*m_compared, m_compared->objectName(), tr("Two runs"),
                  tr("The settings in which two runs differ, and how sure the difference of their scores is."));
  m_copy->setText(tr("Copy"));
  describeControl(*m_copy, QStringLiteral("score.copy"), tr("Copy the signature"),
                  tr("Puts the line that defines this BLEU on the clipboard. Scores with other signatures must not be "
                     "compared."));
  if (const auto compared = m_comparison)
    showComparison(compared->a, compared->b, compared->result);
  else
    m_compared->setPlainText(tr("Choose two scored rows of your runs: Ctrl and click, or Shift and an arrow key."));
}

}  // namespace lookback::ui

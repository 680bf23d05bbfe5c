// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/quiz_body.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStyle>
#include <algorithm>
#include <cmath>

#include "ui/learn/cells_body.h"
#include "ui/learn/option_button.h"
#include "ui/learn/quiz_body_base.h"
#include "ui/learn/token_shares.h"
#include "ui/support/controls.h"
#include "ui/support/icons.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

using namespace lesson;

void restyle(QWidget& widget, const char* verdict) {
  widget.setProperty("verdict", QLatin1String(verdict));
  widget.style()->unpolish(&widget);
  widget.style()->polish(&widget);
}

const char* verdictName(PartLook look) {
  return look == PartLook::right ? "right" : look == PartLook::wrong ? "wrong" : "";
}

}  // namespace

QLabel* BodyBase::addMark() {
  auto* mark = new QLabel(this);
  mark->setFixedSize(px(20), px(20));
  return mark;
}

void BodyBase::showMark(QLabel& mark, bool right) {
  mark.setPixmap(iconPixmap(theme(), right ? QStringLiteral("check") : QStringLiteral("cross"),
                            right ? Role::accent : Role::error, 16, devicePixelRatioF()));
  mark.setAccessibleName(right ? QuizBody::tr("right") : QuizBody::tr("not right yet"));
}

namespace {

/// Choose one, choose many, spot the error: options below each other.
class OptionsBody final : public BodyBase {
 public:
  OptionsBody(const Services& services, const QuizItem& item, std::vector<int> order, std::string language,
              QWidget* parent)
      : BodyBase(services, item, std::move(order), std::move(language), parent) {
    const bool one = item.kind != QuizKind::chooseMany;
    auto* group = new QButtonGroup(this);
    group->setExclusive(one);
    const std::vector<const Texts*> texts = this->texts();
    m_buttons.resize(texts.size());
    for (std::size_t place = 0; place < texts.size(); ++place) {
      const auto part = static_cast<std::size_t>(partAt(place));
      auto* button = new OptionButton(theme(), one, this);
      button->setMarkdown(in(*texts[part]));
      button->setObjectName(this->name("option", static_cast<int>(part)));
      group->addButton(button);
      column()->addWidget(button);
      connect(button, &QAbstractButton::clicked, this, &QuizBody::changed);
      m_buttons[part] = button;
      if (place == 0) m_first = button;
    }
    OptionsBody::retranslate();
  }
  Answer answer() const override {
    std::vector<int> chosen;
    for (std::size_t k = 0; k < m_buttons.size(); ++k)
      if (m_buttons[k]->isChecked()) chosen.push_back(static_cast<int>(k));
    if (item().kind == QuizKind::spotError) return Spotted{chosen.empty() ? -1 : chosen.front()};
    return Chosen{chosen};
  }
  void setAnswer(const Answer& answer) override {
    const auto check = [this](int part) {
      if (part >= 0 && part < static_cast<int>(m_buttons.size()))
        m_buttons[static_cast<std::size_t>(part)]->setChecked(true);
    };
    if (const auto* chosen = std::get_if<Chosen>(&answer))
      std::for_each(chosen->options.begin(), chosen->options.end(), check);
    if (const auto* spotted = std::get_if<Spotted>(&answer)) check(spotted->line);
  }
  bool isComplete() const override {
    return std::any_of(m_buttons.begin(), m_buttons.end(), [](const OptionButton* b) { return b->isChecked(); });
  }
  void showVerdict(const Verdict& verdict, bool whole) override {
    for (std::size_t k = 0; k < m_buttons.size(); ++k) {
      const bool right = isRight(k), chosen = m_buttons[k]->isChecked();
      PartLook look = PartLook::none;
      if (chosen) look = right ? PartLook::right : PartLook::wrong;
      if (whole && right) look = PartLook::right;
      m_buttons[k]->setLook(look);
    }
    (void)verdict;
  }
  void clearVerdict() override {
    for (OptionButton* button : m_buttons) button->setLook(PartLook::none);
  }
  QWidget* first() const override { return m_first; }
  QString kindText() const override {
    if (item().kind == QuizKind::spotError) return QuizBody::tr("find the line with the error");
    return item().kind == QuizKind::chooseOne ? QuizBody::tr("choose one") : QuizBody::tr("choose all that are right");
  }
  void retranslate() override {
    for (OptionButton* button : m_buttons) {
      button->setAccessibleDescription(kindText());
      button->setWhatsThis(kindText().toHtmlEscaped());
    }
  }

 private:
  std::vector<const Texts*> texts() const {
    std::vector<const Texts*> texts;
    if (const auto* choice = std::get_if<ChoiceBody>(&item().body))
      for (const ChoiceBody::Option& option : choice->options) texts.push_back(&option.text);
    if (const auto* spot = std::get_if<SpotBody>(&item().body))
      for (const Texts& line : spot->lines) texts.push_back(&line);
    return texts;
  }
  bool isRight(std::size_t part) const {
    if (const auto* choice = std::get_if<ChoiceBody>(&item().body)) return choice->options[part].right;
    const auto* spot = std::get_if<SpotBody>(&item().body);
    return spot && spot->wrong == static_cast<int>(part);
  }

  std::vector<OptionButton*> m_buttons;  // as written
  QWidget* m_first = nullptr;
};

class NumbersBody final : public BodyBase {
 public:
  NumbersBody(const Services& services, const QuizItem& item, std::vector<int> order, std::string language,
              QWidget* parent)
      : BodyBase(services, item, std::move(order), std::move(language), parent) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(px(10));
    grid->setVerticalSpacing(px(6));
    for (std::size_t k = 0; k < body().blanks.size(); ++k) {
      auto* label = richLabel(this->name("label", static_cast<int>(k)), "option", this);
      label->setText(richLine(in(body().blanks[k].label)));
      auto* field = new QLineEdit(this);
      setLook(*field, "field");
      field->setFixedWidth(px(110));
      field->setAlignment(Qt::AlignRight);
      connect(field, &QLineEdit::textEdited, this, &QuizBody::changed);
      connect(field, &QLineEdit::returnPressed, this, &NumbersBody::enter);
      QLabel* mark = addMark();
      auto* asked = plainLabel(this->name("places", static_cast<int>(k)), "note", this);
      grid->addWidget(label, static_cast<int>(k), 0);
      grid->addWidget(field, static_cast<int>(k), 1);
      grid->addWidget(mark, static_cast<int>(k), 2);
      grid->addWidget(asked, static_cast<int>(k), 3);
      m_fields.push_back(field);
      m_marks.push_back(mark);
      m_asked.push_back(asked);
    }
    grid->setColumnStretch(3, 1);
    column()->addLayout(grid);
    NumbersBody::retranslate();
  }
  Answer answer() const override {
    Typed typed;
    for (const QLineEdit* field : m_fields) typed.numbers.push_back(field->text().trimmed().toStdString());
    return typed;
  }
  void setAnswer(const Answer& answer) override {
    if (const auto* typed = std::get_if<Typed>(&answer))
      for (std::size_t k = 0; k < std::min(m_fields.size(), typed->numbers.size()); ++k)
        m_fields[k]->setText(QString::fromStdString(typed->numbers[k]));
  }
  bool isComplete() const override {
    return std::all_of(m_fields.begin(), m_fields.end(),
                       [](const QLineEdit* f) { return !f->text().trimmed().isEmpty(); });
  }
  void showVerdict(const Verdict& verdict, bool) override {
    for (std::size_t k = 0; k < std::min(m_fields.size(), verdict.parts.size()); ++k) {
      const bool right = verdict.parts[k].right;
      restyle(*m_fields[k], right ? "right" : "wrong");
      showMark(*m_marks[k], right);
    }
  }
  void clearVerdict() override {
    for (QLineEdit* field : m_fields) restyle(*field, "");
    for (QLabel* mark : m_marks) mark->clear();
  }
  QWidget* first() const override {
    for (QLineEdit* field : m_fields)
      if (field->property("verdict").toString() != QLatin1String("right")) return field;
    return m_fields.empty() ? nullptr : m_fields.front();
  }
  QString kindText() const override { return QuizBody::tr("%n number(s)", nullptr, static_cast<int>(m_fields.size())); }
  void retranslate() override {
    for (std::size_t k = 0; k < m_fields.size(); ++k) {
      const QString label = plainLine(in(body().blanks[k].label)), asked = placesText(body().blanks[k].places);
      m_asked[k]->setText(asked);
      describeControl(*m_fields[k], this->name("blank", static_cast<int>(k)),
                      QStringLiteral("%1, %2").arg(label.isEmpty() ? QuizBody::tr("Your number") : label, asked),
                      QuizBody::tr("0.84 and 0,84 are both read. Enter goes on to the next number, then checks."));
    }
  }

 private:
  const NumberBody& body() const { return std::get<NumberBody>(item().body); }
  /// Enter: to the next number that is still missing; none is, then all are checked.
  void enter() {
    for (QLineEdit* field : m_fields)
      if (field->text().trimmed().isEmpty() && !field->hasFocus()) return field->setFocus(Qt::TabFocusReason);
    Q_EMIT submitted();
  }

  std::vector<QLineEdit*> m_fields;
  std::vector<QLabel*> m_marks, m_asked;
};

/// Steps to put in order: each row has buttons that move it up and down.
class OrderingBody final : public BodyBase {
 public:
  OrderingBody(const Services& services, const QuizItem& item, std::vector<int> order, std::string language,
               QWidget* parent)
      : BodyBase(services, item, order, std::move(language), parent) {
    for (std::size_t k = 0; k < body().steps.size(); ++k) m_now.push_back(partAt(k));
    m_grid = new QGridLayout;
    m_grid->setColumnStretch(1, 1);
    m_grid->setHorizontalSpacing(px(4));
    m_grid->setVerticalSpacing(px(4));
    for (int k = 0; k < static_cast<int>(m_now.size()); ++k) {
      Row row{plainLabel(this->name("place", k), "note", this), richLabel(this->name("step", k), "option", this),
              new PaneButton(theme(), QStringLiteral("↑"), this), new PaneButton(theme(), QStringLiteral("↓"), this),
              addMark()};
      row.place->setText(QStringLiteral("%1.").arg(k + 1));
      m_grid->addWidget(row.place, k, 0);
      m_grid->addWidget(row.text, k, 1);
      m_grid->addWidget(row.mark, k, 2);
      m_grid->addWidget(row.up, k, 3);
      m_grid->addWidget(row.down, k, 4);
      connect(row.up, &QPushButton::clicked, this, [this, k] { move(k, -1); });
      connect(row.down, &QPushButton::clicked, this, [this, k] { move(k, 1); });
      m_rows.push_back(row);
    }
    column()->addLayout(m_grid);
    show();
  }
  Answer answer() const override { return Ordered{m_now}; }
  void setAnswer(const Answer& answer) override {
    const auto* ordered = std::get_if<Ordered>(&answer);
    if (!ordered || ordered->steps.size() != m_now.size()) return;
    std::vector<int> sorted = ordered->steps, known = m_now;
    std::sort(sorted.begin(), sorted.end());
    std::sort(known.begin(), known.end());
    if (sorted != known) return;  // of another version of the lesson
    m_now = ordered->steps;
    show();
  }
  bool isComplete() const override { return true; }
  void showVerdict(const Verdict& verdict, bool) override {
    for (std::size_t k = 0; k < std::min(m_rows.size(), verdict.parts.size()); ++k) {
      restyle(*m_rows[k].text, verdictName(verdict.parts[k].right ? PartLook::right : PartLook::wrong));
      showMark(*m_rows[k].mark, verdict.parts[k].right);
    }
  }
  void clearVerdict() override {
    for (const Row& row : m_rows) {
      restyle(*row.text, "");
      row.mark->clear();
    }
  }
  QWidget* first() const override { return m_rows.empty() ? nullptr : m_rows.front().down; }
  QString kindText() const override { return QuizBody::tr("put in order"); }
  void retranslate() override { show(); }

 private:
  struct Row {
    QLabel *place, *text;
    PaneButton *up, *down;
    QLabel* mark;
  };
  const OrderBody& body() const { return std::get<OrderBody>(item().body); }
  void move(int place, int by) {
    const int other = place + by;
    if (other < 0 || other >= static_cast<int>(m_now.size())) return;
    std::swap(m_now[static_cast<std::size_t>(place)], m_now[static_cast<std::size_t>(other)]);
    show();
    const Row& row = m_rows[static_cast<std::size_t>(other)];  // the keyboard goes with the step
    QWidget* next = by < 0 ? row.up : row.down;
    if (!next->isEnabled()) next = by < 0 ? row.down : row.up;
    next->setFocus(Qt::TabFocusReason);
    Q_EMIT changed();
  }
  void show() {
    for (std::size_t k = 0; k < m_rows.size(); ++k) {
      const std::string& text = in(body().steps[static_cast<std::size_t>(m_now[k])]);
      m_rows[k].text->setText(richLine(text));
      m_rows[k].up->setEnabled(k > 0);
      m_rows[k].down->setEnabled(k + 1 < m_rows.size());
      const QString plain = plainLine(text), place = QString::number(k + 1);
      describeControl(*m_rows[k].up, this->name("up", static_cast<int>(k)), QuizBody::tr("Up: %1").arg(plain),
                      QuizBody::tr("Moves the step that stands at place %1 one up.").arg(place));
      describeControl(*m_rows[k].down, this->name("down", static_cast<int>(k)), QuizBody::tr("Down: %1").arg(plain),
                      QuizBody::tr("Moves the step that stands at place %1 one down.").arg(place));
    }
  }

  std::vector<int> m_now;  // the step at each place
  std::vector<Row> m_rows;
  QGridLayout* m_grid;
};

class TokensQuizBody final : public BodyBase {
 public:
  TokensQuizBody(const Services& services, const QuizItem& item, std::vector<int> order, std::string language,
                 QWidget* parent)
      : BodyBase(services, item, std::move(order), std::move(language), parent),
        m_shares(new TokenShares(theme(), body().words, body().tokens, this)) {
    column()->addWidget(m_shares);
    connect(m_shares, &TokenShares::changed, this, &QuizBody::changed);
  }
  Answer answer() const override { return Shared{m_shares->shares()}; }
  void setAnswer(const Answer& answer) override {
    if (const auto* shared = std::get_if<Shared>(&answer)) m_shares->setShares(shared->tokens);
  }
  bool isComplete() const override { return m_shares->left() == 0; }
  void showVerdict(const Verdict& verdict, bool whole) override {
    if (whole || verdict.right) m_shares->reveal(body().weights);
  }
  void clearVerdict() override { m_shares->hideWeights(); }
  QWidget* first() const override { return m_shares->first(); }
  QString kindText() const override { return QuizBody::tr("share out %n token(s)", nullptr, body().tokens); }

 private:
  const TokensBody& body() const { return std::get<TokensBody>(item().body); }
  TokenShares* m_shares;
};

class MatchQuizBody final : public BodyBase {
 public:
  MatchQuizBody(const Services& services, const QuizItem& item, std::vector<int> order, std::string language,
                QWidget* parent)
      : BodyBase(services, item, order, std::move(language), parent) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(px(10));
    grid->setVerticalSpacing(px(6));
    grid->setColumnStretch(0, 2);  // what is to be matched wraps less than what it is matched with
    grid->setColumnStretch(1, 5);
    for (std::size_t k = 0; k < body().pairs.size(); ++k) {
      auto* label = richLabel(this->name("left", static_cast<int>(k)), "option", this);
      label->setText(richLine(in(body().pairs[k].left)));
      auto* combo = new FieldCombo(theme(), this);
      combo->addItem(QString(), -1);
      for (std::size_t place = 0; place < body().pairs.size(); ++place) {
        const int part = partAt(place);
        combo->addItem(plainLine(in(body().pairs[static_cast<std::size_t>(part)].right)), part);
      }
      combo->setMinimumWidth(px(220));
      grid->addWidget(label, static_cast<int>(k), 0);
      grid->addWidget(combo, static_cast<int>(k), 1);
      connect(combo, &QComboBox::activated, this, &QuizBody::changed);
      m_rights.push_back(combo);
      m_marks.push_back(addMark());
      grid->addWidget(m_marks.back(), static_cast<int>(k), 2);
    }
    column()->addLayout(grid);
    MatchQuizBody::retranslate();
  }
  Answer answer() const override {
    Matched matched;
    for (const QComboBox* combo : m_rights) matched.rights.push_back(combo->currentData().toInt());
    return matched;
  }
  void setAnswer(const Answer& answer) override {
    if (const auto* matched = std::get_if<Matched>(&answer))
      for (std::size_t k = 0; k < std::min(m_rights.size(), matched->rights.size()); ++k)
        m_rights[k]->setCurrentIndex(std::max(0, m_rights[k]->findData(matched->rights[k])));
  }
  bool isComplete() const override {
    return std::all_of(m_rights.begin(), m_rights.end(),
                       [](const QComboBox* combo) { return combo->currentIndex() > 0; });
  }
  void showVerdict(const Verdict& verdict, bool) override {
    for (std::size_t k = 0; k < std::min(m_rights.size(), verdict.parts.size()); ++k) {
      restyle(*m_rights[k], verdictName(verdict.parts[k].right ? PartLook::right : PartLook::wrong));
      showMark(*m_marks[k], verdict.parts[k].right);
    }
  }
  void clearVerdict() override {
    for (QComboBox* combo : m_rights) restyle(*combo, "");
    for (QLabel* mark : m_marks) mark->clear();
  }
  QWidget* first() const override { return m_rights.empty() ? nullptr : m_rights.front(); }
  QString kindText() const override { return QuizBody::tr("match"); }
  void retranslate() override {
    for (std::size_t k = 0; k < m_rights.size(); ++k) {
      m_rights[k]->setItemText(0, QuizBody::tr("choose…"));
      describeControl(*m_rights[k], this->name("match", static_cast<int>(k)), plainLine(in(body().pairs[k].left)),
                      QuizBody::tr("Choose what belongs to it."));
    }
  }

 private:
  const MatchBody& body() const { return std::get<MatchBody>(item().body); }
  std::vector<QComboBox*> m_rights;
  std::vector<QLabel*> m_marks;
};

/// Say it aloud: notes if wanted, then a model answer to compare with, then a rating of one's own.
class AloudQuizBody final : public BodyBase {
 public:
  AloudQuizBody(const Services& services, const QuizItem& item, std::vector<int> order, std::string language,
                QWidget* parent)
      : BodyBase(services, item, std::move(order), std::move(language), parent),
        m_notes(new QPlainTextEdit(this)),
        m_compare(new PaneButton(theme(), QString(), this)),
        m_after(new QWidget(this)),
        m_model(richLabel(QStringLiteral("quiz.model"), "option", m_after)) {
    m_notes->setFixedHeight(px(72));
    m_notes->setTabChangesFocus(true);
    column()->addWidget(m_notes);
    column()->addWidget(m_compare, 0, Qt::AlignLeft);
    column()->addWidget(m_after);
    auto* after = new QVBoxLayout(m_after);
    after->setContentsMargins(0, 0, 0, 0);
    after->setSpacing(px(6));
    after->addWidget(m_model);
    for (const Texts& point : body().points) {
      auto* tick = new OptionButton(theme(), false, m_after);
      tick->setMarkdown(in(point));
      tick->setObjectName(this->name("point", static_cast<int>(m_points.size())));
      after->addWidget(tick);
      m_points.push_back(tick);
    }
    m_question = plainLabel(QStringLiteral("quiz.rateQuestion"), "strong", m_after);
    after->addWidget(m_question);
    m_group = new QButtonGroup(this);
    for (int k = 0; k <= kBestRating; ++k) {
      auto* rate = new OptionButton(theme(), true, m_after);
      rate->setObjectName(this->name("rate", k));
      m_group->addButton(rate, k);
      after->addWidget(rate);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &QuizBody::changed);
    connect(m_notes, &QPlainTextEdit::textChanged, this, &QuizBody::changed);
    connect(m_compare, &QPushButton::clicked, this, [this] {
      reveal();
      if (!m_points.empty()) m_points.front()->setFocus(Qt::TabFocusReason);
    });
    m_after->hide();
    AloudQuizBody::retranslate();
  }
  Answer answer() const override {
    return Rated{std::max(0, m_group->checkedId()), m_notes->toPlainText().toStdString()};
  }
  void setAnswer(const Answer& answer) override {
    const auto* rated = std::get_if<Rated>(&answer);
    if (!rated) return;
    m_notes->setPlainText(QString::fromStdString(rated->said));
    if (QAbstractButton* button = m_group->button(rated->rating)) button->setChecked(true);
    reveal();
  }
  QString draft() const override { return m_notes->toPlainText(); }
  void setDraft(const QString& draft) override { m_notes->setPlainText(draft); }
  bool isComplete() const override { return m_group->checkedId() >= 0; }
  void showVerdict(const Verdict&, bool) override {}
  void clearVerdict() override {}
  QWidget* first() const override { return m_after->isHidden() ? static_cast<QWidget*>(m_notes) : m_group->button(0); }
  QString kindText() const override { return QuizBody::tr("say it aloud, then rate yourself"); }
  void retranslate() override {
    m_notes->setPlaceholderText(QuizBody::tr("Say it aloud first. Notes, if you like, go here."));
    describeControl(*m_notes, QStringLiteral("quiz.notes"), QuizBody::tr("Notes"),
                    QuizBody::tr("What you said, in a few words; may stay empty."));
    m_compare->setText(QuizBody::tr("Compare with an answer"));
    describeControl(*m_compare, QStringLiteral("quiz.compare"), m_compare->text(),
                    QuizBody::tr("Shows one good answer and what it mentions."));
    m_model->setText(QStringLiteral("<b>%1</b> %2")
                         .arg(QuizBody::tr("One good answer:").toHtmlEscaped(), richLine(in(body().modelAnswer))));
    for (OptionButton* point : m_points) {
      point->setAccessibleDescription(QuizBody::tr("Tick it if you said this."));
      point->setWhatsThis(point->accessibleDescription().toHtmlEscaped());
    }
    m_question->setText(QuizBody::tr("How much of it did you say? Tick what you mentioned, then choose."));
    const QString rates[] = {QuizBody::tr("I could not say it yet"), QuizBody::tr("Parts of it"),
                             QuizBody::tr("Most of it"), QuizBody::tr("All of it")};
    for (int k = 0; k <= kBestRating; ++k) {
      auto* rate = static_cast<OptionButton*>(m_group->button(k));
      rate->setMarkdown(rates[k].toStdString());
      rate->setAccessibleDescription(QuizBody::tr("Your own rating."));
      rate->setWhatsThis(rate->accessibleDescription().toHtmlEscaped());
    }
  }

 private:
  const AloudBody& body() const { return std::get<AloudBody>(item().body); }
  void reveal() {
    m_after->show();
    m_compare->hide();
  }

  QPlainTextEdit* m_notes;
  PaneButton* m_compare;
  QWidget* m_after;
  QLabel *m_model, *m_question = nullptr;
  std::vector<OptionButton*> m_points;
  QButtonGroup* m_group = nullptr;
};

template <class Body>
QuizBody* make(const Services& services, const QuizItem& item, const std::vector<int>& order,
               const std::string& language, QWidget* parent) {
  return new Body(services, item, order, language, parent);
}

}  // namespace

QuizBody* makeQuizBody(const Services& services, const QuizItem& item, const std::vector<int>& order,
                       const std::string& language, QWidget* parent) {
  switch (item.kind) {
    case QuizKind::chooseOne:
    case QuizKind::chooseMany:
    case QuizKind::spotError:
      return make<OptionsBody>(services, item, order, language, parent);
    case QuizKind::number:
      return make<NumbersBody>(services, item, order, language, parent);
    case QuizKind::order:
      return make<OrderingBody>(services, item, order, language, parent);
    case QuizKind::markCells:
      return make<CellsQuizBody>(services, item, order, language, parent);
    case QuizKind::shareTokens:
      return make<TokensQuizBody>(services, item, order, language, parent);
    case QuizKind::match:
      return make<MatchQuizBody>(services, item, order, language, parent);
    case QuizKind::sayAloud:
      break;
  }
  return make<AloudQuizBody>(services, item, order, language, parent);
}

QString placesText(int places) {
  return places == 0 ? QuizBody::tr("a whole number") : QuizBody::tr("to %n place(s)", nullptr, places);
}

namespace {

/// Texts at the indices of an answer.
QStringList textsAt(const std::vector<int>& indices, const std::function<std::string(std::size_t)>& text,
                    std::size_t count) {
  QStringList list;
  for (const int index : indices)
    if (index >= 0 && static_cast<std::size_t>(index) < count) list << plainLine(text(static_cast<std::size_t>(index)));
  return list;
}

QString matchText(const MatchBody& body, const Matched& matched, const std::string& language) {
  QStringList parts;
  for (std::size_t k = 0; k < std::min(body.pairs.size(), matched.rights.size()); ++k) {
    const int right = matched.rights[k];
    if (right >= 0 && static_cast<std::size_t>(right) < body.pairs.size())
      parts << QStringLiteral("%1 – %2").arg(plainLine(body.pairs[k].left.in(language)),
                                             plainLine(body.pairs[static_cast<std::size_t>(right)].right.in(language)));
  }
  return parts.join(QStringLiteral("; "));
}

QString cellsText(const CellsBody& body, const Marked& marked) {
  QStringList parts;
  for (const auto& [row, column] : marked.cells)
    if (row >= 0 && column >= 0 && static_cast<std::size_t>(row) < body.rows.size() &&
        static_cast<std::size_t>(column) < body.columns.size())
      parts << QStringLiteral("%1 – %2").arg(QString::fromStdString(body.rows[static_cast<std::size_t>(row)]),
                                             QString::fromStdString(body.columns[static_cast<std::size_t>(column)]));
  return parts.join(QStringLiteral("; "));
}

QString tokensText(const TokensBody& body, const Shared& shared) {
  QStringList parts;
  for (std::size_t k = 0; k < std::min(body.words.size(), shared.tokens.size()); ++k)
    if (shared.tokens[k] > 0)
      parts << QStringLiteral("%1 %2").arg(QString::fromStdString(body.words[k])).arg(shared.tokens[k]);
  return parts.join(QStringLiteral("; "));
}

}  // namespace

QString answerText(const QuizItem& item, const Answer& answer, const std::string& language) {
  const QString between = QStringLiteral("; ");
  if (const auto* choice = std::get_if<ChoiceBody>(&item.body); const auto* chosen = std::get_if<Chosen>(&answer))
    if (choice)
      return textsAt(
                 chosen->options, [&](std::size_t k) { return choice->options[k].text.in(language); },
                 choice->options.size())
          .join(between);
  if (const auto* typed = std::get_if<Typed>(&answer)) {
    QStringList numbers;
    for (const std::string& number : typed->numbers) numbers << QString::fromStdString(number);
    return numbers.join(between);
  }
  if (const auto* order = std::get_if<OrderBody>(&item.body); const auto* ordered = std::get_if<Ordered>(&answer))
    if (order)
      return textsAt(
                 ordered->steps, [&](std::size_t k) { return order->steps[k].in(language); }, order->steps.size())
          .join(QStringLiteral(" → "));
  if (const auto* cells = std::get_if<CellsBody>(&item.body); const auto* marked = std::get_if<Marked>(&answer))
    if (cells) return cellsText(*cells, *marked);
  if (const auto* tokens = std::get_if<TokensBody>(&item.body); const auto* shared = std::get_if<Shared>(&answer))
    if (tokens) return tokensText(*tokens, *shared);
  if (const auto* match = std::get_if<MatchBody>(&item.body); const auto* matched = std::get_if<Matched>(&answer))
    if (match) return matchText(*match, *matched, language);
  if (const auto* spot = std::get_if<SpotBody>(&item.body); const auto* spotted = std::get_if<Spotted>(&answer))
    if (spot)
      return textsAt(
                 {spotted->line}, [&](std::size_t k) { return spot->lines[k].in(language); }, spot->lines.size())
          .join(between);
  if (const auto* rated = std::get_if<Rated>(&answer)) {
    const QString said = QString::fromStdString(rated->said);
    const QString rating = QuizBody::tr("rated %1 of %2").arg(rated->rating).arg(kBestRating);
    return said.isEmpty() ? rating : QStringLiteral("%1 (%2)").arg(said, rating);
  }
  return {};
}

QString typicalErrorText(TypicalError error, const std::string& word) {
  switch (error) {
    case TypicalError::notNormalised:
      return QuizBody::tr("This is not divided by the total yet, so the weights do not add to 1.");
    case TypicalError::averaged:
      return QuizBody::tr("This is the plain average: it gives every word the same weight.");
    case TypicalError::wrongState:
      return QuizBody::tr("This scores with the state after the word; energies come from the state before it.");
    case TypicalError::swappedAxes:
      return QuizBody::tr("This is another component: rows and columns are swapped.");
    case TypicalError::wrongWord:
      return QuizBody::tr("This would be right for %1.").arg(quoted(word));
    case TypicalError::noExponential:
      return QuizBody::tr("The energies themselves were divided; softmax takes exp of each first.");
    case TypicalError::strongestOnly:
      return QuizBody::tr("This takes the heaviest word alone; the others have weight too.");
    case TypicalError::energiesForWeights:
      return QuizBody::tr("This weighs the annotations with the energies; they need softmax first.");
    case TypicalError::leftOutAnnotation:
      return QuizBody::tr("This scores with the state alone; the annotation h(j) is missing.");
    case TypicalError::noTanh:
      return QuizBody::tr("The tanh was left out.");
    case TypicalError::roundedEarly:
      return QuizBody::tr("Right; the weights were rounded before they were used. Round only at the end.");
    case TypicalError::percent:
      return QuizBody::tr("This is per cent; the weight itself lies between 0 and 1.");
    case TypicalError::wrongSign:
      return QuizBody::tr("Right but for the sign.");
  }
  return {};
}

}  // namespace lookback::ui

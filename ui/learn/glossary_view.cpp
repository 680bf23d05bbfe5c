// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/glossary_view.h"

#include <QDate>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/learn/lesson_library.h"
#include "ui/learn/option_button.h"
#include "ui/support/controls.h"
#include "ui/views/pane_controls.h"
#include "ui/views/view_export.h"

namespace lookback::ui {

GlossaryView::GlossaryView(Services services, QWidget* parent)
    : QWidget(parent),
      m_services(services),
      m_title(plainLabel(QStringLiteral("glossary.title"), "display", this)),
      m_back(new QPushButton(this)),
      m_open(new QPushButton(this)),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_card(new Card(services.theme, QStringLiteral("glossary.card"), this)),
      m_term(plainLabel(QStringLiteral("glossary.term"), "title", m_card)),
      m_meaning(richLabel(QStringLiteral("glossary.meaning"), "option", m_card)) {
  setObjectName(QStringLiteral("glossary"));
  setLook(*m_back, "button");
  setLook(*m_open, "button");
  setLook(*m_search, "field");
  setLook(*m_list, "list");
  for (QPushButton* button : {m_back, m_open}) button->setAutoDefault(false);
  m_search->setClearButtonEnabled(true);
  m_list->setUniformItemSizes(true);
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_back);
  auto* left = new QVBoxLayout;
  left->addWidget(m_search);
  left->addWidget(m_list, 1);
  m_card->addBody(m_term, 0);
  m_card->addBody(m_meaning, 0);
  auto* rest = new QVBoxLayout;
  rest->addWidget(m_open, 0, Qt::AlignLeft);
  rest->addStretch(1);
  m_card->addBody(rest);
  auto* columns = new QHBoxLayout;
  columns->addLayout(left, 2);
  columns->addWidget(m_card, 3);
  auto* whole = new QVBoxLayout(this);
  whole->addLayout(head);
  whole->addLayout(columns, 1);
  connect(m_back, &QPushButton::clicked, this, &GlossaryView::closed);
  connect(m_search, &QLineEdit::textChanged, this, &GlossaryView::fill);
  connect(m_list, &QListWidget::currentRowChanged, this, &GlossaryView::follow);
  connect(m_open, &QPushButton::clicked, this, [this] {
    if (const auto* term = current()) Q_EMIT lessonWanted(QString::fromStdString(term->lesson));
  });
  connect(&services.theme, &Theme::changed, this, &GlossaryView::applyTheme);
  retranslate();
  applyTheme();
}

void GlossaryView::setGlossary(lesson::Glossary glossary) {
  m_glossary = std::move(glossary);
  fill();
}

const lesson::GlossaryTerm* GlossaryView::current() const {
  const QListWidgetItem* item = m_list->currentItem();
  if (!item) return nullptr;
  const auto at = item->data(Qt::UserRole).toUInt();
  return at < m_glossary.terms.size() ? &m_glossary.terms[at] : nullptr;
}

void GlossaryView::choose(const std::string& id) {
  m_search->clear();
  for (int row = 0; row < m_list->count(); ++row)
    if (m_glossary.terms[m_list->item(row)->data(Qt::UserRole).toUInt()].id == id) m_list->setCurrentRow(row);
}

void GlossaryView::fill() {
  const std::string language = lessonLanguage();
  const auto* before = current();
  const std::string kept = before ? before->id : std::string();
  const QString wanted = m_search->text().trimmed();
  m_list->clear();
  std::vector<std::pair<QString, unsigned>> terms;
  for (unsigned k = 0; k < m_glossary.terms.size(); ++k) {
    const QString term = plainLine(m_glossary.terms[k].term.in(language));
    const QString text = plainLine(m_glossary.terms[k].text.in(language));
    if (term.contains(wanted, Qt::CaseInsensitive) || text.contains(wanted, Qt::CaseInsensitive))
      terms.emplace_back(term, k);
  }
  std::sort(terms.begin(), terms.end(),
            [](const auto& a, const auto& b) { return a.first.localeAwareCompare(b.first) < 0; });
  int row = 0;
  for (std::size_t k = 0; k < terms.size(); ++k) {
    auto* item = new QListWidgetItem(terms[k].first, m_list);
    item->setData(Qt::UserRole, terms[k].second);
    if (m_glossary.terms[terms[k].second].id == kept) row = static_cast<int>(k);
  }
  if (m_list->count() > 0) m_list->setCurrentRow(row);
  follow();
}

void GlossaryView::follow() {
  const std::string language = lessonLanguage();
  const auto* term = current();
  m_term->setText(term ? plainLine(term->term.in(language)) : tr("No word matches"));
  m_meaning->setText(term ? richLine(term->text.in(language))
                          : tr("Type fewer letters, or empty the field.").toHtmlEscaped());
  m_open->setVisible(term && !term->lesson.empty());
}

ExportPicture GlossaryView::picture() const {
  const std::string language = lessonLanguage();
  QString html = QStringLiteral("<h2>%1</h2>").arg(m_title->text().toHtmlEscaped());
  QString csv = csvLine({QStringLiteral("word"), QStringLiteral("meaning")});
  for (const lesson::GlossaryTerm& term : m_glossary.terms) {
    const QString word = plainLine(term.term.in(language));
    html += QStringLiteral("<p><b>%1</b>: %2</p>").arg(word.toHtmlEscaped(), richLine(term.text.in(language)));
    csv += csvLine({word, plainLine(term.text.in(language))});
  }
  ExportPicture picture = documentPicture(QStringLiteral("words"), m_title->text(), html);
  picture.csv = csv;
  picture.caption = {tr("Lookback · words of the course · %1").arg(QDate::currentDate().toString(Qt::ISODate))};
  return picture;
}

void GlossaryView::retranslate() {
  m_title->setText(tr("Words of the course"));
  m_back->setText(tr("All lessons"));
  m_open->setText(tr("Go to its lesson"));
  m_search->setPlaceholderText(tr("Search a word or its meaning"));
  describeControl(*m_back, QStringLiteral("glossary.back"), m_back->text(), tr("Back to the library."));
  describeControl(*m_open, QStringLiteral("glossary.open"), m_open->text(),
                  tr("Opens the lesson that explains the word."));
  describeControl(*m_search, QStringLiteral("glossary.search"), tr("Search"),
                  tr("Shows only words that contain this text."));
  describeControl(*m_list, QStringLiteral("glossary.list"), tr("Words"),
                  tr("Up and Down choose a word; its meaning stands beside the list."));
  fill();
}

void GlossaryView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void GlossaryView::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  layout()->setContentsMargins(px(24), px(24), px(24), px(24));
  layout()->setSpacing(px(16));
}

}  // namespace lookback::ui

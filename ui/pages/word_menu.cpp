// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/word_menu.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/token_text.h"

namespace lookback::ui {

WordMenu::WordMenu(DecodeModel& model, int position, int step, QWidget* parent)
    : QMenu(parent), m_model(model), m_trace(model.trace()), m_shown(model.model()) {
  setObjectName(QStringLiteral("wordMenu"));
  setAttribute(Qt::WA_DeleteOnClose);
  if (!m_trace) return;
  // The end mark belongs to every sentence.
  if (position >= 0 && position + 1 < static_cast<int>(m_trace->source.size())) addSourceWord(position);
  if (step >= 1 && step <= static_cast<int>(m_trace->steps.size())) addTargetWord(step);
}

QAction* WordMenu::addEdit(QMenu* menu, const QString& text, const SourceEdit& edit, const QString& what) {
  QAction* action = menu->addAction(text);
  const std::vector<std::string> words(m_trace->source.begin(), m_trace->source.end() - 1);
  action->setEnabled(isPossible(edit, static_cast<int>(words.size())));
  connect(action, &QAction::triggered, this, [this, words, edit, what] {
    Q_EMIT edited(sourceText(withEdit(words, edit), m_trace->direction.source), what);
  });
  return action;
}

void WordMenu::addSourceWord(int position) {
  using Kind = SourceEdit::Kind;
  const std::string& token = m_trace->source[static_cast<std::size_t>(position)];
  const QString word = quoted(token);
  setTitle(menuText(isolated(token)));
  setAccessibleName(tr("Source word %1").arg(word));
  addSection(menuText(tr("Source word %1").arg(word)));
  m_near = addMenu(tr("&Replace by a near word"));
  m_near->setObjectName(QStringLiteral("nearWords"));
  m_near->addAction(tr("Looking for near words…"))->setEnabled(false);
  addEdit(this, tr("Replace by the &unknown word"), {Kind::unknown, position}, tr("make %1 unknown").arg(word))
      ->setObjectName(QStringLiteral("word.unknown"));
  addEdit(this, tr("&Delete"), {Kind::remove, position}, tr("delete %1").arg(word))
      ->setObjectName(QStringLiteral("word.delete"));
  const auto swap = [&](Kind kind, int other, const QString& text, const char* name) {
    addEdit(this, text, {kind, position}, tr("swap %1").arg(word))->setObjectName(QLatin1String(name));
    if (other < 0 || other + 1 >= static_cast<int>(m_trace->source.size())) return;
    actions().last()->setText(text + QLatin1Char('\t') +
                              menuText(isolated(m_trace->source[static_cast<std::size_t>(other)])));
  };
  swap(Kind::swapLeft, position - 1, tr("Swap with the word &before"), "word.swapLeft");
  swap(Kind::swapRight, position + 1, tr("Swap with the word &after"), "word.swapRight");
  findNear(position);
}

void WordMenu::addTargetWord(int step) {
  addSection(menuText(tr("Target word %1").arg(quoted(m_trace->target[static_cast<std::size_t>(step - 1)]))));
  QAction* stop = addAction(tr("&Stop playing at this word"));
  stop->setObjectName(QStringLiteral("word.stop"));
  stop->setCheckable(true);
  stop->setChecked(m_model.breakpoints().contains(step));
  connect(stop, &QAction::triggered, &m_model, [this, step] { m_model.toggleBreakpoint(step); });
}

void WordMenu::findNear(int position) {
  const int word = m_trace->sourceIds[static_cast<std::size_t>(position)];
  QThreadPool::globalInstance()->start([menu = QPointer(this), model = m_shown, word, position] {
    std::vector<NearWord> near = nearestSourceWords(*model, word, kNear);
    QMetaObject::invokeMethod(
        qApp,
        [menu, position, near = std::move(near)] {
          if (menu) menu->fillNear(position, near);
        },
        Qt::QueuedConnection);
  });
}

void WordMenu::fillNear(int position, const std::vector<NearWord>& words) {
  m_near->clear();
  if (words.empty()) m_near->addAction(tr("No word is near: this one has no direction"))->setEnabled(false);
  const QString old = quoted(m_trace->source[static_cast<std::size_t>(position)]);
  for (const NearWord& near : words) {
    const std::string& word = m_shown->source.word(near.word);
    addEdit(m_near, menuText(isolated(word)) + QLatin1Char('\t') + tr("cos %1").arg(fixedText(near.cosine, 2)),
            {SourceEdit::Kind::replace, position, word}, tr("replace %1 by %2").arg(old, quoted(word)));
  }
  Q_EMIT filled();
}

}  // namespace lookback::ui

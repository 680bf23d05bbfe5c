// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/next_words_view.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/moving_parts.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

/// Which bar is the model's and which one came with the edit.
class BarLegend final : public QWidget {
 public:
  BarLegend(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
      updateGeometry();
      update();
    });
  }
  QSize sizeHint() const override {
    return QSizeF(entryWidth(model()) + entryWidth(edit()) + m_theme.px(12), m_theme.px(32)).toSize();
  }
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_theme.font(TextStep::note));
    const bool both = width() >= sizeHint().width();
    double x = both ? 0 : width() - entryWidth(edit());  // where there is no room for both, the stranger one
    const double top = std::round(height() / 2.0 - m_theme.px(4));
    if (both) {
      painter.setPen(QPen(m_theme.color(Role::control), std::max(1.0, m_theme.px(1))));
      painter.drawRoundedRect(QRectF(x + 0.5, top + 0.5, m_theme.px(13), m_theme.px(8)), m_theme.px(1), m_theme.px(1));
      drawWord(painter, x, model());
      x += entryWidth(model()) + m_theme.px(12);
    }
    fillSharp(painter, QRectF(x, top, m_theme.px(14), m_theme.px(9)), m_theme.color(Role::edited));
    drawWord(painter, x, edit());
  }

 private:
  static QString model() { return NextWordsView::tr("model"); }
  static QString edit() { return NextWordsView::tr("after edit"); }
  double entryWidth(const QString& word) const {
    return std::ceil(textWidth(m_theme.font(TextStep::note), word)) + m_theme.px(20);
  }
  void drawWord(QPainter& painter, double x, const QString& word) const {
    painter.setPen(m_theme.color(Role::text2));
    drawLine(painter, QRectF(x + m_theme.px(20), 0, entryWidth(word), height()), Qt::AlignLeft, word);
  }

  Theme& m_theme;
};

}  // namespace

NextWordsCanvas::NextWordsCanvas(DecodeModel& model, Theme& theme, QWidget* parent) : PaneCanvas(model, theme, parent) {
  repaintWhileMoving(*this, {SubStep::write});
}

QSize NextWordsCanvas::sizeHint() const {
  return QSizeF(theme().px(294), theme().px(206)).toSize();
}
QSize NextWordsCanvas::minimumSizeHint() const {
  return QSizeF(theme().px(180), theme().px(90)).toSize();
}

void NextWordsCanvas::rebuild() {
  const int word =
      m_cursor >= 0 && m_cursor < itemCount() ? m_scene.rows()[static_cast<std::size_t>(m_cursor)].word : -1;
  m_scene = NextWordsScene(model(), theme(), QSizeF(size()));
  // The cursor stays on its word; on a new list it starts at the chosen one.
  const auto& rows = m_scene.rows();
  auto found = std::find_if(rows.begin(), rows.end(), [word](const WordRow& row) { return row.word == word; });
  if (found == rows.end())
    found = std::find_if(rows.begin(), rows.end(), [](const WordRow& row) { return row.chosen; });
  m_cursor = found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
  update();
  Q_EMIT shownChanged();
}

void NextWordsCanvas::setCursorRow(int row) {
  if (itemCount() == 0) return;
  m_cursor = std::clamp(row, 0, std::max(m_scene.visibleRows() - 1, 0));
  update();
  announceItem(m_cursor);
  Q_EMIT shownChanged();
}

int NextWordsCanvas::pinnedRow() const {
  const auto& rows = m_scene.rows();
  const auto found = std::find_if(rows.begin(), rows.end(), [](const WordRow& row) { return row.pinned; });
  return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

void NextWordsCanvas::force(int row) {
  if (row < 0 || row >= itemCount()) return;
  const WordRow& chosen = m_scene.rows()[static_cast<std::size_t>(row)];
  if (chosen.pinned) return;  // it is written already, by hand
  model().requestIntervention({.kind = Intervention::Kind::forceWord, .step = model().step(), .word = chosen.word});
}

void NextWordsCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  switch (m_scene.state()) {
    case NextWordsScene::State::noSentence:
      return paintEmpty(painter, rect(), tr("No words yet"),
                        tr("Type a sentence above, or choose an example, and press Decode."));
    case NextWordsScene::State::noStep:
      return paintEmpty(painter, rect(), tr("No step yet"),
                        tr("Press Step: a word is chosen in the last sub-step, write."));
    case NextWordsScene::State::notChosenYet:
      return paintEmpty(painter, rect(), tr("Not chosen yet"),
                        tr("The next word is chosen in the last sub-step, write."));
    case NextWordsScene::State::words:
      m_scene.setProgress(motion().progress());
      m_scene.paint(painter, hasFocus() ? m_cursor : -1, ringShown(*this));
  }
}

void NextWordsCanvas::mousePressEvent(QMouseEvent* event) {
  const bool choosing = event->button() == Qt::LeftButton || event->button() == Qt::RightButton;
  if (const int row = m_scene.rowAt(event->position()); choosing && row >= 0) setCursorRow(row);
}

void NextWordsCanvas::contextMenuEvent(QContextMenuEvent* event) {
  if (itemCount() == 0) return event->ignore();
  const bool mouse = event->reason() == QContextMenuEvent::Mouse;
  Q_EMIT menuRequested(mouse ? event->globalPos() : mapToGlobal(itemRect(m_cursor).center()));
}

void NextWordsCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) force(m_scene.rowAt(event->position()));
}

void NextWordsCanvas::keyPressEvent(QKeyEvent* event) {
  if (itemCount() == 0) return event->ignore();
  switch (event->key()) {
    case Qt::Key_Up:
      return setCursorRow(m_cursor - 1);
    case Qt::Key_Down:
      return setCursorRow(m_cursor + 1);
    case Qt::Key_Home:
      return setCursorRow(0);
    case Qt::Key_End:
      return setCursorRow(itemCount() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return force(m_cursor);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      return Q_EMIT releaseRequested();
    default:
      event->ignore();
  }
}

void NextWordsCanvas::renderTo(QPainter& painter, QSize size) const {
  const QSize natural = exportSize();
  fitPicture(painter, natural, size);
  NextWordsScene(model(), exportTheme(), natural).paint(painter, -1, false, true);
}

QString NextWordsCanvas::listHelp() const {
  return tr(
      "Up and down choose a word, Enter writes it instead of the likeliest and decoding goes on from it, Delete lets "
      "the "
      "model choose again.");
}

QString NextWordsCanvas::itemName(int index) const {
  const WordRow& row = m_scene.rows()[static_cast<std::size_t>(index)];
  const QString word = inSentence(row.text);
  if (row.pinned) return tr("%1, forced by hand").arg(word);
  if (row.chosen) return tr("%1, chosen").arg(word);
  return row.unknown ? tr("%1, the unknown word").arg(word) : word;
}

QString NextWordsCanvas::itemValue(int index) const {
  const WordRow& row = m_scene.rows()[static_cast<std::size_t>(index)];
  const QString now = fixedText(100 * row.now, 1), own = fixedText(100 * row.model, 1);
  if (!m_scene.compares()) return tr("%1 percent").arg(now);
  return row.below ? tr("%1 percent, model at most %2 percent").arg(now, own)
                   : tr("%1 percent, model %2 percent").arg(now, own);
}

QRect NextWordsCanvas::itemRect(int index) const {
  return index < m_scene.visibleRows() ? m_scene.rowRect(index).toAlignedRect() : QRect();
}

QString NextWordsCanvas::description() const {
  switch (m_scene.state()) {
    case NextWordsScene::State::noSentence:
      return tr("No sentence yet.");
    case NextWordsScene::State::noStep:
      return tr("No step yet.");
    case NextWordsScene::State::notChosenYet:
      return tr("The next word is chosen in the last sub-step, write.");
    case NextWordsScene::State::words:
      break;
  }
  QStringList best;
  for (int k = 0; k < std::min(3, itemCount()); ++k) best << itemName(k) + u' ' + itemValue(k);
  const WordRow rest = m_scene.others();
  return tr("Likeliest words of step %1: %2. The %3 others together %4 percent.")
      .arg(QString::number(model().step()), enumerated(best), countText(m_scene.otherWords()),
           fixedText(100 * rest.now, 1));
}

// The view

NextWordsView::NextWordsView(DecodeModel& model, Theme& theme, QWidget* parent)
    : PaneView(QStringLiteral("words"), model, theme, parent),
      m_words(new NextWordsCanvas(model, theme, this)),
      m_legend(new BarLegend(theme, this)),
      m_force(new QAction(this)),
      m_release(new QAction(this)) {
  addControl(m_legend);
  m_force->setObjectName(QStringLiteral("words.force"));
  m_release->setObjectName(QStringLiteral("words.release"));
  addActions({m_force, m_release});
  connect(m_force, &QAction::triggered, this, [this] { m_words->force(m_words->cursorRow()); });
  connect(m_release, &QAction::triggered, this, [this] { this->model().requestUnforce(this->model().step()); });
  connect(m_words, &NextWordsCanvas::shownChanged, this, &NextWordsView::followStep);
  connect(m_words, &NextWordsCanvas::releaseRequested, m_release, &QAction::trigger);
  connect(m_words, &NextWordsCanvas::menuRequested, this, &NextWordsView::showMenu);
  setCanvas(m_words);
  followStep();
}

void NextWordsView::retranslate() {
  setTexts(tr("Next word"),
           tr("The ten words that the step could write, with their shares before and after your edits. Enter or a "
              "double click writes the chosen word by force, Delete lets the model choose again."));
  m_legend->setObjectName(QStringLiteral("words.legend"));
  m_legend->setAccessibleName(tr("Outlined bars: the model. Filled bars: after the edit."));
  m_force->setText(tr("Force this word"));
  m_force->setStatusTip(tr("Writes the word under the cursor and decodes the rest from it."));
  m_release->setText(tr("Let the model choose again"));
  m_release->setStatusTip(tr("Takes the forced word of this step out; its other edits stay."));
}

void NextWordsView::showMenu(QPoint global) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("words.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addActions({m_force, m_release});
  menu->popup(global);
}

void NextWordsView::followStep() {
  const bool words = scene().state() == NextWordsScene::State::words;
  m_legend->setVisible(words && scene().compares());
  m_force->setEnabled(words && m_words->cursorRow() != m_words->pinnedRow());
  m_release->setEnabled(words && m_words->pinnedRow() >= 0);
  setNote(words && !scene().compares() ? tr("step %1").arg(QString::number(model().step())) : QString());
}

QString NextWordsView::exportCsv() const {
  QString csv = csvLine({QStringLiteral("word"), QStringLiteral("probability"), QStringLiteral("model_probability"),
                         QStringLiteral("chosen"), QStringLiteral("forced")});
  if (scene().state() != NextWordsScene::State::words) return csv;
  double now = 0;
  for (const WordRow& row : scene().rows()) {
    now += row.now;
    csv += csvLine({row.text, exactText(row.now), row.below ? QString() : exactText(row.model),
                    row.chosen ? QStringLiteral("1") : QStringLiteral("0"),
                    row.pinned ? QStringLiteral("1") : QStringLiteral("0")});
  }
  return csv +
         csvLine({QString(), exactText(std::max(0.0, 1 - now)), QString(), QStringLiteral("0"), QStringLiteral("0")});
}

}  // namespace lookback::ui

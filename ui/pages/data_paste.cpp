// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data_paste.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSaveFile>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

bool holdsTabs(const QString& text) {
  return text.contains(QLatin1Char('\t'));
}

/// Lines with something on them.
int lineCount(const QString& text) {
  int count = 0;
  for (const QString& line : text.split(QLatin1Char('\n'))) count += line.trimmed().isEmpty() ? 0 : 1;
  return count;
}

bool writeFile(const QString& name, QString text) {
  if (!text.endsWith(QLatin1Char('\n'))) text += QLatin1Char('\n');
  QSaveFile file(name);
  const QByteArray bytes = text.toUtf8();
  return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

}  // namespace

QStringList pastedFiles(const QString& folder, const QString& source, const QString& target) {
  const bool one = target.trimmed().isEmpty();
  QStringList files{folder + (one ? QStringLiteral("/pasted.tsv") : QStringLiteral("/pasted.txt"))};
  if (!one) files << folder + QStringLiteral("/pasted target.txt");
  const bool written = writeFile(files[0], source) && (one || writeFile(files[1], target));
  return written ? files : QStringList();
}

DataPaste::DataPaste(Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_help(plainLabel(QStringLiteral("dataPaste.help"), "plain", this)),
      m_state(plainLabel(QStringLiteral("dataPaste.state"), "note", this)),
      m_sourceLabel(plainLabel(QStringLiteral("dataPaste.sourceLabel"), "note", this)),
      m_targetLabel(plainLabel(QStringLiteral("dataPaste.targetLabel"), "note", this)),
      m_source(new QPlainTextEdit(this)),
      m_target(new QPlainTextEdit(this)),
      m_take(new QPushButton(this)),
      m_close(new QPushButton(this)) {
  setObjectName(QStringLiteral("dataPaste"));
  setAttribute(Qt::WA_DeleteOnClose);
  m_help->setWordWrap(true);
  for (QPlainTextEdit* box : {m_source, m_target}) {
    setLook(*box, "field");
    box->setTabChangesFocus(true);
    box->setLineWrapMode(QPlainTextEdit::NoWrap);
    connect(box, &QPlainTextEdit::textChanged, this, &DataPaste::follow);
  }
  setLook(*m_take, "primary");
  setLook(*m_close, "button");
  auto* grid = new QGridLayout;
  grid->addWidget(m_sourceLabel, 0, 0);
  grid->addWidget(m_targetLabel, 0, 1);
  grid->addWidget(m_source, 1, 0);
  grid->addWidget(m_target, 1, 1);
  auto* end = new QHBoxLayout;
  end->addWidget(m_state, 1);
  end->addWidget(m_take);
  end->addWidget(m_close);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_help);
  column->addLayout(grid, 1);
  column->addLayout(end);
  const auto px = [&theme](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  column->setContentsMargins(px(16), px(12), px(16), px(12));
  column->setSpacing(px(8));
  grid->setHorizontalSpacing(px(8));
  connect(m_take, &QPushButton::clicked, this, [this] {
    Q_EMIT taken(m_source->toPlainText(), m_target->toPlainText());
    close();
  });
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  retranslate();
  m_source->setPlainText(QApplication::clipboard()->text());
  if (!m_source->toPlainText().isEmpty() && !holdsTabs(m_source->toPlainText())) m_target->setFocus();
  resize(px(720), px(420));
  follow();
}

/// What is there, and what is missing.
void DataPaste::follow() {
  const QString source = m_source->toPlainText(), target = m_target->toPlainText();
  const int left = lineCount(source), right = lineCount(target);
  const bool one = right == 0 && holdsTabs(source);
  QString state;
  if (left == 0)
    state = tr("Paste or write the source sentences on the left.");
  else if (one)
    state = tr("%n pair(s), source and target parted by a tab.", nullptr, left);
  else if (right == 0)
    state = tr("%n source sentence(s): their translations belong on the right.", nullptr, left);
  else if (left != right)
    state = tr("%1 source and %2 target sentences: both sides need as many lines.").arg(left).arg(right);
  else
    state = tr("%n pair(s), line by line.", nullptr, left);
  m_state->setText(state);
  m_take->setEnabled(left > 0 && (one || left == right));
}

void DataPaste::retranslate() {
  setWindowTitle(tr("Paste sentence pairs"));
  setAccessibleName(windowTitle());
  m_help->setText(
      tr("One sentence a line, its translation on the same line of the other box. Lines with source, tab, target go "
         "into the left box alone."));
  m_sourceLabel->setText(tr("Source"));
  m_targetLabel->setText(tr("Target"));
  m_take->setText(tr("Read these"));
  m_close->setText(tr("Cancel"));
  describeControl(*m_source, QStringLiteral("dataPaste.source"), tr("Source sentences"), m_help->text());
  describeControl(*m_target, QStringLiteral("dataPaste.target"), tr("Target sentences"), m_help->text());
  describeControl(*m_take, QStringLiteral("dataPaste.take"), m_take->text(),
                  tr("Shows them on the Data page as if they were files; nothing is kept before you press Import."));
  describeControl(*m_close, QStringLiteral("dataPaste.close"), m_close->text(), tr("Takes nothing."));
  follow();
}

void DataPaste::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace lookback::ui

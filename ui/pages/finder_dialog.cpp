// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder_dialog.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/model/model.h"
#include "core/text/tokenizer.h"
#include "ui/model_card.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

/// What the list can be ranked by, in the order of the box; the largest values come first.
constexpr int kRanks[] = {FinderModel::crossings, FinderModel::entropy, FinderModel::gap,   FinderModel::error,
                          FinderModel::unknown,   FinderModel::words,   FinderModel::number};

std::filesystem::path pathOf(const QLineEdit& field) {
  return std::filesystem::path(field.text().trimmed().toStdU16String());
}

bool isLinksFile(const QString& file) {
  static const QRegularExpression kEnding(QStringLiteral("\\.(align|links|talp|pharaoh|wa)(\\.gz)?$"),
                                          QRegularExpression::CaseInsensitiveOption);
  return kEnding.match(file).hasMatch();
}

bool isEnglish(const QString& file) {
  static const QRegularExpression kCode(QStringLiteral("\\.(en|eng)(\\.|$)"),
                                        QRegularExpression::CaseInsensitiveOption);
  return kCode.match(QFileInfo(file).fileName()).hasMatch();
}

QString sentenceOf(const std::vector<std::string>& words, Language language) {
  return isolated(QString::fromStdString(detokenise(words, language)));
}

}  // namespace

FinderDialog::FinderDialog(Services services, GoldController& gold, DecodeModel& decode, QWidget* parent)
    : QDialog(parent), m_services(services), m_gold(gold), m_decode(decode), m_model(new FinderModel(this)) {
  setObjectName(QStringLiteral("finder"));
  buildSource();
  buildTable();
  arrange();
  connectControls();
  retranslate();
  applyTheme();
  showSource();
  const Theme& theme = services.theme;
  resize(static_cast<int>(theme.px(980)), static_cast<int>(theme.px(620)));
}

void FinderDialog::take(const std::shared_ptr<const OpenGoldSet>& set) {
  m_loading = false;
  m_problem.clear();
  m_model->show(set);
  m_rankedWith.reset();
  if (m_model->rowCount() > 0) m_table->selectRow(0);
  rank();
  m_table->setFocus(Qt::OtherFocusReason);  // only now that there is something in it
}

GoldChoice FinderDialog::choice() const {
  GoldChoice choice;
  const int source = m_source->currentIndex();
  if (source >= firstStored) {
    choice.kind = GoldChoice::Kind::stored;
    choice.corpus = m_corpora[static_cast<std::size_t>(source - firstStored)].id;
  } else if (source == files) {
    choice.kind = GoldChoice::Kind::files;
    choice.files.texts = {pathOf(*m_first), pathOf(*m_second), m_swap->isChecked()};
    choice.files.links = pathOf(*m_links);
  } else {
    choice.task = source == dates ? "dates" : source == reverse ? "reverse" : "french-english";
    choice.pairs = m_pairs->value();
    choice.seed = static_cast<std::uint64_t>(m_seed->value());
  }
  return choice;
}

void FinderDialog::load() {
  if (!m_load->isEnabled() || !m_decode.model()) return;
  m_gold.goldLibrary().cancel();
  m_ranking = false;
  m_loading = true;
  m_problem.clear();
  m_progress->setRange(0, 0);
  m_gold.goldLibrary().load(choice(), m_decode.model()->config.direction);
  enable();
  Q_EMIT busyChanged();
}

void FinderDialog::rank() {
  if (!m_model->set() || !m_decode.model()) return enable();
  m_rankedWith = m_decode.model();
  m_rankedBy = m_gold.model().options();
  m_model->forget();
  m_ranking = true;
  m_problem.clear();
  m_progress->setRange(0, static_cast<int>(m_model->set()->set.pairs.size()));
  m_progress->setValue(0);
  m_gold.goldLibrary().rank(m_model->set(), m_rankedWith, m_rankedBy);
  enable();
  Q_EMIT busyChanged();
}

void FinderDialog::finish(const QString& problem) {
  m_loading = m_ranking = false;
  m_problem = problem;
  sortRows();
  enable();
  Q_EMIT busyChanged();
}

/// Ranks anew what is known so far, the first sentence chosen.
void FinderDialog::sortRows() {
  const int column = kRanks[std::max(0, m_rankBy->currentIndex())];
  m_table->sortByColumn(column, column == FinderModel::number ? Qt::AscendingOrder : Qt::DescendingOrder);
  if (m_model->rowCount() > 0) m_table->selectRow(0);
  m_table->scrollToTop();
}

/// Another model reads the sentences otherwise; one of another direction reads other sentences.
void FinderDialog::followModel() {
  if (m_decode.model() == m_rankedWith) return;
  if (m_model->set() && m_decode.model() && m_decode.model()->config.direction != m_model->set()->set.direction) {
    m_gold.goldLibrary().cancel();
    m_loading = m_ranking = false;
    m_model->show(nullptr);
    m_problem = tr("The model translates in another direction now: open the sentences again.");
  } else if (isVisible() && m_model->set()) {
    return rank();
  }
  enable();
}

void FinderDialog::followRow() {
  const int pair = m_model->pairAt(m_table->currentIndex().row());
  if (pair >= 0) {
    const GoldSet& set = m_model->set()->set;
    const GoldPair& of = set.pairs[static_cast<std::size_t>(pair)];
    m_pair->setText(sentenceOf(of.source, set.direction.source) + QLatin1Char('\n') +
                    sentenceOf(of.target, set.direction.target));
  } else {
    m_pair->clear();
  }
  m_open->setEnabled(pair >= 0);
}

void FinderDialog::openRow() {
  const int pair = m_model->pairAt(m_table->currentIndex().row());
  if (pair < 0) return;
  m_gold.open(m_model->set(), static_cast<std::size_t>(pair), m_model->order());
  Q_EMIT opened();
}

QString FinderDialog::summary() const {
  if (!m_problem.isEmpty()) return m_problem;
  if (!m_decode.model()) return tr("Open a model first: it reads the sentences.");
  if (m_loading) return tr("Reading the sentences…");
  if (!m_model->set()) return tr("Choose where the sentences come from, and press Open.");
  const GoldSet& set = m_model->set()->set;
  const int count = static_cast<int>(set.pairs.size());
  if (m_ranking)
    return tr("%1 reads %2 of %3").arg(modelTitle(*m_rankedWith), countText(m_model->known()), countText(count));
  QStringList parts;
  parts << (set.linked ? tr("%n sentence(s) with gold links", nullptr, count) : tr("%n sentence(s)", nullptr, count));
  if (set.skipped > 0) parts << tr("%n line(s) skipped", nullptr, static_cast<int>(set.skipped));
  if (set.links.lost > 0)
    parts << tr("%n link(s) point to no word: are the texts in the order of the links?", nullptr,
                static_cast<int>(set.links.lost));
  if (m_model->known() < count) parts << tr("%1 read").arg(countText(m_model->known()));
  if (m_model->counts().sure > 0)
    parts << tr("all together AER %1, precision %2, recall %3")
                 .arg(fixedText(m_model->counts().errorRate(), 3), fixedText(m_model->counts().precision(), 3),
                      fixedText(m_model->counts().recall(), 3));
  return parts.join(QStringLiteral(" · "));
}

void FinderDialog::enable() {
  const bool shown = m_model->set() != nullptr, busy = isBusy();
  m_load->setEnabled(m_decode.model() && !m_loading &&
                     (m_source->currentIndex() != files || !m_first->text().trimmed().isEmpty()));
  m_progress->setVisible(busy);
  m_cancel->setVisible(busy);
  const HardenOptions& now = m_gold.model().options();
  const bool old =
      shown && !busy &&
      (m_rankedWith != m_decode.model() || m_model->known() < static_cast<int>(m_model->set()->set.pairs.size()) ||
       now.rule != m_rankedBy.rule || now.threshold != m_rankedBy.threshold || now.shift != m_rankedBy.shift);
  m_rankAgain->setVisible(old);
  m_rankBy->setEnabled(shown);
  m_table->setEnabled(shown);
  m_summary->setText(summary());
  followRow();
}

void FinderDialog::takeFiles(const QStringList& chosen) {
  QStringList texts;
  for (const QString& file : chosen)
    if (isLinksFile(file))
      m_links->setText(QDir::toNativeSeparators(file));
    else
      texts << file;
  // Links between French and English count the French words first, as all sets that are about do.
  if (texts.size() == 2 && isEnglish(texts[0]) && !isEnglish(texts[1])) texts.swapItemsAt(0, 1);
  if (!texts.isEmpty()) {
    m_first->setText(QDir::toNativeSeparators(texts[0]));
    m_second->setText(texts.size() > 1 ? QDir::toNativeSeparators(texts[1]) : QString());
    const bool readsEnglish = m_decode.model() && m_decode.model()->config.direction.source == Language::english;
    if (texts.size() > 1) m_swap->setChecked(readsEnglish && !isEnglish(texts[0]) && isEnglish(texts[1]));
  }
  m_source->setCurrentIndex(files);
  enable();
}

void FinderDialog::browse() {
  const QString folder = m_first->text().isEmpty() ? QString() : QFileInfo(m_first->text()).absolutePath();
  const QStringList chosen = QFileDialog::getOpenFileNames(this, tr("Choose texts and links"), folder);
  if (!chosen.isEmpty()) takeFiles(chosen);
}

void FinderDialog::chooseFiles() {
  m_source->setCurrentIndex(files);
  m_first->setFocus(Qt::OtherFocusReason);
}

void FinderDialog::showSource() {
  const int source = m_source->currentIndex();
  m_options->setCurrentIndex(source == files ? 1 : source >= firstStored ? 2 : 0);
  // The page in front alone says how high the form is.
  for (int k = 0; k < m_options->count(); ++k)
    m_options->widget(k)->setSizePolicy(QSizePolicy::Preferred,
                                        k == m_options->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored);
  m_options->adjustSize();
  enable();
}

void FinderDialog::listCorpora(const std::vector<store::CorpusRecord>& corpora) {
  const QSignalBlocker quiet(m_source);
  const int chosen = m_source->currentIndex();
  m_corpora = corpora;
  while (m_source->count() > firstStored) m_source->removeItem(firstStored);
  for (const store::CorpusRecord& corpus : corpora)
    m_source->addItem(
        tr("Imported: %1 (%2 pairs)")
            .arg(isolated(QString::fromStdString(corpus.name)), countText(static_cast<qint64>(corpus.pairs))));
  m_source->setCurrentIndex(std::min(chosen, m_source->count() - 1));
  showSource();
}

void FinderDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  m_gold.goldLibrary().listCorpora();
  followModel();
  enable();
}

bool FinderDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_table && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      openRow();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

void FinderDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace lookback::ui

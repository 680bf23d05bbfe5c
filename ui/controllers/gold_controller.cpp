// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/gold_controller.h"

#include <QUndoCommand>
#include <algorithm>
#include <numeric>
#include <utility>

#include "core/model/model.h"
#include "core/text/tokenizer.h"
#include "ui/support/text.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr int kReadDelayMs = 200;

/// One change of the learner's links of one sentence.
class ChangeOwnLinks final : public QUndoCommand {
 public:
  ChangeOwnLinks(const QString& text, GoldController& controller, QString key, GoldAlignment before,
                 GoldAlignment after)
      : QUndoCommand(text),
        m_controller(controller),
        m_key(std::move(key)),
        m_before(std::move(before)),
        m_after(std::move(after)) {}
  void undo() override { m_controller.putOwn(m_key, m_before); }
  void redo() override { m_controller.putOwn(m_key, m_after); }

 private:
  GoldController& m_controller;
  QString m_key;
  GoldAlignment m_before, m_after;
};

/// Tells pairs of sentences apart; words hold neither of the two signs.
QString keyOf(const std::vector<std::string>& source, const std::vector<std::string>& target) {
  std::string key;
  for (const std::string& word : source) key += word + '\x1f';
  key += '\x1e';
  for (const std::string& word : target) key += word + '\x1f';
  return QString::fromStdString(key);
}

GoldAlignment withLink(GoldAlignment links, const AlignmentLink& link, LinkKind kind) {
  std::erase(links.sure, link);
  std::erase(links.possible, link);
  if (kind == LinkKind::sure) links.sure.push_back(link);
  if (kind == LinkKind::possible) links.possible.push_back(link);
  std::sort(links.sure.begin(), links.sure.end());
  std::sort(links.possible.begin(), links.possible.end());
  return links;
}

}  // namespace

GoldController::GoldController(DecodeModel& decode, DecodeController& controller, std::filesystem::path store,
                               QObject* parent)
    : QObject(parent), m_decode(decode), m_controller(controller), m_gold(decode), m_library(std::move(store)) {
  m_readDelay.setSingleShot(true);
  m_readDelay.setInterval(kReadDelayMs);
  connect(&m_readDelay, &QTimer::timeout, this, [this] {
    if (const auto place = m_places.find(m_key); place != m_places.end()) m_library.readOwn(m_key, place->second);
  });
  connect(&m_gold, &GoldModel::linkRequested, this, &GoldController::link);
  connect(&m_gold, &GoldModel::followRequested, this, &GoldController::followGold);
  connect(&decode, &DecodeModel::resultChanged, this, &GoldController::followWords);  // after the gold model's own
  connect(&controller, &DecodeController::sourceChanged, this, &GoldController::followSource);
  connect(&m_library, &GoldLibrary::ownFailed, this, &GoldController::failed);
  connect(&m_library, &GoldLibrary::ownRead, this, [this](const QString& key, const GoldAlignment& links) {
    if (!m_own.emplace(key, links).second) return;  // changed here meanwhile
    if (key == m_key) m_gold.setOwn(links);
  });
}

void GoldController::open(const std::shared_ptr<const OpenGoldSet>& set, std::size_t pair, std::vector<int> order) {
  if (!set || pair >= set->set.pairs.size()) return;
  m_set = set;
  m_order = std::move(order);
  if (m_order.size() != set->set.pairs.size()) {
    m_order.resize(set->set.pairs.size());
    std::iota(m_order.begin(), m_order.end(), 0);
  }
  show(pair);
}

void GoldController::show(std::size_t pair) {
  m_current = static_cast<int>(pair);
  const GoldPair& from = m_set->set.pairs[pair];
  auto sentence = std::make_shared<GoldSentence>();
  sentence->set = QString::fromStdString(m_set->set.name);
  sentence->number = static_cast<int>(from.line);
  sentence->count = static_cast<int>(m_set->set.pairs.size());
  sentence->source = from.source;
  sentence->target = from.target;
  if (m_set->set.linked) sentence->gold = goldOf(from.gold);
  m_gold.setSentence(std::move(sentence));
  decodeAlong(true);
  Q_EMIT opened();
}

int GoldController::placeInOrder() const {
  const auto found = std::find(m_order.begin(), m_order.end(), m_current);
  return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

bool GoldController::canOpenNeighbour(int way) const {
  if (!m_set || m_current < 0) return false;
  const int to = placeInOrder() + way;
  return to >= 0 && to < static_cast<int>(m_order.size());
}

void GoldController::openNeighbour(int way) {
  if (canOpenNeighbour(way)) show(static_cast<std::size_t>(m_order[static_cast<std::size_t>(placeInOrder() + way)]));
}

void GoldController::followGold() {
  decodeAlong(true);
}

bool GoldController::decodeAlong(bool undoable) {
  if (!m_gold.sentence() || !m_decode.model()) return false;
  const Direction direction = m_decode.model()->config.direction;
  m_controller.decodeAlong(QString::fromStdString(detokenise(m_gold.sentence()->source, direction.source)),
                           QString::fromStdString(detokenise(m_gold.sentence()->target, direction.target)), undoable);
  return true;
}

/// Another model reads the same pair: along the same words, so that the maps can be compared.
void GoldController::followSource() {
  const bool otherModel = m_decode.model() != m_lastModel;
  const bool before = m_lastModel != nullptr;
  m_lastModel = m_decode.model();
  if (!otherModel || !before || !m_set || m_gold.fit() != GoldFit::otherWords) return;
  if (m_decode.model()->config.direction == m_set->set.direction) decodeAlong(false);
}

OwnPlace GoldController::placeOfWords() const {
  OwnPlace place;
  place.source = m_gold.sourceWords();
  place.target = m_gold.targetWords();
  place.direction = m_decode.trace()->direction;
  if (m_set && m_current >= 0 && m_gold.fit() == GoldFit::fits) {
    place.set = m_set;
    place.pair = m_set->set.pairs[static_cast<std::size_t>(m_current)].line - 1;
  }
  return place;
}

void GoldController::followWords() {
  if (!m_decode.trace()) return;
  const OwnPlace place = placeOfWords();
  const QString key = keyOf(place.source, place.target);
  if (key == m_key) return;
  m_key = key;
  const auto known = m_own.find(key);
  m_gold.setOwn(known != m_own.end() ? known->second : GoldAlignment());
  if (known != m_own.end() || place.source.empty() || place.target.empty()) return m_readDelay.stop();
  m_places.insert_or_assign(key, place);
  m_readDelay.start();
}

void GoldController::link(int step, int source, LinkKind kind) {
  const AlignmentLink link{source, step - 1};
  if (!m_gold.annotating() || !m_gold.linkable(step, source) || m_gold.ownAt(link) == kind) return;
  if (!m_places.contains(m_key)) m_places.insert_or_assign(m_key, placeOfWords());
  const QString from = isolated(m_gold.sourceWords()[static_cast<std::size_t>(source)]);
  const QString to = isolated(m_gold.targetWords()[static_cast<std::size_t>(step - 1)]);
  const QString text = kind == LinkKind::none   ? tr("take the link %1–%2 away").arg(from, to)
                       : kind == LinkKind::sure ? tr("link %1–%2 as sure").arg(from, to)
                                                : tr("link %1–%2 as possible").arg(from, to);
  m_controller.pushBeside(new ChangeOwnLinks(text, *this, m_key, m_gold.own(), withLink(m_gold.own(), link, kind)));
}

void GoldController::putOwn(const QString& key, const GoldAlignment& links) {
  m_own[key] = links;
  if (key == m_key) m_gold.setOwn(links);
  if (const auto place = m_places.find(key); place != m_places.end()) m_library.writeOwn(place->second, links);
}

}  // namespace lookback::ui

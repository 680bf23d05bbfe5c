// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/data/gold_set.h"
#include "core/evaluation/sentence_facts.h"
#include "core/store/records.h"
#include "ui/controllers/job_queue.h"

namespace lookback::ui {

/// Which test set to open.
struct GoldChoice {
  enum class Kind { generated, files, stored };
  Kind kind = Kind::generated;
  // generated
  std::string task = "french-english";
  int pairs = 200;
  std::uint64_t seed = 2;
  // files
  GoldFiles files;
  // stored
  store::CorpusId corpus = 0;
};

/// A test set, and where the store keeps what people draw in it.
struct OpenGoldSet {
  GoldSet set;
  store::CorpusRecord record;  // id 0: not in the store yet
  bool turned = false;         // source and target of the record are exchanged in `set`
};

/// Where the links that a learner draws belong: a pair of a test set, or a pair that stands alone.
struct OwnPlace {
  std::shared_ptr<const OpenGoldSet> set;
  std::uint64_t pair = 0;                   // in the set's record
  std::vector<std::string> source, target;  // without end marks
  Direction direction;
};

/// Facts of some pairs of a set, by index.
using RankedPairs = std::vector<std::pair<std::size_t, SentenceFacts>>;

/// Test sets, the learner's own links, and the ranking of sentences, seen from the window: every question is answered
/// on another thread. Never waits. Own links are kept in the store under the author `kOwnAuthor`; the corpus they
/// belong to is added to the store with the first of them. Without a store they live as long as the window.
class GoldLibrary final : public QObject {
  Q_OBJECT
 public:
  static constexpr const char* kOwnAuthor = "own";

  explicit GoldLibrary(std::filesystem::path store, QObject* parent = nullptr);
  ~GoldLibrary() override;

  const std::filesystem::path& store() const { return m_store; }
  /// Of several asked for, the last one comes; the others are given up.
  void load(const GoldChoice& choice, Direction direction);
  /// Corpora of the store that can be opened.
  void listCorpora();
  /// `key` is handed back.
  void readOwn(const QString& key, const OwnPlace& place);
  void writeOwn(const OwnPlace& place, const GoldAlignment& links);
  /// Reads every pair with the model. Gives up an earlier ranking.
  void rank(const std::shared_ptr<const OpenGoldSet>& set, const std::shared_ptr<const Model>& model,
            const HardenOptions& options);
  /// Gives up loading and ranking.
  void cancel();

 Q_SIGNALS:
  void loaded(const std::shared_ptr<const lookback::ui::OpenGoldSet>& set);
  void loadFailed(const QString& message);
  void corporaListed(const std::vector<lookback::store::CorpusRecord>& corpora);
  void ownRead(const QString& key, const lookback::GoldAlignment& links);
  /// The links could not be kept or read; what is on the window stays.
  void ownFailed(const QString& message);
  void ranked(const lookback::ui::RankedPairs& pairs);
  /// With what went wrong, if anything did.
  void rankingEnded(const QString& problem);
  /// Of loading, 0..1.
  void progressed(double share);

 private:
  template <class F>
  void tell(F&& f) {
    QMetaObject::invokeMethod(this, std::forward<F>(f), Qt::QueuedConnection);
  }

  std::filesystem::path m_store;
  std::uint64_t m_load = 0, m_rank = 0;  // the newest of each; late answers are dropped
  std::stop_source m_stopLoad, m_stopRank;
  JobQueue m_files, m_ranking;  // last members: joined first
};

/// GoldAlignment and Links are the same thing on two floors of core.
GoldAlignment goldOf(const Links& links);
Links linksOf(const GoldAlignment& gold);

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/beam_tree.h"

#include <algorithm>
#include <utility>

#include "core/base/contract.h"
#include "core/decoding/read_sentence.h"
#include "core/decoding/translator.h"

namespace lookback {
namespace {

BeamNode nodeOf(const BeamJournal::Node& noted, const Vocabulary& words) {
  BeamNode node;
  node.step = noted.step;
  node.word = noted.word;
  node.text = words.word(noted.word);
  node.parent = noted.parent;
  node.logProbability = noted.logProbability;
  node.sum = noted.sum;
  node.score = noted.score;
  // Whether a kept one went on is seen when its children are there.
  node.fate = noted.fate == BeamJournal::Fate::pruned     ? BeamNode::Fate::pruned
              : noted.fate == BeamJournal::Fate::finished ? BeamNode::Fate::finished
                                                          : BeamNode::Fate::dead;
  return node;
}

void addNodes(const BeamJournal& journal, const Vocabulary& words, BeamTree& tree) {
  for (const BeamJournal::Node& noted : journal.nodes) {
    const auto index = static_cast<int>(tree.nodes.size());
    BeamNode node = nodeOf(noted, words);
    if (node.step > static_cast<int>(tree.firstOfStep.size())) tree.firstOfStep.push_back(index);
    node.rank = index - tree.firstOfStep.back() + 1;
    if (node.parent >= 0) {
      BeamNode& parent = tree.nodes[static_cast<std::size_t>(node.parent)];
      parent.children.push_back(index);
      if (node.fate != BeamNode::Fate::pruned) parent.fate = BeamNode::Fate::kept;
    }
    tree.nodes.push_back(std::move(node));
  }
  tree.firstOfStep.push_back(static_cast<int>(tree.nodes.size()));
}

void addEnds(const BeamJournal& journal, BeamTree& tree) {
  tree.ends = journal.ends;
  for (const int end : tree.ends) {
    BeamNode& last = tree.nodes[static_cast<std::size_t>(end)];
    if (last.fate == BeamNode::Fate::dead) last.fate = BeamNode::Fate::open;
    // Better ones were here before, so that the first to come stays.
    for (int at = end; at >= 0 && tree.nodes[static_cast<std::size_t>(at)].bestEnd < 0;
         at = tree.nodes[static_cast<std::size_t>(at)].parent)
      tree.nodes[static_cast<std::size_t>(at)].bestEnd = end;
  }
}

}  // namespace

std::shared_ptr<const BeamTree> growBeamTree(const ReadSentence& sentence, const BeamTreeOptions& options,
                                             std::stop_token stop) {
  LOOKBACK_EXPECTS(options.width >= 1 && options.prunedAStep >= 0);
  TranslateOptions translate;
  translate.beam = options.width;
  translate.maxLength = options.maxLength;
  BeamJournal journal;
  journal.prunedAStep = options.prunedAStep;
  const std::span<const std::int32_t> all = sentence.ids;
  Translator(sentence.model).search(all.first(all.size() - 1), translate, std::move(stop), &journal);

  auto tree = std::make_shared<BeamTree>();
  tree->width = options.width;
  addNodes(journal, sentence.model->target, *tree);
  addEnds(journal, *tree);
  return tree;
}

std::vector<int> wordsTo(const BeamTree& tree, int node) {
  std::vector<int> words;
  for (int at = node; at >= 0; at = tree.nodes[static_cast<std::size_t>(at)].parent)
    words.push_back(tree.nodes[static_cast<std::size_t>(at)].word);
  std::reverse(words.begin(), words.end());
  return words;
}

}  // namespace lookback

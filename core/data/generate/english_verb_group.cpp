// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/english_verb_group.h"

#include "core/data/generate/morphology.h"

namespace lookback::generate {
namespace {

std::string_view presentBe(const Agreement& subject) {
  if (subject.person == 0) return "am";
  return subject.person == 2 && !subject.plural ? "is" : "are";
}

std::string_view pastBe(const Agreement& subject) {
  return subject.person == 0 || (subject.person == 2 && !subject.plural) ? "was" : "were";
}

bool thirdSingular(const Agreement& subject) {
  return subject.person == 2 && !subject.plural;
}

/// The modal form, or nothing where the tense asks for "be able to" or "have to".
std::string_view modal(const Clause& clause) {
  const std::string_view english = clause.verb->english;
  if (english == "can") {
    if (clause.tense == Tense::present) return "can";
    if (clause.tense == Tense::imperfect || clause.tense == Tense::conditional) return "could";
  }
  if (english == "must") {
    if (clause.tense == Tense::present) return "must";
    if (clause.tense == Tense::conditional) return "should";
  }
  return {};
}

/// The verb without inflection: first word, and what is fixed behind it ("able" of "be able").
struct Base {
  std::string first;
  std::string rest;
};

Base baseOf(const Clause& clause) {
  const std::string_view english = clause.verb->english;
  if (english == "can") return {"be", "able"};
  if (english == "want" && clause.tense == Tense::conditional) return {"like", ""};
  if (english == "must") return {"have", ""};
  const std::size_t blank = english.find(' ');
  if (blank == std::string_view::npos) return {std::string(english), ""};
  return {std::string(english.substr(0, blank)), std::string(english.substr(blank + 1))};
}

class GroupBuilder {
 public:
  GroupBuilder(const Clause& clause, const Agreement& subject) : m_clause(clause), m_subject(subject) {
    m_base = baseOf(clause);
    m_isBe = clause.passive || m_base.first == "be";
  }

  EnglishVerbGroup build(bool needsAuxiliary) {
    if (const std::string_view form = modal(m_clause); !form.empty()) {
      put(m_group.words, form, {&m_clause.verb, &m_clause.tense}, Language::english);
      m_group.auxiliary = true;
      return std::move(m_group);
    }
    compound();
    if (m_group.words.empty()) simple(needsAuxiliary);
    rest();
    return std::move(m_group);
  }

 private:
  void auxiliary(std::string_view words) {
    put(m_group.words, words, {&m_clause.tense}, Language::english, true);
    m_group.auxiliary = true;
  }

  /// The head of the group: "be" of a passive stands for the tense, a verb for itself.
  void head(std::string_view form, bool finite) {
    std::vector<Meaning> meanings;
    if (m_clause.passive || finite) meanings.push_back(&m_clause.tense);
    if (!m_clause.passive) meanings.push_back(&m_clause.verb);
    put(m_group.words, form, std::move(meanings), Language::english, m_clause.passive);
  }

  std::string headBase() const { return m_isBe ? "be" : m_base.first; }

  void compound() {
    switch (m_clause.tense) {
      case Tense::future:
        auxiliary("will");
        return head(headBase(), false);
      case Tense::conditional:
        auxiliary("would");
        return head(headBase(), false);
      case Tense::nearFuture:
        auxiliary(presentBe(m_subject));
        auxiliary("going to");
        return head(headBase(), false);
      case Tense::pluperfect:
        auxiliary("had");
        return head(pastParticiple(headBase()), false);
      case Tense::perfect:
        if (!m_clause.englishPerfect) return;
        auxiliary(thirdSingular(m_subject) ? "has" : "have");
        return head(pastParticiple(headBase()), false);
      case Tense::present:
      case Tense::imperfect:
        if (!m_clause.progressive || m_isBe || m_clause.verb->has(verb::stative | verb::simple)) return;
        auxiliary(m_clause.tense == Tense::present ? presentBe(m_subject) : pastBe(m_subject));
        return head(gerund(headBase()), false);
    }
  }

  void simple(bool needsAuxiliary) {
    const bool past = m_clause.tense != Tense::present;
    if (m_isBe) {
      m_group.auxiliary = true;
      return head(past ? pastBe(m_subject) : presentBe(m_subject), true);
    }
    if (needsAuxiliary) {
      auxiliary(past ? "did" : thirdSingular(m_subject) ? "does" : "do");
      return head(headBase(), false);
    }
    head(past ? pastTense(headBase()) : thirdSingular(m_subject) ? thirdPerson(headBase()) : headBase(), true);
  }

  void rest() {
    if (m_clause.passive) {
      put(m_group.words, pastParticiple(m_clause.verb->english), {&m_clause.verb}, Language::english);
    } else {
      put(m_group.words, m_base.rest, {&m_clause.verb}, Language::english, true);
    }
  }

  const Clause& m_clause;
  Agreement m_subject;
  Base m_base;
  bool m_isBe = false;
  EnglishVerbGroup m_group;
};

Pieces nonFinite(const Clause& clause, bool gerundForm) {
  Pieces words;
  const Base base = baseOf(clause);
  const std::string head = clause.passive ? "be" : base.first;
  put(words, gerundForm ? gerund(head) : head,
      {clause.passive ? static_cast<Meaning>(&clause.tense) : static_cast<Meaning>(&clause.verb)}, Language::english,
      clause.passive);
  put(words, clause.passive ? pastParticiple(clause.verb->english) : base.rest, {&clause.verb}, Language::english,
      !clause.passive);
  return words;
}

}  // namespace

EnglishVerbGroup englishVerbGroup(const Clause& clause, const Agreement& subject, bool needsAuxiliary) {
  return GroupBuilder(clause, subject).build(needsAuxiliary);
}

Pieces englishInfinitive(const Clause& clause) {
  return nonFinite(clause, false);
}
Pieces englishGerund(const Clause& clause) {
  return nonFinite(clause, true);
}

bool takesBareInfinitive(const Clause& clause) {
  return !modal(clause).empty();
}

}  // namespace lookback::generate

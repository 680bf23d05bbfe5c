// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/data/generate/morphology.h"
#include "core/data/generate/writer_english.h"
#include "core/data/generate/writer_french.h"

// Trees written by hand, and the pairs and links a bilingual person expects of them.
namespace lookback::generate {
namespace {

NounPhrase noun(std::string_view french, Determiner determiner, std::initializer_list<std::string_view> adjectives = {},
                bool plural = false, std::string_view english = {}) {
  NounPhrase np;
  np.noun = &findNoun(french, english);
  np.determiner = determiner;
  np.plural = plural;
  for (const std::string_view adjective : adjectives) np.adjectives.push_back({&findAdjective(adjective)});
  return np;
}

NounPhrase pronoun(int person, Gender gender = Gender::masculine, bool animate = true) {
  NounPhrase np;
  np.kind = Kind::pronoun;
  np.person = person;
  np.gender = gender;
  np.animate = animate;
  np.plural = person == 3 || person == 5;
  return np;
}

NounPhrase named(Kind kind, std::span<const Name> names, std::string_view french) {
  NounPhrase np;
  np.kind = kind;
  np.name = &findName(names, french);
  return np;
}

NounPhrase mine(NounPhrase np, int owner, bool feminine = false) {
  np.determiner = Determiner::possessive;
  np.owner = owner;
  np.ownerFeminine = feminine;
  return np;
}

Ptr<NounPhrase> boxed(NounPhrase np) {
  return std::make_unique<NounPhrase>(std::move(np));
}

NounPhrase with(NounPhrase head, std::string_view french, std::string_view english, NounPhrase object,
                bool genitive = false) {
  PrepositionalPhrase pp;
  pp.preposition = &findPreposition(french, english);
  pp.object = boxed(std::move(object));
  pp.genitive = genitive;
  head.complements.push_back(std::move(pp));
  return head;
}

Clause clause(NounPhrase subject, const Verb& verb, Tense tense = Tense::present) {
  Clause c;
  c.subject = std::move(subject);
  c.verb = &verb;
  c.tense = tense;
  return c;
}

Adverbial in(int month, int year) {
  Adverbial a;
  a.date = std::make_unique<DateUse>();
  a.date->month = month;
  a.date->year = year;
  return a;
}

Sentence sentence(Clause c) {
  Sentence s;
  s.clauses.push_back({nullptr, false, std::move(c)});
  return s;
}

std::string linkText(const Pieces& french, const Pieces& english) {
  std::string text;
  for (const auto& [f, e] : linksBetween(french, english)) {
    text += (text.empty() ? "" : " ") + std::to_string(f) + "-" + std::to_string(e);
  }
  return text;
}

/// Sure as i-j, possible as i?j.
std::string goldText(const Sentence& s) {
  const GoldLinks gold = goldLinks(FrenchWriter::sentence(s), EnglishWriter::sentence(s));
  std::string text;
  for (const auto& [f, e] : gold.sure) text += std::to_string(f) + "-" + std::to_string(e) + " ";
  for (const auto& [f, e] : gold.possible) text += std::to_string(f) + "?" + std::to_string(e) + " ";
  return text.empty() ? text : text.substr(0, text.size() - 1);
}

void expectPair(const Sentence& s, std::string_view french, std::string_view english, std::string_view links = {}) {
  const Pieces f = FrenchWriter::sentence(s), e = EnglishWriter::sentence(s);
  EXPECT_EQ(join(f, Language::french), french);
  EXPECT_EQ(join(e, Language::english), english);
  if (!links.empty()) {
    EXPECT_EQ(linkText(f, e), links) << french;
  }
}

void expectPhrase(const NounPhrase& np, std::string_view french, std::string_view english, std::string_view links) {
  const Pieces f = FrenchWriter::phrase(np), e = EnglishWriter::phrase(np);
  EXPECT_EQ(join(f, Language::french), french);
  EXPECT_EQ(join(e, Language::english), english);
  EXPECT_EQ(linkText(f, e), links) << french;
}

constexpr auto kThe = Determiner::definite;
constexpr auto kA = Determiner::indefinite;

TEST(GenerateGrammar, PutsAdjectivesWhereEachLanguageWantsThem) {
  expectPhrase(noun("robe", kA, {"rouge"}), "Une robe rouge", "A red dress", "0-0 1-2 2-1");
  expectPhrase(noun("maison", kThe, {"petit", "blanc"}), "La petite maison blanche", "The small white house",
               "0-0 1-1 2-3 3-2");
  expectPhrase(noun("accord", kA, {"commercial", "international"}), "Un accord commercial international",
               "An international trade agreement", "0-0 1-3 2-2 3-1");
  expectPhrase(noun("politique", kThe, {"agricole", "commun"}), "La politique agricole commune",
               "The common agricultural policy", "0-0 1-3 2-2 3-1");
}

TEST(GenerateGrammar, LeavesAPhraseAPhrase) {
  Sentence dress;
  dress.phrase = boxed(noun("robe", kA, {"rouge"}));
  expectPair(dress, "Une robe rouge.", "A red dress.", "0-0 1-2 2-1 3-3");
  dress.unmarked = true;
  expectPair(dress, "Une robe rouge", "A red dress", "0-0 1-2 2-1");
  Sentence both;
  both.phrase = boxed(noun("maison", kThe, {"bleu"}));
  both.phrase->also = boxed(noun("chat", kA));
  both.mood = Mood::question;
  expectPair(both, "La maison bleue et un chat ?", "The blue house and a cat?", "0-0 1-2 2-1 3-3 4-4 5-5 6-6");
  Sentence when;
  when.aside = std::make_unique<Adverbial>(in(8, 1992));
  when.exclaimed = true;
  expectPair(when, "En août 1992 !", "In August 1992!", "0-0 1-1 2-2 3-3");
}

TEST(GenerateGrammar, WritesTheEuropeanEconomicAreaAsAName) {
  NounPhrase np = noun("zone", kThe);
  np.adjectives = {{&findAdjective("économique", "Economic")}, {&findAdjective("européen", "European")}};
  np.proper = true;
  expectPhrase(np, "La zone économique européenne", "The European Economic Area", "0-0 1-3 2-2 3-1");
}

TEST(GenerateGrammar, AgreesElidesAndContracts) {
  expectPhrase(noun("homme", kA, {"beau"}), "Un bel homme", "A beautiful man", "0-0 1-1 2-2");
  expectPhrase(noun("arbre", Determiner::demonstrative, {"vieux"}), "Ce vieil arbre", "This old tree", "0-0 1-1 2-2");
  expectPhrase(noun("ami", Determiner::demonstrative), "Cet ami", "This friend", "0-0 1-1");
  expectPhrase(mine(noun("amie", kThe), 0), "Mon amie", "My friend", "0-0 1-1");
  expectPhrase(noun("arme", kA, {"nouveau", "chimique"}, true), "De nouvelles armes chimiques", "New chemical weapons",
               "1-0 2-2 3-1");
  expectPhrase(noun("cheval", kThe, {"noir"}, true), "Les chevaux noirs", "The black horses", "0-0 1-2 2-1");
  expectPhrase(with(noun("président", kThe), "de", "of", noun("pays", kThe)), "Le président du pays",
               "The president of the country", "0-0 1-1 2-2 2-3 3-4");
  expectPhrase(with(noun("accord", kThe), "sur", "on", noun("environnement", kThe, {"marin"})),
               "L'accord sur l'environnement marin", "The agreement on the marine environment",
               "0-0 1-1 2-2 3-3 4-5 5-4");
  expectPhrase(noun("hibou", kThe), "Le hibou", "The owl", "0-0 1-1");  // aspirated h
}

TEST(GenerateGrammar, KnowsPartitives) {
  NounPhrase bread = noun("pain", Determiner::partitive), water = noun("eau", Determiner::partitive);
  bread.someOrFar = true;
  expectPhrase(bread, "Du pain", "Some bread", "0-0 1-1");
  expectPhrase(water, "De l'eau", "Water", "2-0");
}

TEST(GenerateGrammar, WritesPossession) {
  expectPhrase(with(noun("robe", kThe), "de", "of", mine(noun("sœur", kThe), 0), true), "La robe de ma sœur",
               "My sister's dress", "1-3 2-2 3-0 4-1");
  expectPhrase(with(noun("livre", kThe), "de", "of", named(Kind::person, people(), "Marie")), "Le livre de Marie",
               "The book of Marie", "0-0 1-1 2-2 3-3");
}

TEST(GenerateGrammar, SignsAgreementsInTheMonthsOfHistory) {
  Clause c = clause(noun("accord", kThe), findVerb("signer"), Tense::perfect);
  c.passive = true;
  c.adverbials.push_back(in(8, 1992));
  expectPair(sentence(std::move(c)), "L'accord a été signé en août 1992.", "The agreement was signed in August 1992.",
             "0-0 1-1 2-2 3-2 4-3 5-4 6-5 7-6 8-7");
}

TEST(GenerateGrammar, AgreesParticiplesWithSubjectAndPrecedingObject) {
  Clause passive = clause(noun("loi", kThe, {}, true), findVerb("adopter"), Tense::perfect);
  passive.passive = true;
  expectPair(sentence(std::move(passive)), "Les lois ont été adoptées.", "The laws were adopted.");
  Clause gone = clause(pronoun(5, Gender::feminine), findVerb("aller"), Tense::perfect);
  gone.there = true;
  expectPair(sentence(std::move(gone)), "Elles y sont allées.", "They went there.", "0-0 1-2 2-1 3-1 4-3");
  Clause clitic = clause(pronoun(0), findVerb("manger"), Tense::perfect);
  clitic.object = boxed(pronoun(2, Gender::feminine, false));
  expectPair(sentence(std::move(clitic)), "Je l'ai mangée.", "I ate it.", "0-0 1-2 2-1 3-1 4-3");
}

TEST(GenerateGrammar, NegatesInBothLanguages) {
  const auto smoke = [](Negation negation, bool contracted) {
    Clause c = clause(pronoun(2), findVerb("manger"));
    c.negation = negation;
    c.contracted = contracted;
    if (negation != Negation::nothing) {
      c.object = boxed(noun("pain", Determiner::partitive));
    }
    return sentence(std::move(c));
  };
  expectPair(smoke(Negation::not_, true), "Il ne mange pas de pain.", "He doesn't eat any bread.",
             "0-0 1-2 2-1 2-3 3-2 4-4 5-5 6-6");
  expectPair(smoke(Negation::not_, false), "Il ne mange pas de pain.", "He does not eat any bread.");
  expectPair(smoke(Negation::never, true), "Il ne mange jamais de pain.", "He never eats any bread.");
  expectPair(smoke(Negation::noLonger, true), "Il ne mange plus de pain.", "He doesn't eat any bread anymore.");
  expectPair(smoke(Negation::noLonger, false), "Il ne mange plus de pain.", "He no longer eats any bread.");
  expectPair(smoke(Negation::nothing, false), "Il ne mange rien.", "He eats nothing.", "0-0 1-2 2-1 3-2 4-3");
  expectPair(smoke(Negation::only, false), "Il ne mange que du pain.", "He only eats bread.");
}

TEST(GenerateGrammar, LinksHelpersAsPossible) {
  const auto pain = [](Negation negation) {
    Clause c = clause(pronoun(2), findVerb("manger"));
    c.negation = negation;
    c.object = boxed(noun("pain", Determiner::partitive));
    return sentence(std::move(c));
  };
  EXPECT_EQ(goldText(pain(Negation::not_)), "0-0 2-3 3-2 4-4 5-5 6-6 1?2 2?1");  // pas-n't, mange-eat
  // "ne ... plus", "n't ... anymore": now n't is what "ne" is.
  EXPECT_EQ(goldText(pain(Negation::noLonger)), "0-0 1-2 2-3 3-6 4-4 5-5 6-7 1?6 2?1 3?2");
  Clause give = clause(pronoun(3), findVerb("donner"), Tense::future);
  give.object = boxed(noun("livre", kThe));
  give.recipient = boxed(pronoun(5));
  EXPECT_EQ(goldText(sentence(std::move(give))), "0-0 1-3 2-2 3-4 4-5 5-6 2?1");  // give, not will
  Clause passive = clause(noun("loi", kThe, {}, true), findVerb("adopter"), Tense::perfect);
  passive.passive = true;
  EXPECT_EQ(goldText(sentence(std::move(passive))), "0-0 1-1 4-3 5-4 2?2 3?2");  // "ont été" as a group
  Clause eaten = clause(pronoun(0), findVerb("manger"), Tense::perfect);
  eaten.englishPerfect = true;
  EXPECT_EQ(goldText(sentence(std::move(eaten))), "0-0 1-1 2-2 3-3");  // one auxiliary for one
}

TEST(GenerateGrammar, NegatesModals) {
  Clause inner = clause(pronoun(2), findVerb("produire"));
  inner.object = boxed(noun("arme", kA, {"nouveau", "chimique"}, true));
  Clause c = clause(named(Kind::country, countries(), "Syrie"), findVerb("pouvoir"));
  c.negation = Negation::noLonger;
  c.contracted = false;
  c.infinitive = std::make_unique<Clause>(std::move(inner));
  expectPair(sentence(std::move(c)), "La Syrie ne peut plus produire de nouvelles armes chimiques.",
             "Syria can no longer produce new chemical weapons.", "1-0 2-2 2-3 3-1 4-2 4-3 5-4 7-5 8-7 9-6 10-8");
}

TEST(GenerateGrammar, SwapsWhoIsMissed) {
  Clause me = clause(mine(noun("chat", kThe), 0), findVerb("manquer"));
  me.recipient = boxed(pronoun(0));
  expectPair(sentence(std::move(me)), "Mon chat me manque.", "I miss my cat.", "0-2 1-3 2-0 3-1 4-4");
  Clause her = clause(named(Kind::person, people(), "Marie"), findVerb("manquer"));
  her.recipient = boxed(pronoun(2));
  expectPair(sentence(std::move(her)), "Marie lui manque.", "He misses Marie.", "0-2 1-0 2-1 3-3");
  Clause film = clause(noun("film", Determiner::demonstrative), findVerb("plaire"));
  film.recipient = boxed(named(Kind::person, people(), "Paul"));
  expectPair(sentence(std::move(film)), "Ce film plaît à Paul.", "Paul likes this film.");
}

TEST(GenerateGrammar, PlacesObjectPronouns) {
  Clause give = clause(pronoun(3), findVerb("donner"), Tense::future);
  give.object = boxed(noun("livre", kThe));
  give.recipient = boxed(pronoun(5));
  expectPair(sentence(std::move(give)), "Nous leur donnerons le livre.", "We will give them the book.",
             "0-0 1-3 2-1 2-2 3-4 4-5 5-6");
  Clause near = clause(pronoun(1), findVerb("voir"), Tense::nearFuture);
  near.object = boxed(pronoun(0));
  expectPair(sentence(std::move(near)), "Tu vas me voir.", "You are going to see me.", "0-0 1-1 1-2 1-3 2-5 3-4 4-6");
}

TEST(GenerateGrammar, AsksQuestions) {
  Sentence framed = sentence(clause(pronoun(1), findVerb("dormir")));
  framed.mood = Mood::question;
  expectPair(framed, "Est-ce que tu dors ?", "Do you sleep?", "0-0 1-0 2-0 3-1 4-0 4-2 5-3");
  Sentence inverted = sentence(clause(pronoun(2, Gender::feminine), findVerb("dormir"), Tense::perfect));
  inverted.mood = Mood::inversion;
  expectPair(inverted, "A-t-elle dormi ?", "Did she sleep?", "0-0 1-1 2-2 3-3");
  Sentence what = sentence(clause(pronoun(4), findVerb("manger")));
  what.mood = Mood::question;
  what.asking = Asking::what;
  expectPair(what, "Qu'est-ce que vous mangez ?", "What do you eat?");
}

TEST(GenerateGrammar, GivesOrders) {
  Clause c = clause(pronoun(1), findVerb("donner"));
  c.object = boxed(noun("clé", kThe));
  c.recipient = boxed(pronoun(0));
  Sentence s = sentence(std::move(c));
  s.mood = Mood::command;
  s.exclaimed = true;
  expectPair(s, "Donne-moi la clé !", "Give me the key!", "0-0 1-1 2-2 3-3 4-4");
}

TEST(GenerateGrammar, ComparesAndRanks) {
  const auto compare = [](std::string_view adjective, Degree degree) {
    Clause c = clause(named(Kind::person, people(), "Marie"), findVerb("être"));
    c.predicate = std::make_unique<AdjectiveUse>();
    c.predicate->word = &findAdjective(adjective, adjective == "grand" ? "tall" : "");
    c.predicate->degree = degree;
    c.standard = boxed(named(Kind::person, people(), "Paul"));
    return sentence(std::move(c));
  };
  expectPair(compare("grand", Degree::more), "Marie est plus grande que Paul.", "Marie is taller than Paul.",
             "0-0 1-1 2-2 3-2 4-3 5-4 6-5");
  expectPair(compare("intelligent", Degree::less), "Marie est moins intelligente que Paul.",
             "Marie is less intelligent than Paul.");
  expectPair(compare("heureux", Degree::equal), "Marie est aussi heureuse que Paul.", "Marie is as happy as Paul.");
}

TEST(GenerateGrammar, WritesRelativeClauses) {
  NounPhrase letter = noun("lettre", kThe);
  letter.relative = std::make_unique<Relative>();
  letter.relative->gap = Gap::object;
  letter.relative->clause =
      std::make_unique<Clause>(clause(named(Kind::person, people(), "Anne"), findVerb("écrire"), Tense::perfect));
  expectPhrase(letter, "La lettre qu'Anne a écrite", "The letter that Anne wrote", "0-0 1-1 2-2 3-3 4-4 5-4");
  NounPhrase women = noun("femme", kThe, {}, true);
  women.relative = std::make_unique<Relative>();
  women.relative->clause =
      std::make_unique<Clause>(clause(noun("femme", kThe, {}, true), findVerb("tomber"), Tense::perfect));
  expectPhrase(women, "Les femmes qui sont tombées", "The women who fell", "0-0 1-1 2-2 3-3 4-3");
}

TEST(GenerateGrammar, UsesThePrepositionOfEachCountry) {
  const auto go = [](std::string_view country) {
    Clause c = clause(pronoun(0), findVerb("aller"));
    Adverbial a;
    a.prepositional = std::make_unique<PrepositionalPhrase>();
    a.prepositional->preposition = &findPreposition("à", "to");
    a.prepositional->object = boxed(named(Kind::country, countries(), country));
    c.adverbials.push_back(std::move(a));
    return sentence(std::move(c));
  };
  expectPair(go("France"), "Je vais en France.", "I go to France.", "0-0 1-1 2-2 3-3 4-4");
  expectPair(go("Japon"), "Je vais au Japon.", "I go to Japan.");
  expectPair(go("États-Unis"), "Je vais aux États-Unis.", "I go to the United States.");
}

TEST(GenerateGrammar, ConjugatesFrench) {
  using enum FrenchTense;
  EXPECT_EQ(conjugate("manger", present, 3), "mangeons");
  EXPECT_EQ(conjugate("commencer", imperfect, 2), "commençait");
  EXPECT_EQ(conjugate("acheter", present, 0), "achète");
  EXPECT_EQ(conjugate("préférer", present, 5), "préfèrent");
  EXPECT_EQ(conjugate("préférer", future, 2), "préférera");
  EXPECT_EQ(conjugate("protéger", imperfect, 5), "protégeaient");
  EXPECT_EQ(conjugate("nettoyer", future, 0), "nettoierai");
  EXPECT_EQ(conjugate("envoyer", future, 2), "enverra");
  EXPECT_EQ(conjugate("finir", present, 5), "finissent");
  EXPECT_EQ(conjugate("venir", conditional, 4), "viendriez");
  EXPECT_EQ(conjugate("découvrir", present, 1), "découvres");
  EXPECT_EQ(conjugate("connaître", imperfect, 2), "connaissait");
  EXPECT_EQ(conjugate("être", imperfect, 3), "étions");
  EXPECT_EQ(conjugate("réduire", present, 5), "réduisent");
  EXPECT_EQ(participle("résoudre", Gender::feminine, false), "résolue");
  EXPECT_EQ(participle("mettre", Gender::masculine, true), "mis");
  EXPECT_EQ(participle("détruire", Gender::feminine, true), "détruites");
  EXPECT_EQ(imperative("manger", 1), "mange");
  EXPECT_EQ(imperative("finir", 4), "finissez");
}

TEST(GenerateGrammar, InflectsFrenchAndEnglishWords) {
  EXPECT_EQ(inflect(findAdjective("heureux"), Gender::feminine, true), "heureuses");
  EXPECT_EQ(inflect(findAdjective("international"), Gender::masculine, true), "internationaux");
  EXPECT_EQ(inflect(findAdjective("européen"), Gender::feminine, false), "européenne");
  EXPECT_EQ(inflect(findAdjective("blanc"), Gender::feminine, true), "blanches");
  EXPECT_EQ(inflect(findAdjective("bleu"), Gender::masculine, true), "bleus");
  EXPECT_EQ(frenchPlural(findNoun("journal")), "journaux");
  EXPECT_EQ(frenchPlural(findNoun("gâteau")), "gâteaux");
  EXPECT_EQ(frenchPlural(findNoun("prix")), "prix");
  EXPECT_EQ(englishPlural(findNoun("pays")), "countries");
  EXPECT_EQ(englishPlural(findNoun("église")), "churches");
  EXPECT_EQ(englishPlural(findNoun("enfant")), "children");
  EXPECT_EQ(thirdPerson("carry"), "carries");
  EXPECT_EQ(thirdPerson("watch"), "watches");
  EXPECT_EQ(pastTense("stop"), "stopped");
  EXPECT_EQ(pastTense("be born"), "was born");
  EXPECT_EQ(pastParticiple("write"), "written");
  EXPECT_EQ(gerund("lie"), "lying");
  EXPECT_EQ(gerund("dance"), "dancing");
  EXPECT_EQ(comparative(findAdjective("heureux")), "happier");
  EXPECT_EQ(superlative(findAdjective("petit")), "smallest");
}

}  // namespace
}  // namespace lookback::generate

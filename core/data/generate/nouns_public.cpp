// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/lexicon_tables.h"

namespace lookback::generate {
namespace {

using namespace cls;
constexpr Gender M = Gender::masculine, F = Gender::feminine;

// clang-format off
constexpr Noun kNouns[] = {
  // Texts that are signed.
  {"accord", "agreement", M, treaty|topic}, {"traité", "treaty", M, treaty|topic}, {"contrat", "contract", M, treaty},
  {"loi", "law", F, treaty|topic}, {"résolution", "resolution", F, treaty|topic}, {"convention", "convention", F, treaty|topic},
  {"pacte", "pact", M, treaty}, {"protocole", "protocol", M, treaty}, {"règlement", "regulation", M, treaty|topic},
  {"directive", "directive", F, treaty|topic}, {"pétition", "petition", F, treaty}, {"déclaration", "statement", F, treaty|document|topic},
  {"rapport", "report", M, document|paper|topic}, {"article", "article", M, document|paper|topic}, {"document", "document", M, document|paper},
  {"texte", "text", M, document|paper}, {"étude", "study", F, document|paper|topic}, {"discours", "speech", M, document|paper|topic},
  // Plans.
  {"projet", "project", M, plan}, {"politique", "policy", F, plan}, {"réforme", "reform", F, plan}, {"plan", "plan", M, plan},
  {"budget", "budget", M, plan}, {"proposition", "proposal", F, plan}, {"stratégie", "strategy", F, plan},
  {"décision", "decision", F, plan}, {"mesure", "measure", F, plan}, {"initiative", "initiative", F, plan},
  {"objectif", "goal", M, plan}, {"solution", "solution", F, plan}, {"programme", "programme", M, plan},
  // Bodies that act.
  {"gouvernement", "government", M, group}, {"parlement", "parliament", M, group}, {"commission", "commission", F, group},
  {"entreprise", "company", F, group}, {"banque", "bank", F, group|place|building|in}, {"université", "university", F, group|place|building|at},
  {"parti", "party", M, group}, {"syndicat", "trade union", M, group}, {"armée", "army", F, group}, {"comité", "committee", M, group},
  {"conseil", "council", M, group}, {"assemblée", "assembly", F, group}, {"association", "association", F, group},
  {"organisation", "organization", F, group}, {"ministère", "ministry", M, group}, {"tribunal", "court", M, group},
  {"équipe", "team", F, group}, {"délégation", "delegation", F, group}, {"communauté", "community", F, group},
  {"union", "union", F, group|fixed}, {"pays", "country", M, group|in|region}, {"nation", "nation", F, group|region}, {"état", "state", M, group|region},
  {"président", "president", M, person|job|office}, {"ministre", "minister", M, person|job|office}, {"maire", "mayor", M, person|job|office},
  {"juge", "judge", M, person|job|office}, {"avocat", "lawyer", M, person|job|office}, {"avocate", "lawyer", F, person|job|office},
  {"journaliste", "journalist", M, person|job|office}, {"soldat", "soldier", M, person|job|office}, {"chercheur", "researcher", M, person|job|office},
  {"scientifique", "scientist", M, person|job|office}, {"expert", "expert", M, person|job|office}, {"diplomate", "diplomat", M, person|job|office},
  {"ambassadeur", "ambassador", M, person|job|office}, {"directeur", "director", M, person|job|office}, {"directrice", "director", F, person|job|office},
  {"économiste", "economist", M, person|job|office}, {"policier", "policeman", M, person|job|office, {}, "policemen"},
  {"sénateur", "senator", M, person|job|office}, {"député", "deputy", M, person|job|office}, {"citoyen", "citizen", M, person|office},
  {"électeur", "voter", M, person|office}, {"dirigeant", "leader", M, person|office}, {"fonctionnaire", "official", M, person|job|office},
  {"partenaire", "partner", M, person|group}, {"général", "general", M, person|job|office}, {"porte-parole", "spokesman", M, person|office, "porte-parole", "spokesmen"},
  // Troubles.
  {"crise", "crisis", F, trouble|crisis, {}, "crises"}, {"problème", "problem", M, trouble|crisis}, {"guerre", "war", F, trouble},
  {"conflit", "conflict", M, trouble|crisis}, {"catastrophe", "disaster", F, trouble|crisis}, {"accident", "accident", M, trouble},
  {"incendie", "fire", M, trouble}, {"tempête", "storm", F, trouble}, {"danger", "danger", M, trouble},
  {"menace", "threat", F, trouble}, {"attaque", "attack", F, trouble}, {"grève", "strike", F, trouble}, {"scandale", "scandal", M, trouble|crisis},
  {"pauvreté", "poverty", F, trouble|mass}, {"chômage", "unemployment", M, trouble|mass}, {"pollution", "pollution", F, trouble|mass},
  {"inflation", "inflation", F, trouble|mass}, {"corruption", "corruption", F, trouble|mass}, {"violence", "violence", F, trouble|mass},
  {"terrorisme", "terrorism", M, trouble|mass}, {"inondation", "flood", F, trouble}, {"sécheresse", "drought", F, trouble},
  // Events.
  {"conférence", "conference", F, event|topic}, {"réunion", "meeting", F, event|topic}, {"élection", "election", F, event},
  {"débat", "debate", M, event|topic}, {"négociation", "negotiation", F, event|topic}, {"sommet", "summit", M, event|topic},
  {"exposition", "exhibition", F, event|topic}, {"cérémonie", "ceremony", F, event}, {"festival", "festival", M, event, "festivals"},
  {"visite", "visit", F, event}, {"discussion", "discussion", F, event|topic}, {"vote", "vote", M, event|topic},
  {"référendum", "referendum", M, event|topic}, {"procès", "trial", M, event}, {"manifestation", "demonstration", F, event},
  // What is made, used, sold or destroyed.
  {"arme", "weapon", F, arms}, {"équipement", "equipment", M, arms|mass}, {"machine", "machine", F, arms}, {"produit", "product", M, arms},
  {"bombe", "bomb", F, arms}, {"missile", "missile", M, arms}, {"navire", "ship", M, vehicle}, {"médicament", "drug", M, arms},
  {"vaccin", "vaccine", M, arms}, {"pétrole", "oil", M, arms|mass}, {"gaz", "gas", M, arms|mass}, {"acier", "steel", M, arms|mass},
  {"électricité", "electricity", F, arms|mass}, {"charbon", "coal", M, arms|mass}, {"papier", "paper", M, arms|mass},
  {"déchets", "waste", M, pluralOnly|englishSingular}, {"moteur", "engine", M, arms}, {"logiciel", "software", M, arms|mass},
  {"usine", "factory", F, place|building|in}, {"laboratoire", "laboratory", M, place|building|in}, {"prison", "prison", F, building|in},
  {"centrale", "power station", F, building}, {"mairie", "town hall", F, building|place|at}, {"bureau", "office", M, place|in},
  {"ambassade", "embassy", F, place|building|at}, {"frontière", "border", F, region},
  // Regions and branches.
  {"zone", "area", F, region|in}, {"région", "region", F, region|in|place}, {"territoire", "territory", M, region}, {"marché", "market", M, region|at|place},
  {"capitale", "capital", F, region|in|place}, {"secteur", "sector", M, region|in}, {"économie", "economy", F, region}, {"industrie", "industry", F, region|in},
  {"monnaie", "currency", F, notion}, {"commerce", "trade", M, region|mass}, {"société", "society", F, notion|in}, {"agriculture", "agriculture", F, region|mass},
  {"impôt", "tax", M, money|bill}, {"salaire", "salary", M, money|bill}, {"dette", "debt", F, money|bill}, {"taux", "rate", M, money},
  {"investissement", "investment", M, money}, {"bénéfice", "profit", M, money|cash}, {"fonds", "funds", M, money|cash|pluralOnly}, {"coût", "cost", M, money|bill},
  // Nature in public debate.
  {"environnement", "environment", M, nature|notion}, {"climat", "climate", M, nature}, {"planète", "planet", F, nature},
  {"nature", "nature", F, nature|mass}, {"ressource", "resource", F, nature}, {"énergie", "energy", F, nature|mass}, {"espèce", "species", F, nature, {}, "species"},
  {"côte", "coast", F, nature|on}, {"fleuve", "river", M, nature|in}, {"atmosphère", "atmosphere", F, nature|in}, {"littoral", "coastline", M, nature},
  // Notions.
  {"liberté", "freedom", F, notion|mass}, {"paix", "peace", F, notion|mass}, {"justice", "justice", F, notion|mass},
  {"démocratie", "democracy", F, notion|mass}, {"vérité", "truth", F, notion}, {"avenir", "future", M, notion}, {"sécurité", "security", F, notion|mass},
  {"santé", "health", F, notion|mass}, {"égalité", "equality", F, notion|mass}, {"culture", "culture", F, notion}, {"droit", "right", M, notion},
  {"vie", "life", F, notion, {}, "lives"}, {"opinion", "opinion", F, notion}, {"pouvoir", "power", M, notion|mass}, {"éducation", "education", F, notion|mass},
  {"science", "science", F, notion|studies|mass}, {"connaissance", "knowledge", F, notion|mass}, {"responsabilité", "responsibility", F, notion},
  {"intérêt", "interest", M, notion}, {"confiance", "trust", F, notion|mass}, {"espoir", "hope", M, notion|mass}, {"tradition", "tradition", F, notion},
  {"situation", "situation", F, notion}, {"résultat", "result", M, notion}, {"conséquence", "consequence", F, notion}, {"exemple", "example", M, notion},
  {"rôle", "role", M, notion}, {"succès", "success", M, notion}, {"erreur", "mistake", F, trouble}, {"cause", "cause", F, notion},
  {"développement", "development", M, process|mass}, {"croissance", "growth", F, process|mass}, {"changement", "change", M, process|mass},
  {"coopération", "cooperation", F, process|mass}, {"progrès", "progress", M, process|mass}, {"recherche", "research", F, process|mass},
  {"concurrence", "competition", F, process|mass}, {"intégration", "integration", F, process|mass}, {"aide", "aid", F, process|mass},
  // Deverbal nouns with an object: "la destruction de l'équipement".
  {"destruction", "destruction", F, action}, {"production", "production", F, action}, {"protection", "protection", F, action},
  {"construction", "construction", F, action}, {"vente", "sale", F, action}, {"exportation", "export", F, action},
  {"importation", "import", F, action}, {"utilisation", "use", F, action}, {"interdiction", "prohibition", F, action},
  {"fabrication", "manufacture", F, action}, {"livraison", "delivery", F, action}, {"disparition", "disappearance", F, action},
};
// clang-format on

}  // namespace

std::span<const Noun> publicNouns() { return kNouns; }

}  // namespace lookback::generate

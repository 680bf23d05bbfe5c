// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/lexicon.h"

namespace lookback::generate {
namespace {

using namespace cls;
constexpr Classes people = person, living = person | animal, goods = thing | clothes | furniture | vehicle,
                  coloured = thing | clothes | vehicle | plant | furniture,
                  matters = treaty | plan | trouble | event | document | notion | process,
                  talk = document | media | sound | event, wide = goods | building | place | region | nature;

// Shorthands of the table: before the noun or behind it, English -er or "more".
constexpr bool B = true, A = false, G = true, X = false, ER = true, MORE = false;

// clang-format off
constexpr Adjective kAdjectives[] = {
  // Before the noun.
  {"petit", "small", wide|animal|group, 0, B, G, ER}, {"grand", "big", wide|animal|crisis|event|plan, 0, B, G, ER},
  {"grand", "tall", people, 3, A, G, ER}, {"beau", "beautiful", goods|building|place|nature|media|sound|plant|animal, 0, B, G, MORE, "belle"},
  {"nouveau", "new", goods|building|document|treaty|plan|arms|media|event|group|notion|vehicle, 0, B, X, MORE, "nouvelle"},
  {"vieux", "old", goods|building|document|animal|people|place, 0, B, G, ER, "vieille"}, {"jeune", "young", living, 0, B, G, ER},
  {"bon", "good", talk|food|drink|meal|people|plan|notion, 0, B, G, ER}, {"mauvais", "bad", talk|food|plan|notion, 0, B, G, ER},
  {"joli", "pretty", clothes|thing|plant|place|building, 0, B, G, ER}, {"long", "long", event|document, 0, B, G, ER, "longue"},
  {"gros", "fat", animal, 0, B, G, ER, "grosse"}, {"gentil", "kind", people, 0, B, G, ER, "gentille"},
  {"excellent", "excellent", talk|food|meal|plan, 0, B, X}, {"énorme", "huge", building|animal|crisis, 0, B, X},
  {"dernier", "last", event|document|notion, 0, B, X}, {"premier", "first", event|document|treaty|plan, 0, B, X},
  {"ancien", "former", job|group, 0, B, X}, {"grave", "serious", trouble, 0, B, G, MORE}, {"vaste", "vast", region|place, 0, B, X},
  {"véritable", "real", trouble|notion, 0, B, X}, {"futur", "future", treaty|plan|event|job, 0, B, X},
  // Colours and looks.
  {"rouge", "red", coloured, 0, A, X}, {"bleu", "blue", coloured, 0, A, X, MORE, {}, "bleus"}, {"vert", "green", coloured, 0, A, X},
  {"noir", "black", coloured|animal, 0, A, X}, {"blanc", "white", coloured|animal|building, 0, A, X, MORE, "blanche"},
  {"jaune", "yellow", coloured, 0, A, X}, {"gris", "grey", coloured|animal, 0, A, X}, {"brun", "brown", goods|animal, 0, A, X},
  {"court", "short", clothes|document, 0, A, G, ER}, {"rose", "pink", clothes|thing, 0, A, X}, {"violet", "purple", clothes|thing, 0, A, X, MORE, "violette"},
  {"orange", "orange", clothes|thing, 0, A, X, MORE, {}, {}, true}, {"rond", "round", furniture|thing, 0, A, X},
  {"carré", "square", furniture, 0, A, X}, {"lourd", "heavy", thing|furniture, 0, A, G, ER}, {"léger", "light", thing|clothes, 0, A, G, ER},
  {"propre", "clean", clothes|thing|place, 0, A, G, ER}, {"sale", "dirty", clothes|thing|place|vehicle, 0, A, G, ER},
  {"cher", "expensive", goods|building|food|arms, 0, A, G}, {"rapide", "fast", vehicle|animal, 0, A, G, ER},
  {"lent", "slow", vehicle|process, 0, A, G, ER}, {"moderne", "modern", building|vehicle|furniture|arms, 0, A, G},
  {"élégant", "elegant", clothes|people, 0, A, G}, {"confortable", "comfortable", furniture|vehicle|clothes, 0, A, G},
  {"solide", "solid", furniture|building, 0, A, G}, {"utile", "useful", thing|document|arms|plan, 0, A, G}, {"étroit", "narrow", furniture|place, 0, A, G, ER},
  {"neuf", "brand-new", vehicle|clothes, 0, A, X}, {"cassé", "broken", thing|furniture, 0, A, X}, {"vide", "empty", place|thing, 0, A, X},
  {"perdu", "lost", thing|document, 0, A, X}, {"ouvert", "open", building|furniture, 0, A, X}, {"fermé", "closed", building|furniture, 0, A, X},
  // People and animals.
  {"intelligent", "intelligent", living, 0, A, G}, {"riche", "rich", people|region|group, 0, A, G, ER},
  {"pauvre", "poor", people|region, 0, A, G, ER}, {"heureux", "happy", people, 0, A, G, ER}, {"triste", "sad", people|media|document, 0, A, G, ER},
  {"content", "pleased", people, 0, A, G}, {"fatigué", "tired", living, 0, A, G}, {"malade", "ill", living, 0, A, X},
  {"courageux", "brave", people|animal, 0, A, G, ER}, {"timide", "shy", people, 0, A, G}, {"patient", "patient", people, 0, A, G},
  {"honnête", "honest", people, 0, A, G}, {"poli", "polite", people, 0, A, G}, {"célèbre", "famous", people|media|building|place|document, 0, A, G},
  {"drôle", "funny", people|media, 0, A, G, ER}, {"calme", "quiet", people|place|animal, 0, A, G, ER}, {"fort", "strong", living, 0, A, G, ER},
  {"faible", "weak", living|group|region, 0, A, G, ER}, {"curieux", "curious", people, 0, A, G}, {"prudent", "careful", people, 0, A, G},
  {"paresseux", "lazy", people, 0, A, G, ER}, {"seul", "alone", people, 3, A, X}, {"fier", "proud", people, 0, A, G, ER},
  {"sérieux", "serious", people, 0, A, G}, {"nerveux", "nervous", people, 0, A, G}, {"amoureux", "in love", people, 3, A, X},
  {"prêt", "ready", people, 3, A, X}, {"blessé", "injured", living, 0, A, X}, {"affamé", "hungry", animal, 0, A, X},
  {"sauvage", "wild", animal|plant, 0, A, X}, {"dangereux", "dangerous", animal|trouble|arms|place, 0, A, G},
  {"doux", "gentle", animal, 0, A, G, ER, "douce"}, {"généreux", "generous", people, 0, A, G}, {"surpris", "surprised", people, 3, A, G},
  {"inquiet", "worried", people, 3, A, G, MORE, "inquiète"}, {"sûr", "safe", place|vehicle, 0, A, G, ER}, {"aimable", "friendly", people, 0, A, G, ER},
  // Food.
  {"chaud", "hot", drink|food, 0, A, G, ER}, {"froid", "cold", drink|meal, 0, A, G, ER}, {"frais", "fresh", food, 0, A, X, MORE, "fraîche"},
  {"délicieux", "delicious", food|drink|meal, 0, A, X}, {"sucré", "sweet", drink|food, 0, A, G, ER}, {"mûr", "ripe", food, 0, A, G},
  {"amer", "bitter", drink, 0, A, G},
  // Matters.
  {"important", "important", matters|group, 0, A, G}, {"intéressant", "interesting", talk|notion|plan, 0, A, G},
  {"difficile", "difficult", event|plan|trouble|studies, 0, A, G}, {"facile", "easy", plan|game|studies, 0, A, G, ER},
  {"simple", "simple", plan|document, 0, A, G}, {"complexe", "complex", trouble|plan|document, 0, A, G}, {"clair", "clear", document|plan, 0, A, G, ER},
  {"nécessaire", "necessary", plan|treaty, 0, A, X}, {"possible", "possible", plan, 0, A, X}, {"efficace", "effective", plan|arms|treaty, 0, A, G},
  {"ambitieux", "ambitious", plan|treaty, 0, A, G}, {"ennuyeux", "boring", talk|studies, 0, A, G}, {"étrange", "strange", document|media|notion, 0, A, G, ER},
  {"historique", "historic", treaty|building|event, 0, A, X}, {"récent", "recent", document|event|trouble, 0, A, X},
  {"secret", "secret", document|treaty|event|plan, 0, A, X, MORE, "secrète"}, {"public", "public", place|event|money, 0, A, X, MORE, "publique"},
  {"privé", "private", event|group, 0, A, X}, {"juste", "fair", treaty|plan, 0, A, G, ER}, {"inutile", "useless", plan|thing, 0, A, X},
  {"officiel", "official", document|event, 0, A, X}, {"définitif", "final", treaty|plan, 0, A, X}, {"provisoire", "provisional", treaty, 0, A, X},
  {"connu", "known", person|nature|document|media|place, 3, A, G}, {"élevé", "high", money, 0, A, G, ER}, {"stable", "stable", region|group|money, 0, A, G},
  {"profond", "deep", trouble, 0, A, G, ER}, {"pollué", "polluted", nature|place, 0, A, G}, {"protégé", "protected", nature, 0, A, X},
  {"menacé", "threatened", nature, 0, A, X}, {"isolé", "isolated", place|region, 0, A, G}, {"indépendant", "independent", group|region, 0, A, X},
  {"puissant", "powerful", group|arms|vehicle, 0, A, G}, {"responsable", "responsible", people, 3, A, X}, {"absent", "absent", people, 3, A, X},
  // Relational, nearest the noun (rank 1).
  {"économique", "economic", plan|crisis|treaty|process|region, 1, A, X}, {"commercial", "trade", treaty|plan|event, 1, A, X},
  {"agricole", "agricultural", plan|process|region, 1, A, X}, {"politique", "political", crisis|plan|event|group, 1, A, X},
  {"militaire", "military", treaty|plan|event, 1, A, X}, {"monétaire", "monetary", plan|treaty, 1, A, X},
  {"financier", "financial", crisis|plan|region|group, 1, A, X}, {"industriel", "industrial", region|process|plan, 1, A, X},
  {"scientifique", "scientific", paper|process|event|group, 1, A, X}, {"social", "social", crisis|plan|process, 1, A, X},
  {"culturel", "cultural", event|plan|process, 1, A, X}, {"climatique", "climate", plan|process, 1, A, X},
  {"énergétique", "energy", plan|crisis, 1, A, X}, {"technique", "technical", crisis|paper|process, 1, A, X},
  {"juridique", "legal", crisis|paper, 1, A, X}, {"fiscal", "tax", plan|treaty, 1, A, X}, {"électoral", "electoral", plan|treaty, 1, A, X},
  {"médical", "medical", paper|process, 1, A, X}, {"écologique", "ecological", crisis|plan, 1, A, X}, {"chimique", "chemical", 0, 1, A, X},
  {"nucléaire", "nuclear", treaty, 1, A, X}, {"biologique", "biological", 0, 1, A, X}, {"marin", "marine", 0, 1, A, X},
  {"naturel", "natural", nature, 1, A, X}, {"central", "central", group, 1, A, X}, {"diplomatique", "diplomatic", crisis|event, 1, A, X},
  {"électronique", "electronic", arms|thing, 1, A, X}, {"humanitaire", "humanitarian", crisis|process|group, 1, A, X},
  {"numérique", "digital", plan|process, 1, A, X}, {"scolaire", "school", event|plan, 1, A, X}, {"étranger", "foreign", region|group, 1, A, X},
  // Relational, further out (rank 2).
  {"européen", "European", treaty|plan|group|crisis|event|region|process, 2, A, X},
  {"international", "international", treaty|plan|group|crisis|event|process, 2, A, X},
  {"national", "national", plan|group|crisis|event|process, 2, A, X}, {"mondial", "global", crisis|process|plan|region, 2, A, X},
  {"commun", "common", plan, 2, A, X}, {"régional", "regional", plan|group|event|crisis, 2, A, X}, {"local", "local", group|plan|event, 2, A, X},
  {"français", "French", group|job|document|media|region|plan|arms|vehicle, 2, A, X}, {"anglais", "English", job|document|media|vehicle, 2, A, X},
  {"allemand", "German", group|job|document|media|region|plan|arms|vehicle, 2, A, X}, {"italien", "Italian", group|job|document|media|food|region|vehicle, 2, A, X},
  {"espagnol", "Spanish", group|job|document|media|region, 2, A, X}, {"américain", "American", group|job|document|media|region|plan|arms|vehicle, 2, A, X},
  {"japonais", "Japanese", group|job|document|media|region|vehicle, 2, A, X}, {"chinois", "Chinese", group|job|document|region|arms, 2, A, X},
  {"russe", "Russian", group|job|document|media|arms, 2, A, X}, {"suisse", "Swiss", group|job|document|thing, 2, A, X},
  {"portugais", "Portuguese", group|job|document|region, 2, A, X}, {"canadien", "Canadian", group|job|document|media|plan, 2, A, X},
  {"africain", "African", group|region|job, 2, A, X}, {"syrien", "Syrian", group|job|region, 2, A, X}, {"grec", "Greek", group|job|region, 2, A, X, MORE, "grecque"},
  {"belge", "Belgian", group|job|document, 2, A, X}, {"norvégien", "Norwegian", group|job|document, 2, A, X}, {"turc", "Turkish", group|job, 2, A, X, MORE, "turque"},
  // Only in compounds (rank 4 never drawn freely).
  {"économique", "Economic", 0, 4, A, X}, {"européen", "European", 0, 4, A, X}, {"central", "Central", 0, 4, A, X}, {"durable", "sustainable", 0, 4, A, X},
  {"monétaire", "Monetary", 0, 4, A, X}, {"international", "International", 0, 4, A, X}, {"étranger", "foreign", 0, 4, A, X, MORE, "étrangère"},
  {"uni", "United", 0, 4, A, X}, {"humain", "human", 0, 4, A, X}, {"renouvelable", "renewable", 0, 4, A, X}, {"libre", "free", 0, 4, B, X},
  {"extérieur", "foreign", 0, 4, A, X}, {"unique", "single", 0, 4, A, X}, {"solaire", "solar", 0, 4, A, X}, {"public", "public", 0, 4, A, X, MORE, "publique"},
};
// clang-format on

// clang-format off
constexpr Compound kCompounds[] = {
  {"zone", "Economic", "European", 20, true}, {"union", "European", {}, 5, true}, {"commission", "European", {}, 3, true},
  {"parlement", "European", {}, 3, true}, {"banque", "Central", "European", 4, true},
  {"environnement", "marine", {}, 8}, {"environnement", "natural", {}, 2}, {"arme", "chemical", {}, 8},
  {"arme", "nuclear", {}, 3}, {"arme", "biological", {}, 2}, {"marché", "common", "European", 3}, {"marché", "common", {}, 3},
  {"accord", "trade", "international", 4}, {"accord", "trade", {}, 2}, {"politique", "agricultural", "common", 4}, {"politique", "foreign", {}, 3},
  {"politique", "monetary", "common", 2}, {"banque", "central", {}, 4}, {"développement", "sustainable", {}, 3}, {"changement", "climate", {}, 4},
  {"développement", "economic", {}, 3}, {"croissance", "economic", {}, 3}, {"crise", "economic", "global", 3}, {"crise", "financial", "international", 2},
  {"énergie", "renewable", {}, 3}, {"énergie", "solar", {}, 3}, {"énergie", "nuclear", {}, 2}, {"conférence", "climate", "international", 2},
  {"recherche", "scientific", {}, 3}, {"aide", "humanitarian", "international", 2}, {"coopération", "economic", "European", 2}, {"commerce", "international", {}, 3},
  {"zone", "industrial", {}, 3}, {"zone", "agricultural", {}, 2}, {"monnaie", "single", "European", 2}, {"monnaie", "single", {}, 2},
  {"ressource", "natural", {}, 3}, {"centrale", "nuclear", {}, 2}, {"réforme", "tax", {}, 2}, {"équipement", "military", {}, 3}, {"équipement", "medical", {}, 2},
  {"dette", "public", {}, 2}, {"opinion", "public", {}, 2}, {"santé", "public", {}, 2}, {"économie", "European", {}, 2}, {"économie", "global", {}, 2},
  {"espèce", "marine", {}, 2}, {"espèce", "threatened", {}, 2}, {"accord", "climate", "international", 2},
};
// clang-format on

}  // namespace

std::span<const Adjective> adjectives() {
  return kAdjectives;
}
std::span<const Compound> compounds() {
  return kCompounds;
}

}  // namespace lookback::generate

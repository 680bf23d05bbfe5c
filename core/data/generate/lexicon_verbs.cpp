// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/lexicon.h"

namespace lookback::generate {
namespace {

using namespace cls;
using enum Frame;
using verb::etre, verb::likes, verb::noPassive, verb::reflexive, verb::stative, verb::simple, verb::weighty;
constexpr Classes living = person | animal, goods = thing | clothes | furniture | vehicle;

// clang-format off
constexpr Verb kVerbs[] = {
  // Carrying the grammar.
  {"être", "be", copula, anything, anything, stative}, {"devenir", "become", copula, person, 0, etre},
  {"sembler", "seem", copula, anything, 0, stative}, {"rester", "remain", copula, person|group|animal, 0, etre|stative},
  {"pouvoir", "can", wanting, doer|animal, 0, stative}, {"devoir", "must", wanting, doer, 0, stative},
  {"vouloir", "want", wanting, doer, 0, stative}, {"espérer", "hope", wanting, doer, 0, stative},
  {"essayer", "try", wanting, doer, 0, 0, "de"}, {"décider", "decide", wanting, doer, 0, 0, "de"},
  {"refuser", "refuse", wanting, doer, 0, 0, "de"}, {"accepter", "agree", wanting, doer, 0, 0, "de"},
  {"promettre", "promise", wanting, doer, 0, 0, "de"}, {"oublier", "forget", wanting, person, 0, 0, "de"},
  {"commencer", "begin", wanting, doer|animal, 0, 0, "à"}, {"apprendre", "learn", wanting, person, 0, 0, "à"},
  {"réussir", "manage", wanting, doer, 0, 0, "à"}, {"continuer", "continue", wanting, doer, 0, 0, "à"},
  {"avoir", "need", wanting, person, 0, stative, "de", {}, "besoin"}, {"hésiter", "hesitate", wanting, doer, 0, 0, "à"},
  {"choisir", "choose", wanting, doer, 0, 0, "de"}, {"rêver", "dream", wanting, person, 0, stative, "de", "of"},
  {"penser", "think", thinking, person, 0, stative}, {"croire", "believe", thinking, person, 0, stative},
  {"savoir", "know", thinking, person, 0, stative}, {"dire", "say", thinking, person|group, 0, stative},
  {"espérer", "hope", thinking, person|group, 0, stative}, {"annoncer", "announce", thinking, job|group},
  {"affirmer", "claim", thinking, job|group, 0, stative}, {"expliquer", "explain", thinking, job|group},
  {"montrer", "show", thinking, document|event, 0, stative}, {"signifier", "mean", thinking, action|treaty|trouble, 0, stative},
  {"prouver", "prove", thinking, document, 0, stative}, {"comprendre", "understand", thinking, person, 0, stative},
  {"promettre", "promise", thinking, person|group}, {"confirmer", "confirm", thinking, job|group}, {"répéter", "repeat", thinking, person},
  {"avoir", "be", intransitive, 0, 0, stative}, {"avoir", "have", transitive, person, animal|thing|vehicle|document|plan, stative|noPassive},
  {"avoir", "be", transitive, 0, 0, stative|noPassive, {}, {}, {}, "old"}, {"falloir", "be", wanting, 0, 0, stative, {}, {}, {}, "necessary"},
  {"pleuvoir", "rain", intransitive, 0}, {"neiger", "snow", intransitive, 0},
  {"manquer", "miss", swapped, person|animal|place, person, stative}, {"plaire", "like", swapped, media|sound|clothes|building|document|place|thing, person, stative},
  {"appartenir", "belong", prepositional, thing|building|vehicle, person, stative|noPassive, "à", "to"},
  // Without object.
  {"dormir", "sleep", intransitive, living}, {"pleurer", "cry", intransitive, person}, {"rire", "laugh", intransitive, person},
  {"sourire", "smile", intransitive, person}, {"courir", "run", intransitive, living}, {"marcher", "walk", intransitive, person},
  {"nager", "swim", intransitive, person}, {"danser", "dance", intransitive, person}, {"chanter", "sing", intransitive, person},
  {"travailler", "work", intransitive, person}, {"tomber", "fall", intransitive, living, 0, etre}, {"voyager", "travel", intransitive, person},
  {"parler", "talk", intransitive, person}, {"attendre", "wait", intransitive, person}, {"crier", "shout", intransitive, person},
  {"respirer", "breathe", intransitive, living}, {"sauter", "jump", intransitive, living}, {"augmenter", "increase", intransitive, money|trouble},
  {"diminuer", "decrease", intransitive, money|trouble}, {"exister", "exist", intransitive, crisis, 0, stative}, {"disparaître", "disappear", intransitive, person|animal|group},
  {"échouer", "fail", intransitive, plan|event}, {"réussir", "succeed", intransitive, plan|job}, {"mentir", "lie", intransitive, person},
  {"changer", "change", intransitive, nature|region|plan}, {"commencer", "begin", intransitive, event},
  {"continuer", "continue", intransitive, event|trouble}, {"naître", "be born", intransitive, 0, 0, etre}, {"mourir", "die", intransitive, living, 0, etre},
  {"déjeuner", "have lunch", intransitive, person}, {"dîner", "have dinner", intransitive, person}, {"cuisiner", "cook", intransitive, person},
  {"avoir", "be", intransitive, living, 0, stative, {}, {}, "faim", "hungry"}, {"avoir", "be", intransitive, living, 0, stative, {}, {}, "soif", "thirsty"},
  {"avoir", "be", intransitive, person, 0, stative, {}, {}, "froid", "cold"}, {"avoir", "be", intransitive, person, 0, stative, {}, {}, "raison", "right"},
  {"avoir", "be", intransitive, person, 0, stative, {}, {}, "tort", "wrong"}, {"avoir", "be", intransitive, person, 0, stative, {}, {}, "sommeil", "sleepy"},
  {"lever", "get", intransitive, person, 0, reflexive|etre, {}, {}, {}, "up"}, {"réveiller", "wake", intransitive, person, 0, reflexive|etre, {}, {}, {}, "up"},
  {"reposer", "rest", intransitive, living, 0, reflexive|etre}, {"cacher", "hide", intransitive, living, 0, reflexive|etre},
  {"habiller", "get", intransitive, person, 0, reflexive|etre, {}, {}, {}, "dressed"}, {"dépêcher", "hurry", intransitive, person, 0, reflexive|etre},
  {"perdre", "get", intransitive, person, 0, reflexive|etre, {}, {}, {}, "lost"}, {"marier", "get", intransitive, person, 0, reflexive|etre, {}, {}, {}, "married"},
  // Movement.
  {"aller", "go", motion, person|group, 0, etre}, {"venir", "come", motion, person, 0, etre}, {"retourner", "return", motion, person, 0, etre},
  {"arriver", "arrive", motion, 0, 0, etre}, {"courir", "run", motion, person}, {"voyager", "travel", motion, person},
  {"habiter", "live", staying, person, 0, stative}, {"vivre", "live", staying, person|animal, 0, stative}, {"rester", "stay", staying, person, 0, etre},
  {"attendre", "wait", staying, person}, {"travailler", "work", staying, person}, {"dormir", "sleep", staying, living}, {"jouer", "play", staying, person},
  {"manger", "eat", staying, person},
  // With an object.
  {"manger", "eat", transitive, living, food}, {"boire", "drink", transitive, living, drink}, {"goûter", "taste", transitive, person, food|drink},
  {"préparer", "prepare", transitive, person, meal|document|event|plan}, {"couper", "cut", transitive, person, food|plant}, {"cuire", "cook", transitive, 0, food},
  {"acheter", "buy", transitive, person|group, goods|food|drink|building|arms|document}, {"vendre", "sell", transitive, person|group|country, goods|food|building|arms|vehicle},
  {"porter", "wear", transitive, person, clothes, noPassive}, {"laver", "wash", transitive, person, clothes|vehicle|furniture}, {"perdre", "lose", transitive, person, thing|document|clothes|cash},
  {"trouver", "find", transitive, person, thing|document|clothes|animal|place|plan}, {"chercher", "look", transitive, person, thing|document|animal|place|person, 0, {}, "for"},
  {"voir", "see", transitive, living, person|animal|goods|building|nature|media|place, simple}, {"regarder", "watch", transitive, person, media|animal|game|nature},
  {"écouter", "listen", transitive, person, sound|person, noPassive, {}, "to"}, {"entendre", "hear", transitive, person, person|animal|sound, simple},
  {"lire", "read", transitive, person, document|treaty}, {"écrire", "write", transitive, person, document}, {"traduire", "translate", transitive, person, document},
  {"prendre", "take", transitive, person, thing|vehicle|document, noPassive}, {"ouvrir", "open", transitive, person, 0}, {"fermer", "close", transitive, person, 0},
  {"casser", "break", transitive, living, thing|furniture}, {"réparer", "repair", transitive, person, vehicle|thing|furniture|building|arms},
  {"utiliser", "use", transitive, person|group|country, thing|vehicle|arms|document|nature}, {"conduire", "drive", transitive, person, vehicle},
  {"laisser", "leave", transitive, person, thing|document|clothes}, {"cacher", "hide", transitive, person, thing|document|cash},
  {"aimer", "love", transitive, person, person|animal|nature|country|food|drink|media|sound|game|studies, stative|likes}, {"adorer", "adore", transitive, person, food|media|sound|animal|game|nature, stative|likes},
  {"préférer", "prefer", transitive, person, food|drink|media|sound|game|studies|clothes, stative|likes}, {"détester", "hate", transitive, person, food|animal|trouble|studies|game, stative|likes},
  {"connaître", "know", transitive, person, person|place|country|city|media|document, stative}, {"rencontrer", "meet", transitive, person, person},
  {"aider", "help", transitive, doer, person|group}, {"attendre", "wait", transitive, person, person|event|document|vehicle, 0, {}, "for"},
  {"inviter", "invite", transitive, person, person}, {"suivre", "follow", transitive, living, person|animal|vehicle}, {"admirer", "admire", transitive, person, person|media|building, stative},
  {"embrasser", "kiss", transitive, person, family}, {"visiter", "visit", transitive, person, place|city|country}, {"quitter", "leave", transitive, person, place|city|country|person},
  {"apprendre", "learn", transitive, person, studies}, {"étudier", "study", transitive, person, studies|document|plan|trouble}, {"enseigner", "teach", transitive, job, studies},
  {"parler", "speak", transitive, person, skill, stative}, {"comprendre", "understand", transitive, person, document|person|trouble|plan, stative},
  {"oublier", "forget", transitive, person, thing|event|document, simple}, {"dessiner", "draw", transitive, person, animal|plant|building|person}, {"peindre", "paint", transitive, person, building|furniture|plant},
  {"chanter", "sing", transitive, person, 0}, {"gagner", "win", transitive, person|group, 0}, {"nourrir", "feed", transitive, person, animal|person},
  {"planter", "plant", transitive, person, plant}, {"cueillir", "pick", transitive, person, plant}, {"nettoyer", "clean", transitive, person, place|furniture|vehicle|nature},
  {"payer", "pay", transitive, person|group|country, bill}, {"dépenser", "spend", transitive, person|group|country, cash}, {"voler", "steal", transitive, person, thing|cash|vehicle},
  {"compter", "count", transitive, person, cash|animal|thing}, {"mettre", "put", transitive, 0, thing}, {"construire", "build", transitive, group|person|country, building|vehicle|arms},
  {"organiser", "organize", transitive, doer, event}, {"annuler", "cancel", transitive, group|job, event|plan}, {"chasser", "hunt", transitive, animal|person, animal},
  {"attraper", "catch", transitive, living, animal|thing}, {"mordre", "bite", transitive, 0, person}, {"caresser", "stroke", transitive, person, animal},
  // Public life.
  {"signer", "sign", transitive, doer, treaty, weighty}, {"négocier", "negotiate", transitive, group|country|job, treaty|plan, weighty}, {"ratifier", "ratify", transitive, group|country, treaty, weighty},
  {"rejeter", "reject", transitive, group|country|job, treaty|plan, weighty}, {"adopter", "adopt", transitive, group|country, treaty|plan, weighty}, {"approuver", "approve", transitive, group|country|job, treaty|plan, weighty},
  {"critiquer", "criticize", transitive, doer, treaty|plan|group|job|action, weighty}, {"soutenir", "support", transitive, doer, plan|treaty|group|job|action, weighty}, {"défendre", "defend", transitive, doer, notion|plan|country|region|treaty, weighty},
  {"produire", "produce", transitive, group|country, arms|food|drink|vehicle|media, weighty}, {"fabriquer", "manufacture", transitive, group|country, arms|vehicle|clothes|thing, weighty},
  {"exporter", "export", transitive, group|country, arms|food|vehicle, weighty}, {"importer", "import", transitive, group|country, arms|food|drink|vehicle, weighty}, {"détruire", "destroy", transitive, group|country|trouble, arms|building|nature|plant, weighty},
  {"protéger", "protect", transitive, doer, nature|person|animal|region|notion, weighty}, {"menacer", "threaten", transitive, trouble|group|country|action, nature|notion|group|region|country, weighty},
  {"polluer", "pollute", transitive, group, nature, weighty}, {"interdire", "ban", transitive, group|country|treaty, arms|event|action, weighty}, {"financer", "finance", transitive, group|country, plan|event|building|process|action, weighty},
  {"présenter", "present", transitive, group|job, plan|document|treaty, weighty}, {"publier", "publish", transitive, group|job, document, weighty}, {"préparer", "prepare", transitive, group|job, plan|treaty|event, weighty},
  {"réduire", "reduce", transitive, group|country, money|trouble, weighty}, {"augmenter", "raise", transitive, group|country, money, weighty}, {"créer", "create", transitive, group|job|country, group|plan|region, weighty},
  {"diriger", "lead", transitive, person, group}, {"combattre", "fight", transitive, doer, trouble, weighty}, {"résoudre", "solve", transitive, doer, crisis, weighty}, {"aggraver", "worsen", transitive, plan|trouble|action, trouble, weighty},
  {"éviter", "avoid", transitive, doer, trouble, weighty}, {"provoquer", "cause", transitive, trouble|plan|process|action, trouble, weighty}, {"analyser", "analyse", transitive, person, paper|plan|crisis, weighty},
  {"améliorer", "improve", transitive, group|plan|treaty|process, region|notion|process, weighty}, {"favoriser", "promote", transitive, plan|treaty|group, process, weighty}, {"renforcer", "strengthen", transitive, plan|treaty|group, process|group|region|notion, weighty},
  {"affaiblir", "weaken", transitive, trouble, group|region|notion|country, weighty}, {"accueillir", "welcome", transitive, group|country|city, person|event, weighty}, {"élire", "elect", transitive, 0, job, weighty},
  {"nommer", "appoint", transitive, group|job, job, weighty}, {"convaincre", "convince", transitive, person, person|group}, {"accuser", "accuse", transitive, person|group, person|group}, {"arrêter", "arrest", transitive, 0, person},
  {"modifier", "amend", transitive, group, treaty|plan, weighty}, {"respecter", "respect", transitive, doer, treaty|person|notion, weighty},
  {"changer", "change", transitive, plan|process|trouble, notion|region|nature, weighty}, {"retarder", "delay", transitive, trouble|group, event|plan|treaty, weighty}, {"découvrir", "discover", transitive, person, nature|document|plan|place|animal, weighty},
  {"développer", "develop", transitive, group|country, arms|region|process|plan, weighty}, {"vendre", "sell", transitive, group|country, arms|vehicle, weighty}, {"livrer", "deliver", transitive, group, arms|thing|food, weighty},
  {"refuser", "refuse", transitive, doer, plan|treaty, weighty}, {"accepter", "accept", transitive, doer, plan|treaty, weighty}, {"examiner", "examine", transitive, group|job, document|plan|treaty, weighty},
  {"surveiller", "monitor", transitive, group|job, nature|region|money|process|action, weighty}, {"gérer", "manage", transitive, group|job, cash|plan|crisis|nature, weighty}, {"contrôler", "control", transitive, group|country, region|money, weighty},
  {"exploiter", "exploit", transitive, group|country, nature, weighty}, {"influencer", "influence", transitive, group|plan|trouble, notion|event|money, weighty}, {"mériter", "deserve", transitive, person, money, stative|noPassive},
  // Behind a preposition.
  {"penser", "think", prepositional, person, person|event|notion|trouble, stative|noPassive, "à", "about"}, {"jouer", "play", prepositional, person, game, noPassive, "à"},
  {"parler", "talk", prepositional, person, person|event|trouble|plan|media|document, noPassive, "de", "about"}, {"rêver", "dream", prepositional, person, place|event|vehicle, noPassive, "de", "about"},
  {"avoir", "need", prepositional, doer, cash|arms|thing|person|plan|vehicle, stative|noPassive, "de", {}, "besoin"}, {"avoir", "be", prepositional, living, animal|trouble, stative|noPassive, "de", "of", "peur", "afraid"},
  {"participer", "take", prepositional, doer, event, noPassive, "à", "in", {}, "part"}, {"assister", "attend", prepositional, person, event, noPassive, "à"}, {"répondre", "reply", prepositional, person|group, document, noPassive, "à", "to"},
  {"dépendre", "depend", prepositional, plan|process|region|country, money|process|nature|plan, stative|noPassive, "de", "on"}, {"renoncer", "give", prepositional, doer, plan|arms, noPassive, "à", {}, {}, "up"},
  {"compter", "rely", prepositional, person, person, stative|noPassive, "sur", "on"}, {"travailler", "work", prepositional, person, plan|document|arms, noPassive, "sur", "on"}, {"lutter", "fight", prepositional, doer, trouble|action, noPassive, "contre", "against"},
  {"voter", "vote", prepositional, person, plan|treaty|office, noPassive, "pour", "for"}, {"croire", "believe", prepositional, person, notion|process, stative|noPassive, "à", "in"}, {"appartenir", "belong", prepositional, 0, 0, noPassive, "à", "to"},
  {"souvenir", "remember", prepositional, person, event|person|place, reflexive|etre|stative|noPassive, "de"}, {"occuper", "take", prepositional, person, animal|plant|person, reflexive|etre|noPassive, "de", "of", {}, "care"},
  {"intéresser", "be", prepositional, person, studies|media|event|nature|process, reflexive|etre|stative|noPassive, "à", "in", {}, "interested"}, {"moquer", "make", prepositional, person, person, reflexive|etre|noPassive, "de", "of", {}, "fun"},
  {"discuter", "discuss", prepositional, person|group, plan|treaty|crisis, noPassive, "de"}, {"profiter", "benefit", prepositional, doer, plan|process|event, noPassive, "de", "from"},
  {"contribuer", "contribute", prepositional, doer|plan, process, noPassive, "à", "to"}, {"mener", "lead", prepositional, trouble|plan, trouble, noPassive, "à", "to"}, {"insister", "insist", prepositional, job|group, plan|notion, noPassive, "sur", "on"},
  // Giving.
  {"donner", "give", giving, person, thing|food|document|cash|animal}, {"offrir", "offer", giving, person, thing|clothes|plant|media}, {"montrer", "show", giving, person, thing|media|document|building}, {"envoyer", "send", giving, person|group, document|thing|arms},
  {"prêter", "lend", giving, person|group, thing|cash|document|vehicle}, {"vendre", "sell", giving, person|group|country, vehicle|arms|thing|building}, {"apporter", "bring", giving, person, food|drink|thing|document}, {"raconter", "tell", giving, person, 0},
  {"expliquer", "explain", giving, person, plan|crisis|document, 0, {}, "to"}, {"proposer", "propose", giving, group|country|job, plan|treaty, 0, {}, "to"}, {"écrire", "write", giving, person, 0}, {"acheter", "buy", giving, person, 0}, {"présenter", "present", giving, job|group, plan|document, 0, {}, "to"},
  {"rendre", "return", giving, person, thing|document|cash, 0, {}, "to"}, {"refuser", "refuse", giving, group|country, cash|treaty},
};
// clang-format on

}  // namespace

std::span<const Verb> verbs() {
  return kVerbs;
}

}  // namespace lookback::generate

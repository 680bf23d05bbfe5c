// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <string_view>
#include <utility>

#include "core/base/error.h"
#include "core/data/generate/growing.h"
#include "core/text/tokenizer.h"

namespace lookback {
namespace {

struct Everyday {
  std::string_view french, english;
};

constexpr std::array kEveryday{
    Everyday{"Il pleut encore ce matin.", "It is still raining this morning."},
    Everyday{"Ma sœur habite près de la gare.", "My sister lives near the station."},
    Everyday{"Où avez-vous trouvé ce livre ?", "Where did you find this book?"},
    Everyday{"Le train est parti sans nous.", "The train left without us."},
    Everyday{"Je ne comprends pas cette question.", "I don't understand this question."},
    Everyday{"Ferme la porte, s'il te plaît.", "Close the door, please."},
    Everyday{"Nous avons mangé trop de pain.", "We ate too much bread."},
    Everyday{"Elle apprend le piano depuis trois ans.", "She has been learning the piano for three years."},
    Everyday{"Mon père travaille dans un hôpital.", "My father works in a hospital."},
    Everyday{"Les enfants jouent dans le jardin.", "The children are playing in the garden."},
    Everyday{"Tu as oublié ton parapluie.", "You forgot your umbrella."},
    Everyday{"Combien coûte cette chemise ?", "How much does this shirt cost?"},
    Everyday{"Il a perdu ses clés hier soir.", "He lost his keys last night."},
    Everyday{"Personne ne connaît la réponse.", "Nobody knows the answer."},
    Everyday{"Je voudrais une tasse de café.", "I would like a cup of coffee."},
    Everyday{"Elle m'a écrit une longue lettre.", "She wrote me a long letter."},
    Everyday{"Le chat dort sur la table.", "The cat is sleeping on the table."},
    Everyday{"Nous partirons demain à sept heures.", "We will leave tomorrow at seven o'clock."},
    Everyday{"Mon frère est plus grand que moi.", "My brother is taller than me."},
    Everyday{"Pourquoi ris-tu ?", "Why are you laughing?"},
    Everyday{"Le docteur lui a dit de se reposer.", "The doctor told him to rest."},
    Everyday{"J'ai acheté une nouvelle voiture.", "I bought a new car."},
    Everyday{"Les magasins sont fermés le dimanche.", "The shops are closed on Sundays."},
    Everyday{"Elle a peur des chiens.", "She is afraid of dogs."},
    Everyday{"Nous attendons le bus depuis une heure.", "We have been waiting for the bus for an hour."},
    Everyday{"Il parle trop vite pour moi.", "He speaks too fast for me."},
    Everyday{"Ils ont construit un pont sur la rivière.", "They built a bridge over the river."},
    Everyday{"As-tu déjà vu la mer ?", "Have you ever seen the sea?"},
    Everyday{"Mon professeur écrit au tableau.", "My teacher is writing on the blackboard."},
    Everyday{"La fenêtre de ma chambre est ouverte.", "The window of my room is open."},
    Everyday{"Je t'appellerai quand je serai rentré.", "I will call you when I get home."},
    Everyday{"Ce problème est difficile à résoudre.", "This problem is difficult to solve."},
    Everyday{"Elle a vendu sa maison le mois dernier.", "She sold her house last month."},
    Everyday{"Tout le monde aime cette chanson.", "Everyone likes this song."},
    Everyday{"Le lac est gelé en hiver.", "The lake is frozen in winter."},
    Everyday{"Il vaut mieux partir tout de suite.", "It is better to leave right away."},
};

}  // namespace

std::vector<TextPair> everydayPairs(Direction direction) {
  const bool forwards = direction == Direction{Language::french, Language::english};
  if (!forwards && direction != Direction{Language::english, Language::french})
    throw Error("the everyday sentences are French and English; chain sentences of your own instead");
  std::vector<TextPair> pairs;
  for (const Everyday& entry : kEveryday) {
    TextPair pair{pairs.size() + 1, tokenise(entry.french, Language::french),
                  tokenise(entry.english, Language::english)};
    if (!forwards) std::swap(pair.source, pair.target);
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

}  // namespace lookback

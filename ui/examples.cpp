// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "ui/top_bar.h"

namespace lookback::ui {

std::vector<ExampleGroup> exampleSentences(const Direction& direction) {
  if (direction.source == Language::french)
    return {
        {QT_TRANSLATE_NOOP("lookback::ui::TopBar", "Plain"),
         {QStringLiteral("Le chat dort."), QStringLiteral("Elle lit un livre dans le jardin.")}},
        {QT_TRANSLATE_NOOP("lookback::ui::TopBar", "Reordered"),
         {QStringLiteral("L'accord sur la zone économique européenne a été signé en août 1992."),
          QStringLiteral("Elle portait une robe rouge."), QStringLiteral("Tu me manques."),
          QStringLiteral("J'aime vraiment la cuisine française.")}},
        {QT_TRANSLATE_NOOP("lookback::ui::TopBar", "Negation"),
         {QStringLiteral("Je n'ai rien fait."), QStringLiteral("Il ne fume pas."),
          QStringLiteral("Ils ne parlent pas du tout.")}},
        {QT_TRANSLATE_NOOP("lookback::ui::TopBar", "Long"),
         {QStringLiteral(
              "Quand je suis arrivé à la maison hier soir, ma sœur préparait le dîner et mon frère regardait "
              "un vieux film à la télévision."),
          QStringLiteral(
              "L'homme qui habite dans la grande maison blanche à côté de la gare a dit qu'il ne voulait pas "
              "vendre sa voiture rouge parce qu'elle lui rappelle son père.")}},
    };
  if (direction.source == Language::english)
    return {
        {QT_TRANSLATE_NOOP("lookback::ui::TopBar", "Plain"),
         {QStringLiteral("The cat is sleeping."), QStringLiteral("She is reading a book in the garden.")}},
        {QT_TRANSLATE_NOOP("lookback::ui::TopBar", "Reordered"),
         {QStringLiteral("The agreement on the European Economic Area was signed in August 1992."),
          QStringLiteral("She wore a red dress."), QStringLiteral("I miss you."),
          QStringLiteral("I really like French cooking.")}},
        {QT_TRANSLATE_NOOP("lookback::ui::TopBar", "Negation"),
         {QStringLiteral("I did nothing."), QStringLiteral("He does not smoke."),
          QStringLiteral("They don't talk at all.")}},
        {QT_TRANSLATE_NOOP("lookback::ui::TopBar", "Long"),
         {QStringLiteral(
              "When I came home yesterday evening, my sister was making dinner and my brother was watching an "
              "old film on television."),
          QStringLiteral(
              "The man who lives in the big white house next to the station said that he did not want to sell "
              "his red car because it reminds him of his father.")}},
    };
  return {};
}

}  // namespace lookback::ui

// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/template.h"

#include <fmt/format.h>

namespace lookback::lesson {
namespace {

/// { en = "...", fr = "..." } for the languages of the lesson.
std::string both(const std::vector<std::string>& languages, std::string_view english, std::string_view french) {
  std::vector<std::string> entries;
  for (const std::string& language : languages)
    entries.push_back(fmt::format("{} = \"{}\"", language, language == "fr" ? french : english));
  return fmt::format("{{ {} }}", fmt::join(entries, ", "));
}

std::string quoted(const std::vector<std::string>& words) {
  return fmt::format("[\"{}\"]", fmt::join(words, "\", \""));
}

std::string tomlText(const std::vector<std::string>& languages) {
  const auto text = [&](std::string_view english, std::string_view french) { return both(languages, english, french); };
  std::string toml =
      "# What this lesson is, its pages and its questions. lessons/README.md explains every line.\nformat = 1\n";
  toml += fmt::format("languages = {}\n", quoted(languages));
  toml += fmt::format("title = {}\n", text("My lesson", "Ma leçon"));
  toml += fmt::format("question = {}\n", text("What does a word read from?", "Que lit un mot ?"));
  toml += "minutes = 5\n";
  toml += fmt::format("objectives = [\n  {},\n]\n",
                      text("Turn energies into weights by hand.", "Changer des énergies en poids à la main."));
  toml +=
      "models = [\"fr-en\"]\n\n# One entry for each heading with one # in the texts, in the same order.\n[[pages]]\n";
  toml += "id = \"look\"\ncontrols = [\"step\", \"back\"]\n";
  toml += fmt::format("notes = {}\n\n",
                      text("Let the class guess before you step.", "Laissez la classe deviner avant d'avancer."));
  toml += "[[pages]]\nid = \"by-hand\"\ncontrols = [\"energy-slider\", \"reset\"]\n\n";
  toml += "[[quiz]]\nid = \"weight\"\nkind = \"number\"\n";
  toml += fmt::format("question = {}\n",
                      text("The energies are 2, 4 and 1. What is the weight of the second word, to two places?",
                           "Les énergies sont 2, 4 et 1. Quel est le poids du deuxième mot, à deux décimales ?"));
  toml += fmt::format("hint = {}\n", text("Raise e to each energy, then divide by the total.",
                                          "Élevez e à chaque énergie, puis divisez par le total."));
  toml += "toy = { words = [\"la\", \"maison\", \"bleue\"], energies = [2, 4, 1] }\n";
  toml += "[[quiz.blanks]]\nof = \"alpha.2\"\nplaces = 2\n";
  return toml;
}

constexpr const char* kEnglish = R"(# Look first

Step through one sentence. A thick arc means that the written word reads much from that source word.

```stepper
sentence = "Elle portait une robe rouge."
step = 4
caption = "Which word does \"red\" read from?"
```

# Then by hand

Drag an energy and watch the weights. *Only differences between energies count.*

```energies
words = ["la", "maison", "bleue"]
energies = [2, 4, 1]
```

```quiz
item = "weight"
```
)";

constexpr const char* kFrench = R"(# D'abord regarder

Parcourez une phrase pas à pas. Un arc épais signifie que le mot écrit lit beaucoup dans ce mot source.

```stepper
sentence = "Elle portait une robe rouge."
step = 4
caption = "Dans quel mot « red » lit-il ?"
```

# Ensuite à la main

Déplacez une énergie et observez les poids. *Seules les différences entre énergies comptent.*

```energies
words = ["la", "maison", "bleue"]
energies = [2, 4, 1]
```

```quiz
item = "weight"
```
)";

}  // namespace

LessonSource templateLesson(const std::string& name, const std::vector<std::string>& languages) {
  LessonSource source;
  source.name = name;
  source.toml = tomlText(languages);
  for (const std::string& language : languages) source.texts[language] = language == "fr" ? kFrench : kEnglish;
  return source;
}

}  // namespace lookback::lesson

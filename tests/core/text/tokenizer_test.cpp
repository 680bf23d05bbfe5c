// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/tokenizer.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace lookback {
namespace {

/// Tokens joined by "|", which makes cases readable.
std::string cut(std::string_view sentence, Language language) {
  std::string joined;
  for (const std::string& token : tokenise(sentence, language)) {
    if (!joined.empty()) joined += '|';
    joined += token;
  }
  return joined;
}
std::string fr(std::string_view sentence) {
  return cut(sentence, Language::french);
}
std::string en(std::string_view sentence) {
  return cut(sentence, Language::english);
}
std::string xx(std::string_view sentence) {
  return cut(sentence, Language::other);
}
std::string frText(std::string_view sentence) {
  return normalise(sentence, Language::french);
}
std::string enText(std::string_view sentence) {
  return normalise(sentence, Language::english);
}

TEST(FrenchTokens, ElisionsSplitBehindTheApostrophe) {
  EXPECT_EQ(fr("l'accord"), "l'|accord");
  EXPECT_EQ(fr("C'est aujourd'hui qu'il part"), "C'|est|aujourd'hui|qu'|il|part");
  EXPECT_EQ(fr("J'ai l'eau et d'autres choses, s'il n'y a pas m'a t'a"),
            "J'|ai|l'|eau|et|d'|autres|choses|,|s'|il|n'|y|a|pas|m'|a|t'|a");
  EXPECT_EQ(fr("jusqu'à lorsqu'elle puisqu'on quoiqu'il QU'ELLE"),
            "jusqu'|à|lorsqu'|elle|puisqu'|on|quoiqu'|il|QU'|ELLE");
  EXPECT_EQ(fr("d'aujourd'hui"), "d'|aujourd'hui");
  EXPECT_EQ(fr("quelqu'un presqu'île prud'homme O'Brien chef-d'œuvre"),
            "quelqu'un|presqu'île|prud'homme|O'Brien|chef-d'œuvre");
  EXPECT_EQ(fr("l'« accord »"), "l'|«|accord|»");
}

TEST(FrenchTokens, CurlyAndStraightApostrophesAreOne) {
  EXPECT_EQ(fr("c’est aujourd’hui qu’il part ."), fr("c'est aujourd'hui qu'il part ."));
  EXPECT_EQ(fr("J‘aime l´eau"), "J'|aime|l'|eau");
  EXPECT_EQ(frText("l’accord"), "l'accord");
}

TEST(FrenchTokens, TiedPronounsSplitBeforeTheHyphen) {
  EXPECT_EQ(fr("est-ce"), "est|-ce");
  EXPECT_EQ(fr("Qu'est-ce que c'est ?"), "Qu'|est|-ce|que|c'|est|?");
  EXPECT_EQ(fr("a-t-il"), "a|-t-il");
  EXPECT_EQ(fr("Où va-t-on, dit-elle"), "Où|va|-t-on|,|dit|-elle");
  EXPECT_EQ(fr("dis-moi"), "dis|-moi");
  EXPECT_EQ(fr("dis-le-moi"), "dis|-le|-moi");
  EXPECT_EQ(fr("allez-vous-en, vas-y, va-t'en, donnez-m'en"), "allez|-vous|-en|,|vas|-y|,|va|-t'|en|,|donnez|-m'|en");
  EXPECT_EQ(fr("cet homme-là et celui-ci"), "cet|homme|-là|et|celui|-ci");
  EXPECT_EQ(fr("ÊTES-VOUS"), "ÊTES|-VOUS");
}

TEST(FrenchTokens, CompoundsStayWhole) {
  for (const char* word : {"peut-être", "rendez-vous", "Rendez-vous", "grand-mère", "moi-même", "après-midi",
                           "arc-en-ciel", "là-bas", "sur-le-champ", "tête-à-tête", "garde-à-vous", "tape-à-l'œil"}) {
    EXPECT_EQ(fr(word), word);
  }
}

TEST(FrenchTokens, NoBreakSpacesAreSpaces) {
  const std::string plain = fr("« entrez », dit-elle ; il entra.");
  EXPECT_EQ(plain, "«|entrez|»|,|dit|-elle|;|il|entra|.");
  EXPECT_EQ(fr("«\u00A0entrez\u00A0», dit-elle\u00A0; il entra."), plain);
  EXPECT_EQ(fr("«\u202Fentrez\u202F», dit-elle\u202F; il entra."), plain);
  EXPECT_EQ(fr("«\u2009entrez\u2009», dit-elle\u2009; il entra."), plain);
  EXPECT_EQ(fr("«entrez», dit-elle; il entra."), plain);
  EXPECT_EQ(fr("êtes-vous prêts\u202F?"), "êtes|-vous|prêts|?");
}

TEST(FrenchSpacing, HighPunctuationStandsApart) {
  EXPECT_EQ(frText("Quoi?!  Vraiment ? ! Non;oui: «non»!"), "Quoi ?! Vraiment ?! Non;oui : « non » !");
  EXPECT_EQ(frText("à 20:30, http://site.fr/?a=b : (!) &amp; &#8217;"),
            "à 20:30, http://site.fr/?a=b : (!) &amp; &#8217;");
  EXPECT_EQ(frText("le chat dort . l' accord est signé , oui ."), "le chat dort. l'accord est signé, oui.");
  EXPECT_EQ(frText("( un ) [ deux ] , \" trois \""), "(un) [deux], \"trois\"");
}

TEST(EnglishTokens, ContractionsSplit) {
  EXPECT_EQ(en("don't"), "do|n't");
  EXPECT_EQ(en("I'm Tom's; can't, cannot"), "I|'m|Tom|'s|;|ca|n't|,|cannot");
  EXPECT_EQ(en("we're they've she'll he'd it's DON'T"), "we|'re|they|'ve|she|'ll|he|'d|it|'s|DO|N'T");
  EXPECT_EQ(en("couldn't've"), "could|n't|'ve");
  EXPECT_EQ(en("o'clock rock'n'roll ma'am O'Brien 'em 'Tis"), "o'clock|rock'n'roll|ma'am|O'Brien|'em|'Tis");
  EXPECT_EQ(en("the boys' room"), "the|boys|'|room");
  EXPECT_EQ(en("I don’t"), "I|do|n't");
}

TEST(EnglishSpacing, PunctuationLeansOnItsWord) {
  EXPECT_EQ(enText("he said \" no \" , did n't he ? the dog 's tail !"), "he said \"no\", didn't he? the dog's tail!");
  EXPECT_EQ(enText("“Where’s your car?” “Here.”"), "\"Where's your car?\" \"Here.\"");
  EXPECT_EQ(en("\"Where's your car?\" \"Here.\""), "\"|Where|'s|your|car|?|\"|\"|Here|.|\"");
  EXPECT_EQ(enText("a smile :) and an em . dash"), "a smile :) and an em. dash");
}

TEST(Tokens, NumbersStayWhole) {
  EXPECT_EQ(fr("3,14 et 1\u202F000 et 1\u00A0000\u00A0000"), "3,14|et|1000|et|1000000");
  EXPECT_EQ(fr("1 000"), "1|000");
  EXPECT_EQ(fr("en 1990\u00A0200 ou 01\u00A023"), "en|1990|200|ou|01|23");
  EXPECT_EQ(en("1,000.50 at 20:30, 1/2, 2nd, -5, $20 and 50%"), "1,000.50|at|20:30|,|1/2|,|2nd|,|-5|,|$|20|and|50|%");
}

TEST(Tokens, AbbreviationsKeepTheirDot) {
  EXPECT_EQ(fr("M. Dupont, Dr. Roux, etc."), "M.|Dupont|,|Dr.|Roux|,|etc.");
  EXPECT_EQ(fr("av. J.-C., p. 12"), "av.|J.-C.|,|p.|12");
  EXPECT_EQ(en("Mr. Smith left the U.S. at 5 p.m."), "Mr.|Smith|left|the|U.S.|at|5|p.m.");
  EXPECT_EQ(en("J. Smith and I. No. 5. No."), "J.|Smith|and|I|.|No.|5|.|No|.");
  EXPECT_EQ(fr("J'aime l'art."), "J'|aime|l'|art|.");
}

TEST(Tokens, EllipsisIsOneToken) {
  EXPECT_EQ(fr("Attends… Quoi...?"), "Attends|...|Quoi|...|?");
  EXPECT_EQ(frText("Attends…"), "Attends...");
  EXPECT_EQ(en("etc... and"), "etc|...|and");
}

TEST(Tokens, EmojiStayWhole) {
  const std::string family = "👨\u200D👩\u200D👧";
  EXPECT_EQ(fr("la famille " + family + " arrive"), "la|famille|" + family + "|arrive");
  EXPECT_EQ(fr("merci👍🏽"), "merci|￭👍🏽");
  EXPECT_EQ(fr("drapeau 🇫🇷 1\uFE0F\u20E3"), "drapeau|🇫🇷|1\uFE0F\u20E3");
}

TEST(Tokens, MarksStayBehindTheirLetter) {
  EXPECT_EQ(xx("q\u0303a m\u0304 et x\u0302"), "q\u0303a|m\u0304|et|x\u0302");
  EXPECT_EQ(xx("a\u0301\u0323\u0308b"), "ạ\u0301\u0308b");
  EXPECT_EQ(xx("\u0301 a \u0302"), "◌\u0301|a|◌\u0302");
  EXPECT_EQ(fr("l'e\u0301le\u0300ve"), "l'|élève");
}

TEST(Tokens, InvisibleCharactersGo) {
  for (const char* inside : {"\u200B", "\u00AD", "\u2060", "\uFEFF"})
    EXPECT_EQ(fr(std::string("la por") + inside + "te"), "la|porte");
  EXPECT_EQ(fr("un\u200Bdeux"), "undeux");
  EXPECT_EQ(fr("\uFEFFle"), "le");
  EXPECT_EQ(fr("e\u200B\u0301t"), "ét");
}

TEST(Tokens, EverySpaceSeparates) {
  for (const char* space : {"\t", "\v", "\f", "\r", "\n", "\u0085", "\u2028", "\u2029", "\u3000", "\u1680"}) {
    EXPECT_EQ(fr(std::string("le") + space + "chat" + space), "le|chat");
  }
}

TEST(Tokens, EntitiesAndMarkupAreText) {
  EXPECT_EQ(fr("c&apos;est bien &amp; bon &#8217; [x]"), "c&apos;est|bien|&amp;|bon|&#8217;|[|x|]");
  EXPECT_EQ(tokenise("a | b", Language::french), (std::vector<std::string>{"a", "|", "b"}));
  EXPECT_EQ(en("it &apos;s fine &amp; good."), "it|&apos;s|fine|&amp;|good|.");
  EXPECT_EQ(en("<b>bold</b> <img &lt; a&b %1 &File </s> <unk>"), "<b>bold</b>|<img|&lt;|a&b|%1|&File|</s>|<unk>");
  EXPECT_EQ(en("C++ R&D and/or tom@example.org http://a.b/c?d."), "C++|R&D|and/or|tom@example.org|http://a.b/c?d|.");
}

TEST(Tokens, OddSpacingIsMarked) {
  EXPECT_EQ(fr("Généralement,Tom"), "Généralement|,￭|Tom");
  EXPECT_EQ(fr("10 % ravi(e) 100$"), "10|▁%|ravi|￭(|e|)|100|￭$");
  EXPECT_EQ(en("triple–pane a—b word--word"), "triple|￭–￭|pane|a|￭—￭|b|word|￭--￭|word");
  EXPECT_EQ(en("a literal ￭ or ▁"), "a|literal|■|or|_");
}

TEST(Tokens, OtherLanguagesSplitAtSpacesAndPunctuation) {
  EXPECT_EQ(xx("l'eau, don't!"), "l'eau|,|don't|!");
  EXPECT_EQ(xx("רכבת יוצאת בשעה 8:30 ."), "רכבת|יוצאת|בשעה|8:30|.");
  EXPECT_EQ(xx("今天下雨了。"), "今天下雨了|。");
}

TEST(Tokens, NothingGivesNothing) {
  for (const char* nothing : {"", " ", "\t\n", "\u00A0\u200B", "\uFEFF"}) {
    EXPECT_TRUE(tokenise(nothing, Language::french).empty());
    EXPECT_EQ(normalise(nothing, Language::english), "");
  }
  EXPECT_EQ(detokenise({}, Language::french), "");
}

TEST(Detokeniser, JoinsWhatAModelWrites) {
  EXPECT_EQ(detokenise({"Qu'", "est", "-ce", "que", "c'", "est", "?"}, Language::french), "Qu'est-ce que c'est ?");
  EXPECT_EQ(detokenise({"«", "Non", "»", ",", "dit", "-il", "."}, Language::french), "« Non », dit-il.");
  EXPECT_EQ(detokenise({"I", "do", "n't", "know", "\"", "Tom", "'s", "\"", "<unk>", "."}, Language::english),
            "I don't know \"Tom's\" <unk>.");
}

}  // namespace
}  // namespace lookback

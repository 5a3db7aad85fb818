#include "exporters/page/translator.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>

namespace chartroom::exporters {
namespace {

TEST(Words, AreThoseOfTheirLanguage) {
  EXPECT_STREQ(Translator("de")("Torpedo"), "Torpedo");
  EXPECT_STREQ(Translator("de")("Captain"), "Kapitän");
  EXPECT_STREQ(Translator("ko")("Captain"), "함장");
  EXPECT_STREQ(Translator("fr")("Row"), "Ligne");
  EXPECT_STREQ(Translator("it")("Surface"), "Emersione");
}

TEST(Words, AreEnglishWhereACatalogueLacksThem) {
  EXPECT_STREQ(Translator("de")("No such text"), "No such text");
  EXPECT_FALSE(Translator("de").has("No such text"));
  EXPECT_TRUE(Translator("de").has("Captain"));
  EXPECT_STREQ(Translator("en")("Captain"), "Captain");
  EXPECT_STREQ(Translator("nl")("Captain"), "Captain");
}

TEST(Words, FindTheFirstTheLastAndNothingBesides) {
  for (const char* text : {"", "A", "zzz", "Captai", "Captains"}) {
    EXPECT_STREQ(Translator("de")(text), text[0] == '\0' ? Translator("de")("") : text);
  }
  EXPECT_STREQ(Translator("de")("{} damage sink a submarine"), "{} Schaden versenken ein U‑Boot");
  EXPECT_STREQ(Translator("de")("surface point"), "Auftauchpunkt");
}

TEST(Words, DoNotAskTheLocale) {
  setenv("LANGUAGE", "fr", 1);
  setenv("LC_ALL", "fr_FR.UTF-8", 1);
  EXPECT_STREQ(Translator("de")("Row"), "Zeile");
  EXPECT_STREQ(Translator("en")("Row"), "Row");
  unsetenv("LANGUAGE");
  unsetenv("LC_ALL");
}

TEST(Words, KnowTheirLanguages) {
  EXPECT_EQ(sheet_languages(), (std::vector<std::string_view>{"en", "de", "fr", "it", "ko"}));
}

}  // namespace
}  // namespace chartroom::exporters

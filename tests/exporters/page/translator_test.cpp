#include "exporters/page/translator.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>

namespace chartroom::exporters {
namespace {

TEST(Words, AreThoseOfTheirLanguage) {
  EXPECT_STREQ(Words("de")("Torpedo"), "Torpedo");
  EXPECT_STREQ(Words("de")("Captain"), "Kapitän");
  EXPECT_STREQ(Words("ko")("Captain"), "함장");
  EXPECT_STREQ(Words("fr")("Row"), "Ligne");
  EXPECT_STREQ(Words("it")("Surface"), "Emersione");
}

TEST(Words, AreEnglishWhereACatalogueLacksThem) {
  EXPECT_STREQ(Words("de")("No such text"), "No such text");
  EXPECT_FALSE(Words("de").has("No such text"));
  EXPECT_TRUE(Words("de").has("Captain"));
  EXPECT_STREQ(Words("en")("Captain"), "Captain");
  EXPECT_STREQ(Words("nl")("Captain"), "Captain");
}

TEST(Words, FindTheFirstTheLastAndNothingBesides) {
  for (const char* text : {"", "A", "zzz", "Captai", "Captains"}) {
    EXPECT_STREQ(Words("de")(text), text[0] == '\0' ? Words("de")("") : text);
  }
  EXPECT_STREQ(Words("de")("{} damage sink a submarine"), "{} Schaden versenken ein U‑Boot");
  EXPECT_STREQ(Words("de")("surface point"), "Auftauchpunkt");
}

TEST(Words, DoNotAskTheLocale) {
  setenv("LANGUAGE", "fr", 1);
  setenv("LC_ALL", "fr_FR.UTF-8", 1);
  EXPECT_STREQ(Words("de")("Row"), "Zeile");
  EXPECT_STREQ(Words("en")("Row"), "Row");
  unsetenv("LANGUAGE");
  unsetenv("LC_ALL");
}

TEST(Words, KnowTheirLanguages) {
  EXPECT_EQ(sheet_languages(), (std::vector<std::string_view>{"en", "de", "fr", "it", "ko"}));
}

}  // namespace
}  // namespace chartroom::exporters

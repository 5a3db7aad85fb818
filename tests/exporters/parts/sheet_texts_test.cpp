#include "exporters/parts/sheet_texts.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>

namespace chartroom::exporters {
namespace {

TEST(SheetTexts, AreThoseOfTheirLanguage) {
  EXPECT_STREQ(sheet_translator("de")("Torpedo"), "Torpedo");
  EXPECT_STREQ(sheet_translator("de")("Captain"), "Kapitän");
  EXPECT_STREQ(sheet_translator("ko")("Captain"), "함장");
  EXPECT_STREQ(sheet_translator("fr")("Row"), "Ligne");
  EXPECT_STREQ(sheet_translator("it")("Surface"), "Emersione");
}

TEST(SheetTexts, AreEnglishWhereACatalogueLacksThem) {
  EXPECT_STREQ(sheet_translator("de")("No such text"), "No such text");
  EXPECT_FALSE(sheet_translator("de").has("No such text"));
  EXPECT_TRUE(sheet_translator("de").has("Captain"));
  EXPECT_STREQ(sheet_translator("en")("Captain"), "Captain");
  EXPECT_STREQ(sheet_translator("nl")("Captain"), "Captain");
}

TEST(SheetTexts, FindTheFirstTheLastAndNothingBesides) {
  for (const char* text : {"", "A", "zzz", "Captai", "Captains"}) {
    EXPECT_STREQ(sheet_translator("de")(text), text);
  }
  EXPECT_STREQ(sheet_translator("de")("surface point"), "Auftauchpunkt");
}

TEST(SheetTexts, HaveThePluralFormsOfTheirLanguage) {
  const auto quadrants = [](const char* language, std::size_t count) {
    return std::string(sheet_translator(language).plural("{} quadrant", "{} quadrants", count));
  };
  EXPECT_EQ(quadrants("en", 0), "{} quadrants");
  EXPECT_EQ(quadrants("en", 1), "{} quadrant");
  EXPECT_EQ(quadrants("de", 1), "{} Quadrant");
  EXPECT_EQ(quadrants("de", 4), "{} Quadranten");
  // French uses the singular for zero.
  EXPECT_EQ(quadrants("fr", 0), "{} quadrant");
  EXPECT_EQ(quadrants("it", 0), "{} quadranti");
  EXPECT_EQ(quadrants("ko", 1), quadrants("ko", 4));
  EXPECT_STREQ(sheet_translator("de").plural("{} mast", "{} masts", 2), "{} masts");
}

TEST(SheetTexts, DoNotAskTheLocale) {
  setenv("LANGUAGE", "fr", 1);
  setenv("LC_ALL", "fr_FR.UTF-8", 1);
  EXPECT_STREQ(sheet_translator("de")("Row"), "Zeile");
  EXPECT_STREQ(sheet_translator("en")("Row"), "Row");
  unsetenv("LANGUAGE");
  unsetenv("LC_ALL");
}

TEST(SheetTexts, KnowTheirLanguages) {
  EXPECT_EQ(sheet_languages(), (std::vector<std::string_view>{"en", "de", "fr", "it", "ko"}));
}

}  // namespace
}  // namespace chartroom::exporters

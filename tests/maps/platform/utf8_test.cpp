#include "maps/platform/utf8.h"

#include <gmock/gmock.h>

#include <array>
#include <string>

namespace chartroom {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Utf8, CountsTheBytesThatAreUtf8) {
  EXPECT_EQ(utf8_length(""), 0U);
  EXPECT_EQ(utf8_length("aé€😀"), 10U);
  EXPECT_EQ(utf8_length("aé\xFF€"), 3U);
  EXPECT_EQ(utf8_length("a\xC3"), 1U);           // cut off
  EXPECT_EQ(utf8_length("\xC0\xAF"), 0U);        // overlong
  EXPECT_EQ(utf8_length("ab\xED\xA0\x80"), 2U);  // half of a surrogate pair
}

TEST(Utf8, MakesAnyBytesReadable) {
  EXPECT_EQ(repaired_utf8("aé€"), "aé€");
  EXPECT_EQ(repaired_utf8(""), "");
  EXPECT_EQ(repaired_utf8("a\xFF\xFE\x62\xC3"), "a\uFFFD\uFFFDb\uFFFD");
}

TEST(Utf8, TellsCodePoints) {
  EXPECT_EQ(code_point_at("aé", 1, 2), U'é');
  EXPECT_EQ(code_point_at("€", 0, 3), U'€');
  EXPECT_EQ(code_point_at("😀", 0, 4), U'😀');
}

TEST(Utf8, MakesLettersSmallWithTheirAccents) {
  EXPECT_EQ(small_letters("Row 2"), "row 2");
  EXPECT_EQ(small_letters("DÉGÂTS GIÙ ZURÜCK Þ"), "dégâts giù zurück þ");
  EXPECT_EQ(small_letters("2×3 ÷ ß ÿ 위 \xC3"), "2×3 ÷ ß ÿ 위 \xC3") << "no capitals here";
  EXPECT_EQ(small_letters("€À"), "€à");
}

TEST(Utf8, ComposesLettersAndKeepsAllElse) {
  EXPECT_EQ(composed("I\u0302le Fo\u0308hr"), "Île Föhr");
  EXPECT_EQ(composed("\u1107\u116E\u1109\u1161\u11AB"), "부산");
  EXPECT_EQ(composed("q\u0303 Île ff 海"), "q\u0303 Île ff 海") << "composed already";
  EXPECT_EQ(composed(std::string_view("o\u0308\0e\u0301\xFF\x65\u0301\xC3", 12)),
            std::string_view("ö\0é\xFFé\xC3", 9))
      << "zero bytes and broken UTF-8 stay";
  EXPECT_EQ(composed(""), "");
}

TEST(Utf8, TakesAllCapitalsAndCompositionsOfANameForOne) {
  for (const char* name : {"FÖHR", "fo\u0308hr", "FO\u0308HR", "Föhr"}) {
    EXPECT_EQ(caseless(name), "föhr") << name;
  }
  EXPECT_EQ(caseless("STRASSE"), caseless("straße"));
  EXPECT_EQ(caseless("ΟΔΟΣ"), caseless("οδος"));
  EXPECT_EQ(caseless("ОСТРОВ"), caseless("остров"));
  EXPECT_NE(caseless("föhr"), caseless("fohr"));
  EXPECT_NE(caseless("ilk"), caseless("ılk")) << "a letter of its own";
  EXPECT_EQ(caseless("A\xFF\x42"), "a\xFF\x62");
}

TEST(Utf8, MakesDecomposedLettersSmallLikeComposedOnes) {
  EXPECT_EQ(small_letters("DE\u0301GA\u0302T"), "dégât");
}

TEST(Utf8, CountsTheCharactersByWhichTextsDiffer) {
  EXPECT_EQ(edit_distance("right", "right"), 0U);
  EXPECT_EQ(edit_distance("rigth", "right"), 1U) << "neighbours that are swapped";
  EXPECT_EQ(edit_distance("rigth", "riga"), 2U);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
  EXPECT_EQ(edit_distance("", "up"), 2U);
  EXPECT_EQ(edit_distance("giu", "giù"), 1U);
  EXPECT_EQ(edit_distance("왼족", "왼쪽"), 1U);
  EXPECT_EQ(edit_distance("valdate", "validate"), 1U);
}

constexpr std::array<std::string_view, 5> kKnown{"theme", "name", "notes", "up", "names"};

TEST(NearestWords, AreAtMostTwoCharactersAway) {
  EXPECT_THAT(nearest_words("thme", kKnown), ElementsAre(0));
  EXPECT_THAT(nearest_words("hteme", kKnown), ElementsAre(0));
  EXPECT_THAT(nearest_words("tme", kKnown), ElementsAre(0, 1));
  EXPECT_THAT(nearest_words("depth", kKnown), IsEmpty());
}

TEST(NearestWords, AreOnlyThoseWithTheFewestDifferences) {
  EXPECT_THAT(nearest_words("nmes", kKnown), ElementsAre(4));
  EXPECT_THAT(nearest_words("name", kKnown), ElementsAre(1));
}

TEST(NearestWords, ShareACharacterWithTheMisspelledOne) {
  EXPECT_THAT(nearest_words("", kKnown), IsEmpty());
  EXPECT_THAT(nearest_words("x", kKnown), IsEmpty());
  EXPECT_THAT(nearest_words("pu", kKnown), ElementsAre(3));
  EXPECT_THAT(nearest_words(std::string(1'000'000, 'a'), kKnown), IsEmpty());
}

}  // namespace
}  // namespace chartroom

#include "maps/platform/message.h"

#include <gtest/gtest.h>

#include <cstring>

#include "maps/platform/safe_file.h"
#include "validator/reports/translation.h"

namespace chartroom {
namespace {

std::string in(std::string_view language, const Message& said) {
  return said.in(reports::report_translator(language));
}

TEST(Message, IsAFormWithItsValues) {
  const Message said = message("Give {} to quadrant {}", std::string("C3"), 2);
  EXPECT_EQ(said.english(), "Give C3 to quadrant 2");
  EXPECT_EQ(in("de", said), "C3 an Quadrant 2 geben");
}

TEST(Message, GivesItsValuesWithoutItsWords) {
  EXPECT_EQ(message("{}, {}", message("Give {} to {}", std::string("C3"), 2), word("red")).values(),
            (std::vector<std::string>{"C3", "2"}));
  EXPECT_TRUE(Message().values().empty());
}

TEST(Message, HasItsValuesWhereTheLanguageWantsThem) {
  const Message said = message_for(
      6, "Within {} move, the radio operator finds the submarine from {} of {} starts",
      "Within {} moves, the radio operator finds the submarine from {} of {} starts", 6, 18, 30);
  EXPECT_EQ(in("ko", said), "출발점 30곳 가운데 18곳에서 부함장이 6수 안에 잠수함을 찾습니다");
}

TEST(Message, HasThePluralFormsOfTheLanguage) {
  const auto said = [](std::size_t n) { return message_for(n, "{} map", "{} maps", n); };
  EXPECT_EQ(said(1).english(), "1 map");
  EXPECT_EQ(said(0).english(), "0 maps");
  EXPECT_EQ(in("fr", said(0)), "0 carte");
  EXPECT_EQ(in("de", said(2)), "2 Karten");
  EXPECT_EQ(in("ko", said(2)), "지도 2개");
}

TEST(Message, SaysWordsAndNumbersInsideInTheLanguageToo) {
  const Message said =
      message("{} ({} to {})", message("{}%", decimal(51.27)), decimal(50), decimal(52.5));
  EXPECT_EQ(said.english(), "51.3% (50.0 to 52.5)");
  EXPECT_EQ(in("de", said), "51,3 % (50,0 bis 52,5)");
  EXPECT_EQ(in("fr", message("Let the captain of {} choose the start", word("blue"))),
            "Laisser le capitaine de bleu choisir le départ");
}

TEST(Message, IsEnglishWhereTheCatalogueLacksIt) {
  EXPECT_EQ(in("de", message("A form of {} that nobody translated", 1)),
            "A form of 1 that nobody translated");
  EXPECT_EQ(in("nl", message("Give {}", 1)), "Give 1");
  EXPECT_EQ(in("de", word("no such word")), "no such word");
}

TEST(Message, GivesTheReasonsOfTheSystemInTheLanguage) {
  const ParseResult<std::string> none = read_file("/no/such/file");
  ASSERT_EQ(none.errors.size(), 1U);
  EXPECT_EQ(none.errors[0].text(), "/no/such/file: cannot read: No such file or directory");
  EXPECT_EQ(none.errors[0].text_in(reports::report_translator("de")),
            "/no/such/file: lässt sich nicht lesen: Datei oder Ordner nicht gefunden");
}

TEST(Message, GivesEveryReasonInTheWordsOfTheSystem) {
  for (int code = 1; code < 134; ++code) {
    EXPECT_EQ(system_reason(code).english(), std::strerror(code));
  }
}

TEST(Message, LeavesNamesAsTheyAre) {
  // "blue" is a word of the catalogs, and {} a placeholder in forms.
  EXPECT_EQ(in("de", std::string("blue {}")), "blue {}");
  EXPECT_EQ(in("de", message("Give {}", std::string("{} {1}"))), "Abgeben: {} {1}");
}

TEST(Message, OfAListIsJoinedInTheLanguage) {
  EXPECT_EQ(in("de", listed({"A1"})), "A1");
  EXPECT_EQ(in("de", listed({"A1", "B1", "C1"})), "A1, B1 und C1");
  EXPECT_EQ(in("de", listed(std::vector<std::string>(16, "A1"), 2)), "A1, A1 und 14 weitere");
  EXPECT_EQ(listed({"A1", "B1", "C1"}, 2).english(), "A1, B1 and C1");
  EXPECT_TRUE(listed({}).empty());
  EXPECT_EQ(joined("{} and {}", {1, 2, 3}).english(), "1 and 2 and 3");
}

}  // namespace
}  // namespace chartroom

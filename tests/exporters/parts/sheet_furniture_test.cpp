#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "exporters/parts/sheet_furniture.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"
#include "tests/exporters/sheets/printed_text.h"
#include "tests/exporters/shipped_maps.h"

namespace chartroom::exporters {
namespace {

// Rulers are on the sheets that need their true scale.
TEST(SheetFurniture, CarriesRulersOnlyWhereSomethingIsMeasured) {
  for (const auto& [name, measured] : {std::pair{"captain-blue", true},
                                       {"gauges", true},
                                       {"practice", true},
                                       {"calibration", true},
                                       {"reference", false},
                                       {"screen", false},
                                       {"rules", false},
                                       {"assembly", false}}) {
    const std::string text = printed_text(sample::archipelago(), name);
    // The middle of a ruler is a word of its own.
    EXPECT_EQ(text.find(" 50 ") != std::string::npos, measured) << name;
  }
}

// Every page says that it is unofficial, whose game it is, and whose map.
TEST(SheetFurniture, CreditsGameAndMapInThePagesLanguage) {
  for (const maps::Map& map : sample::shipped()) {
    const bool published = map.id == "archipelago" || map.id == "north-pole";
    EXPECT_EQ(is_published(map), published) << map.id;
    for (const std::string& language : languages()) {
      const SheetContext context = context_of(map, kSmallFrame, language);
      const std::string author =
          published ? context.tr("published map")
                    : fmt::format(fmt::runtime(context.tr("map by {}")), map.author);
      for (const Sheet& sheet : sheets()) {
        if (sheet.name == "screen" || sheet.name == "practice") continue;
        for (int page = 0; page < sheet.pages(context); ++page) {
          const DrawnPage drawn_page = drawn(sheet, page, context);
          const auto foot = std::ranges::find_if(drawn_page.texts, [](const DrawnText& text) {
            return text.text.find(kGameCredit) != std::string::npos;
          });
          ASSERT_NE(foot, drawn_page.texts.end()) << sheet.name << " " << language;
          EXPECT_TRUE(foot->text.starts_with(context.tr("unofficial"))) << foot->text;
          EXPECT_NE(foot->text.find(author), std::string::npos) << foot->text;
          for (const TextProblem& problem : drawn_page.log) {
            EXPECT_EQ(problem.text.find(kGameCredit), std::string::npos)
                << sheet.name << " " << language << ": " << problem.text;
          }
        }
      }
    }
  }
}

// One letter might be taken for a column's.
TEST(SheetFurniture, MarksTeamsInTheSheetsLanguageByNoColumnsLetter) {
  for (const std::string& language : languages()) {
    const Translator tr = sheet_translator(language);
    const TeamLetters letters = team_letters(tr);
    EXPECT_NE(letters.blue, letters.green);
    for (const maps::Team team : maps::kTeams) {
      for (int column = 0; column < maps::kMaxSide; ++column) {
        EXPECT_NE(letters.of(team), maps::column_name(column));
      }
    }
    const maps::Map map = sample::archipelago();
    for (const char* sheet : {"captain-green", "operator-green", "gauges"}) {
      const DrawnTexts texts = texts_on(sheet, 0, context_of(map, kSmallFrame, language));
      EXPECT_TRUE(std::ranges::any_of(
          texts, [&](const DrawnText& text) { return text.text == letters.green; }))
          << sheet << " " << language;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters

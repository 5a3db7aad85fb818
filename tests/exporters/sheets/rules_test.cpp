// Tests that the things that the rules mention are on the sheets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "exporters/sheets/sheet_groups.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string text_of(const char* sheet, int page, const SheetContext& context) {
  std::string all;
  for (const DrawnText& text : drawn(*find_sheet(sheet), page, context).texts) {
    all += text.text + "\n";
  }
  return all;
}

maps::Map with_free_starts(maps::Map map) {
  map.starts = {};
  return map;
}

TEST(RulesSheet, SetsUpWhatIsPrintedWithIt) {
  const maps::Map map = sample::archipelago();
  for (const std::string& language : languages()) {
    SheetContext context = context_of(map, kSmallFrame, language);
    const char* gauges = context.tr(
        "Put both gauges beside the screen where all can see them. Each captain sets one. Without "
        "gauges, mark energy and damage on the sheets.");
    const char* cards = context.tr("Everyone takes a reference card.");
    const char* marked = context.tr("Mark energy and damage on the sheets.");
    context.printed = sheets_named("table");
    EXPECT_THAT(text_of("rules", 0, context),
                AllOf(HasSubstr(marked), Not(HasSubstr(gauges)), Not(HasSubstr(cards))));
    context.printed.push_back(find_sheet("reference"));
    EXPECT_THAT(text_of("rules", 0, context),
                AllOf(HasSubstr(marked), Not(HasSubstr(gauges)), HasSubstr(cards)));
    // Players who print it alone already have the others.
    for (const char* set : {"all", "rules"}) {
      context.printed = sheets_named(set);
      EXPECT_THAT(text_of("rules", 0, context), AllOf(HasSubstr(gauges), HasSubstr(cards))) << set;
    }
  }
}

TEST(RulesSheet, NotesFirstCallsInAPlaceThatTheOperatorsSheetHas) {
  const maps::Map map = with_free_starts(sample::archipelago());
  for (const std::string& language : languages()) {
    const SheetContext context = context_of(map, kSmallFrame, language);
    const std::string place = context.tr("First calls");
    EXPECT_THAT(text_of("rules", 1, context), HasSubstr(place)) << language;
    for (const char* sheet : {"operator-blue", "operator-green"}) {
      EXPECT_THAT(text_of(sheet, 0, context), HasSubstr(place + "\n")) << language;
    }
  }
}

// An operator who knows the start, or has a single mark, draws from the first call on.
TEST(OperatorSheet, HasAPlaceForFirstCallsOnlyWhereTheFilmHasStartsToChoose) {
  maps::Map map = sample::archipelago();
  EXPECT_THAT(text_of("operator-blue", 0, context_of(map, kSmallFrame)),
              Not(HasSubstr("First calls")));
  map.starts.blue.reset();
  EXPECT_THAT(text_of("operator-blue", 0, context_of(map, kSmallFrame)),
              Not(HasSubstr("First calls")));
  EXPECT_THAT(text_of("operator-green", 0, context_of(map, kSmallFrame)), HasSubstr("First calls"));
  const maps::Map lagoon = with_free_starts(sample::small_lagoon());
  EXPECT_THAT(text_of("operator-blue", 0, context_of(lagoon, kSmallFrame)),
              Not(HasSubstr("First calls")));
}

TEST(OperatorSheet, HasAColumnForAllThatAnAnswerOrAMissileTells) {
  const maps::Map map = sample::archipelago();
  EXPECT_THAT(text_of("operator-blue", 0, context_of(map, kSmallFrame)),
              HasSubstr("Row\nColumn\nQuadrant\nNote\n"));
}

}  // namespace
}  // namespace chartroom::exporters

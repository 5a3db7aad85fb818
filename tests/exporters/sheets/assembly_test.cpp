#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "exporters/sheets/sheet_groups.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;

TEST(Assembly, IsTheFirstSheetAndNamesEverySheet) {
  EXPECT_EQ(sheets()[0].name, "assembly");
  for (const char* language : {"en", "de"}) {
    const std::string text = printed_text(sample::north_pole(), "assembly", language);
    for (const Sheet& sheet : sheets()) {
      EXPECT_THAT(text, HasSubstr(sheet.title(sheet_translator(language)))) << sheet.name;
    }
  }
}

TEST(Assembly, TellsWhatElseIsNeededAndWhatTheCodeIs) {
  const maps::Map map = sample::north_pole();
  const std::string text = printed_text(map, "assembly");
  for (const char* thing : {"scissors", "glue", "two paper fasteners", "clips or coins", "pens"}) {
    EXPECT_THAT(text, HasSubstr(thing));
  }
  EXPECT_THAT(text, testing::Not(HasSubstr("knife")));
  EXPECT_THAT(text, HasSubstr("carry the code " + sheet_set(map, {}).code));
}

// With only some sheets, it covers these and asks for nothing else.
TEST(Assembly, IsOfWhatIsPrintedWithIt) {
  PrintSettings settings;
  const auto text_with = [&settings] {
    const std::array one{find_sheet("assembly")};
    return text_of_pdf(pdf_document(sample::north_pole(), one, settings));
  };
  settings.printed = sheets_named("table");
  ASSERT_EQ(settings.printed.front()->name, "assembly");
  const std::string text = text_with();
  for (const char* there :
       {"Screen", "6–13", "four erasable pens", "lies on the operator’s board"}) {
    EXPECT_THAT(text, HasSubstr(there));
  }
  for (const char* not_there : {"alibration", "Practice", "paper fasteners", "pin each hand",
                                "Cut out the cards", "the gauges"}) {
    EXPECT_THAT(text, testing::Not(HasSubstr(not_there)));
  }
  // Alone, it covers the whole box.
  settings.printed = {find_sheet("assembly")};
  EXPECT_THAT(text_with(), HasSubstr("pin each hand"));
}

TEST(Assembly, PutsWhatIsCutOutOnCard) {
  for (const char* name : {"screen", "reference", "gauges"}) {
    EXPECT_TRUE(find_sheet(name)->on_card) << name;
  }
  EXPECT_FALSE(find_sheet("captain-blue")->on_card);
}

}  // namespace
}  // namespace chartroom::exporters

#include "exporters/documents/print_checks.h"

#include <cairo.h>
#include <dlfcn.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "exporters/documents/sheet_documents.h"
#include "tests/exporters/sample_maps.h"
#include "validator/checks/map_subject.h"
#include "validator/rules/rulebook.h"

namespace {
int surfaces_made = 0;
}

// Replaces Cairo's own function to count drawings.
extern "C" cairo_surface_t* cairo_recording_surface_create(cairo_content_t content,
                                                           const cairo_rectangle_t* extents) {
  ++surfaces_made;
  static const auto cairos_own = reinterpret_cast<decltype(&cairo_recording_surface_create)>(
      ::dlsym(RTLD_NEXT, "cairo_recording_surface_create"));
  return cairos_own(content, extents);
}

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
using namespace reports;
using namespace checks;
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> found(const Map& map, std::string_view code) {
  const Rulebook rules = rulebook_for(map);
  std::vector<std::string> messages;
  for (const Check& check : print_checks()) {
    if (check.code != code) continue;
    for (const Diagnostic& diagnostic : check.run({map, rules}))
      messages.push_back(diagnostic.message.english());
  }
  return messages;
}

TEST(PrintChecks, FindNothingOnTheSampleMaps) {
  for (const Map& map : {sample::north_pole(), sample::large_night()}) {
    for (const Check& check : print_checks()) {
      if (check.code == "X603" && map.size == Size{15, 15}) continue;
      EXPECT_THAT(found(map, check.code), IsEmpty()) << map.id << " " << check.code;
    }
  }
}

// X601
TEST(PrintChecks, FindANameThatHasNoRoomAtTheSmallestSize) {
  Map map = sample::north_pole();
  map.name["en"] = "The sea north of " + std::string(60, 'W');
  EXPECT_THAT(found(map, "X601"), Not(IsEmpty()));
  EXPECT_THAT(found(map, "X601").front(),
              HasSubstr("does not fit even at 2 mm and is shortened on the sheet "
                        "captain-blue in \"en\" and "));
  map.name["en"] = "A sea far north of the long coast";
  EXPECT_THAT(found(map, "X601"), IsEmpty());
}

// X601
TEST(PrintChecks, NameTheSheetAndTheLanguageOfADocumentToo) {
  Map map = sample::north_pole();
  map.name["de"] = "Die See nördlich von " + std::string(60, 'W');
  TextLog log;
  PrintSettings settings;
  settings.language = "de";
  settings.log = &log;
  const std::array<const Sheet*, 1> sheets{find_sheet("operator-blue")};
  pdf_document(map, sheets, settings);
  const std::vector<Finding> found = text_findings(log);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].code, "X601");
  EXPECT_THAT(found[0].message, HasSubstr("on the sheet operator-blue in \"de\""));
}

// X602
TEST(PrintChecks, FindACharacterThatNoFontHas) {
  Map map = sample::north_pole();
  map.name["en"] = "Sea \U0010FFFD";
  EXPECT_THAT(found(map, "X602"),
              testing::Each(testing::AllOf(HasSubstr("No installed font has U+10FFFD, used in "),
                                           HasSubstr("Sea"))));
  EXPECT_THAT(found(map, "X602"), Not(IsEmpty()));
  map.name["en"] = "Mer d’Œuvre, 바다";
  EXPECT_THAT(found(map, "X602"), IsEmpty());
}

TEST(PrintChecks, DrawEverySheetOnceForAllOfThem) {
  Map map = sample::north_pole();
  const auto drawn_for = [&map](std::string_view code) {
    const int before = surfaces_made;
    found(map, code);
    return surfaces_made - before;
  };
  map.name["en"] = "Another sea";
  EXPECT_GT(drawn_for("X601"), 10);
  EXPECT_EQ(drawn_for("X602"), 0);
  map.name["en"] = "A third sea";
  EXPECT_GT(drawn_for("X602"), 10) << "what is drawn is this map";
}

// X603
TEST(PrintChecks, FindAMapThatFitsThePaperOnlyAtANarrowPitch) {
  EXPECT_THAT(
      found(blank_map({15, 15}, "large", "Large"), "X603"),
      ElementsAre(HasSubstr("15 × 15 points fits on A4 only with a grid spacing of 11 mm")));
  EXPECT_THAT(found(blank_map({14, 14}, "less", "Less"), "X603"), IsEmpty());
}

}  // namespace
}  // namespace chartroom::exporters

#include "editor/model/difference_text.h"

#include <gmock/gmock.h>

#include <random>

#include "editor/model/resize.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> texts(const Map& before, const Map& after) {
  std::vector<std::string> result;
  for (const DifferenceSentence& s : sentences(difference(before, after))) {
    result.push_back(with_values(s.text, s.values));
  }
  return result;
}

TEST(DifferenceText, SaysWhatIsOtherwise) {
  const Map before = known::archipelago();
  EXPECT_THAT(texts(before, before), IsEmpty());
  Map after = edited(before, SetIslands{known::points({"G2"}), false});
  after = edited(after, SetIslands{known::points({"A10", "B10"}), true});
  after = edited(after, SetQuadrant{known::points({"E1"}), 2});
  after = edited(after, SetStart{Team::blue, Point(1, 0)});
  after = edited(after, SetStart{Team::green, std::nullopt});
  after = edited(after, SetName{"de", "Inseln"});
  EXPECT_THAT(texts(before, after),
              ElementsAre("New islands: A10, B10", "Removed islands: G2",
                          "From quadrant 1 to quadrant 2: E1", "Blue starts on B1 (was A1)",
                          "Green may start anywhere (was J10)", "name.de added: Inseln"));
  EXPECT_EQ(texts(before, resized(before, {12, 10}, {0, 0})).front(),
            "The map has 12 columns and 10 rows (was 10 and 10)");
}

TEST(DifferenceText, CallsValuesAsThePanelsDo) {
  const Map before = known::archipelago();
  Map after = before;
  after.revision = "2";
  after.name["de"] = "Inseln";
  after.rules.gauge = 5;
  std::vector<std::string> fields;
  for (const DifferenceSentence& s : sentences(difference(before, after))) {
    ASSERT_NE(s.field, nullptr) << s.values[0];
    fields.push_back(s.field + (s.language.empty() ? "" : " (" + s.language + ")"));
  }
  EXPECT_THAT(fields, ElementsAre("Revision", "Name (de)", "Maximum energy"));
}

TEST(DifferenceText, SaysSomethingOfEveryDifferenceAndLightsItsPoints) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    const Map before = known::random_map(random);
    const Map after = known::random_map(random);
    const MapDifference d = difference(before, after);
    PointSet lit;
    for (const DifferenceSentence& s : sentences(d)) {
      lit |= s.points;
      EXPECT_EQ(with_values(s.text, s.values).find('%'), std::string::npos);
      EXPECT_EQ(s.field != nullptr, std::string(s.text).starts_with("%1 ")) << s.text;
    }
    EXPECT_EQ(sentences(d).empty(), d.empty());
    ASSERT_EQ(lit | d.lost, d.points());
  }
}

TEST(DifferenceText, PutsValuesWhereATranslationWantsThem) {
  EXPECT_EQ(with_values("%2 vor %1, 100 %, %3", {"a", "b"}), "b vor a, 100 %, %3");
}

}  // namespace
}  // namespace chartroom::editor

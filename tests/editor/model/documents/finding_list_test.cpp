#include "editor/model/documents/finding_list.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace chartroom::editor {
namespace {

using ::testing::ElementsAre;

// Four findings in the order of a file.
class FourFindings : public FindingList {
 public:
  FourFindings() {
    add("S304", Severity::note, "a start here");
    add("R202", Severity::warning, "c dead end");
    add("R201", Severity::error, "d two seas");
    add("Q105", Severity::warning, "b ragged");
    add("Q102", Severity::error, "accepted pieces");
    list_.back().excluded = true;
    set_filter({Severity::note, {}, true});
  }
  std::size_t size() const override { return list_.size(); }
  const reports::Finding& at(std::size_t index) const override { return list_.at(index); }
  const checks::Check* check(std::string_view) const override { return nullptr; }
  std::vector<reports::NotRun> not_checked() const override { return {}; }
  int checked() const override { return 0; }
  std::vector<CheckedLevel> levels() const override { return {}; }

  std::vector<std::string> codes(FindingColumn column, bool reversed = false) {
    set_order({column, reversed});
    std::vector<std::string> codes;
    for (const std::size_t place : shown()) codes.push_back(at(place).code);
    return codes;
  }

  void say(std::size_t place, const Message& said) {
    list_[place].said = said;
    list_[place].message = said.english();
  }
  void add(const char* code, Severity severity, const char* message) {
    reports::Finding finding;
    finding.code = code;
    finding.severity = severity;
    finding.message = message;
    list_.push_back(finding);
  }
  std::vector<reports::Finding> list_;
};

TEST(FindingList, HasErrorsFirstAndWhatIsAcceptedLast) {
  FourFindings list;
  EXPECT_EQ(list.order(), FindingOrder());
  EXPECT_THAT(list.codes(FindingColumn::severity),
              ElementsAre("R201", "R202", "Q105", "S304", "Q102"));
}

TEST(FindingList, IsSortedByAnyColumnAndTheOtherWayRound) {
  FourFindings list;
  EXPECT_THAT(list.codes(FindingColumn::code), ElementsAre("Q102", "Q105", "R201", "R202", "S304"));
  EXPECT_THAT(list.codes(FindingColumn::place),
              ElementsAre("S304", "R202", "R201", "Q105", "Q102"));
  EXPECT_THAT(list.codes(FindingColumn::text), ElementsAre("S304", "Q102", "Q105", "R202", "R201"));
  for (const FindingColumn column :
       {FindingColumn::severity, FindingColumn::code, FindingColumn::place, FindingColumn::text}) {
    std::vector<std::string> reversed = list.codes(column, true);
    std::reverse(reversed.begin(), reversed.end());
    EXPECT_EQ(reversed, list.codes(column));
  }
}

TEST(FindingList, IsSortedByWhatItSaysInTheLanguageInWhichItIsShown) {
  FourFindings list;
  list.say(0, message("The map has no water"));
  list.say(1, message("Dead end at {}, entered from {}", std::string("C3"), std::string("C4")));
  const auto of_two = [&list] {
    std::vector<std::string> codes = list.codes(FindingColumn::text);
    std::erase_if(codes, [&](const std::string& code) {
      return code != list.at(0).code && code != list.at(1).code;
    });
    return codes;
  };
  EXPECT_THAT(of_two(), ElementsAre(list.at(1).code, list.at(0).code));
  list.set_language("de");  // "Die Karte hat kein Wasser", "Sackgasse auf …"
  EXPECT_THAT(of_two(), ElementsAre(list.at(0).code, list.at(1).code));
}

TEST(FindingList, IsGoneThroughInTheOrderThatItShows) {
  FourFindings list;
  EXPECT_EQ(list.at(list.go(+1).value()).code, "R201");
  EXPECT_EQ(list.at(list.go(+1).value()).code, "R202");
  list.set_order({FindingColumn::code, false});
  EXPECT_EQ(list.at(list.go(+1).value()).code, "S304");
  EXPECT_EQ(list.at(list.go(+1).value()).code, "Q102");
}

TEST(FindingList, StaysAtAFindingWhoseFiguresChange) {
  FourFindings list;
  list.set_current(1);
  list.say(1, message("another figure"));
  EXPECT_EQ(list.current_index(), 1U);
}

// Two findings may differ only in their texts, such as those of two skills.
TEST(FindingList, TakesNoFindingForAnotherOfItsCode) {
  FourFindings list;
  list.add("R202", Severity::warning, "e dead end");
  list.set_current(1);
  EXPECT_EQ(list.current_index(), 1U);
  list.say(1, message("another figure"));
  EXPECT_EQ(list.current_index(), std::nullopt);
}

TEST(FindingList, CountsWhatIsNotAccepted) {
  const FourFindings list;
  EXPECT_EQ(list.count(Severity::error), 1);
  EXPECT_EQ(list.count(), 4);
}

}  // namespace
}  // namespace chartroom::editor

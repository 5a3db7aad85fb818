#include "tests/validator/checks/examples.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "validator/checks/fixes.h"

namespace chartroom {
namespace {

std::vector<Finding> findings_of(const Map& map, const std::string& code) {
  const Read<MapFile> file = parse_map(map_text(map), "example.map.json");
  EXPECT_TRUE(file) << code << ": " << (file.errors.empty() ? "" : file.errors[0].text());
  if (!file) return {};
  Profile profile;
  profile.select = {code};
  return judge_map(*file.value, nullptr, profile);
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

TEST(Examples, EveryMapCheckHasOne) {
  for (const Check& check : catalogue()) {
    if (!check.run) continue;
    EXPECT_TRUE(std::any_of(examples().begin(), examples().end(), [&](const Example& example) {
      return example.code == check.code;
    })) << check.code;
  }
}

TEST(Examples, TheRaisingMapRaisesItsCodeAtItsPoints) {
  for (const Example& example : examples()) {
    const auto findings = findings_of(example.raising, example.code);
    ASSERT_FALSE(findings.empty()) << example.code;
    EXPECT_EQ(joined(name_list(findings[0].points)), example.points) << example.code;
    EXPECT_EQ(findings[0].severity, find_check(example.code)->severity);
  }
}

TEST(Examples, TheNearMissDoesNot) {
  for (const Example& example : examples()) {
    EXPECT_TRUE(findings_of(example.near_miss, example.code).empty()) << example.code;
  }
}

TEST(Examples, AFixMendsWhatItIsFor) {
  for (const Example& example : examples()) {
    Map map = example.raising;
    const auto findings = findings_of(map, example.code);
    EXPECT_EQ(findings[0].fixable(), find_check(example.code)->fixable) << example.code;
    if (!findings[0].fixable()) continue;
    for (const Finding& finding : findings) map = apply_fix(map, finding);
    EXPECT_TRUE(findings_of(map, example.code).empty()) << example.code;
  }
}

TEST(Examples, AFindingStandsAtTheCharacterOfItsFirstPoint) {
  for (const Example& example : examples()) {
    const Finding finding = findings_of(example.raising, example.code)[0];
    if (finding.points.empty()) continue;
    const std::string text = map_text(example.raising);
    std::size_t at = 0;
    for (int line = 1; line < finding.place.line; ++line) at = text.find('\n', at) + 1;
    const Point first = finding.points.first();
    // A row stands as `    "..#...",`: the first character of the row is in column 6.
    EXPECT_EQ(finding.place.column, 6 + first.column) << example.code;
    const std::size_t member = text.find(example.code[0] == 'Q' ? "\"quadrants\"" : "\"points\"");
    const auto before = text.begin() + static_cast<std::ptrdiff_t>(member);
    EXPECT_EQ(finding.place.line, 2 + first.row + std::count(text.begin(), before, '\n'))
        << example.code;
  }
}

}  // namespace
}  // namespace chartroom

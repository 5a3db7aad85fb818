#include "validator/checks/examples.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "exporters/documents/print_checks.h"
#include "tests/temporary_folder.h"
#include "validator/checks/fixes.h"
#include "validator/checks/play_examples.h"
#include "validator/checks/validation.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
using namespace exporters;
namespace {

// For all tests of this program: what is asked of a check is asked of those of the sheets too.
const bool kWithPrintChecks = (register_print_checks(), true);

Profile only(std::string_view code) {
  Profile profile;
  profile.select = {std::string(code)};
  profile.level = find_check(code)->level;
  return profile;
}

std::vector<Finding> findings_of(const Map& map, std::string_view code) {
  const ParseResult<MapFile> file = parse_map(to_canonical_json(map), "example.map.json");
  EXPECT_TRUE(file) << code << ": " << (file.errors.empty() ? "" : file.errors[0].text());
  if (!file) return {};
  return judge_map(*file.value, nullptr, only(code));
}

Report report_of(const std::vector<ExampleFile>& files, std::string_view code) {
  TemporaryFolder folder;
  for (const ExampleFile& file : files) folder.write(std::string(file.name), file.text);
  std::vector<FileError> errors;
  Profile profile = only(code);
  if (code == "F008") profile.select.emplace_back("Q");
  return validate(find_input_files({folder.path().string()}, errors), profile, errors);
}

int count_of(const Report& report, std::string_view code) {
  return static_cast<int>(std::count_if(report.findings.begin(), report.findings.end(),
                                        [code](const Finding& f) { return f.code == code; }));
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

TEST(Examples, EveryCheckHasOneRaisingAndOneNearMiss) {
  for (const Check& check : catalogue()) {
    const bool played = check.level >= Level::fairness;
    EXPECT_EQ(find_map_example(check.code) != nullptr, check.run && !played) << check.code;
    EXPECT_EQ(find_play_example(check.code) != nullptr, played) << check.code;
    EXPECT_EQ(find_file_example(check.code) != nullptr, check.run == nullptr) << check.code;
  }
  EXPECT_EQ(map_examples().size() + file_examples().size() + play_examples().size(),
            catalogue().size());
}

TEST(Examples, TheRaisingMapRaisesItsCodeAtItsPoints) {
  for (const MapExample& example : map_examples()) {
    const auto findings = findings_of(example.raising, example.code);
    ASSERT_FALSE(findings.empty()) << example.code;
    EXPECT_EQ(joined(name_list(findings[0].points)), example.points) << example.code;
    EXPECT_EQ(findings[0].severity, find_check(example.code)->severity);
  }
}

TEST(Examples, TheNearMissDoesNot) {
  for (const MapExample& example : map_examples()) {
    for (const Finding& finding : findings_of(example.near_miss, example.code)) {
      ADD_FAILURE() << example.code << ": " << finding.message;
    }
  }
}

TEST(Examples, TheFilesRaiseTheirCodeAndTheNearMissesDoNot) {
  for (const FileExample& example : file_examples()) {
    EXPECT_EQ(count_of(report_of(example.raising, example.code), example.code), 1) << example.code;
    EXPECT_EQ(count_of(report_of(example.near_miss, example.code), example.code), 0)
        << example.code;
  }
}

// An exclusion names the code, the map and the points; every finding of a map can be excluded.
TEST(Examples, EachCanBeExcludedWithAReason) {
  for (const MapExample& example : map_examples()) {
    const MapFile file{"sea.map.json", example.raising, {}, true};
    PackFile pack;
    for (const Finding& finding : judge_map(file, nullptr, only(example.code))) {
      const PointSet& points = finding.points;
      pack.pack.checks.exclude.push_back(
          {std::string(example.code), "sea", {points.begin(), points.end()}, "on purpose"});
    }
    EXPECT_FALSE(pack.pack.checks.exclude.empty()) << example.code;
    for (const Finding& finding : judge_map(file, &pack, only(example.code))) {
      EXPECT_TRUE(finding.excluded) << example.code;
      EXPECT_EQ(finding.reason, "on purpose");
    }
    for (Exclusion& exclusion : pack.pack.checks.exclude) exclusion.map = "bay";
    for (const Finding& finding : judge_map(file, &pack, only(example.code))) {
      EXPECT_FALSE(finding.excluded) << example.code << ": another map's exclusion";
    }
  }
}

// The files of an example in a pack that excludes its code.
std::vector<ExampleFile> excluding(const FileExample& example) {
  std::vector<ExampleFile> files = example.raising;
  if (files[0].name != "pack.json") {
    files.insert(files.begin(), find_file_example("F007")->raising[0]);
  }
  std::string& pack = files[0].text;
  if (const std::size_t checks = pack.find(",\n \"checks\""); checks != std::string::npos) {
    pack.replace(checks, std::string::npos, "}\n");
  }
  pack.replace(pack.rfind('}'), std::string::npos,
               ",\n \"checks\": {\"exclude\": [{\"code\": \"" + std::string(example.code) +
                   "\", \"reason\": \"known\"}]}}\n");
  return files;
}

// Of the files what a pack says of itself and its maps can be excluded. A malformed file never is,
// nor an exclusion that excludes nothing: of F008 that would be itself.
TEST(Examples, FindingsOnFilesOfAPackCanBeExcluded) {
  for (const FileExample& example : file_examples()) {
    const bool can_be = example.code >= "F004" && example.code != "F008";
    const Report report = report_of(excluding(example), example.code);
    EXPECT_GE(count_of(report, example.code), 1) << example.code;
    for (const Finding& finding : report.findings) {
      if (finding.code != example.code) continue;
      EXPECT_EQ(finding.excluded, can_be) << example.code;
    }
  }
}

TEST(Examples, AFixMendsWhatItIsFor) {
  for (const MapExample& example : map_examples()) {
    Map map = example.raising;
    const auto findings = findings_of(map, example.code);
    EXPECT_EQ(findings[0].fixable(), find_check(example.code)->fixable) << example.code;
    if (!findings[0].fixable()) continue;
    for (const Finding& finding : findings) map = apply_fix(map, finding);
    EXPECT_TRUE(findings_of(map, example.code).empty()) << example.code;
  }
}

TEST(Examples, AFindingStandsAtTheCharacterOfItsFirstPoint) {
  for (const MapExample& example : map_examples()) {
    const Finding finding = findings_of(example.raising, example.code)[0];
    if (finding.points.empty()) continue;
    const std::string text = to_canonical_json(example.raising);
    const Point first = finding.points.first();
    // A row stands as `    "..#...",`: the first character of the row is in column 6.
    EXPECT_EQ(finding.position.column, 6 + first.column) << example.code;
    const std::size_t member = text.find(example.code[0] == 'Q' ? "\"quadrants\"" : "\"points\"");
    const auto before = text.begin() + static_cast<std::ptrdiff_t>(member);
    EXPECT_EQ(finding.position.line, 2 + first.row + std::count(text.begin(), before, '\n'))
        << example.code;
  }
}

}  // namespace
}  // namespace chartroom::checks

#include <gtest/gtest.h>

#include <algorithm>

#include "exporters/documents/print_checks.h"
#include "tests/temporary_folder.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/fixes.h"
#include "validator/checks/validation.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
using namespace exporters;
namespace {

// A check with its example. The tests include the checks of the sheets.
template <class T>
struct Shown {
  Check check;
  std::string_view code;
  T example;
};

template <class T>
std::vector<Shown<T>> all() {
  std::vector<Shown<T>> list;
  for (const Check& check : full_catalogue()) {
    const Example example = check.example();
    if (const T* one = std::get_if<T>(&example)) list.push_back({check, check.code, *one});
  }
  return list;
}

Profile only(std::string_view code) {
  Profile profile = full_profile();
  profile.select = {std::string(code)};
  profile.level = profile.catalogue.find(code)->level;
  return profile;
}

std::vector<reports::Finding> findings_of(const Map& map, std::string_view code) {
  const ParseResult<MapFile> file = parse_map(to_canonical_json(map), "example.map.json");
  EXPECT_TRUE(file) << code << ": " << (file.errors.empty() ? "" : file.errors[0].text());
  if (!file) return {};
  return map_findings(*file.value, nullptr, only(code));
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

TEST(Examples, AreOfTheKindOfTheirCheck) {
  for (const Check& check : full_catalogue()) {
    ASSERT_NE(check.example, nullptr) << check.code;
    const Example example = check.example();
    const bool played = check.level >= Level::fairness;
    // A single file cannot have a pack's rules.
    const bool of_pack = check.code == "H803";
    EXPECT_EQ(std::holds_alternative<MapExample>(example), check.run && !played && !of_pack)
        << check.code;
    EXPECT_EQ(std::holds_alternative<PlayExample>(example), check.run && played) << check.code;
    EXPECT_EQ(std::holds_alternative<FileExample>(example), (!check.run && !played) || of_pack)
        << check.code;
    EXPECT_EQ(std::holds_alternative<SaidExample>(example), !check.run && played) << check.code;
  }
}

TEST(Examples, TheRaisingMapRaisesItsCodeAtItsPoints) {
  for (const auto& [check, code, example] : all<MapExample>()) {
    const auto findings = findings_of(example.raising, code);
    ASSERT_FALSE(findings.empty()) << code;
    EXPECT_EQ(joined(name_list(findings[0].points)), example.points) << code;
    EXPECT_EQ(findings[0].severity, check.severity);
  }
}

TEST(Examples, TheNearMissDoesNot) {
  for (const auto& [check, code, example] : all<MapExample>()) {
    for (const reports::Finding& finding : findings_of(example.near_miss, code)) {
      ADD_FAILURE() << code << ": " << finding.message;
    }
  }
}

TEST(Examples, TheFilesRaiseTheirCodeAndTheNearMissesDoNot) {
  for (const auto& [check, code, example] : all<FileExample>()) {
    EXPECT_EQ(count_of(report_of(example.raising, code), code), 1) << code;
    EXPECT_EQ(count_of(report_of(example.near_miss, code), code), 0) << code;
  }
}

TEST(Examples, MadeUpPlayOfDecksRaisesItsCodeAndTheNearMissDoesNot) {
  for (const auto& [check, code, example] : all<SaidExample>()) {
    EXPECT_EQ(example.raising.size(), 1U) << code;
    EXPECT_TRUE(example.near_miss.empty()) << code;
  }
}

// An exclusion names the code, the map and the points; every finding of a map can be excluded.
TEST(Examples, EachCanBeExcludedWithAReason) {
  for (const auto& [check, code, example] : all<MapExample>()) {
    const MapFile file{"sea.map.json", example.raising, {}, true};
    PackFile pack;
    for (const reports::Finding& finding : map_findings(file, nullptr, only(code))) {
      const PointSet& points = finding.points;
      pack.pack.checks.exclude.push_back(
          {std::string(code), "sea", {points.begin(), points.end()}, "on purpose"});
    }
    EXPECT_FALSE(pack.pack.checks.exclude.empty()) << code;
    for (const reports::Finding& finding : map_findings(file, &pack, only(code))) {
      EXPECT_TRUE(finding.excluded) << code;
      EXPECT_EQ(finding.reason, "on purpose");
    }
    for (Exclusion& exclusion : pack.pack.checks.exclude) exclusion.map = "bay";
    for (const reports::Finding& finding : map_findings(file, &pack, only(code))) {
      EXPECT_FALSE(finding.excluded) << code << ": another map's exclusion";
    }
  }
}

// The files of an example in a pack that excludes its code.
std::vector<ExampleFile> excluding(const FileExample& example, std::string_view code) {
  std::vector<ExampleFile> files = example.raising;
  if (files[0].name != "pack.json") {
    const Catalogue catalogue = standard_catalogue();
    const Example packed = catalogue.find("F007")->example();
    files.insert(files.begin(), std::get<FileExample>(packed).raising[0]);
  }
  std::string& pack = files[0].text;
  const std::string exclusion =
      "\"exclude\": [{\"code\": \"" + std::string(code) + "\", \"reason\": \"known\"}]";
  const std::string begin = "\"checks\": {";
  if (const std::size_t checks = pack.find(begin);
      checks != std::string::npos && pack.find("exclude") == std::string::npos) {
    pack.insert(checks + begin.size(), exclusion + ", ");
    return files;
  }
  if (const std::size_t checks = pack.find(",\n \"checks\""); checks != std::string::npos) {
    pack.replace(checks, std::string::npos, "}\n");
  }
  pack.replace(pack.rfind('}'), std::string::npos, ",\n \"checks\": {" + exclusion + "}}\n");
  return files;
}

// A pack can exclude findings on its files, except a malformed file and F008, a needless exclusion.
TEST(Examples, FindingsOnFilesOfAPackCanBeExcluded) {
  for (const auto& [check, code, example] : all<FileExample>()) {
    const bool can_be = !check.of_unreadable && code != "F008";
    const Report report = report_of(excluding(example, code), code);
    EXPECT_GE(count_of(report, code), 1) << code;
    for (const Finding& finding : report.findings) {
      if (finding.code != code) continue;
      EXPECT_EQ(finding.excluded, can_be) << code;
    }
  }
}

TEST(Examples, AFixMendsWhatItIsFor) {
  for (const auto& [check, code, example] : all<MapExample>()) {
    Map map = example.raising;
    const auto findings = findings_of(map, code);
    EXPECT_EQ(findings[0].fixable(), check.fixable) << code;
    if (!findings[0].fixable()) continue;
    for (const reports::Finding& finding : findings) map = apply_fix(map, finding);
    EXPECT_TRUE(findings_of(map, code).empty()) << code;
  }
}

TEST(Examples, AFindingStandsAtTheCharacterOfItsFirstPoint) {
  for (const auto& [check, code, example] : all<MapExample>()) {
    const reports::Finding finding = findings_of(example.raising, code)[0];
    if (finding.points.empty()) continue;
    const std::string text = to_canonical_json(example.raising);
    const Point first = finding.points.first();
    // A row stands as `    "..#...",`: the first character of the row is in column 6.
    EXPECT_EQ(finding.position.column, 6 + first.column) << code;
    const std::size_t member =
        text.find(check.family == Family::quadrants ? "\"quadrants\"" : "\"points\"");
    const auto before = text.begin() + static_cast<std::ptrdiff_t>(member);
    EXPECT_EQ(finding.position.line, 2 + first.row + std::count(text.begin(), before, '\n'))
        << code;
  }
}

}  // namespace
}  // namespace chartroom::checks

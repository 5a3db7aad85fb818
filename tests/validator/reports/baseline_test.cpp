#include "validator/reports/baseline.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chartroom::reports {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Finding finding(const std::string& code, const std::vector<std::string>& places) {
  Finding f;
  f.code = code;
  f.path = "a.map.json";
  f.places = places;
  f.malformed = code == "F001";
  return f;
}

Report report_of(std::vector<Finding> findings) {
  Report report;
  report.files = {ReportedFile{.path = "a.map.json", .kind = "map", .id = "sea", .hash = "1f"}};
  report.findings = std::move(findings);
  return report;
}

std::vector<bool> known_after(Report report, const Baseline& baseline, bool by_number = false) {
  mark_known(report, baseline, by_number);
  std::vector<bool> known;
  for (const Finding& f : report.findings) known.push_back(f.baselined);
  return known;
}

TEST(Baseline, KnowsWhatItWasMadeOf) {
  const Report report = report_of({finding("R201", {"A1"}), finding("R202", {"A1", "B2"}),
                                   finding("Q101", {}), finding("R201", {"A1"})});
  const Baseline baseline = baseline_of(report);
  EXPECT_EQ(baseline.size(), 4U);
  EXPECT_THAT(known_after(report, baseline), ElementsAre(true, true, true, true));
  EXPECT_THAT(to_canonical_json(baseline), HasSubstr("\"R202 A1 B2\""));
  const ParseResult<Baseline> read = parse_baseline(to_canonical_json(baseline), "b.json");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read.value, baseline);
  ASSERT_TRUE(parse_baseline(to_canonical_json({}), "b.json"));
}

// A pack has no hash, and a list can hold another file at the same place.
TEST(Baseline, KnowsAnElementOfAPacksListByWhatItIs) {
  const auto missing = [](std::size_t place, const std::string& name) {
    Finding f = finding("F005", {});
    f.path = "pack.json";
    f.pointer = "/maps/" + std::to_string(place);
    f.said = message("The pack lists {}, which does not exist", name);
    return f;
  };
  const auto report_with = [](std::vector<Finding> findings) {
    Report report;
    report.files = {ReportedFile{.path = "pack.json", .kind = "pack", .id = "pack"}};
    report.findings = std::move(findings);
    return report;
  };
  const Baseline baseline = baseline_of(report_with({missing(0, "a.map.json")}));
  EXPECT_THAT(to_canonical_json(baseline), HasSubstr("\"F005 /maps a.map.json\""));
  EXPECT_THAT(
      known_after(report_with({missing(0, "b.map.json"), missing(1, "a.map.json")}), baseline),
      ElementsAre(false, true));
  Baseline earlier;
  earlier.files["pack.json"].entries = {"F005 /maps/0"};
  EXPECT_THAT(known_after(report_with({missing(0, "b.map.json")}), earlier), ElementsAre(false));
}

// A written baseline reads back, with any number of maps and findings.
TEST(Baseline, ReadsWhatItWritesOfTwentyThousandMaps) {
  Baseline baseline;
  for (int i = 0; i < 20'000; ++i) {
    baseline.files["map-" + std::to_string(i)] = {"1f",
                                                  {"R201 A1", "R202 A1 B2 C3", "Q105 D4 E5 F6"}};
  }
  for (int i = 0; i < 20'000; ++i) baseline.by_id["one"].insert("R201 A" + std::to_string(i));
  const std::string bytes = to_canonical_json(baseline);
  EXPECT_GT(bytes.size(), std::size_t{1} << 20);
  const ParseResult<Baseline> read = parse_baseline(bytes, "known.json");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(*read.value, baseline);
}

TEST(Baseline, KeepsTheSchemaThatItsFileNames) {
  Baseline baseline = baseline_of(report_of({finding("R201", {"A1"})}));
  baseline.schema = "baseline.schema.json";
  const ParseResult<Baseline> read = parse_baseline(to_canonical_json(baseline), "b.json");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read.value, baseline);
  EXPECT_EQ(ratcheted(baseline, report_of({})).schema, "baseline.schema.json");
  EXPECT_FALSE(parse_baseline(
      R"({"$schema":1,"format":"chartroom-baseline","version":1,"findings":{}})", "b.json"));
}

TEST(Baseline, RefusesCodesThatNoCheckHas) {
  const auto is_code = [](std::string_view code) { return code == "R201"; };
  const char* text =
      R"({"format":"chartroom-baseline","version":1,"findings":{"a":["R201 A1","R999 A1"]}})";
  const ParseResult<Baseline> read = parse_baseline(text, "b.json", is_code);
  ASSERT_EQ(read.errors.size(), 1U);
  EXPECT_THAT(read.errors[0].text(), HasSubstr("b.json:1:71: "));
  EXPECT_THAT(read.errors[0].what,
              HasSubstr("the code of a check (see validate --list), not \"R999 A1\""));
  EXPECT_TRUE(parse_baseline(text, "b.json"));
}

TEST(Baseline, KnowsAFindingAsOftenAsItWasThere) {
  const Baseline baseline = baseline_of(report_of({finding("R201", {"A1"})}));
  EXPECT_THAT(known_after(report_of({finding("R201", {"A1"}), finding("R201", {"A1"}),
                                     finding("R201", {"A2"}), finding("R202", {"A1"})}),
                          baseline),
              ElementsAre(true, false, false, false));
}

TEST(Baseline, NeverKnowsAMalformedFileNorWhatIsExcluded) {
  Finding excluded = finding("R201", {"A1"});
  excluded.excluded = true;
  EXPECT_EQ(baseline_of(report_of({finding("F001", {}), excluded})).size(), 0U);
}

TEST(Baseline, ByNumberAFindingMayMoveButNotMultiply) {
  const Baseline baseline = baseline_of(report_of({finding("R201", {"A1"}), finding("R202", {})}));
  EXPECT_THAT(known_after(report_of({finding("R201", {"C3"}), finding("R201", {"D4"}),
                                     finding("R202", {"A1"})}),
                          baseline, true),
              ElementsAre(true, false, true));
  EXPECT_THAT(
      known_after(report_of({finding("R201", {"C3"}), finding("R201", {"A1"})}), baseline, true),
      ElementsAre(false, true))
      << "the one that did not move is the known one";
}

TEST(Baseline, ARatchetKeepsWhatThisRunDidNotJudge) {
  Baseline baseline = baseline_of(report_of({finding("R201", {"A1"}), finding("R202", {"A1"})}));
  baseline.files["lake.map.json"] = {"2e", {"R201 B2"}};
  baseline.by_id["pond"] = {"R201 C3"};
  Report report = report_of({});
  report.rules = {{.code = "R201", .title = "", .why = "", .level = "structure", .checked = true},
                  {.code = "R202", .title = "", .why = "", .level = "structure"}};
  const Baseline left = ratcheted(baseline, report);
  EXPECT_EQ(left.files, (decltype(left.files){{"a.map.json", {"1f", {"R202 A1"}}},
                                              {"lake.map.json", {"2e", {"R201 B2"}}}}));
  EXPECT_EQ(left.by_id, baseline.by_id);
  report.files[0].hash = "3d";
  EXPECT_EQ(ratcheted(baseline, report).files,
            (decltype(left.files){{"lake.map.json", {"2e", {"R201 B2"}}}}))
      << "what another check knew of another sea";
  EXPECT_EQ(renewed(baseline, report), ratcheted(baseline, report));
}

TEST(Baseline, KnowsAFindingOnlyAtItsPathAndWithItsSea) {
  const Report report = report_of({finding("R201", {"A1"})});
  const Baseline baseline = baseline_of(report);
  Report other = report;
  other.files[0].hash = "2e";
  EXPECT_THAT(known_after(other, baseline), ElementsAre(false));
  EXPECT_THAT(known_after(other, baseline, true), ElementsAre(true)) << "by number it may move";
  other = report;
  other.files[0].place = "strangers/a.map.json";
  EXPECT_THAT(known_after(other, baseline), ElementsAre(false));
  EXPECT_THAT(known_after(other, baseline, true), ElementsAre(false));
}

TEST(Baseline, OfTheEarlierFormKnowsTheOneFileOfAnId) {
  const ParseResult<Baseline> read = parse_baseline(
      R"({"format":"chartroom-baseline","version":1,"findings":{"sea":["R201 A1"]}})", "b.json");
  ASSERT_TRUE(read);
  Report report = report_of({finding("R201", {"A1"})});
  EXPECT_THAT(known_after(report, *read.value), ElementsAre(true));
  mark_known(report, *read.value, false, [](const ReportedFile&) { return false; });
  EXPECT_FALSE(report.findings[0].baselined) << "a file that was not there";
  mark_known(report, *read.value, false);
  const Baseline left = ratcheted(*read.value, report);
  EXPECT_EQ(left.files, baseline_of(report_of({finding("R201", {"A1"})})).files);
  report = report_of({finding("R201", {"A1"})});
  report.files.push_back(ReportedFile{.path = "b.map.json", .kind = "map", .id = "sea"});
  EXPECT_THAT(known_after(report, *read.value), ElementsAre(false)) << "two files have the id";
}

TEST(Baseline, FaultsHavePlaces) {
  const auto error = [](const std::string& text) {
    const ParseResult<Baseline> read = parse_baseline(text, "b.json");
    EXPECT_FALSE(read) << text;
    return read.errors.empty() ? "" : read.errors[0].text();
  };
  EXPECT_THAT(error("[]"), HasSubstr("b.json:1:1: "));
  EXPECT_THAT(error("{}"), HasSubstr("not a baseline"));
  EXPECT_THAT(error(R"({"format":"chartroom-baseline","version":2,"findings":{}})"),
              HasSubstr("b.json:1:42: "));
  EXPECT_THAT(error(R"({"format":"chartroom-map","version":1,"findings":{}})"),
              HasSubstr("b.json:1:11: "));
  EXPECT_THAT(error(R"({"format":"chartroom-baseline","version":1,"findings":{"a":[1]}})"),
              HasSubstr("b.json:1:61: "));
  EXPECT_THAT(error(R"({"format":"chartroom-baseline","version":1,"files":{"a":["R201"]}})"),
              HasSubstr("b.json:1:57: "));
  EXPECT_THAT(
      error(R"({"format":"chartroom-baseline","version":1,"files":{"a":{"findings":[1]}}})"),
      HasSubstr("b.json:1:70: "));
  EXPECT_THAT(
      error(R"({"format":"chartroom-baseline","version":1,"files":{"a":{"findings":[],"x":1}}})"),
      HasSubstr("hash and findings"));
  EXPECT_THAT(error("{\"format\":"), HasSubstr("b.json:1:11: "));
}

}  // namespace
}  // namespace chartroom::reports

#include "validator/checks/validation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "tests/known_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;

class Validation : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& text) { folder_.write(name, text); }
  void write(const std::string& name, Map map, const std::string& id) {
    map.id = id;
    write(name, to_canonical_json(map));
  }
  static Pack pack_of(const std::vector<std::string>& maps) {
    Pack pack;
    pack.id = "pack";
    pack.name["en"] = "Pack";
    pack.author = "A. Captain";
    pack.license = "CC0-1.0";
    pack.maps = maps;
    return pack;
  }
  Report check(const Profile& profile = {}) {
    errors_.clear();
    const auto inputs = find_input_files({folder_.path().string()}, errors_);
    return validate(inputs, profile, errors_);
  }
  static std::vector<std::string> codes(const Report& report) {
    std::vector<std::string> codes;
    for (const Finding& finding : report.findings) {
      codes.push_back(finding.code + (finding.excluded ? "-" : ""));
    }
    return codes;
  }

  TemporaryFolder folder_;
  std::vector<FileError> errors_;
  Map dead_end_ = known::sea({"...#....", "##.#....", "........", "........", "........",
                              "........", "........", "........"});
};

TEST_F(Validation, ASoundPackHasNoFindings) {
  write("a.map.json", known::archipelago(), "a");
  write("b.map.json", known::north_pole(), "b");
  write("pack.json", to_canonical_json(pack_of({"a.map.json", "b.map.json"})));
  const Report report = check();
  EXPECT_THAT(codes(report), ElementsAre());
  EXPECT_EQ(report.status(Severity::note), 0);
  EXPECT_EQ(report.files.size(), 3U);
}

TEST_F(Validation, MapsThatShareAnIdAndFilesThatAreMissing) {
  write("a.map.json", known::archipelago(), "a");
  write("b/a.map.json", known::north_pole(), "a");
  write("pack.json", to_canonical_json(pack_of({"a.map.json", "b/a.map.json", "c.map.json"})));
  const Report report = check();
  ASSERT_THAT(codes(report), ElementsAre("F004", "F005"));
  EXPECT_EQ(report.findings[0].path, (folder_ / "b/a.map.json").string());
  EXPECT_EQ(report.findings[0].position, (TextPosition{4, 9}));
  EXPECT_EQ(report.findings[1].pointer, "/maps/2");
  EXPECT_EQ(report.status(Severity::error), 1);
}

TEST_F(Validation, SameIdsOutsideAPackAreNoConcernOfIt) {
  write("a.map.json", known::archipelago(), "a");
  write("b.map.json", known::north_pole(), "a");
  EXPECT_THAT(codes(check()), ElementsAre());
}

TEST_F(Validation, AMalformedFileIsAFindingThatNothingHides) {
  write("a.map.json", std::string("{\"format\": \"chartroom-map\","));
  write("b.map.json", known::archipelago(), "b");
  Profile profile;
  profile.ignore = {"F"};
  const Report report = check(profile);
  EXPECT_THAT(codes(report), ElementsAre("F001"));
  EXPECT_EQ(report.status(Severity::error), 2);
  EXPECT_EQ(report.files.size(), 2U) << "it goes on with the other files";
}

TEST_F(Validation, ARecordOfAGameIsToldFromAMap) {
  folder_.write("evening.game", "chartroom-game 1\nmap lagoon\n");
  folder_.write("evening.heard", "# heard\n");
  const auto inputs = find_input_files(
      {(folder_ / "evening.game").string(), (folder_ / "evening.heard").string()}, errors_);
  const Report report = validate(inputs, {}, errors_);
  ASSERT_EQ(report.findings.size(), 2U);
  EXPECT_THAT(report.findings[0].message, testing::HasSubstr("\"chartroom referee\" reads it"));
  EXPECT_THAT(report.findings[1].message, testing::HasSubstr("\"chartroom track\" reads it"));
  EXPECT_EQ(report.findings[0].code, "F001");
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST_F(Validation, APackThatCannotBeReadDoesNotKeepItsMapsFromBeingJudged) {
  write("a.map.json", dead_end_, "a");
  write("pack.json", std::string("[]"));
  const Report report = check();
  EXPECT_THAT(codes(report), ElementsAre("R202", "F002"));
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST_F(Validation, FindsFilesThatAreNotCanonical) {
  std::string text = to_canonical_json(known::archipelago());
  text.insert(text.find('{') + 1, "  ");
  write("a.map.json", text);
  const Report report = check();
  ASSERT_THAT(codes(report), ElementsAre("F006"));
  EXPECT_EQ(report.findings[0].position, (TextPosition{1, 1}));
  EXPECT_TRUE(report.findings[0].fixable());
  EXPECT_EQ(report.status(Severity::note), 1);
  EXPECT_EQ(report.status(Severity::warning), 0);
}

TEST_F(Validation, APackAsksForLanguages) {
  write("a.map.json", known::archipelago(), "a");
  Pack pack = pack_of({"a.map.json"});
  pack.languages = {"en", "de"};
  write("pack.json", to_canonical_json(pack));
  const Report report = check();
  ASSERT_THAT(codes(report), ElementsAre("F007"));
  EXPECT_EQ(report.findings[0].pointer, "/name");
}

TEST_F(Validation, APackChangesSeverities) {
  write("a.map.json", dead_end_, "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.severity["R202"] = Severity::error;
  write("pack.json", to_canonical_json(pack));
  EXPECT_EQ(check().status(Severity::error), 1);
}

TEST_F(Validation, APackSetsThresholdsOfItsMaps) {
  write("a.map.json", dead_end_, "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.thresholds["quadrant_water_spread"] = 0.1;
  write("pack.json", to_canonical_json(pack));
  EXPECT_THAT(codes(check()), ElementsAre("R202", "Q104"));
}

TEST_F(Validation, AThresholdThatDoesNotExistIsAFaultOfThePack) {
  write("a.map.json", dead_end_, "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.thresholds["quadrant_water_spred"] = 0.1;
  write("pack.json", to_canonical_json(pack));
  const Report report = check();
  ASSERT_THAT(codes(report), ElementsAre("R202", "F002"));
  EXPECT_EQ(report.findings[1].pointer, "/checks/thresholds/quadrant_water_spred");
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST_F(Validation, OfNamesThatMeanNothingAHundredAreListed) {
  Pack pack = pack_of({});
  for (int i = 0; i < 1500; ++i) pack.checks.thresholds["t" + std::to_string(i)] = 1;
  write("pack.json", to_canonical_json(pack));
  const Report report = check();
  EXPECT_EQ(report.findings.size(), 100U);
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST_F(Validation, ACodeThatNoCheckHasIsAFaultOfThePack) {
  write("a.map.json", known::archipelago(), "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.severity["R999"] = Severity::note;
  pack.checks.exclude.push_back({"R202", "a", {}, "a check that there is"});
  pack.checks.exclude.push_back({"R998", "a", {}, "one that there is not"});
  write("pack.json", to_canonical_json(pack));
  const Report report = check();
  ASSERT_THAT(codes(report), ElementsAre("F002", "F008", "F002"));
  EXPECT_EQ(report.findings[0].pointer, "/checks/severity/R999");
  EXPECT_EQ(report.findings[2].pointer, "/checks/exclude/1/code");
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST_F(Validation, AnExclusionTakesAFindingOutOfTheStatusButNotOutOfTheReport) {
  write("a.map.json", dead_end_, "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.exclude = {{"R202", "a", {{0, 0}, {1, 0}, {2, 0}, {2, 1}}, "the smugglers' bay"}};
  write("pack.json", to_canonical_json(pack));
  const Report report = check();
  EXPECT_THAT(codes(report), ElementsAre("R202-"));
  EXPECT_EQ(report.status(Severity::note), 0);
}

TEST_F(Validation, AnExclusionOfOtherPointsMapsOrCodesDoesNotMatchAndIsReported) {
  write("a.map.json", dead_end_, "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.exclude = {{"R202", "a", {{0, 0}}, "other points"},
                         {"R202", "b", {}, "another map"},
                         {"Q102", std::nullopt, {}, "another code"}};
  write("pack.json", to_canonical_json(pack));
  EXPECT_THAT(codes(check()), ElementsAre("R202", "F008", "F008", "F008"));
  Profile quadrants;
  quadrants.select = {"Q", "F"};
  EXPECT_THAT(codes(check(quadrants)), ElementsAre("F008"))
      << "only a check that ran can tell that an exclusion is idle";
}

TEST_F(Validation, AMapIsJudgedByItsPackWhenItIsGivenAlone) {
  write("a.map.json", dead_end_, "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.exclude = {{"R202", std::nullopt, {}, "a map of bays"}};
  write("pack.json", to_canonical_json(pack));
  const Report report =
      validate({{(folder_ / "a.map.json").string(), FileKind::map}}, Profile{}, errors_);
  EXPECT_THAT(codes(report), ElementsAre("R202-"));
  EXPECT_EQ(report.files.size(), 1U);
}

TEST_F(Validation, APackSwitchesNothingOffWhereItsChecksDoNotHold) {
  write("a.map.json", dead_end_, "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.exclude = {{"R202", std::nullopt, {}, "never mind"}};
  pack.checks.severity["R202"] = Severity::note;
  write("pack.json", to_canonical_json(pack));
  Profile isolated;
  isolated.pack_checks.emplace();
  const Report report = check(isolated);
  ASSERT_THAT(codes(report), ElementsAre("R202"));
  EXPECT_EQ(report.findings[0].severity, Severity::warning);
}

TEST_F(Validation, TheChecksOfOnePackHoldForAllFilesWherever) {
  write("mine/a.map.json", dead_end_, "a");
  write("loose.map.json", dead_end_, "loose");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.exclude = {{"R202", std::nullopt, {}, "never mind"}};
  write("mine/pack.json", to_canonical_json(pack));
  Profile house;
  house.pack_checks.emplace();
  house.pack_checks->severity["R202"] = Severity::error;
  const Report report = check(house);
  ASSERT_THAT(codes(report), ElementsAre("R202", "R202"));
  EXPECT_EQ(report.findings[0].severity, Severity::error);
  EXPECT_EQ(report.findings[1].severity, Severity::error);
}

TEST_F(Validation, ReadsAMapFromStandardInput) {
  const Report report =
      validate({{"-", FileKind::map}}, Profile{}, errors_, {to_canonical_json(dead_end_)});
  ASSERT_THAT(codes(report), ElementsAre("R202"));
  EXPECT_EQ(report.findings[0].path, "-");
}

TEST_F(Validation, APackThatIsNotSavedYetHoldsInPlaceOfItsFile) {
  write("pack.json", to_canonical_json(pack_of({"a.map.json"})));
  write("a.map.json", dead_end_, "a");
  write("guests/pack.json", to_canonical_json(pack_of({"b.map.json"})));
  write("guests/b.map.json", dead_end_, "b");
  const auto inputs = find_input_files({folder_.path().string()}, errors_);
  Pack unsaved = pack_of({"a.map.json"});
  unsaved.checks.exclude = {{"R202", std::nullopt, {}, "never mind"}};
  for (const char* name : {"pack.json", "guests/pack.json"}) {
    const std::string path = (folder_ / name).string();
    const std::string text = to_canonical_json(unsaved);
    const Report report = validate(inputs, Profile{}, errors_, {text, path});
    write("kept", read_file(path).value.value());
    write(name, text);
    const Report saved = validate(inputs, Profile{}, errors_);
    EXPECT_EQ(codes(report), codes(saved)) << name;
    EXPECT_THAT(codes(report), ::testing::Contains("R202-")) << name;
    write(name, read_file((folder_ / "kept").string()).value.value());
  }
}

TEST_F(Validation, APackThatHasNoFileYetHoldsAsIfItLayThere) {
  write("a.map.json", dead_end_, "a");
  auto inputs = find_input_files({folder_.path().string()}, errors_);
  const std::string path = (folder_ / "pack.json").string();
  inputs.push_back({path, FileKind::pack, folder_.path().string()});
  Pack unsaved = pack_of({"a.map.json"});
  unsaved.checks.exclude = {{"R202", std::nullopt, {}, "never mind"}};
  const std::string text = to_canonical_json(unsaved);
  EXPECT_THAT(codes(validate(inputs, Profile{}, errors_, {text, path})), ElementsAre("R202-"));
}

TEST_F(Validation, ADeckIsNotRunAndNotPassed) {
  write("a.deck.json", std::string("{}"));
  const Report report = check();
  ASSERT_EQ(report.not_run.size(), 1U);
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST_F(Validation, APathThatIsNotThereIsInEveryReport) {
  const auto inputs = find_input_files({(folder_ / "nowhere").string()}, errors_);
  const Report report = validate(inputs, Profile{}, errors_);
  ASSERT_EQ(report.not_run.size(), 1U);
  EXPECT_EQ(report.not_run[0].path, (folder_ / "nowhere").string());
  EXPECT_EQ(report.not_run[0].code, "F001");
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST_F(Validation, AFileThatCannotBeOpenedIsAnErrorNotAFinding) {
  const Report report =
      validate({{(folder_ / "none.map.json").string(), FileKind::map}}, Profile{}, errors_);
  EXPECT_TRUE(report.findings.empty());
  EXPECT_TRUE(report.files.empty());
  ASSERT_EQ(report.not_run.size(), 1U);
  EXPECT_THAT(report.not_run[0].reason, testing::HasSubstr("cannot read"));
  EXPECT_EQ(errors_.size(), 1U);
  EXPECT_EQ(report.status(Severity::error), 2);
}

}  // namespace
}  // namespace chartroom::checks

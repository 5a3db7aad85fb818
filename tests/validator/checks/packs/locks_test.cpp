#include "validator/checks/packs/locks.h"

#include <gmock/gmock.h>

#include "tests/validator/checks/packs/pack_run.h"
#include "validator/checks/fix_files.h"
#include "validator/reports/github.h"
#include "validator/reports/json.h"
#include "validator/reports/text.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// A maintainer's pack at the root, and in `guests` a stranger's with a map that has a dead end.
class Locks : public PackRun {
 protected:
  void send(const Pack& above, Pack stranger) const {
    write("pack.json", above);
    write("guests/a.map.json", dead_end_, "a");
    stranger.maps = {"a.map.json"};
    write("guests/pack.json", stranger);
  }
  static Pack locking(const std::set<std::string>& codes) {
    Pack pack = pack_of({});
    pack.checks.locked = codes;
    return pack;
  }
  static Severity severity_of_dead_end(const Report& report) {
    for (const Finding& finding : report.findings) {
      if (finding.code == "R202") return finding.severity;
    }
    ADD_FAILURE() << "no R202";
    return Severity::note;
  }
};

TEST_F(Locks, HoldAgainstExclusions) {
  Pack stranger = pack_of({});
  stranger.checks.exclude = {{"R202", std::nullopt, {}, "never mind"},
                             {"R202", "a", {}, "really, never mind"},
                             {"R203", std::nullopt, {}, "no narrows, so this is idle"}};
  send(locking({"R202"}), stranger);
  const Report report = check();
  EXPECT_THAT(found(report), ElementsAre("guests/a.map.json R202", "guests/pack.json F009",
                                         "guests/pack.json F008"));
  EXPECT_EQ(report.findings[1].pointer, "/checks/exclude/0");
  EXPECT_EQ(report.findings[1].message, "The pack excludes R202, which a parent pack locks");
  EXPECT_EQ(report.status(Severity::error), 1);
  EXPECT_THAT(report.packs, IsEmpty());
  EXPECT_THAT(found_in({"guests/a.map.json"}), ElementsAre("guests/a.map.json R202"))
      << "alone, as pre-commit asks";
}

TEST_F(Locks, HoldAgainstLowerSeverities) {
  Pack above = locking({"R202"});
  above.checks.severity["R202"] = Severity::error;
  Pack stranger = pack_of({});
  stranger.checks.severity["R202"] = Severity::note;
  send(above, stranger);
  const Report report = check();
  EXPECT_THAT(found(report), ElementsAre("guests/a.map.json R202", "guests/pack.json F009"));
  EXPECT_EQ(severity_of_dead_end(report), Severity::error);
  EXPECT_EQ(report.findings[1].message,
            "The pack lowers R202 from error to note, but a parent pack locks it");
}

TEST_F(Locks, HoldWhereAPackSaysNothing) {
  Pack above = locking({"R202"});
  above.checks.severity["R202"] = Severity::error;
  send(above, pack_of({}));
  const Report report = check();
  EXPECT_THAT(found(report), ElementsAre("guests/a.map.json R202"));
  EXPECT_EQ(severity_of_dead_end(report), Severity::error);
}

TEST_F(Locks, HoldWhereAPackCannotBeRead) {
  Pack above = locking({"R202"});
  above.checks.severity["R202"] = Severity::error;
  send(above, pack_of({}));
  folder_.write("guests/pack.json", "{");
  EXPECT_THAT(found_in(), ElementsAre("guests/a.map.json R202", "guests/pack.json F001"));
  const Report report = check({"guests/a.map.json"});
  EXPECT_THAT(found(report), ElementsAre("guests/a.map.json R202", "guests/pack.json F001"));
  EXPECT_EQ(severity_of_dead_end(report), Severity::error);
  EXPECT_THAT(report.packs, IsEmpty());
}

TEST_F(Locks, LetAPackBeStricter) {
  Pack stranger = pack_of({});
  stranger.checks.severity["R202"] = Severity::error;
  send(locking({"R202"}), stranger);
  const Report report = check();
  EXPECT_THAT(found(report), ElementsAre("guests/a.map.json R202"));
  EXPECT_EQ(severity_of_dead_end(report), Severity::error);
}

TEST_F(Locks, HoldAgainstOtherThresholds) {
  Pack above = locking({"Q104"});
  above.checks.thresholds["quadrant_water_spread"] = 0.1;
  Pack stranger = pack_of({});
  stranger.checks.thresholds["quadrant_water_spread"] = 5;
  send(above, stranger);
  const Report report = check();
  EXPECT_THAT(found(report), ElementsAre("guests/a.map.json R202", "guests/a.map.json Q104",
                                         "guests/pack.json F009"));
  EXPECT_EQ(report.findings[2].pointer, "/checks/thresholds/quadrant_water_spread");
}

TEST_F(Locks, ReachThroughPacksBetween) {
  write("pack.json", locking({"R202"}));
  Pack between = pack_of({});
  between.checks.locked = {"R203"};
  write("guests/pack.json", between);
  write("guests/deep/a.map.json", dead_end_, "a");
  Pack stranger = pack_of({"a.map.json"});
  stranger.checks.exclude = {{"R202", "a", {}, "two above"}};
  stranger.checks.severity["R203"] = Severity::note;
  stranger.checks.severity["R204"] = Severity::note;
  write("guests/deep/pack.json", stranger);
  EXPECT_THAT(found_in(), ElementsAre("guests/deep/a.map.json R202", "guests/deep/pack.json F010",
                                      "guests/deep/pack.json F009"));
}

TEST_F(Locks, AreNoneForThePackThatHasThem) {
  write("a.map.json", dead_end_, "a");
  Pack pack = locking({"R202"});
  pack.maps = {"a.map.json"};
  pack.checks.exclude = {{"R202", "a", {}, "the smugglers' bay"}};
  pack.checks.severity["R202"] = Severity::note;
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("a.map.json R202-"));
}

TEST_F(Locks, HoldForAFolderThatIsNamedBelowThem) {
  Pack stranger = pack_of({});
  stranger.checks.exclude = {{"R202", std::nullopt, {}, "never mind"}};
  send(locking({"R202"}), stranger);
  EXPECT_THAT(found_in({"guests"}), ElementsAre("guests/a.map.json R202", "guests/pack.json F009"));
}

TEST_F(Locks, HoldForFixes) {
  write("guests/a.map.json", dead_end_, "a");
  write("pack.json", locking({"F006"}));
  Pack stranger = pack_of({"a.map.json"});
  stranger.checks.exclude = {{"F006", std::nullopt, {}, "my own form"}};
  write("guests/pack.json", stranger);
  std::string text = to_canonical_json(dead_end_);
  text.insert(text.find('{') + 1, "  ");
  folder_.write("guests/a.map.json", text);
  std::vector<FileError> errors;
  const auto inputs = find_input_files({(folder_ / "guests/a.map.json").string()}, errors);
  EXPECT_EQ(fix_files(inputs, Profile{}, errors).size(), 1U);
}

TEST_F(Locks, NameChecksThatThereAre) {
  write("pack.json", locking({"R202", "R999"}));
  const Report report = check();
  EXPECT_THAT(found(report), ElementsAre("pack.json F002"));
  EXPECT_EQ(report.findings[0].pointer, "/checks/locked");
}

using LoweredSeverities = Locks;

TEST_F(LoweredSeverities, OfAPackBelowAnotherArePointedOut) {
  Pack above = pack_of({});
  above.checks.severity["Q101"] = Severity::error;
  Pack stranger = pack_of({});
  stranger.checks.severity["R202"] = Severity::note;
  stranger.checks.severity["F010"] = Severity::note;
  stranger.checks.exclude = {{"F010", std::nullopt, {}, "do not look"}};
  send(above, stranger);
  const Report report = check();
  ASSERT_THAT(found(report), ElementsAre("guests/a.map.json R202", "guests/pack.json F010",
                                         "guests/pack.json F010", "guests/pack.json F010",
                                         "guests/pack.json F008"));
  EXPECT_EQ(report.findings[1].message,
            "The pack lowers Q101 from error to note, because it does not repeat its parent pack's "
            "setting");
  for (const Finding& finding : report.findings) {
    EXPECT_EQ(finding.severity == Severity::warning, finding.code != "R202") << finding.code;
  }
}

TEST_F(LoweredSeverities, SoAreThresholdsThatItSetsOrLeavesOut) {
  Pack above = pack_of({});
  above.checks.thresholds["pocket_share"] = 0.4;
  Pack stranger = pack_of({});
  stranger.checks.thresholds["surface_distance"] = 99;
  send(above, stranger);
  const Report report = check();
  std::vector<std::string> said;
  for (const Finding& finding : report.findings) {
    if (finding.code == "F010") said.push_back(finding.message);
  }
  EXPECT_THAT(
      said, testing::UnorderedElementsAre(
                "The pack does not set pocket_share, a threshold of R204 that its parent pack sets",
                "The pack sets surface_distance, a threshold of S306, to another value than its "
                "parent pack"));
}

TEST_F(LoweredSeverities, MayBeAcceptedByThePackAbove) {
  Pack above = pack_of({});
  above.checks.exclude = {{"F010", std::nullopt, {}, "guests may"}};
  Pack stranger = pack_of({});
  stranger.checks.severity["R202"] = Severity::note;
  send(above, stranger);
  EXPECT_THAT(found_in(), ElementsAre("guests/a.map.json R202", "guests/pack.json F010-"));
}

TEST_F(LoweredSeverities, OfAPackThatIsBelowNoneAreItsOwnAffair) {
  Pack pack = pack_of({"a.map.json"});
  pack.checks.severity["R202"] = Severity::note;
  write("a.map.json", dead_end_, "a");
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("a.map.json R202"));
}

using LanguagesOfPacks = Locks;

TEST_F(LanguagesOfPacks, OfAPackHoldForPacksBelowIt) {
  Pack above = pack_of({});
  above.languages = {"en", "de"};
  Pack stranger = pack_of({});
  stranger.languages = {"fr"};
  send(above, stranger);
  Profile names;
  names.select = {"F007"};
  EXPECT_THAT(found(check({"."}, names)),
              ElementsAre("guests/a.map.json F007", "guests/a.map.json F007"))
      << "German and French";
  send(above, pack_of({}));
  EXPECT_THAT(found(check({"."}, names)), ElementsAre("guests/a.map.json F007"));
  folder_.write("guests/pack.json", "{");
  EXPECT_THAT(found(check({"guests/a.map.json"}, names)),
              ElementsAre("guests/a.map.json F007", "guests/pack.json F001"));
  send(above, pack_of({}));
  names.pack_checks.emplace();
  EXPECT_THAT(found(check({"."}, names)), ElementsAre("guests/a.map.json F007"))
      << "no check of a pack holds, but its lists do";
}

using EffectsOfPacks = Locks;

TEST_F(EffectsOfPacks, AreSaidOfThresholdsToo) {
  write("a.map.json", sound_, "a");
  Pack pack = pack_of({"a.map.json"});
  pack.checks.thresholds["pocket_share"] = 0.9;
  pack.checks.thresholds["surface_distance"] = 10;
  pack.checks.thresholds["easy_moves"] = 1;
  pack.checks.severity["R204"] = Severity::note;
  write("pack.json", pack);
  Profile structure;
  structure.level = Level::structure;
  const Report report = check({"."}, structure);
  ASSERT_EQ(report.packs.size(), 1U);
  EXPECT_THAT(report_text(report, Severity::error, false),
              HasSubstr("pack.json: this pack sets pocket_share to 0.9 instead of 0.25\n"));
  EXPECT_THAT(report_json(report, Severity::error),
              HasSubstr(R"("thresholds":[{"name":"pocket_share","from":0.250000,"to":0.900000}])"));
}

TEST_F(EffectsOfPacks, AreSaidInALineEach) {
  Pack stranger = pack_of({});
  stranger.checks.severity["F012"] = Severity::note;
  stranger.checks.severity["R204"] = Severity::note;  // without effect
  stranger.checks.exclude = {{"R202", std::nullopt, {}, "never mind"}};
  send(pack_of({}), stranger);
  write("guests/b.map.json", sound_, "b");
  const Report report = check();
  ASSERT_EQ(report.packs.size(), 1U);
  EXPECT_THAT(
      report_text(report, Severity::error, false),
      HasSubstr("guests/pack.json: this pack lowers F012 to note and excludes 1 of R202\n"));
  EXPECT_THAT(report_json(report, Severity::error),
              HasSubstr(R"("lowered":[{"code":"F012","from":"warning","to":"note"}],)"
                        R"("excluded":[{"code":"R202","findings":1}]}])"));
  EXPECT_THAT(report_github(report, {}), HasSubstr("this pack lowers F012 to note"));
  EXPECT_THAT(github_summary(report, {}), HasSubstr("this pack lowers F012 to note"));
  Profile other;
  other.select = {"Q"};
  EXPECT_THAT(check({"."}, other).packs, IsEmpty()) << "of checks that were not made";
  Profile isolated;
  isolated.pack_checks.emplace();
  EXPECT_THAT(check({"."}, isolated).packs, IsEmpty());
  EXPECT_THAT(report_text(check({"."}, isolated), Severity::error, false),
              Not(HasSubstr(": this pack ")));
}

TEST_F(EffectsOfPacks, AreSaidOfOneFileAlone) {
  Pack stranger = pack_of({});
  stranger.checks.exclude = {{"R202", std::nullopt, {}, "never mind"}};
  send(pack_of({}), stranger);
  const Report report = check({"guests/a.map.json"});
  ASSERT_EQ(report.packs.size(), 1U);
  EXPECT_EQ(report.packs[0].excluded.at("R202"), 1U);
}

}  // namespace
}  // namespace chartroom::checks

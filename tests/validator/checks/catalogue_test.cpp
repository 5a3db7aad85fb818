#include <cstdint>

#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "tests/known_maps.h"
#include "tests/temporary_folder.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/explain.h"
#include "validator/checks/map_subject.h"
#include "validator/checks/validation.h"
#include "validator/reports/formats.h"

namespace chartroom::checks {
using namespace maps;
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(Catalogue, FindsItsChecksByTheirCodes) {
  const Catalogue catalogue = standard_catalogue();
  for (const Check& check : catalogue) EXPECT_EQ(catalogue.find(check.code), &check);
  EXPECT_EQ(catalogue.find("R299"), nullptr);
  EXPECT_TRUE(catalogue.has_threshold("pocket_share"));
  EXPECT_FALSE(catalogue.has_threshold("pocket_shares"));
}

TEST(Catalogue, RefusesACodeOrAThresholdTwice) {
  const Catalogue catalogue = standard_catalogue();
  const Check pocket = *catalogue.find("R204");
  EXPECT_DEATH(Catalogue(catalogue).add({pocket}), "");
  Check other = pocket;
  other.code = "R299";
  EXPECT_DEATH(Catalogue(catalogue).add({other}), "");
}

// A complete check, as a contributor adds one; `made_up()` is its entry in a catalogue.
constexpr Threshold kMostIslands{
    .name = "most_islands", .value = 2, .unit = "points", .meaning = "that may be islands"};

std::vector<Diagnostic> run(const MapSubject& subject) {
  const PointSet& islands = subject.map.islands;
  if (islands.count() <= subject.thresholds.of(kMostIslands)) return {};
  return {{.points = islands,
           .message = message("The map has islands at {}", names(islands)),
           .evidence = {{"islands", std::int64_t{islands.count()}}},
           .fix = Fix{message("Sink them"), {SetIslands{islands, false}}}}};
}

Example example() {
  return MapExample{.difference = "one island less",
                    .raising = known::sea({"....", ".#..", ".#..", ".#.."}),
                    .points = "B2 B3 B4",
                    .near_miss = known::sea({"....", ".#..", ".#..", "...."})};
}

Check made_up() {
  return {.code = "R299",
          .family = Family::reach,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = "many islands",
          .why = "Captains run aground.",
          .fixable = true,
          .thresholds = {kMostIslands},
          .run = run,
          .example = example};
}

class MadeUpCheck : public testing::Test {
 protected:
  MadeUpCheck() {
    profile_.catalogue.add({made_up()});
    profile_.select = {"R299"};
    profile_.details = {.excerpts = true, .fixed_lines = true};
    folder_.write("a.map.json", to_canonical_json(std::get<MapExample>(example()).raising));
    folder_.write("b.map.json", to_canonical_json(std::get<MapExample>(example()).near_miss));
  }

  reports::Report checked() const {
    std::vector<FileError> errors;
    return validate(find_input_files({folder_.path().string()}, errors), profile_, errors);
  }
  std::string written(const char* format) const {
    return reports::find_report_format(format)->write(checked(), {});
  }

  TemporaryFolder folder_;
  Profile profile_;
};

TEST_F(MadeUpCheck, IsRunByValidateAndJudgedByThePacksSettings) {
  reports::Report report = checked();
  ASSERT_EQ(report.findings.size(), 1U) << "the near miss raises nothing";
  EXPECT_EQ(report.findings[0].message, "The map has islands at B2, B3 and B4");
  Pack pack;
  pack.id = "pack";
  pack.name["en"] = "Pack";
  pack.maps = {"a.map.json"};
  pack.checks.severity["R299"] = Severity::error;
  pack.checks.thresholds["most_islands"] = 1;
  folder_.write("pack.json", to_canonical_json(pack));
  report = checked();
  ASSERT_EQ(report.findings.size(), 2U);
  EXPECT_EQ(report.findings[1].severity, Severity::error);
}

TEST_F(MadeUpCheck, IsListedAndExplained) {
  EXPECT_THAT(list_text(profile_.catalogue),
              HasSubstr("R299  warning  structure  many islands (has a fix)\n"
                        "        most_islands = 2 points: that may be islands\n"));
  EXPECT_THAT(explain_text(made_up()),
              AllOf(HasSubstr("R299: many islands\n\nCaptains run aground.\n"),
                    HasSubstr("Raises it: The map has islands at B2, B3 and B4:\n"),
                    HasSubstr("Does not raise it: one island less:\n")));
  EXPECT_THAT(checks_page(profile_.catalogue), HasSubstr("### R299: many islands\n"));
}

TEST_F(MadeUpCheck, IsToldInEveryForm) {
  EXPECT_THAT(written("text"),
              AllOf(HasSubstr(":10:7: warning R299: The map has islands at B2"),
                    HasSubstr("\n    Captains run aground.\n"), HasSubstr("\n     3 . X|. .\n")));
  EXPECT_THAT(written("json"), AllOf(HasSubstr(R"("code":"R299","severity":"warning")"),
                                     HasSubstr(R"("points":["B2","B3","B4"])"),
                                     HasSubstr(R"("evidence":{"islands":3},"fixable":true)")));
  EXPECT_THAT(
      written("sarif"),
      AllOf(HasSubstr(R"({"id":"R299","shortDescription")"), HasSubstr(R"("ruleId":"R299")"),
            HasSubstr(R"("description":{"text":"Sink them"})"), HasSubstr(R"("insertedContent")")));
  EXPECT_THAT(written("junit"), HasSubstr("R299 many islands (B2, B3 and B4)"));
  EXPECT_THAT(written("github"), HasSubstr("title=R299 many islands::"));
}

}  // namespace
}  // namespace chartroom::checks

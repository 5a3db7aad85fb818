#include "editor/model/documents/live_findings.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <random>

#include "editor/model/documents/pack_document.h"
#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "tests/temporary_folder.h"
#include "validator/checks/validation.h"
#include "validator/reports/json.h"

namespace chartroom::editor {
using namespace maps;
using namespace reports;
using namespace checks;
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kPack = R"({
  "format": "chartroom-pack", "version": 1, "id": "pack", "name": {"en": "Pack"},
  "languages": ["en", "de"], "maps": ["sea.map.json"],
  "checks": {"severity": {"R202": "error"},
             "exclude": [{"code": "Q101", "reason": "as I like it"}]}})";

// Returns the output of `validate --level structure --format json` for a file.
std::string validated(const std::string& path) {
  Profile profile;
  profile.level = Level::structure;
  std::vector<FileError> errors;
  const Report report = validate(find_input_files({path}, errors), profile, errors);
  EXPECT_THAT(errors, IsEmpty());
  return report_json(report, profile.fail_on);
}

std::string listed(const MapDocument& document) {
  LiveFindings findings;
  EXPECT_TRUE(findings.validate(document));
  return report_json(findings.report(), Profile().fail_on);
}

std::vector<std::string> codes(const LiveFindings& findings) {
  std::vector<std::string> list;
  for (const std::size_t place : findings.shown()) list.push_back(findings.all()[place].code);
  return list;
}

// Water in two pieces (R201) and a map in three quadrants (Q101).
Map two_seas() {
  Map map = known::sea({"..#...", "..#...", "..#...", "..#..."});
  return edited(map, SetQuadrant{map.quadrant(4), 3});
}

TEST(LiveFindings, AreWhatValidatePrintsForTheFilesOfThePack) {
  for (const char* folder : {"maps/packs/sonar-family", "tests/data/good", "tests/data/findings"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(CHARTROOM_SOURCE_DIR) / folder)) {
      const std::string path = entry.path().string();
      if (!path.ends_with(".map.json")) continue;
      const ParseResult<MapDocument> document = MapDocument::open(path);
      if (path.ends_with("malformed.map.json")) continue;
      ASSERT_TRUE(document) << path;
      EXPECT_EQ(listed(*document.value), validated(path)) << path;
    }
  }
}

TEST(LiveFindings, AreWhatValidatePrintsOnceTheMapIsSaved) {
  const TemporaryFolder folder;
  folder.write("pack.json", kPack);
  const std::string path = folder / "sea.map.json";
  std::mt19937 random(8);
  for (int i = 0; i < 40; ++i) {
    MapDocument document;
    document.save_as(path);
    document.apply(known::random_map(random), StepLabel::paste);
    const std::string before = listed(document);
    document.save();
    EXPECT_EQ(before, validated(path));
    EXPECT_EQ(listed(document), before);
  }
}

TEST(LiveFindings, KnowTheFilesBesideTheMapAndWhatPacksAboveLock) {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("guests/pack.json", R"({
    "format": "chartroom-pack", "version": 1, "id": "guests", "name": {"en": "Guests"},
    "maps": ["./sea.map.json", "other.map.json"],
    "checks": {"severity": {"R201": "note"}, "exclude": [{"code": "Q101", "reason": "mine"}]}})");
  folder.write("guests/other.map.json", to_canonical_json(blank_map({5, 5}, "sea", "Sea")));
  const std::string path = folder / "guests/sea.map.json";
  MapDocument document;
  document.apply(two_seas(), StepLabel::paste);
  document.apply(edited(document.map(), SetName{"en", "Sea"}), StepLabel::change_name);
  document.save_as(path);
  LiveFindings findings;
  findings.set_filter({Severity::note, {"F004", "Q101"}, true});
  for (const char* locked : {"\"Q101\"", "\"Q101\", \"R201\"", ""}) {
    folder.write("pack.json", std::string(R"({"format": "chartroom-pack", "version": 1,)") +
                                  R"("id": "all", "name": {"en": "All"}, "maps": [],)" +
                                  R"("checks": {"locked": [)" + locked + "]}}");
    EXPECT_TRUE(findings.validate(document)) << "the pack above is another";
    EXPECT_EQ(report_json(findings.report(), Severity::error), validated(path)) << locked;
  }
  const MapDocument unlisted = [&] {
    MapDocument copy;
    copy.apply(two_seas(), StepLabel::paste);
    copy.save_as(folder / "guests/unlisted.map.json");
    return copy;
  }();
  EXPECT_EQ(listed(unlisted), validated(unlisted.path()));
}

TEST(LiveFindings, CompareTheMapAcrossAPackOfItsOwn) {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("pack.json", R"({
    "format": "chartroom-pack", "version": 1, "id": "all", "name": {"en": "All"},
    "maps": ["other.map.json"]})");
  folder.write("guests/pack.json", R"({
    "format": "chartroom-pack", "version": 1, "id": "guests", "name": {"en": "Guests"},
    "maps": ["sea.map.json"]})");
  const Map map = blank_map({5, 5}, "sea", "Sea");
  folder.write("other.map.json", to_canonical_json(map));
  folder.write("guests/sea.map.json", to_canonical_json(map));
  const std::string path = folder / "guests/sea.map.json";
  const ParseResult<MapDocument> document = MapDocument::open(path);
  ASSERT_TRUE(document);
  LiveFindings findings;
  findings.validate(*document.value);
  findings.set_filter({Severity::note, {"F004"}, true});
  EXPECT_THAT(codes(findings), ElementsAre("F004"));
  EXPECT_EQ(listed(*document.value), validated(path));
}

TEST(LiveFindings, TellsWhenTheListIsAnother) {
  MapDocument document;
  LiveFindings findings;
  EXPECT_TRUE(findings.validate(document));
  EXPECT_FALSE(findings.validate(document));
  document.apply(two_seas(), StepLabel::paste);
  EXPECT_TRUE(findings.validate(document));
  EXPECT_FALSE(findings.validate(document));
  document.undo();
  EXPECT_TRUE(findings.validate(document));
}

TEST(LiveFindings, FiltersBySeverityAndCode) {
  MapDocument document;
  document.apply(two_seas(), StepLabel::paste);
  LiveFindings findings;
  findings.validate(document);
  const int all = static_cast<int>(findings.shown().size());
  EXPECT_EQ(all, findings.count(Severity::error) + findings.count(Severity::warning) +
                     findings.count(Severity::note));
  findings.set_filter({Severity::error, {}, false});
  EXPECT_THAT(codes(findings), ElementsAre("R201"));
  findings.set_filter({Severity::note, {"Q1"}, false});
  for (const std::string& code : codes(findings)) EXPECT_EQ(code.substr(0, 2), "Q1");
  EXPECT_THAT(codes(findings), ::testing::Contains("Q101"));
  findings.set_filter({Severity::note, {"Z"}, false});
  EXPECT_THAT(codes(findings), IsEmpty());
  EXPECT_EQ(findings.next(), nullptr);
}

TEST(LiveFindings, GoesRoundThroughTheShownOnes) {
  MapDocument document;
  document.apply(two_seas(), StepLabel::paste);
  LiveFindings findings;
  findings.validate(document);
  const std::vector<std::size_t> shown = findings.shown();
  ASSERT_GE(shown.size(), 2U);
  EXPECT_EQ(findings.current(), nullptr);
  for (const std::size_t place : shown) EXPECT_EQ(findings.next(), &findings.all()[place]);
  EXPECT_EQ(findings.next(), &findings.all()[shown.front()]);
  EXPECT_EQ(findings.previous(), &findings.all()[shown.back()]);
  document.apply(blank_map({10, 10}, "a", "A"), StepLabel::paste);
  findings.validate(document);
  EXPECT_EQ(findings.current(), nullptr) << "it is gone";
}

TEST(LiveFindings, MendAFindingInOneStep) {
  MapDocument document;
  document.apply(two_seas(), StepLabel::paste);
  LiveFindings findings;
  findings.validate(document);
  findings.set_filter({Severity::error, {"R201"}, false});
  const reports::Finding* finding = findings.next();
  ASSERT_NE(finding, nullptr);
  ASSERT_TRUE(finding->fixable());
  EXPECT_TRUE(fix_finding(document, *finding));
  EXPECT_EQ(document.undo_label(), StepLabel::fix_finding);
  findings.validate(document);
  EXPECT_THAT(codes(findings), IsEmpty());
  document.undo();
  EXPECT_EQ(document.map(), two_seas());
}

TEST(LiveFindings, LeaveItToASaveToWriteTheCanonicalForm) {
  const TemporaryFolder folder;
  folder.write("sea.map.json", " " + to_canonical_json(blank_map({5, 5}, "sea", "Sea")));
  MapDocument document = *MapDocument::open(folder / "sea.map.json").value;
  LiveFindings findings;
  findings.validate(document);
  findings.set_filter({Severity::note, {"F006"}, false});
  const reports::Finding* finding = findings.next();
  ASSERT_NE(finding, nullptr);
  EXPECT_FALSE(fix_finding(document, *finding));
  document.save();
  findings.validate(document);
  EXPECT_THAT(codes(findings), IsEmpty());
}

TEST(LiveFindings, SayWhatKeepsAMapFromBeingSaved) {
  MapDocument document;
  document.apply(edited(document.map(), SetName{"en", ""}), StepLabel::change_name);
  LiveFindings findings;
  findings.validate(document);
  EXPECT_THAT(codes(findings), ElementsAre("F002"));
  EXPECT_TRUE(findings.malformed());
}

TEST(LiveFindings, HoldToThePackAndReadItAgainWhenItChanges) {
  const TemporaryFolder folder;
  folder.write("pack.json", kPack);
  MapDocument document;
  document.apply(two_seas(), StepLabel::paste);
  document.save_as(folder / "sea.map.json");
  LiveFindings findings;
  findings.validate(document);
  ASSERT_NE(findings.pack(), nullptr);
  EXPECT_THAT(codes(findings), ::testing::Not(::testing::Contains("Q101")));
  findings.set_filter({Severity::note, {}, true});
  EXPECT_THAT(codes(findings), ::testing::Contains("Q101"));
  folder.write("pack.json", "{");
  findings.validate(document);
  EXPECT_EQ(findings.pack(), nullptr);
  EXPECT_EQ(findings.not_checked().back().path, fs::canonical(folder / "pack.json").string());
  fs::remove(folder / "pack.json");
  EXPECT_TRUE(findings.validate(document) || findings.pack() == nullptr);
}

TEST(LiveFindings, NameEveryPackAboveTheMapThatCannotBeRead) {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("pack.json", "{");
  folder.write("guests/pack.json", kPack);
  folder.write("guests/inner/pack.json", "[]");
  MapDocument document;
  document.save_as(folder / "guests/inner/sea.map.json");
  LiveFindings findings;
  findings.validate(document);
  std::vector<std::string> unread;
  for (const reports::NotRun& one : findings.not_checked()) {
    if (one.code.empty()) unread.push_back(fs::relative(one.path, fs::canonical(folder.path())));
  }
  EXPECT_THAT(unread, ElementsAre("guests/inner/pack.json", "pack.json"));
  folder.write("pack.json", kPack);
  folder.write("guests/inner/pack.json", kPack);
  findings.validate(document);
  EXPECT_NE(findings.not_checked().back().code, "");
}

TEST(LiveFindings, AreExcludedInThePackWithAReason) {
  const TemporaryFolder folder;
  folder.write("pack.json", kPack);
  MapDocument document;
  document.apply(two_seas(), StepLabel::paste);
  EXPECT_TRUE(why_not_excluded(document)) << "no file yet";
  document.save_as(folder / "sea.map.json");
  EXPECT_EQ(why_not_excluded(document), std::nullopt);
  LiveFindings findings;
  findings.validate(document);
  findings.set_filter({Severity::error, {"R201"}, false});
  PackDocument open = PackDocument::open(folder / "pack.json").value.value();
  findings.follow(
      [&open](const std::string& path) { return path == open.path() ? &open.pack() : nullptr; });
  open.accept(new_exclusion(document, *findings.next(), "two lakes on purpose"));
  EXPECT_TRUE(findings.validate(document)) << "before the pack is saved";
  EXPECT_THAT(codes(findings), IsEmpty());
  EXPECT_EQ(load_pack(folder / "pack.json").value->pack.checks.exclude.size(), 1U);
  open.undo();
  EXPECT_TRUE(findings.validate(document));
  EXPECT_THAT(codes(findings), ElementsAre("R201"));
  open.redo();
  open.save();
  const PackFile pack = *load_pack(folder / "pack.json").value;
  EXPECT_TRUE(pack.canonical);
  ASSERT_EQ(pack.pack.checks.exclude.size(), 2U);
  EXPECT_EQ(pack.pack.checks.exclude[1].reason, "two lakes on purpose");
  EXPECT_EQ(listed(document), validated(folder / "sea.map.json"));
  fs::remove(folder / "pack.json");
  EXPECT_TRUE(why_not_excluded(document)) << "no pack";
  folder.write("pack.json", "nonsense");
  EXPECT_TRUE(why_not_excluded(document)) << "no pack that can be read";
}

TEST(LiveFindings, AreAcceptedNoMoreInOneStepOfThePack) {
  const TemporaryFolder folder;
  folder.write("pack.json", kPack);
  MapDocument document;
  document.apply(two_seas(), StepLabel::paste);
  document.save_as(folder / "sea.map.json");
  PackDocument open = PackDocument::open(folder / "pack.json").value.value();
  LiveFindings findings;
  findings.follow(
      [&open](const std::string& path) { return path == open.path() ? &open.pack() : nullptr; });
  findings.validate(document);
  findings.set_filter({Severity::note, {"Q101"}, true});
  const reports::Finding accepted = *findings.next();
  ASSERT_TRUE(accepted.excluded);
  const FileId on{FileKind::map, document.map().id};
  const std::vector<Exclusion> exclusions = matching_exclusions(findings.pack(), on, accepted);
  ASSERT_EQ(exclusions.size(), 1U);
  EXPECT_EQ(exclusions[0].reason, "as I like it");
  open.accept_no_more(exclusions);
  EXPECT_TRUE(findings.validate(document));
  EXPECT_FALSE(findings.next()->excluded);
  EXPECT_THAT(matching_exclusions(findings.pack(), on, *findings.next()), IsEmpty());
  EXPECT_EQ(open.undo_label(), StepLabel::accept_no_more);
  open.undo();
  EXPECT_TRUE(findings.validate(document));
  EXPECT_TRUE(findings.next()->excluded);
  EXPECT_THAT(matching_exclusions(nullptr, on, accepted), IsEmpty());
}

TEST(LiveFindings, AlwaysSayWhatWasAndWasNotJudged) {
  const LiveFindings findings;
  EXPECT_GT(findings.checked(), 10);
  int others = 0;
  for (const Check& check : findings.catalogue()) others += check.level != Level::structure ? 1 : 0;
  EXPECT_EQ(findings.not_checked().size(), static_cast<std::size_t>(others));
}

}  // namespace
}  // namespace chartroom::editor

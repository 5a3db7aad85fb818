#include "maps/files/pack_file.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

Pack full_pack() {
  Pack pack;
  pack.id = "pack";
  pack.name["en"] = "Pack";
  pack.languages = {"en", "de"};
  pack.maps = {"b.map.json", "a.map.json"};
  pack.decks = {"a.deck.json"};
  pack.rules.gauge = 5;
  pack.checks.severity = {{"Q104", Severity::note}, {"F006", Severity::error}};
  pack.checks.thresholds = {{"easy_moves", 6}, {"quadrant_water_spread", 0.1}};
  pack.checks.exclude = {{"R202", "a", {{2, 6}}, "Meant."}, {"Q101", std::nullopt, {}, "Six."}};
  pack.checks.locked = {"R201", "F004"};
  return pack;
}

TEST(PackFile, ReadsWhatItWrites) {
  const ParseResult<PackFile> read = parse_pack(to_canonical_json(full_pack()), "pack.json");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(read.value->pack, full_pack());
  EXPECT_TRUE(read.value->canonical);
  EXPECT_EQ(read.value->source.of("/maps/1"), (TextPosition{14, 5}));
}

TEST(PackFile, WritesNumbersInTheirShortestForm) {
  Pack pack = full_pack();
  pack.checks.thresholds = {{"a", 0.1}, {"b", 1e300}, {"c", 5e-324}, {"d", 12}};
  const std::string text = to_canonical_json(pack);
  EXPECT_THAT(text, testing::HasSubstr("\"a\": 0.1,\n      \"b\": 1e+300,\n      \"c\": 5e-324,\n"
                                       "      \"d\": 12\n"));
  EXPECT_EQ(parse_pack(text, "-").value->pack, pack);
}

TEST(PackFile, PutsLanguagesInOrder) {
  Pack pack = full_pack();
  pack.languages = {"fr", "de", "en"};
  EXPECT_THAT(parse_pack(to_canonical_json(pack), "-").value->pack.languages,
              testing::ElementsAre("en", "de", "fr"));
}

TEST(PackFile, RefusesNamesMoreThanSixtyFourFoldersDeep) {
  std::string folders;
  for (int k = 0; k < 64; ++k) folders += "d/";
  Pack pack = full_pack();
  pack.maps = {folders + "a.map.json", folders + "d/a.map.json"};
  const std::vector<FileError> errors = parse_pack(to_canonical_json(pack), "-").errors;
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(errors[0].pointer, "/maps/1");
}

TEST(PackFile, RefusesLinksThatLeaveTheFolder) {
  std::string name = (fs::temp_directory_path() / "chartroom-XXXXXX").string();
  ASSERT_NE(::mkdtemp(name.data()), nullptr);
  const fs::path folder = fs::path(name) / "pack";
  fs::create_directories(folder / "in");
  std::ofstream(fs::path(name) / "out.map.json") << "{}";
  std::ofstream(folder / "in" / "b.map.json") << "{}";
  fs::create_symlink("in/b.map.json", folder / "b.map.json");
  fs::create_symlink("../out.map.json", folder / "a.map.json");
  fs::create_symlink("..", folder / "up");
  Pack pack = full_pack();
  pack.maps = {"b.map.json",      "a.map.json",          "none.map.json",
               "up/out.map.json", "./up//none.map.json", ".//in/./b.map.json"};
  const std::string path = (folder / "pack.json").string();
  std::ofstream(path) << to_canonical_json(pack);
  const std::vector<FileError> errors = load_pack(path).errors;
  ASSERT_EQ(errors.size(), 3U);
  EXPECT_EQ(errors[0].pointer, "/maps/1");
  EXPECT_EQ(errors[0].line, 14);
  EXPECT_EQ(errors[1].pointer, "/maps/3");
  EXPECT_EQ(errors[2].pointer, "/maps/4");
  fs::remove_all(name);
}

TEST(Severity, ReadsItsOwnNames) {
  for (const Severity severity : {Severity::note, Severity::warning, Severity::error}) {
    EXPECT_EQ(parse_severity(to_string(severity)), severity);
  }
  EXPECT_FALSE(parse_severity("fatal").has_value());
}

}  // namespace
}  // namespace chartroom::maps

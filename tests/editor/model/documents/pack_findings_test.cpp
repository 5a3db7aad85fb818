#include "editor/model/documents/pack_findings.h"

#include <gmock/gmock.h>

#include <set>

#include "maps/files/input_files.h"
#include "maps/files/map_file.h"
#include "tests/temporary_folder.h"
#include "validator/checks/validation.h"

namespace chartroom::editor {
namespace {

std::vector<std::string> codes_of(const PackFindings& findings) {
  std::vector<std::string> codes;
  for (std::size_t i = 0; i < findings.size(); ++i) codes.push_back(findings.at(i).code);
  return codes;
}

std::vector<std::string> texts_of(const PackFindings& findings) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    const reports::Finding& finding = findings.at(i);
    texts.push_back(finding.code + " " + finding.path + " " + finding.message +
                    (finding.excluded ? " accepted" : ""));
  }
  return texts;
}

TEST(PackFindings, AreThoseOfTheFilesOnTheDisk) {
  const TemporaryFolder folder;
  folder.write("cay.map.json", to_canonical_json(maps::blank_map({6, 6}, "cay", "Cay")));
  PackDocument pack = PackDocument::create(folder.path());
  PackFindings findings{checks::standard_catalogue()};
  EXPECT_EQ(findings.checked(), 0) << "nothing was asked for yet";
  findings.validate(pack);
  EXPECT_GT(findings.checked(), 0);
  EXPECT_THAT(codes_of(findings), ::testing::Not(::testing::Contains("F007")));
  EXPECT_TRUE(pack.set_languages({"en", "de"}));
  findings.validate(pack);
  ASSERT_THAT(codes_of(findings), ::testing::Contains("F007")) << "the map has no German name";
  for (std::size_t i = 0; i < findings.size(); ++i) {
    EXPECT_FALSE(findings.at(i).places.empty());
    EXPECT_FALSE(findings.at(i).fixable());
  }
  maps::Map named = maps::blank_map({6, 6}, "cay", "Cay");
  named.name["de"] = "Insel";
  folder.write("cay.map.json", to_canonical_json(named));
  findings.validate(pack);
  EXPECT_THAT(codes_of(findings), ::testing::Not(::testing::Contains("F007")))
      << "a file has changed";
}

TEST(PackFindings, LeaveOutFilesInFoldersBelowThatThePackDoesNotList) {
  const TemporaryFolder folder;
  const std::string broken = "{";
  folder.write("cay.map.json", to_canonical_json(maps::blank_map({6, 6}, "cay", "Cay")));
  folder.write("old/reef.map.json", broken);
  folder.write("more/bay.map.json", broken);
  folder.write("pack.json", R"({"format": "chartroom-pack", "version": 1, "id": "seas",
    "name": {"en": "Seas"}, "maps": ["cay.map.json", "more/bay.map.json"]})");
  const auto pack = PackDocument::open(folder.path() / "pack.json");
  ASSERT_TRUE(pack) << pack.errors.front().text();
  PackFindings findings{checks::standard_catalogue()};
  findings.validate(*pack.value);
  std::set<std::string> files;
  for (std::size_t i = 0; i < findings.size(); ++i) files.insert(findings.at(i).places.front());
  EXPECT_TRUE(files.contains("bay.map.json")) << "the pack lists it";
  EXPECT_FALSE(files.contains("reef.map.json"));
}

TEST(PackFindings, AreWhatValidatePrintsOnceThePackIsSaved) {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("cay.map.json", to_canonical_json(maps::blank_map({6, 6}, "cay", "Cay")));
  maps::Map two_lakes = maps::blank_map({6, 6}, "lakes", "Lakes");
  for (int row = 0; row < 6; ++row) two_lakes.islands.insert({2, row});
  folder.write("guests/lakes.map.json", to_canonical_json(two_lakes));
  folder.write("guests/pack.json", R"({
    "format": "chartroom-pack", "version": 1, "id": "guests", "name": {"en": "Guests"},
    "maps": ["lakes.map.json"], "checks": {"exclude": [{"code": "R201", "reason": "mine"}]}})");
  PackDocument pack = PackDocument::create(folder.path());
  std::set<std::vector<std::string>> lists;
  const auto expect_same_once_saved = [&](const char* after) {
    PackFindings unsaved{checks::standard_catalogue()};
    unsaved.validate(pack);
    pack.save();
    PackFindings saved{checks::standard_catalogue()};
    saved.validate(pack);
    EXPECT_EQ(texts_of(unsaved), texts_of(saved)) << after;
    std::vector<FileError> errors;
    auto files = maps::find_input_files({folder.path()}, errors);
    if (pack.pack().maps.size() == 1) {
      // The pack lists no file below its folder yet.
      std::erase_if(files,
                    [&](const auto& file) { return file.path.find("guests") != file.path.npos; });
    }
    checks::Profile profile;
    profile.level = checks::Level::structure;
    EXPECT_EQ(saved.size(), validate(files, profile, errors).findings.size()) << after;
    EXPECT_TRUE(lists.insert(texts_of(saved)).second) << "the list is as before, " << after;
  };
  const auto change = [&pack](auto part) {
    maps::Pack next = pack.pack();
    part(next);
    ASSERT_TRUE(pack.apply(std::move(next), StepLabel::change_details).empty());
  };
  expect_same_once_saved("making it");
  ASSERT_TRUE(pack.set_languages({"en", "de"}));
  expect_same_once_saved("asking for German names");
  change([](maps::Pack& next) {
    next.maps.push_back("guests/lakes.map.json");
    next.checks.locked.insert("R201");
  });
  expect_same_once_saved("locking what the pack below accepts");
}

}  // namespace
}  // namespace chartroom::editor

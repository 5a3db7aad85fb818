#include "maps/files/input_files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "tests/temporary_folder.h"
namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

class Targets : public testing::Test {
 protected:
  void make(const std::string& name) { folder_.write(name, "{}"); }
  std::vector<std::string> found(const std::string& path) {
    std::vector<std::string> names;
    for (const InputFile& target : find_input_files({path}, errors_)) {
      names.push_back(fs::path(target.path).lexically_relative(folder_.path()).string());
    }
    return names;
  }

  TemporaryFolder folder_;
  std::vector<FileError> errors_;
};

TEST_F(Targets, AFolderIsSearchedInByteOrderWithoutHiddenFoldersAndLinks) {
  for (const char* name : {"b.map.json", "B.map.json", "a/pack.json", "a/z.deck.json", "notes.json",
                           ".git/x.map.json", "map.json"}) {
    make(name);
  }
  fs::create_symlink("b.map.json", folder_ / "link.map.json");
  fs::create_directory_symlink("a", folder_ / "linked");
  EXPECT_EQ(found(folder_.path().string()),
            (std::vector<std::string>{"B.map.json", "a/pack.json", "a/z.deck.json", "b.map.json"}));
  EXPECT_TRUE(errors_.empty());
}

TEST_F(Targets, LinksThatLeadElsewhereAreTold) {
  for (const char* name :
       {"in/a.map.json", "in/deep/b.map.json", "in/notes.json", "out/c.map.json"})
    make(name);
  const fs::path in = folder_ / "in";
  fs::create_symlink("a.map.json", in / "same.map.json");
  fs::create_directory_symlink("deep", in / "same");
  fs::create_symlink("notes.json", in / "notes.map.json");
  fs::create_symlink("../out/c.map.json", in / "out.map.json");
  fs::create_symlink("nowhere", in / "deep/nothing.deck.json");
  fs::create_symlink("../out/c.map.json", in / "not-one-of-ours.txt");
  fs::create_directory_symlink("../out", in / "outside");
  make("in/.hidden/deep/d.map.json");
  fs::create_directory_symlink(".hidden/deep", in / "open");
  PassedOver passed_over;
  EXPECT_EQ(find_input_files({in.string()}, errors_, &passed_over).size(), 2U);
  std::vector<std::string>& links = passed_over.links;
  for (std::string& link : links) link = fs::path(link).lexically_relative(in).string();
  EXPECT_EQ(links, (std::vector<std::string>{"deep/nothing.deck.json", "notes.map.json", "open",
                                             "out.map.json", "outside"}));
  EXPECT_TRUE(errors_.empty());
}

TEST_F(Targets, HiddenFoldersWithFilesAreTold) {
  for (const char* name :
       {"a.map.json", ".h/deep/.more/b.map.json", ".h/pack.json", ".x/notes.txt", ".git/c.map.json",
        ".y/.git/d.map.json", "deep/.z/e.deck.json", "deep/.named/f.map.json"})
    make(name);
  fs::create_directory_symlink("../deep", folder_ / ".x/link");
  PassedOver passed_over;
  const std::string in = folder_.path().string();
  EXPECT_EQ(find_input_files({in, in + "/deep/.named"}, errors_, &passed_over).size(), 2U);
  std::vector<std::string> told;
  for (const HiddenFolder& folder : passed_over.hidden) {
    told.push_back(fs::path(folder.path).lexically_relative(in).string());
    for (const std::string& file : folder.files) {
      told.push_back(fs::path(file).lexically_relative(in).string());
    }
  }
  EXPECT_EQ(told, (std::vector<std::string>{".h", ".h/deep/.more/b.map.json", ".h/pack.json",
                                            "deep/.z", "deep/.z/e.deck.json"}));
  EXPECT_TRUE(errors_.empty());
}

TEST_F(Targets, WhatOnlyHasAFilesNameIsAnError) {
  for (const char* name : {"a.map.json", "guests/pack.json/b.map.json"}) make(name);
  ASSERT_EQ(::mkfifo((folder_ / "pipe.map.json").c_str(), 0600), 0);
  EXPECT_EQ(found(folder_.path().string()), std::vector<std::string>{"a.map.json"});
  ASSERT_EQ(errors_.size(), 2U);
  EXPECT_EQ(errors_[0].text(),
            (folder_ / "guests/pack.json").string() + ": is a folder with the name of a file");
  EXPECT_EQ(errors_[1].text(),
            (folder_ / "pipe.map.json").string() + ": is neither a file nor a folder");
}

TEST_F(Targets, ANameThatDiffersInCapitalsOnlyIsAnErrorAsSomeDisksTakeItForOne) {
  for (const char* name : {"a.map.json", "b.Map.json", "c.deck.jsoN", "sub/Pack.JSON", "d.MAP"}) {
    make(name);
  }
  EXPECT_EQ(found(folder_.path().string()), (std::vector<std::string>{"a.map.json"}));
  ASSERT_EQ(errors_.size(), 3u);
  EXPECT_TRUE(errors_[0].path.ends_with("/b.Map.json"));
  EXPECT_TRUE(errors_[1].path.ends_with("/c.deck.jsoN"));
  EXPECT_TRUE(errors_[2].path.ends_with("/sub/Pack.JSON"));
}

TEST_F(Targets, AFileIsFoundSixtyFourFoldersDeepAndOneDeeperIsAnError) {
  std::string deep;
  for (int k = 0; k < kMostFolders; ++k) deep += "d/";
  make(deep + "a.map.json");
  EXPECT_EQ(found(folder_.path().string()), (std::vector<std::string>{deep + "a.map.json"}));
  EXPECT_TRUE(errors_.empty());
  make(deep + "e/b.map.json");
  EXPECT_EQ(found(folder_.path().string()), (std::vector<std::string>{deep + "a.map.json"}));
  const std::string named = (folder_ / (deep + "e/b.map.json")).string();
  EXPECT_TRUE(found(named).empty());
  ASSERT_EQ(errors_.size(), 2U);
  EXPECT_EQ(errors_[0].text(),
            (folder_ / (deep + "e")).string() + ": is more than 64 folders deep");
  EXPECT_EQ(errors_[1].text(), named + ": is more than 64 folders deep");
}

TEST_F(Targets, AFileStandsForItselfWhateverItsName) {
  make("sea.json");
  EXPECT_EQ(found((folder_ / "sea.json").string()), std::vector<std::string>{"sea.json"});
}

TEST_F(Targets, ANameThatSaysNothingLeavesItToTheText) {
  EXPECT_EQ(kind_of("-", R"({"format": "chartroom-pack"})"), FileKind::pack);
  EXPECT_EQ(kind_of("", R"({"format": "chartroom-deck"})"), FileKind::deck);
  EXPECT_EQ(kind_of("", R"({"format": "chartroom-map"})"), FileKind::map);
  EXPECT_EQ(kind_of("", "nonsense"), FileKind::map);
  EXPECT_EQ(kind_of("/a/pack.json", "nonsense"), FileKind::pack);
}

TEST_F(Targets, AFileIsJudgedOnceByWhateverNames) {
  make("a/sea.map.json");
  fs::create_directory_symlink("a", folder_ / "linked");
  const std::string a = (folder_ / "a").string();
  const auto inputs = find_input_files(
      {a, a + "/", (folder_ / "linked").string(), a + "//sea.map.json", a + "/../a/sea.map.json"},
      errors_);
  ASSERT_EQ(inputs.size(), 1U);
  EXPECT_EQ(inputs[0].path, a + "/sea.map.json");
  EXPECT_TRUE(errors_.empty());
}

// CI systems identify files by their paths from the repository's root.
TEST_F(Targets, NamesBeginWithoutADot) {
  make("a/sea.map.json");
  const fs::path here = fs::current_path();
  fs::current_path(folder_.path());
  for (const char* path : {".", "./", "./a", "././a//", "a/sea.map.json"}) {
    const auto inputs = find_input_files({path}, errors_);
    ASSERT_EQ(inputs.size(), 1U) << path;
    EXPECT_EQ(inputs[0].path, "a/sea.map.json") << path;
  }
  fs::current_path(here);
}

TEST_F(Targets, NothingFoundIsAnError) {
  EXPECT_TRUE(found(folder_.path().string()).empty());
  EXPECT_EQ(errors_.size(), 1U);
  EXPECT_TRUE(found((folder_ / "nowhere").string()).empty());
  EXPECT_EQ(errors_.size(), 2U);
}

}  // namespace
}  // namespace chartroom::maps

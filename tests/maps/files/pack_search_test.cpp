#include "maps/files/pack_search.h"

#include <gtest/gtest.h>

#include "maps/files/pack_file.h"
#include "maps/platform/installed.h"
#include "tests/temporary_folder.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

TEST(PackSearch, ANearerPackComesFirst) {
  const TemporaryFolder folder;
  folder.write(".git", "gitdir: elsewhere");
  folder.write("pack.json", "{}");
  folder.write("east/pack.json", "{}");
  folder.write("east/north/a.map.json", "{}");
  folder.write("west/b.map.json", "{}");
  const fs::path root = fs::canonical(folder.path());
  EXPECT_EQ(nearest_pack((folder / "east/north/a.map.json").string()), root / "east/pack.json");
  EXPECT_EQ(nearest_pack((folder / "west/b.map.json").string()), root / "pack.json");
  EXPECT_EQ(nearest_pack((folder / "west/not-there-yet.map.json").string()), root / "pack.json");
}

TEST(PackSearch, GivesEveryPackOnTheWayTheOutermostFirst) {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("pack.json", "{}");
  folder.write("east/north/pack.json", "{}");
  const std::string root = fs::canonical(folder.path()).string();
  PackSearch search;
  EXPECT_EQ(search.all((folder / "east/north/a.map.json").string()),
            (std::vector{root + "/pack.json", root + "/east/north/pack.json"}));
  EXPECT_EQ(search.all((folder / "east/north/pack.json").string()),
            (std::vector{root + "/pack.json", root + "/east/north/pack.json"}));
  EXPECT_TRUE(search.all("-").empty());
}

// Else the rules of such a pack would be missed in silence.
TEST(PackSearch, FindsWhatCannotBeReadAsAPack) {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("folder/pack.json/a.map.json", "{}");
  fs::create_directory(folder / "link");
  fs::create_symlink("nowhere", folder / "link/pack.json");
  const fs::path root = fs::canonical(folder.path());
  for (const std::string name : {"folder", "link"}) {
    const auto pack = nearest_pack((folder / (name + "/b.map.json")).string());
    ASSERT_EQ(pack, root / name / "pack.json");
    EXPECT_FALSE(load_pack(*pack));
  }
}

TEST(PackSearch, StandardInputHasNone) { EXPECT_FALSE(nearest_pack("-")); }

TEST(PackSearch, ASearchForManyFilesLooksIntoEachFolderOnce) {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("pack.json", "{}");
  folder.write("east/a.map.json", "{}");
  folder.write("west/b.map.json", "{}");
  const fs::path pack = fs::canonical(folder.path()) / "pack.json";
  PackSearch search;
  EXPECT_EQ(search.nearest((folder / "east/a.map.json").string()), pack);
  fs::remove(pack);
  EXPECT_EQ(search.nearest((folder / "east/c.map.json").string()), pack);
  EXPECT_NE(search.nearest((folder / "west/b.map.json").string()), pack);
}

TEST(PackSearch, NeverLeavesTheWorkTreeOrWithoutOneTheFolder) {
  const TemporaryFolder folder;
  folder.write("pack.json", "{}");
  folder.write("tree/.git/HEAD", "");
  folder.write("tree/deep/a.map.json", "{}");
  folder.write("plain/b.map.json", "{}");
  EXPECT_FALSE(nearest_pack((folder / "tree/deep/a.map.json").string()));
  EXPECT_FALSE(nearest_pack((folder / "plain/b.map.json").string()));
}

TEST(PackSearch, OfAFolderThatWasNamedGoesUpToTheRootOfItsWorkTree) {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("pack.json", "{}");
  folder.write("named/pack.json", "{}");
  folder.write("named/deep/a.map.json", "{}");
  folder.write("other/deep/b.map.json", "{}");
  folder.write("other/below/.git/HEAD", "");
  folder.write("other/below/c.map.json", "{}");
  const std::string root = fs::canonical(folder.path()).string();
  PackSearch search;
  EXPECT_EQ(search.all((folder / "named/deep/a.map.json").string(), (folder / "named").string()),
            (std::vector{root + "/pack.json", root + "/named/pack.json"}));
  for (const char* file : {"other/deep/b.map.json", "other/below/c.map.json"}) {
    EXPECT_EQ(nearest_pack((folder / file).string(), (folder / "other").string()),
              root + "/pack.json");
  }
}

TEST(PackSearch, OfAFolderThatWasNamedOutsideAWorkTreeLooksAtItAndWhatIsBelow) {
  const TemporaryFolder folder;
  folder.write("pack.json", "{}");
  folder.write("named/pack.json", "{}");
  folder.write("named/deep/a.map.json", "{}");
  folder.write("other/deep/b.map.json", "{}");
  const fs::path root = fs::canonical(folder.path());
  EXPECT_EQ(nearest_pack((folder / "named/deep/a.map.json").string(), (folder / "named").string()),
            root / "named/pack.json");
  EXPECT_FALSE(
      nearest_pack((folder / "other/deep/b.map.json").string(), (folder / "other").string()));
}

TEST(PackSearch, TheShippedPacksAreBesideTheProgram) {
  const auto packs = installed_folder("packs");
  ASSERT_TRUE(packs);
  EXPECT_TRUE(load_pack(*packs + "/sonar-family/pack.json"));
}

}  // namespace
}  // namespace chartroom::maps

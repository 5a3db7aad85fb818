#include "validator/checks/packs/real_paths.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/temporary_folder.h"

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;

// As the standard library says it of each file alone.
TEST(RealPaths, AreThoseOfEachFileAlone) {
  TemporaryFolder folder;
  folder.write("deep/a.map.json", "");
  fs::create_symlink("deep", folder / "link");
  fs::create_symlink("deep/a.map.json", folder / "b.map.json");
  fs::create_symlink("nowhere/c.map.json", folder / "broken.map.json");
  RealPaths paths;
  for (const char* name :
       {"deep/a.map.json", "link/a.map.json", "b.map.json", "broken.map.json",
        "deep/missing.map.json", "link/missing.map.json", "no/such/folder.map.json",
        "link/../b.map.json", "deep/.", "deep/..", "deep/", "link"}) {
    EXPECT_EQ(paths.of((folder / name).string()), fs::weakly_canonical(folder / name)) << name;
  }
  EXPECT_EQ(paths.of("missing.map.json"), fs::canonical(".") / "missing.map.json");
}

TEST(RealPaths, StayAsTheyAreWhereTheyCannotBeFollowed) {
  TemporaryFolder folder;
  fs::create_symlink("loop", folder / "loop");
  for (const char* name : {"loop", "loop/a.map.json"}) {
    EXPECT_EQ(RealPaths().of((folder / name).string()), (folder / name).string());
  }
}

}  // namespace
}  // namespace chartroom::checks

#include "editor/model/documents/recent_files.h"

#include <gmock/gmock.h>

#include <filesystem>

#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(RecentFiles, HaveTheLatestFirstAndEachOnce) {
  RecentFiles recent;
  for (const char* path : {"/x/a", "/x/b", "/x/a", "/x/y/../c"}) recent.add(path);
  EXPECT_THAT(recent.paths(), ElementsAre("/x/c", "/x/a", "/x/b"));
  recent.remove("/x/a");
  EXPECT_THAT(recent.paths(), ElementsAre("/x/c", "/x/b"));
  for (int i = 0; i < 20; ++i) recent.add("/x/" + std::to_string(i));
  EXPECT_EQ(recent.paths().size(), RecentFiles::kMost);
  EXPECT_EQ(recent.paths().front(), "/x/19");
}

TEST(RecentFiles, TakeTwoNamesOfAFileForOne) {
  const TemporaryFolder folder;
  folder.write("map.map.json", "");
  std::filesystem::create_symlink(folder / "map.map.json", folder / "link.map.json");
  RecentFiles recent;
  recent.add(folder / "map.map.json");
  recent.add(folder / "link.map.json");
  EXPECT_THAT(recent.paths(), ElementsAre((folder / "link.map.json").string()));
}

TEST(RecentFiles, AreKeptInAFileButPathsOfSeveralLinesAreNot) {
  const TemporaryFolder folder;
  const std::string file = folder / "recent";
  EXPECT_THAT(RecentFiles::load(file).paths(), IsEmpty());
  RecentFiles recent;
  for (const char* path : {"/x/a", "/x/b\nc", "/x/\xc3\xa4 o"}) recent.add(path);
  recent.save(file);
  EXPECT_THAT(RecentFiles::load(file).paths(), ElementsAre("/x/\xc3\xa4 o", "/x/a"));
}

}  // namespace
}  // namespace chartroom::editor

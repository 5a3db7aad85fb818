#include "maps/files/named_path.h"

#include <gtest/gtest.h>

#include "tests/temporary_folder.h"

namespace chartroom::maps {
namespace {

constexpr const char* kComposed = "F\u00F6hr.map.json";
constexpr const char* kApart = "Fo\u0308hr.map.json";

TEST(NamedPath, FindsAFileByTheLettersOfItsName) {
  const TemporaryFolder folder;
  folder.write(kApart, "");
  folder.write("\u00CEles/F\u00F6hr.map.json", "");
  EXPECT_EQ(name_on_disk(folder.path(), kComposed), kApart);
  EXPECT_EQ(name_on_disk(folder.path(), kApart), kApart);
  EXPECT_EQ(name_on_disk(folder.path(), "I\u0302les/Fo\u0308hr.map.json"),
            "\u00CEles/F\u00F6hr.map.json");
  EXPECT_EQ(named_path(folder.path(), kComposed), (folder / kApart).string());
}

TEST(NamedPath, KeepsANameThatTheFolderHasOrThatNothingIsLike) {
  const TemporaryFolder folder;
  folder.write(kApart, "");
  folder.write(kComposed, "");
  EXPECT_EQ(name_on_disk(folder.path(), kComposed), kComposed);
  EXPECT_EQ(name_on_disk(folder.path(), kApart), kApart);
  EXPECT_EQ(name_on_disk(folder.path(), "F\u00D6HR.map.json"), "F\u00D6HR.map.json");
  EXPECT_EQ(name_on_disk(folder.path(), "gone/F\u00F6hr.map.json"), "gone/F\u00F6hr.map.json");
  EXPECT_EQ(name_on_disk(folder / "gone", kComposed), kComposed);
}

}  // namespace
}  // namespace chartroom::maps

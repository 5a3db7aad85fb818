#include "maps/platform/installed.h"

#include <gtest/gtest.h>
#ifdef __linux__
#include <cerrno>
#endif

#include "maps/platform/safe_file.h"
#include "tests/temporary_folder.h"

namespace chartroom {
namespace {

namespace fs = std::filesystem;

// A new folder with programs.
class Installed : public testing::Test {
 protected:
  void add_program(const std::string& name) {
    folder_.write(name, "#!/bin/sh\n");
    fs::permissions(folder_ / name, fs::perms::owner_all);
  }
  std::string at(const std::string& name) const {
    return (fs::canonical(folder_.path()) / name).string();
  }
  std::optional<std::string> found(const std::string& name, const std::string& path) const {
    return program_named(name, path);
  }

  const TemporaryFolder folder_;
};

TEST_F(Installed, AProgramThatIsCalledByItsPathIsThatFile) {
  add_program("bin/chartroom");
  EXPECT_EQ(found((folder_ / "bin/chartroom").string(), ""), at("bin/chartroom"));
  EXPECT_EQ(found((folder_ / "bin/../bin/./chartroom").string(), ""), at("bin/chartroom"));
  EXPECT_FALSE(found((folder_ / "chartroom").string(), (folder_ / "bin").string()));
}

TEST_F(Installed, AProgramThatIsCalledByNameIsTheFirstOnThePathThatMayBeRun) {
  folder_.write("notes/chartroom", "may not be run");
  folder_.write("folders/chartroom/chartroom", "");
  add_program("first/chartroom");
  add_program("second/chartroom");
  std::string path;
  for (const char* name : {"nowhere", "notes", "folders", "first", "second"}) {
    path += (path.empty() ? "" : ":") + (folder_ / name).string();
  }
  EXPECT_EQ(found("chartroom", path), at("first/chartroom"));
  EXPECT_FALSE(found("chartroom-editor", path));
  EXPECT_FALSE(found("", path));
  EXPECT_FALSE(found("chartroom", ""));
}

TEST_F(Installed, ALinkStandsForTheProgramThatItLeadsTo) {
  add_program("opt/bin/chartroom");
  fs::create_directory(folder_ / "home");
  fs::create_symlink(folder_ / "opt/bin/chartroom", folder_ / "home/chartroom");
  fs::create_symlink(folder_ / "opt/bin/gone", folder_ / "home/gone");
  EXPECT_EQ(found("chartroom", (folder_ / "home").string()), at("opt/bin/chartroom"));
  EXPECT_FALSE(found("gone", (folder_ / "home").string()));
}

TEST_F(Installed, AnEmptyFolderOnThePathIsTheWorkingFolder) {
  add_program("chartroom");
  const fs::path before = fs::current_path();
  fs::current_path(folder_.path());
  const auto first = found("chartroom", ":/nowhere");
  const auto last = found("chartroom", "/nowhere:");
  fs::current_path(before);
  EXPECT_EQ(first, at("chartroom"));
  EXPECT_EQ(last, at("chartroom"));
}

TEST_F(Installed, TheProgramReadsItself) {
  const auto packs = installed_folder("packs");
  ASSERT_TRUE(packs);
  const fs::path own =
      fs::path(*packs).parent_path().parent_path().parent_path() / "bin/maps_tests";
  const auto bytes = read_program();
  ASSERT_TRUE(bytes);
  EXPECT_EQ(stamp_of(*bytes.value).size, fs::file_size(own));
  EXPECT_FALSE(installed_folder("no such folder"));
}

#ifdef __linux__
TEST_F(Installed, TheNameThatThisProgramWasCalledByLeadsWhereTheSystemSaysItLies) {
  const char* path = std::getenv("PATH");
  EXPECT_EQ(found(program_invocation_name, path == nullptr ? "" : path),
            fs::read_symlink("/proc/self/exe").string());
}
#endif

}  // namespace
}  // namespace chartroom

#include "maps/platform/safe_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace chartroom {
namespace {

namespace fs = std::filesystem;

class SafeFile : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "chartroom-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string bytes(const std::string& name) const { return read_file(path(name)).value.value(); }
  void put(const std::string& name, const std::string& text) const {
    std::ofstream(path(name)) << text;
  }
  int files() const { return static_cast<int>(std::distance(fs::directory_iterator(folder_), {})); }
  mode_t mode(const std::string& name) const {
    struct stat status {};
    EXPECT_EQ(::stat(path(name).c_str(), &status), 0);
    return status.st_mode & 07777;
  }

  fs::path folder_;
};

TEST_F(SafeFile, WritesANewFileWithTheUsualMode) {
  const mode_t mask = ::umask(027);
  save_file(path("a"), "text");
  ::umask(mask);
  EXPECT_EQ(bytes("a"), "text");
  EXPECT_EQ(mode("a"), 0640U);
  EXPECT_EQ(files(), 1);
}

// Only the administrator can keep another owner; other users become the owner.
TEST_F(SafeFile, KeepsTheOwnerOfAFileThatIsThereWhereThatIsPermitted) {
  save_file(path("a"), "one");
  if (::chown(path("a").c_str(), 12345, 23456) != 0) GTEST_SKIP() << "files cannot be given away";
  ::chmod(path("a").c_str(), 0640);
  save_file(path("a"), "two");
  struct stat status {};
  ASSERT_EQ(::stat(path("a").c_str(), &status), 0);
  EXPECT_EQ(status.st_uid, 12345U);
  EXPECT_EQ(status.st_gid, 23456U);
  EXPECT_EQ(mode("a"), 0640U);
}

TEST_F(SafeFile, KeepsTheModeOfAFileThatIsThere) {
  put("a", "old");
  ASSERT_EQ(::chmod(path("a").c_str(), 0604), 0);
  save_file(path("a"), "new");
  EXPECT_EQ(bytes("a"), "new");
  EXPECT_EQ(mode("a"), 0604U);
}

TEST_F(SafeFile, FollowsLinksAndLeavesThemInPlace) {
  fs::create_directory(folder_ / "far");
  put("far/a", "old");
  fs::create_symlink("far/a", folder_ / "link");
  fs::create_symlink("link", folder_ / "link-to-link");
  fs::create_symlink("far/none", folder_ / "to-nothing");
  save_file(path("link-to-link"), "new");
  save_file(path("to-nothing"), "there");
  EXPECT_TRUE(fs::is_symlink(folder_ / "link-to-link"));
  EXPECT_EQ(bytes("far/a"), "new");
  EXPECT_EQ(bytes("far/none"), "there");
}

TEST_F(SafeFile, RefusesALinkToItself) {
  fs::create_symlink("loop", folder_ / "loop");
  EXPECT_THROW(save_file(path("loop"), "new"), FileException);
}

TEST_F(SafeFile, RefusesWhenTheFileChangedOrWent) {
  put("a", "old");
  const std::optional<FileStamp> loaded = stamp_on_disk(path("a"));
  save_file(path("a"), "mine", loaded);
  EXPECT_EQ(stamp_on_disk(path("a")), stamp_of("mine"));
  EXPECT_THROW(save_file(path("a"), "again", loaded), FileException);
  EXPECT_EQ(bytes("a"), "mine");
  fs::remove(path("a"));
  EXPECT_THROW(save_file(path("a"), "again", stamp_of("mine")), FileException);
  EXPECT_EQ(files(), 0);
}

TEST_F(SafeFile, RefusesFoldersPipesAndMissingFolders) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_THROW(save_file(folder_.string(), "x"), FileException);
  EXPECT_THROW(save_file(path("pipe"), "x"), FileException);
  EXPECT_THROW(save_file(path("none/a"), "x"), FileException);
  EXPECT_EQ(files(), 1);
}

TEST_F(SafeFile, ReadsWholeFilesAndSaysWhyNot) {
  put("a", std::string("nul \0 inside", 12));
  EXPECT_EQ(bytes("a").size(), 12U);
  const ParseResult<std::string> none = read_file(path("none"));
  ASSERT_EQ(none.errors.size(), 1U);
  EXPECT_EQ(none.errors[0].line, 0);
  EXPECT_EQ(none.errors[0].text(), path("none") + ": cannot read: No such file or directory");
  EXPECT_FALSE(read_file(folder_.string()));
  EXPECT_FALSE(stamp_on_disk(path("none")).has_value());
}

TEST_F(SafeFile, WaitsForNoPipeButOneThatAShellHandsOver) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  fs::create_symlink("/dev/zero", folder_ / "zeros");
  for (const char* name : {"pipe", "zeros"}) {
    const ParseResult<std::string> read = read_file(path(name));
    ASSERT_FALSE(read) << name;
    EXPECT_EQ(read.errors[0].what, "is a device or a pipe (expected a file)");
  }
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  ASSERT_EQ(::write(ends[1], "text", 4), 4);
  ::close(ends[1]);
  EXPECT_EQ(read_file("/dev/fd/" + std::to_string(ends[0])).value, "text");
  ::close(ends[0]);
  EXPECT_EQ(read_file("/dev/null").value, "");
}

TEST_F(SafeFile, WritesThroughNoLinkWhoseNameTheProgramChose) {
  fs::create_directory(folder_ / "far");
  fs::create_directory(folder_ / "out");
  fs::create_symlink("../far/none", folder_ / "out/a");
  fs::create_symlink("../far", folder_ / "out/sub");
  for (const char* name : {"a", "sub/a"}) {
    EXPECT_THROW(save_in_folder(path("out"), name, "text"), FileException) << name;
  }
  EXPECT_TRUE(fs::is_empty(folder_ / "far"));
  // The folder itself was named by the user.
  EXPECT_EQ(save_in_folder(path("out/sub"), "new/b", "text"), path("out/sub/new/b"));
  EXPECT_EQ(bytes("far/new/b"), "text");
}

TEST_F(SafeFile, ReadsOneByteMoreThanTheLimitAtMost) {
  put("big", std::string(kMaxFileBytes + 100, 'x'));
  EXPECT_EQ(bytes("big").size(), kMaxFileBytes + 1);
}

}  // namespace
}  // namespace chartroom

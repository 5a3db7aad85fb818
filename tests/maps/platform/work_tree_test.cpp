#include "maps/platform/work_tree.h"

#include <gtest/gtest.h>

#include <fstream>

namespace chartroom {
namespace {

namespace fs = std::filesystem;

class WorkTree : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    root_ = fs::canonical(fs::temp_directory_path()) / (std::string("chartroom-") + info->name());
    fs::remove_all(root_);
    fs::create_directories(root_ / "tree/maps/deep");
    std::ofstream(root_ / "tree/.git") << "gitdir: elsewhere\n";
  }
  void TearDown() override { fs::remove_all(root_); }
  std::string at(const std::string& name) const { return (root_ / name).string(); }

  fs::path root_;
};

TEST_F(WorkTree, BeginsWhereGitKeepsItsFileOrFolder) {
  EXPECT_EQ(work_tree_of(root_ / "tree/maps/deep"), root_ / "tree");
  fs::create_directory(root_ / "tree/maps/.git");
  EXPECT_EQ(work_tree_of(root_ / "tree/maps/deep"), root_ / "tree/maps");
  EXPECT_EQ(work_tree_of(root_ / "tree"), root_ / "tree");
}

TEST_F(WorkTree, NamesFilesFromItsRootWhetherTheyAreThereOrNot) {
  WorkTreePaths paths;
  EXPECT_EQ(paths.of(at("tree/maps/deep/../a.map.json")), "maps/a.map.json");
  EXPECT_EQ(paths.of(at("tree/maps/nowhere/a.map.json")), "maps/nowhere/a.map.json");
  EXPECT_EQ(paths.of(at("tree/a b\n.map.json")), "a b\n.map.json");
}

TEST_F(WorkTree, NamesAFileOfASubmoduleFromTheRootOfTheRun) {
  fs::create_directory(root_ / "tree/maps/.git");
  WorkTreePaths paths(work_tree_of(root_ / "tree"));
  EXPECT_EQ(paths.of(at("tree/maps/a.map.json")), "maps/a.map.json");
  EXPECT_EQ(paths.of("/a.map.json"), std::nullopt);
  EXPECT_EQ(WorkTreePaths().of(at("tree/maps/a.map.json")), "a.map.json");
}

TEST_F(WorkTree, NamesAFileBehindALinkToItsFolderAsGitKnowsIt) {
  fs::create_directory_symlink(root_ / "tree/maps", root_ / "tree/link");
  WorkTreePaths paths;
  EXPECT_EQ(paths.of(at("tree/link/deep/a.map.json")), "maps/deep/a.map.json");
}

TEST_F(WorkTree, HasNoNameForStandardInputAndFilesOutside) {
  WorkTreePaths paths;
  EXPECT_EQ(paths.of("-"), std::nullopt);
  EXPECT_EQ(paths.of("/a.map.json"), std::nullopt);
}

}  // namespace
}  // namespace chartroom

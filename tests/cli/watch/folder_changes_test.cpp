#include "cli/watch/folder_changes.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/temporary_folder.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

using Woken = FolderChanges::Woken;
using Way = std::unique_ptr<FolderChanges> (*)(const std::vector<std::string>& paths);

// Tests both ways of watching, which must report the same changes.
class FolderChangesTest : public testing::TestWithParam<Way> {
 protected:
  FolderChangesTest() {
    folder_.write("pack/pack.json", "{}");
    folder_.write("pack/a.map.json", "one");
    folder_.write("pack/deep/b.deck.json", "one");
    folder_.write("pack/.hidden/c.map.json", "one");
    if (pipe(signals_) != 0) throw std::runtime_error("no pipe");
  }
  ~FolderChangesTest() override {
    close(signals_[0]);
    close(signals_[1]);
  }

  void watch(const std::string& name) {
    changes_ = GetParam()({(folder_ / name).string()});
    changes_->renew();
  }
  Woken woken() { return changes_->wait(signals_[0], std::nullopt); }
  // Waits a short time, for tests that expect no change.
  Woken soon() { return changes_->wait(signals_[0], std::chrono::milliseconds(20)); }
  // Waits for all changes of one step.
  bool heard() {
    const bool changed = woken() == Woken::by_change;
    while (soon() == Woken::by_change) {
    }
    return changed;
  }

  const TemporaryFolder folder_;
  int signals_[2]{-1, -1};
  std::unique_ptr<FolderChanges> changes_;
};

TEST_P(FolderChangesTest, AFileThatIsWrittenThatComesAndThatGoesIsHeard) {
  watch("pack");
  EXPECT_EQ(soon(), Woken::by_time);
  folder_.write("pack/a.map.json", "longer");
  EXPECT_TRUE(heard());
  folder_.write("pack/deep/new.map.json", "");
  EXPECT_TRUE(heard());
  fs::remove(folder_ / "pack/deep/b.deck.json");
  EXPECT_TRUE(heard());
  EXPECT_EQ(soon(), Woken::by_time);
}

TEST_P(FolderChangesTest, AFileOfTheSameSizeThatIsPutInTheOldOnesPlaceIsHeard) {
  watch("pack");
  folder_.write("pack/temporary", "two");
  fs::rename(folder_ / "pack/temporary", folder_ / "pack/a.map.json");
  EXPECT_TRUE(heard());
}

TEST_P(FolderChangesTest, WhatIsNoMapDeckOrPackAndWhatIsHiddenIsNot) {
  watch("pack");
  folder_.write("pack/report.json", "{}");
  folder_.write("pack/.hidden/c.map.json", "longer");
  EXPECT_EQ(soon(), Woken::by_time);
}

TEST_P(FolderChangesTest, OfAFileThatIsNamedItsNameCounts) {
  folder_.write("plan.json", "one");
  watch("plan.json");
  folder_.write("other.json", "one");
  EXPECT_EQ(soon(), Woken::by_time);
  folder_.write("plan.json", "longer");
  EXPECT_TRUE(heard());
}

TEST_P(FolderChangesTest, AFolderThatCameIsWatchedOnceItIsTakenUp) {
  watch("pack");
  fs::create_directory(folder_ / "pack/new");
  EXPECT_TRUE(heard());
  changes_->renew();
  folder_.write("pack/new/d.map.json", "one");
  EXPECT_TRUE(heard());
}

TEST_P(FolderChangesTest, AFolderThatGoesAndComesBackIsHeardEachTime) {
  watch("pack");
  fs::rename(folder_ / "pack", folder_ / "elsewhere");
  EXPECT_TRUE(heard());
  changes_->renew();
  EXPECT_EQ(soon(), Woken::by_time);
  fs::rename(folder_ / "elsewhere", folder_ / "pack");
  EXPECT_TRUE(heard());
}

TEST_P(FolderChangesTest, ASignalComesBeforeAChange) {
  watch("pack");
  folder_.write("pack/a.map.json", "longer");
  ASSERT_EQ(write(signals_[1], "", 1), 1);
  EXPECT_EQ(woken(), Woken::by_signal);
}

#ifdef __linux__
INSTANTIATE_TEST_SUITE_P(Told, FolderChangesTest, testing::Values(&told_changes));
#endif
INSTANTIATE_TEST_SUITE_P(Polled, FolderChangesTest, testing::Values(&polled_changes));

}  // namespace
}  // namespace chartroom::cli

#include "editor/model/documents/journal_writer.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "maps/platform/safe_file.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

std::atomic<bool> disk_is_full = false;

void replace_unless_full(const std::string& path, const std::string& text) {
  if (disk_is_full) throw FileException(FileError::of_file(path, "no space left"));
  replace_file(path, text);
}

class JournalWriterOnADisk : public ::testing::Test {
 protected:
  ~JournalWriterOnADisk() override { disk_is_full = false; }

  const TemporaryFolder folder_;
  const std::string path_ = folder_ / "work";
  JournalWriter writer_{path_, replace_unless_full};
};

TEST_F(JournalWriterOnADisk, FlushesWhatFailedBeforeOnceTheDiskIsWellAgain) {
  disk_is_full = true;
  writer_.keep("work");
  writer_.flush();
  ASSERT_TRUE(writer_.failure());
  disk_is_full = false;
  writer_.flush();
  EXPECT_FALSE(writer_.failure());
  EXPECT_EQ(read_file(path_).value, "work");
}

TEST_F(JournalWriterOnADisk, ReturnsFromAFlushThatFailsAgain) {
  disk_is_full = true;
  writer_.keep("work");
  writer_.flush();
  writer_.flush();
  EXPECT_TRUE(writer_.failure());
}

TEST_F(JournalWriterOnADisk, TriesAgainWithoutBeingAsked) {
  disk_is_full = true;
  writer_.keep("work");
  writer_.flush();
  disk_is_full = false;
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (writer_.failure() && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_FALSE(writer_.failure());
  EXPECT_EQ(read_file(path_).value, "work");
}

}  // namespace
}  // namespace chartroom::editor

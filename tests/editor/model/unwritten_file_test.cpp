#include "editor/model/unwritten_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "editor/model/commands/shortcut.h"
#include "editor/model/documents/journal.h"
#include "editor/model/documents/pack_document.h"
#include "editor/model/stamps.h"
#include "editor/model/tracing/tracing_file.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

namespace fs = std::filesystem;

class MissingFile : public testing::Test {
 protected:
  const TemporaryFolder folder_;
  // The name is too long for any file system to tell if the file exists.
  const std::string unknowable_ = folder_ / std::string(300, 'x');
};

TEST_F(MissingFile, IsNotOneThatCannotBeLookedAt) {
  EXPECT_TRUE(is_missing(folder_ / "nothing"));
  EXPECT_FALSE(is_missing(folder_.path()));
  EXPECT_FALSE(is_missing(unknowable_));
}

TEST_F(MissingFile, StandsForNothingKept) {
  EXPECT_TRUE(load_stamps(folder_ / "nothing"));
  EXPECT_TRUE(Shortcuts::load(folder_ / "nothing"));
  EXPECT_TRUE(KeptTracings::load(folder_ / "nothing"));
}

TEST_F(MissingFile, IsAFaultWhereItCannotBeLookedAt) {
  EXPECT_THAT(load_stamps(unknowable_).errors, SizeIs(1));
  EXPECT_THAT(Shortcuts::load(unknowable_).errors, SizeIs(1));
  EXPECT_THAT(KeptTracings::load(unknowable_).errors, SizeIs(1));
}

TEST_F(MissingFile, OfAFolderOfMapsShowsNone) {
  EXPECT_THAT(shipped_maps({unknowable_}), IsEmpty());
}

TEST_F(MissingFile, OfTheJournalKeepsTheEntryAndSaysWhy) {
  std::string latest;
  {
    const JournalEntry entry = JournalEntry::make(folder_.path());
    latest = entry.latest_copy();
    // A link to itself cannot be followed.
    fs::create_symlink(latest, latest);
  }
  std::vector<FileError> errors;
  const auto any = [](std::string_view, const std::string&) { return std::vector<FileError>(); };
  EXPECT_THAT(orphaned_drafts(folder_.path(), any, errors), IsEmpty());
  EXPECT_THAT(errors, SizeIs(1));
  EXPECT_TRUE(fs::is_symlink(latest));
}

}  // namespace
}  // namespace chartroom::editor

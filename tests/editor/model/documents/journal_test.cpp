#include "editor/model/documents/journal.h"

#include <gmock/gmock.h>

#include <filesystem>

#include "editor/model/documents/map_document.h"
#include "editor/model/documents/pack_document.h"
#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
using namespace maps;
namespace {

namespace fs = std::filesystem;
using ::testing::IsEmpty;

void paint(MapDocument& document, Point point) {
  document.apply(edited(document.map(), SetIslands{{point}, true}), StepLabel::paint_islands);
}

std::vector<FileError> faults_of_map(std::string_view text, const std::string& path) {
  return parse_map(text, path).errors;
}

// A draft that was left, with its map.
struct LeftMap : OrphanedDraft {
  Map map;
};

std::vector<LeftMap> left_maps(const std::string& folder, std::vector<FileError>& errors) {
  std::vector<LeftMap> list;
  for (OrphanedDraft& work : orphaned_drafts(folder, faults_of_map, errors)) {
    Map map = parse_map(work.text, "").value.value().map;
    list.push_back({std::move(work), std::move(map)});
  }
  return list;
}

class JournalFiles : public ::testing::Test {
 protected:
  std::vector<LeftMap> left() {
    std::vector<FileError> errors;
    std::vector<LeftMap> list = left_maps(journal_, errors);
    EXPECT_THAT(errors, IsEmpty());
    return list;
  }
  bool is_empty() const { return !fs::exists(journal_) || fs::is_empty(journal_); }

  // Sets all times as if written in one tick of the file system's clock.
  void give_all_files_one_time() const {
    const auto now = fs::file_time_type::clock::now();
    for (const auto& each : fs::recursive_directory_iterator(journal_)) {
      fs::last_write_time(each.path(), now);
    }
  }

  const TemporaryFolder folder_;
  const std::string journal_ = folder_ / "state/journal";
};

TEST_F(JournalFiles, KeepUnsavedWorkOfAMapThatHasNoFile) {
  MapDocument document;
  paint(document, {3, 3});
  {
    Journal journal(journal_);
    journal.keep(document);
    journal.flush();
    EXPECT_THAT(left(), IsEmpty()) << "it is in use";
  }
  std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].path, std::nullopt);
  EXPECT_EQ(list[0].map, document.map());
  EXPECT_EQ(list[0].file(), DraftFileState::none);
  const MapDocument back =
      MapDocument::restored(list[0].map, list[0].path, list[0].base, list[0].history);
  EXPECT_EQ(back.map(), document.map());
  EXPECT_TRUE(back.modified());
  EXPECT_EQ(back.steps(), document.steps());
  list[0].entry.remove();
  EXPECT_TRUE(is_empty());
}

TEST_F(JournalFiles, LeaveNothingOfWorkThatIsSavedOrGivenUp) {
  MapDocument document;
  {
    Journal journal(journal_);
    paint(document, {3, 3});
    journal.keep(document);
    journal.flush();
    document.save_as(folder_ / "a.map.json");
    journal.keep(document);
  }
  EXPECT_TRUE(is_empty());
  {
    Journal journal(journal_);
    paint(document, {4, 4});
    journal.keep(document);
    journal.discard();
  }
  EXPECT_TRUE(is_empty());
}

TEST_F(JournalFiles, KnowTheFileAndWhetherItChangedMeanwhile) {
  const std::string path = folder_ / "strange\nname\\.map.json";
  MapDocument document;
  document.save_as(path);
  paint(document, {1, 1});
  { Journal(journal_).keep(document); }
  std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].path, path);
  EXPECT_EQ(list[0].file(), DraftFileState::same);
  MapDocument back = MapDocument::restored(list[0].map, path, list[0].base);
  EXPECT_EQ(back.path(), path);
  back.save();
  EXPECT_EQ(list[0].file(), DraftFileState::changed);
  EXPECT_EQ(MapDocument::restored(list[0].map, path, list[0].base).disk_state(), DiskState::changed)
      << "saving asks";
  back.undo();
  EXPECT_TRUE(back.map().islands.empty()) << "undo leads to what the file held";
  fs::remove(path);
  EXPECT_EQ(list[0].file(), DraftFileState::gone);
  MapDocument again = MapDocument::restored(list[0].map, path, list[0].base);
  EXPECT_EQ(again.disk_state(), DiskState::gone);
  again.save();
  EXPECT_TRUE(MapDocument::open(path));
}

// Sets the working folder during its lifetime.
class WorkingFolder {
 public:
  explicit WorkingFolder(const fs::path& folder) { fs::current_path(folder); }
  ~WorkingFolder() { fs::current_path(before_); }

 private:
  const fs::path before_ = fs::current_path();
};

TEST_F(JournalFiles, KnowTheFileFromWhateverFolderTheProgramIsStarted) {
  folder_.write("here/reef.map.json", to_canonical_json(known::north_pole()));
  folder_.write("there/reef.map.json", to_canonical_json(blank_map({6, 6}, "reef", "Reef")));
  {
    const WorkingFolder here(folder_ / "here");
    MapDocument document = MapDocument::open("reef.map.json").value.value();
    paint(document, {1, 1});
    Journal(journal_).keep(document);
  }
  const WorkingFolder there(folder_ / "there");
  const std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].path, (folder_ / "here/reef.map.json").string());
  EXPECT_EQ(list[0].file(), DraftFileState::same);
}

TEST_F(JournalFiles, TakeNoOtherFileOfThatNameForTheirs) {
  const std::string path = folder_ / "reef.map.json";
  folder_.write("reef.map.json", to_canonical_json(known::north_pole()));
  {
    MapDocument document = MapDocument::open(path).value.value();
    paint(document, {1, 1});
    Journal(journal_).keep(document);
  }
  Map changed = known::north_pole();
  changed.author = "Somebody";
  folder_.write("reef.map.json", to_canonical_json(changed));
  std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].file(), DraftFileState::changed);
  folder_.write("reef.map.json", to_canonical_json(blank_map({6, 6}, "reef", "Reef")));
  EXPECT_EQ(list[0].file(), DraftFileState::another);
}

TEST_F(JournalFiles, OfEarlierVersionsLeadToNoOtherFileByARelativePath) {
  const std::string text = to_canonical_json(known::north_pole());
  const FileStamp stamp = stamp_of(text);
  folder_.write("state/journal/work-a/lock", "");
  folder_.write("state/journal/work-a/work", "chartroom-journal 1\npath reef.map.json\nbase " +
                                                 std::to_string(stamp.hash) + " " +
                                                 std::to_string(stamp.size) + "\n\n" + text);
  folder_.write("there/reef.map.json", to_canonical_json(blank_map({6, 6}, "reef", "Reef")));
  folder_.write("here/reef.map.json", text);
  {
    const WorkingFolder there(folder_ / "there");
    EXPECT_EQ(left().at(0).path, std::nullopt);
  }
  const WorkingFolder here(folder_ / "here");
  EXPECT_EQ(left().at(0).path, (folder_ / "here/reef.map.json").string());
}

TEST_F(JournalFiles, KeepOnlyTheLatestOfManyChanges) {
  MapDocument document;
  {
    Journal journal(journal_);
    for (int i = 0; i < 200; ++i) {
      paint(document, {i % 10, i / 20});
      journal.keep(document);
    }
  }
  ASSERT_EQ(left().size(), 1U);
  EXPECT_EQ(left()[0].map, document.map());
}

TEST_F(JournalFiles, ListSeveralWorksTheLatestFirst) {
  constexpr int kWorks = 9;
  for (int i = 0; i < kWorks; ++i) {
    MapDocument document;
    paint(document, {i, 0});
    { Journal(journal_).keep(document); }
  }
  give_all_files_one_time();
  const std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), kWorks);
  for (int i = 0; i < kWorks; ++i) {
    EXPECT_TRUE(list[static_cast<std::size_t>(i)].map.islands.contains({kWorks - 1 - i, 0})) << i;
  }
  EXPECT_THAT(left(), IsEmpty()) << "who lists them holds them";
}

TEST_F(JournalFiles, AreAsOldAsTheirLastChange) {
  MapDocument first;
  MapDocument second;
  paint(first, {1, 0});
  paint(second, {2, 0});
  {
    Journal of_first(journal_);
    Journal of_second(journal_);
    of_first.keep(first);
    of_second.keep(second);
    of_first.keep(first);
  }
  EXPECT_EQ(left().at(0).map, second.map()) << "the other was kept again unchanged";
}

TEST_F(JournalFiles, OfEarlierVersionsAreReadAndAreAsOldAsTheirFiles) {
  const std::string map = to_canonical_json(known::north_pole());
  folder_.write("state/journal/work-a/lock", "");
  folder_.write("state/journal/work-a/work", "chartroom-journal 1\npath /a.map.json\n\n" + map);
  MapDocument document;
  paint(document, {1, 1});
  { Journal(journal_).keep(document); }
  const std::string old = journal_ + "/work-a/work";
  fs::last_write_time(old, fs::file_time_type::clock::now() - std::chrono::hours(1));
  EXPECT_EQ(left().at(1).path, "/a.map.json");
  fs::last_write_time(old, fs::file_time_type::clock::now() + std::chrono::hours(1));
  const std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].path, "/a.map.json");
  EXPECT_EQ(list[0].map, known::north_pole());
}

TEST_F(JournalFiles, AfterALossOfPowerTheWorkThatCanBeReadIsLeft) {
  MapDocument document;
  paint(document, {1, 1});
  { Journal(journal_).keep(document); }
  const fs::path entry = fs::directory_iterator(journal_)->path();
  ASSERT_TRUE(fs::exists(entry / "latest"));
  fs::resize_file(entry / "latest", 40);
  std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].map, document.map());
  list.clear();
  fs::remove(entry / "latest");
  EXPECT_EQ(left().size(), 1U);
}

TEST_F(JournalFiles, OfTwoThatCanBeReadTheYoungerIsLeft) {
  MapDocument document;
  paint(document, {1, 1});
  { Journal(journal_).keep(document); }
  const fs::path entry = fs::directory_iterator(journal_)->path();
  paint(document, {2, 2});
  const TemporaryFolder elsewhere;
  { Journal(elsewhere / "journal").keep(document); }
  const fs::path younger = fs::directory_iterator(elsewhere / "journal")->path();
  // The disk may have only "work".
  fs::copy_file(younger / "work", entry / "work", fs::copy_options::overwrite_existing);
  give_all_files_one_time();
  const std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].map, document.map());
}

TEST_F(JournalFiles, TellFaultsAndLeaveWhatCannotBeRead) {
  folder_.write("state/journal/work-a/lock", "");
  folder_.write("state/journal/work-a/work", "something else");
  folder_.write("state/journal/work-b/lock", "");
  folder_.write("state/journal/work-b/work", "chartroom-journal 1\npath \n\n{");
  std::vector<FileError> errors;
  EXPECT_THAT(left_maps(journal_, errors), IsEmpty());
  EXPECT_EQ(errors.size(), 2U);
  EXPECT_TRUE(fs::exists(journal_ + "/work-a/work"));
}

TEST_F(JournalFiles, TellWhenTheyCannotBeWrittenAndTryAgain) {
  Journal journal(journal_);
  MapDocument document;
  paint(document, {1, 1});
  const fs::path entry = fs::directory_iterator(journal_)->path();
  fs::rename(entry, folder_ / "away");
  journal.keep(document);
  journal.flush();
  EXPECT_TRUE(journal.failure());
  fs::rename(folder_ / "away", entry);
  journal.flush();
  EXPECT_FALSE(journal.failure());
  EXPECT_TRUE(fs::exists(entry / "latest"));
  EXPECT_TRUE(fs::exists(entry / "work"));
  EXPECT_THROW(Journal("/proc/no/such/folder"), FileException);
}

TEST_F(JournalFiles, GiveRestoredWorkTheNameOfTheFileItIsSavedIn) {
  MapDocument third = MapDocument::copy_of(maps::blank_map({5, 5}, "any", "Any"), 3);
  paint(third, {1, 1});
  { Journal(journal_).keep(third); }
  const std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 1U);
  MapDocument back = MapDocument::restored(list[0].map, list[0].path, list[0].base);
  EXPECT_EQ(back.map().id, "untitled-3");
  back.save_as(folder_ / "long-reef.map.json");
  EXPECT_EQ(back.map().id, "long-reef");
  EXPECT_EQ(back.title("en"), "Long reef");
}

TEST_F(JournalFiles, TellAFileThatNeverWasFromOneThatIsGone) {
  fs::create_directories(fs::path(folder_ / "maps"));
  const PackDocument pack = PackDocument::create(folder_ / "maps");
  { Journal(journal_).keep(pack); }
  std::vector<FileError> errors;
  const auto any = [](std::string_view, const std::string&) { return std::vector<FileError>(); };
  const std::vector<OrphanedDraft> list = orphaned_drafts(journal_, any, errors);
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].path, pack.path());
  EXPECT_EQ(list[0].file(), DraftFileState::none);
}

TEST_F(JournalFiles, KeepTheBoardWhileATextIsHalfTyped) {
  MapDocument document;
  paint(document, {2, 2});
  Map map = document.map();
  map.id = "Not an id";
  map.name.clear();
  map.author = "The Author";
  map.rules.gauge = 1;
  map.rules.torpedo = 3;
  document.apply(map, StepLabel::change_details);
  { Journal(journal_).keep(document); }
  const std::vector<LeftMap> list = left();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].map.islands, map.islands);
  EXPECT_EQ(list[0].map.author, "The Author");
  EXPECT_EQ(list[0].map.id, "untitled");
  EXPECT_FALSE(list[0].map.rules.any());
}

}  // namespace
}  // namespace chartroom::editor

#include "editor/model/documents/map_document.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "maps/files/map_file.h"
#include "maps/json/schema_text.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

// A folder for each test, removed afterwards.
class DocumentFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = ::testing::TempDir() + "chartroom-document-XXXXXX";
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name) const { return (folder_ / name).string(); }
  static void write(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
  }
  static std::string read(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  const Map reef_ = blank_map({6, 5}, "reef", "Reef");
  std::filesystem::path folder_;
};

void paint(MapDocument& document, Point point) {
  document.change(document.begin_step(), SetIslands{{point}, true}, StepLabel::paint_islands);
  document.end_step();
}

TEST(MapDocument, IsABlankSeaWithoutAFileAtFirst) {
  const MapDocument document;
  EXPECT_EQ(document.map().size, (Size{10, 10}));
  EXPECT_TRUE(document.map().islands.empty());
  EXPECT_EQ(document.path(), "");
  EXPECT_EQ(document.title("en"), "Untitled");
  EXPECT_FALSE(document.modified());
}

TEST(MapDocument, ChangesOnlyInAnOpenStep) {
  MapDocument document;
  const MergeKey step = document.begin_step();
  document.end_step();
  document.change(step, SetIslands{{{1, 1}}, true}, StepLabel::paint_islands);
  EXPECT_FALSE(document.modified());
  EXPECT_NE(document.begin_step(), step);
}

TEST(MapDocument, NamesThePointsThatAreNotSaved) {
  MapDocument document;
  paint(document, {2, 2});
  paint(document, {3, 2});
  EXPECT_EQ(document.unsaved_points(), (PointSet{{2, 2}, {3, 2}}));
  document.undo();
  document.undo();
  EXPECT_TRUE(document.unsaved_points().empty());
  EXPECT_FALSE(document.modified());
}

TEST(MapDocument, NamesEveryKindOfPointThatIsNotSaved) {
  MapDocument document;
  Map map = document.map();
  map.islands.insert({0, 0});
  map.quadrants.set({1, 1}, 9);
  map.starts.blue = Point(2, 2);
  map.surfacing = Surfacing{.safe = {{3, 3}}};
  document.apply(map, StepLabel::restore);
  EXPECT_EQ(document.unsaved_points(), (PointSet{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
}

TEST(MapDocument, HasNoUnsavedPointsWhereOnlyANameIsNotSaved) {
  MapDocument document;
  document.apply(edited(document.map(), SetName{"en", "Cay"}), StepLabel::change_name);
  EXPECT_TRUE(document.modified());
  EXPECT_TRUE(document.unsaved_points().empty());
}

TEST(MapDocument, DerivesIdsFromFileNames) {
  EXPECT_EQ(id_from_path("/a/b/Blue Reef.map.json"), "blue-reef");
  EXPECT_EQ(id_from_path("_x--1_.json"), "x-1");
  EXPECT_EQ(id_from_path("/a/\xc3\xa4.map.json"), "map");
  EXPECT_EQ(id_from_name("Night/Day"), "night-day");
  EXPECT_EQ(id_from_path(std::string(80, 'q') + ".map.json"), std::string(64, 'q'));
}

TEST_F(DocumentFiles, OpensAndSavesAMap) {
  write(file("reef.map.json"), to_canonical_json(reef_));
  ParseResult<MapDocument> opened = MapDocument::open(file("reef.map.json"));
  ASSERT_TRUE(opened);
  MapDocument& document = *opened.value;
  EXPECT_EQ(document.map(), reef_);
  EXPECT_FALSE(document.modified());
  paint(document, {3, 3});
  EXPECT_TRUE(document.modified());
  document.save();
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(read(file("reef.map.json")),
            to_canonical_json(edited(reef_, SetIslands{{{3, 3}}, true})));
  document.undo();
  EXPECT_TRUE(document.modified());
  document.save();
  EXPECT_EQ(read(file("reef.map.json")), to_canonical_json(reef_));
}

TEST_F(DocumentFiles, KeepTheSchemaThatTheyName) {
  const std::string text = json::with_schema(to_canonical_json(reef_), "map.schema.json");
  write(file("reef.map.json"), text);
  auto opened = MapDocument::open(file("reef.map.json"));
  ASSERT_TRUE(opened);
  MapDocument& document = *opened.value;
  paint(document, {1, 1});
  EXPECT_EQ(json::schema_of(document.file_text()), "map.schema.json");
  document.undo();
  document.save();
  EXPECT_EQ(read(file("reef.map.json")), text);
}

TEST_F(DocumentFiles, TellsEveryFaultOfAFileItCannotOpen) {
  std::string text = to_canonical_json(reef_);
  text.replace(text.find("\"reef\""), 6, "\"RE EF\"");
  text.replace(text.find("......"), 6, "...x..");
  write(file("bad.map.json"), text);
  const ParseResult<MapDocument> opened = MapDocument::open(file("bad.map.json"));
  EXPECT_FALSE(opened);
  EXPECT_EQ(opened.errors.size(), 2U);
  EXPECT_FALSE(MapDocument::open(file("none.map.json")));
}

TEST_F(DocumentFiles, RefusesToSaveOverAFileThatChangedMeanwhile) {
  const std::string path = file("reef.map.json");
  write(path, to_canonical_json(reef_));
  MapDocument document = *MapDocument::open(path).value;
  paint(document, {0, 0});
  const std::string others = to_canonical_json(edited(reef_, SetIslands{{{5, 4}}, true}));
  write(path, others);
  EXPECT_THROW(document.save(), FileException);
  EXPECT_EQ(read(path), others);
  EXPECT_TRUE(document.modified());
  std::filesystem::remove(path);
  EXPECT_THROW(document.save(), FileException);
  document.save_as(path);
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(read(path), to_canonical_json(document.map()));
}

TEST_F(DocumentFiles, ReloadsAFileThatChangedInAStepThatCanBeUndone) {
  const std::string path = file("reef.map.json");
  write(path, to_canonical_json(reef_));
  MapDocument document = *MapDocument::open(path).value;
  EXPECT_EQ(document.disk_state(), DiskState::same);
  EXPECT_EQ(MapDocument().disk_state(), DiskState::none);
  paint(document, {0, 0});
  const Map mine = document.map();
  const Map others = edited(reef_, SetIslands{{{5, 4}}, true});
  write(path, to_canonical_json(others));
  EXPECT_EQ(document.disk_state(), DiskState::changed);
  EXPECT_TRUE(document.reload().empty());
  EXPECT_EQ(document.map(), others);
  EXPECT_EQ(document.disk_state(), DiskState::same);
  EXPECT_FALSE(document.modified());
  document.undo();
  EXPECT_EQ(document.map(), mine);
  EXPECT_TRUE(document.modified());
  document.save();
  EXPECT_EQ(read(path), to_canonical_json(mine));
  write(path, "{");
  EXPECT_FALSE(document.reload().empty());
  EXPECT_EQ(document.map(), mine);
  std::filesystem::remove(path);
  EXPECT_EQ(document.disk_state(), DiskState::gone);
}

TEST_F(DocumentFiles, KnowsWhatTheFileHoldsAndWouldHold) {
  const std::string odd = " " + to_canonical_json(reef_);
  write(file("reef.map.json"), odd);
  MapDocument document = *MapDocument::open(file("reef.map.json")).value;
  EXPECT_EQ(document.file_text(), odd);
  paint(document, {0, 0});
  EXPECT_EQ(document.file_text(), to_canonical_json(document.map()));
  document.undo();
  EXPECT_EQ(document.file_text(), odd);
  document.save();
  EXPECT_EQ(document.file_text(), to_canonical_json(reef_));
}

TEST_F(DocumentFiles, SavingElsewhereStaysWithTheNewFile) {
  write(file("reef.map.json"), to_canonical_json(reef_));
  MapDocument document = *MapDocument::open(file("reef.map.json")).value;
  document.save_as(file("other.map.json"));
  EXPECT_EQ(document.path(), file("other.map.json"));
  EXPECT_EQ(document.map().id, "reef");
  paint(document, {1, 0});
  document.save();
  EXPECT_EQ(read(file("reef.map.json")), to_canonical_json(reef_));
  EXPECT_EQ(read(file("other.map.json")), to_canonical_json(document.map()));
}

TEST_F(DocumentFiles, ACopyInTheFolderOfAPackTakesItsIdFromItsFile) {
  write(file("reef.map.json"), to_canonical_json(reef_));
  write(file("pack.json"), "{}");
  MapDocument document = *MapDocument::open(file("reef.map.json")).value;
  document.save_as(file("reef.map.json"));
  EXPECT_EQ(document.map().id, "reef");
  paint(document, {1, 0});
  document.save_as(file("reef-2.map.json"));
  EXPECT_EQ(document.map().id, "reef-2");
  EXPECT_EQ(document.map().name, reef_.name);
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(read(file("reef-2.map.json")), to_canonical_json(document.map()));
  document.undo();
  EXPECT_EQ(document.map().id, "reef-2");
  Map named = document.map();
  named.id = "cay";
  document.apply(named, StepLabel::change_details);
  document.save_as(file("reef-3.map.json"));
  EXPECT_EQ(document.map().id, "cay") << "an id that the user has just chosen";
}

TEST_F(DocumentFiles, ANewMapTakesItsIdAndNameFromItsFirstFile) {
  MapDocument document;
  paint(document, {4, 4});
  EXPECT_THROW(document.save_as(file("no/such/folder.map.json")), FileException);
  EXPECT_EQ(document.map().id, "untitled");
  EXPECT_TRUE(document.modified());
  document.save_as(file("blue-reef.map.json"));
  EXPECT_EQ(document.map().id, "blue-reef");
  EXPECT_EQ(document.title("en"), "Blue reef");
  EXPECT_FALSE(document.modified());
  document.undo();
  EXPECT_EQ(document.map().id, "blue-reef");
  document.save_as(file("second.map.json"));
  EXPECT_EQ(document.map().id, "blue-reef");
}

// Another file may take the tab of an untouched document.
TEST(MapDocument, IsUntouchedWhereItBeganBlank) {
  EXPECT_TRUE(MapDocument().untouched());
  EXPECT_TRUE(MapDocument::copy_of(known::sea({"....", "...."})).untouched());
  EXPECT_FALSE(MapDocument::copy_of(known::sea({".#..", "...."})).untouched());
}

TEST(MapDocument, HasATitleOnOneLine) {
  MapDocument document;
  Map named = document.map();
  named.name = {{"en", "Two\nlines"}};
  document.apply(named, StepLabel::change_details);
  EXPECT_EQ(document.title("en"), "Two\\nlines");
}

TEST_F(DocumentFiles, ANewMapThatWasNamedKeepsItsNames) {
  MapDocument document;
  paint(document, {4, 4});
  Map named = document.map();
  named.id = "cay";
  named.name["en"] = "The Cay";
  document.apply(named, StepLabel::change_details);
  document.save_as(file("second-try.map.json"));
  EXPECT_EQ(document.map().id, "cay");
  EXPECT_EQ(document.title("en"), "The Cay");
  document.undo();
  EXPECT_EQ(document.map().id, "second-try");
}

TEST_F(DocumentFiles, AreNotSavedAnyMoreOnceTheyAreGoneFromTheDisk) {
  MapDocument document;
  document.save_as(file("a.map.json"));
  const std::string text = read(file("a.map.json"));
  std::filesystem::remove(file("a.map.json"));
  EXPECT_FALSE(document.modified());
  document.accept_disk_state();
  EXPECT_TRUE(document.modified());
  EXPECT_FALSE(document.can_undo());
  write(file("a.map.json"), text);
  document.accept_disk_state();
  EXPECT_FALSE(document.modified()) << "it is back";
}

// A half-written file is no copy, so the open document is the only one.
TEST_F(DocumentFiles, AreNotSavedAnyMoreOnceTheyCannotBeRead) {
  MapDocument document;
  document.save_as(file("a.map.json"));
  const std::string text = read(file("a.map.json"));
  write(file("a.map.json"), "{ broken");
  document.accept_disk_state();
  EXPECT_TRUE(document.modified());
  write(file("a.map.json"), text);
  document.accept_disk_state();
  EXPECT_FALSE(document.modified()) << "it is back";
  // A readable file is a version that may replace ours.
  std::string other = text;
  other.replace(other.find("\"...") + 1, 1, "#");
  write(file("a.map.json"), other);
  document.accept_disk_state();
  EXPECT_FALSE(document.modified());
}

TEST_F(DocumentFiles, NeverSavesWhatCouldNotBeOpenedAgain) {
  MapDocument document;
  document.save_as(file("a.map.json"));
  const std::string good = read(file("a.map.json"));
  document.apply(edited(document.map(), SetName{"en", ""}), StepLabel::change_name);
  EXPECT_THROW(document.save(), FileException);
  EXPECT_EQ(read(file("a.map.json")), good);
  EXPECT_TRUE(document.modified());
  document.apply(edited(document.map(), SetName{"de", "Riff"}), StepLabel::change_name);
  document.save();
  EXPECT_FALSE(document.modified());
}

TEST_F(DocumentFiles, SavingEndsAStroke) {
  MapDocument document;
  const MergeKey step = document.begin_step();
  document.change(step, SetIslands{{{0, 0}}, true}, StepLabel::paint_islands);
  document.save_as(file("a.map.json"));
  document.change(step, SetIslands{{{1, 0}}, true}, StepLabel::paint_islands);
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(read(file("a.map.json")), to_canonical_json(document.map()));
}

TEST(MapPath, EndsInMapJsonWhateverWasTyped) {
  for (const char* typed : {"/sea/cay", "/sea/cay.json", "/sea/cay.map", "/sea/cay.map.json",
                            "/sea/cay.map.json.json"}) {
    EXPECT_EQ(path_of_kind(typed, ".map"), "/sea/cay.map.json") << typed;
  }
  EXPECT_EQ(path_of_kind("v1.2", ".map"), "v1.2.map.json");
}

}  // namespace
}  // namespace chartroom::editor

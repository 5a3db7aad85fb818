#include "editor/model/documents/pack_document.h"

#include <gmock/gmock.h>

#include <filesystem>

#include "editor/model/documents/journal.h"
#include "editor/model/documents/map_document.h"
#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
using namespace maps;
using namespace play;
using namespace reports;
using namespace checks;
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class PackFolder : public ::testing::Test {
 protected:
  PackFolder() {
    for (const char* id : {"cay", "atoll", "bay"}) {
      folder_.write(std::string("Blue Pack/") + id + ".map.json",
                    to_canonical_json(blank_map({6, 6}, id, id)));
    }
  }
  std::string path(const std::string& name) const { return folder_ / ("Blue Pack/" + name); }
  PackDocument saved_pack() const {
    PackDocument pack = PackDocument::create(folder_ / "Blue Pack");
    pack.save();
    return pack;
  }

  const TemporaryFolder folder_;
};

TEST_F(PackFolder, BecomesANewPackWithAllItsMaps) {
  PackDocument pack = PackDocument::create(folder_ / "Blue Pack");
  EXPECT_EQ(pack.pack().id, "blue-pack");
  EXPECT_EQ(pack.pack().name.at("en"), "Blue pack");
  EXPECT_THAT(pack.pack().maps, ElementsAre("atoll.map.json", "bay.map.json", "cay.map.json"));
  EXPECT_TRUE(pack.modified());
  pack.save();
  EXPECT_FALSE(pack.modified());
  const auto again = PackDocument::open(path("pack.json"));
  ASSERT_TRUE(again);
  EXPECT_EQ(again.value->pack(), pack.pack());
  EXPECT_THROW(PackDocument::create(folder_ / "Blue Pack").save(), FileException)
      << "there is one already";
}

TEST_F(PackFolder, CreditsWhomAllMapsName) {
  const auto write = [this](const std::string& id, const std::string& author) {
    Map map = blank_map({6, 6}, id, id);
    map.author = author;
    map.license = "CC0-1.0";
    folder_.write("Blue Pack/" + id + ".map.json", to_canonical_json(map));
  };
  for (const char* id : {"cay", "atoll", "bay"}) write(id, "Ana");
  const PackDocument one = PackDocument::create(folder_ / "Blue Pack");
  EXPECT_EQ(one.pack().author, "Ana");
  EXPECT_EQ(one.pack().license, "CC0-1.0");

  write("bay", "Ben");
  const PackDocument two = PackDocument::create(folder_ / "Blue Pack");
  EXPECT_EQ(two.pack().author, "");
  EXPECT_EQ(two.pack().license, "CC0-1.0");

  folder_.write("Blue Pack/bay.map.json", "no map");
  EXPECT_EQ(PackDocument::create(folder_ / "Blue Pack").pack().license, "");
}

TEST_F(PackFolder, OrdersAddsAndRemovesMaps) {
  PackDocument pack = saved_pack();
  pack.move(2, 0);
  EXPECT_THAT(pack.pack().maps, ElementsAre("cay.map.json", "atoll.map.json", "bay.map.json"));
  pack.move(0, 1);
  EXPECT_THAT(pack.pack().maps, ElementsAre("atoll.map.json", "cay.map.json", "bay.map.json"));
  EXPECT_TRUE(pack.modified());
  pack.remove(0);
  EXPECT_THAT(pack.unlisted(), ElementsAre("atoll.map.json"));
  EXPECT_EQ(pack.add(path("atoll.map.json")), std::nullopt);
  EXPECT_NE(pack.add(path("atoll.map.json")), std::nullopt) << "listed already";
  EXPECT_NE(pack.add(folder_ / "far.map.json"), std::nullopt) << "not in the folder";
  EXPECT_NE(pack.add(path("notes.txt")), std::nullopt) << "no map";
  EXPECT_THAT(pack.pack().maps, ElementsAre("cay.map.json", "bay.map.json", "atoll.map.json"));
  pack.save();
  EXPECT_TRUE(load_pack(path("pack.json")).value->canonical);
}

TEST_F(PackFolder, AddsACopyOfAMapThatLiesElsewhere) {
  PackDocument pack = saved_pack();
  const std::string text = to_canonical_json(load_map(path("bay.map.json")).value->map);
  folder_.write("elsewhere/deep.map.json", text);
  EXPECT_EQ(pack.add_copy(folder_ / "elsewhere/deep.map.json"), std::nullopt);
  EXPECT_EQ(pack.pack().maps.back(), "deep.map.json");
  EXPECT_EQ(read_file(path("deep.map.json")).value, text);

  folder_.write("elsewhere/cay.map.json", text);
  const auto kept = read_file(path("cay.map.json")).value;
  EXPECT_NE(pack.add_copy(folder_ / "elsewhere/cay.map.json"), std::nullopt) << "its name is taken";
  EXPECT_EQ(read_file(path("cay.map.json")).value, kept);
  folder_.write("elsewhere/torn.map.json", "{");
  EXPECT_NE(pack.add_copy(folder_ / "elsewhere/torn.map.json"), std::nullopt) << "no map";
  EXPECT_FALSE(fs::exists(path("torn.map.json")));
  pack.remove(3);
  EXPECT_EQ(pack.add_copy(path("deep.map.json")), std::nullopt) << "it lies there already";
  EXPECT_EQ(pack.pack().maps.size(), 4U);
}

TEST_F(PackFolder, ShowsTheNamesOfItsMapsAndWhichAreMissing) {
  PackDocument pack = saved_pack();
  fs::remove(path("bay.map.json"));
  const std::vector<PackDocument::Entry> entries = pack.entries();
  ASSERT_EQ(entries.size(), 3U);
  ASSERT_TRUE(entries[0].map);
  EXPECT_EQ(entries[0].map->name.at("en"), "atoll");
  EXPECT_FALSE(entries[1].map);
}

TEST_F(PackFolder, TakesLanguagesInTheirOrderAndOnlySuch) {
  PackDocument pack = saved_pack();
  EXPECT_TRUE(pack.set_languages({"ko", "de", "en", "de"}));
  EXPECT_THAT(pack.pack().languages, ElementsAre("en", "de", "ko"));
  EXPECT_FALSE(pack.set_languages({"english"}));
  EXPECT_THAT(pack.pack().languages, ElementsAre("en", "de", "ko"));
  Pack named = pack.pack();
  named.name = {{"de", "Blau"}};
  EXPECT_THAT(pack.apply(named, StepLabel::change_name), IsEmpty());
  named.name.clear();
  EXPECT_EQ(pack.apply(named, StepLabel::change_name).size(), 1U);
  EXPECT_EQ(pack.pack().name, (Texts{{"de", "Blau"}})) << "a pack has a name";
}

TEST_F(PackFolder, IsUndoneStepByStep) {
  PackDocument pack = saved_pack();
  const Pack before = pack.pack();
  pack.move(2, 0);
  pack.remove(1);
  pack.accept({.code = "R201", .map = "cay", .points = {}, .reason = "on purpose"});
  EXPECT_THAT(pack.steps(),
              ElementsAre(StepLabel::move_map, StepLabel::remove_map, StepLabel::accept_finding));
  EXPECT_THAT(differing_parts(before, pack.pack()),
              ElementsAre(::testing::StrEq("maps"), ::testing::StrEq("excluded findings")));
  EXPECT_EQ(load_pack(path("pack.json")).value->pack, before) << "only saving writes it";
  pack.go_to(0);
  EXPECT_EQ(pack.pack(), before);
  EXPECT_FALSE(pack.modified());
}

TEST_F(PackFolder, IsOrderedInOneStepHoweverFarAMapIsDragged) {
  PackDocument pack = saved_pack();
  const Pack before = pack.pack();
  MergeKey step = pack.begin_step();
  pack.move(step, 0, 1);
  pack.move(step, 1, 2);
  pack.end_step();
  EXPECT_THAT(pack.pack().maps, ElementsAre("bay.map.json", "cay.map.json", "atoll.map.json"));
  EXPECT_THAT(pack.steps(), ElementsAre(StepLabel::move_map));
  step = pack.begin_step();
  pack.move(step, 2, 0);
  pack.cancel_step();
  pack.move(step, 2, 0);
  EXPECT_THAT(pack.steps(), ElementsAre(StepLabel::move_map)) << "the drag was given up";
  pack.undo();
  EXPECT_EQ(pack.pack(), before);
}

TEST_F(PackFolder, IsKeptInTheJournalAndRestored) {
  PackDocument pack = saved_pack();
  pack.move(2, 0);
  { Journal(folder_ / "journal").keep(pack); }
  std::vector<FileError> errors;
  const FindDraftErrors faults = [](std::string_view text, const std::string& path) {
    return parse_pack(text, path).errors;
  };
  const std::vector<OrphanedDraft> left = orphaned_drafts(folder_ / "journal", faults, errors);
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].file(), DraftFileState::same);
  const Pack work = parse_pack(left[0].text, "").value->pack;
  PackDocument back = PackDocument::restored(work, left[0].path, left[0].base);
  EXPECT_EQ(back.pack(), pack.pack());
  back.undo();
  EXPECT_EQ(back.pack(), back.saved_pack());
  EXPECT_FALSE(back.modified());
}

TEST_F(PackFolder, TakesWhatAnotherProgramWroteInAStepThatCanBeUndone) {
  PackDocument pack = saved_pack();
  Pack other = pack.pack();
  other.author = "Somebody";
  folder_.write("Blue Pack/pack.json", to_canonical_json(other));
  pack.remove(0);
  EXPECT_EQ(pack.disk_state(), DiskState::changed);
  EXPECT_THAT(pack.reload(), IsEmpty());
  EXPECT_EQ(pack.pack(), other);
  pack.undo();
  EXPECT_EQ(pack.pack().maps.size(), 2U);
}

TEST_F(PackFolder, RefusesToSaveOverAChangedFile) {
  PackDocument pack = saved_pack();
  EXPECT_EQ(pack.disk_state(), DiskState::same);
  folder_.write("Blue Pack/pack.json", "{}");
  EXPECT_EQ(pack.disk_state(), DiskState::changed);
  pack.remove(0);
  EXPECT_THROW(pack.save(), FileException);
  EXPECT_TRUE(pack.modified());
  EXPECT_FALSE(PackDocument::open(path("pack.json")));
}

TEST_F(PackFolder, IsJudgedAsValidateDoes) {
  PackDocument pack = saved_pack();
  EXPECT_TRUE(pack.set_languages({"en", "de"}));
  pack.save();
  const Report report = pack.validate(standard_catalogue());
  EXPECT_EQ(report.files.size(), 4U);
  int missing_names = 0;
  for (const Finding& finding : report.findings) missing_names += finding.code == "F007" ? 1 : 0;
  EXPECT_EQ(missing_names, 3);
  EXPECT_THAT(report.not_run, IsEmpty());
}

TEST_F(PackFolder, TakesWhatIsTypedAsPartsOfOneStep) {
  PackDocument pack = saved_pack();
  const maps::Pack before = pack.pack();
  const auto type = [&pack](MergeKey step, const std::string& name) {
    maps::Pack next = pack.pack();
    next.name["en"] = name;
    return pack.change(step, std::move(next), StepLabel::change_name);
  };
  const MergeKey step = pack.begin_step();
  EXPECT_THAT(type(step, "B"), IsEmpty());
  EXPECT_FALSE(type(step, "").empty()) << "a pack has a name";
  EXPECT_EQ(pack.pack().name.at("en"), "B");
  EXPECT_THAT(type(step, "Bl"), IsEmpty());
  EXPECT_TRUE(pack.set_languages(step, {"de", "en"}));
  EXPECT_FALSE(pack.set_languages(step, {"German"}));
  EXPECT_THAT(pack.pack().languages, ElementsAre("en", "de"));
  pack.undo();
  EXPECT_EQ(pack.pack(), before);
  EXPECT_THAT(type(step, "Blu"), IsEmpty());
  EXPECT_EQ(pack.pack(), before) << "the step has ended";
}

TEST(ShippedMaps, AreThoseOfThePacksThatComeWithTheProgram) {
  const std::vector<ShippedMap> maps =
      shipped_maps({std::string(CHARTROOM_SOURCE_DIR) + "/maps/packs", "/no/such/folder"});
  std::vector<std::string> ids;
  for (const ShippedMap& each : maps) {
    if (each.pack == "SONAR Family") ids.push_back(each.map.id);
  }
  EXPECT_THAT(
      ids, ::testing::UnorderedElementsAre("archipelago", "north-pole", "jules-verne", "umbria"));
}

TEST(ShippedMaps, BeginANewMapThatIsNobodysYet) {
  Map map = known::north_pole();
  map.author = "The Author";
  map.revision = "3";
  map.name["de"] = "Nordpol";
  const MapDocument document = MapDocument::copy_of(map);
  EXPECT_EQ(document.map().islands, map.islands);
  EXPECT_EQ(document.map().author, "The Author");
  EXPECT_EQ(document.map().id, "untitled");
  EXPECT_EQ(document.map().name, (Texts{{"en", "Untitled"}}));
  EXPECT_EQ(document.map().revision, "");
  EXPECT_EQ(document.path(), "");
  EXPECT_FALSE(document.modified());
  const MapDocument second = MapDocument::copy_of(map, 2);
  EXPECT_EQ(second.map().id, "untitled-2");
  EXPECT_EQ(second.title("de"), "Untitled 2");
}

}  // namespace
}  // namespace chartroom::editor

#include "editor/model/documents/pack_document.h"

#include <gmock/gmock.h>

#include <filesystem>

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

TEST_F(PackFolder, ShowsTheNamesOfItsMapsAndWhichAreMissing) {
  PackDocument pack = saved_pack();
  fs::remove(path("bay.map.json"));
  const std::vector<PackDocument::Entry> entries = pack.entries();
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_TRUE(entries[0].readable);
  EXPECT_EQ(entries[0].id, "atoll");
  EXPECT_EQ(entries[0].name.at("en"), "atoll");
  EXPECT_FALSE(entries[1].readable);
}

TEST_F(PackFolder, TakesLanguagesInTheirOrderAndOnlySuch) {
  PackDocument pack = saved_pack();
  EXPECT_TRUE(pack.set_languages({"ko", "de", "en", "de"}));
  EXPECT_THAT(pack.pack().languages, ElementsAre("en", "de", "ko"));
  EXPECT_FALSE(pack.set_languages({"english"}));
  EXPECT_THAT(pack.pack().languages, ElementsAre("en", "de", "ko"));
  pack.set_name("de", "Blau");
  pack.set_name("en", "");
  EXPECT_EQ(pack.pack().name, (Texts{{"de", "Blau"}}));
}

TEST_F(PackFolder, RefusesToSaveOverAChangedFile) {
  PackDocument pack = saved_pack();
  EXPECT_TRUE(pack.same_on_disk());
  folder_.write("Blue Pack/pack.json", "{}");
  EXPECT_FALSE(pack.same_on_disk());
  pack.remove(0);
  EXPECT_THROW(pack.save(), FileException);
  EXPECT_TRUE(pack.modified());
  EXPECT_FALSE(PackDocument::open(path("pack.json")));
}

TEST_F(PackFolder, IsJudgedAsValidateDoes) {
  PackDocument pack = saved_pack();
  EXPECT_TRUE(pack.set_languages({"en", "de"}));
  pack.save();
  const Report report = pack.judge(standard_catalogue());
  EXPECT_EQ(report.files.size(), 4U);
  int missing_names = 0;
  for (const Finding& finding : report.findings) missing_names += finding.code == "F007" ? 1 : 0;
  EXPECT_EQ(missing_names, 3);
  EXPECT_THAT(report.not_run, IsEmpty());
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
}

}  // namespace
}  // namespace chartroom::editor

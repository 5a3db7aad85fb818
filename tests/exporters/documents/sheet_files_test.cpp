#include "exporters/documents/sheet_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "exporters/sheets/sheet_groups.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
namespace {

using testing::ElementsAre;

TEST(SheetFiles, AreNamedBeforeTheyAreWritten) {
  const maps::Map map = sample::north_pole();
  PrintSettings settings;
  settings.language = "de";
  settings.page.layers = true;
  const std::vector<const Sheet*> chosen = sheets_named("film");
  for (const std::string format : {"pdf", "svg"}) {
    const TemporaryFolder folder;
    std::vector<std::string> names;
    for (const std::string& path :
         write_sheets(map, chosen, settings, format, folder.path().string())) {
      names.push_back(std::filesystem::path(path).filename().string());
    }
    EXPECT_EQ(names_of_files(map, chosen, settings, format), names);
  }
}

TEST(SheetFiles, KeepWhatGoesOnFilmApartFromPaper) {
  const maps::Map map = sample::north_pole();
  EXPECT_THAT(names_of_files(map, sheets_named("all"), {}, "pdf"),
              ElementsAre("north-pole-a4.pdf", "north-pole-a4-film.pdf"));
  EXPECT_THAT(names_of_files(map, sheets_named("table"), {}, "pdf"),
              ElementsAre("north-pole-a4-table.pdf", "north-pole-a4-film.pdf"));
  EXPECT_THAT(names_of_files(map, sheets_named("captain"), {}, "png"),
              ElementsAre("north-pole-captain-blue.png", "north-pole-captain-green.png"));
  EXPECT_TRUE(names_of_files(map, {}, {}, "pdf").empty());
}

}  // namespace
}  // namespace chartroom::exporters

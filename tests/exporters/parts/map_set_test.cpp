#include "exporters/parts/map_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "exporters/documents/pdf_document.h"
#include "exporters/documents/sheet_documents.h"
#include "exporters/page/files/pdf_marks.h"
#include "maps/platform/file_error.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

TEST(SheetSet, HasACodeThatIsReadAloud) {
  EXPECT_THAT(sheet_set(sample::north_pole(), {}).code,
              testing::MatchesRegex("[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}"));
  EXPECT_EQ(qr_text({"north-pole", "1", "7K3M-9QXA"}), "chartroom:north-pole:1:7K3M-9QXA");
}

TEST(SheetSet, IsAnotherForAnyOtherPointNameOrRule) {
  const Map map = sample::north_pole();
  std::vector<std::string> codes{sheet_set(map, {}).code};
  for (const Point p : map.water()) {
    Map changed = map;
    changed.islands.insert(p);
    codes.push_back(sheet_set(changed, {}).code);
  }
  Map renamed = map;
  renamed.name["en"] = "South Pole";
  codes.push_back(sheet_set(renamed, {}).code);
  RuleOverrides house;
  house.torpedo = 3;
  codes.push_back(sheet_set(map, house).code);
  std::sort(codes.begin(), codes.end());
  EXPECT_EQ(std::unique(codes.begin(), codes.end()), codes.end());
}

TEST(SheetSet, AsksWhatTheRulesAreNotWhereTheyStand) {
  RuleOverrides house;
  house.torpedo = 3;
  Map own = sample::north_pole();
  own.rules = house;
  EXPECT_EQ(sheet_set(own, {}), sheet_set(sample::north_pole(), house));
}

// Compares zbarimg's reading of each page. The practice map's code would be another map's.
TEST(SheetSet, StandsOnEveryPageAndIsReadFromThePictureOfAllThatShowTheMap) {
  const Map map = sample::north_pole();
  const SheetSet set = sheet_set(map, {});
  const TemporaryFolder folder;
  for (const Sheet& sheet : sheets()) {
    const std::array<const Sheet*, 1> one{&sheet};
    const std::string stem = (folder / std::string(sheet.name)).string();
    folder.write(std::string(sheet.name) + ".pdf", pdf_document(map, one, {}));
    for (const auto& page : sets_of_pages(stem + ".pdf")) EXPECT_EQ(page, set) << sheet.name;
    const std::string read =
        "pdftoppm -r 200 -gray " + stem + ".pdf " + stem + " && for page in " + stem +
        "-*.pgm; do zbarimg --nodbus -q --raw $page || test $? = 4; done > " + stem;
    EXPECT_EQ(std::system(read.c_str()), 0) << sheet.name;
    std::ostringstream said;
    said << std::ifstream(stem).rdbuf();
    std::string expected;
    // The two extensions of a page are cut apart.
    const int codes = sheet.name == "practice"         ? 0
                      : sheet.name == "film-extension" ? 2
                                                       : sheet.pages(sheet_context(map, {}));
    for (int code = 0; code < codes; ++code) expected += qr_text(set) + "\n";
    EXPECT_EQ(said.str(), expected) << sheet.name;
  }
}

TEST(SheetSet, IsNotOnOtherPeoplesPages) {
  const TemporaryFolder folder;
  folder.write("not.pdf", "not a PDF");
  EXPECT_THROW(sets_of_pages((folder / "not.pdf").string()), FileException);
  EXPECT_THROW(sets_of_pages((folder / "missing.pdf").string()), FileException);
}

}  // namespace
}  // namespace chartroom::exporters

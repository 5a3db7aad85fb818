#include "exporters/documents/back_to_back.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "exporters/page/files/pdf_marks.h"
#include "exporters/parts/map_set.h"
#include "exporters/sheets/sheet_groups.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;

const maps::Map& front() {
  static const maps::Map map = sample::north_pole();
  return map;
}
const maps::Map& behind() {
  static const maps::Map map = sample::archipelago();
  return map;
}

std::string document(const char* group, const PrintSettings& settings = {}) {
  return pdf_back_to_back({front()}, {behind()}, sheets_named(group), settings);
}

TEST(BackToBack, PutsEachSheetOfTheSecondMapBehindThatOfTheFirst) {
  const std::string pdf = document("captain");
  const TemporaryFolder folder;
  folder.write("pair.pdf", pdf);
  const auto sets = sets_of_pages((folder / "pair.pdf").string());
  ASSERT_EQ(sets.size(), 4);
  for (std::size_t k = 0; k < sets.size(); ++k) {
    EXPECT_EQ(sets[k], sheet_set(k % 2 == 0 ? front() : behind(), {}));
  }
  for (int page = 1; page <= 4; ++page) {
    EXPECT_THAT(text_of_pdf(pdf, page), HasSubstr(page <= 2 ? "Blue team" : "Green team"));
  }
}

TEST(BackToBack, SaysOnEachSideWhichMapIsBehindIt) {
  PrintSettings settings;
  settings.language = "de";
  const std::string english = document("captain");
  const std::string german = document("operator", settings);
  EXPECT_THAT(text_of_pdf(english, 1), HasSubstr("on the back: Archipelago"));
  EXPECT_THAT(text_of_pdf(english, 2), HasSubstr("on the back: North Pole"));
  EXPECT_THAT(text_of_pdf(german, 1), HasSubstr("Rückseite: Das Archipel"));
  EXPECT_THAT(text_of_pdf(german, 2), HasSubstr("Rückseite: Nordpol"));
}

TEST(BackToBack, ProposesToTurnThePaperAboutItsLongEdge) {
  EXPECT_THAT(objects_of_pdf(document("captain")), HasSubstr("/Duplex /DuplexFlipLongEdge"));
}

// Flipped on the long edge, the top of one side is behind the foot of the other: the cuts of both
// sides match only if their trims are centered on the paper.
TEST(BackToBack, LaysBothSidesOnTheSamePaper) {
  for (const Paper paper : kPapers) {
    for (const double bleed : {0.0, 3.0}) {
      PageSettings page;
      page.paper = paper;
      page.bleed = bleed;
      const PageBoxes boxes = page_boxes(page);
      EXPECT_NEAR(boxes.trim.y, boxes.media.y - boxes.trim.bottom(), 1e-9);
      EXPECT_NEAR(boxes.bleed.y, boxes.media.y - boxes.bleed.bottom(), 1e-9);
      EXPECT_NEAR(frame_origin(paper).y + frame_size(paper).y + frame_origin(paper).y,
                  paper_size(paper).y, 1e-9);
    }
  }
}

TEST(BackToBack, TakesTheSheetsWithABoardThatIsPlayedOn) {
  std::vector<std::string_view> names;
  for (const Sheet& sheet : sheets()) {
    if (goes_back_to_back(sheet)) names.push_back(sheet.name);
  }
  EXPECT_THAT(names, testing::ElementsAre("captain-blue", "captain-green", "operator-blue",
                                          "operator-green"));
}

TEST(BackToBack, HasRoomForLongNamesOnBothSides) {
  maps::Map wide = front();
  wide.name = {{"en", std::string(60, 'W')}};
  for (const Paper paper : {Paper::a4, Paper::a3}) {
    TextLog log;
    PrintSettings settings;
    settings.page.paper = paper;
    settings.log = &log;
    pdf_back_to_back({wide}, {behind()}, sheets_named("captain"), settings);
    for (const TextProblem& problem : log) {
      EXPECT_THAT(problem.text, HasSubstr(wide.name["en"]));
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters

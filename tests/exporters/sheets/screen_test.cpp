#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/parts/reminders.h"
#include "exporters/sheets/screen/screen_picture.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;

TEST(Screen, HidesTheMoreOfTheTableTheHigherItIs) {
  EXPECT_NEAR(screen_reach(79), 117.1, 0.1);
  EXPECT_NEAR(screen_reach(240), 628.6, 0.1);
  EXPECT_NEAR(screen_reach(225), 550, 1e-9);
  EXPECT_TRUE(std::isinf(screen_reach(450)));
  EXPECT_TRUE(std::isinf(screen_reach(600)));
}

TEST(Screen, StandsAsWideAsTwoBoardsOfItsPaperAndHidesBothOfThem) {
  for (const Paper paper : kPapers) {
    const StandingScreen screen = standing_screen(frame_size(paper));
    EXPECT_GE(screen.width, 2 * paper_size(paper).x) << to_string(paper);
    EXPECT_GE(screen.height, 200) << to_string(paper);
    // The board is behind the screen's folds, with a hand's width between.
    EXPECT_GE(screen_reach(screen.height), screen.depth + 80 + paper_size(paper).y)
        << to_string(paper);
  }
}

TEST(Screen, ShowsThePanelsFromTheOtherSideInTheOtherOrder) {
  for (int page = 0; page < 2 * kScreenPanels; ++page) {
    const ScreenFace face = screen_face(page);
    EXPECT_EQ(face.panel, page / 2);
    EXPECT_EQ(face.place(), face.back ? 3 - face.panel : face.panel);
  }
  EXPECT_FALSE(screen_face(6).has_tab());
  EXPECT_FALSE(screen_face(1).takes_tab());
  EXPECT_TRUE(screen_face(3).takes_tab());
}

constexpr double kDotsAMillimetre = 4;

// Returns a strip of a panel's sea, as wide as a tab.
std::vector<unsigned char> strip(const maps::Map& map, const ScreenFace& face, double left) {
  const int width = static_cast<int>(kScreenTab * kDotsAMillimetre);
  const int height = static_cast<int>(kScreenPanel.y * kDotsAMillimetre);
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), kDotsAMillimetre, kDotsAMillimetre);
  cairo_translate(cr.get(), -left, 0);
  const SheetContext context{map, sheet_translator("en"),   "en",
                             16,  rules::rulebook_for(map), sheet_set(map, {})};
  draw_screen_sea({cr.get()}, context, face, {left, 0, kScreenTab, kScreenPanel.y});
  cairo_surface_flush(surface.get());
  const unsigned char* data = cairo_image_surface_get_data(surface.get());
  return {data, data + cairo_image_surface_get_stride(surface.get()) * height};
}

// Returns the number of bytes in which two strips differ by more than rounding at edges.
int differences(const std::vector<unsigned char>& a, const std::vector<unsigned char>& b) {
  int count = a.size() == b.size() ? 0 : 1'000'000;
  for (std::size_t k = 0; k < std::min(a.size(), b.size()); ++k) {
    if (std::abs(a[k] - b[k]) > 8) ++count;
  }
  return count;
}

// The picture beyond a panel's edge continues within its neighbor. On the green side, the neighbors
// are on the other side.
TEST(Screen, ShowsOneSeaOverAllPanelsOfEitherSide) {
  const maps::Map map = sample::north_pole();
  for (const bool back : {false, true}) {
    for (int panel = 0; panel + 1 < kScreenPanels; ++panel) {
      const ScreenFace one{panel, back};
      const ScreenFace other{panel + 1, back};
      const ScreenFace& left = back ? other : one;
      const ScreenFace& right = back ? one : other;
      ASSERT_EQ(left.place() + 1, right.place());
      EXPECT_NEAR(left.across() + kScreenPanel.x, right.across(), 1e-9);
      EXPECT_EQ(differences(strip(map, left, kScreenPanel.x - kScreenTab),
                            strip(map, right, -kScreenTab)),
                0);
      EXPECT_GT(differences(strip(map, left, kScreenPanel.x - kScreenTab), strip(map, right, 0)),
                1000);
    }
  }
}

// A frame would look like a second outline to cut.
TEST(Screen, EndsItsPictureWithoutAFrame) {
  const maps::Map map = sample::north_pole();
  for (const int panel : {0, 3}) {
    const std::vector<unsigned char> edge =
        strip(map, {panel, false},
              panel == 0 ? -kScreenBleed : kScreenPanel.x + kScreenBleed - kScreenTab);
    const int width = static_cast<int>(kScreenTab * kDotsAMillimetre);
    // A column at the very edge has the colors of the next ones.
    const int at = panel == 0 ? 0 : width - 1;
    const int beside = panel == 0 ? 4 : width - 5;
    int differ = 0;
    for (int y = 0; y < static_cast<int>(kScreenPanel.y * kDotsAMillimetre); ++y) {
      const unsigned char* row = edge.data() + static_cast<std::size_t>(4 * width * y);
      if (std::abs(row[4 * at] - row[4 * beside]) > 24) ++differ;
    }
    EXPECT_LT(differ, 60) << panel;
  }
}

// Returns if each dot in a row of a page is printed, from the left.
std::vector<bool> row_of(const maps::Map& map, int page, Mm frame, double y) {
  const int width = static_cast<int>(frame.x * kDotsAMillimetre);
  const int height = static_cast<int>(frame.y * kDotsAMillimetre);
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_A8, width, height));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), kDotsAMillimetre, kDotsAMillimetre);
  const SheetContext context{
      map, sheet_translator("en"), "en", 16, rules::rulebook_for(map), sheet_set(map, {}), frame};
  find_sheet("screen")->draw({cr.get()}, context, page);
  cairo_surface_flush(surface.get());
  const unsigned char* dots =
      cairo_image_surface_get_data(surface.get()) +
      static_cast<int>(y * kDotsAMillimetre) * cairo_image_surface_get_stride(surface.get());
  std::vector<bool> row(static_cast<std::size_t>(width));
  for (int x = 0; x < width; ++x) row[static_cast<std::size_t>(x)] = dots[x] > 128;
  return row;
}

// Returns the begin and end of the ground in a row of dots, in millimeters.
template <class Iterator>
std::pair<double, double> ground(Iterator begin, Iterator end) {
  const Iterator first = std::find(begin, end, true);
  const Iterator last = std::find(first, end, false);
  return {static_cast<double>(first - begin) / kDotsAMillimetre,
          static_cast<double>(last - begin) / kDotsAMillimetre};
}

// Flipped on its short edge, a page has both faces of a panel behind each other.
TEST(Screen, LaysTheFacesOfAPanelBehindEachOther) {
  const maps::Map map = sample::north_pole();
  for (const Mm frame : {kSmallFrame, kLargeFrame}) {
    for (const double down : {0.3, 0.5, 0.8}) {
      const std::vector<bool> front = row_of(map, 6, frame, frame.y * down);
      const std::vector<bool> back = row_of(map, 7, frame, frame.y * down);
      const auto [top, foot] = ground(front.begin(), front.end());
      const auto [back_top, back_foot] = ground(back.rbegin(), back.rend());
      EXPECT_NEAR(foot - top, (kScreenPanel.y + 2 * kScreenBleed) * sheet_zoom(frame), 1);
      EXPECT_NEAR(top, back_top, 0.5);
      EXPECT_NEAR(foot, back_foot, 0.5);
    }
  }
}

// The foot has a title, the footer beside it, and the instructions below both.
TEST(Screen, KeepsTheLinesOfItsFootApart) {
  for (const maps::Map& map : {sample::archipelago(), sample::north_pole()}) {
    for (const std::string& language : languages()) {
      const SheetContext context = context_of(map, kSmallFrame, language);
      // The page's right is this face's foot, and its top is the panel's right.
      const DrawnPage page = drawn(*find_sheet("screen"), 0, context);
      const auto at = [&](const std::string& part) {
        const auto found = std::ranges::find_if(page.texts, [&](const DrawnText& text) {
          return text.text.find(part) != std::string::npos;
        });
        EXPECT_NE(found, page.texts.end()) << part;
        return found == page.texts.end() ? MmRect{} : found->ink;
      };
      const MmRect title = at(", " + std::string(team_name(context.tr, maps::Team::blue)));
      const MmRect footer = at(context.tr("Print at 100%, no scaling"));
      const MmRect first =
          at(context.tr("Print on card on both sides, flip on short edge. Or print on one side and "
                        "glue the two faces of each panel back to back."));
      EXPECT_GE(first.x - footer.right(), 1.4) << language;
      EXPECT_GE(title.y - footer.bottom(), 6) << language;
    }
  }
}

// The panels of both roles are at the ends of one row.
TEST(Screen, SetsBothRolesInLettersOfOneSize) {
  const auto sizes_on = [](const SheetContext& context, int page, maps::Team team) {
    const DrawnPage drawing = drawn(*find_sheet("screen"), page, context);
    std::set<long> sizes;  // in hundredths of a millimeter
    for (const Role role : kRoles) {
      for (const TextBlock& block : role_reminders(context, role, team)) {
        const auto found = std::ranges::find(drawing.texts, block.text, &DrawnText::text);
        if (found != drawing.texts.end()) sizes.insert(std::lround(100 * found->size));
      }
    }
    EXPECT_EQ(sizes.size(), 1) << context.map.id << " " << context.language << " " << page;
    return sizes;
  };
  for (const maps::Map& map : {sample::north_pole(), sample::archipelago()}) {
    for (const std::string& language : languages()) {
      const SheetContext context = context_of(map, kSmallFrame, language);
      EXPECT_EQ(sizes_on(context, 0, maps::Team::blue), sizes_on(context, 6, maps::Team::blue));
      EXPECT_EQ(sizes_on(context, 7, maps::Team::green), sizes_on(context, 1, maps::Team::green));
    }
  }
}

TEST(Screen, SaysWhatIsGluedWhereAndHowMuchItHides) {
  const std::string text = printed_text(sample::north_pole(), "screen");
  EXPECT_THAT(text, HasSubstr("Panel 2 of 4, Blue team"));
  EXPECT_THAT(text, HasSubstr("Panel 4 of 4, Green team"));
  EXPECT_THAT(text, HasSubstr("Glue tab 3: behind panel 4"));
  EXPECT_THAT(text, HasSubstr("Glue tab 1 here"));
  EXPECT_THAT(text, HasSubstr("hides the table up to 62 cm behind it"));
  EXPECT_THAT(printed_text(sample::north_pole(), "screen", "en", Paper::a3),
              HasSubstr("hides the table up to 142 cm behind it"));
}

}  // namespace
}  // namespace chartroom::exporters

#include "exporters/drawing/plotter_layers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "exporters/documents/pdf_document.h"
#include "exporters/documents/sheet_documents.h"
#include "exporters/documents/sheet_page.h"
#include "exporters/parts/sheet_layout.h"
#include "exporters/sheets/sheet_groups.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string layered_page(const maps::Map& map, const char* sheet, int page = 0,
                         Look look = Look::colour, Paper paper = Paper::a4) {
  PrintSettings settings{{paper}, usual_pitch(map.size, frame_size(paper))};
  settings.page.layers = true;
  settings.look = look;
  return svg_page(map, *find_sheet(sheet), page, settings);
}

// Returns the text of a layer with its own element; "" if there is none.
std::string layer(const std::string& svg, const std::string& name) {
  const std::string begin =
      "<g id=\"" + name + "\" inkscape:groupmode=\"layer\" inkscape:label=\"" + name + "\"";
  const std::size_t at = svg.find(begin);
  if (at == std::string::npos) return {};
  return svg.substr(at, svg.find("<g id=\"", at + 1) - at);
}

std::vector<std::string> paths(const std::string& svg, const std::string& name) {
  constexpr std::string_view kBegin = "<path d=\"";
  const std::string text = layer(svg, name);
  std::vector<std::string> found;
  for (std::size_t at = text.find(kBegin); at != std::string::npos; at = text.find(kBegin, at)) {
    at += kBegin.size();
    found.push_back(text.substr(at, text.find('"', at) - at));
  }
  return found;
}

// Returns the positions of a path, control points included.
std::vector<Mm> places(const std::string& path) {
  std::istringstream words(path);
  std::vector<double> numbers;
  for (std::string word; words >> word;) {
    if (!std::isalpha(static_cast<unsigned char>(word[0]))) numbers.push_back(std::stod(word));
  }
  std::vector<Mm> found;
  for (std::size_t k = 0; k + 1 < numbers.size(); k += 2) {
    found.push_back({numbers[k], numbers[k + 1]});
  }
  return found;
}

Mm extent(const std::string& path) {
  const std::vector<Mm> all = places(path);
  const auto [left, right] = std::ranges::minmax(all, {}, &Mm::x);
  const auto [top, bottom] = std::ranges::minmax(all, {}, &Mm::y);
  return {right.x - left.x, bottom.y - top.y};
}

// Expects sound lines for all tools, and no guides in the printed layers.
void expect_sound(const std::string& svg, Mm paper, const std::string& what) {
  EXPECT_THAT(svg, HasSubstr("xmlns:inkscape=")) << what;
  EXPECT_FALSE(layer(svg, "print").empty()) << what;
  EXPECT_THAT(layer(svg, "print"), Not(HasSubstr("stroke-dasharray=\"2"))) << what;
  for (const std::string name : {"cut", "score", "engrave"}) {
    for (const std::string& path : paths(svg, name)) {
      EXPECT_EQ(path.substr(0, 2), "M ") << what << " " << path;
      if (name == "cut") {
        EXPECT_EQ(path.find('Z'), path.size() - 1) << what << " " << path;
        EXPECT_EQ(path.find('M', 1), std::string::npos) << what << " " << path;
      }
      for (const Mm place : places(path)) {
        EXPECT_TRUE(place.x >= 0 && place.x <= paper.x) << what << " " << path;
        EXPECT_TRUE(place.y >= 0 && place.y <= paper.y) << what << " " << path;
      }
    }
  }
}

TEST(PlotterLayers, AreSoundOnEverySheetInEveryLook) {
  const maps::Map map = sample::north_pole();
  for (const Sheet& sheet : sheets()) {
    for (const Look look : {Look::colour, Look::ink_saving}) {
      for (int page = 0; page < sheet.pages(sheet_context(map, {.page = {}, .look = look}));
           ++page) {
        const std::string name(sheet.name);
        expect_sound(layered_page(map, name.c_str(), page, look), {297, 210}, name);
      }
    }
    const std::string name(sheet.name);
    expect_sound(layered_page(map, name.c_str(), 0, Look::colour, Paper::a3), {420, 297}, name);
  }
}

TEST(PlotterLayers, CutRoundEachReferenceCardOnBothSides) {
  for (const int page : {0, 1}) {
    const std::vector<std::string> cuts =
        paths(layered_page(sample::north_pole(), "reference", page), "cut");
    ASSERT_EQ(cuts.size(), 4U);
    for (const std::string& cut : cuts) {
      EXPECT_NEAR(extent(cut).x, 126, 1e-3);
      EXPECT_NEAR(extent(cut).y, 88, 1e-3);
    }
  }
}

// Each team has a dial and a hand, each with a hole for the pin, and a strip.
TEST(PlotterLayers, CutDialsHandsStripsAndTheHolesOfPinsBeforeWhatTheyAreIn) {
  const std::vector<std::string> cuts = paths(layered_page(sample::north_pole(), "gauges"), "cut");
  ASSERT_EQ(cuts.size(), 10U);
  for (const std::size_t first : {std::size_t{0}, std::size_t{5}}) {
    EXPECT_NEAR(extent(cuts[first]).x, 1.8, 0.02);
    EXPECT_NEAR(extent(cuts[first + 1]).x, extent(cuts[first + 1]).y, 1e-2);
    EXPECT_GT(extent(cuts[first + 1]).x, 88);
    EXPECT_NEAR(extent(cuts[first + 2]).x, 1.8, 0.02);
    EXPECT_GT(extent(cuts[first + 3]).y, 25);
  }
}

TEST(PlotterLayers, CutAPanelOfTheScreenWithItsTabAndScoreItsFold) {
  const maps::Map map = sample::archipelago();
  for (int page = 0; page < find_sheet("screen")->pages(sheet_context(map, {})); ++page) {
    const std::string svg = layered_page(map, "screen", page);
    const bool last = page >= 6;
    ASSERT_EQ(paths(svg, "cut").size(), 1U);
    EXPECT_EQ(paths(svg, "score").size(), last ? 0U : 1U);
    // A panel is upright on its landscape page.
    EXPECT_NEAR(extent(paths(svg, "cut")[0]).x, 240, 1e-2);
    EXPECT_NEAR(extent(paths(svg, "cut")[0]).y, last ? 182 : 192, 1e-2);
  }
}

TEST(PlotterLayers, EngraveTheCrossesAndMarksOfAFilmAndNothingElse) {
  const maps::Map map = sample::north_pole();
  const Sheet* film = sheets_named("transparency").front();
  const std::string svg = layered_page(map, std::string(film->name).c_str());
  const FilmGrid grid = film_grid(map.size, usual_pitch(map.size));
  const std::size_t crosses =
      static_cast<std::size_t>(grid.columns()) * static_cast<std::size_t>(grid.rows());
  // Each cross has two lines, except at the code.
  EXPECT_GE(paths(svg, "engrave").size(), 2 * (crosses - 4) + 4);
  EXPECT_TRUE(paths(svg, "cut").empty());
  for (const char* name : {"captain-blue", "operator-green", "assembly", "rules"}) {
    const std::string page = layered_page(map, name);
    for (const char* tool : {"cut", "score", "engrave"}) {
      EXPECT_TRUE(paths(page, tool).empty()) << name << " " << tool;
    }
  }
}

// Returns the number of pixels of a page on a screen with exactly this color.
int pixels_of(const maps::Map& map, const char* sheet, std::uint32_t colour) {
  PrintSettings settings;
  settings.pitch = usual_pitch(map.size);
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1188, 840));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_rgb(cr.get(), 1, 1, 1);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), 4, 4);
  draw_layers({cr.get()}, [&](const Canvas& canvas) {
    draw_page(canvas, *find_sheet(sheet), 0, sheet_context(map, settings), settings.page);
  });
  cairo_surface_flush(surface.get());
  const auto* pixels =
      reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(surface.get()));
  return static_cast<int>(std::count_if(pixels, pixels + 1188 * 840, [&](std::uint32_t pixel) {
    return (pixel & 0xffffffU) == colour;
  }));
}

TEST(PlotterLayers, AreShownInTheirColours) {
  const maps::Map map = sample::north_pole();
  constexpr std::uint32_t kCut = 0xff0000;
  constexpr std::uint32_t kScore = 0x0000ff;
  // A panel of the screen has an outline of about 860 mm, at four pixels each.
  EXPECT_GT(pixels_of(map, "screen", kCut), 2000);
  EXPECT_GT(pixels_of(map, "screen", kScore), 400);
  EXPECT_GT(pixels_of(map, "gauges", kCut), 1000);
  EXPECT_EQ(pixels_of(map, "captain-blue", kCut), 0);
  EXPECT_EQ(pixels_of(map, "captain-blue", kScore), 0);
}

TEST(PlotterLayers, LeaveAPageWithoutThemAsItIs) {
  const maps::Map map = sample::north_pole();
  const std::string plain = svg_page(map, *find_sheet("captain-blue"), 0, {});
  const std::string svg = layered_page(map, "captain-blue");
  const std::size_t begin = plain.find('>', plain.find("<svg")) + 1;
  EXPECT_THAT(svg, HasSubstr(plain.substr(begin, plain.rfind("</svg>") - begin)));
}

}  // namespace
}  // namespace chartroom::exporters

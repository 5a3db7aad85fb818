// One painter: what a window shows of a page is what its PDF prints.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "exporters/documents/pdf_document.h"
#include "exporters/documents/sheet_documents.h"
#include "exporters/documents/sheet_page.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/greys.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

// Enough for the thinnest line to be a dot wide: a narrower one other programs make wider.
constexpr int kDotsPerInch = 200;

// Greys of a page, a byte a dot.
struct Raster {
  int width = 0;
  int height = 0;
  std::vector<double> dots;

  // The mean of a square of dots, which evens out how edges are smoothed.
  double mean(int left, int top, int side) const {
    double sum = 0;
    for (int y = top; y < top + side; ++y) {
      for (int x = left; x < left + side; ++x) sum += dots[static_cast<std::size_t>(y * width + x)];
    }
    return sum / (side * side);
  }
};

PrintSettings settings_of(const Map& map, Look look) {
  PrintSettings settings;
  settings.pitch = usual_pitch(map.size);
  settings.language = "de";
  settings.look = look;
  return settings;
}

// As the editor's preview and canvas show it: drawn on an image.
Raster previewed(const Map& map, const Sheet& sheet, const PrintSettings& settings, int width,
                 int height) {
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_rgb(cr.get(), 1, 1, 1);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), kDotsPerInch / 25.4, kDotsPerInch / 25.4);
  draw_page({cr.get()}, sheet, 0, sheet_context(map, settings), settings.page);
  if (settings.page.greys) turn_grey(surface.get());
  cairo_surface_flush(surface.get());
  Raster raster{width, height, {}};
  const unsigned char* pixels = cairo_image_surface_get_data(surface.get());
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const unsigned char* p = pixels + y * cairo_image_surface_get_stride(surface.get()) + 4 * x;
      raster.dots.push_back(0.114 * p[0] + 0.587 * p[1] + 0.299 * p[2]);
    }
  }
  return raster;
}

// As a printer gets it, by another program's hand.
Raster printed(const Map& map, const Sheet& sheet, const PrintSettings& settings) {
  const TemporaryFolder folder;
  const std::array<const Sheet*, 1> one{&sheet};
  folder.write("page.pdf", pdf_document(map, one, settings));
  const std::string stem = (folder / "page").string();
  const std::string command = "pdftoppm -r " + std::to_string(kDotsPerInch) +
                              " -gray -f 1 -singlefile " + stem + ".pdf " + stem;
  EXPECT_EQ(std::system(command.c_str()), 0);
  std::ifstream file(stem + ".pgm", std::ios::binary);
  std::string magic;
  int highest = 0;
  Raster raster;
  file >> magic >> raster.width >> raster.height >> highest;
  file.get();
  std::string bytes(static_cast<std::size_t>(raster.width * raster.height), '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  for (const char byte : bytes) raster.dots.push_back(static_cast<unsigned char>(byte));
  return raster;
}

// The largest difference between squares of two millimetres, of 255; of the columns up to `right`.
double largest_difference(const Raster& a, const Raster& b, int right) {
  constexpr int kSide = 16;
  double largest = 0;
  for (int y = 0; y + kSide <= a.height; y += kSide) {
    for (int x = 0; x + kSide <= right; x += kSide) {
      largest = std::max(largest, std::abs(a.mean(x, y, kSide) - b.mean(x, y, kSide)));
    }
  }
  return largest;
}

TEST(Preview, ShowsWhatThePdfPrints) {
  const Map map = sample::north_pole();
  for (const auto& [name, look] : {std::pair{"captain-blue", Look::colour},
                                   {"rules", Look::night},
                                   {"screen", Look::colour}}) {
    const PrintSettings settings = settings_of(map, look);
    const Sheet& sheet = *find_sheet(name);
    const Raster paper = printed(map, sheet, settings);
    const Raster window = previewed(map, sheet, settings, paper.width, paper.height);
    // Small letters are smoothed in another way: half as much as a point that is another.
    EXPECT_LT(largest_difference(paper, window, paper.width), 32) << name;
  }
}

TEST(Preview, ShowsTheGreysThatThePdfPrints) {
  const Map map = sample::north_pole();
  PrintSettings settings = settings_of(map, Look::colour);
  settings.page.greys = true;
  const Sheet& sheet = *find_sheet("captain-blue");
  const Raster paper = printed(map, sheet, settings);
  const Raster window = previewed(map, sheet, settings, paper.width, paper.height);
  EXPECT_LT(largest_difference(paper, window, paper.width), 32);
}

// The comparison would see a point that is another, by the board alone: the panel beside it, whose
// code is another too, is left out.
TEST(Preview, OfAnotherMapIsAnother) {
  const Map map = sample::north_pole();
  Map other = map;
  other.islands.insert({4, 4});
  const PrintSettings settings = settings_of(map, Look::colour);
  const Sheet& sheet = *find_sheet("captain-blue");
  const Raster paper = printed(map, sheet, settings);
  const Raster window = previewed(other, sheet, settings, paper.width, paper.height);
  EXPECT_GT(largest_difference(paper, window, paper.width * 6 / 10), 48);
}

}  // namespace
}  // namespace chartroom::exporters

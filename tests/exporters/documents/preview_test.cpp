// Tests that a window and a PDF show equal pages: both use one painter.
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

// Makes the thinnest line one dot wide: other programs widen narrower ones.
constexpr int kDotsPerInch = 200;

// The grays of a page, one byte a dot.
struct Raster {
  int width = 0;
  int height = 0;
  std::vector<double> dots;

  // Returns the mean of a square of dots, which evens out the smoothing of edges.
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

// Returns a page drawn on an image, like the editor's preview and canvas.
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

// Returns a page rendered from the PDF by another program, like a printer.
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

// Returns the largest difference of squares of two millimeters, of 255, in columns up to `right`.
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
    // Small letters are smoothed differently: half as much as a different point.
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

// The comparison would detect one different point on the board alone: the panel beside it, whose
// code differs too, is left out.
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

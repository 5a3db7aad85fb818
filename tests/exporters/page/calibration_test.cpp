#include "exporters/page/calibration.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "exporters/documents/sheet_page.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/page/printer_file.h"
#include "exporters/parts/sheet_layout.h"
#include "maps/platform/file_error.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

using testing::HasSubstr;

// A page as gray pixels at 600 dpi from a printer that scales it about its middle.
class Print {
 public:
  Print(const SheetContext& context, const char* sheet, const PageSettings& settings, Ratio printer)
      : size_(paper_size(settings.paper)),
        surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, dots(size_.x), dots(size_.y))) {
    const CairoPtr cr(cairo_create(surface_.get()));
    cairo_set_source_rgb(cr.get(), 1, 1, 1);
    cairo_paint(cr.get());
    cairo_scale(cr.get(), kDots, kDots);
    cairo_translate(cr.get(), size_.x / 2, size_.y / 2);
    cairo_scale(cr.get(), printer.across, printer.down);
    cairo_translate(cr.get(), -size_.x / 2, -size_.y / 2);
    draw_page({cr.get()}, *find_sheet(sheet), 0, context, settings);
    cairo_surface_flush(surface_.get());
  }

  // Returns the middle of the ink within `reach` millimeters of a position in the frame.
  Mm dark_middle(Mm place, double reach, Paper paper) const {
    const Mm origin = frame_origin(paper);
    const unsigned char* pixels = cairo_image_surface_get_data(surface_.get());
    const int stride = cairo_image_surface_get_stride(surface_.get());
    double sum = 0;
    Mm middle;
    for (int y = dots(place.y + origin.y - reach); y < dots(place.y + origin.y + reach); ++y) {
      for (int x = dots(place.x + origin.x - reach); x < dots(place.x + origin.x + reach); ++x) {
        if (pixels[y * stride + 4 * x + 1] > 90) continue;
        sum += 1;
        middle.x += (x + 0.5) / kDots;
        middle.y += (y + 0.5) / kDots;
      }
    }
    EXPECT_GT(sum, 0);
    return {middle.x / sum, middle.y / sum};
  }

 private:
  static constexpr double kDots = 600 / 25.4;
  static int dots(double mm) { return static_cast<int>(mm * kDots + 0.5); }

  Mm size_;
  SurfacePtr surface_;
};

SheetContext context_of(const Map& map) {
  return {map,         sheet_translator("en"), "en", 16, rulebook_for(map), sheet_set(map, {}),
          kSmallFrame, Look::ink_saving};
}

struct Span {
  double across;
  double down;
};

// Return the distance from A1 to J10 on the sheet, and on the film.
Span span_on_sheet(const Print& print, const Map& map) {
  const BoardLayout board = sheet_board(map.size, 16);
  const Mm a = print.dark_middle(board.at({0, 0}), 1.2, Paper::a4);
  const Mm b = print.dark_middle(board.at({9, 9}), 1.2, Paper::a4);
  return {b.x - a.x, b.y - a.y};
}

Span span_on_film(const Print& print, double reach = 1.2) {
  const FilmGrid grid = film_grid({10, 10}, 16);
  const Mm a = print.dark_middle(grid.at(0, 0), reach, Paper::a4);
  const Mm b = print.dark_middle(grid.at(9, 9), reach, Paper::a4);
  return {b.x - a.x, b.y - a.y};
}

TEST(Calibration, MakesUpForAPrinterThatShrinks) {
  const Map map = sample::north_pole();
  const SheetContext context = context_of(map);
  const Ratio printer{0.97, 0.992};
  PageSettings settings;
  // The sheet draws 144 mm; without a profile the printer loses four of them.
  EXPECT_NEAR(span_on_film(Print(context, "film-blue", settings, printer), 5).across, 139.7, 0.1);
  const auto scale = printer_scale(
      {{240 * printer.across, 160 * printer.down}, {240 * printer.across, 160 * printer.down}});
  settings.printer = std::get<PrinterScale>(scale);
  const Span sheet = span_on_sheet(Print(context, "operator-blue", settings, printer), map);
  const Span film = span_on_film(Print(context, "film-blue", settings, printer));
  EXPECT_NEAR(sheet.across, 144, 0.1);
  EXPECT_NEAR(sheet.down, 144, 0.1);
  EXPECT_NEAR(film.across, 144, 0.1);
  EXPECT_NEAR(film.down, 144, 0.1);
}

TEST(Calibration, DrawsTheLinesThatItAsksToMeasure) {
  const Map map = sample::north_pole();
  for (const Paper paper : {Paper::a4, Paper::a3}) {
    SheetContext context = context_of(map);
    context.frame = frame_size(paper);
    PageSettings settings;
    settings.paper = paper;
    const Print print(context, "calibration", settings, {1, 1});
    const double zoom = sheet_zoom(context.frame);
    const Mm corner{page_margin(context.frame) + 6, 24 * zoom};
    // The bars at the ends, beside the line.
    const double row = corner.y - 2.5;
    const Mm left = print.dark_middle({corner.x, row}, 1.2, paper);
    const Mm right = print.dark_middle({corner.x + kCalibrationAcross, row}, 1.2, paper);
    EXPECT_NEAR(right.x - left.x, kCalibrationAcross, 0.05);
    const double column = corner.x - 4.5;
    const Mm top = print.dark_middle({column, corner.y + 4}, 1.2, paper);
    const Mm bottom = print.dark_middle({column, corner.y + 4 + kCalibrationDown}, 1.2, paper);
    EXPECT_NEAR(bottom.y - top.y, kCalibrationDown, 0.05);
  }
}

TEST(Calibration, RefusesAFilmThatWasScaledAndThePaperNot) {
  const auto scale = printer_scale({{240, 160}, {232.8, 158.7}});
  ASSERT_TRUE(std::holds_alternative<std::string>(scale));
  EXPECT_THAT(std::get<std::string>(scale), HasSubstr("paper and film differ by 3.0%"));
  EXPECT_TRUE(std::holds_alternative<PrinterScale>(printer_scale({{240, 160}, {238, 158.7}})));
}

TEST(Calibration, RefusesLengthsThatNoPrinterMakes) {
  for (const double length : {0.0, 24.0, -240.0, 300.0, std::nan("")}) {
    EXPECT_TRUE(std::holds_alternative<std::string>(printer_scale({{length, 160}, {240, 160}})))
        << length;
  }
}

TEST(PrinterFile, KeepsWhatWasMeasured) {
  const TemporaryFolder folder;
  const std::string path = (folder / "deep/office.printer.json").string();
  save_printer(path, {{232.8, 158.7}, {232.9, 158.6}});
  const MeasuredLengths lengths = load_printer(path);
  EXPECT_EQ(lengths.paper.x, 232.8);
  EXPECT_EQ(lengths.paper.y, 158.7);
  EXPECT_EQ(lengths.film.x, 232.9);
  EXPECT_EQ(lengths.film.y, 158.6);
}

TEST(PrinterFile, RefusesWhatIsNotAProfile) {
  const TemporaryFolder folder;
  const auto fault = [&](const std::string& text) {
    folder.write("p.json", text);
    try {
      load_printer((folder / "p.json").string());
    } catch (const FileException& problem) {
      return std::string(problem.what());
    }
    return std::string();
  };
  EXPECT_THAT(fault("no"), HasSubstr("p.json:1:1"));
  EXPECT_THAT(fault(R"({"format": "chartroom-map", "version": 1})"),
              HasSubstr("chartroom-printer"));
  EXPECT_THAT(fault(R"({"format": "chartroom-printer", "version": 1,
 "paper": {"across": 240, "down": 160}})"),
              HasSubstr("missing length \"across\""));
  EXPECT_THAT(fault(R"({"format": "chartroom-printer", "version": 1, "ink": 1,
 "paper": {"across": 240, "down": 160}, "film": {"across": 240, "down": 160}})"),
              HasSubstr("unknown member \"ink\""));
  EXPECT_THROW(load_printer((folder / "none.json").string()), FileException);
}

TEST(PrinterFile, TakesNamesThatAreNoPaths) {
  EXPECT_TRUE(is_printer_name("HP_Office-2"));
  for (const char* name : {"", "../x", "a/b", "a b", "ü"}) EXPECT_FALSE(is_printer_name(name));
}

}  // namespace
}  // namespace chartroom::exporters

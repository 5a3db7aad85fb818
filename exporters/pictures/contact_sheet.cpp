#include "exporters/pictures/contact_sheet.h"

#include <algorithm>
#include <cmath>

#include "exporters/board/board_painter.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/text/text.h"
#include "exporters/pictures/map_picture.h"
#include "maps/platform/contract.h"

namespace chartroom::exporters {
namespace {

// In millimeters.
constexpr double kBoard = 60;
constexpr double kContactGap = 6;
constexpr double kName = 7;
constexpr double kContactTitle = 12;
constexpr double kTitleText = 7;
constexpr double kNameText = 4;

// Returns the number of boards per row: about as many as rows.
int columns_for(std::size_t count) {
  return static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))));
}

// Paints the map in a square of kBoard, with its top left at `corner`.
void paint_in_square(const Canvas& canvas, const maps::Map& map, Mm corner) {
  const int longer = std::max(map.size.columns, map.size.rows);
  const double pitch = kBoard / (longer + 1);
  const Mm inset{(kBoard - pitch * (map.size.columns + 1)) / 2,
                 (kBoard - pitch * (map.size.rows + 1)) / 2};
  const Mm first{corner.x + inset.x + pitch, corner.y + inset.y + pitch};
  paint_board(canvas, map, BoardLayout(map.size, first, pitch), board_style(Look::colour));
}

}  // namespace

std::string png_contact_sheet(const std::string& title, const std::vector<ContactMap>& maps) {
  CHARTROOM_EXPECTS(!maps.empty());
  const int columns = columns_for(maps.size());
  const int rows = (static_cast<int>(maps.size()) + columns - 1) / columns;
  const Mm size{kContactGap + columns * (kBoard + kContactGap),
                kContactTitle + rows * (kBoard + kName + kContactGap)};
  return png_bytes(title, size, kPictureDotsPerInch, [&](const Canvas& canvas) {
    TextStyle style;
    style.size = kTitleText;
    style.display = true;
    draw_line(canvas, title, {kContactGap, 0, size.x - 2 * kContactGap, kContactTitle}, style);
    style = TextStyle();
    style.size = kNameText;
    style.align = Align::centre;
    for (std::size_t i = 0; i < maps.size(); ++i) {
      const int place = static_cast<int>(i);
      const Mm corner{kContactGap + place % columns * (kBoard + kContactGap),
                      kContactTitle + place / columns * (kBoard + kName + kContactGap)};
      paint_in_square(canvas, maps[i].map, corner);
      draw_line(canvas, maps[i].name, {corner.x, corner.y + kBoard, kBoard, kName}, style);
    }
  });
}

}  // namespace chartroom::exporters

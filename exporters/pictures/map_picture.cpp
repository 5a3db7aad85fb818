#include "exporters/pictures/map_picture.h"

#include "exporters/board/board_painter.h"
#include "exporters/drawing/drawing_files.h"

namespace chartroom::exporters {

namespace {

Mm size_of(const maps::Map& map, double pitch) {
  return {pitch * (map.size.columns + 1), pitch * (map.size.rows + 1)};
}

auto map_drawing(const maps::Map& map, Look look, double pitch) {
  return [&map, look, pitch](const Canvas& canvas) {
    paint_board(canvas, map, BoardLayout(map.size, {pitch, pitch}, pitch), board_style(look));
  };
}

}  // namespace

std::string pdf_picture(const maps::Map& map, Look look, double pitch) {
  return pdf_bytes(map.id, text_in(map.name, "en"), size_of(map, pitch), [&](const Canvas& canvas) {
    map_drawing(map, look, pitch)(canvas);
    cairo_show_page(canvas);
  });
}

std::string svg_picture(const maps::Map& map, Look look, double pitch) {
  return svg_bytes(map.id, size_of(map, pitch), map_drawing(map, look, pitch));
}

std::string png_picture(const maps::Map& map, Look look, double pitch) {
  return png_bytes(map.id, size_of(map, pitch), kPictureDotsPerInch, map_drawing(map, look, pitch));
}

}  // namespace chartroom::exporters

#include "exporters/page/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace chartroom::exporters {

void draw_qr_code(cairo_t* cr, const std::string& text, Mm corner, double side, Colour ink) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), QRcode_free);
  if (code == nullptr) return;
  const double module = side / code->width;
  set_colour(cr, ink);
  for (int row = 0; row < code->width; ++row) {
    // Draws dark neighbors as one bar, which avoids seams.
    for (int from = 0; from < code->width; ++from) {
      int to = from;
      while (to < code->width && (code->data[row * code->width + to] & 1) != 0) ++to;
      if (to == from) continue;
      cairo_rectangle(cr, corner.x + from * module, corner.y + row * module, (to - from) * module,
                      module);
      from = to;
    }
  }
  cairo_fill(cr);
}

}  // namespace chartroom::exporters

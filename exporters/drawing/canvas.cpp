#include "exporters/drawing/canvas.h"

#include <utility>

namespace chartroom::exporters {

FigureTag::FigureTag(const Canvas& canvas, std::string alt_text) : tag_(canvas, "Figure") {
  if (canvas.alt_texts != nullptr) canvas.alt_texts->push_back(std::move(alt_text));
}

}  // namespace chartroom::exporters

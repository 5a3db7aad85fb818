#include "editor/model/templates.h"

#include "editor/model/resize.h"

namespace chartroom::editor {

maps::Map map_from_template(const maps::Map& other, TemplatePart part, maps::Size size) {
  maps::Map fitted = resized(other, size, {.column = 1, .row = 1});
  if (part == TemplatePart::all) return fitted;
  maps::Map map = maps::blank_map(size, other.id, text_in(other.name, "en"));
  map.theme = other.theme;
  if (part == TemplatePart::islands) map.islands = fitted.islands;
  if (part == TemplatePart::quadrants) map.quadrants = fitted.quadrants;
  return map;
}

}  // namespace chartroom::editor

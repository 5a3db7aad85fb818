// An empty sea of the map's size and pitch, to draw a new map on; the film fits it. It has no set's
// mark, because the drawing is another map.
#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

void draw_practice_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  maps::Map sea = blank_map(context.map.size, context.map.id, "");
  sea.theme = context.map.theme;
  sea.name = {{context.language, context.tr("Practice map")}};
  for (const maps::Point p : sea.points()) sea.quadrants.set(p, 1);
  const SheetContext empty{.map = sea,
                           .tr = context.tr,
                           .language = context.language,
                           .pitch = context.pitch,
                           .rules = context.rules,
                           .set = {},
                           .frame = context.frame,
                           .look = context.look};
  const BoardLayout board = sheet_board(sea.size, context.pitch, context.frame);
  BoardStyle style = board_style(context);
  style.quadrant_numbers = false;
  // On an empty map depths would look like islands.
  style.depths = false;
  draw_board_side(canvas, empty, board, context.tr("Practice map"), style);
  Panel panel(canvas, empty, sheet_panel(board, context.frame), sheet_zoom(context.frame));
  const Translator& tr = context.tr;
  // Larger letters matter more than lines for names and the contents of the captain's sheet.
  const bool large = context.look == Look::large_print;
  if (large) {
    panel.action_strip(36);
  } else {
    panel.fields(15.5);
    panel.actions(69);
  }
  panel.energy(tr("Energy"), large ? 20.5 : 18);
  panel.damage(tr("Damage"), large ? 19 : 17);
  panel.text({heading(tr("Draw a map")),
              paragraph(tr("Fill in points for islands, draw quadrant borders between the points, "
                           "and number the quadrants.")),
              heading(tr("Special rules")),
              paragraph(tr("Surfacing is free. If it should cost damage, note how much and ring "
                           "the points where it stays free.")),
              heading(tr("Before you play")),
              paragraph(tr("Can every water point be reached? Is every quadrant in one piece? Can "
                           "a captain leave every bay without surfacing?")),
              heading(tr("Save it")),
              paragraph(tr("Enter the map in the editor or a file to have it checked."))},
             panel.left(), large ? type::kLabel : type::kText);
}

}  // namespace

Sheet practice_sheet() {
  return {.name = "practice",
          .title = [](const Translator& tr) { return std::string(tr("Practice map")); },
          .draw = draw_practice_sheet};
}

}  // namespace chartroom::exporters

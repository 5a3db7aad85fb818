#include "editor/ui/con_sonar/deck_pictures.h"

#include <algorithm>
#include <numbers>

#include "exporters/con_sonar/cards/card.h"
#include "exporters/con_sonar/documents/deck_documents.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"

namespace chartroom::editor {
namespace {

using exporters::Mm;

constexpr double kDeckPageMargin = 10;  // logical pixels around the paper
constexpr double kCorner = 3;           // of a card, in millimeters

// Sets the user space to millimeters of paper centered in the window. False if there is no room.
bool enter_paper(cairo_t* cr, Mm paper, int width, int height) {
  const double scale =
      std::min((width - 2 * kDeckPageMargin) / paper.x, (height - 2 * kDeckPageMargin) / paper.y);
  if (scale <= 0) return false;
  cairo_translate(cr, (width - paper.x * scale) / 2, (height - paper.y * scale) / 2);
  cairo_scale(cr, scale, scale);
  return true;
}

void clip_to_card(cairo_t* cr) {
  const double pi = std::numbers::pi;
  const Mm size = exporters::kCardSize;
  cairo_new_sub_path(cr);
  cairo_arc(cr, size.x - kCorner, kCorner, kCorner, -pi / 2, 0);
  cairo_arc(cr, size.x - kCorner, size.y - kCorner, kCorner, 0, pi / 2);
  cairo_arc(cr, kCorner, size.y - kCorner, kCorner, pi / 2, pi);
  cairo_arc(cr, kCorner, kCorner, kCorner, pi, 3 * pi / 2);
  cairo_close_path(cr);
  cairo_clip(cr);
}

}  // namespace

void paint_card(cairo_t* cr, const con_sonar::Deck& deck, CardKind kind, std::size_t card,
                const std::string& language, int width, int height) {
  const exporters::StateGuard guard(cr);
  const Mm size = exporters::kCardSize;
  if (!enter_paper(cr, size, width, height)) return;
  clip_to_card(cr);
  exporters::DeckPrintSettings settings;
  settings.language = language;
  const exporters::DeckContext context = deck_context(deck, settings);
  draw_front({cr}, context,
             kind == CardKind::fleet ? exporters::CardKind::fleet : exporters::CardKind::torpedoes,
             static_cast<int>(card), {0, 0, size.x, size.y});
}

ShownPage shown_page(const con_sonar::Deck& deck, const exporters::DeckSheet& sheet, int page,
                     const exporters::DeckPrintSettings& settings) {
  return {exporters::paper_size(settings.page), settings.page.greys, settings.page.layers,
          [&deck, &sheet, page, settings](const exporters::Canvas& canvas) {
            draw_page(canvas, sheet, page, deck_context(deck, settings), settings.page);
          }};
}

}  // namespace chartroom::editor

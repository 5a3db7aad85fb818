#include "exporters/book.h"

#include <cairo-pdf.h>
#include <fmt/format.h>

#include "exporters/board_painter.h"
#include "exporters/document.h"
#include "exporters/noise.h"
#include "exporters/plain_page.h"
#include "exporters/sea_picture.h"
#include "exporters/sheet_furniture.h"
#include "exporters/special_rules.h"

namespace chartroom {

namespace {

constexpr int kRowsAPage = 5;

int contents_pages(std::size_t maps) {
  return (static_cast<int>(maps) + kRowsAPage - 1) / kRowsAPage;
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::vector<std::string> facts_of(const BookMap& entry, const Words& words) {
  const Map& map = entry.map;
  std::vector<std::string> facts{
      fmt::format(fmt::runtime(words("{} by {} points, {} of them water")), map.size.columns,
                  map.size.rows, map.water().count()),
      fmt::format(fmt::runtime(words("{} quadrants")), map.quadrant_numbers().size())};
  const MapFigures& figures = entry.figures;
  if (figures.games == 0) return facts;
  // With both starts forced there is nothing to find at first; the figure would mislead.
  if (!map.starts.any()) {
    facts.push_back(fmt::format(fmt::runtime(words("found after {} actions on average")),
                                fmt::format("{:.1f}", figures.found_after)));
  }
  facts.push_back(fmt::format(fmt::runtime(words("who begins wins {}, give or take {}")),
                              percent(figures.first_share), percent(figures.first_margin)));
  facts.push_back(fmt::format(fmt::runtime(words("a game takes {} turns on average")),
                              fmt::format("{:.0f}", figures.plies)));
  facts.push_back(fmt::format(fmt::runtime(words("from {} simulated games")), figures.games));
  return facts;
}

class Book {
 public:
  Book(cairo_t* cr, const BookTitle& title, std::span<const BookMap> maps,
       const PrintSettings& settings)
      : cr_(cr), title_(title), maps_(maps), settings_(settings), words_(settings.language) {}

  void draw_cover() const {
    const SheetContext context = context_of(maps_.front());
    const BoardColours c = sheet_colours(context);
    draw_margins(cr_, context, title_.name);
    const double zoom = sheet_zoom(context.frame);
    cairo_save(cr_);
    cairo_translate(cr_, context.frame.x - kSmallFrame.x * zoom, 0);
    cairo_scale(cr_, zoom, zoom);
    const MmRect box{6, 0.4, 260, 188};
    draw_depths(cr_, c, box, fnv1a(title_.id));
    const MmRect plate{box.x + 46, box.y + 20, box.width - 92, 44};
    draw_card(cr_, c, plate);
    const TagScope heading(cr_, "H1");
    draw_line(cr_, title_.name, {plate.x + 6, plate.y + 4, plate.width - 12, 22},
              {.size = 15, .bold = true, .align = Align::centre, .colour = c.line});
    draw_line(cr_, title_.author, {plate.x + 6, plate.y + 28, plate.width - 12, 8},
              {.size = 4.4, .align = Align::centre, .colour = c.text});
    cairo_restore(cr_);
  }

  // The page'th page of the contents, from 0.
  void draw_contents(int page) const {
    const SheetContext context = context_of(maps_.front());
    const BoardColours c = sheet_colours(context);
    const PlainPage plain(cr_, context, words_("Contents"));
    const std::size_t first = static_cast<std::size_t>(page * kRowsAPage);
    const MmRect body = PlainPage::kBody;
    double y = body.y + 2;
    for (std::size_t k = first; k < maps_.size() && k < first + kRowsAPage; ++k) {
      draw_row(c, maps_[k], page_of(k), {body.x, y, body.width, 33});
      y += 34.4;
    }
  }

  void draw_map(std::size_t index) const {
    const BookMap& entry = maps_[index];
    const SheetContext context = context_of(entry);
    const BoardColours c = sheet_colours(context);
    const BoardLayout board = sheet_board(entry.map.size, context.pitch, context.frame);
    draw_board_side(cr_, context, board, title_.name);
    const MmRect panel = sheet_panel(board, context.frame);
    const double zoom = sheet_zoom(context.frame);
    cairo_save(cr_);
    cairo_translate(cr_, panel.x, panel.y);
    cairo_scale(cr_, zoom, zoom);
    const MmRect box =
        draw_card(cr_, c, {0.3, 0.3, panel.width / zoom - 0.6, panel.height / zoom - 0.6});
    Column column(cr_, c, box);
    column.heading(words_("Figures"));
    for (const std::string& fact : facts_of(entry, words_)) column.item(fact);
    column.heading(words_("Rule of this map"));
    const auto rules = special_rules(entry.map, context.rules, words_);
    for (const std::string& rule : rules) column.item(rule);
    if (rules.empty()) {
      column.item(words_("None: the captains choose their starts, and surfacing costs nothing."));
    }
    const std::string notes = text_in(entry.map.notes, settings_.language);
    if (!notes.empty()) {
      column.heading(words_("Notes"));
      column.paragraph(notes);
    }
    draw_set_mark(cr_, context, {box.right() - 13, box.bottom() - 16, 13, 13});
    cairo_restore(cr_);
  }

  int page_of(std::size_t index) const {
    return 2 + contents_pages(maps_.size()) + static_cast<int>(index);
  }

 private:
  SheetContext context_of(const BookMap& entry) const {
    PrintSettings settings = settings_;
    settings.pitch = usual_pitch(entry.map.size, frame_size(settings.page.paper));
    return sheet_context(entry.map, settings);
  }

  // A map as a line of the contents; the whole line leads to its page.
  void draw_row(const BoardColours& c, const BookMap& entry, int page, MmRect row) const {
    const TagScope link(cr_, CAIRO_TAG_LINK, fmt::format("page={} pos=[0 0]", page).c_str());
    const MmRect box = draw_card(cr_, c, row);
    const double pitch = box.height / (entry.map.size.rows + 1);
    const SheetContext context = context_of(entry);
    BoardStyle style = board_style(context);
    style.coordinates = false;
    const BoardLayout board(entry.map.size, {box.x + pitch, box.y + pitch}, pitch);
    paint_board(cr_, entry.map, board, style);
    const double x = box.x + 46;
    draw_line(cr_, text_in(entry.map.name, settings_.language), {x, box.y, 150, 8},
              {.size = 6, .bold = true, .colour = c.line});
    std::string text;
    for (const std::string& fact : facts_of(entry, words_)) {
      text += (text.empty() ? "" : "  ·  ") + fact;
    }
    draw_paragraph(cr_, text, {x, box.y + 10, 165, box.height - 10},
                   {.size = 3.2, .colour = c.text});
    draw_line(cr_, fmt::format("{}", page), {box.right() - 26, box.y, 24, box.height},
              {.size = 7, .align = Align::right, .colour = c.line});
  }

  cairo_t* cr_;
  const BookTitle& title_;
  std::span<const BookMap> maps_;
  const PrintSettings& settings_;
  Words words_;
};

}  // namespace

std::string pdf_book(const BookTitle& title, std::span<const BookMap> maps,
                     const PrintSettings& settings) {
  PdfDocument document(maps.front().map, settings);
  const Book book(document.cairo(), title, maps, settings);
  const Words words(settings.language);
  const SheetSet first = sheet_set(maps.front().map, settings.pack_rules);
  document.page(title.name, first, [&] { book.draw_cover(); });
  for (int page = 0; page < contents_pages(maps.size()); ++page) {
    document.page(words("Contents"), first, [&] { book.draw_contents(page); });
  }
  for (std::size_t k = 0; k < maps.size(); ++k) {
    document.page(text_in(maps[k].map.name, settings.language),
                  sheet_set(maps[k].map, settings.pack_rules), [&] { book.draw_map(k); });
  }
  return document.bytes();
}

}  // namespace chartroom

#include "exporters/documents/book.h"

#include <cairo-pdf.h>
#include <fmt/core.h>

#include <algorithm>

#include "exporters/board/art/sea_picture.h"
#include "exporters/board/board_painter.h"
#include "exporters/documents/pdf_document.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/page/number_in.h"
#include "exporters/parts/alt_text.h"
#include "exporters/parts/console_art.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/plain_page.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/pictures/plots.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

namespace {

constexpr int kRowsAPage = 5;

SheetSet set_of_pack(const BookTitle& title, std::span<const BookMap> maps,
                     const PrintSettings& settings) {
  std::vector<const maps::Map*> of_book;
  for (const BookMap& entry : maps) of_book.push_back(&entry.map);
  return book_set(title.id, title.revision, of_book, settings.pack_rules);
}

int contents_pages(std::size_t maps) {
  return (static_cast<int>(maps) + kRowsAPage - 1) / kRowsAPage;
}

std::string decimal_in(double number, const std::string& language) {
  return number_in(language, fmt::format("{:.1f}", number));
}

std::vector<std::string> facts_of(const BookMap& entry, const std::string& language) {
  const Translator tr = sheet_translator(language);
  const maps::Map& map = entry.map;
  const std::size_t quadrants = map.quadrant_numbers().size();
  std::vector<std::string> facts{
      fmt::format(fmt::runtime(tr("{} × {} points, {} of them water")), map.size.columns,
                  map.size.rows, map.water().count()),
      fmt::format(fmt::runtime(tr.plural("{} quadrant", "{} quadrants", quadrants)), quadrants)};
  const play::PlayMetrics& metrics = entry.metrics;
  if (metrics.games == 0) return facts;
  // With both starts forced there is nothing to find at first; the figure would mislead.
  if (!map.starts.any()) {
    facts.push_back(fmt::format(fmt::runtime(tr("the enemy is found after {} actions on average")),
                                decimal_in(metrics.found_after, language)));
  }
  facts.push_back(fmt::format(fmt::runtime(tr("the first team wins {} (±{})")),
                              percent_in(language, decimal_in(100 * metrics.first_share, language)),
                              decimal_in(100 * metrics.first_margin, language)));
  facts.push_back(fmt::format(fmt::runtime(tr("a game takes {} turns on average")),
                              fmt::format("{:.0f}", metrics.plies)));
  facts.push_back(fmt::format(fmt::runtime(tr("from {} simulated games")), metrics.games));
  return facts;
}

class Book {
 public:
  Book(const Canvas& canvas, const BookTitle& title, std::span<const BookMap> maps,
       const PrintSettings& settings)
      : canvas_(canvas),
        title_(title),
        maps_(maps),
        settings_(settings),
        tr_(sheet_translator(settings.language)) {}

  void draw_cover() const {
    const SheetContext context = context_of_pack();
    const BoardColours c = sheet_colours(context);
    const double margin = page_margin(context.frame);
    draw_margins(canvas_, context, title_.name, Rulers::no, margin, context.frame.x - margin);
    const double zoom = sheet_zoom(context.frame);
    cairo_save(canvas_);
    cairo_scale(canvas_, zoom, zoom);
    const MmRect body = plain_body(context.frame);
    const MmRect cover{body.x, 0.4, body.width, 189};
    draw_console(canvas_, c, cover);
    draw_depths(canvas_, theme_of(context.map), c,
                {cover.x + 4, cover.y + 4, cover.width - 8, cover.height - 8}, fnv1a(title_.id),
                {.down = 0.62, .half = 0.3});
    const MmRect plate{cover.x + 64, cover.y + 12, cover.width - 128, 38};
    draw_console(canvas_, c, plate);
    const TagScope heading(canvas_, "H1");
    draw_line(canvas_, title_.name, {plate.x + 6, plate.y + 3.4, plate.width - 12, 19},
              {.size = 15, .bold = true, .align = Align::centre, .colour = c.line});
    draw_line(canvas_, title_.author, {plate.x + 6, plate.y + 24, plate.width - 12, 6},
              {.size = type::kLabel, .align = Align::centre, .colour = c.text});
    draw_line(canvas_, tr_("Unofficial: not made or endorsed by the game’s publishers."),
              {plate.x + 6, plate.y + 31, plate.width - 12, 4.6},
              {.size = type::kText, .align = Align::centre, .colour = c.text});
    set_colour(canvas_, rgb(0xffffff));
    add_round_rectangle(canvas_, {cover.right() - 25, cover.bottom() - 28, 18, 21}, 2);
    cairo_fill(canvas_);
    draw_set_mark(canvas_, context, {cover.right() - 22, cover.bottom() - 25, 12, 12});
    cairo_restore(canvas_);
  }

  // Draws one page of the contents, from 0.
  void draw_contents(int page) const {
    const SheetContext context = context_of_pack();
    const BoardColours c = sheet_colours(context);
    const PlainPage plain(canvas_, context, tr_("Contents"), title_.name);
    const std::size_t first = static_cast<std::size_t>(page * kRowsAPage);
    const std::size_t last = std::min(maps_.size(), first + kRowsAPage);
    constexpr double kApart = 2.4;
    constexpr double kHighest = 56;
    const MmRect body = plain_body(context.frame);
    const double height =
        std::min(kHighest, (body.height + kApart) / static_cast<double>(last - first) - kApart);
    double y = body.y;
    for (std::size_t k = first; k < last; ++k) {
      draw_row(c, maps_[k], page_of(k), {body.x, y, body.width, height});
      y += height + kApart;
    }
  }

  void draw_map(std::size_t index) const {
    const BookMap& entry = maps_[index];
    const SheetContext context = context_of(entry);
    const BoardLayout board = sheet_board(entry.map.size, context.pitch, context.frame);
    draw_board_side(canvas_, context, board, title_.name);
    Panel panel(canvas_, context, sheet_panel(board, context.frame), sheet_zoom(context.frame));
    TextBlocks figures{heading(tr_("Statistics"))};
    for (const std::string& fact : facts_of(entry, settings_.language))
      figures.push_back(item(fact));
    panel.text(figures, 48, type::kText);
    constexpr double kRule = 30;
    const std::string notes = text_in(entry.map.notes, settings_.language);
    const double rest = panel.left() - kRule - Panel::kGap;
    // This many discs would take too much ink.
    const bool inked = settings_.look != Look::ink_saving;
    if (inked && entry.metrics.games > 0) {
      draw_visits(entry, panel, rest - (notes.empty() ? 0 : 24));
    }
    if (!notes.empty()) {
      panel.text({heading(tr_("Notes")), paragraph(notes)}, panel.left() - kRule - Panel::kGap,
                 type::kText);
    }
    panel.rule();
  }

  int page_of(std::size_t index) const {
    return 2 + contents_pages(maps_.size()) + static_cast<int>(index);
  }

 private:
  static maps::Theme theme_of(const maps::Map& map) {
    return map.theme.value_or(maps::Theme::tropical);
  }

  // Returns the context of cover and contents: the first map's look, and the pack's set.
  SheetContext context_of_pack() const {
    SheetContext context = context_of(maps_.front());
    context.set = set_of_pack(title_, maps_, settings_);
    return context;
  }

  // Draws the submarines' most-visited points in simulated play: larger discs for more visits.
  void draw_visits(const BookMap& entry, Panel& panel, double height) const {
    const MmRect box = panel.plate_with_heading(tr_("Most-visited points"), height);
    const maps::Size size = entry.map.size;
    const double pitch =
        std::min(box.width / (size.columns + 1), (box.height + 1) / (size.rows + 1));
    const BoardLayout board(size,
                            {box.x + (box.width - pitch * (size.columns + 1)) / 2 + pitch,
                             box.y + (box.height - pitch * (size.rows + 1)) / 2 + pitch},
                            pitch);
    const FigureTag figure(canvas_, tr_("Most-visited points"));
    // The marks are designed for the daylight look.
    paint_board(canvas_, entry.map, board, {.starts = false});
    std::vector<PointMark> marks;
    for (const maps::Point p : entry.map.water()) {
      marks.push_back(
          {p, static_cast<double>(entry.metrics.visits[play::point_index(p)]), false, "", false});
    }
    // Discs of half their place keep the map visible.
    const play::Count most =
        *std::max_element(entry.metrics.visits.begin(), entry.metrics.visits.end());
    draw_point_marks(canvas_, board, marks, 2 * static_cast<double>(most));
  }

  SheetContext context_of(const BookMap& entry) const {
    PrintSettings settings = settings_;
    settings.pitch = usual_pitch(entry.map.size, frame_size(settings.page.paper));
    return sheet_context(entry.map, settings);
  }

  // Draws a map as a line of the contents; the whole line links to its page.
  void draw_row(const BoardColours& c, const BookMap& entry, int page, MmRect row) const {
    const TagScope link(canvas_, CAIRO_TAG_LINK, fmt::format("page={} pos=[0 0]", page).c_str());
    const MmRect box = draw_card(canvas_, c, row);
    // Draws a thumbnail without coordinates; the sea's edge is at the edge of its room.
    const int longest = std::max(entry.map.size.rows, entry.map.size.columns);
    const double pitch = box.height / longest;
    BoardStyle style = board_style(context_of(entry));
    style.coordinates = false;
    const BoardLayout board(entry.map.size, {box.x + pitch / 2, box.y + pitch / 2}, pitch);
    paint_board(canvas_, entry.map, board, style);
    const double x = box.x + box.height + 6;
    draw_line(canvas_, text_in(entry.map.name, settings_.language), {x, box.y, 150, 8},
              {.size = type::kHeading, .bold = true, .colour = c.line});
    std::string text;
    for (const std::string& fact : facts_of(entry, settings_.language)) {
      text += (text.empty() ? "" : "  ·  ") + fact;
    }
    draw_paragraph(canvas_, text, {x, box.y + 10.5, box.right() - 30 - x, box.height - 10.5},
                   {.size = type::kLarge, .colour = c.text});
    draw_line(canvas_, fmt::format("{}", page), {box.right() - 26, box.y, 24, box.height},
              {.size = type::kHeading, .align = Align::right, .colour = c.line});
  }

  Canvas canvas_;
  const BookTitle& title_;
  std::span<const BookMap> maps_;
  const PrintSettings& settings_;
  Translator tr_;
};

}  // namespace

SheetSet book_set(const std::string& id, const std::string& revision,
                  std::span<const maps::Map* const> maps, const maps::RuleOverrides& pack_rules) {
  std::vector<SheetSet> sets;
  for (const maps::Map* map : maps) sets.push_back(sheet_set(*map, pack_rules));
  return pack_set(id, revision, sets);
}

std::string pdf_book(const BookTitle& title, std::span<const BookMap> maps,
                     const PrintSettings& settings) {
  const SheetSet pack = set_of_pack(title, maps, settings);
  const PdfTitle about{
      title.name, title.author,
      fmt::format("SONAR: {}{}{}, {}", pack.map, pack.revision.empty() ? "" : ", revision ",
                  pack.revision, pack.code)};
  PdfDocument document(maps.front().map, settings, about);
  const Book book(document.canvas(), title, maps, settings);
  const Translator tr = sheet_translator(settings.language);
  document.page(title.name, pack, [&] { book.draw_cover(); });
  for (int page = 0; page < contents_pages(maps.size()); ++page) {
    document.page(tr("Contents"), pack, [&] { book.draw_contents(page); });
  }
  for (std::size_t k = 0; k < maps.size(); ++k) {
    document.page(text_in(maps[k].map.name, settings.language),
                  sheet_set(maps[k].map, settings.pack_rules), [&] { book.draw_map(k); });
  }
  return document.bytes();
}

}  // namespace chartroom::exporters

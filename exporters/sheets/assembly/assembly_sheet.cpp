// The first page: the material for each sheet, and the steps after printing.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text/text_blocks.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/plain_page.h"
#include "exporters/sheets/assembly/assembly_pictures.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr double kListWidth = 92;
constexpr double kBetweenSteps = 3;
constexpr double kPictureZoom = 1.15;
constexpr double kStockRows = 1.8;  // rows of a stock before its sheets

// A material to print on.
struct Stock {
  const char* name;    // to be translated
  const char* detail;  // to be translated
  void (*draw_sign)(const Canvas& canvas, const BoardColours& colours, MmRect box);
  bool (*takes)(const Sheet& sheet);
};

constexpr std::array<Stock, 3> kStocks{{
    {translatable("Paper"), translatable("90–120 g"), draw_paper_sign,
     [](const Sheet& sheet) { return sheet.medium != Medium::film && !sheet.on_card; }},
    {translatable("Card"), translatable("about 200 g"), draw_card_sign,
     [](const Sheet& sheet) { return sheet.medium != Medium::film && sheet.on_card; }},
    {translatable("Clear film"),
     translatable("separate file; film for your printer: inkjet or laser"), draw_film_sign,
     [](const Sheet& sheet) { return sheet.medium == Medium::film; }},
}};

struct Step {
  const char* text;  // to be translated
  void (*draw_picture)(const Canvas& canvas, const BoardColours& colours);
  // True if the step applies to the printed sheets.
  bool (*is_for)(const SheetContext& context);
};

constexpr std::array<Step, 9> kAssemblySteps{{
    {translatable("Print at 100%, not fitted to the page. The rulers beside the boards must "
                  "measure 100 mm. If not, use the calibration page."),
     draw_ruler_step, [](const SheetContext& c) { return is_printed(c, "calibration"); }},
    {translatable("Print at 100%, not fitted to the page. The rulers beside the boards must "
                  "measure 100 mm."),
     draw_ruler_step, [](const SheetContext& c) { return !is_printed(c, "calibration"); }},
    {translatable("Where the list says “both sides”, print those pages separately and flip on "
                  "short edge. If your printer cannot, glue the backs on."),
     draw_both_sides_step,
     [](const SheetContext& c) {
       return std::ranges::any_of(printed_sheets(c), &Sheet::both_sides);
     }},
    {translatable("Cut out the cards at their marks, the screen along its outline, and the gauges "
                  "along the dashed lines."),
     draw_cutting_step, [](const SheetContext& c) { return is_printed(c, "gauges"); }},
    {translatable("Cut out the screen along its outline."), draw_cutting_step,
     [](const SheetContext& c) {
       return is_printed(c, "screen") && !is_printed(c, "gauges") && !is_printed(c, "reference");
     }},
    {translatable("Cut out the cards at their marks and the screen along its outline."),
     draw_cutting_step,
     [](const SheetContext& c) { return is_printed(c, "reference") && !is_printed(c, "gauges"); }},
    {translatable("Screen: fold each tab back and glue it behind the next panel. Stand panels 1–4 "
                  "in a zigzag."),
     draw_screen_step, [](const SheetContext& c) { return is_printed(c, "screen"); }},
    {translatable("Put captain and operator sheets in clear sleeves, or laminate them. The film "
                  "lies on the operator’s board; sleeve the film if the pen smears its ink. Test "
                  "the pens on a corner: they must erase."),
     draw_film_step, [](const SheetContext&) { return true; }},
    {translatable("Gauges: pin each hand to the middle of its team’s dial, loose enough to turn."),
     draw_gauge_step, [](const SheetContext& c) { return is_printed(c, "gauges"); }},
}};

std::vector<Step> steps_for(const SheetContext& context) {
  std::vector<Step> steps;
  std::ranges::copy_if(kAssemblySteps, std::back_inserter(steps),
                       [&](const Step& step) { return step.is_for(context); });
  return steps;
}

// "1 page"; "4 leaves, both sides".
std::string amount(const Sheet& sheet, const SheetContext& context) {
  const Translator& tr = context.tr;
  const bool backs = has_backs(sheet, context.backs);
  const int pages = sheet.pages(context);
  const auto count = static_cast<std::size_t>(backs ? pages / 2 : pages);
  return fmt::format(
      fmt::runtime(backs ? tr.plural("{} leaf, both sides", "{} leaves, both sides", count)
                         : tr.plural("{} page", "{} pages", count)),
      count);
}

// Returns the sheet's pages in its medium's file: "6–13".
std::string pages_in_file(const Sheet& wanted, const SheetContext& context) {
  int first = 1;
  for (const Sheet* sheet : printed_sheets(context)) {
    if (sheet->name == wanted.name) break;
    if (sheet->medium == wanted.medium) first += sheet->pages(context);
  }
  const int pages = wanted.pages(context);
  return pages == 1 ? std::to_string(first) : fmt::format("{}–{}", first, first + pages - 1);
}

void draw_sheet_row(const Canvas& canvas, const SheetContext& context, const Sheet& sheet,
                    MmRect row) {
  const TagScope paragraph(canvas, "P");
  const BoardColours c = sheet_colours(context);
  constexpr double kMostAmount = 30;
  constexpr double kPages = 10;
  const std::string pages = amount(sheet, context);
  const TextStyle small{.size = type::kNote, .align = Align::right, .colour = c.text};
  const double taken =
      std::min(kMostAmount, measure_paragraph(canvas, pages, row, small).width + 0.5);
  draw_line(canvas, pages_in_file(sheet, context), {row.x, row.y, kPages, row.height},
            {.size = type::kNote, .bold = true, .colour = c.text});
  draw_line(canvas, sheet.title(context.tr),
            {row.x + kPages, row.y, row.width - kPages - taken - 2, row.height},
            {.size = type::kText, .colour = c.text});
  draw_line(canvas, pages, {row.right() - taken, row.y, taken, row.height}, small);
}

// Draws a stock's sheets from the top of the box; returns the next stock's place.
double draw_stock(const Canvas& canvas, const SheetContext& context, const Stock& stock, MmRect box,
                  double row) {
  constexpr double kIndent = 12;
  const auto takes = [&](const Sheet* sheet) {
    return stock.takes(*sheet) && sheet->pages(context) > 0;
  };
  if (std::ranges::none_of(printed_sheets(context), takes)) return box.y;
  const BoardColours c = sheet_colours(context);
  const MmRect words{box.x + kIndent, box.y, box.width - kIndent, row};
  stock.draw_sign(canvas, c, {box.x, box.y + 0.4, 9, row * kStockRows - 1.4});
  {
    const TagScope heading(canvas, "H2");
    draw_line(canvas, context.tr(stock.name), words,
              {.size = type::kLabel, .bold = true, .colour = c.line});
    draw_line(canvas, context.tr(stock.detail),
              {words.x, words.y + row, words.width, row * (kStockRows - 1)},
              {.size = type::kNote, .colour = c.text});
  }
  double y = box.y + row * kStockRows + 0.6;
  for (const Sheet* sheet : printed_sheets(context)) {
    if (!takes(sheet)) continue;
    draw_sheet_row(canvas, context, *sheet, {words.x, y, words.width, row});
    y += row;
  }
  return y + row * 0.6;
}

TextBlocks list_notes(const SheetContext& context) {
  const Translator& tr = context.tr;
  return {
      paragraph(is_printed(context, "practice") || is_printed(context, "calibration")
                    ? tr("Print each page once for one game. The practice map (for your own maps) "
                         "and the calibration page (for your printer) can wait.")
                    : tr("Print each page once for one game.")),
      paragraph(is_printed(context, "gauges")
                    ? tr("You also need scissors, glue, clear tape, clear sleeves for the sheets, "
                         "and four erasable pens. Gauges need two paper fasteners, damage two "
                         "clips or coins.")
                    : tr("You also need scissors, glue, clear tape, clear sleeves for the sheets, "
                         "and four erasable pens.")),
      paragraph(fmt::format(
          fmt::runtime(tr("Sheets and films of this map carry the code {}, also in the QR code. A "
                          "different code means another map or an older version.")),
          context.set.code)),
  };
}

void draw_list(const Canvas& canvas, const SheetContext& context, MmRect box) {
  const BoardColours c = sheet_colours(context);
  const MmRect room = draw_card(canvas, c, box);
  constexpr double kNotes = 36;
  const double rows =
      static_cast<double>(printed_sheets(context).size()) + (kStockRows + 0.8) * kStocks.size();
  const double row = std::min(7.0, (room.height - kNotes) / rows);
  double y = room.y;
  for (const Stock& stock : kStocks) {
    y = draw_stock(canvas, context, stock, {room.x, y, room.width, room.bottom() - y}, row);
  }
  const TextBlocks notes = list_notes(context);
  const MmRect rest{room.x, y, room.width, room.bottom() - y};
  draw_blocks(canvas, notes, rest, fitting_size(canvas, notes, rest, type::kClose),
              {c.line, c.bezel_trim, c.text});
}

std::string step_text(const Step& step, const SheetContext& context) {
  std::string text = context.tr(step.text);
  const bool extended =
      is_printed(context, "film-extension") && find_sheet("film-extension")->pages(context) > 0;
  if (step.draw_picture == draw_film_step && extended) {
    text += std::string(" ") + context.tr("Tape an extension below each film.");
  }
  return text;
}

// Returns the room below a step's picture, in its card.
MmRect words_of_step(MmRect room) {
  const double top = kPictureZoom * kStepPicture.y + 0.4;
  return {room.x, room.y + top, room.width, room.height - top + 2};
}

double size_of_steps(const Canvas& canvas, const SheetContext& context, MmRect room) {
  std::vector<std::string> texts;
  for (const Step& step : steps_for(context)) texts.push_back(step_text(step, context));
  return size_of_all(canvas, texts, words_of_step(room), type::kText);
}

void draw_step(const Canvas& canvas, const SheetContext& context, const Step& step, int number,
               MmRect box) {
  const BoardColours c = sheet_colours(context);
  const MmRect room = draw_card(canvas, c, box);
  draw_line(canvas, fmt::format("{}", number), {room.x - 1, room.y - 1, 10, 8},
            {.size = type::kHeading, .bold = true, .colour = c.line});
  cairo_save(canvas);
  cairo_translate(canvas, room.x + (room.width - kPictureZoom * kStepPicture.x) / 2, room.y - 1);
  cairo_scale(canvas, kPictureZoom, kPictureZoom);
  step.draw_picture(canvas.without_tools(), c);
  cairo_restore(canvas);
  const TagScope paragraph(canvas, "P");
  draw_paragraph(canvas, step_text(step, context), words_of_step(room),
                 {.size = size_of_steps(canvas, context, room), .colour = c.text});
}

void draw_assembly_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const PlainPage page(canvas, context, context.tr("Assembly"),
                       context.tr("Print at 100%, no scaling"));
  const MmRect body = plain_body(context.frame);
  draw_list(canvas, context, {body.x, body.y, kListWidth, body.height});
  constexpr int kColumns = 2;
  constexpr int kRows = 3;  // the steps of a complete print are most
  const double left = body.x + kListWidth + kBetweenSteps;
  const double width = (body.right() - left + kBetweenSteps) / kColumns;
  const double height = (body.height + kBetweenSteps) / kRows;
  int k = 0;
  for (const Step& step : steps_for(context)) {
    draw_step(canvas, context, step, k + 1,
              {left + k % kColumns * width, body.y + k / kColumns * height, width - kBetweenSteps,
               height - kBetweenSteps});
    ++k;
  }
}

}  // namespace

Sheet assembly_sheet() {
  return {.name = "assembly",
          .title = [](const Translator& tr) { return std::string(tr("Assembly")); },
          .draw = draw_assembly_sheet};
}

}  // namespace chartroom::exporters

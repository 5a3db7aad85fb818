// A score pad for several games.
#include "exporters/con_sonar/parts/caption.h"
#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/score_rows.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/drawing/text/text.h"
#include "exporters/page/number_in.h"

namespace chartroom::exporters {

namespace {

constexpr int kGames = 4;
constexpr double kWords = 66;
constexpr double kValue = 10;
constexpr double kScoreHead = 8.5;
constexpr double kBetween = 5;

std::string score_sheet_title(const Translator& tr) { return tr("Score pad"); }

void draw_row(const Canvas& canvas, const DeckContext& context, const std::string& words,
              const std::string& value, MmRect row, bool total) {
  const DeckColours& c = context.colours;
  const auto nations = static_cast<int>(context.deck.nations.size());
  const double column = (row.width - kWords - kValue) / nations;
  const Colour fill = total ? c.tint : c.page;
  draw_cell(canvas, {row.x, row.y, kWords, row.height}, fill, c.rule);
  draw_cell(canvas, {row.x + kWords, row.y, kValue, row.height}, fill, c.rule);
  for (int k = 0; k < nations; ++k) {
    draw_cell(canvas, {row.x + kWords + kValue + k * column, row.y, column, row.height}, fill,
              c.rule);
  }
  draw_caption(canvas, words, {row.x + 1.5, row.y + 0.3, kWords - 3, row.height - 0.6},
               {.size = total ? 3.8 : 2.9, .bold = total, .colour = c.ink});
  draw_line(canvas, value, {row.x + kWords, row.y, kValue, row.height},
            {.size = 4, .bold = true, .align = Align::centre, .colour = c.ink});
}

void draw_game(const Canvas& canvas, const DeckContext& context, MmRect box) {
  const DeckColours& c = context.colours;
  const auto nations = static_cast<int>(context.deck.nations.size());
  const double column = (box.width - kWords - kValue) / nations;
  draw_line(canvas, context.tr("Date"), {box.x + 1.5, box.y, 18, kScoreHead},
            {.size = 3.2, .colour = c.ink});
  set_colour(canvas, c.rule);
  cairo_set_line_width(canvas, 0.25);
  cairo_move_to(canvas, box.x + 20, box.y + kScoreHead - 2);
  cairo_line_to(canvas, box.x + kWords, box.y + kScoreHead - 2);
  cairo_stroke(canvas);
  for (int nation = 0; nation < nations; ++nation) {
    draw_nation_plate(
        canvas, context, nation,
        {box.x + kWords + kValue + nation * column + 0.3, box.y, column - 0.6, kScoreHead - 0.6});
  }
  const std::vector<ScoreRow> rows = score_rows(context);
  const double height = (box.height - kScoreHead) / static_cast<double>(rows.size() + 1);
  MmRect row{box.x, box.y + kScoreHead, box.width, height};
  for (const ScoreRow& score : rows) {
    draw_row(canvas, context, score.words, signed_number(score.value), row, false);
    row.y += height;
  }
  draw_row(canvas, context, context.tr("Total"), "", row, true);
}

void draw_score_sheet(const Canvas& canvas, const DeckContext& context, int /*page*/) {
  const DeckPage page(canvas, context, score_sheet_title(context.tr));
  const MmRect body = deck_body(context);
  const double height = (body.height + kBetween) / kGames - kBetween;
  for (int k = 0; k < kGames; ++k) {
    draw_game(canvas, context, {body.x, body.y + k * (height + kBetween), body.width, height});
  }
}

}  // namespace

DeckSheet score_pad_deck_sheet() {
  return {
      .name = "score-pad", .title = score_sheet_title, .draw = draw_score_sheet, .pages = one_page};
}

}  // namespace chartroom::exporters

// Tests the properties of large print in the PDF.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

#include "exporters/documents/sheet_documents.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/text/text.h"
#include "exporters/parts/sheet_layout.h"
#include "exporters/sheets/reference_cards.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
namespace {

constexpr double kFourteenPoints = 14 * 25.4 / 72;

struct Word {
  std::string text;
  MmRect box;  // with the height of its font's tallest letters
};

double attribute(const std::string& line, const std::string& name) {
  return std::stod(line.substr(line.find(name + "=\"") + name.size() + 2)) / kPointsPerMm;
}

// Returns the words of the first page, in millimeters of the paper.
std::vector<Word> words(const std::string& pdf) {
  const TemporaryFolder folder;
  folder.write("page.pdf", pdf);
  const std::string command = "pdftotext -l 1 -bbox " + (folder / "page.pdf").string() + " -";
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  for (int c = 0; (c = std::fgetc(pipe)) != EOF;) text += static_cast<char>(c);
  EXPECT_EQ(pclose(pipe), 0) << command;
  std::vector<Word> found;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t end = line.find("</word>");
    if (end == std::string::npos) continue;
    const double x = attribute(line, "xMin");
    const double y = attribute(line, "yMin");
    const std::size_t begin = line.find('>') + 1;
    found.push_back({line.substr(begin, end - begin),
                     {x, y, attribute(line, "xMax") - x, attribute(line, "yMax") - y}});
  }
  return found;
}

// Returns the height of a word in letters of 14 points.
double height_of_fourteen_points(bool bold, const std::string& text) {
  const std::vector<Word> found =
      words(pdf_bytes("word", "word", {210, 100}, [&](const Canvas& canvas) {
        draw_line(canvas, text, {10, 10, 100, 10}, {.size = kFourteenPoints, .bold = bold});
        cairo_show_page(canvas);
      }));
  return found.empty() ? 0 : found.front().box.height;
}

bool within(MmRect box, MmRect round) {
  const Mm middle{box.x + box.width / 2, box.y + box.height / 2};
  return middle.x > round.x && middle.x < round.right() && middle.y > round.y &&
         middle.y < round.bottom();
}

// Returns the small words of board, heading and panel, which are read in play; footer, rulers and
// the set's code are not.
std::string small_words(const maps::Map& map, const char* sheet, const std::string& language,
                        double least) {
  const std::array<const Sheet*, 1> one{find_sheet(sheet)};
  PrintSettings settings{{Paper::a3}, usual_pitch(map.size, kLargeFrame), language};
  settings.look = Look::large_print;
  const BoardLayout board = sheet_board(map.size, settings.pitch, kLargeFrame);
  const Mm origin = frame_origin(Paper::a3);
  const std::string code = sheet_set(map, {}).code;
  const TeamLetters letters = team_letters(sheet_translator(language));  // of signs
  std::string small;
  int read = 0;
  for (const Word& word : words(pdf_document(map, one, settings))) {
    const MmRect box{word.box.x - origin.x, word.box.y - origin.y, word.box.width, word.box.height};
    if (word.text == code || word.text == letters.blue || word.text == letters.green) continue;
    if (!within(box, board.frame()) && !within(box, sheet_panel(board, kLargeFrame)) &&
        !within(box, sheet_heading(board, kLargeFrame))) {
      continue;
    }
    ++read;
    if (box.height < least) small += " " + word.text;
  }
  EXPECT_GT(read, 40) << sheet;
  return small;
}

TEST(LargePrint, HasLettersOfFourteenPointsWhereTheyAreReadInPlay) {
  for (const std::string& language : languages()) {
    const std::string word = language == "ko" ? "\uc7a0\uc218\ud568" : "Sonar";
    const double least =
        std::min(height_of_fourteen_points(false, word), height_of_fourteen_points(true, word));
    ASSERT_GT(least, kFourteenPoints);
    for (const maps::Map& map : {sample::north_pole(), sample::archipelago()}) {
      for (const char* sheet : {"captain-blue", "operator-green"}) {
        EXPECT_EQ(small_words(map, sheet, language, 0.99 * least), "")
            << map.id << " " << sheet << " " << language;
      }
    }
  }
}

// Footers, codes and figures' percentages are not read in play, and signs' letters belong to signs.
bool is_read(const DrawnText& text, const char* sheet, const SheetContext& context) {
  const TeamLetters letters = team_letters(context.tr);
  if (text.text == "50" || text.text == "100 mm") return false;  // on a ruler
  if (text.text == context.set.code || text.text.find('%') != std::string::npos) return false;
  if (text.text == letters.blue || text.text == letters.green) return false;
  const double foot = std::string_view(sheet) == "gauges" ? 22 : 8;  // with rulers and a note
  if (text.box.y > context.frame.y - foot || text.box.right() < kRulerStrip + 0.5) return false;
  const MmRect cards = reference_grid(context.frame, context.backs, context.look).block();
  return std::string_view(sheet) != "reference" || text.box.right() > cards.x;
}

TEST(LargePrint, HasLettersOfFourteenPointsOnCardsRulesScreenAndGauges) {
  constexpr std::array<std::pair<const char*, int>, 4> kPages{
      {{"reference", 2}, {"rules", 4}, {"screen", 8}, {"gauges", 1}}};
  for (const std::string& language : languages()) {
    for (const maps::Map& map : {sample::north_pole(), sample::archipelago()}) {
      const SheetContext context = context_of(map, kLargeFrame, language, Look::large_print);
      for (const auto& [sheet, pages] : kPages) {
        for (int page = 0; page < pages; ++page) {
          for (const DrawnText& text : texts_on(sheet, page, context)) {
            if (!is_read(text, sheet, context)) continue;
            // The screen's words are measured on its panel.
            const double zoom = std::string_view(sheet) == "screen" ? sheet_zoom(kLargeFrame) : 1;
            EXPECT_GE(zoom * text.size, 0.99 * kFourteenPoints)
                << sheet << " " << page << " " << map.id << " " << language << ": " << text.text;
          }
        }
      }
    }
  }
}

// One film must fit the boards of every look.
TEST(LargePrint, KeepsThePitchOfItsPaper) {
  const maps::Size published{10, 10};
  EXPECT_EQ(usual_pitch(published, kLargeFrame), 22);
  const BoardLayout board = sheet_board(published, 22, kLargeFrame);
  EXPECT_GE(board.frame().height, 0.9 * kLargeFrame.y);
}

}  // namespace
}  // namespace chartroom::exporters

// Prints a sheet that is in no table: printing needs only the sheet.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "exporters/documents/pdf_document.h"
#include "exporters/documents/sheet_files.h"
#include "exporters/drawing/text/text.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
namespace {

void draw_log(const Canvas& canvas, const SheetContext& context, int page) {
  draw_line(canvas, "Log of " + context.map.id + ", page " + std::to_string(page + 1),
            {10, 10, 120, 10}, {.size = 6});
}

constexpr Sheet kLog{.name = "log",
                     .title = [](const Translator&) { return std::string("Ship's log"); },
                     .draw = draw_log,
                     .pages = [](const SheetContext&) { return 2; }};

std::string printed_by(const std::string& command) {
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  for (int c = 0; (c = std::fgetc(pipe)) != EOF;) text += static_cast<char>(c);
  EXPECT_EQ(pclose(pipe), 0) << command;
  return text;
}

TEST(MadeUpSheet, StandsInADocumentWithItsTitleOnEveryPage) {
  const TemporaryFolder folder;
  const std::array<const Sheet*, 2> chosen{&kLog, find_sheet("captain-blue")};
  const auto written =
      write_sheets(sample::north_pole(), chosen, {}, "pdf", folder.path().string());
  ASSERT_EQ(written.size(), 1);
  const std::string text = printed_by("pdftotext " + written[0] + " -");
  EXPECT_THAT(text, testing::HasSubstr("Log of north-pole, page 1"));
  EXPECT_THAT(text, testing::HasSubstr("Log of north-pole, page 2"));
  EXPECT_THAT(printed_by("qpdf --json " + written[0]), testing::HasSubstr("Ship's log 2"));
}

TEST(MadeUpSheet, IsWrittenIntoFilesWithItsNameAndItsTextsAreLogged) {
  const TemporaryFolder folder;
  const std::array<const Sheet*, 1> chosen{&kLog};
  maps::Map map = sample::north_pole();
  map.id = std::string(120, 'w');
  TextLog log;
  PrintSettings settings;
  settings.log = &log;
  const auto written = write_sheets(map, chosen, settings, "svg", folder.path().string());
  EXPECT_THAT(written, testing::ElementsAre(testing::EndsWith("w-log-1.svg"),
                                            testing::EndsWith("w-log-2.svg")));
  ASSERT_EQ(log.size(), 2);
  EXPECT_EQ(log[0].kind, TextProblem::Kind::no_room);
}

// Returns "`captain-blue`, ..., `reference` (2 pages)" as in exporters/SHEETS.md.
TEST(Sheets, StandInTheFormatsInTheirOrder) {
  const maps::Map map = sample::north_pole();
  std::string list = "- Sheets: ";
  for (const Sheet& sheet : sheets()) {
    list += (&sheet == sheets().data() ? "`" : ", `") + std::string(sheet.name) + "`";
    const int pages = sheet.pages(sheet_context(map, {}));
    const int in_large = sheet.pages(sheet_context(map, {.page = {}, .look = Look::large_print}));
    if (pages > 1) list += " (" + std::to_string(pages) + " pages";
    if (in_large != pages) list += ", " + std::to_string(in_large) + " in large print";
    if (pages > 1) list += ")";
  }
  std::ifstream file(CHARTROOM_SOURCE_DIR "/exporters/SHEETS.md");
  std::stringstream formats;
  formats << file.rdbuf();
  EXPECT_THAT(formats.str(), testing::HasSubstr(list + "."));
}

}  // namespace
}  // namespace chartroom::exporters

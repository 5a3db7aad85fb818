#include "exporters/documents/sheet_documents.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

#include "exporters/documents/sheet_files.h"
#include "exporters/sheets/sheet_groups.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/printed_text.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

using testing::HasSubstr;
using testing::Not;

std::vector<const Sheet*> every_sheet() {
  std::vector<const Sheet*> all;
  for (const Sheet& sheet : sheets()) all.push_back(&sheet);
  return all;
}

PrintSettings usual_settings(const Map& map, const std::string& language, Paper paper) {
  return {{paper}, usual_pitch(map.size, frame_size(paper)), language};
}

std::string document(const Map& map, const std::string& language = "en", Paper paper = Paper::a4) {
  return pdf_document(map, every_sheet(), usual_settings(map, language, paper));
}

// Writes a file that lives as long as this test program; returns its path.
std::string written(const std::string& bytes, const std::string& name) {
  static const TemporaryFolder folder;
  folder.write(name, bytes);
  return (folder / name).string();
}

// Returns a command's output; fails the test if the command fails.
std::string printed_by(const std::string& command) {
  std::string text;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  char buffer[4096];
  for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) {
    text.append(buffer, n);
  }
  EXPECT_EQ(pclose(pipe), 0) << command << "\n" << text;
  return text;
}

TEST(Output, WritesADocumentOfAllSheetsThatQpdfFindsSound) {
  std::size_t k = 0;
  for (const Map& map : sample::all()) {
    const Paper paper = kPapers[k++ % kPapers.size()];
    const auto pages = pages_of(map, every_sheet(), usual_settings(map, "en", paper)).size();
    const std::string path = written(document(map, "en", paper), map.id + ".pdf");
    EXPECT_THAT(printed_by("qpdf --check " + path), HasSubstr("No syntax"));
    EXPECT_THAT(printed_by("pdfinfo " + path),
                HasSubstr("Pages:           " + std::to_string(pages) + "\n"));
  }
}

TEST(Output, ProposesToPrintWithoutScaling) {
  const std::string path = written(document(sample::north_pole(), "ko"), "marks.pdf");
  EXPECT_THAT(
      printed_by("qpdf --json " + path + " | tr -d ' \\n'"),
      testing::AllOf(HasSubstr("\"/PrintScaling\":\"/None\""), HasSubstr("\"/Lang\":\"u:ko\""),
                     HasSubstr("\"/DisplayDocTitle\":true")));
  EXPECT_THAT(printed_by("pdfinfo -struct " + path + " 2>&1"),
              testing::AllOf(HasSubstr("Document\n"), HasSubstr("    H1"), HasSubstr("    Figure"),
                             HasSubstr("    H3")));
}

// The viewer proposes printing on both sides only if every sheet has a back.
TEST(Output, ProposesBothSidesWhereEverySheetHasBacks) {
  const Map map = sample::north_pole();
  const auto duplex = [&](std::initializer_list<const char*> names, Backs backs = Backs::duplex) {
    std::vector<const Sheet*> wanted;
    for (const char* name : names) wanted.push_back(find_sheet(name));
    PrintSettings settings;
    settings.backs = backs;
    return printed_by("qpdf --json " + written(pdf_document(map, wanted, settings), "sides.pdf") +
                      " | tr -d ' \\n'");
  };
  EXPECT_THAT(duplex({"reference"}), HasSubstr("\"/Duplex\":\"/DuplexFlipShortEdge\""));
  EXPECT_THAT(duplex({"reference", "rules"}), HasSubstr("\"/Duplex\":\"/DuplexFlipShortEdge\""));
  EXPECT_THAT(duplex({"screen"}), HasSubstr("\"/Duplex\":\"/DuplexFlipShortEdge\""));
  EXPECT_THAT(duplex({"reference", "gauges"}), HasSubstr("\"/Duplex\":\"/Simplex\""));
  EXPECT_THAT(duplex({"reference"}, Backs::gutterfold), HasSubstr("\"/Duplex\":\"/Simplex\""));
  EXPECT_THAT(duplex({"rules"}, Backs::gutterfold),
              HasSubstr("\"/Duplex\":\"/DuplexFlipShortEdge\""));
}

TEST(Output, PrintsExtensionsOfFilmsForMapsThatNeedThemOnly) {
  const auto films = sheets_named("film");
  const auto pages_for = [&films](const Map& map) {
    return pages_of(map, films, usual_settings(map, "en", Paper::a4)).size();
  };
  EXPECT_EQ(pages_for(sample::north_pole()), 3U);
  EXPECT_EQ(pages_for(sample::archipelago()), 2U);
  EXPECT_EQ(pages_for(sample::small_lagoon()), 2U);
  const TemporaryFolder folder;
  const std::array<const Sheet*, 1> extension{find_sheet("film-extension")};
  for (const char* format : {"pdf", "svg"}) {
    EXPECT_THAT(write_sheets(sample::archipelago(), extension, {}, format, folder.path().string()),
                testing::IsEmpty());
  }
}

TEST(Output, TellsInWordsWhatItsPicturesShow) {
  const auto words_in = [](const Map& map, const std::string& language) {
    return printed_by("qpdf --json " + written(document(map, language), "words.pdf") +
                      " | grep '\"/Alt\"'");
  };
  const std::string english = words_in(sample::north_pole(), "en");
  EXPECT_THAT(english, HasSubstr("North Pole: 10 × 10 points, 96 of them water, 4 quadrants. "
                                 "Islands on C8, D9, H3, I7. Surfacing anywhere but on"));
  EXPECT_THAT(english, HasSubstr("You heard: "));
  EXPECT_THAT(words_in(sample::archipelago(), "de"), HasSubstr("Inseln auf B8, C3, C8"));
  // Boards of four sheets and the practice map, the films and their extension, and the example of
  // the rules.
  EXPECT_EQ(std::count(english.begin(), english.end(), '\n'), 9);
}

TEST(Output, TellsThePrintShopWhereToCutAndHowFarTheGroundRuns) {
  const Map map = sample::north_pole();
  const std::string path =
      written(pdf_document(map, every_sheet(), {{Paper::letter, 3}}), "bleed.pdf");
  const std::string boxes = printed_by("pdfinfo -box " + path);
  // The letter paper has 9 mm of medium around it, 3 mm of them bleed.
  EXPECT_THAT(boxes, testing::ContainsRegex("MediaBox: +0.00 +0.00 +843.02 +663.02"));
  EXPECT_THAT(boxes, testing::ContainsRegex("TrimBox: +25.51 +25.51 +817.51 +637.51"));
  EXPECT_THAT(boxes, testing::ContainsRegex("BleedBox: +17.01 +17.01 +826.02 +646.02"));
  EXPECT_THAT(printed_by("pdfinfo -box " + written(document(map), "plain.pdf")),
              testing::ContainsRegex("TrimBox: +0.00 +0.00 +841.89 +595.28"));
}

std::string dated(const Map& map, const char* epoch) {
  setenv("SOURCE_DATE_EPOCH", epoch, 1);
  const std::string bytes = document(map);
  unsetenv("SOURCE_DATE_EPOCH");
  return objects_of_pdf(bytes);
}

// Returns a PDF without its dates and its checksum.
std::string undated(std::string pdf) {
  for (const auto& [begin, end] :
       {std::pair("/CreationDate (", ')'), std::pair("/ModDate (", ')'), std::pair("/ID [", ']')}) {
    const std::size_t at = pdf.find(begin);
    if (at != std::string::npos) pdf.erase(at, pdf.find(end, at) - at);
  }
  return pdf;
}

TEST(Output, GivesTheSameBytesAtAnyTime) {
  const Map map = sample::archipelago();
  const std::string first = document(map);
  EXPECT_TRUE(document(map) == first);
  // A date would have to be in the position and form of SOURCE_DATE_EPOCH's.
  EXPECT_THAT(objects_of_pdf(first), Not(HasSubstr("Date (")));
  const std::string yesterday = dated(map, "1700000000");
  const std::string today = dated(map, "1700086400");
  EXPECT_THAT(yesterday, HasSubstr("Date (20231114221320"));
  EXPECT_FALSE(yesterday == today);
  EXPECT_TRUE(undated(yesterday) == undated(today)) << "nothing but the date tells the time";
}

TEST(Output, GivesSvgAndPngOfTheSameBytesInAnyOrder) {
  const Map map = sample::north_pole();
  const PrintSettings settings;
  const std::string svg = svg_page(map, sheets()[0], 0, settings);
  const std::string png = png_page(map, sheets()[4], 0, settings);
  svg_page(sample::archipelago(), sheets()[2], 0, settings);
  EXPECT_TRUE(svg_page(map, sheets()[0], 0, settings) == svg);
  EXPECT_TRUE(png_page(map, sheets()[4], 0, settings) == png);
  EXPECT_THAT(svg, HasSubstr("297mm"));
  EXPECT_THAT(png.substr(0, 64), HasSubstr("pHYs"));
}

TEST(Output, DatesADocumentBySourceDateEpoch) {
  const std::string path = written(dated(sample::north_pole(), "1700000000"), "dated.pdf");
  EXPECT_THAT(printed_by("TZ=UTC pdfinfo " + path), HasSubstr("Nov 14 22:13:20 2023"));
}

TEST(Output, EmbedsEveryFont) {
  for (const char* language : {"en", "ko"}) {
    const std::string path = written(document(sample::north_pole(), language), "fonts.pdf");
    EXPECT_THAT(printed_by("pdffonts " + path + " | tail -n +3 | awk '{print $(NF-4)}' | sort -u"),
                "yes\n");
  }
}

TEST(Output, SaysTheSpecialRuleInWords) {
  const auto text_of = [](const Map& map, const std::string& language) {
    return printed_by("pdftotext " + written(document(map, language), "text.pdf") +
                      " - | tr '\\n' ' '");
  };
  EXPECT_THAT(text_of(sample::archipelago(), "en"), HasSubstr("Blue starts on A1, green on J10."));
  EXPECT_THAT(text_of(sample::north_pole(), "en"),
              HasSubstr("Surfacing anywhere but on D3, E8 or I5 costs 1 damage."));
  const std::string german = text_of(sample::north_pole(), "de");
  EXPECT_THAT(german, HasSubstr("Nordpol"));
  EXPECT_THAT(german, HasSubstr("Auftauchen kostet, außer auf D3, E8 oder I5, 1 Schaden."));
  EXPECT_THAT(german, HasSubstr("Schleichfahrt"));
  EXPECT_THAT(text_of(sample::wild_reef(), "en"),
              HasSubstr("House rules: maximum energy 5, Missile 5"));
}

}  // namespace
}  // namespace chartroom::exporters

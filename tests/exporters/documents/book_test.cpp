#include "exporters/documents/book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>

#include <cstdio>

#include "exporters/drawing/drawing_files.h"
#include "exporters/page/files/pdf_marks.h"
#include "exporters/parts/map_set.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/printed_text.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;

play::PlayMetrics metrics() {
  play::PlayMetrics metrics;
  metrics.games = 1000;
  metrics.found_after = 12.3;
  metrics.first_share = 0.517;
  metrics.first_margin = 0.031;
  metrics.plies = 41;
  metrics.visits.fill(1);
  return metrics;
}

struct Maps {
  maps::Map first = sample::north_pole();
  maps::Map second = sample::archipelago();
};

std::string book_of(const Maps& maps, const char* language, Paper paper = Paper::a4) {
  const std::vector<BookMap> entries{{maps.first, metrics()}, {maps.second, metrics()}};
  PrintSettings settings;
  settings.page.paper = paper;
  settings.language = language;
  return pdf_book({"family", "3", "A family of\nmaps", "Somebody"}, entries, settings);
}

std::vector<std::string> bookmarks(const std::string& pdf) {
  QPDF document;
  document.processMemoryFile("book", pdf.data(), pdf.size());
  QPDFOutlineDocumentHelper outlines(document);
  std::vector<std::string> names;
  for (QPDFOutlineObjectHelper& outline : outlines.getTopLevelOutlines()) {
    names.push_back(outline.getTitle());
  }
  return names;
}

TEST(Book, IsCalledByThePacksOwnName) {
  const std::string pdf = book_of({}, "en");
  QPDF document;
  document.processMemoryFile("book", pdf.data(), pdf.size());
  QPDFObjectHandle info = document.getTrailer().getKey("/Info");
  EXPECT_THAT(info.getKey("/Title").getUTF8Value(), HasSubstr("A family of"));
  EXPECT_EQ(info.getKey("/Author").getUTF8Value(), "Somebody");
  EXPECT_THAT(info.getKey("/Subject").getUTF8Value(), HasSubstr("family, revision 3, "));
}

// Returns a word's middle in millimeters from the left edge of the first page.
double middle_of_word(const std::string& pdf, const std::string& word) {
  const TemporaryFolder folder;
  folder.write("book.pdf", pdf);
  const std::string command = "pdftotext -l 1 -bbox " + (folder / "book.pdf").string() +
                              " - | sed -n 's/.*xMin=\"\\([0-9.]*\\)\".*xMax=\"\\([0-9.]*\\)\".*>" +
                              word + "<.*/\\1 \\2/p'";
  FILE* pipe = popen(command.c_str(), "r");
  double left = 0;
  double right = 0;
  EXPECT_EQ(std::fscanf(pipe, "%lf %lf", &left, &right), 2) << command;
  EXPECT_EQ(pclose(pipe), 0);
  return (left + right) / 2 / kPointsPerMm;
}

TEST(Book, HasItsCoverInTheMiddleOfThePaper) {
  for (const Paper paper : kPapers) {
    const std::string pdf = book_of({}, "en", paper);
    EXPECT_NEAR(middle_of_word(pdf, "Somebody"), paper_size(paper).x / 2, 0.5);
  }
}

TEST(Book, HasABookmarkOfOneLineForEveryPage) {
  const std::vector<std::string> names = bookmarks(book_of({}, "en"));
  EXPECT_EQ(names, (std::vector<std::string>{"A family of maps", "Contents", "North Pole",
                                             "Archipelago"}));
}

TEST(Book, CarriesItsSetOnTheFirstPagesAndThoseOfTheMapsOnTheirs) {
  const Maps maps;
  const TemporaryFolder folder;
  folder.write("book.pdf", book_of(maps, "en"));
  const auto sets = sets_of_pages((folder / "book.pdf").string());
  const std::vector<const maps::Map*> both{&maps.first, &maps.second};
  ASSERT_EQ(sets.size(), 4u);
  EXPECT_EQ(sets[0], book_set("family", "3", both, {}));
  EXPECT_EQ(sets[1], sets[0]);
  EXPECT_EQ(sets[2], sheet_set(maps.first, {}));
  EXPECT_EQ(sets[3], sheet_set(maps.second, {}));
}

TEST(Book, WritesNumbersAsItsLanguageDoesAndSaysThatItIsUnofficial) {
  const std::string english = text_of_pdf(book_of({}, "en"));
  EXPECT_THAT(english, HasSubstr("51.7% (±"));
  EXPECT_THAT(english, HasSubstr("Unofficial"));
  for (const auto& [language, word] :
       {std::pair{"de", "Inoffiziell"}, {"fr", "Non officiel"}, {"it", "Non ufficiale"}}) {
    const std::string text = text_of_pdf(book_of({}, language));
    EXPECT_THAT(text, HasSubstr("51,7")) << language;
    EXPECT_THAT(text, HasSubstr(word));
  }
  EXPECT_THAT(text_of_pdf(book_of({}, "ko")), HasSubstr("51.7"));
}

}  // namespace
}  // namespace chartroom::exporters

#include "exporters/page/files/pdf_pages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <string>
#include <vector>

namespace chartroom::exporters {
namespace {

void draw_square(const Canvas& canvas) {
  cairo_rectangle(canvas, 10, 10, 20, 20);
  cairo_fill(canvas);
}

void draw_text(const Canvas& canvas, const char* text) {
  cairo_move_to(canvas, 10, 40);
  cairo_show_text(canvas, text);
}

// Returns a document whose pages have a figure of lines, one of lines and text with a paragraph,
// and text around both.
std::string document_of(int pages) {
  PdfPages document("test", {}, "en", {}, nullptr);
  const Canvas canvas = document.canvas();
  for (int page = 1; page <= pages; ++page) {
    const std::string number = std::to_string(page);
    document.page(number, {"map", number, "code"}, [&] {
      draw_text(canvas, "before");
      {
        const FigureTag figure(canvas, "lines " + number);
        draw_square(canvas);
      }
      draw_text(canvas, "between");
      const FigureTag figure(canvas, "words " + number);
      draw_square(canvas);
      draw_text(canvas, "on the board");
      const TagScope paragraph(canvas, "P");
      draw_text(canvas, "below the board");
    });
  }
  return document.bytes(Sides::one);
}

// Returns the alternative texts of all figures, sorted.
std::vector<std::string> alt_texts_of(QPDF& pdf) {
  std::vector<std::string> texts;
  for (QPDFObjectHandle object : pdf.getAllObjects()) {
    if (!object.isDictionary() || !object.getKey("/S").isName()) continue;
    if (object.getKey("/S").getName() != "/Figure") continue;
    QPDFObjectHandle text = object.getKey("/Alt");
    texts.push_back(text.isString() ? text.getUTF8Value() : "none");
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

// Cairo 1.18 began a new page for a tag that ended after the last one.
TEST(PdfPages, HasAsManyPagesAsAreDrawn) {
  for (const int pages : {1, 3}) {
    const std::string bytes = document_of(pages);
    QPDF pdf;
    pdf.processMemoryFile("test", bytes.data(), bytes.size());
    EXPECT_EQ(QPDFPageDocumentHelper(pdf).getAllPages().size(), static_cast<std::size_t>(pages));
  }
}

TEST(PdfPages, HasOneAlternativeTextForEachFigure) {
  const std::string bytes = document_of(2);
  QPDF pdf;
  pdf.processMemoryFile("test", bytes.data(), bytes.size());
  EXPECT_EQ(alt_texts_of(pdf),
            (std::vector<std::string>{"lines 1", "lines 2", "words 1", "words 2"}));
}

}  // namespace
}  // namespace chartroom::exporters

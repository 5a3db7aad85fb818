// What a print shop and a screen reader need of a PDF and Cairo cannot write.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "exporters/drawing/canvas.h"
#include "exporters/page/page_settings.h"
#include "exporters/page/sheet_set.h"

namespace chartroom::exporters {

// How a document is best printed: on one side, or each second page on the back of the one before
// it, the paper turned about its short or its long edge.
enum class Sides : std::uint8_t { one, short_edge, long_edge };

struct PdfMarks {
  std::string language;  // of the document's text
  PageSettings page;
  std::vector<SheetSet> sets;  // one for each page
  AltTexts alt_texts;          // one for each figure of the structure
  Sides sides = Sides::one;
};

// The same document with /Lang, no scaling and the sides of the paper as the viewer's proposal for
// printing, the figures' alternative texts, and on every page the trim and bleed boxes and the set
// that it belongs to. The same bytes for the same document.
std::string with_print_marks(const std::string& pdf, const PdfMarks& marks);

// The same document with the set on its pages and nothing else: of a picture, which is no sheet.
std::string with_set_on_pages(const std::string& pdf, const SheetSet& set);

// The set of each page of a PDF, whatever program has rewritten it since; nothing for a page that
// is not of ours.
// Errors: a file that is no PDF is thrown as a FileException with its path.
std::vector<std::optional<SheetSet>> sets_of_pages(const std::string& path);

}  // namespace chartroom::exporters

// Marks that print shops and screen readers need in a PDF and Cairo cannot write.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "exporters/drawing/canvas.h"
#include "exporters/page/page_settings.h"
#include "exporters/page/sheet_set.h"

namespace chartroom::exporters {

// The recommended sides of the paper: one, or each second page on the back of the previous one,
// with paper flipped on its short or long edge.
enum class Sides : std::uint8_t { one, short_edge, long_edge };

struct PdfMarks {
  std::string language;  // language of the document's text
  PageSettings page;
  std::vector<SheetSet> sets;  // one per page
  AltTexts alt_texts;          // one for each figure of the structure
  Sides sides = Sides::one;
};

// Returns the document with /Lang, viewer preferences for no scaling and for the sides, alternative
// texts for figures, and on every page its trim and bleed boxes and its set. Equal documents give
// equal bytes.
std::string with_print_marks(const std::string& pdf, const PdfMarks& marks);

// Returns the document with only the set on its pages, for a picture that is no sheet.
std::string with_set_on_pages(const std::string& pdf, const SheetSet& set);

// The most bytes of a print that are read.
inline constexpr std::size_t kLargestPrint = std::size_t{1} << 32;

// Returns the set of each page of a PDF, even if another program has rewritten it; nothing for a
// foreign page. Throws a FileException with the path if the file is no PDF.
std::vector<std::optional<SheetSet>> sets_of_pages(const std::string& path);

}  // namespace chartroom::exporters

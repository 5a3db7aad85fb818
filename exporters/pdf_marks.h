// What a print shop and a screen reader need of a PDF and Cairo cannot write.
#pragma once

#include <string>

#include "exporters/sheet.h"

namespace chartroom {

struct PdfMarks {
  std::string language;  // of the document's text
  PageSettings page;
};

// The same document with /Lang, no scaling as the viewer's proposal for printing, and the trim and
// bleed boxes on every page. The same bytes for the same document.
std::string with_print_marks(const std::string& pdf, const PdfMarks& marks);

}  // namespace chartroom

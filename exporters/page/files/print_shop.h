// PDFs for print shops.
#pragma once

#include <string>

namespace chartroom::exporters {

// Returns the document as PDF/X-4 (ISO 15930-7): sRGB colors by definition, meant for offset
// printing on coated paper (FOGRA39), with metadata that says so. Equal documents give equal bytes;
// dates are those of SOURCE_DATE_EPOCH, or the first of 1970 if it is unset. Links are left out,
// because PDF/X forbids them on a page. `pdf` must be one of the program's own. Throws a
// FileException if the installed profile cannot be read.
std::string as_pdf_x4(const std::string& pdf);

// Returns the document in grays: one plate, black. Each color becomes the gray of its luminance.
std::string in_greys(const std::string& pdf);

}  // namespace chartroom::exporters

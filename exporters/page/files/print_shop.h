// What print shops ask for beyond a plain PDF.
#pragma once

#include <string>

namespace chartroom::exporters {

// The document as PDF/X-4 (ISO 15930-7): its colours are sRGB by definition, not by chance, it is
// meant for offset printing on coated paper (FOGRA39), and its metadata say so. The same bytes for
// the same document; its dates are those of SOURCE_DATE_EPOCH, the first of 1970 where that is
// unset. Links, which PDF/X forbids on a page, are left out.
// `pdf` must be one of the program's own. Errors: a FileException where the installed profile
// cannot be read.
std::string as_pdf_x4(const std::string& pdf);

// The document in greys: one plate, black. Each colour becomes the grey of its luminance.
std::string in_greys(const std::string& pdf);

}  // namespace chartroom::exporters

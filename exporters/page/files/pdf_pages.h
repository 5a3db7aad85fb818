// A PDF under construction: pages with label, outline and structure.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/page/files/pdf_marks.h"
#include "exporters/page/page_settings.h"

namespace chartroom::exporters {

class PdfPages {
 public:
  // Throws Cairo's errors as a FileException with the document's `name`. The log, if given,
  // collects problems with texts.
  PdfPages(std::string name, const PdfTitle& title, std::string language, const PageSettings& page,
           TextLog* log);

  Canvas canvas() { return {cr_.get(), log_, &alt_texts_}; }

  // Adds a page of a set. `draw` draws in millimeters from the top left of the medium.
  void page(const std::string& label, const SheetSet& set, const std::function<void()>& draw);

  // Ends the document and returns its bytes.
  std::string bytes(Sides sides);

 private:
  std::string name_;
  std::string language_;
  PageSettings page_;
  TextLog* log_;
  std::string bytes_;
  SurfacePtr surface_;
  CairoPtr cr_;
  std::vector<SheetSet> sets_;  // one per page so far
  AltTexts alt_texts_;
};

}  // namespace chartroom::exporters

// A PDF of a map's sheets under construction.
#pragma once

#include <functional>
#include <string>

#include "exporters/documents/sheet_documents.h"
#include "exporters/page/files/pdf_pages.h"

namespace chartroom::exporters {

// Returns the context of a map's sheets by the settings.
SheetContext sheet_context(const maps::Map& map, const PrintSettings& settings);

class PdfDocument {
 public:
  // Starts a document with the map's name, author and set. Throws Cairo's errors as a FileException
  // that names the map.
  PdfDocument(const maps::Map& map, const PrintSettings& settings);
  // Starts a document with its own title, which makes one that shows several maps.
  PdfDocument(const maps::Map& map, const PrintSettings& settings, const PdfTitle& title);

  Canvas canvas() { return pages_.canvas(); }

  // Adds one page of a sheet.
  void sheet(const Sheet& sheet, int page, const SheetContext& context);
  // Adds one page of a book with its set. `draw` draws in millimeters from the frame's top left.
  void page(const std::string& label, const SheetSet& set, const std::function<void()>& draw);

  // Ends the document and returns its bytes.
  std::string bytes();

 private:
  const maps::Map& map_;
  const PrintSettings& settings_;
  PdfPages pages_;
  bool backs_ = true;
};

}  // namespace chartroom::exporters

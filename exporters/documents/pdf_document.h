// A PDF of a map's sheets in the making.
#pragma once

#include <functional>
#include <string>

#include "exporters/documents/sheet_documents.h"
#include "exporters/page/files/pdf_pages.h"

namespace chartroom::exporters {

// What sheets of a map show by the settings.
SheetContext sheet_context(const maps::Map& map, const PrintSettings& settings);

class PdfDocument {
 public:
  // The document carries the map's name, author and set.
  // Errors of Cairo are thrown as a FileException that names the map.
  PdfDocument(const maps::Map& map, const PrintSettings& settings);
  // The same with a title of its own: what shows several maps looks like one of them.
  PdfDocument(const maps::Map& map, const PrintSettings& settings, const PdfTitle& title);

  Canvas canvas() { return pages_.canvas(); }

  // One page of a sheet.
  void sheet(const Sheet& sheet, int page, const SheetContext& context);
  // One page of a book, of a set, that `draw` draws, in millimetres from the top left of the frame.
  void page(const std::string& label, const SheetSet& set, const std::function<void()>& draw);

  // Ends the document.
  std::string bytes();

 private:
  const maps::Map& map_;
  const PrintSettings& settings_;
  PdfPages pages_;
  bool backs_ = true;
};

}  // namespace chartroom::exporters

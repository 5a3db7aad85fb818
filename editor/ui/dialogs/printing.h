// The sheets on a printer: the same pages as the files, at true scale.
#pragma once

#include <vector>

#include <wx/print.h>

#include "exporters/documents/sheet_files.h"
#include "maps/map.h"

namespace chartroom {

class SheetPrintout : public wxPrintout {
 public:
  SheetPrintout(const Map& map, const std::vector<const Sheet*>& sheets,
                const PrintSettings& settings);

  bool HasPage(int page) override;
  void GetPageInfo(int* first, int* last, int* from, int* to) override;
  bool OnPrintPage(int page) override;

 private:
  Map map_;
  PrintSettings settings_;
  std::vector<SheetPage> pages_;
};

// Landscape on the paper of the settings.
wxPrintData print_data(const PrintSettings& settings);

}  // namespace chartroom

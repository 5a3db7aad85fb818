// The sheets on a printer: the same pages as the files, at true scale.
#pragma once

#include <vector>

#include <wx/print.h>

#include "exporters/documents/sheet_files.h"
#include "maps/map.h"

namespace chartroom::editor {

class SheetPrintout : public wxPrintout {
 public:
  SheetPrintout(const maps::Map& map, const std::vector<const exporters::Sheet*>& sheets,
                const exporters::PrintSettings& settings);

  bool HasPage(int page) override;
  void GetPageInfo(int* first, int* last, int* from, int* to) override;
  bool OnPrintPage(int page) override;

 private:
  maps::Map map_;
  exporters::PrintSettings settings_;
  std::vector<exporters::SheetPage> pages_;
};

// Landscape on the paper of the settings.
wxPrintData print_data(const exporters::PrintSettings& settings);

}  // namespace chartroom::editor

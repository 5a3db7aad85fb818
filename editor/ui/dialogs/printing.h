// Prints the pages of sheet files at true scale.
#pragma once

#include <vector>

#include <wx/print.h>

#include "editor/ui/dialogs/export_dialog.h"
#include "exporters/page/paper.h"

namespace chartroom::editor {

class SheetPrintout : public wxPrintout {
 public:
  // The maps of the pages must outlive it.
  SheetPrintout(const wxString& title, std::vector<ExportDialog::PrintedPage> pages);

  bool HasPage(int page) override;
  void GetPageInfo(int* first, int* last, int* from, int* to) override;
  bool OnPrintPage(int page) override;

 private:
  std::vector<ExportDialog::PrintedPage> pages_;
};

// Returns data for landscape pages on the paper.
wxPrintData print_data(exporters::Paper paper);

}  // namespace chartroom::editor

#include "editor/ui/dialogs/printing.h"

#include <memory>
#include <utility>

#include <wx/dc.h>
#include <wx/graphics.h>
#include <wx/printdlg.h>

#include "editor/ui/canvas/page_picture.h"

namespace chartroom::editor {
namespace {

wxPaperSize paper_id(exporters::Paper paper) {
  switch (paper) {
    case exporters::Paper::a4:
      return wxPAPER_A4;
    case exporters::Paper::letter:
      return wxPAPER_LETTER;
    case exporters::Paper::a3:
      return wxPAPER_A3;
    case exporters::Paper::tabloid:
      break;
  }
  return wxPAPER_TABLOID;
}

}  // namespace

SheetPrintout::SheetPrintout(const wxString& title, std::vector<ExportDialog::PrintedPage> pages)
    : wxPrintout(title), pages_(std::move(pages)) {}

bool SheetPrintout::HasPage(int page) {
  return page >= 1 && page <= static_cast<int>(pages_.size());
}

void SheetPrintout::GetPageInfo(int* first, int* last, int* from, int* to) {
  *first = *from = 1;
  *last = *to = static_cast<int>(pages_.size());
}

bool SheetPrintout::OnPrintPage(int page) {
  const std::unique_ptr<wxGraphicsContext> graphics(
      wxGraphicsContext::CreateFromUnknownDC(*GetDC()));
  if (!graphics || !HasPage(page)) return false;
  auto* cr = static_cast<cairo_t*>(graphics->GetNativeContext());
  int across = 0;
  int down = 0;
  GetPPIPrinter(&across, &down);
  const ExportDialog::PrintedPage& shown = pages_[static_cast<std::size_t>(page - 1)];
  return print_page(cr, shown.page, *shown.map, shown.settings, across, down);
}

wxPrintData print_data(exporters::Paper paper) {
  wxPrintData data;
  data.SetPaperId(paper_id(paper));
  data.SetOrientation(wxLANDSCAPE);
  return data;
}

}  // namespace chartroom::editor

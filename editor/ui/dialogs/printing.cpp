#include "editor/ui/dialogs/printing.h"

#include <memory>

#include <wx/dc.h>
#include <wx/graphics.h>
#include <wx/printdlg.h>

#include "editor/ui/canvas/page_picture.h"
#include "editor/ui/toolkit/texts.h"

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

SheetPrintout::SheetPrintout(const maps::Map& map,
                             const std::vector<const exporters::Sheet*>& sheets,
                             const exporters::PrintSettings& settings)
    : wxPrintout(to_wx(text_in(map.name, settings.language))),
      map_(map),
      settings_(settings),
      pages_(pages_of(map, sheets, settings)) {}

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
  return print_page(cr, pages_[static_cast<std::size_t>(page - 1)], map_, settings_, across, down);
}

wxPrintData print_data(const exporters::PrintSettings& settings) {
  wxPrintData data;
  data.SetPaperId(paper_id(settings.page.paper));
  data.SetOrientation(wxLANDSCAPE);
  return data;
}

}  // namespace chartroom::editor

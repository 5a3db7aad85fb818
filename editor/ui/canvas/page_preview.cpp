#include "editor/ui/canvas/page_preview.h"

namespace chartroom::editor {

PagePreview::PagePreview(wxWindow* parent, const maps::Map& map, const wxSize& size)
    : PaintedWindow(parent, size), map_(map) {}

void PagePreview::show(exporters::SheetPage page, const exporters::PrintSettings& settings) {
  picture_.show(page, settings);
  Refresh();
}

void PagePreview::show_nothing() { show({}, {}); }

void PagePreview::paint(cairo_t* cr) {
  const wxSize window = GetClientSize();
  picture_.paint(cr, map_, window.GetWidth(), window.GetHeight());
}

}  // namespace chartroom::editor

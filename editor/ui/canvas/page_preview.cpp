#include "editor/ui/canvas/page_preview.h"

#include <utility>

namespace chartroom::editor {

PagePreview::PagePreview(wxWindow* parent, const wxSize& size) : PaintedWindow(parent, size) {}

void PagePreview::show(ShownPage page) {
  picture_.show(std::move(page));
  Refresh();
}

void PagePreview::show_nothing() { show({}); }

void PagePreview::paint(cairo_t* cr) {
  const wxSize window = GetClientSize();
  picture_.paint(cr, window.GetWidth(), window.GetHeight());
}

}  // namespace chartroom::editor

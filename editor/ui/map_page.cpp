#include "editor/ui/map_page.h"

#include <utility>

#include <wx/sizer.h>

#include "editor/ui/texts.h"

namespace chartroom {

MapPage::MapPage(wxWindow* parent, Document document, Brush& brush, BoardCanvas::Events events)
    : wxPanel(parent), document_(std::move(document)) {
  canvas_ = new BoardCanvas(this, document_, brush, std::move(events));
  notice_ = new NoticeBar(this, [this] { canvas_->SetFocus(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(notice_, wxSizerFlags().Expand());
  sizer->Add(canvas_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

MapPage::~MapPage() {
  // wx destroys children after the members, and the canvas refers to the document.
  canvas_->Destroy();
}

bool MapPage::untouched() const {
  return document_.path().empty() && !document_.modified() && !document_.can_undo() &&
         !document_.can_redo();
}

wxString MapPage::label() const {
  const wxString name = to_wx(document_.title(ui_language()));
  return document_.modified() ? wxString::FromUTF8("● ") + name : name;
}

void MapPage::show_document(Document document) {
  document_ = std::move(document);
  canvas_->show_new_map();
}

}  // namespace chartroom

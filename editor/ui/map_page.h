// One map in a tab: its document, its board, and the bar that speaks about its file.
#pragma once

#include <functional>

#include <wx/panel.h>

#include "editor/model/document.h"
#include "editor/ui/board_canvas.h"
#include "editor/ui/notice_bar.h"

namespace chartroom {

class MapPage : public wxPanel {
 public:
  MapPage(wxWindow* parent, Document document, Brush& brush, BoardCanvas::Events events);
  ~MapPage() override;

  Document& document() { return document_; }
  const Document& document() const { return document_; }
  BoardCanvas& canvas() { return *canvas_; }
  const BoardCanvas& canvas() const { return *canvas_; }
  NoticeBar& notice() { return *notice_; }

  // Nothing in it that anybody would miss: a map that came with the window and was never touched.
  bool untouched() const;
  // "● North Pole": the dot says that it is not saved.
  wxString label() const;
  // After the document came from elsewhere (opened, reloaded, restored).
  void show_document(Document document);

 private:
  Document document_;
  NoticeBar* notice_ = nullptr;
  BoardCanvas* canvas_ = nullptr;
};

}  // namespace chartroom

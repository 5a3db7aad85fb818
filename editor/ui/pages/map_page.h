// One map in a tab: its document, its board, and the bar that speaks about its file.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <wx/panel.h>

#include "editor/model/documents/document.h"
#include "editor/model/documents/journal.h"
#include "editor/model/documents/live_findings.h"
#include "editor/ui/canvas/board_canvas.h"
#include "editor/ui/pages/notice_bar.h"
#include "editor/ui/pages/tracing_bar.h"
#include "exporters/documents/print_checks.h"

namespace chartroom::editor {

class MapPage : public wxPanel {
 public:
  MapPage(wxWindow* parent, Document document, Brush& brush, BoardCanvas::Events events);
  ~MapPage() override;

  Document& document() { return document_; }
  const Document& document() const { return document_; }
  BoardCanvas& canvas() { return *canvas_; }
  const BoardCanvas& canvas() const { return *canvas_; }
  NoticeBar& notice() { return *notice_; }
  LiveFindings& findings() { return findings_; }

  // Nothing in it that anybody would miss: a map that came with the window and was never touched.
  bool untouched() const;
  // "● North Pole": the dot says that it is not saved.
  wxString label() const;
  // After the document came from elsewhere (opened, reloaded, restored).
  void show_document(Document document);

  // Asks what to do about another map that claims to be this one: says how they differ, and lights
  // the points at which they do.
  void ask(const wxString& text, const maps::Map& other, std::vector<NoticeBar::Choice> choices);

  // Call after every change and every save.
  void keep_in_journal();
  void flush_journal();
  // The work is saved, or the user has given it up.
  void give_up_journal();

  // The picture to trace: takes one and has its corners moved, or says why it cannot; all that is
  // done to it is remembered with the map's file.
  void trace(const std::string& file);
  void move_picture(bool moving);
  void show_picture(bool visible);
  void remove_picture();
  // Call when the map has got another file.
  void remember_picture();

  // Whether the file on the disk has changed since this was last asked.
  bool disk_is_news();

 private:
  void on_traced();
  void recall_picture();

  Document document_;
  LiveFindings findings_{exporters::full_catalogue()};
  std::unique_ptr<Journal> journal_;
  bool journal_failed_ = false;
  std::optional<FileStamp> seen_on_disk_;
  NoticeBar* notice_ = nullptr;
  BoardCanvas* canvas_ = nullptr;
  TracingBar* tracing_ = nullptr;
};

// Where unsaved work is kept.
std::string journal_folder();

}  // namespace chartroom::editor

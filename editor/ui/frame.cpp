#include "editor/ui/frame.h"

#include <utility>

#include <wx/display.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/statusbr.h>

#include "editor/ui/board_canvas.h"
#include "editor/ui/commands.h"
#include "editor/ui/notice_bar.h"
#include "editor/ui/questions.h"
#include "editor/ui/texts.h"

namespace chartroom {
namespace {

constexpr double kZoomStep = 1.25;
constexpr double kShareOfScreen = 0.95;

enum StatusField { kFieldPoint, kFieldMap, kFieldModified, kFields };

}  // namespace

EditorFrame::EditorFrame() : wxFrame(nullptr, wxID_ANY, "Chartroom") {
  SetMenuBar(make_menu_bar());
  add_tool_bar(*this);
  CreateStatusBar(kFields);
  const int widths[kFields] = {-3, -2, -1};
  SetStatusWidths(kFields, widths);
  notice_ = new NoticeBar(
      this, [this] { save_as(); }, [this] { canvas_->SetFocus(); });
  canvas_ = new BoardCanvas(
      this, document_, [this] { update(); }, [this] { update_point(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(notice_, wxSizerFlags().Expand());
  sizer->Add(canvas_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  SetMinClientSize(FromDIP(wxSize(360, 320)));
  wxSize size = FromDIP(wxSize(860, 960));
  size.DecTo(wxDisplay(this).GetClientArea().GetSize() * kShareOfScreen);
  SetSize(size);
  bind_commands();
  show_document();
}

EditorFrame::~EditorFrame() {
  // wx destroys children after the members, and the canvas refers to the document.
  canvas_->Destroy();
}

void EditorFrame::bind_commands() {
  const auto on = [this](int id, auto command) {
    Bind(
        wxEVT_MENU, [command](wxCommandEvent&) { command(); }, id);
  };
  on(wxID_NEW, [this] { on_new(); });
  on(wxID_OPEN, [this] { on_open(); });
  on(wxID_SAVE, [this] { save(); });
  on(wxID_SAVEAS, [this] { save_as(); });
  on(wxID_EXIT, [this] { Close(); });
  on(wxID_UNDO, [this] { document_.undo(), update(); });
  on(wxID_REDO, [this] { document_.redo(), update(); });
  on(wxID_ZOOM_IN, [this] { canvas_->zoom(kZoomStep); });
  on(wxID_ZOOM_OUT, [this] { canvas_->zoom(1 / kZoomStep); });
  on(wxID_ZOOM_FIT, [this] { canvas_->fit(); });
  on(wxID_ABOUT, [this] { on_about(); });
  Bind(wxEVT_CLOSE_WINDOW, &EditorFrame::on_close, this);
}

void EditorFrame::open(const std::string& path) {
  Read<Document> read = Document::open(path);
  if (!read) return notice_->show_faults(path, std::move(read.errors));
  document_ = std::move(*read.value);
  show_document();
}

void EditorFrame::on_close(wxCloseEvent& event) {
  if (event.CanVeto() && !may_lose_changes()) return event.Veto();
  Destroy();
}

void EditorFrame::on_new() {
  if (!may_lose_changes()) return;
  document_ = Document();
  show_document();
}

void EditorFrame::on_open() {
  if (!may_lose_changes()) return;
  if (const auto path = ask_what_to_open(this, document_)) open(*path);
}

void EditorFrame::on_about() {
  wxMessageDialog dialog(this, "Chartroom " CHARTROOM_VERSION, _("About Chartroom"), wxOK);
  dialog.SetExtendedMessage(_("Draws maps for the board game SONAR."));
  dialog.ShowModal();
}

bool EditorFrame::save() {
  if (document_.path().empty()) return save_as();
  return saved([this] { document_.save(); });
}

bool EditorFrame::save_as() {
  canvas_->finish_stroke();
  const auto path = ask_where_to_save(this, document_);
  return path && saved([&] { document_.save_as(*path); });
}

template <class Save>
bool EditorFrame::saved(Save save) {
  canvas_->finish_stroke();
  notice_->dismiss();
  try {
    save();
  } catch (const FileException& failure) {
    notice_->show_save_failure(failure.error());
    return false;
  }
  update();
  return true;
}

bool EditorFrame::may_lose_changes() {
  canvas_->finish_stroke();
  if (!document_.modified()) return true;
  switch (ask_about_changes(this, document_)) {
    case ChangesAnswer::save:
      return save();
    case ChangesAnswer::discard:
      return true;
    case ChangesAnswer::cancel:
      break;
  }
  return false;
}

void EditorFrame::show_document() {
  notice_->dismiss();
  canvas_->show_new_map();
  canvas_->SetFocus();
  update();
}

void EditorFrame::update() {
  const wxString name = to_wx(document_.title(ui_language()));
  const wxString mark = document_.modified() ? wxString::FromUTF8("● ") : wxString();
  SetTitle(mark + name + wxString::FromUTF8(" — Chartroom"));
  SetStatusText(describe_map(document_.map()), kFieldMap);
  SetStatusText(document_.modified() ? _("modified") : wxString(), kFieldModified);
  update_commands(*this, document_);
  update_point();
  canvas_->Refresh();
}

void EditorFrame::update_point() {
  const auto point = canvas_->cursor();
  SetStatusText(point ? describe_point(document_.map(), *point)
                      : _("Click or press Space to paint islands and to erase them"),
                kFieldPoint);
}

}  // namespace chartroom

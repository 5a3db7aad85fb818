#include "editor/ui/commands.h"

#include <wx/accel.h>
#include <wx/artprov.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/toolbar.h>

#include "editor/ui/texts.h"

namespace chartroom {
namespace {

wxMenu* file_menu() {
  auto* menu = new wxMenu;
  menu->Append(wxID_NEW, _("&New") + "\tCtrl+N", _("Begin a blank sea of 10 by 10 points"));
  menu->Append(wxID_OPEN, _("&Open...") + "\tCtrl+O", _("Open a map file"));
  menu->AppendSeparator();
  menu->Append(wxID_SAVE, _("&Save") + "\tCtrl+S", _("Save the map to its file"));
  menu->Append(wxID_SAVEAS, _("Save &As...") + "\tCtrl+Shift+S", _("Save the map to another file"));
  menu->AppendSeparator();
  menu->Append(wxID_EXIT, _("&Quit") + "\tCtrl+Q", _("Close the window"));
  return menu;
}

wxMenu* edit_menu() {
  auto* menu = new wxMenu;
  menu->Append(wxID_UNDO, _("&Undo") + "\tCtrl+Z", _("Take back the last step"));
  menu->Append(wxID_REDO, _("&Redo") + "\tCtrl+Shift+Z", _("Do again what was taken back"));
  return menu;
}

wxMenu* view_menu() {
  auto* menu = new wxMenu;
  menu->Append(wxID_ZOOM_IN, _("Zoom &In") + "\tCtrl++", _("Show the map larger"));
  menu->Append(wxID_ZOOM_OUT, _("Zoom &Out") + "\tCtrl+-", _("Show the map smaller"));
  menu->Append(wxID_ZOOM_FIT, _("&Fit") + "\tCtrl+0", _("Show the whole map"));
  return menu;
}

wxMenu* help_menu() {
  auto* menu = new wxMenu;
  menu->Append(wxID_ABOUT, _("&About"), _("What Chartroom is"));
  return menu;
}

void add_tool(wxToolBar& bar, int id, const wxString& label, const wxArtID& icon,
              const wxString& help) {
  bar.AddTool(id, label, wxArtProvider::GetBitmapBundle(icon, wxART_TOOLBAR), help);
}

void update_step(wxFrame& frame, int id, bool possible, const wxString& label,
                 const wxString& keys) {
  wxMenuItem* item = frame.GetMenuBar()->FindItem(id);
  const wxString text = "&" + label + "\t" + keys;
  if (item->GetItemLabel() != text) item->SetItemLabel(text);
  item->Enable(possible);
  frame.GetToolBar()->EnableTool(id, possible);
  frame.GetToolBar()->SetToolShortHelp(id, label + " (" + keys + ")");
}

}  // namespace

wxMenuBar* make_menu_bar() {
  auto* bar = new wxMenuBar;
  bar->Append(file_menu(), _("&File"));
  bar->Append(edit_menu(), _("&Edit"));
  bar->Append(view_menu(), _("&View"));
  bar->Append(help_menu(), _("&Help"));
  bar->FindItem(wxID_REDO)->AddExtraAccel(wxAcceleratorEntry(wxACCEL_CTRL, 'Y', wxID_REDO));
  bar->FindItem(wxID_ZOOM_IN)->AddExtraAccel(wxAcceleratorEntry(wxACCEL_CTRL, '=', wxID_ZOOM_IN));
  return bar;
}

void add_tool_bar(wxFrame& frame) {
  wxToolBar& bar = *frame.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
  add_tool(bar, wxID_NEW, _("New"), wxART_NEW, _("New (Ctrl+N)"));
  add_tool(bar, wxID_OPEN, _("Open"), wxART_FILE_OPEN, _("Open (Ctrl+O)"));
  add_tool(bar, wxID_SAVE, _("Save"), wxART_FILE_SAVE, _("Save (Ctrl+S)"));
  bar.AddSeparator();
  add_tool(bar, wxID_UNDO, _("Undo"), wxART_UNDO, _("Undo (Ctrl+Z)"));
  add_tool(bar, wxID_REDO, _("Redo"), wxART_REDO, _("Redo (Ctrl+Shift+Z)"));
  bar.AddSeparator();
  add_tool(bar, wxID_ZOOM_FIT, _("Fit"), "zoom-fit-best", _("Show the whole map (Ctrl+0)"));
  bar.Realize();
}

void update_commands(wxFrame& frame, const Document& document) {
  const bool undo = document.can_undo();
  const bool redo = document.can_redo();
  update_step(frame, wxID_UNDO, undo,
              undo ? wxString::Format(_("Undo %s"), step_name(document.undo_label())) : _("Undo"),
              "Ctrl+Z");
  update_step(frame, wxID_REDO, redo,
              redo ? wxString::Format(_("Redo %s"), step_name(document.redo_label())) : _("Redo"),
              "Ctrl+Shift+Z");
}

}  // namespace chartroom

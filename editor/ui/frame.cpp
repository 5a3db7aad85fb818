#include "editor/ui/frame.h"

#include <set>
#include <utility>

#include <wx/artprov.h>
#include <wx/dataview.h>
#include <wx/dnd.h>
#include <wx/intl.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/statusbr.h>
#include <wx/toolbar.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/panels/properties_panel.h"
#include "editor/ui/panels/table_panel.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"
#include "editor/ui/verdict/verdict_bar.h"

namespace chartroom::editor {
namespace {

constexpr int kJudgeAfter = 10;  // milliseconds

enum StatusField { kFieldPoint, kFieldMap, kFieldZoom, kFieldModified, kFields };

void add_tool(wxToolBar& bar, const char* command, const wxArtID& icon) {
  bar.AddTool(window_id(command), command_name(*find_command(command)),
              wxArtProvider::GetBitmapBundle(icon, wxART_TOOLBAR));
}

void add_tool_bar(wxFrame& frame) {
  wxToolBar& bar = *frame.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
  add_tool(bar, "file.new", wxART_NEW);
  add_tool(bar, "file.open", wxART_FILE_OPEN);
  add_tool(bar, "file.save", wxART_FILE_SAVE);
  bar.AddSeparator();
  add_tool(bar, "edit.undo", wxART_UNDO);
  add_tool(bar, "edit.redo", wxART_REDO);
  bar.AddSeparator();
  add_tool(bar, "view.zoom_out", "zoom-out");
  add_tool(bar, "view.zoom_in", "zoom-in");
  add_tool(bar, "view.fit", "zoom-fit-best");
  bar.Realize();
}

}  // namespace

EditorFrame::EditorFrame()
    : wxFrame(nullptr, wxID_ANY, "Chartroom"), recent_(RecentFiles::load(recent_file())) {
  take_size();
}

void EditorFrame::make_bars_of_the_frame() {
  add_tool_bar(*this);
  commands_.build(*this);
  make_recent_menu();
  CreateStatusBar(kFields);
  const int widths[kFields] = {-4, -3, FromDIP(60), -1};
  SetStatusWidths(kFields, widths);
  SetMinClientSize(FromDIP(wxSize(480, 360)));
}

void EditorFrame::listen() {
  Bind(wxEVT_CLOSE_WINDOW, &EditorFrame::on_close, this);
  Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
    if (event.GetActive() && watch_) look_at_disk();
    event.Skip();
  });
  judging_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    // Of all maps: the one that was changed may not be in front any more.
    for (int i = 0; i < tabs_->count(); ++i) tabs_->page(i).keep_in_journal();
    judge();
    commands_.update();
  });
  Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { commands_.update(); });
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (menu_is_open()) return event.Skip();
    tell_disabled_key({});
    // The key of an item that is out of date would not be heard.
    commands_.update();
    // Lists would take the keys that turn the tabs, and Ctrl+N and Ctrl+P.
    const int key = event.GetKeyCode();
    const bool page = key == WXK_PAGEUP || key == WXK_PAGEDOWN;
    const bool letter = key >= 'A' && key <= 'Z' && typing() == Typing::none;
    const bool taken = event.GetModifiers() == wxMOD_CONTROL && (page || letter);
    if (taken && commands_.run_key(event)) return;
    // Where nothing can be mended fields would offer emoji.
    const bool mends = key == '.' && event.GetModifiers() == wxMOD_CONTROL;
    if (mends && typing() != Typing::none) return void(commands_.run_key(event));
    if (run_single_key(event)) return;
    const Command* disabled =
        typing() == Typing::none ? commands_.disabled_command(event) : nullptr;
    if (disabled != nullptr) {
      tell_disabled_key(commands_.why_disabled(*disabled));
    }
    event.Skip();
  });
  accept_files();
}

bool EditorFrame::run_single_key(const wxKeyEvent& event) {
  const bool escapes = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
  const Typing typed = typing();
  if (escapes && typed == Typing::none) {
    front().dismiss_what_is_told();
    notice_->dismiss_what_is_told();
  }
  if (FindFocus() == &front().workplace()) return commands_.run_plain_key(event);
  // A cell takes Escape for what is typed in it.
  if (typed == Typing::in_a_cell) return false;
  if (escapes) {
    leave_start();
    focus_workplace();
    return true;
  }
  return typed == Typing::none && commands_.run_letter_key(event);
}

EditorFrame::~EditorFrame() {
  if (tabs_ == nullptr) return;  // it was closed before anything was in it
  // A field of a panel that has the focus loses it when it goes, which is after its page.
  for (int i = 0; i < tabs_->count(); ++i) forget(tabs_->page(i));
  // wx destroys children after the members, and boards and panels refer to the brush.
  tabs_->Destroy();
}

void EditorFrame::make_middle() {
  notice_ = new NoticeBar(parts_, [this] { focus_workplace(); });
  lesson_bar_ = new NoticeBar(parts_, [this] {
    focus_workplace();
    // Another step may come into the bar at once.
    CallAfter([this] {
      if (!lesson_bar_->IsShown()) lesson_.reset();
    });
  });
  make_bars();
  work_ = new WorkBar(parts_);
  recovery_ = new RecoveryBar(parts_, [this] { focus_workplace(); });
  tool_panel_ = new ToolPanel(
      parts_, tools(), brush_, [this](const ToolKind& tool) { choose_tool(tool); },
      [this] { update_tool(); });
  across_ = new wxSplitterWindow(parts_, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                 wxSP_LIVE_UPDATE | wxSP_NOBORDER);
  down_ = new wxSplitterWindow(across_, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxSP_LIVE_UPDATE | wxSP_NOBORDER);
  down_->SetSashGravity(1);
  across_->SetMinimumPaneSize(FromDIP(160));  // as wide as the widest box of the findings
  Tabs::Events events;
  events.to_front = [this] { show_front(); };
  events.close_asked = [this](Page& page) {
    tabs_->bring_to_front(page);
    close_front();
  };
  events.menu_asked = [this](Page& page) {
    tabs_->bring_to_front(page);
    show_menu_of({"file.save", "file.save_as", "file.reload", "file.close"});
  };
  // Not now: the bar is just being laid out.
  events.needs_changed = [this] { CallAfter([this] { fit_panels(); }); };
  tabs_ = new Tabs(
      down_, [this](wxWindow* parent) { return make_page(parent, MapDocument()); },
      std::move(events));
  make_side(map_side_, kIdSide);
  make_side(deck_side_, kIdDeckSide);
  make_side(pack_side_, kIdPackSide);
  make_side(game_side_, kIdGameSide);
  deck_side_.book->Hide();
  pack_side_.book->Hide();
  game_side_.book->Hide();
  down_->Initialize(tabs_);
  across_->Initialize(down_);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(tool_panel_, wxSizerFlags().Expand());
  row->Add(across_, wxSizerFlags(1).Expand());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(recovery_, wxSizerFlags().Expand());
  sizer->Add(notice_, wxSizerFlags().Expand());
  sizer->Add(lesson_bar_, wxSizerFlags().Expand());
  sizer->Add(verdict_, wxSizerFlags().Expand());
  sizer->Add(overlays_, wxSizerFlags().Expand());
  sizer->Add(work_, wxSizerFlags().Expand());
  sizer->Add(row, wxSizerFlags(1).Expand());
  middle_ = row;
  parts_->SetSizer(sizer);
  parts_->Layout();
  split_off_side(panels_.side);
  fit_panels();
  follow_layout();
}

void EditorFrame::close(Page& page) {
  forget(page);
  tabs_->close(page);
}

void EditorFrame::use_own_shortcuts() {
  ParseResult<Shortcuts> own = Shortcuts::load(shortcuts_file());
  if (own) return commands_.use(*own.value);
  CallAfter(
      [this, errors = std::move(own.errors)] { notice_->show_faults(shortcuts_file(), errors); });
}

void EditorFrame::accept_files() {
  // Files that are dropped anywhere on the window are opened.
  class Dropped : public wxFileDropTarget {
   public:
    explicit Dropped(EditorFrame& frame) : frame_(frame) {}
    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override {
      std::vector<std::string> paths;
      for (const wxString& file : files) paths.push_back(path_from_wx(file));
      frame_.open_all(paths);
      return true;
    }

   private:
    EditorFrame& frame_;
  };
  SetDropTarget(new Dropped(*this));
}

MapPage* EditorFrame::make_page(wxWindow* parent, MapDocument document) {
  BoardCanvas::Events events;
  events.changed = [this] { update(); };
  events.moved = [this] { update_status(); };
  events.selected = [this] { update_tool(); };
  events.menu = [this](maps::Point point, const wxPoint& at) { show_point_menu(point, at); };
  auto* page = new MapPage(parent, std::move(document), brush_, std::move(events));
  page->findings().heed(open_packs());
  page->take_open_maps([this] { return open_maps(); });
  page->canvas().lay_over([this, page] { return overlays_->layer_over(page->document()); });
  return page;
}

std::vector<const MapDocument*> EditorFrame::open_maps() const {
  std::vector<const MapDocument*> maps;
  for (int i = 0; tabs_ != nullptr && i < tabs_->count(); ++i) {
    const auto* page = dynamic_cast<const MapPage*>(&tabs_->page(i));
    if (page != nullptr) maps.push_back(&page->document());
  }
  return maps;
}

MapPage* EditorFrame::front_map() const {
  return tabs_ == nullptr ? nullptr : dynamic_cast<MapPage*>(&front());
}

MapPage& EditorFrame::add(MapDocument document) {
  leave_start();
  MapPage* before = front_map();
  if (before == nullptr || !before->document().untouched()) return add_beside(std::move(document));
  before->show_document(std::move(document));
  tabs_->update_labels();
  show_front();
  return *before;
}

MapPage& EditorFrame::begin_map(const maps::Map& like) {
  return add(MapDocument::copy_of(like, next_untitled()));
}

std::set<std::string> EditorFrame::names_taken() const {
  std::set<std::string> taken;
  for (int i = 0; i < tabs_->count(); ++i) {
    const Document& open = tabs_->page(i).document();
    // A blank sea in front gives its tab away.
    if (i != tabs_->GetSelection() || !open.untouched()) taken.insert(open.title("en"));
  }
  return taken;
}

int EditorFrame::next_untitled() const {
  const std::set<std::string> taken = names_taken();
  int number = 1;
  while (taken.contains(untitled_name(number))) ++number;
  return number;
}

MapPage& EditorFrame::add_beside(MapDocument document) {
  leave_start();
  MapPage* added = make_page(tabs_, std::move(document));
  tabs_->add(added);
  return *added;
}

void EditorFrame::show_front() {
  if (tabs_ == nullptr) return;  // the first map comes while the window is made
  leave_start();
  overlays_->end_drawing();
  if (MapPage* page = front_map()) {
    page->canvas().use(*tool_);
    page->canvas().show_marks(marks_shown_);
  }
  commands_.serve(front().scope());
  show_side();
  for (SidePanel* panel : side().panels) panel->show(front());
  if (findings_ != nullptr) findings_->show(front());
  update();
  update_tool();
}

void EditorFrame::update() {
  const Document& document = front().document();
  tabs_->update_labels();
  // Until all is there the window has the program's name: whoever drives it waits for the map's.
  if (ready_) SetTitle(front().label() + wxString::FromUTF8(" — Chartroom"));
  SetStatusText(front().describe(), kFieldMap);
  SetStatusText(document.modified() ? _("modified") : wxString(), kFieldModified);
  const auto labelled = [](const wxString& word, bool can, auto label) {
    return can ? word + " " + step_name(label()) : word;
  };
  const Undoable& steps = front().undoable();
  commands_.rename("edit.undo",
                   labelled(_("Undo"), steps.can_undo(), [&] { return steps.undo_label(); }));
  commands_.rename("edit.redo",
                   labelled(_("Redo"), steps.can_redo(), [&] { return steps.redo_label(); }));
  commands_.update();
  disabled_key_.clear();  // it may be possible now
  update_status();
  if (MapPage* page = front_map();
      page != nullptr && says_suggested(*page) && page->document().map() != suggested_for_) {
    drop_suggestions();
  }
  // Panels tell what the page shows.
  front().update();
  for (SidePanel* panel : side().panels) {
    if (panel->IsShownOnScreen()) panel->update();
  }
  follow_lesson();
  // The picture first: judging must not hold up a stroke.
  if (!judging_.IsRunning()) judging_.StartOnce(kJudgeAfter);
}

void EditorFrame::update_tool() {
  if (MapPage* page = front_map()) {
    tool_panel_->show(*tool_, page->document().map().size);
    page->canvas().Refresh();
  }
  commands_.update();
}

void EditorFrame::tell_disabled_key(const wxString& text) {
  if (disabled_key_ == text) return;
  disabled_key_ = text;
  update_status();
}

void EditorFrame::update_status() {
  if (tabs_ == nullptr) return;
  MapPage* page = starting() ? nullptr : front_map();
  if (page == nullptr) {
    SetStatusText(disabled_key_, kFieldPoint);
    return SetStatusText(wxString(), kFieldZoom);
  }
  const auto point = page->canvas().cursor();
  wxString here = wxGetTranslation(tool_->help);
  if (const wxString tracing = page->describe_tracing(); !tracing.empty()) {
    here = tracing;
  } else if (point) {
    const maps::Map& map = page->document().map();
    here = describe_point(map, *point);
    if (wants_water(map, brush_, *point)) {
      here += wxString::FromUTF8(" · ") + (brush_.layer == Layer::starts
                                               ? _("a start must be on water")
                                               : _("a surface point must be on water"));
    }
    const wxString found = describe_findings_at(page->findings(), *point);
    if (!found.empty()) here += wxString::FromUTF8(" · ") + found;
  }
  SetStatusText(disabled_key_.empty() ? here : disabled_key_, kFieldPoint);
  const wxString value = overlays_->point_at(point);
  if (page->canvas().tracing().busy()) {
    here = describe_next(page->canvas().tracing().work()) + " " + here;
  }
  set_accessible_description(page->canvas(), value.empty() ? here : here + " · " + value);
  SetStatusText(wxString::Format("%.0f %%", 100 * page->canvas().view().zoom_level()), kFieldZoom);
}

void EditorFrame::choose_tool(const ToolKind& tool) {
  tool_ = &tool;
  overlays_->end_drawing();
  map_page().canvas().use(tool);
  update_tool();
  update_status();
}

}  // namespace chartroom::editor

// How the window comes up: a picture of the map first, and all that it is worked with behind it.
// All its words are set then, so that another window takes its place in another language.
#include <utility>

#include <wx/artprov.h>
#include <wx/dnd.h>
#include <wx/intl.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/toolbar.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/desk/file_commands.h"
#include "editor/ui/desk/map_desk.h"
#include "editor/ui/desk/open_packs.h"
#include "editor/ui/frame.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/start/first_picture.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "maps/files/input_files.h"

namespace chartroom::editor {
namespace {

// The map that will be in front; nothing where that is no map.
std::optional<maps::Map> map_in_front(const std::vector<std::string>& paths) {
  if (paths.empty()) return std::nullopt;
  const ParseResult<std::string> bytes = read_file(paths.back());
  if (!bytes || maps::kind_of(paths.back(), *bytes.value) != maps::FileKind::map) {
    return std::nullopt;
  }
  const ParseResult<MapDocument> read = MapDocument::open(paths.back());
  if (!read) return std::nullopt;
  return read.value->map();
}

void add_tool_bar(wxFrame& frame) {
  wxToolBar& bar = *frame.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
  const auto add = [&bar](const char* command, const wxArtID& icon) {
    bar.AddTool(window_id(command), command_name(*find_command(command)),
                wxArtProvider::GetBitmapBundle(icon, wxART_TOOLBAR));
  };
  add("file.new", wxART_NEW);
  add("file.open", wxART_FILE_OPEN);
  add("file.save", wxART_FILE_SAVE);
  bar.AddSeparator();
  add("edit.undo", wxART_UNDO);
  add("edit.redo", wxART_REDO);
  bar.AddSeparator();
  add("view.zoom_out", "zoom-out");
  add("view.zoom_in", "zoom-in");
  add("view.fit", "zoom-fit-best");
  bar.Realize();
}

// Opens files that are dropped anywhere on the window.
class DroppedFiles : public wxFileDropTarget {
 public:
  explicit DroppedFiles(Desk& desk) : desk_(desk) {}
  bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override {
    std::vector<std::string> paths;
    for (const wxString& file : files) paths.push_back(path_from_wx(file));
    desk_.open_all(paths);
    return true;
  }

 private:
  Desk& desk_;
};

}  // namespace

void EditorFrame::begin(const std::vector<std::string>& paths) {
  begin(map_in_front(paths), [this, paths] { desk_.open_all(paths); });
  begins_with_start_page_ = paths.empty();
}

void EditorFrame::begin(std::optional<maps::Map> picture, std::function<void()> open) {
  first_picture_ = new FirstPicture(
      this, std::move(picture), panels_.board_of_last_run(),
      [this, open = std::move(open)] { CallAfter([this, open] { make_all(open); }); });
  prepare_to_show(*this);
  Show();
}

void EditorFrame::make_all(const std::function<void()>& open) {
  const WithoutAnimations still;
  bind_commands();
  use_own_shortcuts();
  make_bars_of_the_frame();
  // Out of sight until all is there: what is made in sight is laid out piece by piece.
  parts_ = new wxWindow;
  parts_->Hide();
  parts_->Create(this, wxID_ANY, wxDefaultPosition, GetClientSize());
  parts_->SetCanFocus(false);
  make_middle();
  listen();
  show_front();
  open();
  make_panels();
  desk_.watch_disk();
  drafts_->offer_all();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(parts_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  std::exchange(first_picture_, nullptr)->Destroy();
  parts_->Show();
  Layout();
  judge();
  if (begins_with_start_page_) start_->show();
  update();
  // Not now: GTK gives the focus to what it has laid out. Whoever waits for the title finds all in
  // its place, the focus too.
  CallAfter([this] {
    at_.ready = true;
    panels_.sides().begin();
    panels_.fit();
    focus_workplace();
    update();
  });
  wxWindow& seen = start_->is_shown() ? start_->window() : at_.front().picture();
  seen.Bind(wxEVT_PAINT, [this, before = false](wxPaintEvent& event) mutable {
    if (!std::exchange(before, true)) CallAfter([this] { lay_out_anew(*this); });
    event.Skip();
  });
}

void EditorFrame::bind_commands() {
  bind_file_commands(desk_);
  desk_.bind_commands();
  bind_edit_commands(at_);
  bind_finding_commands(at_);
  bind_sheet_commands(at_);
  bind_view_commands(at_);
  bind_help_commands(at_);
  panels_.bind_commands();
  at_.commands.bind("file.generate", [this] { generator_.show(); });
  const auto there = [this] { return at_.ready; };
  at_.commands.bind(
      "help.start", [this] { start_->show(); }, there);
  at_.commands.bind(
      "help.learn", [this] { start_->begin_lesson(); }, there);
}

void EditorFrame::use_own_shortcuts() {
  ParseResult<Shortcuts> own = Shortcuts::load(shortcuts_file());
  if (own) return at_.commands.use(*own.value);
  CallAfter([this, errors = std::move(own.errors)] {
    at_.notice->show_faults(shortcuts_file(), errors);
  });
}

void EditorFrame::make_bars_of_the_frame() {
  add_tool_bar(*this);
  at_.commands.build(*this);
  desk_.recent().build(*this, [this](const std::string& path) { desk_.open(path); });
  status_.build();
  SetMinClientSize(FromDIP(wxSize(480, 360)));
  SetDropTarget(new DroppedFiles(desk_));
}

void EditorFrame::make_middle() {
  make_bars();
  panels_.make(parts_);
  make_tabs();
  wxSizer* row = panels_.lay_out();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  for (wxWindow* bar :
       {static_cast<wxWindow*>(&drafts_->bar()), static_cast<wxWindow*>(at_.notice),
        static_cast<wxWindow*>(&lesson_->bar()), static_cast<wxWindow*>(at_.verdict),
        static_cast<wxWindow*>(at_.overlays), static_cast<wxWindow*>(at_.work)}) {
    sizer->Add(bar, wxSizerFlags().Expand());
  }
  sizer->Add(row, wxSizerFlags(1).Expand());
  parts_->SetSizer(sizer);
  parts_->Layout();
  start_.emplace(desk_, *lesson_,
                 StartScreen::Parts{.parent = parts_,
                                    .documents = row,
                                    .shown = [this] { start_has_come(); },
                                    .left = [this] { start_has_gone(); }});
  panels_.begin();
}

void EditorFrame::make_bars() {
  at_.notice = new NoticeBar(parts_, at_.focus_workplace);
  lesson_.emplace(parts_, at_, [this] { start_->show(); });
  verdict_.emplace(parts_, at_, [this] { panels_.sides().show_verdicts(); });
  make_overlays();
  at_.work = new WorkBar(parts_);
  drafts_.emplace(parts_, desk_);
  RecoveryBar& drafts = drafts_->bar();
  // Also those that were put off.
  panels_.add_bar(
      &drafts, [&drafts] { drafts.focus_choice(); }, [&drafts] { return drafts.offers(); });
  for (NoticeBar* bar : {at_.notice, &lesson_->bar()}) {
    panels_.add_bar(
        bar, [bar] { bar->focus_choice(); }, [bar] { return bar->IsShown(); });
  }
}

void EditorFrame::make_overlays() {
  OverlayStrip::Events events;
  events.changed = [this] {
    if (MapPage* page = at_.front_map()) page->canvas().Refresh();
    status_.show_point();
  };
  events.drawing = [this] {
    BoardCanvas& canvas = at_.map_page().canvas();
    if (auto tool = at_.overlays->tool()) {
      canvas.use(std::move(tool));
    } else {
      canvas.use(*at_.tool);
    }
    canvas.SetFocus();
  };
  events.done = at_.focus_workplace;
  events.comes = [this] {
    if (MapPage* page = at_.front_map()) page->canvas().viewport().make_room();
  };
  at_.overlays = new OverlayStrip(parts_, std::move(events));
}

void EditorFrame::make_tabs() {
  Tabs::Events events;
  events.to_front = [this] { show_front(); };
  events.close_asked = [this](Page& page) {
    at_.tabs->bring_to_front(page);
    desk_.close_front();
  };
  events.menu_asked = [this](Page& page) {
    at_.tabs->bring_to_front(page);
    show_menu_of(at_, {"file.save", "file.save_as", "file.reload", "file.close"});
  };
  // Not now: the bar is just being laid out.
  events.needs_changed = [this] { CallAfter([this] { panels_.fit(); }); };
  at_.tabs = new Tabs(
      panels_.middle(),
      [this](wxWindow* parent) { return make_map_page(desk_, parent, MapDocument()); },
      std::move(events));
}

void EditorFrame::make_panels() {
  // A deck that it began with may have pressed the side.
  panels_.fit();
  desk_.make_panels(panels_.sides());
  panels_.sides().show_front();
  FindingsPanel::Events events;
  events.changed = at_.update;
  events.save = [this] { desk_.save(at_.front()); };
  events.accept = [this](maps::Exclusion exclusion) {
    exclude_in_pack(desk_, std::move(exclusion));
  };
  events.accept_no_more = [this](const std::vector<maps::Exclusion>& exclusions) {
    include_in_pack(desk_, exclusions);
  };
  events.played = [this] {
    MapPage* page = at_.front_map();
    return page == nullptr ? std::nullopt : known_verdict(at_, *page, page->document().map());
  };
  events.show_game = [this](const std::string& code) { show_game_of(at_, code); };
  events.menu = [this] {
    show_menu_of(at_, {"findings.explain", "findings.fix", "findings.suggest_mends",
                       "findings.exclude", "findings.include"});
  };
  at_.findings = new FindingsPanel(panels_.middle(), std::move(events));
  at_.findings->Hide();
  panels_.fit();
  at_.findings->show(at_.front());
  panels_.show_side();
  at_.commands.update();
}

void EditorFrame::change_language(const LanguageChoice& code) {
  judging_.Stop();
  lesson_->end();
  panels_.keep();
  translate(code);
  auto* next = new EditorFrame;
  next->SetSize(GetRect());
  std::optional<maps::Map> picture;
  if (MapPage* page = at_.front_map()) picture = page->document().map();
  at_.commands.end();
  Disable();
  Hide();
  next->begin(std::move(picture), [this, next] {
    next->take_over(*this);
    Destroy();
  });
}

void EditorFrame::take_over(EditorFrame& before) {
  at_.brush = before.at_.brush;
  at_.tool = before.at_.tool;
  at_.verdict->learn_from(*before.at_.verdict);
  generator_.take_over(before.generator_);
  Tabs& tabs = *before.at_.tabs;
  const int in_front = tabs.GetSelection();
  for (int i = 0; i < tabs.count(); ++i) {
    Page& page = tabs.page(i);
    page.finish_edit();
    // The history comes along; what is unsaved is in the journal of the new page at once.
    desk_.kind_of(page).take_over(page);
    at_.front().keep_now();
    page.give_up_journal();
  }
  // A blank sea that nobody touched is not taken over.
  if (in_front < at_.tabs->count()) at_.tabs->bring_to_front(at_.tabs->page(in_front));
  show_front();
  // Once there are panels.
  CallAfter([this, tab = before.panels_.sides().front().GetSelection()] {
    wxNotebook& book = panels_.sides().front();
    if (tab > 0 && tab < static_cast<int>(book.GetPageCount())) book.ChangeSelection(tab);
  });
  drafts_->take_over(*before.drafts_);
  suggestions_.take_over(before.suggestions_);
}

}  // namespace chartroom::editor

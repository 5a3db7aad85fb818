// The editor's window: maps and decks in tabs, the panels round them, and what the commands do.
#pragma once

#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <wx/frame.h>
#include <wx/splitter.h>
#include <wx/timer.h>

#include "editor/model/documents/recent_files.h"
#include "editor/model/game/game_document.h"
#include "editor/model/layout/panel_layout.h"
#include "editor/model/lesson/lesson.h"
#include "editor/model/piece.h"
#include "editor/model/stamps.h"
#include "editor/model/tools/tools.h"
#include "editor/ui/con_sonar/deck_page.h"
#include "editor/ui/pages/map_page.h"
#include "editor/ui/pages/pack_page.h"
#include "editor/ui/pages/recovery_bar.h"
#include "editor/ui/pages/side_panel.h"
#include "editor/ui/pages/tabs.h"
#include "editor/ui/panels/findings_panel.h"
#include "editor/ui/panels/tool_panel.h"
#include "editor/ui/toolkit/command_set.h"
#include "editor/ui/toolkit/disk_watch.h"
#include "editor/ui/toolkit/translations.h"
#include "exporters/documents/back_to_back.h"
#include "exporters/page/files/printed_files.h"
#include "validator/play/simulation/notable_games.h"

namespace chartroom::exporters {
struct IllustratedReport;
}

namespace chartroom::reports {
struct Finding;
}

namespace chartroom::suggest {
struct Answer;
struct Request;
}  // namespace chartroom::suggest

namespace chartroom::editor {

class GenerateDialog;
class HistoryPanel;
class NamesPanel;
class OverlayStrip;
class PackVerdicts;
class PlayPage;
class StartPage;
class VerdictBar;
class WorkBar;

class EditorFrame : public wxFrame {
 public:
  // Nothing is in it before begin().
  EditorFrame();
  ~EditorFrame() override;

  // Shows the window with these files, or with the start page where there are none.
  void begin(const std::vector<std::string>& paths);

 private:
  // frame_begin.cpp: the window is seen at once, with nothing but a picture of the map. All else is
  // made behind it.
  void begin(std::optional<maps::Map> picture, std::function<void()> open);
  void make_all(const std::function<void()>& open);
  // The board, or what stands in its place; nothing before it is in sight.
  void focus_workplace();

  // Shows the map, deck, pack or game of a file in a tab, or what is wrong with the file.
  void open(const std::string& path);
  // The same for several; of what is wrong with them nothing is lost.
  void open_all(const std::vector<std::string>& paths);

  // frame.cpp: the window and its parts.
  void make_bars_of_the_frame();
  void make_middle();
  void listen();
  // Keys without Ctrl or Alt: whether one was a command, or Escape brought back the board.
  bool run_single_key(const wxKeyEvent& event);
  // frame_overlays.cpp
  void make_bars();
  void show_verdict();

  // frame_panels.cpp
  void make_panels();
  void watch_disk();
  // The panels beside documents of one kind, in a book of their own.
  struct Side {
    wxNotebook* book = nullptr;
    std::vector<SidePanel*> panels;
  };
  void make_side(Side& side, int id);
  void add_side_panel(Side& side, SidePanel* panel, const wxString& name);
  // Those of the document in front.
  Side& side();
  void show_side();
  // The page goes away: no panel may be about it any more.
  void forget(const Page& page);

  // Closes the tab whatever is in it.
  void close(Page& page);
  void use_own_shortcuts();
  void accept_files();
  Page& front() const { return tabs_->front(); }
  // The map in front; null where something else is.
  MapPage* front_map() const;
  std::vector<const MapDocument*> open_maps() const;
  // The same for commands that only a map in front has.
  MapPage& map_page() const { return static_cast<MapPage&>(front()); }
  // Puts the map in a tab of its own, or in the tab in front where nobody would miss what is there,
  // and brings it to the front.
  MapPage& add(MapDocument document);
  // A new map that begins like that one, under a name that no open document has.
  MapPage& begin_map(const maps::Map& like);
  // The names of what is open, in English, and the number of the next untitled document.
  std::set<std::string> names_taken() const;
  int next_untitled() const;
  // The same, always in a tab of its own.
  MapPage& add_beside(MapDocument document);
  MapPage* make_page(wxWindow* parent, MapDocument document);
  // frame_decks.cpp: the same for decks, and what their commands do.
  DeckPage& deck_page() const { return static_cast<DeckPage&>(front()); }
  DeckPage& add(DeckDocument document);
  DeckPage& add_beside(DeckDocument document);
  void make_deck_panels();
  void bind_deck_commands();
  void show_deck_place(const DeckPlace& place);
  // frame_packs.cpp: the same for packs.
  PackPage* make_page(wxWindow* parent, PackDocument document);
  // A map or deck of a pack, where one of its findings is worked on.
  void open_at(const std::string& path, const reports::Finding& finding);
  PackPage& add(PackDocument document);
  PackPage& add_beside(PackDocument document);
  // The pack of that path; null where it is not open.
  PackPage* open_pack(const std::string& path) const;
  OpenPacks open_packs() const;
  // The same, opened behind what is in front where it is not open; null, and it is said why, where
  // it cannot be.
  PackPage* pack_to_change(const std::string& path);
  void tell_pack_changed(const PackPage& pack, const wxString& text);
  // In the pack of the document in front.
  void accept(maps::Exclusion exclusion);
  void accept_no_more(const std::vector<maps::Exclusion>& exclusions);
  // Changes the pack of the document in front; null where there is none to change.
  PackPage* change_pack(const std::function<void(PackDocument&)>& change);
  void add_front_to_pack(const std::string& path);
  void save_contact_sheet();
  void make_pack_panels();
  void bind_pack_commands();
  // frame_games.cpp: the same for games, and the report on a map.
  PlayPage* front_game() const;  // null where something else is in front
  PlayPage* make_page(wxWindow* parent, GameDocument document, bool watched);
  PlayPage& add(GameDocument document);
  // `watched`: it was played already.
  PlayPage& add_beside(GameDocument document, bool watched);
  void open_games(const std::string& path, const std::string& bytes);
  rules::MapInput played_map();
  void play_front_map();
  using Notable = std::optional<play::NotableGame> play::NotableGames::*;
  void show_notable(Notable kind);
  void show_game_of(const std::string& code);  // of a finding
  void make_report();
  void write_report(const exporters::IllustratedReport& report);
  // Another copy of it, where the user wants one.
  void copy_report(const std::string& path);
  void make_game_panels();  // when the first game comes to the front
  void bind_game_commands();
  void bind_way_commands();
  void show_front();     // another document has come to the front
  void update();         // the document in front, or what is done to it, has changed
  void update_tool();    // tool or brush have changed
  void update_status();  // the cursor has moved
  // Says in the status bar, until the next key, what a key would do elsewhere; "": nothing.
  void tell_disabled_key(const wxString& text);
  // frame_verdict.cpp
  void make_verdict_bar();
  // The document in front, once it has been painted.
  void judge();
  void judge_pack();  // nothing where something else is in front
  void show_pack_verdicts(const PackVerdicts& verdicts);
  // A state of the page's map as captains meet it: by its pack.
  static PlayedMap played(MapPage& page, const maps::Map& map);
  // The page whose map is, or was at a step of its history, played like that, and that state; null
  // where none is open.
  std::pair<MapPage*, maps::Map> page_of(const maps::Map& map) const;
  // Of a state of the page's map.
  std::optional<MapVerdict> known_verdict(MapPage& page, const maps::Map& map) const;
  // Of states of the map in front, for the history.
  std::vector<wxString> verdicts_of(const std::vector<const maps::Map*>& states) const;
  // The smallest changes that make the map in front fair and free of warnings, or mend the one
  // finding.
  void suggest_changes(const reports::Finding* finding = nullptr);
  struct ChangesAsked {
    std::shared_ptr<const suggest::Request> request;
    maps::Map map;
    std::string code;                       // of the finding; "": all
    std::weak_ptr<suggest::Answer> answer;  // gone where they are not looked for any more
    std::shared_ptr<const suggest::Answer> found;
  };
  void look_for_changes(ChangesAsked asked);
  void offer_changes(const suggest::Answer& answer, const maps::Map& map, const std::string& code);
  // What is said where there are none, and is not true any more of another map.
  void say_of_suggestions(MapPage& page, const wxString& text);
  void drop_suggestions();
  bool says_suggested(MapPage& page) const;
  void choose_tool(const ToolKind& tool);

  // frame_commands.cpp: what each command does.
  void bind_commands();
  void bind_file_commands();
  void bind_edit_commands();
  void bind_map_commands();
  void bind_tool_commands();
  void bind_tracing_commands();  // frame_overlays.cpp
  void bind_overlay_commands();  // frame_overlays.cpp
  void bind_view_commands();
  void bind_finding_commands();
  void bind_panel_commands();
  // A step of the map in front.
  void change_map(maps::Map next, StepLabel label);
  void go_to_point();
  void choose_language(const LanguageChoice& code);
  void show_palette();

  // frame_layout.cpp: which panels stand round the board, and how large they are.
  void take_size();  // of the last run
  void keep_layout();
  Margins board_margins() const;
  void follow_layout();
  PanelSizes panel_sizes() const;
  bool side_wanted() const;
  bool shows_findings(const PanelSizes& sizes) const;
  void fit_panels();
  void fit_side(const PanelSizes& sizes);
  void split_off_side(int width);
  void take_layout();               // which the user has just chosen
  wxWindow* side_in_sight() const;  // null where it is hidden
  void show_panels(bool tools, bool side, std::optional<bool> findings);
  void hide_or_show_panels();
  void bind_layout_commands();
  // To the bar or panel after the one that has the focus, and round by the board.
  void go_to_next_part();

  // frame_begin.cpp: another window with all that is open, in another language; this one goes.
  void speak(const LanguageChoice& code);
  void take_over(EditorFrame& before);
  void take_over(const Page& page);

  // frame_start.cpp: the start page, and the lesson.
  void show_start();
  void show_manual();
  void leave_start();
  bool starting() const;  // the start page stands in place of the documents
  void begin_lesson();
  void tell_lesson(const wxString& praise);
  void follow_lesson();
  void end_lesson();
  void bind_start_commands();

  // frame_point_menu.cpp: the menu of a point of the board.
  // Of the chosen finding, where the pointer is.
  void show_finding_menu();
  void show_menu_of(std::initializer_list<const char*> commands);
  void add_commands(wxMenu& menu, std::initializer_list<const char*> commands) const;
  void show_point_menu(maps::Point point, const wxPoint& at);
  void add_properties(wxMenu& menu, maps::Point point);
  void add_findings(wxMenu& menu, maps::Point point);
  // A stroke of one point with a tool that is not in use.
  void use_once(std::string_view tool, maps::Point point);

  // frame_clipboard.cpp: what is selected.
  void bind_clipboard_commands();
  void copy(const maps::PointSet& points);
  void paste(PasteQuadrants quadrants);
  void paste(const Piece& piece, PasteQuadrants quadrants);
  void bind_stamp_commands();
  void keep_stamp();
  void paste_stamp();
  void save_stamps(const std::vector<Stamp>& stamps);
  // Nothing, and the bar says why, where the file of the stamps cannot be read.
  std::optional<std::vector<Stamp>> own_stamps();
  void turn_selection(maps::Symmetry symmetry);

  // frame_files.cpp: opening, saving, closing, and what happens on the disk.
  void on_close(wxCloseEvent& event);
  void on_new_from();
  GenerateDialog& generator();
  void on_open();
  template <class D>
  void open_as(const std::string& path);
  void came_from_disk(Page& page);
  void save_recent();
  void make_recent_menu();
  void show_recent();
  bool save(Page& page);
  bool save_all();
  // Writes the document over whatever stands on the disk.
  bool overwrite(Page& page);
  void look_at_disk();
  void compare_with_disk(Page& page);
  bool save_as(Page& page);
  template <class Save>
  bool saved(Page& page, Save save);
  void close_front();
  void close_now(Page& page);
  // What becomes of unsaved work when the window goes: it is offered at the next start, or lost.
  enum class UnsavedWork { keep, discard };
  void ask_before_leaving();
  void leave(UnsavedWork work);

  // frame_sheets.cpp: writing sheets into files, and printing them.
  void on_export();
  void on_export_maps();
  void on_print();
  // The map as it is printed, and the other maps that are open.
  static exporters::MapSide side_of(MapPage& page);
  std::vector<exporters::MapSide> maps_beside(const MapPage& page) const;
  // The map in front, or those of the pack in front as they stand in the window.
  struct MapsInFront {
    std::vector<maps::Map> of_pack;
    std::vector<exporters::MapSide> sides;
    wxString left_out;  // what of the pack cannot be printed, in words
  };
  void take_maps_in_front(MapsInFront& maps);
  void on_export_deck();  // frame_decks.cpp
  // Runs a function that writes files, and tells which, or why not.
  void tell_written(Page& page,
                    const std::function<std::vector<std::string>(exporters::Existing)>& write,
                    const wxString& left_out = wxString());
  void tell_no_maps();
  // Beside the file; empty where there is none.
  std::string sheets_folder() const;
  static maps::RuleOverrides pack_rules(MapPage& page);

  // frame_recovery.cpp: unsaved work that earlier runs left behind.
  void offer_left_work();
  void offer(const std::shared_ptr<LeftWork>& work);
  void regret(const std::shared_ptr<LeftWork>& work, bool has_path, const wxString& name);
  // In a tab of its own, as a step over the file of that path.
  void restore(LeftWork& work, const std::optional<std::string>& path);
  Page& open_work(const LeftWork& work, const std::optional<std::string>& path);

  Brush brush_;
  const ToolKind* tool_ = &tools().front();
  CommandSet commands_;
  PanelHabits panels_;
  int layouts_left_ = 0;  // to be asked of GTK where it missed one
  bool begins_with_start_page_ = false;
  StartPage* start_ = nullptr;  // until it is asked for
  std::optional<Lesson> lesson_;
  MapPage* lesson_page_ = nullptr;
  NoticeBar* lesson_bar_ = nullptr;
  wxWindow* first_picture_ = nullptr;  // until all parts are there
  wxWindow* parts_ = nullptr;          // all but menus, tools and status
  wxSizer* middle_ = nullptr;          // all below the bars
  std::optional<PanelHabits> hidden_;  // as they were when all were hidden
  RecentFiles recent_;
  std::unique_ptr<DiskWatch> watch_;
  wxMenu* recent_menu_ = nullptr;
  wxTimer judging_;
  NoticeBar* notice_ = nullptr;
  RecoveryBar* recovery_ = nullptr;
  ToolPanel* tool_panel_ = nullptr;
  wxSplitterWindow* across_ = nullptr;  // maps and findings | side panels, or the other way round
  wxSplitterWindow* down_ = nullptr;    // maps over findings, or beside them
  Tabs* tabs_ = nullptr;
  Side map_side_;
  Side deck_side_;
  Side pack_side_;
  Side game_side_;
  bool marks_shown_ = true;  // of findings, on every board
  bool ready_ = false;       // all parts are there and in sight
  FindingsPanel* findings_ = nullptr;
  VerdictBar* verdict_ = nullptr;
  OverlayStrip* overlays_ = nullptr;
  GenerateDialog* generator_ = nullptr;  // until it is asked for
  WorkBar* work_ = nullptr;
  wxString disabled_key_;            // what is told of the last key, which did nothing
  ChangesAsked asked_;               // last
  wxString suggested_;               // what is said where there are no suggestions
  maps::Map suggested_for_;          // the map that it is said of
  HistoryPanel* history_ = nullptr;  // of maps
  NamesPanel* nations_ = nullptr;
  NamesPanel* symbols_ = nullptr;
  SidePanel* sonar_ = nullptr;
};

}  // namespace chartroom::editor

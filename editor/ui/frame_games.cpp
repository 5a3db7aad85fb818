// What the window does for games on maps, and the report on a map.
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <random>
#include <utility>

#include <wx/choicdlg.h>
#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/log.h>
#include <wx/utils.h>

#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/play/game_panel.h"
#include "editor/ui/play/game_texts.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "exporters/documents/print_checks.h"
#include "exporters/report/report_maker.h"
#include "maps/files/map_file.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/judge_map.h"
#include "validator/play/games/recorded_games.h"

namespace chartroom::editor {
namespace {

// Another game each time.
std::uint64_t new_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// "Umbria, 41 plies".
wxString describe_game(const play::RecordedGame& game) {
  const auto plies = static_cast<unsigned>(game.record.plies.size());
  return to_wx(text_in(game.map.map.name, ui_language())) + ", " +
         wxString::Format(wxPLURAL("%u ply", "%u plies", plies), plies);
}

// The level of captains whose games are shown: of those that the verdict asked the best, or, to see
// a stalled game, the one that left most unfinished.
std::string shown_level(const MapVerdict& verdict, bool stalled) {
  std::string level = play::fairness_budget().levels.back();
  if (!verdict.judgement) return level;
  play::Count most = 0;
  for (const play::LevelPlay& play : verdict.judgement->levels) {
    if (!play.asked) continue;
    if (stalled && play.tally.unfinished < most) continue;
    most = play.tally.unfinished;
    level = play.level;
  }
  return level;
}

// What the checks that a report tells of find; of no use once somebody has said stop.
std::vector<reports::Finding> findings_of(const maps::Map& map, const std::string& path,
                                          const std::optional<maps::PackFile>& pack,
                                          const std::atomic<bool>& stop) {
  struct Stopped {};
  checks::Profile profile = exporters::full_profile();
  profile.level = checks::Level::fairness;
  profile.progress = [&stop](const std::string&, const play::JudgementProgress&) {
    if (stop) throw Stopped();
  };
  std::vector<reports::Finding> findings;
  const auto file = maps::parse_map(to_canonical_json(map), path);
  if (!file) return findings;
  try {
    for (const checks::MapFinding& finding :
         judge_map(*file.value, pack ? &*pack : nullptr, profile)) {
      findings.push_back(finding);
    }
  } catch (const Stopped&) {
    findings.clear();
  }
  return findings;
}

}  // namespace

PlayPage* EditorFrame::make_page(wxWindow* parent, GameDocument document, bool watched) {
  auto* page = new PlayPage(parent, std::move(document), new_seed(), watched, [this] { update(); });
  // GTK lays a page out before wx does.
  page->SetSize(front().GetSize());
  page->Layout();
  return page;
}

PlayPage* EditorFrame::front_game() const {
  return tabs_ == nullptr ? nullptr : dynamic_cast<PlayPage*>(&front());
}

PlayPage& EditorFrame::add(GameDocument document) {
  Page& before = front();
  PlayPage& added = add_beside(std::move(document), true);
  if (added.session().is_left_open()) {
    added.session().is_of_two_people() ? added.go_on() : added.show_end();
  }
  if (before.document().untouched()) close(before);
  return added;
}

PlayPage& EditorFrame::add_beside(GameDocument document, bool watched) {
  PlayPage* added = make_page(tabs_, std::move(document), watched);
  tabs_->add(added);
  focus_workplace();
  return *added;
}

void EditorFrame::open_games(const std::string& path, const std::string& bytes) {
  ParseResult<std::vector<play::RecordedGame>> games = play::recorded_games(bytes, path);
  if (!games || games.value->size() == 1) return open_as<GameDocument>(path);
  wxArrayString names;
  for (const play::RecordedGame& game : *games.value) {
    names.Add(wxString::Format("%zu. ", names.size() + 1) + describe_game(game));
  }
  wxSingleChoiceDialog dialog(this, _("The file holds several games. Which one?"), _("Open Game"),
                              names);
  if (dialog.ShowModal() != wxID_OK) return;
  play::RecordedGame& game = games.value->at(static_cast<std::size_t>(dialog.GetSelection()));
  notice_->dismiss();
  add(GameDocument(std::move(game.map), std::move(game.record)));
}

rules::MapInput EditorFrame::played_map() {
  MapPage& page = map_page();
  page.finish_edit();
  return {page.document().path(), page.document().map(), pack_rules(page)};
}

void EditorFrame::play_front_map() {
  rules::MapInput map = played_map();
  play::TournamentPlan plan;
  plan.map = map.map;
  plan.rules = map.rules();
  if (const std::string problem = play::problem_with(plan); !problem.empty()) {
    return front().notice().show(to_wx(problem), wxICON_WARNING);
  }
  add_beside(GameDocument(std::move(map), play::Table::draw_first(new_seed())), false);
}

void EditorFrame::show_notable(Notable kind) {
  const rules::MapInput map = played_map();
  play::TournamentPlan plan;
  plan.map = map.map;
  plan.rules = map.rules();
  plan.blue = plan.green = shown_level(verdict_->verdict(), kind == &play::NotableGames::stalled);
  if (const std::string problem = play::problem_with(plan); !problem.empty()) {
    return front().notice().show(to_wx(problem), wxICON_WARNING);
  }
  const auto games = std::make_shared<play::NotableGames>();
  work_->run(
      _("Captains play, to find a game worth looking at..."),
      [games, plan](const std::atomic<bool>& stop, const WorkBar::Progress& progress) {
        play::TournamentHooks hooks;
        hooks.stop = &stop;
        hooks.progress = [&progress](play::Count played, play::Count) {
          progress(played, play::kMostLookedThrough);
        };
        *games = notable_games(plan, play::kMostLookedThrough, hooks);
      },
      [this, games, map, kind] {
        std::optional<play::NotableGame>& game = *games.*kind;
        if (!game) {
          return front().notice().show(_("None of the games that were played is one."),
                                       wxICON_INFORMATION);
        }
        add_beside(GameDocument(map, std::move(game->record)), true);
      });
}

void EditorFrame::show_game_of(const std::string& code) {
  if (work_->busy()) return;  // its bar says with what
  const bool stalls = code == "P504";
  show_notable(stalls ? &play::NotableGames::stalled : &play::NotableGames::typical);
}

void EditorFrame::make_report() {
  const rules::MapInput map = played_map();
  exporters::ReportOrder order{map.map, map.rules(), play::fairness_budget(), false};
  if (const std::string problem = problem_with(order.map, order.rules, order.budget);
      !problem.empty()) {
    return front().notice().show(_("Cannot be played") + ": " + to_wx(problem) + ".",
                                 wxICON_WARNING);
  }
  const maps::PackFile* pack_in_force = map_page().findings().pack();
  const std::optional<maps::PackFile> pack =
      pack_in_force == nullptr ? std::nullopt : std::optional(*pack_in_force);
  const auto report = std::make_shared<exporters::IllustratedReport>();
  work_->run(
      _("Captains play for the report..."),
      [report, order, pack, path = map.path](const std::atomic<bool>& stop,
                                             const WorkBar::Progress& progress) {
        exporters::ReportHooks hooks;
        hooks.stop = &stop;
        hooks.judging = [&progress](const play::JudgementProgress& at) {
          progress(at.games, at.most);
        };
        hooks.starts = progress;
        *report = exporters::make_report(order, hooks);
        if (!stop) report->findings = findings_of(order.map, path, pack, stop);
      },
      [this, report] { write_report(*report); });
}

void EditorFrame::write_report(const exporters::IllustratedReport& report) {
  const std::string path =
      state_folder() + "/reports/" + id_from_path(report.map.id) + "-report.html";
  try {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    replace_file(path, report_html(report));
  } catch (const FileException& failure) {
    return front().notice().show(
        _("The report was not written.") + " " + fault_text(failure.error()), wxICON_ERROR);
  } catch (const std::filesystem::filesystem_error& failure) {
    return front().notice().show(_("The report was not written.") + " " + to_wx(failure.what()),
                                 wxICON_ERROR);
  }
  // Said below, and not in a window of its own.
  const wxLogNull silence;
  const bool shown = wxLaunchDefaultBrowser(wxFileName::FileNameToURL(path_to_wx(path)));
  front().notice().show(wxString::Format(shown ? _("The report is in the browser, and in %s.")
                                               : _("No browser opens. The report is in %s."),
                                         path_to_wx(path)),
                        shown ? wxICON_INFORMATION : wxICON_WARNING,
                        {{_("Save Report As..."), [this, path] { copy_report(path); }}});
}

void EditorFrame::copy_report(const std::string& path) {
  Page& page = front();
  const auto place = ask_where_to_save_report(this, page.document(),
                                              path_to_wx(std::filesystem::path(path).filename()));
  if (!place) return;
  const ParseResult<std::string> report = read_file(path);
  try {
    if (!report) throw FileException(report.errors.front());
    replace_file(*place, *report.value);
    page.notice().show(wxString::Format(_("Written: %s"), path_to_wx(*place)), wxICON_INFORMATION);
  } catch (const FileException& failure) {
    page.notice().show(_("The report was not written.") + " " + fault_text(failure.error()),
                       wxICON_ERROR);
  }
}

void EditorFrame::make_game_panels() {
  add_side_panel(game_side_, new GamePanel(game_side_.book), _("Game"));
  add_side_panel(game_side_, new HistoryPanel(game_side_.book, [this] { update(); }), _("History"));
}

void EditorFrame::bind_game_commands() {
  const auto idle = [this] { return work_ != nullptr && !work_->busy(); };
  commands_.bind("game.play", [this] { play_front_map(); });
  const auto show = [&](const char* id, Notable kind) {
    commands_.bind(
        id, [this, kind] { show_notable(kind); }, idle);
  };
  show("game.typical", &play::NotableGames::typical);
  show("game.dramatic", &play::NotableGames::dramatic);
  show("game.stalled", &play::NotableGames::stalled);
  commands_.bind(
      "game.report", [this] { make_report(); }, idle);
  const auto page = [this]() -> PlayPage& { return *front_game(); };
  const auto acts = [page] { return page().is_persons_turn_to_act(); };
  // What the rules forbid now says why.
  const auto act = [&](const char* id, rules::Action action) {
    commands_.bind(
        id, [page, action] { page().act(action); }, acts);
  };
  act("game.sonar", rules::Action::sonar(rules::Axis::row));
  act("game.surface", rules::Action::surface());
  const auto answer = [&](const char* id, rules::Axis axis) {
    commands_.bind(
        id, [page, axis] { page().answer(axis); }, [page] { return page().is_persons_answer(); });
  };
  answer("game.answer_row", rules::Axis::row);
  answer("game.answer_column", rules::Axis::column);
  commands_.bind(
      "game.silence", [page] { page().be_silent(); }, acts, [page] { return page().silent(); });
  commands_.bind(
      "game.torpedo", [page] { page().aim(); }, acts, [page] { return page().aiming(); });
  bind_way_commands();
}

void EditorFrame::bind_way_commands() {
  const auto page = [this]() -> PlayPage& { return *front_game(); };
  const auto step = [&](const char* id, auto wanted) {
    commands_.bind(
        id, [page, wanted] { page().show_step(wanted(page().session())); },
        [page, wanted] { return wanted(page().session()) != page().session().shown(); });
  };
  const auto last = [](const GameSession& session) {
    return session.steps().empty() ? 0 : session.steps().size() - 1;
  };
  step("game.back",
       [](const GameSession& session) { return session.shown() == 0 ? 0 : session.shown() - 1; });
  step("game.forward",
       [last](const GameSession& session) { return std::min(session.shown() + 1, last(session)); });
  step("game.first", [](const GameSession&) { return std::size_t{0}; });
  step("game.last", last);
  commands_.bind(
      "game.take_back", [page] { page().take_back(); },
      [page] { return page().session().can_take_back(); });
  commands_.bind(
      "game.from_here", [page] { page().play_from_here(); },
      [page] { return page().session().can_play_from_here(); });
  commands_.bind(
      "game.agents", [page] { page().let_agents_play(!page().session().agents_play()); },
      [page] { return page().session().any_agent(); },
      [page] { return page().session().agents_play(); });
}

}  // namespace chartroom::editor

// Games on the map in front, and the moves of the game in front.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/pages/finding_source.h"
#include "editor/ui/pages/played_map.h"
#include "editor/ui/play/new_seed.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "validator/play/simulation/notable_games.h"

namespace chartroom::editor {
namespace {

using Notable = std::optional<play::NotableGame> play::NotableGames::*;

// Returns the skill for shown games: the best that the verdict simulated; for a stalled game, the
// one with most unfinished games.
std::string shown_level(const MapVerdict& verdict, bool stalled) {
  std::string level = play::fairness_budget().levels.back();
  if (!verdict.fairness) return level;
  play::Count most = 0;
  for (const play::SkillPlay& play : verdict.fairness->levels) {
    if (!play.asked) continue;
    if (stalled && play.tally.unfinished < most) continue;
    most = play.tally.unfinished;
    level = play.level;
  }
  return level;
}

void play_front_map(Workbench& at) {
  rules::MapInput map = map_to_play(at.map_page());
  play::TournamentPlan plan;
  plan.map = map.map;
  plan.rules = map.rules();
  if (const std::string problem = play::problem_with(plan); !problem.empty()) {
    return at.front().notice().show(to_wx(problem), wxICON_WARNING);
  }
  at.add_game(GameDocument(std::move(map), play::Table::draw_first(new_seed())), false);
}

void show_notable(Workbench& at, Notable kind) {
  const rules::MapInput map = map_to_play(at.map_page());
  play::TournamentPlan plan;
  plan.map = map.map;
  plan.rules = map.rules();
  plan.blue = plan.green = shown_level(at.verdict->verdict(), kind == &play::NotableGames::stalled);
  if (const std::string problem = play::problem_with(plan); !problem.empty()) {
    return at.front().notice().show(to_wx(problem), wxICON_WARNING);
  }
  const auto games = std::make_shared<play::NotableGames>();
  at.work->run(
      _("Simulating games to find one worth watching..."),
      [games, plan](const std::atomic<bool>& stop, const WorkBar::Progress& progress) {
        play::TournamentHooks hooks;
        hooks.stop = &stop;
        hooks.progress = [&progress](play::Count played, play::Count) {
          progress(played, play::kMostLookedThrough);
        };
        *games = notable_games(plan, play::kMostLookedThrough, hooks);
      },
      [&at, games, map, kind] {
        std::optional<play::NotableGame>& game = *games.*kind;
        if (!game) {
          return at.front().notice().show(_("None of the simulated games is like that."),
                                          wxICON_INFORMATION);
        }
        at.add_game(GameDocument(map, std::move(game->record)), true);
      });
}

void bind_way_commands(Workbench& at) {
  const auto page = [&at]() -> PlayPage& { return at.game_page(); };
  const auto step = [&](const char* id, auto wanted) {
    at.commands.bind(
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
  at.commands.bind(
      "game.take_back", [page] { page().take_back(); },
      [page] { return page().session().can_take_back(); });
  at.commands.bind(
      "game.from_here", [page] { page().play_from_here(); },
      [page] { return page().session().can_play_from_here(); });
  at.commands.bind(
      "game.agents", [page] { page().let_agents_play(!page().session().agents_play()); },
      [page] { return page().session().any_agent(); },
      [page] { return page().session().agents_play(); });
}

}  // namespace

void show_game_of(Workbench& at, const std::string& code) {
  if (at.work->busy()) return;  // its bar names the running work
  const bool stalls =
      at.front().finding_source()->findings().game(code) == checks::ShownGame::stalled;
  show_notable(at, stalls ? &play::NotableGames::stalled : &play::NotableGames::typical);
}

void bind_game_commands(Workbench& at) {
  const auto idle = [&at] { return at.work != nullptr && !at.work->busy(); };
  at.commands.bind("game.play", [&at] { play_front_map(at); });
  const auto show = [&](const char* id, Notable kind) {
    at.commands.bind(
        id, [&at, kind] { show_notable(at, kind); }, idle);
  };
  show("game.typical", &play::NotableGames::typical);
  show("game.dramatic", &play::NotableGames::dramatic);
  show("game.stalled", &play::NotableGames::stalled);
  const auto person = [&at]() -> PersonsTurn& { return at.game_page().person(); };
  const auto acts = [person] { return person().may_act(); };
  // An action that the rules forbid now is refused with the reason.
  const auto act = [&](const char* id, rules::Action action) {
    at.commands.bind(
        id, [person, action] { person().act(action); }, acts);
  };
  act("game.sonar", rules::Action::sonar(rules::Axis::row));
  act("game.surface", rules::Action::surface());
  const auto answer = [&](const char* id, rules::Axis axis) {
    at.commands.bind(
        id, [person, axis] { person().answer(axis); }, [person] { return person().may_answer(); });
  };
  answer("game.answer_row", rules::Axis::row);
  answer("game.answer_column", rules::Axis::column);
  at.commands.bind(
      "game.silence", [person] { person().be_silent(); }, acts,
      [person] { return person().silent(); });
  at.commands.bind(
      "game.torpedo", [person] { person().aim(); }, acts, [person] { return person().aiming(); });
  bind_way_commands(at);
}

}  // namespace chartroom::editor

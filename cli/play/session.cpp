#include "cli/play/session.h"

#include <fmt/core.h>

#include <utility>

#include "cli/output.h"
#include "cli/play/kept_files.h"
#include "cli/play/review.h"
#include "validator/play/referee/referee.h"

namespace chartroom::cli {
namespace {

constexpr const char* kPerson = "person";  // the name in records of a player who is no agent

}  // namespace

PlaySession::PlaySession(play::Table& table, Console& console, PlayFiles files)
    : table_(table),
      console_(console),
      kept_(console, std::move(files), table.map().id, [&table](const std::string& name) {
        rules::GameRecord record = table.record();
        record.map = name;
        for (std::string& player : record.players) {
          if (player.empty()) player = kPerson;
        }
        return seed_line("drawn", table.seed()) + record_text(record);
      }) {}

int PlaySession::run() {
  try {
    return play();
  } catch (const FileException&) {
    // Without a screen no dialog is possible.
    kept_.rescue();
    throw;
  }
}

int PlaySession::play() {
  if (table_.state().result() == rules::GameResult::open && !table_.plies().empty() &&
      !two_people()) {
    console_.print(heard_since(
        table_, table_.is_agent(maps::Team::blue) ? maps::Team::green : maps::Team::blue));
  }
  do {
    if (table_.variant() == rules::Variant::realtime) {
      play_in_realtime();
    } else {
      play_in_turns();
    }
    console_.show_to_all();
    if (table_.state().result() == rules::GameResult::open) return kept_.leave();
    print_the_end();
  } while (goes_on_after_the_end());
  return kept_.finish();
}

// A script has no further input.
bool PlaySession::goes_on_after_the_end() {
  if (!console_.at_terminal() || look_back(table_, console_, style()) == AfterGame::done) {
    return false;
  }
  player_.reset();
  take_back();
  return true;
}

void PlaySession::play_in_turns() {
  while (going_on()) {
    const maps::Team team = table_.state().to_move();
    if (table_.is_agent(team)) {
      agent_turn(team);
    } else {
      person_turn(team);
    }
  }
}

bool PlaySession::give_keyboard(maps::Team team) {
  if (!two_people() || player_ == team) return true;
  player_.reset();
  if (!console_.hand_over(to_string(team))) return false;
  player_ = team;
  console_.print(std::exchange(taken_back_, "") + heard_since(table_, team));
  return true;
}

void PlaySession::show(maps::Team team) { console_.print(team_screen(table_, team, style())); }

void PlaySession::agent_turn(maps::Team team) {
  rules::Action action = table_.agent_action(team);
  const bool stops =
      table_.variant() == rules::Variant::realtime && action.kind != rules::ActionKind::navigate;
  if (stops) console_.print(fmt::format("{}: stop\n", to_string(team)));
  if (action.kind == rules::ActionKind::sonar) {
    const auto axis = answer(team);
    if (!axis) return;
    action.answer = *axis;
  }
  if (stops) table_.call_stop(team);
  play_ply(team, action);
  if (stops && table_.state().result() == rules::GameResult::open) resume_agent(team);
}

void PlaySession::person_turn(maps::Team team) {
  if (!give_keyboard(team)) return;
  show(team);
  const std::string prompt = fmt::format("{}> ", to_string(team));
  const std::string help = turn_help(table_.state().sea().rules(), table_.variant());
  while (const auto line = console_.ask(prompt, help)) {
    if (carry_out(parse_command(*line), team)) return;
  }
}

bool PlaySession::carry_out(const Command& command, maps::Team team) {
  switch (command.kind) {
    case Command::Kind::nothing:
      break;
    case Command::Kind::action:
      return act(command.action, team);
    case Command::Kind::silence:
      return go_silently(team);
    case Command::Kind::legal:
      console_.print(legal_text(table_, team));
      break;
    case Command::Kind::film:
      console_.print(film_text(table_, other(team)) + ":\n" +
                     point_list(table_.candidates(other(team))));
      break;
    case Command::Kind::board:
      show(team);
      break;
    case Command::Kind::undo:
      return take_back();
    case Command::Kind::save:
      kept_.save_as_told(command.argument);
      break;
    case Command::Kind::pause:
      pause();
      break;
    case Command::Kind::stop:
      call_stop(team);
      break;
    case Command::Kind::resume:
      call_resume(team);
      break;
    case Command::Kind::misread:
      console_.say(command.argument + "\n");
      break;
  }
  return false;
}

bool PlaySession::act(rules::Action action, maps::Team team) {
  if (const std::string refusal = refusal_text(table_, team, action); !refusal.empty()) {
    console_.say(refusal);
    return false;
  }
  if (const std::string doubt = doubt_about(table_, team, action); !doubt.empty()) {
    console_.drop_typed();
    if (!agrees_to(doubt, team)) return false;
  }
  if (action.kind == rules::ActionKind::sonar) {
    const auto axis = answer(team);
    if (!axis) return true;
    action.answer = *axis;
  }
  play_ply(team, action);
  return true;
}

bool PlaySession::agrees_to(const std::string& doubt, maps::Team team) {
  const std::string help = fmt::format("Legal now: {}.\n", legal_words(table_, team));
  while (const auto line = console_.ask(doubt + " (yes or no)> ", help)) {
    const std::string word = lower_case(*line);
    if (word == "yes" || word == "y") return true;
    if (word == "no" || word == "n" || word.empty()) return false;
    console_.say("Type yes or no.\n");
  }
  return false;
}

bool PlaySession::go_silently(maps::Team team) {
  if (const std::string refusal = silence_refusal_text(table_, team); !refusal.empty()) {
    console_.say(refusal);
    return false;
  }
  const std::string ask = fmt::format("Type {}. The direction stays secret; Enter alone cancels.\n",
                                      silent_ways(table_, team));
  console_.drop_typed();
  console_.say(ask);
  while (const auto line = console_.ask("silent move, which way?> ", ask)) {
    if (line->empty()) return false;
    // Accepts "left", or "silence left" again.
    const auto direction = parse_direction(*line);
    const rules::Action action =
        direction ? rules::Action::silence(*direction) : parse_command(*line).action;
    if (action.kind != rules::ActionKind::silence) {
      console_.say(ask);
      continue;
    }
    if (const std::string why = why_not(table_, team, action); !why.empty()) {
      console_.say(why + ask);
    } else if (act(action, team)) {
      return true;
    }
  }
  return true;
}

std::optional<rules::Axis> PlaySession::answer(maps::Team asking) {
  const maps::Team asked = other(asking);
  if (table_.is_agent(asked)) return table_.agent_answer(asked);
  if (!give_keyboard(asked)) return std::nullopt;
  // Typed text meant as an announcement is no answer to a sudden question. If it was the other
  // team's turn, it was no announcement either.
  const bool typing = table_.variant() == rules::Variant::realtime;
  if (typing) {
    console_.set_typed_aside();
  } else {
    console_.drop_typed();
  }
  const auto axis = ask_axis(asking);
  if (typing) console_.take_up_typed();
  return axis;
}

std::optional<rules::Axis> PlaySession::ask_axis(maps::Team asking) {
  const maps::Team asked = other(asking);
  const maps::Point here = table_.state().submarine(asked).point();
  console_.say(
      fmt::format("\n{} uses sonar. You are on {}: give your row ({}) or your column ({}).\n",
                  team_title(asking), to_string(here), maps::row_name(here.row),
                  maps::column_name(here.column)));
  const std::string prompt = fmt::format("{}, row or column> ", to_string(asked));
  const std::string help =
      "You must answer truthfully, but you choose which: type row or column (r or c), or its "
      "name. Give the one that tells the enemy less; the other stays secret. board shows the "
      "boards.\n";
  while (const auto line = console_.ask(prompt, help)) {
    const std::string word = lower_case(*line);
    if (word == "board") {
      show(asked);
      continue;
    }
    if (const auto axis = parse_answer(word, here)) return axis;
    console_.say(
        fmt::format("Answer first, truthfully: row ({}) or column ({}). board shows the boards.\n",
                    maps::row_name(here.row), maps::column_name(here.column)));
  }
  return std::nullopt;
}

bool PlaySession::take_back() {
  const int plies = table_.plies_to_take_back();
  if (plies == 0) {
    console_.print("Nothing to undo.\n");
    return false;
  }
  table_.take_back(plies);
  const std::string said = plies == 1 ? std::string("Took back the last move.\n")
                                      : fmt::format("Took back the last {} moves.\n", plies);
  console_.print(said);
  if (two_people()) taken_back_ = "\n" + said;  // for the other person too
  kept_.keep();
  return true;
}

void PlaySession::play_ply(maps::Team team, const rules::Action& action) {
  const rules::Announcement said = table_.play(team, action);
  kept_.keep();
  console_.say(heard_text(said));
}

void PlaySession::print_the_end() {
  console_.print("\n" + result_text(table_) + revealed_screen(table_, style()));
  console_.say(revealed_legend());
  say_verdict();
}

void PlaySession::say_verdict() {
  // Referees the record itself, not the program's own state.
  const auto games = rules::parse_records(record_text(table_.record()), "the record");
  print_errors(games.errors);
  if (!games) return;
  const play::RefereeReport report =
      play::referee(games.value->front(), table_.map(), table_.state().sea().rules());
  console_.print(report.violation
                     ? fmt::format("Referee: not legal: {}.\n", report.violation->message)
                     : fmt::format("Referee: all {} moves are legal.\n", report.plies.size()));
}

}  // namespace chartroom::cli

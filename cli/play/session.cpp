#include "cli/play/session.h"

#include <fmt/core.h>

#include <utility>

#include "cli/output.h"
#include "cli/play/kept_files.h"
#include "cli/play/review.h"
#include "cli/play/turn_help.h"
#include "validator/play/referee/referee.h"
#include "validator/reports/translation.h"

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
    const maps::Team person =
        table_.is_agent(maps::Team::blue) ? maps::Team::green : maps::Team::blue;
    console_.print(heard_since(table_, person, console_.tr()));
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
  if (!console_.hand_over(team_word(team))) return false;
  player_ = team;
  const std::string undone = std::exchange(taken_back_, {}).in(console_.tr());
  console_.print((undone.empty() ? "" : "\n" + undone + "\n") +
                 heard_since(table_, team, console_.tr()));
  return true;
}

void PlaySession::show(maps::Team team) { console_.print(team_screen(table_, team, style())); }

void PlaySession::agent_turn(maps::Team team) {
  rules::Action action = table_.agent_action(team);
  const bool stops =
      table_.variant() == rules::Variant::realtime && action.kind != rules::ActionKind::navigate;
  if (stops) console_.say(message("{}: stop", team_word(team)));
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
  const std::string help = turn_help(table_.state().sea().rules(), table_.variant(), console_.tr());
  while (const auto line = console_.ask(message("{}> ", team_word(team)), help)) {
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
      console_.print(legal_text(table_, team, console_.tr()));
      break;
    case Command::Kind::film:
      console_.print(film_text(table_, other(team)).in(console_.tr()) + ":\n" +
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
      console_.say(command.problem);
      break;
  }
  return false;
}

bool PlaySession::act(rules::Action action, maps::Team team) {
  if (const Message refusal = refusal_text(table_, team, action); !refusal.empty()) {
    console_.say(refusal);
    return false;
  }
  if (const Message doubt = doubt_about(table_, team, action); !doubt.empty()) {
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

bool PlaySession::agrees_to(const Message& doubt, maps::Team team) {
  const Message help = message("Legal now: {}.", legal_words(table_, team));
  while (const auto line = console_.ask(message("{} (yes or no)> ", doubt), help)) {
    if (line->empty()) return false;
    if (const auto answer = yes_or_no(*line)) return *answer;
    console_.say(message("Type yes or no."));
  }
  return false;
}

bool PlaySession::go_silently(maps::Team team) {
  if (const Message refusal = silence_refusal_text(table_, team); !refusal.empty()) {
    console_.say(refusal);
    return false;
  }
  const Message ask = message("Type {}. The direction stays secret; Enter alone cancels.",
                              silent_ways(table_, team));
  console_.drop_typed();
  console_.say(ask);
  while (const auto line = console_.ask(message("silent move, which way?> "), ask)) {
    if (line->empty()) return false;
    // Accepts "left", or "silence left" again.
    const auto direction = parse_direction(*line);
    const rules::Action action =
        direction ? rules::Action::silence(*direction) : parse_command(*line).action;
    if (action.kind != rules::ActionKind::silence) {
      console_.say(ask);
      continue;
    }
    if (const Message why = why_not(table_, team, action); !why.empty()) {
      console_.say(why);
      console_.say(ask);
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
  console_.say(message("\n{} uses sonar. You are on {}: give your row ({}) or your column ({}).",
                       team_title(asking), to_string(here), maps::row_name(here.row),
                       maps::column_name(here.column)));
  const Message prompt = message("{}, row or column> ", team_word(asked));
  const Message help = message(
      "You must answer truthfully, but you choose which: type row or column (r or c), or its "
      "name. Give the one that tells the enemy less; the other stays secret. board shows the "
      "boards.");
  while (const auto line = console_.ask(prompt, help)) {
    const std::string word = lower_case(*line);
    if (word == "board") {
      show(asked);
      continue;
    }
    if (const auto axis = parse_answer(word, here)) return axis;
    console_.say(
        message("Answer first, truthfully: row ({}) or column ({}). board shows the boards.",
                maps::row_name(here.row), maps::column_name(here.column)));
  }
  return std::nullopt;
}

bool PlaySession::take_back() {
  const int plies = table_.plies_to_take_back();
  if (plies == 0) {
    console_.say(message("Nothing to undo."));
    return false;
  }
  table_.take_back(plies);
  const Message said = plies == 1 ? message("Took back the last move.")
                                  : message("Took back the last {} moves.", plies);
  console_.say(said);
  if (two_people()) taken_back_ = said;  // for the other person too
  kept_.keep();
  return true;
}

void PlaySession::play_ply(maps::Team team, const rules::Action& action) {
  const rules::Announcement said = table_.play(team, action);
  kept_.keep();
  console_.say(heard_text(said));
}

void PlaySession::print_the_end() {
  console_.print("\n" + result_text(table_).in(console_.tr()) + "\n" +
                 revealed_screen(table_, style()));
  console_.say(revealed_legend());
  say_verdict();
}

void PlaySession::say_verdict() {
  // Referees the record itself, not the program's own state.
  const auto games = rules::parse_records(record_text(table_.record()), "the record");
  print_errors(games.errors, console_.language());
  if (!games) return;
  const play::RefereeReport report =
      play::referee(games.value->front(), table_.map(), table_.state().sea().rules());
  const std::size_t plies = report.plies.size();
  const Translator tr = reports::report_translator(console_.language());
  console_.say(report.violation
                   ? message("Referee: not legal: {}.", report.violation->message().in(tr))
                   : message_for(plies, "Referee: the {} move is legal.",
                                 "Referee: all {} moves are legal.", plies));
}

}  // namespace chartroom::cli

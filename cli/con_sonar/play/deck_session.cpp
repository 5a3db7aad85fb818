#include "cli/con_sonar/play/deck_session.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/output.h"
#include "cli/play/kept_files.h"
#include "validator/con_sonar/deck_referee.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {
DeckSession::DeckSession(con_sonar::LiveGame& game, Console& console, PlayFiles files)
    : game_(game),
      console_(console),
      language_{console.language(), console.tr()},
      rules_(reports::report_translator(console.language())),
      kept_(console, std::move(files), game.rules().deck().id,
            [&game](const std::string& name) {
              return seed_line("shuffled", game.seed()) + record_text(game.record(name));
            }),
      told_(game.state().seats(), game.first_line()) {}

int DeckSession::run() {
  try {
    return play();
  } catch (const FileException&) {
    // Without a screen no dialog is possible.
    kept_.rescue();
    throw;
  }
}

int DeckSession::play() {
  while (going_on()) {
    const int seat = game_.seat();
    if (game_.is_agent(seat)) {
      agent_turn();
    } else if (!give_keyboard(seat)) {
      break;
    } else if (game_.state().phase() == con_sonar::Phase::sonar) {
      choose_result(seat);
    } else {
      person_turn(seat);
    }
  }
  console_.show_to_all();
  return game_.over() ? finish() : kept_.leave();
}

bool DeckSession::one_person() const {
  int people = 0;
  for (int seat = 0; seat < game_.state().seats(); ++seat) people += game_.is_agent(seat) ? 0 : 1;
  return people < 2;
}

bool DeckSession::give_keyboard(int seat) {
  if (player_ == seat) return true;
  if (!one_person()) {
    player_.reset();
    const int nation = game_.state().admirals()[seat];
    if (!console_.hand_over(game_.rules().deck().nations[nation].id)) return false;
  }
  player_ = seat;
  return true;
}

void DeckSession::agent_turn() {
  game_.play_agent_turn();
  kept_.keep();
}

void DeckSession::tell(int seat) {
  const std::string heard = heard_from(game_, told_[seat], language_.tr);
  if (!heard.empty()) console_.say("\n" + heard);
  told_[seat] = game_.lines().size();
}

void DeckSession::show(int seat) {
  console_.print(table_screen(game_, style()) + hand_screen(game_, seat, language_));
}

void DeckSession::person_turn(int seat) {
  tell(seat);
  show(seat);
  const std::string prompt =
      fmt::format("{}> ", game_.rules().deck().nations[game_.state().admirals()[seat]].id);
  const std::string help = deck_help(game_.rules().deck(), language_.tr);
  while (const auto line = console_.ask(prompt, help)) {
    if (carry_out(parse_deck_command(game_, *line, rules_))) return;
  }
}

void DeckSession::choose_result(int seat) {
  tell(seat);
  const std::vector<con_sonar::RecordLine> choices = game_.sonar_choices();
  console_.say(message("\nThe sonar shows {}. Choose one:", shown_text(game_)));
  for (std::size_t i = 0; i < choices.size(); ++i) {
    console_.print(
        fmt::format("  {}  {}\n", i + 1, choice_said(game_.rules(), choices[i]).in(language_.tr)));
  }
  const Message help =
      message("Type the number of your choice. You must carry out what the sonar shows.");
  while (const auto line = console_.ask(message("Which? "), help)) {
    const int choice = parse_choice(game_, choices, *line);
    if (choice < 0) {
      console_.say(message("Type a number from 1 to {}.", choices.size()));
      continue;
    }
    game_.play(choices[choice]);
    kept_.keep();
    return tell(seat);
  }
}

bool DeckSession::carry_out(const DeckCommand& command) {
  switch (command.kind) {
    case DeckCommand::Kind::nothing:
      break;
    case DeckCommand::Kind::line:
      return act(command.line);
    case DeckCommand::Kind::end:
      return end_turn();
    case DeckCommand::Kind::legal:
      console_.say(legal_text(game_, language_.tr));
      break;
    case DeckCommand::Kind::table:
      show(*player_);
      break;
    case DeckCommand::Kind::undo:
      return take_back();
    case DeckCommand::Kind::save:
      kept_.save_as_told(command.argument);
      break;
    case DeckCommand::Kind::misread:
      console_.say(command.problem);
      break;
  }
  return false;
}

bool DeckSession::act(const con_sonar::RecordLine& line) {
  const bool begins =
      line.kind == con_sonar::EventKind::play || line.kind == con_sonar::EventKind::sonar;
  if (game_.state().phase() == con_sonar::Phase::begin && !begins) {
    say_play_first();
    return false;
  }
  if (const Message refusal = game_.refusal(line); !refusal.empty()) {
    console_.say(refusal.in(rules_) + ".\n");
    return false;
  }
  const int seat = game_.seat();
  game_.play(line);
  kept_.keep();
  tell(seat);
  const bool goes_on =
      !game_.over() && game_.seat() == seat && game_.state().phase() == con_sonar::Phase::queue;
  if (goes_on) console_.print(hand_screen(game_, seat, language_));
  return !goes_on;
}

// Says what a turn has to begin with.
void DeckSession::say_play_first() {
  const con_sonar::Rules& rules = game_.rules();
  console_.say(rules.has_level(1) || rules.has_level(2)
                   ? message("Play a card or use the sonar first.")
                   : message("Play a card first."));
}

bool DeckSession::end_turn() {
  if (game_.state().phase() != con_sonar::Phase::queue) {
    say_play_first();
    return false;
  }
  const int seat = game_.seat();
  game_.end_turn();
  kept_.keep();
  tell(seat);
  return true;
}

bool DeckSession::take_back() {
  const std::size_t lines = game_.lines_to_take_back();
  if (lines == 0) {
    console_.say(message("Nothing to undo."));
    return false;
  }
  game_.take_back(lines);
  for (std::size_t& told : told_) told = std::min(told, game_.lines().size());
  console_.say(message("Took back your last turn."));
  kept_.keep();
  return true;
}

int DeckSession::finish() {
  for (int seat = 0; seat < game_.state().seats(); ++seat) {
    if (!game_.is_agent(seat)) {
      tell(seat);
      break;
    }
  }
  console_.print(table_screen(game_, style()) + "\n" + result_text(game_, language_));
  // Referees the record itself, not the program's own state.
  const con_sonar::Deck& deck = game_.rules().deck();
  const auto games =
      con_sonar::parse_records(record_text(game_.record(deck.id)), "the record",
                               [&](const std::string&) -> ParseResult<con_sonar::Deck> {
                                 return {deck, {}};
                               });
  print_errors(games.errors, console_.language());
  if (games) {
    const con_sonar::RefereeReport report = referee(games.value->front());
    console_.say(report.violation
                     ? message("Referee: not legal: {}.", report.violation->message.in(rules_))
                     : message("Referee: all {} events are legal.", report.plies.size()));
  }
  return kept_.finish();
}

}  // namespace chartroom::cli

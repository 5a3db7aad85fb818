#include "validator/con_sonar/deck_violation_text.h"

#include <fmt/core.h>

#include <algorithm>

namespace chartroom::con_sonar {
namespace {

Message cards_text(const std::vector<Message>& names) {
  return names.empty() ? message("no card") : joined("{}, {}", names);
}

Message hand_text(const State& state) {
  std::vector<Message> names;
  for (const Kind kind : state.board().hands[state.board().seat]) {
    names.emplace_back(state.rules().fleet_name(kind));
  }
  return cards_text(names);
}

Message face_up_text(const State& state) {
  std::vector<Message> names;
  for (const Kind kind : state.board().face_up) {
    names.emplace_back(state.rules().torpedo_name(kind));
  }
  return cards_text(names);
}

// Returns the positions of a nation's submarines, or of all if it has none left.
Message targets_text(const State& state, int nation) {
  const bool any = state.live(nation) == 0;
  std::vector<Message> names;
  for (int n = 0; n < state.rules().nations(); ++n) {
    if (!any && n != nation) continue;
    for (int step = 1; step <= state.rules().steps(); ++step) {
      if (state.on_step(n, step) > 0)
        names.emplace_back(fmt::format("{}@{}", state.rules().nation_id(n), step));
    }
  }
  return names.empty() ? message("none") : joined("{}, {}", names);
}

Message due_text(const State& state) {
  switch (state.phase()) {
    case Phase::set_up:
      return message("the missing deals and the first reveal");
    case Phase::begin:
      return state.rules().has_level(1) || state.rules().has_level(2) ? message("play or sonar")
                                                                      : message("play");
    case Phase::queue:
      return state.rules().deck().variant.discard_matched
                 ? message("play, strike, remove, bury, discard or draw")
                 : message("play, strike, remove, bury or draw");
    case Phase::sonar:
      return message("the sonar's result");
    case Phase::draw:
      return message("draw");
    case Phase::reveal:
      return message("reveal");
    case Phase::over:
      break;
  }
  return message("nothing");
}

// Returns "red's reveal is missing before it".
Message missing_text(const State& state, const MissingLine& missing) {
  return message("{}'s {} is missing before it", state.rules().nation_id(missing.admiral),
                 missing.deal ? "deal" : to_string(missing.kind));
}

// Returns why a line comes too early, and which line is missing before it.
Message too_early_text(const State& state, const RecordLine& line, const Refusal& refusal) {
  const Message legal = due_text(state);
  const auto missing = missing_before(state, line, refusal);
  const bool next_turn = state.phase() == Phase::begin && refusal.rule == Rule::not_your_turn;
  if (missing && !next_turn) {
    return message("{} (legal: {})", missing_text(state, *missing), legal);
  }
  if (refusal.rule == Rule::out_of_order) {
    return message("this line is out of order (legal: {})", legal);
  }
  return message("it is {}'s turn (legal: {})", state.rules().nation_id(state.to_move()), legal);
}

Message symbol_name(const State& state, int symbol) {
  return symbol < 0 ? message("nothing") : Message(state.rules().deck().symbols[symbol].id);
}

// Returns the nation of which a line's submarine must be.
int target_nation(const State& state, const RecordLine& line) {
  if (line.kind == EventKind::play) return state.rules().fleet()[line.cards[0]].nation;
  if (line.kind == EventKind::strike) return state.rules().torpedoes()[line.cards[0]].nation;
  const bool moves = line.result == SonarResult::move && line.move_nation != kOwnNation;
  return moves ? line.move_nation : state.to_move();
}

Message no_submarine_text(const State& state, const RecordLine& line) {
  if (line.result == SonarResult::reinforcements && line.kind == EventKind::result) {
    return message("{} has no submarine of {} to return", state.rules().nation_id(line.area),
                   state.rules().nation_id(state.to_move()));
  }
  return message("no submarine is there (legal: {})",
                 targets_text(state, target_nation(state, line)));
}

// Returns the index of the card at the refused word, else of the first one.
std::size_t card_index(const RecordLine& line, const Refusal& refusal) {
  const auto at = std::ranges::find(line.at.cards, refusal.position);
  return at == line.at.cards.end() ? 0 : static_cast<std::size_t>(at - line.at.cards.begin());
}

std::string card_name(const State& state, const RecordLine& line, const Refusal& refusal) {
  const int card = line.cards[card_index(line, refusal)];
  const bool fleet = line.deal || line.kind == EventKind::play || line.kind == EventKind::sonar ||
                     line.kind == EventKind::draw;
  return fleet ? state.rules().fleet_name(card) : state.rules().torpedo_name(card);
}

// Returns "red-1 is not in the hand (in the hand: …)"; of a card that is given twice, "there are
// not enough red-1 in the hand".
Message not_in_hand_text(const State& state, const RecordLine& line, const Refusal& refusal) {
  const std::string name = card_name(state, line, refusal);
  const bool twice = std::ranges::count(line.cards, line.cards[card_index(line, refusal)]) > 1;
  return twice ? message("there are not enough {} in the hand (in the hand: {})", name,
                         hand_text(state))
               : message("{} is not in the hand (in the hand: {})", name, hand_text(state));
}

// Returns "the last arrow names pt-boat, but the card shows frigate".
Message arrow_text(const State& state, int symbol) {
  return message("the last arrow names {}, but the card shows {}",
                 symbol_name(state, state.board().arrow), symbol_name(state, symbol));
}

Message card_text(const State& state, const RecordLine& line, const Refusal& refusal) {
  const Rules& rules = state.rules();
  switch (refusal.rule) {
    case Rule::not_in_hand:
      return not_in_hand_text(state, line, refusal);
    case Rule::queue:
      return arrow_text(state, rules.fleet()[line.cards[0]].symbol);
    case Rule::not_face_up:
      return message("{} is not face up (face up: {})", card_name(state, line, refusal),
                     face_up_text(state));
    case Rule::no_link:
      return arrow_text(state, rules.torpedoes()[line.cards[0]].symbol);
    case Rule::own_torpedo:
      return line.kind == EventKind::strike
                 ? message(
                       "a torpedo card of your own nation can be removed, but not fired (legal: "
                       "remove)")
                 : message("only a torpedo card of your own nation can be removed (legal: strike)");
    default:
      return message("{} cannot come from the pile", card_name(state, line, refusal));
  }
}

// Returns "expected 3 cards, not 2".
Message count_text(const RecordLine& line, int due) {
  return message_for(static_cast<std::size_t>(due), "expected {} card, not {}",
                     "expected {} cards, not {}", due, line.cards.size());
}

// Returns what is wrong with the rolls, and the rule: "5 comes after a hit (stop at …)".
Message rolls_text(const State& state, const RecordLine& line) {
  const int die = state.rules().deck().die;
  const bool strike = line.kind == EventKind::strike;
  const int torpedoes = strike ? state.rules().torpedoes()[line.cards[0]].torpedoes : 1;
  Message what = message("a roll is missing");
  bool hit = false;
  for (std::size_t i = 0; i < line.rolls.size(); ++i) {
    const int roll = line.rolls[i];
    const bool on_die = roll >= 1 && roll <= die;
    if (!hit && on_die && static_cast<int>(i) < torpedoes) {
      hit = roll < line.submarine.step;
      continue;
    }
    what = hit       ? message("{} comes after a hit", roll)
           : !on_die ? message("{} is not on a die of {}", roll, die)
                     : message("{} is one roll too many", roll);
    break;
  }
  return message_for(static_cast<std::size_t>(torpedoes),
                     "{} (stop at the first roll below step {}, or after {} roll)",
                     "{} (stop at the first roll below step {}, or after {} rolls)", what,
                     line.submarine.step, torpedoes);
}

// Returns why a result of the sonar is none that this turn can have.
Message result_text(const State& state, const RecordLine& line) {
  const std::string name(to_string(line.result));
  const std::vector<SonarOption> options = state.rules().options(state.board().level);
  const bool given = std::ranges::any_of(options, [&](const SonarOption& option) {
    return option.result == line.result &&
           (line.result != SonarResult::move ||
            (option.nation == line.move_nation && option.effect == line.effect));
  });
  if (!given) {
    return message("level {} of the sonar does not have this result", state.board().level);
  }
  if (line.none) return message("the result has an effect (legal: {} without none)", name);
  if (line.result == SonarResult::special_delivery &&
      state.board().torpedo_cards[state.board().seat] > 0) {
    return message("{} is not in the admiral's own scoring area",
                   state.rules().torpedo_name(line.cards[0]));
  }
  return message("the result has no effect (legal: {} none)", name);
}

Message reason(const State& state, const RecordLine& line, const Refusal& refusal) {
  const Deck& deck = state.rules().deck();
  switch (refusal.rule) {
    case Rule::game_over:
      return message("the game is over (legal: nothing)");
    case Rule::not_your_turn:
    case Rule::out_of_order:
      return too_early_text(state, line, refusal);
    case Rule::deal_count:
      return count_text(line, line.deal ? deck.hand : deck.face_up);
    case Rule::wrong_nation:
      return message("the submarine must be of another nation (legal: {})",
                     targets_text(state, target_nation(state, line)));
    case Rule::no_submarine:
      return no_submarine_text(state, line);
    case Rule::rolls:
      return rolls_text(state, line);
    case Rule::draw_count:
      return count_text(line, line.kind == EventKind::draw ? state.draw_due() : state.reveal_due());
    case Rule::no_sonar:
      return message("the deck's sonar has no level {}", line.level);
    case Rule::false_result:
      return result_text(state, line);
    case Rule::false_claim:
      return line.claim == true ? message("the announced result is wrong (true: miss)")
                                : message("the announced result is wrong (true: hit)");
    default:
      return card_text(state, line, refusal);
  }
}

}  // namespace

Message violation_text(const State& state, const RecordLine& line, const Refusal& refusal) {
  return message("\"{}\": {}", line_text(state.rules(), line), reason(state, line, refusal));
}

}  // namespace chartroom::con_sonar

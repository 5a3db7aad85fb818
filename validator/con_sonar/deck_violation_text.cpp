#include "validator/con_sonar/deck_violation_text.h"

#include <fmt/core.h>

namespace chartroom::con_sonar {
namespace {

// Joins words with commas; `none` if there are none.
class Words {
 public:
  void add(const std::string& word) { text_ += (text_.empty() ? "" : ", ") + word; }
  std::string text(const char* none) const { return text_.empty() ? none : text_; }

 private:
  std::string text_;
};

std::string hand_text(const State& state) {
  Words words;
  for (const Kind kind : state.board().hands[state.board().seat]) {
    words.add(state.rules().fleet_name(kind));
  }
  return words.text("no card");
}

std::string face_up_text(const State& state) {
  Words words;
  for (const Kind kind : state.board().face_up) words.add(state.rules().torpedo_name(kind));
  return words.text("no card");
}

// Returns the positions of a nation's submarines, or of all if it has none left.
std::string targets_text(const State& state, int nation) {
  const bool any = state.live(nation) == 0;
  Words words;
  for (int n = 0; n < state.rules().nations(); ++n) {
    if (!any && n != nation) continue;
    for (int step = 1; step <= state.rules().steps(); ++step) {
      if (state.on_step(n, step) > 0)
        words.add(fmt::format("{}@{}", state.rules().nation_id(n), step));
    }
  }
  return words.text("none");
}

std::string due_text(const State& state) {
  switch (state.phase()) {
    case Phase::set_up:
      return "the deals and the first reveal that are missing";
    case Phase::begin:
      return state.rules().has_level(1) || state.rules().has_level(2) ? "play or sonar" : "play";
    case Phase::queue:
      return state.rules().deck().variant.discard_matched
                 ? "play, strike, remove, bury, discard or draw"
                 : "play, strike, remove, bury or draw";
    case Phase::sonar:
      return "the sonar's result";
    case Phase::draw:
      return "draw";
    case Phase::reveal:
      return "reveal";
    case Phase::over:
      break;
  }
  return "nothing";
}

std::string symbol_name(const State& state, int symbol) {
  return symbol < 0 ? "nothing" : state.rules().deck().symbols[symbol].id;
}

// Returns the nation of which a line's submarine must be.
int target_nation(const State& state, const RecordLine& line) {
  if (line.kind == EventKind::play) return state.rules().fleet()[line.cards[0]].nation;
  if (line.kind == EventKind::strike) return state.rules().torpedoes()[line.cards[0]].nation;
  const bool moves = line.result == SonarResult::move && line.move_nation != kOwnNation;
  return moves ? line.move_nation : state.to_move();
}

std::string no_submarine_text(const State& state, const RecordLine& line) {
  if (line.result == SonarResult::reinforcements && line.kind == EventKind::result) {
    return fmt::format("{} has no submarine of {} to give back", state.rules().nation_id(line.area),
                       state.rules().nation_id(state.to_move()));
  }
  return fmt::format("no submarine stands there (legal: {})",
                     targets_text(state, target_nation(state, line)));
}

std::string card_text(const State& state, const RecordLine& line, Rule rule) {
  const Rules& rules = state.rules();
  switch (rule) {
    case Rule::not_in_hand:
      return fmt::format("not all of its cards are in the hand (in the hand: {})",
                         hand_text(state));
    case Rule::queue:
      return fmt::format("the last arrow names {}, and the card shows {}",
                         symbol_name(state, state.board().arrow),
                         symbol_name(state, rules.fleet()[line.cards[0]].symbol));
    case Rule::not_face_up:
      return fmt::format("the card is not face up (face up: {})", face_up_text(state));
    case Rule::no_link:
      return fmt::format("the last arrow names {}, and the card shows {}",
                         symbol_name(state, state.board().arrow),
                         symbol_name(state, rules.torpedoes()[line.cards[0]].symbol));
    case Rule::own_torpedo:
      return line.kind == EventKind::strike
                 ? "a torpedo card of the own nation is removed, never fired (legal: remove)"
                 : "only a torpedo card of the own nation is removed (legal: strike)";
    default:
      return "a card is not where it would have to come from";
  }
}

std::string reason(const State& state, const RecordLine& line, Rule rule) {
  const Deck& deck = state.rules().deck();
  switch (rule) {
    case Rule::game_over:
      return "the game is over (legal: nothing)";
    case Rule::not_your_turn:
      return fmt::format("it is the turn of {} (legal: {})",
                         state.rules().nation_id(state.to_move()), due_text(state));
    case Rule::out_of_order:
      return fmt::format("this line may not come now (legal: {})", due_text(state));
    case Rule::deal_count:
      return fmt::format("the number of cards is wrong ({})", line.deal ? deck.hand : deck.face_up);
    case Rule::wrong_nation:
      return fmt::format("a submarine of another nation has to be taken (legal: {})",
                         targets_text(state, target_nation(state, line)));
    case Rule::no_submarine:
      return no_submarine_text(state, line);
    case Rule::rolls:
      return fmt::format(
          "the rolls are wrong (a die of {}; roll until below step {}, or out of torpedoes)",
          deck.die, line.submarine.step);
    case Rule::draw_count:
      return fmt::format("the number of cards is wrong (due: {})",
                         line.kind == EventKind::draw ? state.draw_due() : state.reveal_due());
    case Rule::no_sonar:
      return fmt::format("the deck's sonar has no level {}", line.level);
    case Rule::false_result:
      return fmt::format("level {} of the sonar cannot give that here", state.board().level);
    case Rule::false_claim:
      return fmt::format("what was said is not what happened (true: {})",
                         line.claim == true ? "miss" : "hit");
    default:
      return card_text(state, line, rule);
  }
}

}  // namespace

std::string violation_text(const State& state, const RecordLine& line, Rule rule) {
  return fmt::format("\"{}\": {}", line_text(state.rules(), line), reason(state, line, rule));
}

}  // namespace chartroom::con_sonar

#include "cli/con_sonar/play/deck_screen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "maps/platform/shown_text.h"
#include "validator/con_sonar/legal_turns.h"
#include "validator/con_sonar/odds.h"
#include "validator/con_sonar/score.h"

namespace chartroom::cli {
namespace {

using con_sonar::EventKind;
using con_sonar::in_hundredths;
using con_sonar::LiveGame;
using con_sonar::RecordLine;
using con_sonar::Rules;
using con_sonar::State;
using con_sonar::strike_odds;

const std::string& admiral_id(const State& state, int seat) {
  return state.rules().nation_id(state.admirals()[seat]);
}

std::string symbol_name(const Rules& rules, int symbol) {
  return shown_in(rules.deck().symbols[symbol].name, "en");
}

// Returns the nation in its own color, padded before it is colored.
std::string nation_cell(const Rules& rules, int nation, std::size_t width, bool colour) {
  const std::string text = fmt::format("{:<{}}", rules.nation_id(nation), width);
  if (!colour) return text;
  const auto part = [&](std::size_t at) {
    return std::stoi(rules.deck().nations[nation].colour.substr(at, 2), nullptr, 16);
  };
  return fmt::format("\033[1;38;2;{};{};{}m{}\033[0m", part(1), part(3), part(5), text);
}

std::size_t longest_id(const Rules& rules) {
  std::size_t width = 0;
  for (const con_sonar::Nation& nation : rules.deck().nations) {
    width = std::max(width, nation.id.size());
  }
  return width;
}

std::string ladder_text(const State& state, bool colour) {
  const Rules& rules = state.rules();
  const std::size_t width = std::max<std::size_t>(longest_id(rules), 16);
  std::string text = fmt::format("  {:<{}}", "step", width);
  for (int step = 1; step <= rules.steps(); ++step) text += fmt::format("{:>5}", step);
  text += fmt::format("\n  {:<{}}", "chance to hit, %", width);
  for (int step = 1; step <= rules.steps(); ++step) {
    text += fmt::format("{:>5}", in_hundredths(strike_odds(rules.deck().die, step, 1)));
  }
  text += "\n";
  for (int nation = 0; nation < rules.nations(); ++nation) {
    text += "  " + nation_cell(rules, nation, width, colour);
    for (int step = 1; step <= rules.steps(); ++step) {
      const std::string submarines(static_cast<std::size_t>(state.on_step(nation, step)), 'O');
      text += fmt::format("{:>5}", submarines.empty() ? "." : submarines);
    }
    text += state.live(nation) == 0 ? "  none left\n" : "\n";
  }
  return text;
}

std::string face_up_text(const State& state) {
  const Rules& rules = state.rules();
  std::string text = "Face up:\n";
  int number = 0;
  for (const con_sonar::Kind kind : state.board().face_up) {
    const con_sonar::TorpedoCard& card = rules.torpedoes()[kind];
    text += fmt::format("  {}  {:<14} {:<18} {} {}\n", ++number, rules.torpedo_name(kind),
                        symbol_name(rules, card.symbol), card.torpedoes,
                        card.torpedoes == 1 ? "torpedo" : "torpedoes");
  }
  return text;
}

// Breaks lines at the terminal's width, in which color codes take no room.
std::string points_text(const LiveGame& game, const ScreenStyle& style) {
  const State& state = game.state();
  std::string text = "Points:";
  auto width = static_cast<int>(text.size());
  const auto add = [&](std::size_t letters, const std::string& part) {
    const int wider = 1 + static_cast<int>(letters);
    const bool fits = width + wider <= style.width;
    text += (fits ? " " : "\n  ") + part;
    width = fits ? width + wider : 1 + wider;
  };
  for (int seat = 0; seat < state.seats(); ++seat) {
    std::string rest = fmt::format(" {}", score(state, seat));
    if (game.is_agent(seat)) rest += fmt::format(" ({})", game.agent_name(seat));
    rest += seat + 1 < state.seats() ? "," : ".";
    const int nation = state.admirals()[seat];
    add(state.rules().nation_id(nation).size() + rest.size(),
        nation_cell(state.rules(), nation, 0, style.colour) + rest);
  }
  const auto piled = state.unseen().size() + state.buried().size();
  const std::string pile =
      fmt::format(" Torpedo pile: {} {}.", piled, piled == 1 ? "card" : "cards");
  add(pile.size(), pile);
  return text + "\n";
}

// "2 and 4"
std::string where_text(const State& state, int nation) {
  std::string text;
  for (int step = 1; step <= state.rules().steps(); ++step) {
    for (int i = 0; i < state.on_step(nation, step); ++i) {
      text += fmt::format("{}{}", text.empty() ? "" : " and ", step);
    }
  }
  return text;
}

std::string submarine_text(const Rules& rules, con_sonar::Submarine submarine) {
  return fmt::format("{}@{}", rules.nation_id(submarine.nation), submarine.step);
}

std::string rolls_text(const RecordLine& line) {
  return fmt::format("rolls {}: {}", fmt::join(line.rolls, " "), *line.claim ? "hit" : "miss");
}

std::string cards_text(const Rules& rules, const RecordLine& line) {
  std::vector<std::string> names;
  for (const int kind : line.cards) names.push_back(rules.fleet_name(kind));
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string result_heard(const Rules& rules, const RecordLine& line) {
  const std::string name = fmt::format("the sonar: {}", to_string(line.result));
  if (line.none) return name + ", without effect";
  switch (line.result) {
    case con_sonar::SonarResult::move:
      return fmt::format("{} {} on {}", name,
                         move_name(rules.deck(), line.move_nation, line.effect),
                         submarine_text(rules, line.submarine));
    case con_sonar::SonarResult::friendly_fire:
      return fmt::format("{} at {}, {}", name, submarine_text(rules, line.submarine),
                         rolls_text(line));
    case con_sonar::SonarResult::reinforcements:
      return fmt::format("{} from {}", name, rules.nation_id(line.area));
    case con_sonar::SonarResult::special_delivery:
      return fmt::format("{} of {}", name, rules.torpedo_name(line.cards[0]));
    default:
      return name;
  }
}

// Returns one event as announced to the others.
std::string event_heard(const State& before, const State& after, const RecordLine& line) {
  const Rules& rules = before.rules();
  const auto torpedo = [&] { return rules.torpedo_name(line.cards[0]); };
  switch (line.kind) {
    case EventKind::play: {
      const int nation = line.submarine.nation;
      return fmt::format("{} on {} ({} on {})", rules.fleet_name(line.cards[0]),
                         submarine_text(rules, line.submarine), rules.nation_id(nation),
                         where_text(after, nation));
    }
    case EventKind::strike:
      return fmt::format("{} fired at {}, {}", torpedo(), submarine_text(rules, line.submarine),
                         rolls_text(line));
    case EventKind::remove:
      return torpedo() + " removed from the game";
    case EventKind::bury:
      return torpedo() + " buried under the pile";
    case EventKind::discard:
      return torpedo() + " discarded";
    case EventKind::sonar:
      return fmt::format("sonar level {} for {}", line.level, cards_text(rules, line));
    case EventKind::result:
      return result_heard(rules, line);
    case EventKind::draw:
      return fmt::format("draws {}", line.cards.size());
    case EventKind::reveal:
      return [&] {
        std::vector<std::string> names;
        for (const int kind : line.cards) names.push_back(rules.torpedo_name(kind));
        return fmt::format("{} {} turned up", fmt::join(names, ", "),
                           names.size() == 1 ? "is" : "are");
      }();
  }
  return "";
}

bool begins_turn(const LiveGame& game, std::size_t line) {
  return game.before(line).phase() == con_sonar::Phase::begin;
}

// Returns "red@2 or red@4": the possible targets of a card.
std::string targets_text(const State& state, int nation, int torpedoes) {
  std::string text;
  for (const con_sonar::Submarine submarine : con_sonar::targets_of(state, nation)) {
    if (!text.empty()) text += torpedoes > 0 ? ", " : " or ";
    text += submarine_text(state.rules(), submarine);
    if (torpedoes == 0) continue;
    text += fmt::format(
        " ({}%)", in_hundredths(strike_odds(state.rules().deck().die, submarine.step, torpedoes)));
  }
  return text;
}

std::string legal_cards(const State& state) {
  const Rules& rules = state.rules();
  std::string text;
  for (const con_sonar::Kind kind : state.board().hands[state.board().seat]) {
    const con_sonar::FleetCard& card = rules.fleet()[kind];
    if (state.board().arrow >= 0 && card.symbol != state.board().arrow) continue;
    text += fmt::format("  play {} on {}\n", rules.fleet_name(kind),
                        targets_text(state, card.nation, 0));
  }
  return text;
}

std::string legal_torpedoes(const State& state) {
  const Rules& rules = state.rules();
  std::string text;
  for (const con_sonar::Kind kind : state.board().face_up) {
    const con_sonar::TorpedoCard& card = rules.torpedoes()[kind];
    const std::string& name = rules.torpedo_name(kind);
    text += fmt::format("  bury {}\n", name);
    if (card.symbol != state.board().arrow) continue;
    if (rules.deck().variant.discard_matched) text += fmt::format("  discard {}\n", name);
    if (card.nation == state.to_move()) {
      text += fmt::format("  remove {}\n", name);
    } else {
      text += fmt::format("  strike {} at {}\n", name,
                          targets_text(state, card.nation, card.torpedoes));
    }
  }
  return text;
}

}  // namespace

std::string table_screen(const LiveGame& game, const ScreenStyle& style) {
  return "\n" + ladder_text(game.state(), style.colour) + "\n" + face_up_text(game.state()) +
         points_text(game, style);
}

std::string hand_screen(const LiveGame& game, int seat) {
  const State& state = game.state();
  const Rules& rules = state.rules();
  std::string text = fmt::format("Your hand, {}:\n", admiral_id(state, seat));
  int number = 0;
  for (const con_sonar::Kind kind : state.board().hands[seat]) {
    const con_sonar::FleetCard& card = rules.fleet()[kind];
    text += fmt::format("  {}  {:<14} {:<18} leads to {}\n", ++number, rules.fleet_name(kind),
                        symbol_name(rules, card.symbol), symbol_name(rules, card.leads_to));
  }
  return text;
}

std::string heard_from(const LiveGame& game, std::size_t first) {
  std::string text;
  const auto& lines = game.lines();
  for (std::size_t i = first; i < lines.size(); ++i) {
    const State& before = game.before(i);
    const State& after = i + 1 < lines.size() ? game.before(i + 1) : game.state();
    if (text.empty() || begins_turn(game, i)) {
      text +=
          fmt::format("{}{}: ", text.empty() ? "" : ".\n", admiral_id(before, before.board().seat));
    } else {
      text += "; ";
    }
    text += event_heard(before, after, lines[i]);
  }
  return text.empty() ? "" : text + ".\n";
}

std::string legal_text(const LiveGame& game) {
  const State& state = game.state();
  std::string text = legal_cards(state);
  if (state.phase() == con_sonar::Phase::queue) {
    return text + legal_torpedoes(state) + "  end (use no torpedo card)\n";
  }
  for (const int level : {1, 2}) {
    if (!state.rules().has_level(level)) continue;
    text += fmt::format("  sonar {} and the cards to pay with, at least one\n", level);
  }
  return text;
}

std::string choice_text(const Rules& rules, const RecordLine& choice) {
  const std::string line = line_text(rules, choice);
  const std::size_t begin = line.find("result ") + std::string_view("result ").size();
  return line.substr(begin, line.find(" =") - begin);
}

std::string shown_text(const LiveGame& game) {
  const con_sonar::SonarOption option = game.shown();
  std::string text(to_string(option.result));
  if (option.result != con_sonar::SonarResult::move) return text;
  return text + " " + move_name(game.rules().deck(), option.nation, option.effect);
}

std::string result_text(const LiveGame& game) {
  const State& state = game.state();
  std::string text = fmt::format("The game is over: {}.\n", why_over(state));
  int place = 1;
  for (const std::vector<int>& seats : places(state)) {
    std::vector<std::string> names;
    for (const int seat : seats) names.push_back(admiral_id(state, seat));
    text += fmt::format("  {}. {}: {}\n", place, fmt::join(names, " and "), score(state, seats[0]));
    place += static_cast<int>(seats.size());
  }
  return text;
}

}  // namespace chartroom::cli

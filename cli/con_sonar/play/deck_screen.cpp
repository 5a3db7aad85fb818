#include "cli/con_sonar/play/deck_screen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"
#include "validator/con_sonar/legal_turns.h"
#include "validator/con_sonar/odds.h"
#include "validator/con_sonar/score.h"
#include "validator/reports/translation.h"

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

std::string symbol_name(const Rules& rules, int symbol, std::string_view language) {
  return shown_in(rules.deck().symbols[symbol].name, language);
}

// Returns the columns that the longest name of a symbol takes, at least 18.
int symbol_width(const Rules& rules, std::string_view language) {
  int width = 18;
  for (std::size_t symbol = 0; symbol < rules.deck().symbols.size(); ++symbol) {
    width = std::max(width, display_width(symbol_name(rules, static_cast<int>(symbol), language)));
  }
  return width;
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

std::string ladder_text(const State& state, const DeckStyle& style) {
  const Rules& rules = state.rules();
  const Translator& tr = style.language.tr;
  const std::string chance = message("chance to hit, %").in(tr);
  const std::size_t width =
      std::max(longest_id(rules), static_cast<std::size_t>(display_width(chance)));
  std::string text = fmt::format("  {:<{}}", message("step").in(tr), width);
  for (int step = 1; step <= rules.steps(); ++step) text += fmt::format("{:>5}", step);
  text += fmt::format("\n  {:<{}}", chance, width);
  for (int step = 1; step <= rules.steps(); ++step) {
    text += fmt::format("{:>5}", in_hundredths(strike_odds(rules.deck().die, step, 1)));
  }
  text += "\n";
  for (int nation = 0; nation < rules.nations(); ++nation) {
    text += "  " + nation_cell(rules, nation, width, style.colour);
    for (int step = 1; step <= rules.steps(); ++step) {
      const std::string submarines(static_cast<std::size_t>(state.on_step(nation, step)), 'O');
      text += fmt::format("{:>5}", submarines.empty() ? "." : submarines);
    }
    if (state.live(nation) == 0) text += "  " + message("none left").in(tr);
    text += "\n";
  }
  return text;
}

std::string face_up_text(const State& state, const TextLanguage& language) {
  const Rules& rules = state.rules();
  std::string text = message("Face up:").in(language.tr) + "\n";
  const int width = symbol_width(rules, language.code);
  int number = 0;
  for (const con_sonar::Kind kind : state.board().face_up) {
    const con_sonar::TorpedoCard& card = rules.torpedoes()[kind];
    const Message torpedoes = message_for(static_cast<std::size_t>(card.torpedoes), "{} torpedo",
                                          "{} torpedoes", card.torpedoes);
    text += fmt::format("  {}  {:<14} {:<{}} {}\n", ++number, rules.torpedo_name(kind),
                        symbol_name(rules, card.symbol, language.code), width,
                        torpedoes.in(language.tr));
  }
  return text;
}

// Breaks lines at the terminal's width, in which color codes take no room.
std::string points_text(const LiveGame& game, const DeckStyle& style) {
  const State& state = game.state();
  const Translator& tr = style.language.tr;
  std::string text = message("Points:").in(tr);
  int width = display_width(text);
  const auto add = [&](int letters, const std::string& part) {
    const int wider = 1 + letters;
    const bool fits = width + wider <= style.width;
    text += (fits ? " " : "\n  ") + part;
    width = fits ? width + wider : 1 + wider;
  };
  for (int seat = 0; seat < state.seats(); ++seat) {
    std::string rest = fmt::format(" {}", score(state, seat));
    if (game.is_agent(seat)) rest += fmt::format(" ({})", game.agent_name(seat));
    rest += seat + 1 < state.seats() ? "," : ".";
    const int nation = state.admirals()[seat];
    add(static_cast<int>(state.rules().nation_id(nation).size() + rest.size()),
        nation_cell(state.rules(), nation, 0, style.colour) + rest);
  }
  const auto piled = state.unseen().size() + state.buried().size();
  const std::string pile =
      " " + message_for(piled, "Torpedo pile: {} card.", "Torpedo pile: {} cards.", piled).in(tr);
  add(display_width(pile), pile);
  return text + "\n";
}

// "2 and 4"
Message where_text(const State& state, int nation) {
  std::vector<Message> steps;
  for (int step = 1; step <= state.rules().steps(); ++step) {
    for (int i = 0; i < state.on_step(nation, step); ++i) steps.emplace_back(step);
  }
  return joined("{} and {}", steps);
}

std::string submarine_text(const Rules& rules, con_sonar::Submarine submarine) {
  return fmt::format("{}@{}", rules.nation_id(submarine.nation), submarine.step);
}

Message rolls_text(const RecordLine& line) {
  const std::string rolls = fmt::format("{}", fmt::join(line.rolls, " "));
  return *line.claim ? message("rolls {}: hit", rolls) : message("rolls {}: miss", rolls);
}

std::string cards_text(const Rules& rules, const RecordLine& line) {
  std::vector<std::string> names;
  for (const int kind : line.cards) names.push_back(rules.fleet_name(kind));
  return fmt::format("{}", fmt::join(names, ", "));
}

Message result_heard(const Rules& rules, const RecordLine& line) {
  const Message name = message("the sonar: {}", result_name(line.result));
  if (line.none) return message("{}, without effect", name);
  switch (line.result) {
    case con_sonar::SonarResult::move:
      return message("{} {} on {}", name, move_name(rules.deck(), line.move_nation, line.effect),
                     submarine_text(rules, line.submarine));
    case con_sonar::SonarResult::friendly_fire:
      return message("{} at {}, {}", name, submarine_text(rules, line.submarine), rolls_text(line));
    case con_sonar::SonarResult::reinforcements:
      return message("{} from {}", name, rules.nation_id(line.area));
    case con_sonar::SonarResult::special_delivery:
      return message("{} of {}", name, rules.torpedo_name(line.cards[0]));
    default:
      return name;
  }
}

// Returns one event as announced to the others.
Message event_heard(const State& before, const State& after, const RecordLine& line) {
  const Rules& rules = before.rules();
  const auto torpedo = [&] { return rules.torpedo_name(line.cards[0]); };
  switch (line.kind) {
    case EventKind::play: {
      const int nation = line.submarine.nation;
      return message("{} on {} ({} on {})", rules.fleet_name(line.cards[0]),
                     submarine_text(rules, line.submarine), rules.nation_id(nation),
                     where_text(after, nation));
    }
    case EventKind::strike:
      return message("{} fired at {}, {}", torpedo(), submarine_text(rules, line.submarine),
                     rolls_text(line));
    case EventKind::remove:
      return message("{} removed from the game", torpedo());
    case EventKind::bury:
      return message("{} buried under the pile", torpedo());
    case EventKind::discard:
      return message("{} discarded", torpedo());
    case EventKind::sonar:
      return message("sonar level {} for {}", line.level, cards_text(rules, line));
    case EventKind::result:
      return result_heard(rules, line);
    case EventKind::draw:
      return message("draws {}", line.cards.size());
    case EventKind::reveal:
      return [&] {
        std::vector<std::string> names;
        for (const int kind : line.cards) names.push_back(rules.torpedo_name(kind));
        const std::string all = fmt::format("{}", fmt::join(names, ", "));
        return message_for(names.size(), "{} is turned up", "{} are turned up", all);
      }();
  }
  return {};
}

bool begins_turn(const LiveGame& game, std::size_t line) {
  return game.before(line).phase() == con_sonar::Phase::begin;
}

// Returns "red@2 or red@4": the possible targets of a card.
Message targets_text(const State& state, int nation, int torpedoes) {
  std::vector<Message> targets;
  for (const con_sonar::Submarine submarine : con_sonar::targets_of(state, nation)) {
    const std::string name = submarine_text(state.rules(), submarine);
    if (torpedoes == 0) {
      targets.emplace_back(name);
      continue;
    }
    const auto odds = strike_odds(state.rules().deck().die, submarine.step, torpedoes);
    targets.push_back(message("{} ({}%)", name, in_hundredths(odds)));
  }
  return torpedoes > 0 ? joined("{}, {}", targets) : joined("{} or {}", targets);
}

std::string legal_cards(const State& state, const Translator& tr) {
  const Rules& rules = state.rules();
  std::string text;
  for (const con_sonar::Kind kind : state.board().hands[state.board().seat]) {
    const con_sonar::FleetCard& card = rules.fleet()[kind];
    if (state.board().arrow >= 0 && card.symbol != state.board().arrow) continue;
    const Message line =
        message("play {} on {}", rules.fleet_name(kind), targets_text(state, card.nation, 0));
    text += "  " + line.in(tr) + "\n";
  }
  return text;
}

std::string legal_torpedoes(const State& state, const Translator& tr) {
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
      const Message line =
          message("strike {} at {}", name, targets_text(state, card.nation, card.torpedoes));
      text += "  " + line.in(tr) + "\n";
    }
  }
  return text;
}

}  // namespace

Message result_name(con_sonar::SonarResult result) {
  switch (result) {
    case con_sonar::SonarResult::move:
      return message("move");
    case con_sonar::SonarResult::friendly_fire:
      return message("friendly-fire");
    case con_sonar::SonarResult::run_aground:
      return message("run-aground");
    case con_sonar::SonarResult::reinforcements:
      return message("reinforcements");
    case con_sonar::SonarResult::perfect_storm:
      return message("perfect-storm");
    case con_sonar::SonarResult::special_delivery:
      return message("special-delivery");
    case con_sonar::SonarResult::revealed_plans:
      break;
  }
  return message("revealed-plans");
}

std::string table_screen(const LiveGame& game, const DeckStyle& style) {
  return "\n" + ladder_text(game.state(), style) + "\n" +
         face_up_text(game.state(), style.language) + points_text(game, style);
}

std::string hand_screen(const LiveGame& game, int seat, const TextLanguage& language) {
  const State& state = game.state();
  const Rules& rules = state.rules();
  std::string text = message("Your hand, {}:", admiral_id(state, seat)).in(language.tr) + "\n";
  const int width = symbol_width(rules, language.code);
  int number = 0;
  for (const con_sonar::Kind kind : state.board().hands[seat]) {
    const con_sonar::FleetCard& card = rules.fleet()[kind];
    const Message arrow = message("leads to {}", symbol_name(rules, card.leads_to, language.code));
    text +=
        fmt::format("  {}  {:<14} {:<{}} {}\n", ++number, rules.fleet_name(kind),
                    symbol_name(rules, card.symbol, language.code), width, arrow.in(language.tr));
  }
  return text;
}

std::string heard_from(const LiveGame& game, std::size_t first, const Translator& tr) {
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
    text += event_heard(before, after, lines[i]).in(tr);
  }
  return text.empty() ? "" : text + ".\n";
}

std::string legal_text(const LiveGame& game, const Translator& tr) {
  const State& state = game.state();
  std::string text = legal_cards(state, tr);
  const auto add = [&](const Message& line) { text += "  " + line.in(tr) + "\n"; };
  if (state.phase() == con_sonar::Phase::queue) {
    text += legal_torpedoes(state, tr);
    add(message("end (use no torpedo card)"));
    return text;
  }
  for (const int level : {1, 2}) {
    if (!state.rules().has_level(level)) continue;
    add(message("sonar {} and the cards to pay with, at least one", level));
  }
  return text;
}

std::string choice_text(const Rules& rules, const RecordLine& choice) {
  const std::string line = line_text(rules, choice);
  const std::size_t begin = line.find("result ") + std::string_view("result ").size();
  return line.substr(begin, line.find(" =") - begin);
}

Message choice_said(const Rules& rules, const RecordLine& choice) {
  const std::string text = choice_text(rules, choice);
  const std::size_t space = text.find(' ');
  const Message name = result_name(choice.result);
  return space == text.npos ? name : message("{} {}", name, text.substr(space + 1));
}

Message shown_text(const LiveGame& game) {
  const con_sonar::SonarOption option = game.shown();
  const Message name = result_name(option.result);
  if (option.result != con_sonar::SonarResult::move) return name;
  return message("{} {}", name, move_name(game.rules().deck(), option.nation, option.effect));
}

std::string result_text(const LiveGame& game, const TextLanguage& language) {
  const State& state = game.state();
  const std::string why = why_over(state).in(reports::report_translator(language.code));
  std::string text = message("The game is over: {}.", why).in(language.tr) + "\n";
  int place = 1;
  for (const std::vector<int>& seats : places(state)) {
    std::vector<Message> names;
    for (const int seat : seats) names.emplace_back(admiral_id(state, seat));
    text += fmt::format("  {}. {}: {}\n", place, joined("{} and {}", names).in(language.tr),
                        score(state, seats[0]));
    place += static_cast<int>(seats.size());
  }
  return text;
}

}  // namespace chartroom::cli

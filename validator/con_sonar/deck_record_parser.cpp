#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "validator/con_sonar/deck_record.h"
#include "validator/records/record_lines.h"

namespace chartroom::con_sonar {
namespace {

// Returns a million for numbers that are too large; every rule's limit is lower.
std::optional<int> parse_number(std::string_view text) {
  if (text.empty() || text.find_first_not_of("0123456789") != text.npos) return std::nullopt;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc::result_out_of_range ? 1'000'000 : number;
}

std::optional<Submarine> parse_submarine(const Rules& rules, std::string_view text) {
  const std::size_t at = text.find('@');
  if (at == text.npos || text.substr(at + 1).starts_with('0')) return std::nullopt;
  const std::optional<int> nation = rules.deck().nation(text.substr(0, at));
  const std::optional<int> step = parse_number(text.substr(at + 1));
  if (!nation || !step || *step < 1 || *step > rules.steps()) return std::nullopt;
  return Submarine{static_cast<std::uint8_t>(*nation), static_cast<std::uint8_t>(*step)};
}

struct Move {
  int nation = kOwnNation;
  int effect = 0;
};

// "blue+2", "own-1": the effect as a card shows it.
std::optional<Move> parse_move(const Rules& rules, std::string_view text) {
  const std::size_t sign = text.find_last_of("+-");
  if (sign == text.npos || text.substr(sign + 1).starts_with('0')) return std::nullopt;
  const std::string_view who = text.substr(0, sign);
  const std::optional<int> nation = rules.deck().nation(who);
  const std::optional<int> effect = parse_number(text.substr(sign + 1));
  if ((!nation && who != "own") || !effect || *effect > kMaxEffect) return std::nullopt;
  return Move{nation.value_or(kOwnNation), text[sign] == '-' ? -*effect : *effect};
}

std::optional<EventKind> parse_event(const Rules& rules, std::string_view text) {
  for (const EventKind kind :
       {EventKind::play, EventKind::strike, EventKind::remove, EventKind::bury, EventKind::discard,
        EventKind::sonar, EventKind::result, EventKind::draw}) {
    if (to_string(kind) != text) continue;
    if (kind == EventKind::discard && !rules.deck().variant.discard_matched) return std::nullopt;
    return kind;
  }
  return std::nullopt;
}

// Takes the words of one line after its header.
class LineParser {
 private:
  template <class Reading>
  auto word(const Message& expected, Reading read) {
    const TextPosition position = line_.position();
    const auto value = taken(line_, expected, read);
    said_.at.last = position;
    return value;
  }

 public:
  LineParser(const Rules& rules, const std::vector<int>& admirals, LineReader line)
      : rules_(rules), admirals_(admirals), line_(std::move(line)) {}

  RecordLine parse() && {
    said_.at.line = said_.at.event = line_.position();
    if (line_.take("deal")) {
      take_deal();
    } else if (line_.take("reveal")) {
      take_torpedoes();
    } else {
      said_.nation = take_nation(message("a nation, deal or reveal"));
      said_.at.event = line_.position();
      said_.kind = word(message("an event such as play or draw"),
                        [&](const std::string& text) { return parse_event(rules_, text); });
      take_event();
    }
    line_.finish();
    return std::move(said_);
  }

 private:
  int take_nation(const Message& expected) {
    return word(expected, [&](const std::string& text) { return rules_.deck().nation(text); });
  }

  void take_fleet_card() {
    const TextPosition position = line_.position();
    said_.cards.push_back(word(message("a fleet card of the deck"),
                               [&](const std::string& text) { return rules_.fleet_kind(text); }));
    said_.at.cards.push_back(position);
  }

  void take_torpedo_card() {
    const TextPosition position = line_.position();
    said_.cards.push_back(word(message("a torpedo card of the deck"),
                               [&](const std::string& text) { return rules_.torpedo_kind(text); }));
    said_.at.cards.push_back(position);
  }

  void take_fleet_cards() {
    do take_fleet_card();
    while (!line_.done());
  }

  void take_torpedoes() {
    do take_torpedo_card();
    while (!line_.done());
  }

  void take_submarine() {
    said_.at.submarine = line_.position();
    said_.submarine = word(message("a submarine: its nation and step, such as red@2"),
                           [&](const std::string& text) { return parse_submarine(rules_, text); });
  }

  void take_deal() {
    said_.deal = true;
    said_.nation = word(message("an admiral of the game"), [&](const std::string& text) {
      const std::optional<int> nation = rules_.deck().nation(text);
      const bool plays =
          nation && std::find(admirals_.begin(), admirals_.end(), *nation) != admirals_.end();
      return plays ? nation : std::nullopt;
    });
    take_fleet_cards();
  }

  void take_rolls() {
    while (!line_.done() && line_.peek() != "=") {
      said_.at.rolls.push_back(line_.position());
      said_.rolls.push_back(word(message("a roll of the die"), parse_number));
    }
    if (!line_.take("=")) return;
    said_.at.claim = line_.position();
    const bool hit = line_.take("hit");
    if (!hit && !line_.take("miss")) line_.refuse(message("hit or miss"));
    said_.claim = hit;
  }

  void take_event() {
    switch (said_.kind) {
      case EventKind::play:
        take_fleet_card();
        return take_submarine();
      case EventKind::strike:
        take_torpedo_card();
        take_submarine();
        return take_rolls();
      case EventKind::sonar:
        said_.at.name = line_.position();
        said_.level = word(message("the level of the sonar"), parse_number);
        return take_fleet_cards();
      case EventKind::draw:
        return take_fleet_cards();
      case EventKind::result:
        return take_result();
      default:
        return take_torpedo_card();
    }
  }

  void take_result() {
    said_.at.name = line_.position();
    said_.result = word(message("the name of a result"),
                        [](const std::string& text) { return parse_sonar_result(text); });
    if (said_.result != SonarResult::move && line_.peek() == "none") {
      said_.at.last = line_.position();
      said_.none = line_.take("none");
      return;
    }
    switch (said_.result) {
      case SonarResult::move:
        return take_move();
      case SonarResult::friendly_fire:
        take_submarine();
        return take_rolls();
      case SonarResult::reinforcements:
        said_.at.submarine = line_.position();
        said_.area = take_nation(message("the nation of an admiral, or none"));
        return;
      case SonarResult::special_delivery:
        return take_torpedo_card();
      default:
        return;
    }
  }

  void take_move() {
    const Move move = word(message("a nation or own, and an effect, such as blue+2"),
                           [&](const std::string& text) { return parse_move(rules_, text); });
    said_.move_nation = move.nation;
    said_.effect = move.effect;
    take_submarine();
  }

  const Rules& rules_;
  const std::vector<int>& admirals_;
  LineReader line_;
  RecordLine said_;
};

class RecordReader : public records::RecordLines<GameRecord> {
 public:
  RecordReader(const std::string& path, const FindDeck& find_deck)
      : RecordLines(path), find_deck_(find_deck) {}

 private:
  void read_words(LineReader& line, TextPosition position) override {
    GameRecord& game = games_.back();
    if (line.take("deck")) return read_deck(line, position);
    if (line.take("admirals")) return read_admirals(line, position);
    if (line.take("players")) return read_players(line, position);
    in_header_ = false;
    if (game.deck.empty() || !has_admirals_) {
      if (std::exchange(lacks_told_, true)) return;
      throw Misread{position,
                    message("the game begins before its header is complete (expected the lines "
                            "deck and admirals first)")};
    }
    // A line needs the game's deck and admirals; if they are missing, an error says so already.
    if (!game.rules || game.admirals.empty()) return;
    game.lines.push_back(LineParser(*game.rules, game.admirals, line).parse());
  }

  void begin_game() override {
    in_header_ = true;
    has_admirals_ = lacks_told_ = false;
    admirals_line_.reset();
  }

  // Reports what the header of a game lacks.
  void finish_game() override {
    if (lacks_told_) return;
    const GameRecord& game = games_.back();
    if (game.deck.empty()) {
      report(game.position, message("the game names no deck (expected a line: deck ID)"));
    }
    if (!has_admirals_) {
      report(game.position,
             message("the game names no admirals (expected a line: admirals NATIONS)"));
    }
    if (game.players.empty() || game.admirals.empty()) return;
    if (game.players.size() == game.admirals.size()) return;
    report(players_place_, message("{} named for {} admirals (expected one each)",
                                   game.players.size(), game.admirals.size()));
  }

  void header_line(TextPosition position, bool doubled) const {
    if (doubled) throw Misread{position, message("duplicate header line")};
    if (!in_header_) throw Misread{position, message("a header line after the first of the game")};
  }

  void read_deck(LineReader& line, TextPosition position) {
    GameRecord& game = games_.back();
    header_line(position, !game.deck.empty());
    game.deck_place = line.position();
    const LineWord name = line.take_any(message("the id or the file of a deck"));
    game.deck = name.written.ends_with(".deck.json") ? name.written : name.text;
    line.finish();
    const ParseResult<Deck> deck = find_deck_(game.deck);
    if (!deck) {
      return report(game.deck_place, why_none(deck.errors));
    }
    game.rules.emplace(*deck.value);
    if (admirals_line_) take_admirals(*admirals_line_);
  }

  // Returns the reason why a deck cannot be used, with the place if it is in another file.
  Message why_none(const std::vector<FileError>& errors) const {
    if (errors.empty()) return message("there is no such deck");
    return errors[0].path == path_ ? errors[0].reason() : Message(errors[0].text());
  }

  void read_admirals(LineReader& line, TextPosition position) {
    header_line(position, has_admirals_);
    has_admirals_ = true;
    if (games_.back().rules) return take_admirals(line);
    admirals_line_ = line;
  }

  void read_players(LineReader& line, TextPosition position) {
    GameRecord& game = games_.back();
    header_line(position, !game.players.empty());
    players_place_ = line.position();
    do {
      game.players.push_back(line.take_any(message("an agent, or one word for a person")).text);
    } while (!line.done());
  }

  void take_admirals(LineReader& line) {
    const Rules& rules = *games_.back().rules;
    const TextPosition position = line.position();
    std::vector<int> admirals;
    do {
      admirals.push_back(taken(line, message("a nation of the deck that is not named yet"),
                               [&](const std::string& text) -> std::optional<int> {
                                 const auto nation = rules.deck().nation(text);
                                 const bool named =
                                     nation && std::find(admirals.begin(), admirals.end(),
                                                         *nation) != admirals.end();
                                 return named ? std::nullopt : nation;
                               }));
    } while (!line.done());
    if (admirals.size() < 2) line.refuse(message("two admirals or more"));
    const Message too_few = rules.too_few(static_cast<int>(admirals.size()));
    if (!too_few.empty()) throw Misread{position, too_few};
    games_.back().admirals = std::move(admirals);
  }

  const FindDeck& find_deck_;
  std::optional<LineReader> admirals_line_;  // kept until the deck's line, if it is before that
  TextPosition players_place_;
  bool in_header_ = true;
  bool has_admirals_ = false;
  bool lacks_told_ = false;
};

}  // namespace

ParseResult<RecordLine> parse_line(const Rules& rules, const std::vector<int>& admirals,
                                   const std::string& text) {
  try {
    return {LineParser(rules, admirals, LineReader(text, 1)).parse(), {}};
  } catch (const Misread& misread) {
    return {{}, {FileError::at("", misread.position, misread.what)}};
  }
}

ParseResult<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path,
                                                   const FindDeck& find_deck) {
  return RecordReader(path, find_deck).read(text);
}

}  // namespace chartroom::con_sonar

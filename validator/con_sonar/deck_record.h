// Game records of Con Sonar! (NAME.game), written by admirals or by simulated play. A record that
// reads may still break the rules (maps/CON-SONAR.md): the referee tells.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"
#include "validator/con_sonar/deck_state.h"

namespace chartroom::con_sonar {

// The positions of a line's words.
struct WordPlaces {
  TextPosition line;       // its first word
  TextPosition event;      // the word of the event
  TextPosition name;       // a sonar's level, or a result
  TextPosition submarine;  // for reinforcements, the nation
  TextPosition claim;      // the word after "="
  TextPosition last;       // the last word before "=" or the end of the line
  std::vector<TextPosition> cards;
  std::vector<TextPosition> rolls;
};

// One line of a game after its header. Members that its event does not use are ignored.
struct RecordLine {
  bool deal = false;
  EventKind kind = EventKind::reveal;
  int nation = -1;         // the admiral's; -1 for reveal
  std::vector<int> cards;  // kinds
  Submarine submarine;
  std::vector<int> rolls;
  int level = 0;
  SonarResult result = SonarResult::move;
  int move_nation = kOwnNation;
  int effect = 0;
  int area = 0;  // the nation of the admiral that returns a submarine
  bool none = false;
  std::optional<bool> claim;  // hit
  WordPlaces at;
};

struct GameRecord {
  TextPosition position;  // position of the "chartroom-game" line
  std::string deck;       // an id, or a path that ends in ".deck.json", relative to the record
  TextPosition deck_place;
  std::optional<Rules> rules;  // that deck's rules; set in every returned record
  std::vector<int> admirals;   // nations
  // The player of each admiral: an agent, or one word for a person. Empty if not written.
  std::vector<std::string> players;
  std::vector<RecordLine> lines;
};

// Finds the deck of a name; if there is none, the first error says why.
using FindDeck = std::function<ParseResult<Deck>(const std::string& name)>;

// Reads all games of a file, with every fault.
ParseResult<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path,
                                                   const FindDeck& find_deck);

// Reads one line of a game in progress, such as "red play blue+2 blue@4"; rolls may be missing.
// Error positions are in line 1.
ParseResult<RecordLine> parse_line(const Rules& rules, const std::vector<int>& admirals,
                                   const std::string& text);

// Returns one line as text, without a newline.
std::string line_text(const Rules& rules, const RecordLine& line);

// Returns the record as text, one game, claims included; it reads back as an equal game.
std::string record_text(const GameRecord& record);

// Returns the lines of a game's set-up, from the state before its first turn.
std::vector<RecordLine> set_up_lines(const State& state);

// Returns the line for a legal event of the admiral to move, with its rolls.
RecordLine record_line(const State& before, const Event& event, std::vector<int> rolls = {});

}  // namespace chartroom::con_sonar

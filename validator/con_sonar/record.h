// Game records of Con Sonar! (NAME.game): what admirals, or simulated play, write down of a game.
// A record that reads may still break the rules (maps/CON-SONAR.md): that is for the
// referee to say.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"
#include "validator/con_sonar/state.h"

namespace chartroom::con_sonar {

// Where the words of a line stand.
struct WordPlaces {
  TextPosition line;       // its first word
  TextPosition event;      // the word that says what happens
  TextPosition name;       // of a sonar's level, of a result
  TextPosition submarine;  // of reinforcements, the nation
  TextPosition claim;      // the word after "="
  TextPosition last;       // the last word before "=" or the end of the line
  std::vector<TextPosition> cards;
  std::vector<TextPosition> rolls;
};

// One line of a game after its header. What its event does not name is not looked at.
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
  int area = 0;  // the nation of the admiral who gives a submarine back
  bool none = false;
  std::optional<bool> claim;  // hit
  WordPlaces at;
};

struct GameRecord {
  TextPosition position;  // of its "chartroom-game" line
  std::string deck;       // an id, or a path that ends in ".deck.json", relative to the record
  TextPosition deck_place;
  std::optional<Rules> rules;  // of that deck; every record that is given has them
  std::vector<int> admirals;   // nations
  // Who plays, one for each admiral: an agent, or one word for a person. Empty where nobody wrote
  // it.
  std::vector<std::string> players;
  std::vector<RecordLine> lines;
};

// Finds the deck of a name; where there is none, the first error says why.
using FindDeck = std::function<ParseResult<Deck>(const std::string& name)>;

// Reads all games of a file, with every fault.
ParseResult<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path,
                                                   const FindDeck& find_deck);

// Reads one line of a game that is under way, such as "red play blue+2 blue@4"; rolls may be
// missing. Errors are at places of line 1.
ParseResult<RecordLine> parse_line(const Rules& rules, const std::vector<int>& admirals,
                                   const std::string& text);

// One line as text, without its end.
std::string line_text(const Rules& rules, const RecordLine& line);

// The record as text, one game, claims included; it reads back as the same game.
std::string record_text(const GameRecord& record);

// The lines of the set-up of a game, from its state before the first turn.
std::vector<RecordLine> set_up_lines(const State& state);

// The line for a legal event of the admiral whose turn it is, with what the dice showed.
RecordLine record_line(const State& before, const Event& event, std::vector<int> rolls = {});

}  // namespace chartroom::con_sonar

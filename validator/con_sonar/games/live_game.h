// A game of Con Sonar! in progress, with seats of people or agents and all its lines. It shuffles,
// deals, rolls and draws the sonar's results; it knows no terminal.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "validator/con_sonar/agents/deck_agent.h"
#include "validator/con_sonar/turn_check.h"

namespace chartroom::con_sonar {

// The player's name in records for a person.
inline constexpr const char* kPerson = "person";

struct LiveGameSetup {
  std::vector<int> admirals;        // nations in the order of play
  std::vector<std::string> agents;  // by seat: the name of an agent, "" for a person
  int sonar_level = 0;              // the level that agents may use; 0: none
  std::uint64_t seed = 1;
};

// Returns the seat that goes first when lots are drawn.
int draw_first(int seats, std::uint64_t seed);
// Turns the seats so that this one goes first; they follow one another as before.
void seat_first(LiveGameSetup& setup, int seat);

// Cards, dice and sonar depend only on the seed and the number of lines played. So undoing and
// replaying a line repeats them, and so does resuming a record.
class LiveGame {
 public:
  // The admirals must be nations of the deck, with enough cards, and the agents must be known.
  LiveGame(const Deck& deck, LiveGameSetup setup);
  // Not copied, because its states refer to its rules.
  LiveGame(const LiveGame&) = delete;
  LiveGame& operator=(const LiveGame&) = delete;

  // Returns a game that continues a record. `setup` names the players; the admirals are the
  // record's. The first line that breaks a rule is an error in the referee's words.
  static ParseResult<std::unique_ptr<LiveGame>> resume(LiveGameSetup setup,
                                                       const GameRecord& record,
                                                       const std::string& path);

  const Rules& rules() const { return rules_; }
  const State& state() const { return states_.back(); }
  // The seat to move.
  int seat() const { return state().board().seat; }
  bool over() const { return state().phase() == Phase::over; }
  bool is_agent(int seat) const { return !setup_.agents[seat].empty(); }
  std::uint64_t seed() const { return setup_.seed; }
  const std::string& agent_name(int seat) const { return setup_.agents[seat]; }
  // All lines of the game, the set-up first; the state before a line.
  const std::vector<RecordLine>& lines() const { return lines_; }
  const State& before(std::size_t line) const { return states_[line]; }
  // The number of lines of the set-up.
  std::size_t first_line() const { return setup_.admirals.size() + 1; }

  // Returns why the admiral to move may not play a line, in the referee's words; nothing if it may.
  // `line` needs no rolls.
  Message refusal(const RecordLine& line) const;
  // Plays a legal line of the admiral to move, with its rolls, and all that follows without a
  // choice: a sonar result with one choice, the draw and the reveal.
  void play(const RecordLine& line);
  // Ends a turn after a queue without the use of a torpedo card.
  void end_turn();
  void play_agent_turn();

  // Return the due result of the sonar, and the admiral's choices: two or more lines without rolls.
  SonarOption shown() const;
  std::vector<RecordLine> sonar_choices() const;

  // Returns the number of lines that an undo takes back: the last line of an unfinished turn, else
  // all lines back to the beginning of a person's last turn. 0 if there is nothing to undo.
  std::size_t lines_to_take_back() const;
  void take_back(std::size_t lines);

  // The game so far.
  GameRecord record(const std::string& deck_name) const;

 private:
  struct Resumed {};
  LiveGame(Resumed, const Deck& deck, LiveGameSetup setup);

  statistics::Random random() const;
  RecordLine with_rolls(RecordLine line) const;
  void append(RecordLine line);
  void deal();
  void settle();
  RecordLine drawn_line() const;
  RecordLine revealed_line() const;

  Rules rules_;
  Cards cards_;
  LiveGameSetup setup_;
  std::vector<std::unique_ptr<Agent>> agents_;  // by seat; null: a person
  std::vector<RecordLine> lines_;
  std::vector<State> states_;  // the state before each line, and the present one
};

}  // namespace chartroom::con_sonar

// A game of Con Sonar! at the table: seats that are people's or agents', with everything that was
// played. The table shuffles, deals, rolls and asks the sonar; it knows no terminal.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "validator/con_sonar/agents/agent.h"
#include "validator/con_sonar/check.h"

namespace chartroom::con_sonar {

// In records: who is no agent.
inline constexpr const char* kPerson = "person";

struct LiveGameSetup {
  std::vector<int> admirals;        // nations in the order of play
  std::vector<std::string> agents;  // by seat: the name of an agent, "" where a person sits
  int sonar = 0;                    // the level that agents may use; 0: none
  std::uint64_t seed = 1;
};

// Cards, dice and sonar follow from the seed and the number of lines that were played, and from
// nothing else: taking back and playing the same again gives the same, and so does going on with a
// record.
class LiveGame {
 public:
  // The admirals must be nations of the deck, enough cards must be there, the agents known.
  LiveGame(const Deck& deck, LiveGameSetup setup);
  // Its states refer to its rules.
  LiveGame(const LiveGame&) = delete;
  LiveGame& operator=(const LiveGame&) = delete;

  // A table with a game that has begun, at the point where its record ends. `setup` says who sits
  // where; its admirals are the record's. The first line that breaks a rule is an error in the
  // referee's words.
  static ParseResult<std::unique_ptr<LiveGame>> resume(LiveGameSetup setup,
                                                       const GameRecord& record,
                                                       const std::string& path);

  const Rules& rules() const { return rules_; }
  const State& state() const { return states_.back(); }
  // Whose turn it is.
  int seat() const { return state().board().seat; }
  bool over() const { return state().phase() == Phase::over; }
  bool is_agent(int seat) const { return !setup_.agents[seat].empty(); }
  std::uint64_t seed() const { return setup_.seed; }
  const std::string& agent_name(int seat) const { return setup_.agents[seat]; }
  // All lines of the game, the set-up first, and the state before one of them.
  const std::vector<RecordLine>& lines() const { return lines_; }
  const State& before(std::size_t line) const { return states_[line]; }
  // Lines of the set-up.
  std::size_t first_line() const { return setup_.admirals.size() + 1; }

  // Why the admiral whose turn it is may not do that, in the referee's words; "" where it may.
  // `line` needs no rolls.
  std::string refusal(const RecordLine& line) const;
  // Plays a legal line of the admiral whose turn it is, rolls included, and what follows from it
  // without anybody's choice: a result of the sonar that leaves none, the draw and the reveal.
  void play(const RecordLine& line);
  // Ends a turn after a queue without the use of a torpedo card.
  void end_turn();
  void play_agent_turn();

  // What the sonar shows, where its result is due, and what the admiral may make of it: two choices
  // or more, each a line that needs no rolls.
  SonarOption shown() const;
  std::vector<RecordLine> sonar_choices() const;

  // Lines that a person takes back at once: of a turn that has begun its last one, else all down to
  // the beginning of the last turn of a person. 0 where there is nothing to take back.
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
  std::vector<State> states_;  // before each line, and the one that is reached
};

}  // namespace chartroom::con_sonar

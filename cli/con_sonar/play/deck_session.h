// One game of Con Sonar! at a keyboard, from the first prompt to the last word.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/con_sonar/play/deck_commands.h"
#include "cli/play/kept_game.h"
#include "cli/play/screen.h"

namespace chartroom::cli {

// Plays a table to its end, or until somebody leaves; nothing that was played is lost by leaving.
class DeckSession {
 public:
  DeckSession(con_sonar::LiveGame& game, Console& console, PlayFiles files);

  // The game stands in a file as it is.
  void go_on_from(const std::string& path) { kept_.go_on_from(path); }

  // The exit status.
  int run();

 private:
  int play();
  bool going_on() const { return !game_.over() && !console_.leaving(); }
  bool one_person() const;
  // Gives the keyboard to a person, alone where another one has been there; false: somebody left.
  bool give_keyboard(int seat);
  void agent_turn();
  void person_turn(int seat);
  void choose_result(int seat);
  // True when somebody else may be at the keyboard next.
  bool carry_out(const DeckCommand& command);
  bool act(const con_sonar::RecordLine& line);
  bool end_turn();
  bool take_back();
  // Tells what was played since this seat was last told.
  void tell(int seat);
  void show(int seat);
  int finish();

  con_sonar::LiveGame& game_;
  Console& console_;
  KeptGame kept_;
  std::optional<int> player_;      // the seat of whoever is alone at the keyboard
  std::vector<std::size_t> told_;  // by seat: the lines that it has heard
};

}  // namespace chartroom::cli

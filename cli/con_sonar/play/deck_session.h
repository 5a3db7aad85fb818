// One game of Con Sonar! at a keyboard, from start to end.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/con_sonar/play/deck_commands.h"
#include "cli/con_sonar/play/deck_screen.h"
#include "cli/play/kept_game.h"

namespace chartroom::cli {

// Plays a game to its end, or until a player leaves. Leaving loses no moves.
class DeckSession {
 public:
  DeckSession(con_sonar::LiveGame& game, Console& console, PlayFiles files);

  // Marks the game as saved in a file.
  void resume_from(const std::string& path) { kept_.resume_from(path); }

  // The exit status.
  int run();

 private:
  int play();
  bool going_on() const { return !game_.over() && !console_.leaving(); }
  bool one_person() const;
  // Gives the keyboard to a person, alone if another one has used it. False if a player left.
  bool give_keyboard(int seat);
  void agent_turn();
  void person_turn(int seat);
  void choose_result(int seat);
  // True if another player may be at the keyboard next.
  bool carry_out(const DeckCommand& command);
  bool act(const con_sonar::RecordLine& line);
  bool end_turn();
  bool take_back();
  // Prints the moves since this seat's last update.
  void tell(int seat);
  void show(int seat);
  void say_play_first();
  DeckStyle style() const { return {console_.colour(), console_.width(), language_}; }
  int finish();

  con_sonar::LiveGame& game_;
  Console& console_;
  TextLanguage language_;  // of screens
  Translator rules_;       // of the referee's words and of errors
  KeptGame kept_;
  std::optional<int> player_;      // the seat of the person alone at the keyboard
  std::vector<std::size_t> told_;  // number of lines that each seat has heard
};

}  // namespace chartroom::cli

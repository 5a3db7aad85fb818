// The dialog with people at the keyboard: prompts, lines, and leaving.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/play/typed_line.h"
#include "cli/settings.h"
#include "maps/platform/message.h"

namespace chartroom::cli {

// A player's way to leave: the word quit, the input's end, or a signal (Ctrl-C, a closed window).
enum class Leaving : std::uint8_t { quit, input_ended, interrupted };

// The clock of `ask_within`: real, or moved only by lines such as "wait 2500", which makes a
// script's game repeatable. Excess waiting counts for the next question.
enum class PlayClock : std::uint8_t { real, typed };

// Standard input and output. During its lifetime signals that would end the program only end the
// input, so that a game can be saved. Only one may exist at a time.
class Console {
 public:
  Console(const Settings& settings, PlayClock time, std::string_view language);
  ~Console();
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  // Throws FileException if standard output cannot be written.
  void print(const Message& text);
  // Prints whole lines, broken between words on narrow terminals. The last line may lack its end.
  void say(const Message& text);

  // Asks until a line is no request for help, and returns it without outer spaces. Returns nothing
  // if a player leaves; then `leaving` tells how, and nothing more is asked.
  std::optional<std::string> ask(const Message& prompt, const Message& help);
  // Asks within `left` milliseconds, which it reduces. Returns nothing also when none are left.
  std::optional<std::string> ask_within(const Message& prompt, const Message& help,
                                        std::int64_t& left);
  // Lets time pass without a question.
  void wait(std::int64_t milliseconds);
  // Keeps a partly typed line when other text is printed: the next question shows it again.
  void keep_typed_line();
  // Sets unread typed lines aside, so that they do not answer the next question.
  void set_typed_aside();
  // Restores the lines set aside, as if typed now, except what the terminal itself held.
  void take_up_typed();
  // Discards lines typed before a question, which must not become its answer, and says so.
  void drop_typed();
  const std::optional<Leaving>& leaving() const { return leaving_; }
  // Allows one more question to a player who leaves. Not after a signal.
  void stay() { leaving_.reset(); }

  // Hides the screen and its scrolled lines; waits until the named person is alone. False if a
  // player leaves.
  bool hand_over(const Message& to);
  // Shows all following text to everyone, and leaves it on the screen.
  void show_to_all();

  // True if a person types; otherwise all input is in a file or a pipe.
  bool at_terminal() const { return !echo_; }
  bool colour() const { return colour_; }
  // The language of the screen.
  const std::string& language() const { return language_; }
  const Translator& tr() const { return tr_; }
  // Columns and rows of the terminal; 80 x 24 if there is none.
  int width() const;
  int height() const;

 private:
  void write(std::string_view text);
  std::optional<std::string> ask_by(std::string_view prompt, std::string_view help,
                                    std::int64_t* left);
  std::optional<std::string> read_line(std::int64_t* left);
  std::optional<std::string> read_typed_line(std::string_view prompt, std::int64_t* left);
  bool take_typed(std::string_view prompt);
  bool fill(std::int64_t* left);
  std::string take_all_typed();
  bool passes(std::string_view line, std::int64_t* left) const;

  std::string language_;
  Translator tr_;
  bool colour_;
  PlayClock time_;
  bool apart_ = false;  // on an alternate screen, which keeps no scrolled lines and ends with it
  bool echo_;           // prints input lines, which a transcript without a terminal would lack
  std::string unread_;
  std::unique_ptr<TypedLine> typed_;  // null: the terminal keeps the line
  std::string aside_;
  std::optional<Leaving> leaving_;
};

// Returns a typed text for quoting on a screen: short and without control characters.
std::string printable(std::string_view typed);

// Returns the answer of a typed yes or no in any of the languages of screens; nothing if it is
// neither.
std::optional<bool> yes_or_no(std::string_view typed);

// Returns the text in lowercase.
std::string lower_case(std::string_view text);

}  // namespace chartroom::cli

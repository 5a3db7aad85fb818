// Talking with the people at the keyboard: prompts, lines, and how they leave.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/play/typed_line.h"
#include "cli/settings.h"

namespace chartroom::cli {

// How somebody left: by the word quit, because the input ended, or by a signal (Ctrl-C, a closed
// window).
enum class Leaving : std::uint8_t { quit, input_ended, interrupted };

// How time passes in `ask_within`: as it does, or, so that a script gives the same game every time,
// only by lines that say so ("wait 2500"). What such a line waits too long counts for the next ask.
enum class PlayTime : std::uint8_t { real, typed };

// Standard input and output. While one lives, the signals that would end the program only end the
// input, so that a game can be saved. At most one at a time.
class Console {
 public:
  Console(const Settings& settings, PlayTime time);
  ~Console();
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  // Throws FileException where standard output cannot be written.
  void print(std::string_view text);
  // Whole lines of English, which break between words where a terminal is narrower.
  void say(std::string_view text);

  // Asks for a line until one comes that is not a call for help, and gives it without spaces at
  // its ends. Nothing when somebody leaves; then `leaving` tells how, and no more is asked.
  std::optional<std::string> ask(std::string_view prompt, std::string_view help);
  // The same, but the time runs, in milliseconds, and nothing is also given when none is left.
  std::optional<std::string> ask_within(std::string_view prompt, std::string_view help,
                                        std::int64_t& left);
  // The time passes while nobody is asked.
  void wait(std::int64_t milliseconds);
  // From now on what somebody has typed of a line at a terminal survives what is printed meanwhile:
  // the next ask shows it again.
  void keep_typed_line();
  // What somebody typed at a terminal and no ask has taken does not answer what is asked now.
  void set_typed_aside();
  // It is there again, as if it were typed now; where the terminal had it, it is gone.
  void take_up_typed();
  // What somebody typed at a terminal before a question is not its answer, and where it was meant
  // for one it must not become anything else: it is gone, and said to be.
  void drop_typed();
  const std::optional<Leaving>& leaving() const { return leaving_; }
  // Somebody who wants to leave is asked one thing more. Not after a signal.
  void stay() { leaving_.reset(); }

  // Hides what was on the screen, and what a terminal scrolled away, then waits until the person
  // named is alone with it. False when somebody leaves.
  bool hand_over(std::string_view to);
  // From now on what is printed is for everybody, and stays on the screen.
  void show_to_all();

  // Whether somebody types; else what stands in a file or a pipe is all that will be said.
  bool at_terminal() const { return !echo_; }
  bool colour() const { return colour_; }
  // Columns and rows of the terminal; 80 x 24 where there is none.
  int width() const;
  int height() const;

 private:
  std::optional<std::string> ask_by(std::string_view prompt, std::string_view help,
                                    std::int64_t* left);
  std::optional<std::string> read_line(std::int64_t* left);
  std::optional<std::string> read_typed_line(std::string_view prompt, std::int64_t* left);
  bool take_typed(std::string_view prompt);
  bool fill(std::int64_t* left);
  std::string take_all_typed();
  bool passes(std::string_view line, std::int64_t* left) const;

  bool colour_;
  PlayTime time_;
  bool apart_ = false;  // on a screen of its own, which scrolls nothing away and goes when it ends
  bool echo_;           // what is typed on no terminal would be missing in the transcript
  std::string unread_;
  std::unique_ptr<TypedLine> typed_;  // nothing: the terminal keeps the line
  std::string aside_;
  std::optional<Leaving> leaving_;
};

// What somebody typed, fit to be quoted on a screen: short and without control characters.
std::string printable(std::string_view typed);

// In small letters.
std::string lower_case(std::string_view text);

}  // namespace chartroom::cli

// The line that somebody is typing at a terminal, kept by the program instead of the terminal: so
// it can be shown again below what was printed while it was typed.
#pragma once

#include <termios.h>

#include <cstdint>
#include <optional>
#include <string>

namespace chartroom::cli {

// While one lives, standard input gives every key at once, and whoever reads it shows what is
// typed. The keys that end the program or send it to the background work as before.
class TypedLine {
 public:
  TypedLine();
  ~TypedLine();
  TypedLine(const TypedLine&) = delete;
  TypedLine& operator=(const TypedLine&) = delete;

  // Takes the keyboard again from a shell that has had it meanwhile.
  void hold();

  // What a byte that was typed comes to.
  enum class Key : std::uint8_t { written, taken_back, nothing, line, end };
  Key take(char byte);

  // What stands there.
  const std::string& text() const { return text_; }
  // How many letters the last key has taken back.
  int taken_back() const { return taken_back_; }
  // Gives the line and begins another one.
  std::string finish();

 private:
  bool is(char byte, int control) const;
  bool in_sequence(char byte);
  void take_back_letter();
  Key take_back_while(bool (*goes)(const std::string& text));

  termios usual_{};
  std::string text_;
  bool full_ = false;  // the letter that is being typed has no room
  int taken_back_ = 0;
  // The keys that stand for no letter send several bytes, from an escape on.
  enum class Sequence : std::uint8_t { none, begun, inside } sequence_ = Sequence::none;
};

}  // namespace chartroom::cli

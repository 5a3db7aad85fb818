// The line being typed at a terminal, kept by the program instead of the terminal, so that it can
// be shown again below text printed meanwhile.
#pragma once

#include <termios.h>

#include <cstdint>
#include <optional>
#include <string>

namespace chartroom::cli {

// During its lifetime standard input gives every key at once, and the reader must show typed
// letters. Keys that end or suspend the program work as before.
class TypedLine {
 public:
  TypedLine();
  ~TypedLine();
  TypedLine(const TypedLine&) = delete;
  TypedLine& operator=(const TypedLine&) = delete;

  // Takes the keyboard back from a shell.
  void hold();

  // The effect of a typed byte.
  enum class Key : std::uint8_t { written, erased, nothing, line, end };
  Key take(char byte);

  // Returns the current text.
  const std::string& text() const { return text_; }
  // Returns the number of letters that the last key erased.
  int erased() const { return erased_; }
  // Returns the line and begins another one.
  std::string finish();

 private:
  bool is(char byte, int control) const;
  bool in_sequence(char byte);
  void erase_letter();
  Key erase_while(bool (*matches)(const std::string& text));

  termios usual_{};
  std::string text_;
  bool full_ = false;  // the letter that is being typed has no room
  int erased_ = 0;
  // Keys other than letters send several bytes, beginning with an escape.
  enum class Sequence : std::uint8_t { none, begun, inside } sequence_ = Sequence::none;
};

}  // namespace chartroom::cli

// Reads the lines that people write about a game, word by word: the common syntax of game records
// and announcement lists. Case does not matter, "=" is always its own word, "#" begins a comment.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maps/platform/file_error.h"

namespace chartroom {

// A word of a line, in lowercase and as written.
struct LineWord {
  std::string text;
  std::string written;
  TextPosition position;
};

// Thrown by LineReader for a line that does not parse; caught before the next line.
struct Misread {
  TextPosition position;
  Message what;
};

// Walks the words of one line. Throws Misread with its position at anything unexpected.
class LineReader {
 public:
  // The line may end in CR; line 1 may begin with a byte order mark. `number` counts from 1.
  LineReader(std::string_view line, int number);

  bool done() const { return next_ == words_.size(); }
  // Returns the position of the next word, or of the line's end.
  TextPosition position() const { return done() ? end_ : words_[next_].position; }
  // Returns the next word in lowercase; "" at the end.
  std::string_view peek() const {
    return done() ? std::string_view{} : std::string_view(words_[next_].text);
  }

  // Takes the next word if it equals `text`.
  bool take(std::string_view text);
  // Takes any next word.
  const LineWord& take_any(const Message& expected = {});
  // Throws unless the line ends here.
  void finish() const;

  [[noreturn]] void fail(Message what) const;
  // Throws because the next word is not `expected`.
  [[noreturn]] void refuse(const Message& expected) const;

 private:
  std::vector<LineWord> words_;
  std::size_t next_ = 0;
  TextPosition end_;
};

// Takes the next word by `read`, which returns nothing for a wrong word.
template <class Reading>
auto taken(LineReader& line, const Message& expected, Reading read) {
  LineReader ahead = line;
  const auto value = read(ahead.take_any(expected).text);
  if (!value) line.refuse(expected);
  line = ahead;
  return *value;
}

// Calls `read(line, number)` with each line of a text, the line breaks left out.
template <class Reading>
void for_each_line(std::string_view text, Reading read) {
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    read(text.substr(0, end), ++number);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

// Calls `take(name, value)` with each line's first word and the text after its space.
template <class Taking>
void for_each_setting(std::string_view text, Taking take) {
  for_each_line(text, [&](std::string_view line, int) {
    const std::size_t space = std::min(line.find(' '), line.size());
    take(line.substr(0, space), line.substr(std::min(space + 1, line.size())));
  });
}

}  // namespace chartroom

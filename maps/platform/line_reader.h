// Reading the lines that people write of a game, word by word: what game records and announcement
// lists have in common. Words stand in any case, "=" is always a word of its own, "#" begins a
// comment.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maps/platform/file_error.h"

namespace chartroom {

// A word of a line, in small letters, and as it was written.
struct LineWord {
  std::string text;
  std::string written;
  TextPosition position;
};

// A line that does not parse; thrown by LineReader and caught where the next line begins.
struct Misread {
  TextPosition position;
  std::string what;
};

// Walks through the words of one line. What is not as expected throws Misread with its place.
class LineReader {
 public:
  // The line may end in CR, and the first one begin with a byte order mark; `number` counts from 1.
  LineReader(std::string_view line, int number);

  bool done() const { return next_ == words_.size(); }
  // Of the next word; of the end of the line where there is none.
  TextPosition position() const { return done() ? end_ : words_[next_].position; }
  // The next word in small letters; "" at the end.
  std::string_view peek() const {
    return done() ? std::string_view{} : std::string_view(words_[next_].text);
  }

  // Takes the next word if it is this one.
  bool take(std::string_view text);
  // Takes the next word, whatever it is.
  const LineWord& take_any(std::string_view expected);
  // The line must end here.
  void finish() const;

  [[noreturn]] void fail(std::string what) const;
  // The next word is none of what was expected.
  [[noreturn]] void refuse(std::string_view expected) const;

 private:
  std::vector<LineWord> words_;
  std::size_t next_ = 0;
  TextPosition end_;
};

// Takes the next word by `read`, which gives nothing for what is no such thing.
template <class Reading>
auto taken(LineReader& line, std::string_view expected, Reading read) {
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

// Calls `take(name, value)` with each line's first word and what follows the space after it.
template <class Taking>
void for_each_setting(std::string_view text, Taking take) {
  for_each_line(text, [&](std::string_view line, int) {
    const std::size_t space = std::min(line.find(' '), line.size());
    take(line.substr(0, space), line.substr(std::min(space + 1, line.size())));
  });
}

}  // namespace chartroom

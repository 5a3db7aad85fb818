#include "maps/platform/line_reader.h"

#include <algorithm>
#include <utility>

#include "maps/platform/utf8.h"

namespace chartroom {
namespace {

bool is_between_words(char c) { return c == ' ' || c == '\t' || c == '\r'; }

bool continues_code_point(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::vector<LineWord> words_of(std::string_view line, int number) {
  std::vector<LineWord> words;
  bool in_word = false;
  int column = 0;
  for (const char c : line) {
    if (!continues_code_point(c)) ++column;
    if (c == '#') break;
    if (is_between_words(c)) {
      in_word = false;
      continue;
    }
    if (!in_word || c == '=') {
      // Broken UTF-8 may begin in the middle of a code point.
      words.push_back({"", "", {number, std::max(column, 1)}});
    }
    in_word = c != '=';
    words.back().written += c;
  }
  for (LineWord& word : words) word.text = small_letters(word.written);
  return words;
}

TextPosition end_of(std::string_view line, int number) {
  return {number, 1 + static_cast<int>(std::count_if(line.begin(), line.end(), [](char c) {
                    return !continues_code_point(c) && c != '\r';
                  }))};
}

// Returns the word in quotes for an error, cut because it may have any length.
Message quoted(const LineWord& word) {
  constexpr std::size_t kLongest = 60;  // bytes
  if (word.written.size() <= kLongest) return message("\"{}\"", word.written);
  std::size_t end = kLongest;
  while (end > 0 && continues_code_point(word.written[end])) --end;
  return message("\"{}\"", word.written.substr(0, end) + "...");
}

}  // namespace

LineReader::LineReader(std::string_view line, int number) {
  // Some editors begin a file with an invisible byte order mark.
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (number == 1 && line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
  words_ = words_of(line, number);
  end_ = end_of(line, number);
}

bool LineReader::take(std::string_view text) {
  if (done() || words_[next_].text != text) return false;
  ++next_;
  return true;
}

const LineWord& LineReader::take_any(const Message& expected) {
  if (done()) fail(message("the line ends here (expected {})", expected));
  return words_[next_++];
}

void LineReader::finish() const {
  if (done()) return;
  fail(message("unexpected {} (the line is complete; comments begin with #)",
               quoted(words_[next_])));
}

void LineReader::fail(Message what) const { throw Misread{position(), std::move(what)}; }

void LineReader::refuse(const Message& expected) const {
  if (done()) fail(message("the line ends here (expected {})", expected));
  fail(message("{} is not understood (expected {})", quoted(words_[next_]), expected));
}

}  // namespace chartroom

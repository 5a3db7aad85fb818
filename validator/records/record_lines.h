// Parts of game records that all games share: lines, games in one file, errors in the file's order.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maps/platform/file_error.h"
#include "maps/platform/line_reader.h"

namespace chartroom::records {

// Reads the lines of a file into games, with every error. A Record has the `position` of its first
// line, "chartroom-game 1"; the reader of a game derives from this one and reads the others.
template <class Record>
class RecordLines {
 public:
  explicit RecordLines(std::string path) : path_(std::move(path)) {}
  virtual ~RecordLines() = default;

  ParseResult<std::vector<Record>> read(std::string_view text) {
    for_each_line(text, [this](std::string_view line, int number) {
      LineReader words(plain(line), number);
      if (!words.done()) read_line(words);
    });
    if (!games_.empty()) finish_game();
    if (games_.empty() && errors_.empty()) {
      report({1, 1}, message("no game here (expected chartroom-game 1)"));
    }
    std::stable_sort(errors_.begin(), errors_.end(), [](const FileError& a, const FileError& b) {
      return TextPosition{a.line, a.column} < TextPosition{b.line, b.column};
    });
    if (!errors_.empty()) return {std::nullopt, std::move(errors_)};
    return {std::move(games_), {}};
  }

 protected:
  // Returns the line as its words are to be read.
  virtual std::string plain(std::string_view line) const { return std::string(line); }
  // Called after "chartroom-game" begins a game, and after its last line.
  virtual void begin_game() = 0;
  virtual void finish_game() = 0;
  // Reads any other line of the last game.
  virtual void read_words(LineReader& line, TextPosition position) = 0;
  // Refuses a line before the first game.
  virtual void refuse_stray(const LineReader& line) {
    line.fail(message("a game begins with \"chartroom-game 1\""));
  }

  void report(TextPosition position, Message what) {
    errors_.push_back(FileError::at(path_, position, std::move(what)));
  }

  std::string path_;
  std::vector<Record> games_;
  std::vector<FileError> errors_;

 private:
  void read_line(LineReader& line) {
    const TextPosition position = line.position();
    try {
      if (!line.take("chartroom-game")) {
        return games_.empty() ? refuse_stray(line) : read_words(line, position);
      }
      if (!games_.empty()) finish_game();
      games_.emplace_back().position = position;
      begin_game();
      if (!line.take("1")) line.refuse(message("version 1"));
      line.finish();
    } catch (const Misread& misread) {
      report(misread.position, misread.what);
    }
  }
};

}  // namespace chartroom::records

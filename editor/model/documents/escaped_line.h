// Texts on a line of their own.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::editor {

// Writes any text without a line end: "\n" and "\\" stand for a line end and a backslash.
inline std::string escaped_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    if (c == '\n') {
      line += "\\n";
    } else if (c == '\\') {
      line += "\\\\";
    } else {
      line += c;
    }
  }
  return line;
}

// Reads such a text.
inline std::string unescaped_line(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\' || i + 1 == line.size()) {
      text += line[i];
    } else {
      text += line[++i] == 'n' ? '\n' : line[i];
    }
  }
  return text;
}

}  // namespace chartroom::editor

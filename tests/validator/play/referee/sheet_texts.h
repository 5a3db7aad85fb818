// Makes two captains' sheets from their lines.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "validator/play/referee/two_sheets.h"

namespace chartroom::play::sheet_texts {
using namespace maps;
using namespace rules;

inline GameRecord read(const std::string& text) {
  const auto read = parse_records(text, "x.game", Gaps::allowed);
  EXPECT_TRUE(read) << read.errors[0].text() << "\n" << text;
  return read.value->front();
}

// Returns a sheet. Its first call is in line 5.
inline GameRecord sheet(Team team, const std::string& lines,
                        const std::string& variant = "first blue") {
  return read("chartroom-game 1\nmap sea\n" +
              std::string(team == Team::blue ? "blue start A1\n" : "green start F6\n") + variant +
              "\n" + lines);
}

inline TwoSheets laid(const std::string& blue, const std::string& green) {
  return lay_side_by_side(sheet(Team::blue, blue), sheet(Team::green, green));
}

inline std::vector<std::string> lines_of(const GameRecord& game) {
  std::vector<std::string> lines;
  for (const RecordPly& ply : game.plies) lines.push_back(line_text(ply));
  return lines;
}

inline TwoSheets laid_in_realtime(const std::string& blue, const std::string& green) {
  return lay_side_by_side(sheet(Team::blue, blue, "variant realtime"),
                          sheet(Team::green, green, "variant realtime"));
}

}  // namespace chartroom::play::sheet_texts

// How far a run over many files has come, in words.
#pragma once

#include <chrono>
#include <map>
#include <string>

#include "maps/files/input_files.h"

namespace chartroom::cli {

class FilesProgress {
 public:
  // Maps and decks count, in their order; the time begins now.
  explicit FilesProgress(const std::vector<maps::InputFile>& files);

  // Where the run is that has come to this file: "3 of 20 maps, about 2 min left: a.map.json". Of a
  // single file, and of one that is none of them, its path.
  std::string at(const std::string& path) const;

 private:
  std::map<std::string, int> places_;  // by path, from 0
  std::string what_;                   // "maps", "decks", "files"
  std::chrono::steady_clock::time_point begin_;
};

// "about 40 s", "about 2 min", "about 1 h 20 min": as exact as a guess may be.
std::string about(double seconds);

}  // namespace chartroom::cli

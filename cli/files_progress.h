// The progress of a run over many files, in words.
#pragma once

#include <chrono>
#include <map>
#include <string>

#include "maps/files/input_files.h"

namespace chartroom::cli {

class FilesProgress {
 public:
  // Counts maps and decks in their order. The time starts now.
  explicit FilesProgress(const std::vector<maps::InputFile>& files);

  // Returns the progress at this file: "3 of 20 maps, about 2 min left: a.map.json". For a single
  // file, and for any other path, returns the path.
  std::string at(const std::string& path) const;

 private:
  std::map<std::string, int> places_;  // each path's index
  std::string what_;                   // "maps", "decks", "files"
  std::chrono::steady_clock::time_point begin_;
};

// Returns a rough time: "about 40 s", "about 2 min", "about 1 h 20 min".
std::string about(double seconds);

}  // namespace chartroom::cli

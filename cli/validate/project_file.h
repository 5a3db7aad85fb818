// chartroom.json at the root of a work tree: how its maps, decks and packs are validated.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"
#include "maps/platform/severity.h"
#include "validator/checks/catalogue.h"

namespace chartroom::cli {

inline constexpr const char* kProjectName = "chartroom.json";

inline constexpr double kLeastMapTime = 0.001;
inline constexpr double kMostMapTime = 1e6;

// Settings that the file leaves to the program are empty. Paths are relative to the file's folder.
struct Project {
  std::optional<std::string> level;
  std::optional<std::string> fail_on;
  bool strict = false;
  std::optional<std::int64_t> most_warnings;
  std::optional<double> map_time;   // seconds
  std::vector<std::string> select;  // codes of checks or beginnings of codes
  std::vector<std::string> ignore;
  std::map<std::string, std::optional<Severity>> severity;  // by code; empty: off
  std::vector<std::string> exclude;                         // patterns of paths
  std::optional<std::string> baseline;
  std::optional<std::string> cache;
  std::optional<std::string> language;
  std::vector<std::string> formats;  // as --format takes them
};

// Reads the bytes of a project file, or returns all its errors. `path` names it in errors.
ParseResult<Project> parse_project(std::string_view bytes, const std::string& path,
                                   const checks::Catalogue& catalogue);

}  // namespace chartroom::cli

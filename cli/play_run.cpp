#include "cli/play_run.h"

#include <fmt/core.h>

#include <cstdio>

#include "cli/output.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {

bool refused(const std::string& path, const std::string& problem) {
  if (problem.empty()) return false;
  print_error(path + ": " + problem);
  return true;
}

std::filesystem::path record_folder(const std::string& records, const std::string& id) {
  const std::filesystem::path folder = std::filesystem::path(records) / id;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    throw FileException({folder.string(), 0, 0, "", "the folder cannot be made: " + error.message(),
                         ErrorKind::other});
  }
  return folder;
}

void save_game(const std::filesystem::path& folder, Count number, const std::string& record) {
  save_file((folder / fmt::format("{:06}.game", number + 1)).string(), record);
}

}  // namespace chartroom::cli

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
  expect_no_link(folder.string());  // the map's author chose its id
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    throw FileException({folder.string(), 0, 0, "", "cannot create the folder: " + error.message(),
                         ErrorKind::other});
  }
  return folder;
}

void save_game(const std::filesystem::path& folder, Count number, const std::string& record) {
  save_in_folder(folder.string(), fmt::format("{:06}.game", number + 1), record);
}

series::LadderHooks ladder_hooks(const Settings& settings, const std::string& id,
                                 const std::atomic<bool>& stop) {
  series::LadderHooks hooks;
  hooks.stop = &stop;
  if (!show_progress(settings)) return hooks;
  hooks.progress = [id](const series::Rung& rung) {
    std::fputs(fmt::format("\r\033[K{}: {} against {}, {} games, {:.1f}–{:.1f}%", id, rung.agent,
                           rung.below, rung.games, 100 * rung.share.low, 100 * rung.share.high)
                   .c_str(),
               stderr);
    if (rung.answer != series::RungAnswer::open) std::fputs("\r\033[K", stderr);
  };
  return hooks;
}

}  // namespace chartroom::cli

#include <poll.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <map>
#include <tuple>

#include "cli/watch/folder_changes.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kBetweenLooks{250};

// A file's device, number, size and time. For a folder only the numbers, because the rest changes
// with every new entry.
using Look = std::tuple<dev_t, ino_t, off_t, fs::file_time_type>;

class PolledChanges : public FolderChanges {
 public:
  explicit PolledChanges(const std::vector<std::string>& paths) : paths_(paths) {}

  void renew() override { seen_ = look(); }

  Woken wait(int signals, std::optional<std::chrono::milliseconds> most) override {
    for (;;) {
      pollfd source{signals, POLLIN, 0};
      const int ready = poll(&source, 1, static_cast<int>(most.value_or(kBetweenLooks).count()));
      if (ready > 0 || (ready < 0 && errno != EINTR)) return Woken::by_signal;
      if (ready < 0) continue;
      std::map<std::string, Look> now = look();
      const bool changed = now != seen_;
      seen_ = std::move(now);
      if (changed) return Woken::by_change;
      if (most) return Woken::by_time;
    }
  }

 private:
  // Returns all relevant files and folders by path. Ignores paths that vanish meanwhile.
  std::map<std::string, Look> look() {
    std::map<std::string, Look> all;
    paths_.each_folder([&](const std::string& folder) {
      const fs::path at = folder.empty() ? "." : folder;
      add(at, all);
      std::error_code error;
      for (fs::directory_iterator file(at, error), end; !error && file != end;
           file.increment(error)) {
        if (paths_.concern(file->path().filename().string())) add(file->path(), all);
      }
    });
    return all;
  }

  static void add(const fs::path& path, std::map<std::string, Look>& all) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return;
    std::error_code error;
    const bool folder = S_ISDIR(status.st_mode);
    all[path.string()] = {status.st_dev, status.st_ino, folder ? 0 : status.st_size,
                          folder ? fs::file_time_type() : fs::last_write_time(path, error)};
  }

  WatchedPaths paths_;
  std::map<std::string, Look> seen_;
};

}  // namespace

std::unique_ptr<FolderChanges> polled_changes(const std::vector<std::string>& paths) {
  return std::make_unique<PolledChanges>(paths);
}

}  // namespace chartroom::cli

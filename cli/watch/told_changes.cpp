// The only source that uses inotify.
#ifdef __linux__

#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>

#include "cli/watch/folder_changes.h"
#include "maps/platform/file_error.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t kGone = IN_DELETE_SELF | IN_MOVE_SELF;  // the folder itself
constexpr std::uint32_t kEvents =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | kGone | IN_ONLYDIR;

[[noreturn]] void fail(const std::string& where, const std::string& what) {
  throw FileException({where, 0, 0, "", what + std::strerror(errno), ErrorKind::other});
}

class ToldChanges : public FolderChanges {
 public:
  explicit ToldChanges(const std::vector<std::string>& paths)
      : paths_(paths), events_(inotify_init1(IN_CLOEXEC | IN_NONBLOCK)) {
    if (events_ < 0) fail("--watch", "");
  }
  ~ToldChanges() override { close(events_); }
  ToldChanges(const ToldChanges&) = delete;
  ToldChanges& operator=(const ToldChanges&) = delete;

  void renew() override {
    paths_.each_folder([this](const std::string& folder) { watch(folder); });
  }

  Woken wait(int signals, std::optional<std::chrono::milliseconds> most) override {
    for (;;) {
      std::array<pollfd, 2> sources{{{events_, POLLIN, 0}, {signals, POLLIN, 0}}};
      const int ready =
          poll(sources.data(), sources.size(), most ? static_cast<int>(most->count()) : -1);
      if (ready < 0 && errno != EINTR) return Woken::by_signal;
      if (ready < 0) continue;
      if ((sources[1].revents & POLLIN) != 0) return Woken::by_signal;
      if (ready == 0) return Woken::by_time;
      if (read_events()) return Woken::by_change;
    }
  }

 private:
  // Watches a folder. If it is gone, watches the nearest parent, which reports its return.
  void watch(const std::string& folder) {
    fs::path at = folder;
    while (inotify_add_watch(events_, at.empty() ? "." : at.c_str(), kEvents) < 0) {
      if (errno != ENOENT) fail(at.string(), "cannot be watched: ");
      if (!at.has_relative_path()) return;
      at = at.parent_path();
    }
  }

  // True if a relevant event was read.
  bool read_events() {
    bool concerned = false;
    alignas(inotify_event) std::array<char, 4096> buffer{};
    for (;;) {
      const ssize_t size = read(events_, buffer.data(), buffer.size());
      if (size <= 0) return concerned;
      for (ssize_t at = 0; at < size;) {
        inotify_event event{};
        std::memcpy(&event, buffer.data() + at, sizeof event);
        const char* name = event.len > 0 ? buffer.data() + at + sizeof event : "";
        const bool lost = (event.mask & IN_Q_OVERFLOW) != 0;
        const bool of_folder = (event.mask & (IN_ISDIR | kGone)) != 0;
        if (lost || of_folder || paths_.concern(name)) concerned = true;
        at += static_cast<ssize_t>(sizeof event + event.len);
      }
    }
  }

  WatchedPaths paths_;
  int events_;
};

}  // namespace

std::unique_ptr<FolderChanges> told_changes(const std::vector<std::string>& paths) {
  return std::make_unique<ToldChanges>(paths);
}

}  // namespace chartroom::cli

#endif

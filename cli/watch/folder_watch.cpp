#include "cli/folder_watch.h"

#include <poll.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>

#include "maps/platform/file_error.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kQuietMilliseconds = 50;                          // editors save in several steps
constexpr std::uint32_t kGone = IN_DELETE_SELF | IN_MOVE_SELF;  // the folder itself
constexpr std::uint32_t kEvents =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | kGone | IN_ONLYDIR;

sigset_t endings() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  return set;
}

}  // namespace

FolderWatch::FolderWatch(std::vector<std::string> paths) : paths_(std::move(paths)) {
  const sigset_t set = endings();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  signals_ = signalfd(-1, &set, SFD_CLOEXEC);
  events_ = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (signals_ < 0 || events_ < 0) {
    throw FileException({"--watch", 0, 0, "", std::strerror(errno), ErrorKind::other});
  }
  renew();
}

FolderWatch::~FolderWatch() {
  close(events_);
  close(signals_);
  const sigset_t set = endings();
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

// Of a folder that is gone, the nearest one above tells when it comes back.
void FolderWatch::watch(const std::string& folder) {
  fs::path at = folder;
  while (inotify_add_watch(events_, at.empty() ? "." : at.c_str(), kEvents) < 0) {
    if (errno != ENOENT) {
      throw FileException({at.string(), 0, 0, "",
                           std::string("cannot be watched: ") + std::strerror(errno),
                           ErrorKind::other});
    }
    if (!at.has_relative_path()) return;
    at = at.parent_path();
  }
}

void FolderWatch::renew() {
  for (const std::string& path : paths_) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      names_.insert(fs::path(path).filename().string());
      const fs::path folder = fs::path(path).parent_path();
      watch(folder.string());
      continue;
    }
    watch(path);
    for (fs::recursive_directory_iterator at(path, error), end; !error && at != end;
         at.increment(error)) {
      if (!at->is_directory() || at->is_symlink()) continue;
      if (at->path().filename().string().starts_with('.')) {
        at.disable_recursion_pending();
      } else {
        watch(at->path().string());
      }
    }
  }
}

// Reports and baselines that the program writes beside the maps must not wake it.
bool FolderWatch::concerns_us(const std::string& name) const {
  return name == "pack.json" || name.ends_with(".map.json") || name.ends_with(".deck.json") ||
         names_.contains(name);
}

bool FolderWatch::read_events() {
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
      if (lost || of_folder || concerns_us(name)) concerned = true;
      at += static_cast<ssize_t>(sizeof event + event.len);
    }
  }
}

bool FolderWatch::wait() {
  bool changed = false;
  for (;;) {
    std::array<pollfd, 2> sources{{{events_, POLLIN, 0}, {signals_, POLLIN, 0}}};
    const int ready = poll(sources.data(), sources.size(), changed ? kQuietMilliseconds : -1);
    if (ready < 0 && errno != EINTR) return false;
    if ((sources[1].revents & POLLIN) != 0) return false;
    if (ready == 0) return true;
    if (ready > 0 && read_events()) changed = true;
  }
}

}  // namespace chartroom::cli

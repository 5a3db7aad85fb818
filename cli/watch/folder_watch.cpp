#include "cli/watch/folder_watch.h"

namespace chartroom::cli {
namespace {

constexpr std::chrono::milliseconds kQuiet{50};  // editors save in several steps

std::unique_ptr<FolderChanges> changes_in(const std::vector<std::string>& paths) {
#if defined(__linux__) && !defined(CHARTROOM_PORTABLE)
  return told_changes(paths);
#else
  return polled_changes(paths);
#endif
}

}  // namespace

FolderWatch::FolderWatch(const std::vector<std::string>& paths) : changes_(changes_in(paths)) {
  renew();
}

void FolderWatch::renew() { changes_->renew(); }

bool FolderWatch::wait() {
  bool changed = false;
  for (;;) {
    const auto most = changed ? std::optional(kQuiet) : std::nullopt;
    switch (changes_->wait(endings_.file(), most)) {
      case FolderChanges::Woken::by_signal:
        return false;
      case FolderChanges::Woken::by_time:
        return true;
      case FolderChanges::Woken::by_change:
        changed = true;
    }
  }
}

}  // namespace chartroom::cli

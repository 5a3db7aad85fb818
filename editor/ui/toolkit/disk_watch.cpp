#include "editor/ui/toolkit/disk_watch.h"

#include <filesystem>
#include <utility>

#include <wx/filename.h>
#include <wx/log.h>

#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr int kCalmAfter = 120;  // milliseconds without a change

}  // namespace

DiskWatch::DiskWatch(std::function<void()> changed)
    : changed_(std::move(changed)), watcher_(std::make_unique<wxFileSystemWatcher>()) {
  watcher_->SetOwner(this);
  Bind(wxEVT_FSWATCHER, [this](wxFileSystemWatcherEvent&) { calm_.StartOnce(kCalmAfter); });
  calm_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { changed_(); });
}

DiskWatch::~DiskWatch() = default;

void DiskWatch::add(const std::string& file) {
  std::error_code unknown;
  const auto folder =
      std::filesystem::canonical(std::filesystem::absolute(file, unknown).parent_path(), unknown);
  if (unknown || !folders_.insert(folder.string()).second) return;
  const wxLogNull quiet;  // unwatched folders are checked when the window is activated
  watcher_->Add(wxFileName::DirName(path_to_wx(folder.string())),
                wxFSW_EVENT_CREATE | wxFSW_EVENT_DELETE | wxFSW_EVENT_RENAME | wxFSW_EVENT_MODIFY);
}

}  // namespace chartroom::editor

// Reports changes of files in the folders of open maps.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>

#include <wx/event.h>
#include <wx/fswatcher.h>
#include <wx/timer.h>

namespace chartroom::editor {

// Watches folders, not files, because a safe save replaces the file.
class DiskWatch : public wxEvtHandler {
 public:
  // Calls `changed` soon after a change, once for many. Needs a running event loop.
  explicit DiskWatch(std::function<void()> changed);
  ~DiskWatch() override;

  // Watches the file's folder from now on, if it can be watched.
  void add(const std::string& file);

 private:
  std::function<void()> changed_;
  wxTimer calm_;
  std::set<std::string> folders_;
  std::unique_ptr<wxFileSystemWatcher> watcher_;
};

}  // namespace chartroom::editor

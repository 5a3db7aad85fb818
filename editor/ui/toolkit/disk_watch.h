// Tells when files in the folders of the open maps have changed.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>

#include <wx/event.h>
#include <wx/fswatcher.h>
#include <wx/timer.h>

namespace chartroom::editor {

// Folders are watched, not files: a file that is saved safely is another one afterwards.
class DiskWatch : public wxEvtHandler {
 public:
  // `changed` is called some time after a change, once for many. Make it when the event loop runs.
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

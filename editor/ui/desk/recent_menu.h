// The menu of files opened last.
#pragma once

#include <functional>
#include <string>

#include <wx/frame.h>
#include <wx/menu.h>

#include "editor/model/documents/recent_files.h"

namespace chartroom::editor {

class RecentMenu {
 public:
  using Open = std::function<void(const std::string& path)>;

  RecentMenu();

  // Puts the menu into the frame's menu bar, which must have all its commands.
  void build(wxFrame& frame, Open open);
  void add(const std::string& path);
  void remove(const std::string& path);
  // Returns the files, latest first.
  const std::vector<std::string>& paths() const { return files_.paths(); }

 private:
  void save();
  void show();

  RecentFiles files_;
  wxMenu* menu_ = nullptr;
};

}  // namespace chartroom::editor

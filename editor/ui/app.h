// The application: one window.
#pragma once

#include <string>

#include <wx/app.h>

namespace chartroom::editor {

class EditorApp : public wxApp {
 public:
  // Opens the map file, or a blank sea for "".
  explicit EditorApp(std::string path);
  bool OnInit() override;

 private:
  std::string path_;
};

}  // namespace chartroom::editor

// The application: one window.
#pragma once

#include <exception>
#include <string>
#include <vector>

#include <wx/app.h>

namespace chartroom::editor {

class EditorApp : public wxApp {
 public:
  // Opens the files, each in a tab; without files shows the start page.
  explicit EditorApp(std::vector<std::string> files);
  bool OnInit() override;
  int FilterEvent(wxEvent& event) override;
  void OnUnhandledException() override { std::terminate(); }  // as in other threads

 private:
  std::vector<std::string> files_;
};

}  // namespace chartroom::editor

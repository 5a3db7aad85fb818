// The editor's window.
#pragma once

#include <string>

#include <wx/frame.h>

#include "editor/model/document.h"

namespace chartroom {

class BoardCanvas;
class NoticeBar;

class EditorFrame : public wxFrame {
 public:
  // With a blank sea.
  EditorFrame();
  ~EditorFrame() override;

  // Shows the map of a file in place of the present one, or what is wrong with the file.
  void open(const std::string& path);

 private:
  void bind_commands();
  void on_close(wxCloseEvent& event);
  void on_new();
  void on_open();
  void on_about();

  // Writes the document, to a file of the user's choice where it has none; whether it is written.
  bool save();
  bool save_as();
  // Runs a save and shows why it failed, if it did.
  template <class Save>
  bool saved(Save save);
  // Asks what to do with unsaved changes, and does it; false: stay with them.
  bool may_lose_changes();

  void show_document();  // after another map has come into the document
  void update();         // after a change of it
  void update_point();

  Document document_;
  NoticeBar* notice_ = nullptr;
  BoardCanvas* canvas_ = nullptr;
};

}  // namespace chartroom

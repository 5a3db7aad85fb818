#include "editor/ui/desk/file_commands.h"

#include <wx/dnd.h>

#include "editor/ui/dialogs/questions.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

class DroppedFiles : public wxFileDropTarget {
 public:
  explicit DroppedFiles(Desk& desk) : desk_(desk) {}
  bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override {
    std::vector<std::string> paths;
    for (const wxString& file : files) paths.push_back(path_from_wx(file));
    desk_.open_all(paths);
    return true;
  }

 private:
  Desk& desk_;
};

}  // namespace

void bind_file_commands(Desk& desk) {
  CommandSet& commands = desk.at().commands;
  const auto front = [&desk]() -> Page& { return desk.at().front(); };
  commands.bind("file.open", [&desk] { ask_and_open(desk); });
  commands.bind("file.save", [&desk, front] { desk.save(front()); });
  commands.bind("file.save_as", [&desk, front] { desk.save_as(front()); });
  commands.bind("file.save_all", [&desk] { desk.save_all(); });
  commands.bind(
      "file.reload", [&desk, front] { desk.compare_with_disk(front()); },
      [front] { return !front().document().path().empty(); });
  commands.bind("file.close", [&desk] { desk.close_front(); });
  commands.bind("file.quit", [&desk] { desk.at().window.Close(); });
}

void ask_and_open(Desk& desk) {
  desk.open_all(ask_what_to_open(&desk.at().window, desk.at().front().document()));
}

void accept_dropped_files(Desk& desk) { desk.at().window.SetDropTarget(new DroppedFiles(desk)); }

}  // namespace chartroom::editor

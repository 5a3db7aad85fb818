#include "editor/ui/desk/file_commands.h"

#include "editor/ui/dialogs/questions.h"

namespace chartroom::editor {

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

}  // namespace chartroom::editor

#include "editor/ui/app.h"

#include <utility>

#include "editor/ui/frame.h"
#include "editor/ui/panels/wheel.h"
#include "editor/ui/toolkit/file_dialogs.h"
#include "editor/ui/toolkit/print_dialog.h"
#include "editor/ui/toolkit/translations.h"

namespace chartroom::editor {

EditorApp::EditorApp(std::vector<std::string> files) : files_(std::move(files)) {
  SetAppName("chartroom-editor");
  SetAppDisplayName("Chartroom");
}

bool EditorApp::OnInit() {
  translate(chosen_language());
  leave_out_recent_files();
  keep_file_choosers();
  print_at_a_time_only_with_a_printer();
  (new EditorFrame)->begin(files_);
  return true;
}

int EditorApp::FilterEvent(wxEvent& event) {
  return scroll_instead(event) ? Event_Processed : Event_Skip;
}

}  // namespace chartroom::editor

#include "editor/ui/desk/generator.h"

#include <utility>

#include "editor/ui/desk/map_desk.h"

namespace chartroom::editor {

GenerateDialog& Generator::dialog() {
  if (dialog_ == nullptr) {
    GenerateDialog::Events events;
    events.open = [this](const maps::Map& map) {
      // The map is a step, so that closing asks before it is lost.
      begin_map(desk_, maps::blank_map(map.size, "new", "New"));
      desk_.at().change_map(map, StepLabel::generate_map);
    };
    events.saved = [this](const std::string& path) {
      dialog_->Hide();  // else it would cover the pack
      desk_.open(path);
    };
    dialog_ = new GenerateDialog(&desk_.at().window, std::move(events));
  }
  return *dialog_;
}

}  // namespace chartroom::editor

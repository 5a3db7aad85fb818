#include "editor/ui/workbench/workbench.h"

#include <utility>

#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/play/play_page.h"

namespace chartroom::editor {

MapPage* Workbench::front_map() const {
  return tabs == nullptr ? nullptr : page_as<MapPage>(&front());
}

PlayPage* Workbench::front_game() const {
  return tabs == nullptr ? nullptr : page_as<PlayPage>(&front());
}

PlayPage& Workbench::game_page() const { return static_cast<PlayPage&>(front()); }

std::vector<MapPage*> Workbench::maps() const {
  std::vector<MapPage*> maps;
  for (int i = 0; tabs != nullptr && i < tabs->count(); ++i) {
    if (MapPage* page = page_as<MapPage>(&tabs->page(i))) maps.push_back(page);
  }
  return maps;
}

void Workbench::update_commands() {
  MapPage* page = front_map();
  if (page == nullptr || !page->canvas().in_stroke()) commands.update();
}

void Workbench::choose_tool(const ToolKind& chosen) {
  tool = &chosen;
  if (!chosen.returns) lasting_tool = tool;
  overlays->end_drawing();
  map_page().canvas().use(chosen);
  update_tool();
  update_status();
}

void Workbench::return_tool() {
  if (tool->returns) choose_tool(*lasting_tool);
}

void Workbench::change_map(maps::Map next, StepLabel label) {
  front().finish_edit();
  map_page().document().apply(std::move(next), label);
  update();
}

}  // namespace chartroom::editor

// The window in another language: all its words are set when it is made, so that it is made anew.
#include <utility>

#include "editor/ui/frame.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {

void EditorFrame::speak(const LanguageChoice& code) {
  judging_.Stop();
  end_lesson();
  keep_layout();
  translate(code);
  auto* next = new EditorFrame;
  next->SetSize(GetRect());
  next->brush_ = brush_;
  const int in_front = tabs_->GetSelection();
  for (int i = 0; i < tabs_->count(); ++i) {
    Page& page = tabs_->page(i);
    page.finish_edit();
    next->take_over(page);
    page.give_up_journal();
  }
  // A blank sea that nobody touched is not taken over.
  if (in_front < next->tabs_->count())
    next->tabs_->SetSelection(static_cast<std::size_t>(in_front));
  next->tool_ = tool_;
  next->show_front();
  commands_.end();
  Hide();
  prepare_to_show(*next);
  next->Show();
  Disable();
  Destroy();
}

// The history comes along; what is unsaved is in the journal of the new page at once.
void EditorFrame::take_over(const Page& page) {
  if (const auto* map = dynamic_cast<const MapPage*>(&page)) {
    add(map->document()).take_picture(*map);
  } else if (const auto* deck = dynamic_cast<const DeckPage*>(&page)) {
    add(deck->document());
  } else if (const auto* pack = dynamic_cast<const PackPage*>(&page)) {
    add(pack->document());
  } else if (const auto* game = dynamic_cast<const PlayPage*>(&page)) {
    add(game->document()).show_as(*game);
  }
  front().keep_now();
}

}  // namespace chartroom::editor

// How the window comes up: a picture of the map first, and all that it is worked with behind it.
// All its words are set then, so that another window takes its place in another language.
#include <utility>

#include <wx/sizer.h>

#include "editor/ui/dialogs/generate_dialog.h"
#include "editor/ui/frame.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/start/first_picture.h"
#include "editor/ui/start/start_page.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "maps/files/input_files.h"

namespace chartroom::editor {
namespace {

// The map that will be in front; nothing where that is no map.
std::optional<maps::Map> map_in_front(const std::vector<std::string>& paths) {
  if (paths.empty()) return std::nullopt;
  const ParseResult<std::string> bytes = read_file(paths.back());
  if (!bytes || maps::kind_of(paths.back(), *bytes.value) != maps::FileKind::map) {
    return std::nullopt;
  }
  const ParseResult<MapDocument> read = MapDocument::open(paths.back());
  if (!read) return std::nullopt;
  return read.value->map();
}

}  // namespace

void EditorFrame::begin(const std::vector<std::string>& paths) {
  begin(map_in_front(paths), [this, paths] { open_all(paths); });
  begins_with_start_page_ = paths.empty();
}

void EditorFrame::begin(std::optional<maps::Map> picture, std::function<void()> open) {
  first_picture_ = new FirstPicture(
      this, std::move(picture), panels_.board,
      [this, open = std::move(open)] { CallAfter([this, open] { make_all(open); }); });
  prepare_to_show(*this);
  Show();
}

void EditorFrame::make_all(const std::function<void()>& open) {
  const WithoutAnimations still;
  bind_commands();
  use_own_shortcuts();
  make_bars_of_the_frame();
  // Out of sight until all is there: what is made in sight is laid out piece by piece.
  parts_ = new wxWindow;
  parts_->Hide();
  parts_->Create(this, wxID_ANY, wxDefaultPosition, GetClientSize());
  parts_->SetCanFocus(false);
  make_middle();
  listen();
  show_front();
  open();
  make_panels();
  watch_disk();
  offer_left_work();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(parts_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  std::exchange(first_picture_, nullptr)->Destroy();
  parts_->Show();
  Layout();
  judge();
  if (begins_with_start_page_) show_start();
  update();
  // Not now: GTK gives the focus to what it has laid out. Whoever waits for the title finds all in
  // its place, the focus too.
  CallAfter([this] {
    ready_ = true;
    fit_panels();
    focus_workplace();
    update();
  });
  wxWindow& seen = starting() ? *start_ : front().picture();
  seen.Bind(wxEVT_PAINT, [this, before = false](wxPaintEvent& event) mutable {
    if (!std::exchange(before, true)) CallAfter([this] { lay_out_anew(*this); });
    event.Skip();
  });
}

void EditorFrame::focus_workplace() {
  if (parts_->IsShown() && !starting()) front().workplace().SetFocus();
}

void EditorFrame::speak(const LanguageChoice& code) {
  judging_.Stop();
  end_lesson();
  keep_layout();
  translate(code);
  auto* next = new EditorFrame;
  next->SetSize(GetRect());
  std::optional<maps::Map> picture;
  if (MapPage* page = front_map()) picture = page->document().map();
  commands_.end();
  Disable();
  Hide();
  next->begin(std::move(picture), [this, next] {
    next->take_over(*this);
    Destroy();
  });
}

void EditorFrame::take_over(EditorFrame& before) {
  brush_ = before.brush_;
  tool_ = before.tool_;
  verdict_->learn_from(*before.verdict_);
  if (before.generator_ != nullptr) generator().take_over(*before.generator_);
  const MapPage* asked_for =
      before.asked_.found ? before.page_of(before.asked_.map).first : nullptr;
  const bool offers = asked_for != nullptr && asked_for->offers();
  const int in_front = before.tabs_->GetSelection();
  for (int i = 0; i < before.tabs_->count(); ++i) {
    Page& page = before.tabs_->page(i);
    page.finish_edit();
    take_over(page);
    page.give_up_journal();
  }
  // A blank sea that nobody touched is not taken over.
  if (in_front < tabs_->count()) tabs_->bring_to_front(tabs_->page(in_front));
  show_front();
  // Once there are panels.
  CallAfter([this, tab = before.side().book->GetSelection()] {
    wxNotebook& book = *side().book;
    if (tab > 0 && tab < static_cast<int>(book.GetPageCount())) book.ChangeSelection(tab);
  });
  for (const std::shared_ptr<LeftWork>& work : before.recovery_->unanswered()) offer(work);
  if (!before.recovery_->IsShown()) recovery_->Hide();  // they were put off
  asked_ = before.asked_;
  if (!asked_.answer.expired()) {
    look_for_changes(asked_);  // from its beginning: what was tried stays in the other window
  } else if (offers) {
    offer_changes(*asked_.found, asked_.map, asked_.code);
  }
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

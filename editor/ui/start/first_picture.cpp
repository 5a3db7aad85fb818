#include "editor/ui/start/first_picture.h"

#include <cairo.h>

#include <utility>

#include "editor/model/board_view.h"
#include "editor/model/documents/map_document.h"
#include "editor/ui/canvas/board_picture.h"
#include "editor/ui/toolkit/native.h"
#include "maps/files/input_files.h"

namespace chartroom::editor {

FirstPicture::FirstPicture(wxWindow* window, std::optional<maps::Map> map, const Margins& board,
                           std::function<void()> painted)
    : PaintedWindow(window, window->GetClientSize()),
      map_(std::move(map)),
      board_(board),
      painted_(std::move(painted)) {}

void FirstPicture::paint(cairo_t* cr) {
  if (map_) paint_board(cr);
  if (!painted_) return;
  CallAfter([painted = std::exchange(painted_, nullptr)] {
    show_what_is_painted();
    painted();
  });
}

void FirstPicture::paint_board(cairo_t* cr) const {
  const wxSize window = GetClientSize();
  const int width = window.GetWidth() - FromDIP(board_.left + board_.right);
  const int height = window.GetHeight() - FromDIP(board_.top + board_.bottom);
  // The window may be smaller than the margins, which come from the last run.
  if (width <= 0 || height <= 0) return;
  BoardView view(map_->size);
  view.set_window(width, height);
  cairo_translate(cr, FromDIP(board_.left), FromDIP(board_.top));
  paint_map(cr, *map_, view.origin(), view.scale(), wxSystemSettings::GetAppearance().IsDark());
}

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

}  // namespace chartroom::editor

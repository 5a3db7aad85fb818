// The picture that a map is traced from: laid under its board, edited, and remembered with the
// map's file.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "editor/model/documents/map_document.h"
#include "editor/ui/canvas/board_canvas.h"
#include "editor/ui/canvas/tracing_bar.h"
#include "editor/ui/pages/notice_bar.h"

namespace chartroom::editor {

class TracedPicture {
 public:
  // The page owns all parts and outlives this. `changed` is called after every change.
  struct Parts {
    MapDocument& document;
    BoardCanvas& canvas;
    TracingBar& bar;
    NoticeBar& notice;
    std::function<void()> changed;
  };
  explicit TracedPicture(Parts parts) : at_(std::move(parts)) {}

  // Lays a picture and asks the user to click four points in it, or says why it cannot.
  void open(const std::string& file);
  // Takes the picture from another page of this map, which may have no file to remember it with.
  void take(const TracedPicture& other);
  void remove();
  bool is_there() const { return work().tracing().has_value(); }
  void show(bool visible);
  bool visible() const { return at_.canvas.tracing().visible(); }

  void work_on(TracingWork::Mode mode);
  bool works(TracingWork::Mode mode) const { return work().mode() == mode; }
  void set_opacity(double opacity);
  void take_back();
  // Describes the keys' effect on the picture; "" while keys go to the board.
  wxString describe() const;

  // Shows and remembers the picture after a change.
  void update();
  // Remember: call when the map gets another file. Recall: call when the page shows another map.
  void remember();
  void recall();

 private:
  const TracingWork& work() const { return at_.canvas.tracing().work(); }
  TracingWork& work() { return at_.canvas.tracing().work(); }

  Parts at_;
  std::optional<Tracing> remembered_;  // as last written to the file
};

}  // namespace chartroom::editor

// The open maps, each in a tab.
#pragma once

#include <functional>
#include <string>

#include <wx/notebook.h>

#include "editor/ui/pages/map_page.h"

namespace chartroom::editor {

// There is always at least one map.
class MapTabs : public wxNotebook {
 public:
  // `to_front` is called when another map has come to the front, `events` are those of its canvas.
  MapTabs(wxWindow* parent, Brush& brush, BoardCanvas::Events events,
          std::function<void()> to_front);

  MapPage& front() const { return page(GetSelection()); }
  int count() const { return static_cast<int>(GetPageCount()); }
  MapPage& page(int place) const;
  // The map of a file (which may have been named in another way); null where it is not open.
  MapPage* find(const std::string& path) const;

  // Puts the map in a tab of its own, or in the tab in front where nobody would miss what is there,
  // and brings it to the front.
  MapPage& add(Document document);
  // The same, always in a tab of its own.
  MapPage& add_beside(Document document);
  // Closes the tab whatever is in it. In place of the last one comes a blank sea.
  void close(MapPage& closed);
  void bring_to_front(MapPage& page);
  // The next tab, or the one before (-1), and round.
  void step(int by);
  // The names on the tabs.
  void update_labels();

 private:
  Brush& brush_;
  BoardCanvas::Events events_;
  std::function<void()> to_front_;
};

}  // namespace chartroom::editor

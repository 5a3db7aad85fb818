// The smallest changes that make a map fair and free of warnings, or fix one finding: searched in
// the background, offered on the map's tab.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "editor/ui/workbench/workbench.h"

namespace chartroom::suggest {
struct Answer;
struct Request;
}  // namespace chartroom::suggest

namespace chartroom::editor {

class Suggestions {
 public:
  explicit Suggestions(Workbench& at) : at_(at) {}

  // Searches changes of the map in front; for one finding, or for all.
  void search(const reports::Finding* finding = nullptr);
  // The map in front has changed: what is said of another state of it goes.
  void follow();
  // Goes on in another window: searches from the beginning, or offers what was found.
  void take_over(const Suggestions& before);

 private:
  struct Search {
    std::shared_ptr<const suggest::Request> request;
    maps::Map map;
    std::string code;                       // of the finding; "": all
    std::weak_ptr<suggest::Answer> answer;  // gone once the search has ended
    std::shared_ptr<const suggest::Answer> found;
  };
  void run(Search search);
  void offer(const suggest::Answer& answer, const maps::Map& map, const std::string& code);
  void say(MapPage& page, const wxString& text);
  bool says(MapPage& page) const;
  void drop();
  // The page whose map is, or was at a step of its history, played like that, and that state; null
  // where none is open.
  std::pair<MapPage*, maps::Map> page_of(const maps::Map& map) const;

  Workbench& at_;
  Search last_;
  wxString said_;       // where there are no suggestions
  maps::Map said_for_;  // the map that it is said of
};

}  // namespace chartroom::editor

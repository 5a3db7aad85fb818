// The smallest changes that make a map fair and free of warnings, or fix one finding: searched in
// the background, offered in the map's tab.
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

  // Searches for changes of the map in front that fix one finding, or all.
  void search(const reports::Finding* finding = nullptr);
  // Hides a text about a state that the map in front no longer has.
  void follow();
  // Continues another window's work: searches again, or offers the changes found.
  void take_over(const Suggestions& before);

 private:
  struct Search {
    std::shared_ptr<const suggest::Request> request;
    maps::Map map;
    std::string code;                       // the finding's code; "" for all
    std::weak_ptr<suggest::Answer> answer;  // expired once the search has ended
    std::shared_ptr<const suggest::Answer> found;
  };
  void run(Search search);
  void offer(const suggest::Answer& answer, const maps::Map& map, const std::string& code);
  void say(MapPage& page, const wxString& text);
  bool says(MapPage& page) const;
  void drop();
  // Returns an open page with a current or past state that plays like the map, and that state; null
  // if there is none.
  std::pair<MapPage*, maps::Map> page_of(const maps::Map& map) const;

  Workbench& at_;
  Search last_;
  wxString said_;       // the text if there are no suggestions
  maps::Map said_for_;  // the map that `said_` is about
};

}  // namespace chartroom::editor

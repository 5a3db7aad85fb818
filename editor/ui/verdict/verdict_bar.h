// The bar that says how the map in front plays, while it is painted.
#pragma once

#include <functional>
#include <optional>
#include <tuple>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include "editor/model/verdict/live_verdict.h"

namespace chartroom::editor {

class VerdictBar : public wxPanel {
 public:
  // `news` is called with what is known of the map in front while it is judged, and whether that is
  // another stage, its tracking or another verdict.
  VerdictBar(wxWindow* parent, std::function<void(const MapVerdict&, bool)> news);

  // The map in front, after every change.
  void judge(const maps::Map& map, const rules::Rulebook& rules);
  // What is known of it, and of a map that is in front, or was.
  MapVerdict verdict() const { return live_.verdict(); }
  std::optional<MapVerdict> known(const maps::Map& map, const rules::Rulebook& rules) const {
    return live_.known({map, rules});
  }
  // Something else is in front: the bar hides.
  void judge_nothing();

 private:
  // Ends judging, or goes on with it.
  void stop_or_go_on();
  void show_verdict();
  // The games of captains that can be looked at, in a menu below the button.
  void offer_games(wxWindow& below);

  std::function<void(const MapVerdict&, bool)> news_;
  // What was told of the map in front: the stage, whether it was tracked, the games.
  std::optional<std::tuple<VerdictStage, bool, play::Count>> told_;
  wxStaticText* headline_;
  wxStaticText* details_;
  wxStaticText* tracking_;
  wxGauge* progress_;
  wxButton* button_;
  LiveVerdict live_;  // the last member: its thread calls the bar
};

}  // namespace chartroom::editor

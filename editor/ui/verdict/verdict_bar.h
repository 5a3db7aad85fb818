// The bar that says how the map in front plays, while it is painted. Of a pack in front it judges
// the maps, out of sight.
#pragma once

#include <functional>
#include <optional>
#include <tuple>
#include <vector>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include "editor/model/verdict/live_verdict.h"
#include "editor/model/verdict/pack_verdicts.h"

namespace chartroom::editor {

class VerdictBar : public wxPanel {
 public:
  struct Events {
    // Called with what is known of the map in front while it is judged, and whether that is another
    // stage, its tracking or another verdict.
    std::function<void(const MapVerdict&, bool)> map;
    // The same for the maps of the pack in front.
    std::function<void(const PackVerdicts&)> pack;
  };
  VerdictBar(wxWindow* parent, Events events);

  // The map in front, and how many errors it has, after every change.
  void judge(PlayedMap map, int errors);
  // What is known of it, and of a map that is in front, or was.
  MapVerdict verdict() const { return live_.verdict(); }
  std::optional<MapVerdict> known(const PlayedMap& map) const { return live_.known(map); }
  // The maps of the pack in front, after every change: the bar hides.
  void judge_pack(std::vector<PlayedMap> maps);
  // Something else is in front: the bar hides.
  void judge_nothing();
  // What the bar of a window knows that this one takes the place of.
  void learn_from(const VerdictBar& before) { live_.learn_from(before.live_); }

 private:
  // Ends judging, or goes on with it.
  void stop_or_go_on();
  void show_news();
  void show_verdict();
  void show_bar(bool shown);
  // The games of captains that can be looked at, in a menu below the button.
  void offer_games(wxWindow& below);

  Events events_;
  // What was told of the map in front: the stage, whether it was tracked, the games.
  std::optional<std::tuple<VerdictStage, bool, play::Count>> told_;
  wxStaticText* headline_;
  wxStaticText* details_;
  wxStaticText* tracking_;
  wxGauge* progress_;
  wxButton* button_;
  int errors_ = 0;        // of the map in front
  bool of_pack_ = false;  // a pack is in front
  LiveVerdict live_;      // its thread calls the bar until it goes
  PackVerdicts pack_{live_};
};

}  // namespace chartroom::editor

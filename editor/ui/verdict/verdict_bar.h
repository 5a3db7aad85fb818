// The bar with the verdict on the map in front, which it simulates meanwhile. If a pack is in
// front, the bar is hidden and simulates the pack's maps.
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
    // Called with news of the map in front; true if the stage changes, the figures of tracking are
    // ready or a verdict is reached.
    std::function<void(const MapVerdict&, bool)> map;
    // Called with news of the maps of the pack in front.
    std::function<void(const PackVerdicts&)> pack;
  };
  VerdictBar(wxWindow* parent, Events events);

  // Sets the map in front and its number of errors. Call after every change.
  void simulate(PlayedMap map, int errors);
  // Returns the verdict on the map in front so far.
  MapVerdict verdict() const { return live_.verdict(); }
  // Returns the verdict on any map that is or was in front.
  std::optional<MapVerdict> known(const PlayedMap& map) const { return live_.known(map); }
  // Sets the maps of the pack in front and hides the bar. Call after every change.
  void simulate_pack(std::vector<PlayedMap> maps);
  // Hides the bar, as something else is in front.
  void simulate_nothing();
  // Copies the results of another window's bar, which this bar replaces.
  void learn_from(const VerdictBar& before) { live_.learn_from(before.live_); }

 private:
  // Stops the simulation, or resumes it.
  void stop_or_go_on();
  void show_news();
  void show_verdict();
  void show_bar(bool shown);
  // Opens a menu of simulated games below the button.
  void offer_games(wxWindow& below);

  Events events_;
  // The last news of the map in front: stage, true if tracking is known, number of games.
  std::optional<std::tuple<VerdictStage, bool, play::Count>> told_;
  wxStaticText* headline_;
  wxStaticText* details_;
  wxStaticText* tracking_;
  wxGauge* progress_;
  wxButton* button_;
  int errors_ = 0;        // of the map in front
  bool of_pack_ = false;  // a pack is in front
  LiveVerdict live_;      // its thread calls the bar
  PackVerdicts pack_{live_};
};

}  // namespace chartroom::editor

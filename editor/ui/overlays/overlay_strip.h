// The strip above the board that shows one of the overlays on it, says what its colours mean and
// what it is under the cursor.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "editor/model/documents/map_document.h"
#include "editor/model/overlays/live_overlay.h"
#include "editor/model/tools/tool.h"
#include "editor/model/verdict/live_verdict.h"
#include "editor/ui/overlays/overlay_picture.h"

namespace chartroom::editor {

class OverlayLegend;

class OverlayStrip : public wxPanel {
 public:
  struct Events {
    std::function<void()> changed;  // what is shown, or said of the point under the cursor
    std::function<void()> drawing;  // a trail is to be drawn from now on, or not any more
    std::function<void()> done;     // the keyboard goes back to the board
    std::function<void()> comes;    // the strip is about to come or to go, as was asked for
  };
  OverlayStrip(wxWindow* parent, Events events);

  // The map in front, after every change, by what its pack says; and what captains have played on
  // it so far.
  void show(const MapDocument& document, const maps::RuleOverrides& pack_rules,
            const checks::Thresholds::Values& thresholds, std::vector<LevelFigures> games);
  void show_verdict(const MapVerdict& verdict);
  // Something else is in front: the strip hides.
  void show_nothing();
  // Whether it is also hidden while no overlay is chosen, which the menu still does.
  void hide_without_overlay(bool hide);
  // The document in front goes away.
  void forget() { document_ = nullptr; }

  void choose(OverlayKind kind);
  OverlayKind chosen() const { return live_.choice().kind; }

  // What lies over the board of this document; null where that is not in front.
  CanvasLayer* layer_over(const MapDocument& document);
  // The tool that draws the trail of an overlay; null where none is drawn.
  std::unique_ptr<Tool> tool();
  void end_drawing();

  // Says what is shown of the point under the cursor, and gives the text.
  wxString point_at(std::optional<maps::Point> cursor);

 private:
  void make();
  void make_controls();
  void lay_out();
  void bind();
  void share_room();
  void show_or_hide();
  void change_choice();
  void lead_trail(maps::Point to);
  void set_trail(const std::string& text, bool typed);
  void refresh();
  void update_legend();
  void say_what_is_unread();
  std::vector<maps::Point> drawn() const;
  bool is_drawing() const { return draw_ != nullptr && draw_->GetValue(); }

  Events events_;
  wxChoice* overlay_ = nullptr;
  wxChoice* level_ = nullptr;
  OverlayLegend* legend_ = nullptr;
  wxTextCtrl* trail_ = nullptr;
  wxToggleButton* draw_ = nullptr;
  wxButton* back_ = nullptr;
  wxStaticText* text_ = nullptr;
  wxStaticText* value_ = nullptr;
  wxCheckBox* change_ = nullptr;
  std::vector<std::string> levels_;
  const MapDocument* document_ = nullptr;
  bool hides_without_overlay_ = false;
  std::string path_;  // of its file
  std::optional<maps::Size> sea_;
  std::optional<maps::Point> start_;  // that the trail is drawn from
  std::optional<maps::Point> cursor_;
  std::vector<LevelFigures> games_;
  OverlayPicture picture_;
  // Judges the saved map, where that is wanted. The last members: their threads call the strip.
  std::unique_ptr<LiveVerdict> saved_;
  LiveOverlay live_;
};

}  // namespace chartroom::editor

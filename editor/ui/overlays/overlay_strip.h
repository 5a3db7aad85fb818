// The strip above the board: chooses an overlay, and explains its colors and the point under the
// cursor.
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
    std::function<void()> changed;  // the overlay on the board has changed
    std::function<void()> drawing;  // drawing of a trail begins or ends
    std::function<void()> done;     // returns the keyboard to the board
    std::function<void()> comes;    // the strip appears or hides; called before the layout
  };
  OverlayStrip(wxWindow* parent, Events events);

  // Sets the map in front, its pack's rules and thresholds, and the games so far. Call after every
  // change.
  void show(const MapDocument& document, const maps::RuleOverrides& pack_rules,
            const checks::Thresholds::Values& thresholds, std::vector<LevelFigures> games);
  void show_verdict(const MapVerdict& verdict);
  // Hides the strip, as no map is in front.
  void show_nothing();
  // Sets whether the strip hides while no overlay is chosen. The menu can still choose one.
  void hide_without_overlay(bool hide);
  // Call before the document in front is deleted.
  void forget() { document_ = nullptr; }

  void choose(OverlayKind kind);
  OverlayKind chosen() const { return live_.choice().kind; }

  // Returns the layer over the document's board; null if the document is not in front.
  CanvasLayer* layer_over(const MapDocument& document);
  // Returns the tool that draws a trail; null if drawing is off.
  std::unique_ptr<Tool> tool();
  void end_drawing();

  // Shows the text on the point under the cursor, and returns it.
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
  std::string path_;  // its file
  std::optional<maps::Size> sea_;
  std::optional<maps::Point> start_;  // the start of the drawn trail
  std::optional<maps::Point> cursor_;
  std::vector<LevelFigures> games_;
  OverlayPicture picture_;
  // Simulates the saved map if needed. The last members: their threads call the strip.
  std::unique_ptr<LiveVerdict> saved_;
  LiveOverlay live_;
};

}  // namespace chartroom::editor

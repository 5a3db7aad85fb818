#include "editor/model/step_label.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "editor/model/marked.h"

namespace chartroom::editor {
namespace {

// Ordered like StepLabel.
struct Step {
  std::string_view word;  // in drafts, so it never changes
  const char* text;
};

constexpr std::array kSteps{
    Step{"paint_islands", marked("painting islands")},
    Step{"erase_islands", marked("erasing islands")},
    Step{"paint_quadrants", marked("painting quadrants")},
    Step{"erase_quadrants", marked("erasing quadrants")},
    Step{"paint_surface_points", marked("painting surface points")},
    Step{"erase_surface_points", marked("erasing surface points")},
    Step{"set_start", marked("setting a start")},
    Step{"remove_start", marked("removing a start")},
    Step{"draw_border", marked("drawing a border")},
    Step{"erase_border", marked("erasing a border")},
    Step{"renumber_quadrants", marked("renumbering quadrants")},
    Step{"separate_quadrants", marked("splitting quadrants")},
    Step{"apply_symmetry", marked("applying symmetry")},
    Step{"turn_map", marked("rotating or flipping")},
    Step{"resize_map", marked("resizing the map")},
    Step{"cut", marked("cutting")},
    Step{"paste", marked("pasting")},
    Step{"move", marked("moving")},
    Step{"fix_finding", marked("fixing a finding")},
    Step{"change_name", marked("changing the name")},
    Step{"change_theme", marked("changing the theme")},
    Step{"change_rules", marked("changing the rules")},
    Step{"change_surfacing", marked("changing surfacing")},
    Step{"change_notes", marked("changing the notes")},
    Step{"change_details", marked("changing the details")},
    Step{"change_card", marked("changing a card")},
    Step{"add_card", marked("adding a card")},
    Step{"duplicate_cards", marked("duplicating cards")},
    Step{"remove_cards", marked("removing cards")},
    Step{"change_nation", marked("changing a nation")},
    Step{"add_nation", marked("adding a nation")},
    Step{"remove_nation", marked("removing a nation")},
    Step{"move_nation", marked("moving a nation")},
    Step{"change_symbol", marked("changing a symbol")},
    Step{"add_symbol", marked("adding a symbol")},
    Step{"remove_symbol", marked("removing a symbol")},
    Step{"move_symbol", marked("moving a symbol")},
    Step{"change_set_up", marked("changing the setup")},
    Step{"change_score", marked("changing the score")},
    Step{"change_sonar", marked("changing the sonar")},
    Step{"move_map", marked("moving a map")},
    Step{"add_map", marked("adding a map")},
    Step{"remove_map", marked("removing a map")},
    Step{"change_languages", marked("changing the languages")},
    Step{"accept_finding", marked("excluding a finding")},
    Step{"accept_no_more", marked("including a finding again")},
    Step{"move_corner", marked("moving a corner")},
    Step{"move_picture", marked("moving the picture")},
    Step{"click_point", marked("clicking a point")},
    Step{"lay_picture", marked("aligning the picture")},
    Step{"choose_start", marked("choosing a start")},
    Step{"play_ply", marked("playing a move")},
    Step{"play_from_here", marked("playing from here")},
    Step{"take_back", marked("taking back")},
    Step{"generate_map", marked("generating the map")},
    Step{"restore", marked("restoring a draft")},
    Step{"reload", marked("reloading the file")},
};
static_assert(kSteps.size() == static_cast<std::size_t>(StepLabel::reload) + 1);

}  // namespace

const char* step_text(StepLabel label) { return kSteps[static_cast<std::size_t>(label)].text; }

std::string_view step_word(StepLabel label) { return kSteps[static_cast<std::size_t>(label)].word; }

std::optional<StepLabel> step_of_word(std::string_view word) {
  const auto* const found = std::ranges::find(kSteps, word, &Step::word);
  if (found == kSteps.end()) return std::nullopt;
  return static_cast<StepLabel>(found - kSteps.begin());
}

}  // namespace chartroom::editor

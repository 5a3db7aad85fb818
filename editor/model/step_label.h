// The kinds of steps in the history, for the texts of Undo, Redo and the history panel.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace chartroom::editor {

enum class StepLabel : std::uint8_t {
  paint_islands,
  erase_islands,
  paint_quadrants,
  erase_quadrants,
  paint_surface_points,
  erase_surface_points,
  set_start,
  remove_start,
  draw_border,
  erase_border,
  renumber_quadrants,
  separate_quadrants,
  apply_symmetry,
  turn_map,
  resize_map,
  cut,
  paste,
  move,
  fix_finding,
  change_name,
  change_theme,
  change_rules,
  change_surfacing,
  change_notes,
  change_details,  // id, revision, author, license
  change_card,
  add_card,
  duplicate_cards,
  remove_cards,
  change_nation,
  add_nation,
  remove_nation,
  move_nation,
  change_symbol,
  add_symbol,
  remove_symbol,
  move_symbol,
  change_set_up,  // ladder, die, hand, face-up cards, variant
  change_score,
  change_sonar,
  move_map,  // for packs, to change_languages and the exclusions
  add_map,
  remove_map,
  change_languages,
  accept_finding,
  accept_no_more,
  move_corner,  // for a traced picture, to lay_picture
  move_picture,
  click_point,
  lay_picture,
  choose_start,  // for a game, to take_back
  play_ply,
  play_from_here,
  take_back,
  generate_map,
  restore,  // from the journal
  reload,   // from the disk
};

// "painting islands": English, marked for translation.
const char* step_text(StepLabel label);
// The word for a step in drafts: "paint_islands".
std::string_view step_word(StepLabel label);
std::optional<StepLabel> step_of_word(std::string_view word);

}  // namespace chartroom::editor

#include "cli/verb_table.h"

namespace chartroom::cli {

// A verb is a file of its own, which defines its function. Its name stands here, to be declared and
// to be listed.
AddVerb add_validate_verb, add_simulate_verb, add_ladder_verb, add_merge_verb, add_report_verb,
    add_export_verb, add_play_verb, add_referee_verb, add_track_verb, add_new_verb, add_show_verb,
    add_fmt_verb, add_convert_verb, add_diff_verb, add_merge_maps_verb;

std::span<AddVerb* const> all_verbs() {
  static constexpr AddVerb* kVerbs[] = {
      add_validate_verb, add_simulate_verb, add_ladder_verb,  add_merge_verb, add_report_verb,
      add_export_verb,   add_play_verb,     add_referee_verb, add_track_verb, add_new_verb,
      add_show_verb,     add_fmt_verb,      add_convert_verb, add_diff_verb,  add_merge_maps_verb,
  };
  return kVerbs;
}

}  // namespace chartroom::cli

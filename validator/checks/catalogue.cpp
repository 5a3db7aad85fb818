#include "validator/checks/catalogue.h"

#include <algorithm>

#include "maps/platform/contract.h"

// All checks, in the order of every list: functions that return them, each defined in a file of its
// name below families/.
#define CHARTROOM_CHECKS(CHECK)     \
  CHECK(malformed_json)             \
  CHECK(malformed_format)           \
  CHECK(newer_version)              \
  CHECK(shared_id)                  \
  CHECK(missing_file)               \
  CHECK(not_canonical)              \
  CHECK(missing_name)               \
  CHECK(idle_exclusion)             \
  CHECK(locked_check)               \
  CHECK(lowered_severity)           \
  CHECK(listed_twice)               \
  CHECK(unlisted_file)              \
  CHECK(id_unlike_name)             \
  CHECK(unsigned_pack)              \
  CHECK(same_sea)                   \
  CHECK(refused_name)               \
  CHECK(clashing_names)             \
  CHECK(fragile_name)               \
  CHECK(respelled_file)             \
  CHECK(not_four_quadrants)         \
  CHECK(quadrant_in_pieces)         \
  CHECK(quadrant_without_water)     \
  CHECK(uneven_quadrants)           \
  CHECK(ragged_border)              \
  CHECK(misnumbered_quadrants)      \
  CHECK(water_in_pieces)            \
  CHECK(dead_end)                   \
  CHECK(narrows)                    \
  CHECK(pocket)                     \
  CHECK(quadrant_out_of_reach)      \
  CHECK(unreachable_surface_point)  \
  CHECK(short_trails)               \
  CHECK(single_contact)             \
  CHECK(nowhere_to_move)            \
  CHECK(start_on_island)            \
  CHECK(shared_start)               \
  CHECK(surface_point_on_island)    \
  CHECK(starts_in_one_quadrant)     \
  CHECK(nowhere_to_surface)         \
  CHECK(far_from_surface_points)    \
  CHECK(idle_surface_points)        \
  CHECK(sinking_off_surface_points) \
  CHECK(one_forced_start)           \
  CHECK(free_torpedo)               \
  CHECK(free_silence)               \
  CHECK(unaffordable_action)        \
  CHECK(easy_to_track)              \
  CHECK(hard_to_track)              \
  CHECK(telling_starts)             \
  CHECK(first_move_advantage)       \
  CHECK(unequal_sides)              \
  CHECK(unequal_starts)             \
  CHECK(unfinished_games)           \
  CHECK(unusual_length)             \
  CHECK(avoided_region)             \
  CHECK(sinking_by_surfacing)       \
  CHECK(depends_on_skill)           \
  CHECK(small_advantage)            \
  CHECK(undecided)                  \
  CHECK(costly_games)               \
  CHECK(unfinished_play)

namespace chartroom::checks {

#define CHARTROOM_DECLARE(make) Check make();
CHARTROOM_CHECKS(CHARTROOM_DECLARE)
#undef CHARTROOM_DECLARE

void Catalogue::set_severity(std::string_view code, Severity severity) {
  const auto check = std::ranges::find(checks_, code, &Check::code);
  CHARTROOM_EXPECTS(check != checks_.end());
  check->severity = severity;
}

void Catalogue::add(const std::vector<Check>& checks) {
  for (const Check& check : checks) {
    CHARTROOM_EXPECTS(find(check.code) == nullptr);
    for (const Threshold& one : check.thresholds) CHARTROOM_EXPECTS(!has_threshold(one.name));
    checks_.push_back(check);
  }
}

const Check* Catalogue::find(std::string_view code) const {
  const auto found = std::find_if(checks_.begin(), checks_.end(),
                                  [code](const Check& check) { return check.code == code; });
  return found == checks_.end() ? nullptr : &*found;
}

bool Catalogue::has_threshold(std::string_view name) const {
  return std::any_of(checks_.begin(), checks_.end(), [name](const Check& check) {
    return std::any_of(check.thresholds.begin(), check.thresholds.end(),
                       [name](const Threshold& one) { return one.name == name; });
  });
}

Catalogue standard_catalogue() {
#define CHARTROOM_MAKE(make) make(),
  return Catalogue({CHARTROOM_CHECKS(CHARTROOM_MAKE)});
#undef CHARTROOM_MAKE
}

}  // namespace chartroom::checks

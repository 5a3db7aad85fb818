#include "validator/checks/catalogue.h"

#include "maps/platform/contract.h"
#include "validator/checks/families/play_checks.h"
#include "validator/checks/families/quadrant_checks.h"
#include "validator/checks/families/reach_checks.h"
#include "validator/checks/families/start_checks.h"
#include "validator/checks/families/tracking_checks.h"

namespace chartroom::checks {
namespace {

std::vector<Check>& all_checks() {
  constexpr auto E = maps::Severity::error;
  constexpr auto W = maps::Severity::warning;
  constexpr auto N = maps::Severity::note;
  constexpr auto structure = Level::structure;
  constexpr auto tracking = Level::tracking;
  constexpr auto fairness = Level::fairness;
  static std::vector<Check> table{
      {"F001", E, structure, "not JSON as the strict reader takes it",
       "What programs read differently gives two tables different maps.", false, nullptr},
      {"F002", E, structure, "not a map or a pack by the format",
       "What a program does not understand it cannot judge or print.", false, nullptr},
      {"F003", E, structure, "a version newer than this program",
       "An old program would misread the map without noticing.", false, nullptr},
      {"F004", E, structure, "two maps of a pack share an id",
       "A record that names the map could mean either sea.", false, nullptr},
      {"F005", E, structure, "a pack names a file that is not there",
       "Whoever downloads the pack misses a map.", false, nullptr},
      {"F006", N, structure, "not in canonical form",
       "Files in one form show in a comparison what really changed.", true, nullptr},
      {"F007", N, structure, "a name is missing in a language of the pack",
       "A sheet in that language shows a foreign name.", false, nullptr},
      {"F008", W, structure, "an exclusion that matches nothing",
       "What it excused is gone; left standing it would hide a new fault.", false, nullptr},
      {"Q101", N, structure, "not four quadrants",
       "The published game has four; torpedoes reach further with fewer.", false,
       not_four_quadrants},
      {"Q102", E, structure, "a quadrant in several pieces",
       "A torpedo would jump across another quadrant, whose border it must not cross.", false,
       quadrant_in_pieces},
      {"Q103", E, structure, "a quadrant without water",
       "No submarine can be there and no torpedo can be aimed.", false, quadrant_without_water},
      {"Q104", W, structure, "water shared unevenly among the quadrants",
       "A torpedo fired in a small quadrant has few targets, so hiding there is hard.", false,
       uneven_quadrants},
      {"Q105", W, structure, "a ragged border",
       "Players misread which quadrant the point is in, and aim or claim wrongly.", true,
       ragged_border},
      {"Q106", N, structure, "quadrants not numbered in reading order",
       "Players look for a quadrant where its number leads them.", true, misnumbered_quadrants},
      {"R201", E, structure, "water in several pieces",
       "Submarines that start in different pieces can never meet.", true, water_in_pieces},
      {"R202", W, structure, "a dead end",
       "Whoever goes in must surface to come out, and the operator knows.", false, dead_end},
      {"R203", N, structure, "a narrows",
       "Whoever passes it cannot come back without surfacing, and the operator can wait there.",
       false, narrows},
      {"R204", W, structure, "a pocket",
       "Whoever goes in can turn but not come out without surfacing.", false, pocket},
      {"R205", W, structure, "a forced start that cannot reach a quadrant",
       "That team can never be there nor fire there.", false, quadrant_out_of_reach},
      {"R206", E, structure, "a surface point that cannot be reached",
       "It promises a safe surfacing that nobody can have.", false, unreachable_surface_point},
      {"R207", N, structure, "only short trails",
       "Captains must surface often, and each surfacing tells their place.", false, short_trails},
      {"R208", N, structure, "two quadrants that touch in one place only",
       "Whoever passes between them is on one of two points.", false, single_contact},
      {"S301", E, structure, "a forced start on an island", "The game cannot begin.", false,
       start_on_island},
      {"S302", W, structure, "both forced starts on one point",
       "The teams know where the other is before the first turn.", false, shared_start},
      {"S303", E, structure, "a surface point on an island",
       "It promises a safe surfacing that nobody can have.", true, surface_point_on_island},
      {"S304", N, structure, "both forced starts in one quadrant",
       "The first torpedo can be aimed before anybody has moved far.", false,
       starts_in_one_quadrant},
      {"S305", W, structure, "surfacing damage without a surface point",
       "A captain who is trapped takes damage, and nothing could have been done about it.", false,
       nowhere_to_surface},
      {"S306", W, structure, "water far from every surface point",
       "Captains who are trapped there pay with damage: no surface point was near.", false,
       far_from_surface_points},
      {"S307", N, structure, "surface points where surfacing costs nothing",
       "They are printed on the sheet and mean nothing.", true, idle_surface_points},
      {"T401", N, tracking, "easy to track",
       "The operator finds the submarine before the captain can do much.", false, easy_to_track},
      {"T402", N, tracking, "hard to track",
       "The operator hardly finds anything without sonar and luck.", false, hard_to_track},
      {"T403", N, tracking, "a start that the first moves give away",
       "Whoever chooses it plays with open cards.", false, telling_starts},
      {"P501", W, fairness, "an advantage for the team that begins",
       "A toss decides more of the game than it should.", false, first_move_advantage},
      {"P502", W, fairness, "blue and green unequal on forced starts",
       "One team has the better place whoever plays it.", false, unequal_sides},
      {"P503", N, fairness, "a start that wins or loses too often",
       "Players who know it have an advantage over those who do not.", false, unequal_starts},
      {"P504", W, fairness, "too many games without a result",
       "An evening may end with both submarines afloat.", false, unfinished_games},
      {"P505", N, fairness, "games too short or too long",
       "It is over before it begins, or nobody wants to finish it.", false, unusual_length},
      {"P506", N, fairness, "a region that play avoids",
       "It is printed on the sheet and hardly used.", false, avoided_region},
      {"P507", N, fairness, "surfacing decides too many games",
       "Submarines should sink by torpedoes.", false, sinking_by_surfacing},
      {"P508", W, fairness, "a verdict that changes with the players' skill",
       "The map is fair for some tables only.", false, depends_on_skill},
  };
  return table;
}

}  // namespace

const std::vector<Check>& catalogue() { return all_checks(); }

void register_checks(std::span<const Check> checks) {
  for (const Check& check : checks) {
    CHARTROOM_EXPECTS(find_check(check.code) == nullptr);
    all_checks().push_back(check);
  }
}

const Check* find_check(std::string_view code) {
  for (const Check& check : catalogue()) {
    if (check.code == code) return &check;
  }
  return nullptr;
}

}  // namespace chartroom::checks

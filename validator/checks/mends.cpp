#include "validator/checks/mends.h"

#include <algorithm>
#include <utility>

#include "validator/checks/analysis/channels.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/fixes.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

using Ways = std::vector<Fix>;

// A way that opens the islands, where there are any.
void add_channel(const maps::PointSet& islands, Ways& ways) {
  if (islands.empty()) return;
  ways.push_back(
      {message("Open a channel at {}", names(islands)), {maps::SetIslands{islands, false}}});
}

// What the fix of the finding does. It names every point; in a choice of ways some will do.
Message short_label(const reports::Finding& finding) {
  const auto* fill = std::get_if<maps::SetIslands>(&finding.fix->edits.front());
  const bool fills = finding.fix->edits.size() == 1 && fill != nullptr && fill->island;
  return fills ? message("Fill {} with islands", names(fill->points)) : finding.fix->said;
}

// All pieces of the water joined to the largest one, and no surface point or start lost.
Ways join_pieces(const MapSubject& subject, const reports::Finding&) {
  Ways ways;
  maps::PointSet opened;
  for (std::size_t i = 1; i < subject.components.size(); ++i) {
    opened |= channel(subject.map, subject.components[i], subject.components[0]);
  }
  add_channel(opened, ways);
  return ways;
}

// A second way out of a part that one point shuts, from its far end where that is possible; or the
// part filled, where nobody starts or surfaces in it.
Ways open_or_fill(const MapSubject& subject, const reports::Finding& finding) {
  Ways ways;
  const maps::Map& map = subject.map;
  const maps::PointSet& part = finding.points;
  for (const CutOffPart& each : subject.cut_off_parts) {
    if (each.part != part) continue;
    const maps::PointSet mouth{each.mouth};
    maps::PointSet far = part;
    for (maps::PointSet near = mouth.neighbours() & part; !(far - near).empty();
         near |= near.neighbours() & part) {
      far = part - near;
    }
    add_channel(channel(map, far, subject.water - part - mouth, mouth), ways);
  }
  const auto& [blue, green] = map.starts;
  const bool used = !(map.surface_points() & part).empty() || (blue && part.contains(*blue)) ||
                    (green && part.contains(*green));
  if (!used) {
    ways.push_back({message("Fill {} with islands", names(part)), {maps::SetIslands{part, true}}});
  }
  return ways;
}

Ways reach_or_give_up_surface_point(const MapSubject& subject, const reports::Finding& finding) {
  Ways ways;
  if (subject.components.empty()) return ways;
  add_channel(channel(subject.map, finding.points, subject.components[0]), ways);
  ways.push_back({message("Make {} no surface point", names(finding.points)),
                  {maps::SetSurfacePoints{finding.points, false}}});
  return ways;
}

// The point of water that is the fewest steps away, islands crossed; nothing where there is none.
std::optional<maps::Point> nearest_water(const MapSubject& subject, maps::Point from,
                                         const maps::PointSet& taken) {
  const maps::PointSet free = subject.water - taken;
  if (free.empty()) return std::nullopt;
  maps::PointSet reached{from};
  while ((reached & free).empty()) reached |= reached.neighbours() & subject.map.points();
  return (reached & free).first();
}

Ways move_or_free_start(const MapSubject& subject, const reports::Finding& finding) {
  Ways ways{
      {message("Make {} water", names(finding.points)), {maps::SetIslands{finding.points, false}}}};
  for (const maps::Team team : maps::kTeams) {
    const auto& start = subject.map.starts.of(team);
    if (!start || !finding.points.contains(*start)) continue;
    if (const auto water = nearest_water(subject, *start, {})) {
      ways.push_back({message("Move the start of {} to {}", team_word(team), to_string(*water)),
                      {maps::SetStart{team, *water}}});
    }
    ways.push_back({message("Let the captain of {} choose the start", team_word(team)),
                    {maps::SetStart{team, std::nullopt}}});
  }
  return ways;
}

Ways part_starts(const MapSubject& subject, const reports::Finding& finding) {
  Ways ways;
  for (const maps::Team team : maps::kTeams) {
    if (const auto water = nearest_water(subject, finding.points.first(), finding.points)) {
      ways.push_back({message("Move the start of {} to {}", team_word(team), to_string(*water)),
                      {maps::SetStart{team, *water}}});
    }
    ways.push_back({message("Let the captain of {} choose the start", team_word(team)),
                    {maps::SetStart{team, std::nullopt}}});
  }
  return ways;
}

Ways surface_for_nothing(const MapSubject&, const reports::Finding&) {
  return {{message("Let surfacing cost nothing"), {maps::SetSurfacingDamage{0}}}};
}

struct OtherWays {
  std::string_view code;
  Ways (*of)(const MapSubject& subject, const reports::Finding& finding);
};

constexpr OtherWays kOtherWays[] = {
    {"R201", join_pieces},         {"R202", open_or_fill},
    {"R204", open_or_fill},        {"R206", reach_or_give_up_surface_point},
    {"S301", move_or_free_start},  {"S302", part_starts},
    {"S305", surface_for_nothing},
};

const OtherWays* other_ways(std::string_view code) {
  const auto* found = std::ranges::find(kOtherWays, code, &OtherWays::code);
  return found == std::end(kOtherWays) ? nullptr : found;
}

// How many points became land or water; of ways that change something else, one.
int weight(const maps::Map& before, const maps::Map& after) {
  return std::max(
      1, (before.islands - after.islands).count() + (after.islands - before.islands).count());
}

// Whether the finding is still there, or what is left of it.
bool persists(const reports::Finding& finding, const std::vector<reports::Finding>& after) {
  return std::ranges::any_of(after, [&finding](const reports::Finding& other) {
    return other.code == finding.code &&
           (finding.points.empty() || !(other.points & finding.points).empty());
  });
}

}  // namespace

bool has_mends(std::string_view code) { return other_ways(code) != nullptr; }

std::vector<Mend> mends_of(const maps::MapFile& file, const maps::PackFile* pack,
                           const Catalogue& catalogue, const reports::Finding& finding) {
  const rules::Rulebook rules =
      rules::rulebook_for(file.map, pack ? pack->pack.rules : maps::RuleOverrides{});
  const MapSubject subject(file.map, rules,
                           pack ? Thresholds(pack->pack.checks.thresholds) : Thresholds{});
  Ways ways;
  if (finding.fix && !finding.fix->edits.empty()) {
    ways.push_back({short_label(finding), finding.fix->edits});
  }
  if (const OtherWays* others = other_ways(finding.code)) {
    for (Fix& way : others->of(subject, finding)) ways.push_back(std::move(way));
  }
  Profile profile;
  profile.catalogue = catalogue;
  profile.level = Level::structure;
  const std::vector<reports::Finding> now = map_findings(file, pack, profile);
  std::vector<Mend> mends;
  for (Fix& way : ways) {
    maps::MapFile after = file;
    after.map = edited(file.map, way.edits);
    const bool known =
        after.map == file.map ||
        std::ranges::any_of(mends, [&after](const Mend& other) { return other.map == after.map; });
    if (known) continue;
    std::vector<reports::Finding> left = map_findings(after, pack, profile);
    if (persists(finding, left) || adds_findings(now, left, finding.severity)) continue;
    mends.push_back({std::move(way.said), std::move(after.map), std::move(left)});
  }
  std::ranges::stable_sort(mends, {},
                           [&file](const Mend& mend) { return weight(file.map, mend.map); });
  return mends;
}

}  // namespace chartroom::checks

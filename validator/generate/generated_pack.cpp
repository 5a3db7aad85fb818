#include "validator/generate/generated_pack.h"

#include <fmt/core.h>

#include <cmath>
#include <cstdint>

#include "maps/json/id.h"
#include "maps/platform/hash.h"
#include "validator/generate/names.h"
#include "validator/play/simulation/simulation_report.h"
#include "validator/play/simulation/verdict.h"

namespace chartroom::generate {
namespace {

using play::grouped;

std::string points(const statistics::Interval& share) {
  return fmt::format("{:.2f} to {:.2f}", 100 * share.low, 100 * share.high);
}

std::string shape_of(const Layout& layout) {
  return layout.shape ? std::string(layout.shape->name) : "a variation";
}

std::string starts_of(const maps::Map& map) {
  if (!map.starts.any()) return "free starts";
  const auto named = [](const auto& start) { return start ? to_string(*start) : "free"; };
  return fmt::format("starts {} and {}", named(map.starts.blue), named(map.starts.green));
}

std::string map_report(const Found& found) {
  const maps::Map& map = found.layout.map;
  const Certificate& certificate = found.certificate;
  std::string text = fmt::format(
      "\n## {} ({})\n\n{}, {} islands of {} points, {}, {:.0f}% of the land outside any symmetry "
      "of the sea; {:.1f} possible positions after {} moves ({}). Found after {} candidates.\n\n",
      text_in(map.name, "en"), map.id, shape_of(found.layout), found.layout.islands,
      map.islands.count(), starts_of(map), 100 * asymmetry(map), found.layout.mean_positions,
      kTrackedMoves, tracking_word(tracking_class(found.layout.mean_positions, map.size)),
      grouped(certificate.candidates));
  text += "| Skill | Games | Blue's points, % | First player, % | Unfinished, % |\n";
  text += "| --- | --- | --- | --- | --- |\n";
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    text += fmt::format("| {} | {} | {} | {} | up to {:.2f} |\n", kLevels[i],
                        grouped(certificate.tallies[i].games),
                        certificate.side_proof.empty() ? points(certificate.side(i))
                                                       : "50: " + certificate.side_proof,
                        points(certificate.first(i)), 100 * certificate.unfinished(i).high);
  }
  return text;
}

}  // namespace

GeneratedPack generated_pack(const Request& request, const Search& search,
                             const Signature& signature) {
  GeneratedPack result;
  result.maps = search.found;
  // The first map counts too: two packs of one seed must not share their names.
  const std::uint64_t other =
      search.found.empty() ? 0 : fnv1a(search.found.front().certificate.map_hash);
  std::vector<std::vector<Texts>> names;
  for (const maps::Theme theme : request.themes) {
    names.push_back(draw_names(theme, request.count, request.seed ^ other));
  }
  for (std::size_t i = 0; i < result.maps.size(); ++i) {
    const std::size_t theme = i % request.themes.size();
    maps::Map& map = result.maps[i].layout.map;
    map.name = names[theme][i / request.themes.size()];
    map.theme = request.themes[theme];
    map.id = json::id_of_file(map.name.at("en"));
    map.revision = "1";
    map.author = signature.author;
    map.license = signature.license;
    map.notes = {};
    result.maps[i].certificate.map = map.id;
    result.pack.maps.push_back(map.id + ".map.json");
  }
  result.pack.id = signature.id;
  result.pack.revision = "1";
  result.pack.name = {{"en", signature.name}};
  result.pack.author = signature.author;
  result.pack.license = signature.license;
  result.pack.languages = {"en", "de", "fr", "it", "ko"};
  return result;
}

std::string search_report(const GeneratedPack& pack, const Search& search,
                          const std::string& request_text) {
  std::string text = fmt::format(
      "# {}\n\nMaps: {}, in cells of tracking, number of islands and shape: {}. Candidates: {}, of "
      "which {} were played; tries of a certificate: {}; games: {}. The same maps come of:\n\n"
      "    {}\n\n",
      text_in(pack.pack.name, "en"), pack.maps.size(), search.cells, grouped(search.candidates),
      grouped(search.played), grouped(search.attempts), grouped(search.games), request_text);
  text += fmt::format(
      "Each map is certified by new games that the search did not see. Each figure has {:g}% "
      "confidence, at every skill. Blue's share differs from 50% by at most {:g} percentage "
      "points, the first player's share by at most {:g}. Under {:g}% of the games are "
      "unfinished. `chartroom validate --certificate` replays them. The captains are of edition "
      "{}.\n",
      100 * kConfidence, 100 * kSideMargin, 100 * kFirstMargin, 100 * kUnfinishedMost,
      pack.maps.empty() ? 0 : pack.maps.front().certificate.captains);
  for (const Found& found : pack.maps) text += map_report(found);
  return text;
}

std::string nearest_text(const Request& request, const Search& search) {
  if (search.nearest) {
    const Trial& trial = *search.nearest;
    std::string text = fmt::format("the closest had {:.1f} possible positions after {} moves",
                                   trial.layout.mean_positions, kTrackedMoves);
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
      const play::Tally& tally = trial.tallies[i];
      if (tally.games == 0) continue;
      text += fmt::format("; {}: blue {:.1f}%, first player {:.1f}% of {} games", kLevels[i],
                          100 * share_for(play::Question::side, tally, kConfidence).estimate,
                          100 * share_for(play::Question::first_move, tally, kConfidence).estimate,
                          grouped(tally.games));
    }
    return text;
  }
  if (search.nearest_positions) {
    return fmt::format("the closest to {:g} to {:g} possible positions after {} moves was {:.1f}",
                       request.tracking.low, request.tracking.high, kTrackedMoves,
                       *search.nearest_positions);
  }
  return search.found.empty() ? "no such map could be drawn" : "the others were not certified";
}

}  // namespace chartroom::generate

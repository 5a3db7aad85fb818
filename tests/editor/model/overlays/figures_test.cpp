#include "editor/model/overlays/figures.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/checks/check_map.h"
#include "validator/checks/map_subject.h"
#include "validator/play/simulation/simulation.h"

namespace chartroom::editor {
using namespace maps;
namespace {

Point at(const char* name) { return parse_point(name).value(); }

PlayedMap played(const Map& map) { return {map, rules::rulebook_for(map)}; }

// Plays the games of `chartroom simulate` on the map.
play::Tally games_on(const Map& map) {
  play::TournamentPlan plan;
  plan.map = map;
  plan.rules = rules::rulebook_for(map);
  plan.games = 400;
  return play_tournament(plan).tally;
}

TEST(Figures, OfDeadEndsAreThePartsThatTheFindingsAreAbout) {
  const Map map = known::sea({"...##...", "##.##...", "........", "........", "##.#####",
                              "##.#####", "........", "........"});
  const Figures figures = cut_off_figures(played(map), {});
  const rules::Rulebook rules = rules::rulebook_for(map);
  const checks::MapSubject subject(map, rules);
  PointSet found;
  for (const checks::PartKind kind :
       {checks::PartKind::dead_end, checks::PartKind::pocket, checks::PartKind::narrows}) {
    for (const checks::CutOffPart& part : subject.parts_of_kind(kind)) {
      const PointSet& points = kind == checks::PartKind::narrows ? part.passage : part.part;
      found |= points;
      for (const Point p : points) {
        ASSERT_TRUE(figures.by_point.contains(p)) << to_string(p);
        EXPECT_EQ(part_at(figures, p)->kind, kind) << to_string(p);
      }
    }
  }
  EXPECT_EQ(static_cast<int>(figures.by_point.size()), found.count());
  EXPECT_EQ(figures.by_point.at(at("A1")).value, 4);
  EXPECT_EQ(part_at(figures, at("A1"))->kind, checks::PartKind::dead_end);
  EXPECT_EQ(part_at(figures, at("C5"))->kind, checks::PartKind::narrows);
  EXPECT_EQ(part_at(figures, at("H8")), nullptr);
}

TEST(Figures, OfDeadEndsGoByTheThresholdsOfThePack) {
  const Map map = known::sea({"..#...", "..#...", ".##...", "......", "......", "......"});
  EXPECT_EQ(part_at(cut_off_figures(played(map), {}), at("A1"))->kind, checks::PartKind::pocket);
  const Figures strict = cut_off_figures(played(map), {{"pocket_share", 0.01}});
  EXPECT_NE(part_at(strict, at("A4")), nullptr) << "what is no pocket makes a narrows";
}

TEST(Figures, OfTrackingAddUpToTheMeanOfTheVerdictBar) {
  const Map map = known::archipelago();
  double placements = 0;
  double sequences = 0;
  const Figures figures = tracking_figures(map);
  for (const checks::StartMetrics& start : checks::start_metrics(map, kVerdictMoves)) {
    placements += figures.by_point.at(start.start).value * static_cast<double>(start.sequences);
    sequences += static_cast<double>(start.sequences);
  }
  EXPECT_NEAR(placements / sequences,
              checks::tracking_metrics(map, 2000).mean_placements[kVerdictMoves], 1e-9);
}

TEST(Figures, AreThoseOfTheReportForTheSameGames) {
  Map map = known::archipelago();
  map.starts = {};
  const play::Tally tally = games_on(map);
  const LevelFigures level = level_figures("novice", tally);
  const Figures visits = played_figures(OverlayKind::visits, map, level);
  const Figures hits = played_figures(OverlayKind::hits, map, level);
  const Figures surfacings = played_figures(OverlayKind::surfacings, map, level);
  double sum = 0;
  for (const auto& [point, figure] : visits.by_point) sum += figure.value;
  for (const Point p : map.water()) {
    const std::size_t place = play::point_index(p);
    const auto in_100 = [&](play::Count count) {
      return 100.0 * static_cast<double>(count) / static_cast<double>(tally.games);
    };
    EXPECT_DOUBLE_EQ(visits.by_point.at(p).value, in_100(tally.visits[place]));
    EXPECT_DOUBLE_EQ(hits.by_point.at(p).value, in_100(tally.hits[place]));
    EXPECT_DOUBLE_EQ(surfacings.by_point.at(p).value, in_100(tally.surfacings[place]));
    EXPECT_NEAR(visits.by_point.at(p).value * map.water().count() / sum, visit_share(map, tally, p),
                1e-9);
  }
  EXPECT_EQ(visits.by_point.size(), static_cast<std::size_t>(map.water().count()));
  const Figures winners = played_figures(OverlayKind::winners, map, level);
  const auto starts = play::start_metrics(tally, play::kReportConfidence);
  ASSERT_EQ(winners.by_point.size(), starts.size());
  for (const play::StartMetric& start : starts) {
    EXPECT_DOUBLE_EQ(winners.by_point.at(start.start).value, 100 * start.share.estimate);
  }
}

TEST(Figures, OfAChangeAreKnownWhereBothMapsHaveThem) {
  Figures before;
  before.by_point = {{at("A1"), {10, 3}}, {at("B1"), {5, 0}}};
  before.games = 200;
  Figures now;
  now.by_point = {{at("A1"), {12, 4}}, {at("C1"), {7, 0}}};
  now.games = 100;
  const Figures change = change_of(now, before);
  ASSERT_EQ(change.by_point.size(), 1U);
  EXPECT_EQ(change.by_point.at(at("A1")), (Figure{2, 5}));
  EXPECT_TRUE(within_chance(change.by_point.at(at("A1"))));
  EXPECT_EQ(change.games, 100);
  EXPECT_TRUE(change.change);
}

TEST(Figures, LieOnAScaleFromTheirLeastToTheirMost) {
  Figures figures;
  figures.by_point = {{at("A1"), {4, 0}}, {at("B1"), {8, 0}}};
  const FigureScale places = scale_of(OverlayKind::tracking, figures);
  EXPECT_EQ(place_on(places, 4), 0);
  EXPECT_EQ(place_on(places, 8), 1);
  EXPECT_EQ(place_on(scale_of(OverlayKind::visits, figures), 4), 0.5) << "counts begin at none";
  const FigureScale shares = scale_of(OverlayKind::winners, figures);
  EXPECT_EQ(shares.middle, 50);
  EXPECT_EQ(place_on(shares, 50), 0);
  EXPECT_EQ(place_on(shares, 4), -1);
  figures.change = true;
  EXPECT_EQ(place_on(scale_of(OverlayKind::visits, figures), -4), -0.5);
}

}  // namespace
}  // namespace chartroom::editor

#include "editor/model/overlays/live_overlay.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <cstdint>
#include <mutex>

#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

PlayedMap played(const Map& map) { return {map, rules::rulebook_for(map)}; }

Map open_sea() { return known::sea({"......", "......", "......", "......"}); }
Map with_island() { return known::sea({"......", "..#...", "......", "......"}); }
Map with_dead_end() { return known::sea({"...##.", "##.##.", "......", "......"}); }

// Refreshes at every notification, like the window.
class Watched {
 public:
  Watched() : live_([this] { tell(); }) {}

  LiveOverlay& live() { return live_; }
  const ShownOverlay& shown() const { return live_.shown(); }

  void choose(OverlayKind kind, bool change = false) {
    OverlayChoice choice = live_.choice();
    choice.kind = kind;
    choice.change = change;
    live_.choose(choice);
  }

  template <class Wanted>
  void wait(Wanted wanted) {
    std::unique_lock lock(mutex_);
    live_.refresh();
    while (!wanted(live_.shown())) {
      told_.wait(lock, [this] { return news_; });
      news_ = false;
      live_.refresh();
    }
  }

 private:
  void tell() {
    const std::scoped_lock lock(mutex_);
    news_ = true;
    told_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable told_;
  bool news_ = false;
  LiveOverlay live_;
};

bool is_known(const ShownOverlay& shown) { return shown.figures && !shown.stale; }

LevelFigures games(const Map& map, play::Count number) {
  play::TournamentPlan plan;
  plan.map = map;
  plan.rules = rules::rulebook_for(map);
  plan.games = number;
  return level_figures("standard", play_tournament(plan).tally);
}

TEST(LiveOverlay, ShowsNothingUntilSomethingIsChosen) {
  Watched watched;
  watched.live().set_map(played(with_dead_end()), played(with_dead_end()), {});
  EXPECT_FALSE(watched.shown().figures || watched.shown().stale);
}

TEST(LiveOverlay, ShowsDeadEndsAtOnceAndFollowsTheMap) {
  Watched watched;
  watched.choose(OverlayKind::dead_ends);
  watched.live().set_map(played(with_dead_end()), played(with_dead_end()), {});
  ASSERT_TRUE(is_known(watched.shown()));
  EXPECT_FALSE(watched.shown().figures->by_point.empty());
  watched.live().set_map(played(open_sea()), played(with_dead_end()), {});
  ASSERT_TRUE(is_known(watched.shown()));
  EXPECT_TRUE(watched.shown().figures->by_point.empty());
}

TEST(LiveOverlay, GreysTheTrackingOfTheMapBeforeUntilThatOfTheNewOneIsKnown) {
  Watched watched;
  watched.choose(OverlayKind::tracking);
  watched.live().set_map(played(open_sea()), played(open_sea()), {});
  watched.wait(is_known);
  const auto before = watched.shown().figures->by_point;
  const std::uint64_t version = watched.shown().version;
  watched.live().set_map(played(with_island()), played(open_sea()), {});
  if (watched.shown().stale) {
    EXPECT_EQ(watched.shown().figures->by_point, before);
    EXPECT_EQ(watched.shown().version, version);
  }
  watched.wait(is_known);
  EXPECT_EQ(watched.shown().figures->by_point, tracking_figures(with_island()).by_point);
  EXPECT_NE(watched.shown().version, version);
}

TEST(LiveOverlay, ShowsTheGamesOfTheChosenLevelAndGreysThemWhenTheMapChanges) {
  Watched watched;
  watched.choose(OverlayKind::visits);
  watched.live().set_map(played(open_sea()), played(open_sea()), {});
  EXPECT_FALSE(watched.shown().figures);
  const LevelFigures level = games(open_sea(), 40);
  watched.live().set_games({level}, {});
  ASSERT_TRUE(is_known(watched.shown()));
  EXPECT_EQ(watched.shown().figures->games, 40);
  watched.live().set_map(played(with_island()), played(open_sea()), {});
  EXPECT_TRUE(watched.shown().stale);
  EXPECT_EQ(watched.shown().figures->by_point,
            played_figures(OverlayKind::visits, open_sea(), level).by_point);
  watched.live().set_games({games(with_island(), 20)}, {});
  EXPECT_TRUE(is_known(watched.shown()));
  OverlayChoice expert = watched.live().choice();
  expert.level = "expert";
  watched.live().choose(expert);
  EXPECT_FALSE(watched.shown().figures) << "experts have not played";
}

TEST(LiveOverlay, ShowsTheChangeAgainstTheSavedMap) {
  Watched watched;
  watched.choose(OverlayKind::visits, true);
  watched.live().set_map(played(open_sea()), played(open_sea()), {});
  watched.live().set_games({games(open_sea(), 40)}, {});
  ASSERT_TRUE(is_known(watched.shown()));
  for (const auto& [point, figure] : watched.shown().figures->by_point) EXPECT_EQ(figure.value, 0);
  EXPECT_FALSE(watched.live().wants_saved_games()) << "nothing has changed";

  watched.live().set_map(played(with_island()), played(open_sea()), {});
  EXPECT_TRUE(watched.live().wants_saved_games());
  const LevelFigures now = games(with_island(), 40);
  const LevelFigures saved = games(open_sea(), 60);
  watched.live().set_games({now}, {saved});
  ASSERT_TRUE(is_known(watched.shown()));
  EXPECT_EQ(watched.shown().figures->by_point,
            change_of(played_figures(OverlayKind::visits, with_island(), now),
                      played_figures(OverlayKind::visits, open_sea(), saved))
                .by_point);
}

TEST(LiveOverlay, ShowsTheChangeOfTrackingOncePlacesOfBothMapsAreKnown) {
  Watched watched;
  watched.choose(OverlayKind::tracking, true);
  watched.live().set_map(played(with_island()), played(open_sea()), {});
  watched.wait(is_known);
  EXPECT_EQ(watched.shown().figures->by_point,
            change_of(tracking_figures(with_island()), tracking_figures(open_sea())).by_point);
}

TEST(LiveOverlay, ShowsNothingOfADocumentThatWasInFrontBefore) {
  Watched watched;
  watched.choose(OverlayKind::visits);
  watched.live().set_map(played(open_sea()), played(open_sea()), {});
  watched.live().set_games({games(open_sea(), 40)}, {});
  watched.live().set_document(played(with_island()), played(with_island()), {});
  EXPECT_FALSE(watched.shown().figures || watched.shown().stale);
}

TEST(LiveOverlay, ShowsWhereATrailFits) {
  Watched watched;
  OverlayChoice choice = watched.live().choice();
  choice.kind = OverlayKind::trail;
  choice.trail = "right right right right";
  watched.live().choose(choice);
  watched.live().set_map(played(open_sea()), played(open_sea()), {});
  watched.wait([](const ShownOverlay& shown) { return shown.fit.has_value(); });
  EXPECT_EQ(watched.shown().fit->counts, (std::vector<int>{20, 16, 12, 8}));
  choice.trail += " right";
  watched.live().choose(choice);
  watched.wait([](const ShownOverlay& shown) { return !shown.stale; });
  EXPECT_EQ(watched.shown().fit->counts.back(), 4);
}

}  // namespace
}  // namespace chartroom::editor

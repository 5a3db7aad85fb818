#include "editor/model/overlays/background_figures.h"

#include <gtest/gtest.h>

#include <atomic>
#include <semaphore>

namespace chartroom::editor {
using namespace maps;
namespace {

PlayedMap sea(Size size) {
  const Map map = blank_map(size, "sea", "Sea");
  return {map, rules::rulebook_for(map)};
}

// Repeated silences take the longest.
std::string silences(int number) {
  std::string text;
  for (int i = 0; i < number; ++i) text += "silence ";
  return text;
}

// Waits for news until `there` is true.
template <class There>
void wait(std::counting_semaphore<>& news, There there) {
  while (!there()) news.acquire();
}

TEST(BackgroundFigures, FindsAllMapsThatAreWanted) {
  std::counting_semaphore<> news(0);
  BackgroundFigures figures([&news] { news.release(); });
  figures.ask({sea({4, 4}), sea({5, 4})}, std::nullopt);
  for (const Size size : {Size{4, 4}, Size{5, 4}}) {
    wait(news, [&] { return figures.tracking(sea(size)).has_value(); });
    EXPECT_EQ(figures.tracking(sea(size))->by_point, tracking_figures(sea(size).map).by_point);
  }
  EXPECT_FALSE(figures.tracking(sea({6, 4})));
}

TEST(BackgroundFigures, DropsATrailThatIsNotWantedAnyMore) {
  const TrailQuestion slow{sea({15, 15}), silences(100)};
  const TrailQuestion quick{sea({4, 4}), "right"};
  std::counting_semaphore<> news(0);
  BackgroundFigures figures([&news] { news.release(); });
  figures.ask({}, slow);
  figures.ask({}, quick);
  wait(news, [&] { return figures.trail(quick).has_value(); });
  EXPECT_FALSE(figures.trail(slow));
  EXPECT_EQ(figures.trail(quick)->counts, std::vector<int>{12});
}

TEST(BackgroundFigures, EndsWithASearchUnderWay) {
  BackgroundFigures figures([] {});
  figures.ask({}, TrailQuestion{sea({15, 15}), silences(100)});
}

TEST(TrailSearch, GivesWhatItHasWhenItIsStopped) {
  const std::atomic<bool> stop = true;
  const TrailQuestion slow{sea({15, 15}), silences(100)};
  const TrailFit fit = fit_trail(slow.map, read_trail(slow.text, {15, 15}).heard, &stop);
  EXPECT_EQ(fit.at_start, 225);
  EXPECT_TRUE(fit.counts.empty());
}

}  // namespace
}  // namespace chartroom::editor

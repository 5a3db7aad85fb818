#include "editor/model/generate/live_search.h"

#include <gtest/gtest.h>

#include "tests/editor/model/news.h"
#include "validator/generate/layout.h"

namespace chartroom::editor {
namespace {

// Requests free starts, which need few games for a certificate.
generate::Request small_request(int count) {
  generate::Request request;
  request.count = count;
  request.size = {8, 8};
  request.forced_starts = false;
  request.shapes = {generate::find_shape("scattered")};
  request.jobs = {1};
  return request;
}

class Watched {
 public:
  LiveSearch& live() { return live_; }

  template <class Wanted>
  SearchState wait(Wanted wanted) {
    return news_.wait([this] { return live_.state(); }, wanted);
  }
  SearchState wait_for(SearchStage stage) {
    return wait([stage](const SearchState& state) { return state.stage == stage; });
  }

 private:
  News news_;
  LiveSearch live_{[this] { news_.tell(); }};
};

TEST(LiveSearch, FindsTheMapsOfTheRequestWithTheirNames) {
  Watched watched;
  EXPECT_EQ(watched.live().state().stage, SearchStage::none);
  watched.live().begin(small_request(1));
  const SearchState state = watched.wait_for(SearchStage::found);
  const generate::Search alone = find_maps(small_request(1));
  ASSERT_EQ(state.found.size(), 1u);
  EXPECT_EQ(state.wanted, 1);
  EXPECT_EQ(state.games, alone.games);
  const maps::Map& map = state.found.front().layout.map;
  EXPECT_EQ(map.islands, alone.found.front().layout.map.islands);
  EXPECT_TRUE(generate::sound(map));
  EXPECT_EQ(map.id, state.found.front().certificate.map);
  EXPECT_FALSE(map.name.at("ko").empty());
}

TEST(LiveSearch, KeepsWhatIsFoundUnderItsNameWhenItIsStopped) {
  Watched watched;
  watched.live().begin(small_request(200));
  const SearchState first =
      watched.wait([](const SearchState& state) { return !state.found.empty(); });
  watched.live().stop();
  const SearchState last = watched.live().state();
  EXPECT_EQ(last.stage, SearchStage::stopped);
  ASSERT_GE(last.found.size(), first.found.size());
  EXPECT_EQ(last.found.front().layout.map, first.found.front().layout.map);
}

TEST(LiveSearch, DropsWhatWasFoundForAnEarlierRequest) {
  Watched watched;
  watched.live().begin(small_request(1));
  watched.wait_for(SearchStage::found);
  generate::Request other = small_request(200);
  other.size = {9, 8};
  watched.live().begin(other);
  const SearchState state = watched.live().state();
  EXPECT_EQ(state.wanted, 200);
  for (const generate::Found& found : state.found) {
    EXPECT_EQ(found.layout.map.size, (maps::Size{9, 8}));
  }
}

TEST(LiveSearch, SaysWhenAllCandidatesAreUsedUp) {
  Watched watched;
  generate::Request request = small_request(200);
  request.evaluations = 10;
  request.tracking = {63, 64};  // no sea of 8 x 8 with an island has this tracking
  watched.live().begin(request);
  const SearchState state = watched.wait_for(SearchStage::used_up);
  EXPECT_EQ(state.candidates, 10);
}

TEST(LiveSearch, TellsWhoeverListensNow) {
  News before;
  News now;
  LiveSearch live([&before] { before.tell(); });
  live.begin(small_request(1));
  live.tell([&now] { now.tell(); });
  const SearchState state =
      now.wait([&live] { return live.state(); },
               [](const SearchState& each) { return each.stage == SearchStage::found; });
  EXPECT_EQ(state.found.size(), 1u) << "it went on meanwhile";
}

TEST(LiveSearch, MayGoAtAnyTime) {
  for (int k = 0; k < 5; ++k) {
    Watched watched;
    watched.live().begin(small_request(200));
    if (k % 2 == 0) watched.live().stop();
  }
}

}  // namespace
}  // namespace chartroom::editor

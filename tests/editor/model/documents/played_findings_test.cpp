// Tests live findings from the figures of tracking and the games of the verdict.
#include <gmock/gmock.h>

#include "editor/model/documents/live_findings.h"
#include "tests/known_maps.h"
#include "validator/checks/check_map.h"
#include "validator/play/simulation/fairness.h"
#include "validator/rules/rulebook.h"

namespace chartroom::editor {
using namespace maps;
using namespace checks;
namespace {

using ::testing::Contains;
using ::testing::IsSupersetOf;
using ::testing::Not;

// A map with a short arm that reveals starts, and games that one side wins.
Map told() { return known::sea({"....", "###.", "....", "...."}); }

PlayResults played_on(const Map& map) {
  PlayResults played;
  played.tracking = tracking_metrics(map);
  play::FairnessBudget budget;
  budget.levels = {"random"};
  budget.most_pairs = budget.confirming_pairs = 256;
  budget.at_will_pairs = 16;
  played.fairness = play::measure_fairness(map, rules::rulebook_for(map), budget);
  return played;
}

MapDocument document_of(const Map& map) {
  MapDocument document;
  document.apply(map, StepLabel::paste);
  return document;
}

// Runs a background task and waits for its result.
SlowResult done(const SlowTask& task) {
  std::mutex mutex;
  std::condition_variable told;
  bool ready = false;
  SlowFindings slow(
      standard_catalogue(), {"T", "P"},
      [&] {
        const std::scoped_lock lock(mutex);
        ready = true;
        told.notify_all();
      },
      std::chrono::milliseconds(0));
  slow.validate(task);
  std::unique_lock lock(mutex);
  told.wait(lock, [&] { return ready; });
  return slow.take().value();
}

std::vector<std::string> codes(const LiveFindings& findings) {
  std::vector<std::string> list;
  for (const reports::Finding& finding : findings.all()) list.push_back(finding.code);
  return list;
}

bool checked(const LiveFindings& findings, std::string_view level) {
  for (const CheckedLevel& each : findings.levels()) {
    if (each.name == level) return each.checked;
  }
  return false;
}

TEST(PlayedFindings, AreThoseOfTheChecksOnTheSamePlay) {
  const Map map = told();
  const MapDocument document = document_of(map);
  const PlayResults played = played_on(map);
  LiveFindings live;
  live.validate(document);
  EXPECT_FALSE(checked(live, "tracking"));
  EXPECT_FALSE(checked(live, "fairness"));
  EXPECT_THAT(codes(live), Not(Contains("T403")));
  const int before = live.checked();
  ASSERT_TRUE(live.take(done(live.play_task(played).value())));
  EXPECT_TRUE(checked(live, "tracking"));
  EXPECT_TRUE(checked(live, "fairness"));
  EXPECT_GT(live.checked(), before);
  const rules::Rulebook rules = rules::rulebook_for(map);
  MapSubject subject(map, rules);
  subject.tracking = &*played.tracking;
  subject.play = &*played.fairness;
  std::vector<std::string> expected;
  for (const Check& check : standard_catalogue()) {
    if (check.family != Family::tracking && check.family != Family::play) continue;
    if (check.run == nullptr) continue;
    for (std::size_t i = 0; i < check.run(subject).size(); ++i) expected.emplace_back(check.code);
  }
  EXPECT_THAT(expected, Contains("T403"));
  EXPECT_THAT(codes(live), IsSupersetOf(expected));
}

TEST(PlayedFindings, OfTrackingComeBeforeThoseOfGames) {
  const MapDocument document = document_of(told());
  PlayResults played = played_on(told());
  played.fairness.reset();
  LiveFindings live;
  live.validate(document);
  ASSERT_TRUE(live.take(done(live.play_task(played).value())));
  EXPECT_TRUE(checked(live, "tracking"));
  EXPECT_FALSE(checked(live, "fairness"));
  EXPECT_THAT(codes(live), Contains("T403"));
}

TEST(PlayedFindings, AreAskedForOnceAndAgainWhenThereIsMoreToLookAt) {
  const MapDocument document = document_of(told());
  const PlayResults all = played_on(told());
  PlayResults tracking = all;
  tracking.fairness.reset();
  LiveFindings live;
  live.validate(document);
  EXPECT_FALSE(live.play_task({}).has_value()) << "nothing is known yet";
  EXPECT_TRUE(live.play_task(tracking).has_value());
  EXPECT_FALSE(live.play_task(tracking).has_value());
  EXPECT_TRUE(live.play_task(all).has_value());
  EXPECT_FALSE(live.play_task(all).has_value());
}

TEST(PlayedFindings, AreGoneAsSoonAsTheMapIsAnother) {
  MapDocument document = document_of(told());
  const PlayResults played = played_on(told());
  LiveFindings live;
  live.validate(document);
  const SlowTask task = live.play_task(played).value();
  ASSERT_TRUE(live.take(done(task)));
  document.apply(edited(document.map(), SetIslands{{Point{0, 1}}, false}),
                 StepLabel::erase_islands);
  live.validate(document);
  EXPECT_FALSE(checked(live, "tracking"));
  EXPECT_THAT(codes(live), Not(Contains("T403")));
  EXPECT_FALSE(live.take(done(task))) << "of the map that was";
  document.undo();
  live.validate(document);
  EXPECT_TRUE(live.play_task(played).has_value()) << "and can be asked for again";
}

}  // namespace
}  // namespace chartroom::editor

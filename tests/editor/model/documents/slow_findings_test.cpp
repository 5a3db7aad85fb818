#include "editor/model/documents/slow_findings.h"

#include <gmock/gmock.h>

#include "editor/model/documents/live_findings.h"
#include "tests/known_maps.h"
#include "validator/reports/json.h"

namespace chartroom::editor {
using namespace maps;
using namespace checks;
namespace {

using ::testing::IsEmpty;

// A map with findings of the checks of reach.
Map two_seas() { return known::sea({"..#...", "..#...", "..#...", "..#..."}); }

// Waits until there is a result.
class Waiting {
 public:
  explicit Waiting(const std::string& codes)
      : slow_(standard_catalogue(), {codes}, [this] { tell(); }) {}

  SlowFindings& slow() { return slow_; }
  SlowResult result() {
    std::unique_lock lock(mutex_);
    told_.wait(lock, [this] { return done_ > 0; });
    --done_;
    return slow_.take().value();
  }

 private:
  void tell() {
    const std::scoped_lock lock(mutex_);
    ++done_;
    told_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable told_;
  int done_ = 0;
  SlowFindings slow_;
};

MapDocument document_of(const Map& map) {
  MapDocument document;
  document.apply(map, StepLabel::paste);
  return document;
}

// Uses the checks of reach as slow checks.
TEST(SlowFindings, AreThoseOfTheChecksThemselves) {
  const MapDocument document = document_of(two_seas());
  LiveFindings live;
  live.validate(document);
  Waiting waiting("R2");
  waiting.slow().validate(live.slow_task().value());
  const SlowResult result = waiting.result();
  std::vector<std::string> codes;
  for (const reports::Finding& finding : live.all()) {
    if (finding.code.starts_with("R2")) codes.push_back(finding.code);
  }
  ASSERT_FALSE(codes.empty());
  std::vector<std::string> found;
  for (const reports::Finding& finding : result.findings) found.push_back(finding.code);
  EXPECT_THAT(found, ::testing::UnorderedElementsAreArray(codes));
  EXPECT_FALSE(waiting.slow().take()) << "a result is given once";
}

TEST(SlowFindings, AreOfTheLastTaskOfSeveral) {
  Waiting waiting("R2");
  MapDocument document = document_of(two_seas());
  LiveFindings live;
  live.validate(document);
  waiting.slow().validate(live.slow_task().value());
  document.apply(known::sea({"......", "......", "......", "......"}), StepLabel::paste);
  live.validate(document);
  waiting.slow().validate(live.slow_task().value());
  const SlowResult result = waiting.result();
  EXPECT_TRUE(live.take(result));
}

TEST(SlowFindings, EndWhileTheyAreAtIt) {
  const MapDocument document = document_of(two_seas());
  LiveFindings live;
  live.validate(document);
  SlowFindings slow(standard_catalogue(), {"R2"}, [] { FAIL() << "nobody waits any more"; });
  slow.validate(live.slow_task().value());
}

SlowResult found(const MapDocument& document, const std::string& code) {
  SlowResult result{document.file_text(), document.path(), {"X601"}, {}, {}};
  reports::Finding finding;
  finding.code = code;
  finding.path = document.path();
  result.findings.push_back(finding);
  return result;
}

TEST(LiveFindings, TakeWhatWasFoundInTheBackground) {
  MapDocument document = document_of(two_seas());
  LiveFindings live;
  live.validate(document);
  const std::size_t before = live.all().size();
  const int checked = live.checked();
  EXPECT_FALSE(live.slow_done());
  ASSERT_TRUE(live.take(found(document, "X601")));
  EXPECT_TRUE(live.slow_done());
  EXPECT_FALSE(live.slow_task()) << "that was done";
  EXPECT_EQ(live.all().size(), before + 1);
  ASSERT_TRUE(live.take(found(document, "X601")));
  EXPECT_EQ(live.all().size(), before + 1) << "in place of what was found before";
  EXPECT_EQ(live.checked(), checked) << "no check of the catalogue has that code here";
}

TEST(LiveFindings, KeepWhatWasFoundUntilTheMapIsJudgedAnew) {
  MapDocument document = document_of(two_seas());
  LiveFindings live;
  live.validate(document);
  ASSERT_TRUE(live.take(found(document, "X601")));
  const SlowResult late = found(document, "X601");
  document.apply(edited(document.map(), SetIslands{PointSet{Point(5, 3)}, true}),
                 StepLabel::paint_islands);
  live.validate(document);
  EXPECT_FALSE(live.slow_done());
  EXPECT_TRUE(live.slow_task());
  EXPECT_EQ(std::count_if(live.all().begin(), live.all().end(),
                          [](const reports::Finding& f) { return f.code == "X601"; }),
            1);
  EXPECT_FALSE(live.take(late)) << "the map is another by now";
}

}  // namespace
}  // namespace chartroom::editor

#include "editor/model/findings/finding_marks.h"

#include <gmock/gmock.h>

#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Point point(const char* name) { return parse_point(name).value(); }

// A1 is cut off (an error), and so is its surface point (another); C4 is a ragged border (a
// warning).
MapDocument document() {
  Map map = known::sea({".#....", "##....", "......", "......", "......", "......"});
  map.surfacing = Surfacing{known::points({"A1", "E5"}), 1};
  map.quadrants.set(point("C4"), 4);
  MapDocument document;
  document.apply(map, StepLabel::paste);
  return document;
}

LiveFindings checked(const MapDocument& document) {
  LiveFindings findings;
  findings.validate(document);
  return findings;
}

const FindingMark* mark_at(const std::vector<FindingMark>& marks, const char* name) {
  for (const FindingMark& mark : marks) {
    if (mark.point == point(name)) return &mark;
  }
  return nullptr;
}

TEST(FindingMarks, StandAtThePointsOfTheFindingsWithTheGravestOfThem) {
  const LiveFindings findings = checked(document());
  const std::vector<FindingMark> marks = finding_marks(findings);
  ASSERT_NE(mark_at(marks, "A1"), nullptr);
  EXPECT_EQ(*mark_at(marks, "A1"), (FindingMark{point("A1"), Severity::error, 2}));
  ASSERT_NE(mark_at(marks, "C4"), nullptr);
  EXPECT_EQ(mark_at(marks, "C4")->severity, Severity::warning);
  EXPECT_EQ(mark_at(marks, "F1"), nullptr);
  PointSet all;
  for (const reports::Finding& finding : findings.all()) all |= finding.points;
  EXPECT_THAT(marks, SizeIs(static_cast<std::size_t>(all.count())));
}

TEST(FindingMarks, TellWhichFindingsStandBehindThem) {
  const LiveFindings findings = checked(document());
  std::vector<std::string> codes;
  for (const std::size_t place : findings_at(findings, point("A1"))) {
    codes.push_back(findings.at(place).code);
  }
  EXPECT_THAT(codes, ElementsAre("R201", "R206"));
  EXPECT_THAT(findings_at(findings, point("F1")), IsEmpty());
}

TEST(FindingMarks, AreOfWhatTheListShowsAndGoWithWhatIsSolved) {
  MapDocument map = document();
  LiveFindings findings = checked(map);
  findings.set_filter({.at_least = Severity::error, .codes = {}});
  EXPECT_EQ(mark_at(finding_marks(findings), "C4"), nullptr);
  EXPECT_NE(mark_at(finding_marks(findings), "A1"), nullptr);
  map.apply(edited(map.map(), SetIslands{{point("B1")}, false}), StepLabel::erase_islands);
  findings.validate(map);
  EXPECT_EQ(mark_at(finding_marks(findings), "A1"), nullptr);
}

}  // namespace
}  // namespace chartroom::editor

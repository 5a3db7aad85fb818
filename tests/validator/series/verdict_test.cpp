#include "validator/series/verdict.h"

#include <gtest/gtest.h>

namespace chartroom::series {
namespace {

TEST(Decision, OfTwoTheGraverCounts) {
  EXPECT_EQ(worse(Decision::fair, Decision::undecided), Decision::undecided);
  EXPECT_EQ(worse(Decision::in_between, Decision::undecided), Decision::in_between);
  EXPECT_EQ(worse(Decision::skill_dependent, Decision::unfair), Decision::unfair);
  EXPECT_EQ(worse(Decision::stalls, Decision::unfair), Decision::stalls);
  EXPECT_EQ(worse(Decision::fair, Decision::fair), Decision::fair);
}

}  // namespace
}  // namespace chartroom::series

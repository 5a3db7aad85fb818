// Tests that a seed gives equal bytes everywhere: on any number of threads, and in every build,
// machine and version of the program.
#include <gtest/gtest.h>

#include <map>

#include "maps/platform/safe_file.h"
#include "tests/validator/play/simulation/samples.h"

namespace chartroom::play {
namespace {

std::string hash_of(const std::string& text) {
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx",
                static_cast<unsigned long long>(stamp_of(text).hash));
  return digits;
}

TEST(SameBytes, OnAnyNumberOfThreads) {
  const std::vector<Sample> alone = play_samples({1});
  for (const int threads : {2, 3}) {
    const std::vector<Sample> together = play_samples({threads});
    ASSERT_EQ(together.size(), alone.size());
    for (std::size_t i = 0; i < alone.size(); ++i) {
      EXPECT_EQ(together[i].document, alone[i].document) << alone[i].name;
    }
  }
}

// Change these hashes only when you change captains' play or the output on purpose: shards of an
// older version no longer add up with new ones. If captains play differently, raise kCaptains.
TEST(SameBytes, InEveryBuildOfThisVersion) {
  std::map<std::string, std::string> hashes;
  for (const Sample& sample : play_samples({2})) hashes[sample.name] = hash_of(sample.document);
  const std::map<std::string, std::string> known{
      {"novices", "3b5c9cc3aaa31de6"},
      {"standard against expert", "31dc800c7bdd092f"},
      {"masters", "8702863a51325b2f"},
      {"a large sea", "161d06801a632c59"},
      {"in realtime", "33839e5348486ea1"},
      {"surfacing at will", "ca8d12856617f2f3"},
      {"every pair of starts", "f55e3c715ce69d7a"},
      {"a verdict", "859cd519a4abf7ec"},
      {"a ladder", "d2886600330dbce7"},
  };
  EXPECT_EQ(hashes, known);
}

}  // namespace
}  // namespace chartroom::play

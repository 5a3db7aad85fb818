// The same seed gives the same bytes everywhere: on any number of threads, and from one build, one
// machine and one version of the program to the next.
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

// Whoever changes how captains play, or what is written, changes these knowingly: a shard of an
// older version would not add up with one of the new.
TEST(SameBytes, InEveryBuildOfThisVersion) {
  std::map<std::string, std::string> hashes;
  for (const Sample& sample : play_samples({2})) hashes[sample.name] = hash_of(sample.document);
  const std::map<std::string, std::string> known{
      {"novices", "0a76e3e7ab3f6dee"},
      {"standard against expert", "756aefb456b83737"},
      {"masters", "d64299010e5eeb17"},
      {"a large sea", "40fd49f6b161b73a"},
      {"in realtime", "3cf19f3798523280"},
      {"surfacing at will", "1c01ca4363056c36"},
      {"every pair of starts", "3d8833fa7468cfd0"},
      {"a verdict", "7740514922e4adaa"},
      {"a ladder", "0d5cb5e03be4f0be"},
  };
  EXPECT_EQ(hashes, known);
}

}  // namespace
}  // namespace chartroom::play

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
// older version would not add up with one of the new. Where they play otherwise, raise kCaptains.
TEST(SameBytes, InEveryBuildOfThisVersion) {
  std::map<std::string, std::string> hashes;
  for (const Sample& sample : play_samples({2})) hashes[sample.name] = hash_of(sample.document);
  const std::map<std::string, std::string> known{
      {"novices", "d9b237820c4d5571"},
      {"standard against expert", "5d372925a27c16dc"},
      {"masters", "5dbb10f6d8c1ef4d"},
      {"a large sea", "212b951bac16c002"},
      {"in realtime", "f98a8bd8fd55916f"},
      {"surfacing at will", "c0c07d2db8334b58"},
      {"every pair of starts", "ee336e129b7d40c1"},
      {"a verdict", "e1321c5f2a97de3b"},
      {"a ladder", "f78b416631b6e054"},
  };
  EXPECT_EQ(hashes, known);
}

}  // namespace
}  // namespace chartroom::play

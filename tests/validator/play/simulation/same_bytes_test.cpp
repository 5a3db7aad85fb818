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
      {"novices", "264c43c67806e0f0"},
      {"standard against expert", "64e51d01323fb683"},
      {"masters", "cbc90114bac28c90"},
      {"a large sea", "d2fe79a81f66e3e3"},
      {"in realtime", "9be00bd344993082"},
      {"surfacing at will", "3013e3e2e8231ce5"},
      {"every pair of starts", "120b917217f3fc3c"},
      {"a verdict", "2ff0c27f6313cc7e"},
      {"a ladder", "af171bec47c07041"},
  };
  EXPECT_EQ(hashes, known);
}

}  // namespace
}  // namespace chartroom::play

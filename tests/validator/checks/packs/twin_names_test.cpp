#include "validator/checks/packs/twin_names.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <random>

namespace chartroom::checks {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(TwinNames, DifferInCapitalsOrCompositionOnly) {
  const TwinNames names({"reef", "Reef", "REEF", "gr\u00F6\u00DFe", "gro\u0308\u00DFe", "grosse"});
  EXPECT_THAT(names.of("Reef"), ElementsAre("REEF", "reef"));
  EXPECT_THAT(names.of("rEEF"), ElementsAre("REEF", "Reef", "reef"));
  EXPECT_THAT(names.of("gro\u0308\u00DFe"), ElementsAre("gr\u00F6\u00DFe"));
  EXPECT_THAT(names.of("grosse"), IsEmpty());
  EXPECT_TRUE(names.contains("reef"));
  EXPECT_FALSE(names.contains("rEEF"));
}

// A letter: its number, which it shares with all its spellings, and one of these.
struct Letter {
  int number;
  std::string spelling;
};

const std::vector<Letter>& letters() {
  static const std::vector<Letter> list{{0, "a"},           {0, "A"},
                                        {1, "\u00E9"},      {1, "e\u0301"},
                                        {1, "\u00C9"},      {1, "E\u0301"},
                                        {2, "\uAC00"},      {2, "\u1100\u1161"},
                                        {3, "\u0439"},      {3, "\u0438\u0306"},
                                        {3, "\u0419"},      {4, "e"},
                                        {4, "E"},           {5, "\xFF"},
                                        {6, "-"},           {7, "\u03C3"},
                                        {7, "\u03C2"},      {7, "\u03A3"},
                                        {8, "\u1E69"},      {8, "s\u0307\u0323"},
                                        {8, "\u1E63\u0307"}};
  return list;
}

struct Name {
  std::vector<int> numbers;
  std::string text;
};

Name random_name(std::mt19937& random) {
  Name name;
  for (auto length = 1 + random() % 3; length > 0; --length) {
    const Letter& letter = letters()[random() % letters().size()];
    name.numbers.push_back(letter.number);
    name.text += letter.spelling;
  }
  return name;
}

// The plain version compares each name with each other, letter by letter.
std::vector<std::string> plain_twins(const Name& name, const std::vector<Name>& names) {
  std::vector<std::string> twins;
  for (const Name& other : names) {
    if (other.numbers == name.numbers && other.text != name.text) twins.push_back(other.text);
  }
  std::ranges::sort(twins);
  return twins;
}

TEST(TwinNames, AreThoseOfTheirLetters) {
  std::mt19937 random(1);
  std::size_t found = 0;
  for (int round = 0; round < 100; ++round) {
    std::vector<Name> names;
    std::vector<std::string> texts;
    while (names.size() < 60) {
      Name name = random_name(random);
      if (std::ranges::find(texts, name.text) != texts.end()) continue;
      texts.push_back(name.text);
      names.push_back(std::move(name));
    }
    const TwinNames fast(texts);
    for (const Name& name : names) {
      const std::vector<std::string> twins = plain_twins(name, names);
      EXPECT_EQ(fast.of(name.text), twins) << name.text;
      found += twins.size();
    }
  }
  EXPECT_GT(found, 1000U) << "there is something to find";
}

}  // namespace
}  // namespace chartroom::checks

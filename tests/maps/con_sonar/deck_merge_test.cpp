#include "maps/con_sonar/deck_merge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <random>

#include "maps/con_sonar/deck_difference.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/con_sonar/even_deck.h"
#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar {
namespace {

using testing::ElementsAre;

Deck changed(const Deck& deck, const std::function<void(Deck&)>& change) {
  Deck copy = deck;
  change(copy);
  return copy;
}

const Deck kBase = even_deck("even", "Even", 3, 4);

TEST(DeckMerge, TakesWhatOneSideChanged) {
  const Deck ours = changed(kBase, [](Deck& d) {
    d.fleet[0].effect = -5;
    d.hand = 2;
    d.name["de"] = "Gerade";
  });
  const Deck theirs = changed(kBase, [](Deck& d) {
    d.fleet[5].effect = 7;
    d.torpedoes.push_back({1, 1, 4});
    d.die = 10;
    d.nations[2].colour = "#102030";
    d.symbols.push_back({"tug", {{"en", "Tug"}}});
  });
  const MergedDeck merged = merge(kBase, ours, theirs);
  EXPECT_THAT(merged.conflicts, ElementsAre());
  EXPECT_EQ(merged.ours, merged.theirs);
  const Deck expected = changed(theirs, [](Deck& d) {
    d.fleet[0].effect = -5;
    d.hand = 2;
    d.name["de"] = "Gerade";
  });
  EXPECT_TRUE(difference(merged.ours, expected).empty());
  EXPECT_EQ(merged.ours.fleet, expected.fleet) << "a card keeps its place";
}

TEST(DeckMerge, BothMayAddACopyOfOneCard) {
  const auto add = [](Deck& d) { d.fleet.push_back(d.fleet[0]); };
  const auto add_another = [](Deck& d) { d.fleet.push_back({0, 0, 9, 0}); };
  EXPECT_EQ(merge(kBase, changed(kBase, add), changed(kBase, add_another)).ours.fleet.size(), 14U);
  EXPECT_EQ(merge(kBase, changed(kBase, add), changed(kBase, add)).ours.fleet.size(), 13U);
}

TEST(DeckMerge, ACardThatBothChangedIsAConflictOfItsNation) {
  const Deck ours = changed(kBase, [](Deck& d) { d.fleet[4].effect = 5; });
  const Deck theirs = changed(kBase, [](Deck& d) { d.fleet[4].effect = 7; });
  const MergedDeck merged = merge(kBase, ours, theirs);
  EXPECT_THAT(merged.conflicts, ElementsAre("the fleet cards of green"));
  EXPECT_EQ(merged.ours, ours);
  EXPECT_EQ(merged.theirs, theirs);
  EXPECT_THAT(merge(kBase, ours, ours).conflicts, ElementsAre());
}

TEST(DeckMerge, ValuesThatBothChangedAreConflicts) {
  const Deck ours = changed(kBase, [](Deck& d) {
    d.die = 10;
    d.name["en"] = "Ours";
    d.nations[0].colour = "#000001";
  });
  const Deck theirs = changed(kBase, [](Deck& d) {
    d.die = 12;
    d.name["en"] = "Theirs";
    d.nations[0].colour = "#000002";
  });
  const MergedDeck merged = merge(kBase, ours, theirs);
  EXPECT_THAT(merged.conflicts, ElementsAre("name.en", "die", "nations.red.colour"));
  EXPECT_EQ(merged.ours, ours);
  EXPECT_EQ(merged.theirs, theirs);
}

TEST(DeckMerge, ANationThatIsStillUsedStays) {
  const Deck ours = changed(kBase, [](Deck& d) {
    std::erase_if(d.fleet, [](const FleetCard& c) { return c.nation == 2; });
    std::erase_if(d.torpedoes, [](const TorpedoCard& c) { return c.nation == 2; });
    d.nations.pop_back();
  });
  EXPECT_EQ(merge(kBase, ours, kBase).ours, ours);
  const Deck theirs = changed(kBase, [](Deck& d) { d.fleet.push_back({2, 0, 9, 1}); });
  const MergedDeck merged = merge(kBase, ours, theirs);
  EXPECT_THAT(merged.conflicts, ElementsAre("nations.blue"));
  EXPECT_TRUE(parse_deck(to_canonical_json(merged.ours), "-"));
}

TEST(DeckMerge, ResultsOfTheSonarAreMergedOneByOne) {
  const Deck base = decks::shipped();
  const Deck ours = changed(base, [](Deck& d) { d.sonar.level_1[0].weight = 7; });
  const Deck theirs = changed(base, [](Deck& d) {
    d.sonar.level_2[3].weight = 2;
    d.sonar.level_1.pop_back();
  });
  const MergedDeck merged = merge(base, ours, theirs);
  EXPECT_THAT(merged.conflicts, ElementsAre());
  EXPECT_EQ(merged.ours.sonar.level_1[0].weight, 7);
  EXPECT_EQ(merged.ours.sonar.level_2, theirs.sonar.level_2);
  EXPECT_EQ(merged.ours.sonar.level_1.size(), theirs.sonar.level_1.size());
}

// Changes a deck at random in a few places, within the format.
Deck at_random(Deck deck, std::mt19937& random) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  for (int i = static_cast<int>(below(4)); i >= 0; --i) {
    const std::size_t card = below(deck.fleet.size());
    switch (below(7)) {
      case 0:
        deck.fleet[card].effect = 1 + static_cast<int>(below(7));
        break;
      case 1:
        deck.fleet.push_back(deck.fleet[card]);
        break;
      case 2:
        if (deck.fleet.size() > 1) deck.fleet.erase(deck.fleet.begin() + std::ptrdiff_t(card));
        break;
      case 3:
        deck.torpedoes[below(deck.torpedoes.size())].torpedoes = 1 + static_cast<int>(below(3));
        break;
      case 4:
        deck.die = 2 + static_cast<int>(below(3));
        break;
      case 5:
        deck.nations[below(deck.nations.size())].name["de"] = "Eins";
        break;
      default:
        std::swap(deck.fleet[card].symbol, deck.fleet[card].leads_to);
    }
  }
  return deck;
}

TEST(DeckMerge, KeepsWhatOneSideDidAndTreatsBothAlike) {
  std::mt19937 random(3);
  for (int i = 0; i < 500; ++i) {
    const Deck ours = at_random(kBase, random);
    const Deck theirs = at_random(kBase, random);
    EXPECT_TRUE(merge(kBase, ours, kBase).ours == ours) << i;
    EXPECT_TRUE(merge(kBase, kBase, theirs).ours == theirs) << i;
    EXPECT_TRUE(merge(kBase, ours, ours).ours == ours) << i;
    const MergedDeck merged = merge(kBase, ours, theirs);
    const MergedDeck turned = merge(kBase, theirs, ours);
    EXPECT_EQ(merged.conflicts.empty(), merged.ours == merged.theirs) << i;
    EXPECT_EQ(merged.conflicts.size(), turned.conflicts.size()) << i;
    EXPECT_TRUE(difference(merged.ours, turned.theirs).empty()) << i;
    for (const Deck* deck : {&merged.ours, &merged.theirs}) {
      if (deck->fleet.empty()) continue;
      EXPECT_TRUE(parse_deck(to_canonical_json(*deck), "-")) << i;
    }
  }
}

}  // namespace
}  // namespace chartroom::con_sonar

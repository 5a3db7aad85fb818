#include "validator/con_sonar/checks/deck_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "tests/maps/con_sonar/decks.h"
#include "tests/validator/con_sonar/checks/random_decks.h"
#include "validator/checks/diagnostic.h"
#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

using testing::ElementsAre;

// The codes of the structure level that a deck raises, each as often as it is found.
std::vector<std::string> codes_of(const Deck& deck) {
  const DeckSubject subject(deck);
  std::vector<std::string> codes;
  for (const checks::Check& check : deck_catalogue()) {
    if (check.level > checks::Level::structure) continue;
    for (const checks::Diagnostic& found : check.run_on_deck(subject)) {
      EXPECT_FALSE(found.message.empty()) << check.code;
      const std::string said = found.message.english();
      EXPECT_FALSE(said.ends_with('.')) << said;
      codes.emplace_back(check.code);
    }
  }
  return codes;
}

TEST(DeckChecks, FindNothingOnDecksThatGiveAllNationsTheSame) {
  EXPECT_THAT(codes_of(even_deck("even", "Even")), ElementsAre());
  EXPECT_THAT(codes_of(small_deck()), ElementsAre());
}

struct Fault {
  const char* code;
  const char* what;
  std::function<void(Deck&)> plant;
};

const std::vector<Fault>& faults() {
  static const std::vector<Fault> table{
      {"D701", "a fleet card less of each nation",
       [](Deck& d) { std::erase_if(d.fleet, [](const FleetCard& c) { return c.effect == 6; }); }},
      {"D701", "all torpedo cards face up",
       [](Deck& d) {
         d = even_deck("even", "Even", 3);
         std::erase_if(d.torpedoes, [](const TorpedoCard& c) { return c.torpedoes > 1; });
       }},
      {"D702", "a symbol that stands on no card",
       [](Deck& d) {
         d.symbols.push_back({"tug", {{"en", "Tug"}}});
       }},
      {"D703", "a card that leads to itself alone",
       [](Deck& d) {
         d.symbols.push_back({"tug", {{"en", "Tug"}}});
         d.fleet[0].symbol = d.fleet[0].leads_to = 6;
       }},
      {"D704", "a stronger card", [](Deck& d) { d.fleet[7].effect = 5; }},
      {"D704", "a torpedo card more",
       [](Deck& d) {
         d.torpedoes.push_back({2, 2, 1});
       }},
      {"D704", "a nation whose arrows name few symbols",
       [](Deck& d) {
         for (FleetCard& c : d.fleet) {
           if (c.nation == 0 && c.leads_to < 4) c.leads_to = 1;
         }
       }},
      {"D705", "hands of one card", [](Deck& d) { d.hand = 1; }},
      {"D705", "one torpedo card face up", [](Deck& d) { d.face_up = 1; }},
      {"D708", "red and green", [](Deck& d) { d.nations[1].colour = "#2e7d4f"; }},
      {"D708", "two colours alike", [](Deck& d) { d.nations[3].colour = d.nations[2].colour; }},
      {"D709", "two nations of one name", [](Deck& d) { d.nations[3].name = d.nations[2].name; }},
      {"D709", "two symbols that are called alike in one language",
       [](Deck& d) { d.symbols[3].name["it"] = d.symbols[2].name["it"]; }},
      {"D709", "a name that the other has in another language alone",
       [](Deck& d) {
         d.symbols[2].name = {{"en", "Tug"}};
         d.symbols[3].name = {{"en", "Barge"}, {"ko", "Tug"}};
       }},
      {"D711", "nothing that scores",
       [](Deck& d) {
         d.score = {0, 0, 0, 0, 0};
       }},
  };
  return table;
}

TEST(DeckChecks, APlantedFaultRaisesItsCodeAndNoOther) {
  for (const Fault& fault : faults()) {
    Deck deck = even_deck("even", "Even");
    fault.plant(deck);
    const std::vector<std::string> codes = codes_of(deck);
    EXPECT_FALSE(codes.empty()) << fault.what;
    for (const std::string& code : codes) EXPECT_EQ(code, fault.code) << fault.what;
  }
}

TEST(DeckChecks, ADeckInWhichOneThingScoresRaisesNothing) {
  for (int ScoreValues::*const value :
       {&ScoreValues::submarine, &ScoreValues::torpedo_card, &ScoreValues::survivor,
        &ScoreValues::pair, &ScoreValues::set_of_four}) {
    Deck deck = small_deck();
    deck.score = {0, 0, 0, 0, 0};
    deck.score.*value = -1;
    EXPECT_THAT(codes_of(deck), ElementsAre());
  }
}

TEST(DeckChecks, NamesThatPeopleTakeForOneAreFound) {
  for (const char* name : {"Red", "RED", "red", "Red ", "\u00A0Red", "Red\u200B", "Red\u200C",
                           "R\u034Fed", "Red\uFE0F"}) {
    Deck deck = small_deck();
    deck.nations[0].name = {{"en", "Red"}};
    deck.nations[1].name = {{"en", name}};
    EXPECT_THAT(codes_of(deck), ElementsAre("D709")) << name;
    EXPECT_THAT(DeckSubject(deck).nation(0), "Red (red)") << name;
  }
  for (const char* name : {"Reds", "R ed", "Rot", "R\u00E9d"}) {
    Deck deck = small_deck();
    deck.nations[0].name = {{"en", "Red"}};
    deck.nations[1].name = {{"en", name}};
    EXPECT_THAT(codes_of(deck), ElementsAre()) << name;
  }
}

TEST(DeckChecks, ATorpedoCardThatNoArrowNamesIsTold) {
  Deck deck = small_deck();
  deck.symbols.push_back({"tug", {{"en", "Tug"}}});
  deck.torpedoes[0].symbol = 4;
  EXPECT_THAT(codes_of(deck), ElementsAre("D702", "D703"));
  EXPECT_EQ(DeckSubject(deck).symbols.symbols[4].torpedoes, 1);
}

TEST(DeckChecks, MessagesNameNationsInTheLanguageOfTheReport) {
  Deck deck = small_deck();
  deck.nations[0].name = {{"en", "Scarlet"}, {"de", "Scharlach"}};
  EXPECT_EQ(DeckSubject(deck).nation(0), "Scarlet");
  EXPECT_EQ(DeckSubject(deck, {}, "de").nation(0), "Scharlach");
  EXPECT_EQ(DeckSubject(deck, {}, "pt").nation(0), "Scarlet");
  deck.nations[1].name = deck.nations[0].name;
  EXPECT_EQ(DeckSubject(deck).nation(0), "Scarlet (red)") << "two are called so";
  deck.nations[1].name = {{"en", "Blue\u202e\n::stop-commands::x"}};
  EXPECT_EQ(DeckSubject(deck).nation(1), "Blue\\u{202e}\\n::stop-commands::x");
}

TEST(DeckChecks, RunOnAnyDeck) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) codes_of(random_decks::small(random));
}

}  // namespace
}  // namespace chartroom::con_sonar

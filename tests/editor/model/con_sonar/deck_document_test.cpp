#include "editor/model/con_sonar/deck_document.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <random>

#include "editor/model/con_sonar/deck_edit.h"
#include "editor/model/con_sonar/differing_parts.h"
#include "editor/model/documents/journal.h"
#include "maps/con_sonar/deck_file.h"
#include "tests/editor/model/con_sonar/random_edits.h"
#include "tests/maps/con_sonar/decks.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

using con_sonar::Deck;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StrEq;

std::vector<FileError> faults_of_text(std::string_view text, const std::string& path) {
  return con_sonar::parse_deck(text, path).errors;
}

// Documents in a folder of their own, and the drafts that their journal leaves.
class DeckDocumentFiles : public ::testing::Test {
 protected:
  std::vector<OrphanedDraft> left() {
    std::vector<FileError> errors;
    std::vector<OrphanedDraft> list = orphaned_drafts(folder_ / "journal", faults_of_text, errors);
    EXPECT_THAT(errors, IsEmpty());
    return list;
  }

  const TemporaryFolder folder_;
};

TEST(DeckDocument, BeginsWithTheCardsOfTheShippedDeck) {
  const DeckDocument document;
  const Deck shipped = con_sonar::decks::shipped();
  EXPECT_EQ(document.deck().fleet, shipped.fleet);
  EXPECT_EQ(document.deck().torpedoes, shipped.torpedoes);
  EXPECT_EQ(document.title("de"), "Untitled");
  EXPECT_TRUE(document.untouched());
  EXPECT_THAT(faults_of(document.deck()), IsEmpty());
}

TEST(DeckDocument, RefusesWhatNoFileCouldHoldAndSaysWhy) {
  DeckDocument document;
  Deck alike = document.deck();
  alike.nations[1].colour = alike.nations[0].colour;
  const std::vector<FileError> faults = document.apply(alike, StepLabel::change_nation);
  ASSERT_THAT(faults, SizeIs(1));
  EXPECT_EQ(faults[0].pointer, "/nations/1/colour");
  EXPECT_FALSE(document.can_undo());
  EXPECT_TRUE(document.untouched());
}

TEST(DeckDocument, ChangesOfOneStepAreUndoneAsOne) {
  DeckDocument document;
  const Deck before = document.deck();
  const MergeKey step = document.begin_step();
  for (const char* name : {"H", "Ha", "Harbour"}) {
    Deck next = document.deck();
    next.name["en"] = name;
    EXPECT_THAT(document.change(step, next, StepLabel::change_name), IsEmpty());
  }
  document.end_step();
  EXPECT_EQ(document.steps_done(), 1U);
  document.undo();
  EXPECT_EQ(document.deck(), before);
  document.redo();
  EXPECT_EQ(document.title("en"), "Harbour");
}

TEST(DeckDocument, NamesThePartsInWhichDecksDiffer) {
  const Deck deck = DeckDocument().deck();
  EXPECT_THAT(differing_parts(deck, deck), IsEmpty());
  Deck other = with_cell(deck, CardKind::torpedo, 0, CardColumn::value, 4);
  other.name["de"] = "Unbenannt";
  EXPECT_THAT(differing_parts(deck, other),
              ElementsAre(StrEq("names and notes"), StrEq("torpedo cards")));
  Deck all = other;
  all.die = 6;
  all.symbols[0].name["de"] = "Donner";
  all.nations[0].colour = "#000000";
  all.fleet.pop_back();
  all.score.pair = 2;
  all.sonar.level_2.push_back({con_sonar::SonarResult::move, 0, 1, 1});
  EXPECT_THAT(differing_parts(deck, all), SizeIs(8));
}

TEST_F(DeckDocumentFiles, TakeIdAndNameFromTheirFirstFile) {
  DeckDocument document;
  document.save_as(folder_ / "Cold War.deck.json");
  EXPECT_EQ(document.deck().id, "cold-war");
  EXPECT_EQ(document.title("en"), "Cold war");
  EXPECT_FALSE(document.modified());
  const auto read = DeckDocument::open(document.path());
  ASSERT_TRUE(read);
  EXPECT_EQ(read.value->deck(), document.deck());
}

TEST_F(DeckDocumentFiles, AreNotOverwrittenWhenTheyChangedMeanwhile) {
  DeckDocument document;
  document.save_as(folder_ / "a.deck.json");
  document.apply(with_symbol(document.deck()), StepLabel::add_symbol);
  folder_.write("a.deck.json", to_canonical_json(con_sonar::decks::shipped()));
  EXPECT_EQ(document.disk_state(), DiskState::changed);
  EXPECT_THROW(document.save(), FileException);
  EXPECT_THAT(document.reload(), IsEmpty());
  EXPECT_EQ(document.deck(), con_sonar::decks::shipped());
  EXPECT_EQ(document.disk_state(), DiskState::same);
  document.undo();
  EXPECT_THAT(document.deck().symbols, SizeIs(7)) << "what was replaced can be had back";
}

TEST_F(DeckDocumentFiles, StayAsTheyAreUntilSomethingIsChanged) {
  const std::string odd = to_canonical_json(DeckDocument().deck()) + "\n\n";
  folder_.write("odd.deck.json", odd);
  auto read = DeckDocument::open(folder_ / "odd.deck.json");
  ASSERT_TRUE(read);
  EXPECT_EQ(read.value->file_text(), odd);
  read.value->apply(with_symbol(read.value->deck()), StepLabel::add_symbol);
  EXPECT_EQ(read.value->file_text(), to_canonical_json(read.value->deck()));
}

TEST_F(DeckDocumentFiles, OutliveAKillThroughTheJournal) {
  DeckDocument document;
  document.save_as(folder_ / "a.deck.json");
  const Deck saved = document.deck();
  document.apply(without_cards(saved, CardKind::fleet, {3}), StepLabel::remove_cards);
  { Journal(folder_ / "journal").keep(document); }
  const std::vector<OrphanedDraft> list = left();
  ASSERT_THAT(list, SizeIs(1));
  EXPECT_EQ(list[0].path, document.path());
  const Deck work = con_sonar::parse_deck(list[0].text, "").value.value().deck;
  DeckDocument back = DeckDocument::restored(work, list[0].path, list[0].base);
  EXPECT_EQ(back.deck(), document.deck());
  EXPECT_EQ(back.path(), document.path());
  EXPECT_TRUE(back.modified());
  back.undo();
  EXPECT_EQ(back.deck(), saved);
  EXPECT_EQ(DeckDocument::restored(work, std::nullopt, std::nullopt).path(), "");
}

// After any edit, the deck's format is valid, the journal restores it, its file reads back, and
// undo leads through every state to the first, byte by byte.
TEST_F(DeckDocumentFiles, KeepEveryStateThroughAThousandRandomEdits) {
  std::mt19937 random(14);
  auto opened =
      DeckDocument::open(CHARTROOM_SOURCE_DIR "/maps/packs/con-sonar/con-sonar-online.deck.json");
  ASSERT_TRUE(opened);
  DeckDocument document = std::move(*opened.value);
  std::vector<std::string> states{document.file_text()};
  int refused = 0;
  for (int i = 0; i < 1000; ++i) {
    if (!edit_at_random(document, random)) ++refused;
    ASSERT_THAT(faults_of(document.deck()), IsEmpty()) << i;
    if (document.steps_done() == states.size()) states.push_back(document.file_text());
    ASSERT_EQ(document.steps_done() + 1, states.size()) << i;
  }
  EXPECT_GT(refused, 50);
  EXPECT_GT(states.size(), 300U);
  {
    Journal journal(folder_ / "journal");
    journal.keep(document);
  }
  ASSERT_THAT(left(), SizeIs(1));
  EXPECT_EQ(left()[0].text, states.back());
  document.save_as(folder_ / "a.deck.json");
  EXPECT_EQ(read_file(document.path()).value, states.back());
  for (auto state = states.rbegin(); state != states.rend(); ++state) {
    ASSERT_EQ(document.file_text(), *state);
    document.undo();
  }
  for (const std::string& state : states) {
    ASSERT_EQ(document.file_text(), state);
    document.redo();
  }
}

}  // namespace
}  // namespace chartroom::editor

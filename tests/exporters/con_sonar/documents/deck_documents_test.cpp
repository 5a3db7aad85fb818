#include "exporters/con_sonar/documents/deck_documents.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>

#include "exporters/page/files/pdf_marks.h"
#include "tests/exporters/con_sonar/print_decks.h"
#include "tests/exporters/drawing/dots.h"
#include "tests/maps/con_sonar/decks.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
namespace {

namespace decks = con_sonar::decks;
using testing::HasSubstr;

std::vector<const DeckSheet*> named(std::initializer_list<const char*> names) {
  std::vector<const DeckSheet*> sheets;
  for (const char* name : names) sheets.push_back(find_deck_sheet(name));
  return sheets;
}

std::vector<const DeckSheet*> every_sheet() {
  std::vector<const DeckSheet*> all;
  for (const DeckSheet& sheet : deck_sheets()) all.push_back(&sheet);
  return all;
}

// Writes a file that lives as long as this test program; returns its path.
std::string written(const std::string& bytes, const std::string& name) {
  static const TemporaryFolder folder;
  folder.write(name, bytes);
  return (folder / name).string();
}

std::string printed_by(const std::string& command) {
  std::string text;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  char buffer[4096];
  for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) {
    text.append(buffer, n);
  }
  EXPECT_EQ(pclose(pipe), 0) << command << "\n" << text;
  return text;
}

DeckPrintSettings in_language(const char* language) {
  DeckPrintSettings settings;
  settings.language = language;
  return settings;
}

TEST(DeckDocuments, AreSoundWithEveryFontInside) {
  for (const char* language : {"en", "ko"}) {
    const std::string path =
        written(pdf_document(decks::shipped(), every_sheet(), in_language(language)), "all.pdf");
    EXPECT_THAT(printed_by("qpdf --check " + path), HasSubstr("No syntax"));
    EXPECT_THAT(printed_by("pdfinfo " + path),
                testing::AllOf(HasSubstr("Pages:           21"), HasSubstr("595.276 x 841.89")));
    EXPECT_EQ(printed_by("pdffonts " + path + " | tail -n +3 | awk '{print $(NF-4)}' | sort -u"),
              "yes\n");
  }
}

// The first page's numbers guide players who print page by page.
TEST(DeckDocuments, SayOnTheFirstPageWhichPagesGoOnWhat) {
  for (const auto& [backs, cards, ladder] : {std::tuple{Backs::duplex, "2–9", 14},
                                             {Backs::gutterfold, "2–10", 0},
                                             {Backs::none, "2–5", 8}}) {
    DeckPrintSettings settings;
    settings.backs = backs;
    const std::string path =
        written(pdf_document(decks::shipped(), every_sheet(), settings), "all.pdf");
    const std::string first = printed_by("pdftotext -layout -l 1 " + path + " - | tr -s ' '");
    EXPECT_THAT(first, HasSubstr(std::string(cards) + " Fleet cards card, about 200 g"));
    EXPECT_EQ(first.find("both sides") != std::string::npos, backs == Backs::duplex) << first;
    if (ladder == 0) continue;
    EXPECT_THAT(first, HasSubstr(fmt::format("{} Ladder plain paper", ladder)));
    EXPECT_THAT(printed_by(fmt::format("pdftotext -f {0} -l {0} {1} -", ladder, path)),
                HasSubstr("Ladder"));
  }
}

// Players who feed the paper by hand see its front.
TEST(DeckDocuments, SayOnFrontsAndBacksAboutWhichEdgeToTurn) {
  const std::string path =
      written(pdf_document(decks::shipped(), named({"fleet-cards"}), {}), "turn.pdf");
  for (const int page : {1, 2, 7, 8}) {
    EXPECT_THAT(printed_by(fmt::format("pdftotext -layout -f {0} -l {0} {1} -", page, path)),
                HasSubstr(page % 2 == 1 ? "fronts: flip on long edge" : "backs: flip on long edge"))
        << page;
  }
}

TEST(DeckDocuments, GiveTheSameBytesAgain) {
  const con_sonar::Deck deck = decks::shipped();
  const auto sheets = named({"torpedo-cards", "rules", "sonar"});
  const std::string first = pdf_document(deck, sheets, {});
  const std::string svg = deck_page(deck, *sheets[1], 1, {}, "svg");
  pdf_document(decks::online(), sheets, in_language("fr"));
  EXPECT_TRUE(pdf_document(deck, sheets, {}) == first);
  EXPECT_TRUE(deck_page(deck, *sheets[1], 1, {}, "svg") == svg);
  EXPECT_THAT(svg, HasSubstr("210mm"));
}

TEST(DeckDocuments, ProposeBothSidesForCardsAlone) {
  const auto duplex = [](std::initializer_list<const char*> names, Backs backs) {
    DeckPrintSettings settings;
    settings.backs = backs;
    return printed_by("qpdf --json " +
                      written(pdf_document(decks::shipped(), named(names), settings), "sides.pdf") +
                      " | tr -d ' \\n'");
  };
  EXPECT_THAT(duplex({"fleet-cards", "torpedo-cards"}, Backs::duplex),
              HasSubstr("\"/Duplex\":\"/DuplexFlipLongEdge\""));
  EXPECT_THAT(duplex({"torpedo-cards"}, Backs::gutterfold), HasSubstr("\"/Duplex\":\"/Simplex\""));
  EXPECT_THAT(duplex({"torpedo-cards", "ladder"}, Backs::duplex),
              HasSubstr("\"/Duplex\":\"/Simplex\""));
}

TEST(DeckDocuments, CarryTheDecksSetOnEveryPage) {
  con_sonar::Deck deck = decks::shipped();
  const std::string path =
      written(pdf_document(deck, named({"torpedo-cards", "odds"}), {}), "sets.pdf");
  const auto sets = sets_of_pages(path);
  ASSERT_EQ(sets.size(), 5u);
  for (const auto& set : sets) EXPECT_EQ(set, deck_set(deck));
  deck.fleet.front().effect = 2;
  EXPECT_FALSE(sets.front() == deck_set(deck));
}

TEST(DeckDocuments, SpeakTheLanguage) {
  const auto text_of = [](const char* language) {
    const auto sheets = named({"torpedo-cards", "rules"});
    return printed_by(
        "pdftotext " +
        written(pdf_document(decks::shipped(), sheets, in_language(language)), "text.pdf") +
        " - | tr '\\n' ' '");
  };
  EXPECT_THAT(text_of("en"), testing::AllOf(HasSubstr("Destroyer"), HasSubstr("8-sided die"),
                                            HasSubstr("from step 4 to step 1")));
  EXPECT_THAT(text_of("de"), testing::AllOf(HasSubstr("Zerstörer"), HasSubstr("8 Seiten")));
  EXPECT_THAT(text_of("ko"), HasSubstr("구축함"));
}

// The online deck ends early, counts one set, and lets matched cards be discarded.
TEST(DeckDocuments, SayTheDecksOwnRules) {
  const auto text_of = [](const con_sonar::Deck& deck) {
    return printed_by("pdftotext " + written(pdf_document(deck, named({"rules"}), {}), "text.pdf") +
                      " - | tr '\\n' ' '");
  };
  EXPECT_THAT(text_of(decks::online()), testing::AllOf(HasSubstr("Discard: "), HasSubstr("once")));
  EXPECT_THAT(text_of(decks::shipped()), testing::Not(HasSubstr("Discard: ")));
  EXPECT_THAT(text_of(decks::fewest()),
              testing::AllOf(HasSubstr("2-sided die"), HasSubstr("This deck has no example: ")));
}

TEST(SingleCards, AreOfThePrintShopsSize) {
  const con_sonar::Deck deck = decks::shipped();
  const std::vector<SingleCard> cards = single_cards(deck);
  ASSERT_EQ(cards.size(), 36u + 18u + 2u);
  EXPECT_EQ(cards.front().name, "fleet-01");
  EXPECT_EQ(cards[36].name, "fleet-back");
  EXPECT_EQ(cards.back().name, "torpedo-back");
  for (const std::size_t k : {std::size_t{0}, std::size_t{36}, std::size_t{37}}) {
    const Dots dots(single_card(deck, cards[k], {}, "png"));
    EXPECT_EQ(dots.width, 825);
    EXPECT_EQ(dots.height, 1125);
  }
  EXPECT_THAT(single_card(deck, cards[0], {}, "svg"),
              testing::AllOf(HasSubstr("69.85mm"), HasSubstr("95.25mm")));
}

}  // namespace
}  // namespace chartroom::exporters

#include "exporters/con_sonar/sheets/deck_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "exporters/con_sonar/documents/deck_documents.h"
#include "exporters/con_sonar/parts/deck_sheet_texts.h"
#include "exporters/drawing/cairo_objects.h"
#include "maps/platform/shown_text.h"
#include "tests/exporters/con_sonar/print_decks.h"
#include "tests/maps/con_sonar/decks.h"

namespace chartroom::exporters {
namespace {

namespace decks = con_sonar::decks;

// Returns the area that a page marks, in millimeters of the frame. Cairo rounds extents outwards to
// whole units, so the page is drawn larger.
MmRect inked(const DeckSheet& sheet, const DeckContext& context, int page, TextLog& log) {
  const cairo_rectangle_t room{-1000, -1000, 6000, 6000};
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room));
  const CairoPtr cr(cairo_create(surface.get()));
  constexpr double kEnlarged = 10;
  cairo_scale(cr.get(), kEnlarged, kEnlarged);
  sheet.draw({cr.get(), &log}, context, page);
  EXPECT_EQ(cairo_status(cr.get()), CAIRO_STATUS_SUCCESS);
  MmRect ink;
  cairo_recording_surface_ink_extents(surface.get(), &ink.x, &ink.y, &ink.width, &ink.height);
  return {ink.x / kEnlarged, ink.y / kEnlarged, ink.width / kEnlarged, ink.height / kEnlarged};
}

DrawnTexts texts_on(const DeckSheet& sheet, const DeckContext& context, int page) {
  const cairo_rectangle_t room{-1000, -1000, 6000, 6000};
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room));
  const CairoPtr cr(cairo_create(surface.get()));
  DrawnTexts texts;
  sheet.draw({.cr = cr.get(), .texts = &texts}, context, page);
  return texts;
}

// Expects that only cards reach into the paper's margins, and that every text has room.
void expect_fits(const con_sonar::Deck& deck, const DeckPrintSettings& settings) {
  const DeckContext context = deck_context(deck, settings);
  const Mm margin{(context.paper.x - context.frame.x) / 2, (context.paper.y - context.frame.y) / 2};
  for (const DeckSheet& sheet : deck_sheets()) {
    const Mm over = sheet.cards ? margin : Mm{};
    const int pages = sheet.pages(context);
    for (int page = 0; page < std::min(pages, 2); ++page) {
      TextLog log;
      const MmRect ink = inked(sheet, context, page, log);
      const std::string name = deck.id + " " + std::string(sheet.name) + " " + settings.language;
      EXPECT_GE(ink.x, -over.x - 0.1) << name;
      EXPECT_GE(ink.y, -over.y - 0.1) << name;
      EXPECT_LE(ink.right(), context.frame.x + over.x + 0.1) << name;
      EXPECT_LE(ink.bottom(), context.frame.y + over.y + 0.1) << name;
      for (const TextProblem& problem : log) {
        ADD_FAILURE() << name << ": " << problem.text << " " << problem.characters;
      }
    }
  }
}

TEST(DeckSheet, KeepsTheOrderOfItsWordsAroundNamesFromRightToLeft) {
  const std::string hebrew = "\u05D9\u05D5\u05E0\u05D4";
  con_sonar::Deck deck = decks::shipped();
  deck.author = deck.revision = hebrew;
  for (auto& nation : deck.nations) nation.name = {{"en", hebrew}};
  for (auto& symbol : deck.symbols) symbol.name = {{"en", hebrew}};
  const DeckContext context = deck_context(deck, {});
  int lines = 0;
  for (const DeckSheet& sheet : deck_sheets()) {
    for (int page = 0; page < sheet.pages(context); ++page) {
      for (const DrawnText& text : texts_on(sheet, context, page)) {
        const std::size_t at = text.text.find(hebrew);
        const bool ours =
            std::ranges::any_of(text.text, [](unsigned char c) { return std::isalnum(c) != 0; });
        if (at == std::string::npos || !ours) continue;
        ++lines;
        EXPECT_TRUE(std::string_view(text.text).substr(0, at).ends_with(kFirstStrongIsolate))
            << sheet.name << ": " << text.text;
      }
    }
  }
  EXPECT_GT(lines, 10) << "footers, codes of cards and the example of the rules";
}

TEST(DeckSheet, SaysOnEveryPageThatItIsUnofficial) {
  const con_sonar::Deck deck = decks::shipped();
  for (const std::string_view language : deck_languages()) {
    DeckPrintSettings settings;
    settings.language = language;
    const DeckContext context = deck_context(deck, settings);
    const std::string_view word = context.tr("unofficial");
    for (const DeckSheet& sheet : deck_sheets()) {
      for (int page = 0; page < sheet.pages(context); ++page) {
        EXPECT_TRUE(
            std::ranges::any_of(texts_on(sheet, context, page),
                                [&](const DrawnText& text) { return text.text.starts_with(word); }))
            << sheet.name << " " << page << " " << language;
      }
    }
  }
}

TEST(DeckSheet, MarksTheRulesOfItsOwnWithTheirNumbers) {
  const con_sonar::Deck deck = decks::shipped();
  const DeckContext context = deck_context(deck, {});
  std::string rules;
  for (const char* sheet : {"rules", "sonar"}) {
    for (int page = 0; page < find_deck_sheet(sheet)->pages(context); ++page) {
      for (const DrawnText& text : texts_on(*find_deck_sheet(sheet), context, page)) {
        rules += text.text + "\n";
      }
    }
  }
  for (const int number : {1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12}) {
    EXPECT_NE(rules.find("(Ruling C" + std::to_string(number) + ")"), std::string::npos) << number;
  }
}

TEST(DeckSheet, HasRoomForEveryTextInEveryLanguage) {
  for (const std::string_view language : deck_languages()) {
    for (const con_sonar::Deck& deck : {decks::shipped(), decks::online()}) {
      DeckPrintSettings settings;
      settings.language = language;
      expect_fits(deck, settings);
    }
  }
}

TEST(DeckSheet, HasRoomForTheLargestAndTheSmallestDeck) {
  for (const con_sonar::Deck& deck : {decks::most(), decks::fewest()}) {
    for (const Paper paper : {Paper::letter, Paper::a3}) {
      DeckPrintSettings settings;
      settings.page.paper = paper;
      settings.language = "de";
      expect_fits(deck, settings);
    }
  }
}

TEST(DeckSheet, StaysOnThePageWithEveryKindOfBacks) {
  const con_sonar::Deck deck = decks::shipped();
  for (const Backs backs : kAllBacks) {
    for (const double bleed : {0.0, 3.2}) {
      DeckPrintSettings settings;
      settings.page.bleed = bleed;
      settings.backs = backs;
      settings.look = Look::ink_saving;
      expect_fits(deck, settings);
    }
  }
}

TEST(DeckSheet, HasPagesForWhatTheDeckHas) {
  const auto pages = [](const con_sonar::Deck& deck, const char* sheet, Backs backs) {
    DeckPrintSettings settings;
    settings.backs = backs;
    return find_deck_sheet(sheet)->pages(deck_context(deck, settings));
  };
  const con_sonar::Deck shipped = decks::shipped();
  EXPECT_EQ(pages(shipped, "fleet-cards", Backs::duplex), 8);
  EXPECT_EQ(pages(shipped, "fleet-cards", Backs::none), 4);
  EXPECT_EQ(pages(shipped, "fleet-cards", Backs::gutterfold), 9);
  EXPECT_EQ(pages(shipped, "torpedo-cards", Backs::duplex), 4);
  EXPECT_EQ(pages(decks::most(), "fleet-cards", Backs::none), 23);
  EXPECT_EQ(pages(shipped, "sonar", Backs::none), 2);
  EXPECT_EQ(pages(decks::fewest(), "sonar", Backs::none), 0);
}

TEST(DeckSheet, IsFoundByItsName) {
  EXPECT_EQ(find_deck_sheet("assembly"), &deck_sheets()[0]);
  EXPECT_EQ(find_deck_sheet("fleet-cards"), &deck_sheets()[1]);
  EXPECT_EQ(find_deck_sheet("captain-blue"), nullptr);
}

}  // namespace
}  // namespace chartroom::exporters

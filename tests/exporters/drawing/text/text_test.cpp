#include "exporters/drawing/text/text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text/text_layout.h"
#include "maps/platform/shown_text.h"

namespace chartroom::exporters {
namespace {

// A page in millimeters for drawings that are not kept.
class Page {
 public:
  TextExtent line(const char* text, MmRect box, const TextStyle& style) {
    return draw_line({cr_.get(), &log}, text, box, style);
  }
  TextExtent paragraph(const char* text, double width, double size) {
    return measure_paragraph(cr_.get(), text, {0, 0, width, 1000}, {.size = size});
  }

  void cut_paragraph(const char* text, MmRect box) {
    draw_paragraph({.cr = cr_.get(), .text_log = &log, .texts = &texts}, text, box, {.size = 4});
  }

  cairo_t* cr() { return cr_.get(); }

  TextLog log;
  DrawnTexts texts;

 private:
  cairo_rectangle_t room_{0, 0, 300, 200};
  SurfacePtr surface_{cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room_)};
  CairoPtr cr_{cairo_create(surface_.get())};
};

// Returns the width of a drawn paragraph's last line, in millimeters.
double width_of_last_line(const char* text, double width, Align align) {
  constexpr int kDots = 10;  // dots per millimeter
  constexpr int kSide = 80 * kDots;
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_A8, kSide, kSide));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), kDots, kDots);
  draw_paragraph({cr.get()}, text, {5, 5, width, 60}, {.size = 4, .align = align});
  cairo_surface_flush(surface.get());
  const unsigned char* const dots = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  const auto dark = [&](int x, int y) { return dots[y * stride + x] > 128; };
  int bottom = kSide - 1;
  const auto empty = [&](int y) {
    for (int x = 0; x < kSide; ++x) {
      if (dark(x, y)) return false;
    }
    return true;
  };
  while (bottom > 0 && empty(bottom)) --bottom;
  int left = kSide;
  int right = 0;
  for (int y = bottom - 2 * kDots; y <= bottom; ++y) {
    for (int x = 0; x < kSide; ++x) {
      if (!dark(x, y)) continue;
      left = std::min(left, x);
      right = std::max(right, x);
    }
  }
  return static_cast<double>(right - left) / kDots;
}

TEST(Text, EndsNoParagraphInASingleWordWhereAnotherCanJoinIt) {
  const char* const words = "Name a water point of the quadrant that you are in";
  Page page;
  const double word = page.paragraph("in", 60, 4).width;
  for (const Align align : {Align::left, Align::centre, Align::right}) {
    for (double width = 24; width < 60; width += 0.5) {
      if (page.paragraph(words, width, 4).height < 6) continue;  // one line
      EXPECT_GT(width_of_last_line(words, width, align), 2 * word) << width;
    }
  }
}

TEST(Text, ShowsALineBreakInANameAsASpace) {
  Page page;
  const TextExtent broken = page.line("North\nPole\t1\r", {0, 0, 200, 10}, {.size = 5});
  const TextExtent plain = page.line("North Pole 1 ", {0, 0, 200, 10}, {.size = 5});
  EXPECT_EQ(broken.width, plain.width);
  EXPECT_EQ(broken.height, plain.height);
  EXPECT_TRUE(page.log.empty());
}

TEST(Text, ShowsWhatNoFontHasAsASquareAndTellsIt) {
  Page page;
  const TextExtent unknown = page.line("Sea \U0010FFFD", {0, 0, 200, 10}, {.size = 5});
  const TextExtent square = page.line("Sea \u25A1", {0, 0, 200, 10}, {.size = 5});
  EXPECT_EQ(unknown.width, square.width);
  ASSERT_EQ(page.log.size(), 1u);
  EXPECT_EQ(page.log[0].kind, TextProblem::Kind::no_font);
  EXPECT_EQ(page.log[0].characters, "\U0010FFFD");
}

TEST(Text, SetsALongNameInTwoLinesRatherThanAsAHairline) {
  Page page;
  const char* const name = "The straits between the islands of the far north and the open ocean";
  const TextExtent one = page.line(name, {0, 0, 60, 4}, {.size = 8});
  const TextExtent two = page.line(name, {0, 0, 60, 12}, {.size = 8});
  EXPECT_GT(two.size, 1.2 * one.size);
  EXPECT_GT(two.height, 1.9 * two.size);
  EXPECT_LE(two.height, 12);
}

TEST(Text, LeavesOutEmojiThatNoFontHasAndTellsThem) {
  // Code points that Unicode keeps for emoji to come: no font of any machine has them.
  for (const auto& [text, shown] :
       {std::pair{"Sea \U0001F8FD of \U0001F8FE\uFE0F\u200D\U0001F8FF calm", "Sea of calm"},
        {"\U0001F8FD Sea", "Sea"},
        {"Sea \U0001F8FE\U000E0067\U000E007F", "Sea"}}) {
    Page page;
    const SetText set = set_text(page.cr(), text, {.size = 4});
    EXPECT_FALSE(set.missing.empty());
    EXPECT_STREQ(pango_layout_get_text(set.layout.get()), shown);
  }
}

TEST(Text, BreaksALongNameWithoutSpacesBeforeItsLettersAreTiny) {
  Page page;
  const TextExtent set =
      draw_line({page.cr()}, std::string(60, 'W'), {0, 0, 110, 10}, {.size = 6.4});
  EXPECT_GE(set.size, 2.65);
  EXPECT_LE(set.width, 110);
}

TEST(Text, BreaksKoreanBetweenWordsOnly) {
  Page page;
  const double word = page.line("잠수함의함장이", {0, 0, 200, 10}, {.size = 5}).width;
  // The room for a word and a half gives two lines.
  const TextExtent two = page.paragraph("잠수함의함장이 잠수함의함장이", 1.5 * word, 5);
  EXPECT_NEAR(two.width, word, 0.2);
}

TEST(Text, KeepsNumbersWithWhatTheyCountAndSignsWithTheirWords) {
  struct Kept {
    std::string before;
    std::string together;
  };
  for (const auto& [before, together] : {Kept{"take", "1 damage"},
                                         {"auf", "5 Punkten"},
                                         {"sinon", "« Raté ! »"},
                                         {"Dites", "Silence !"},
                                         {"또는", "I5에서는"},
                                         {"oltre", "100 %"},
                                         {"le code", "GTFF-R3JV"},
                                         {"“Row 2” or", "Column C"},
                                         {"sulla", "Riga 2"},
                                         {"ne", "1 a 4"}}) {
    Page page;
    const double width = page.line(together.c_str(), {0, 0, 200, 10}, {.size = 5}).width;
    // The first part of the unbreakable text would have room on the first line.
    const TextExtent two = page.paragraph((before + " " + together).c_str(), width + 0.5, 5);
    EXPECT_NEAR(two.width, width, 0.2) << before << " " << together;
  }
}

TEST(Text, TellsWhatDoesNotFitEvenInTheSmallestLetters) {
  Page page;
  page.line("A name that is far too long for its place", {0, 0, 10, 3}, {.size = 4});
  ASSERT_EQ(page.log.size(), 1u);
  EXPECT_EQ(page.log[0].kind, TextProblem::Kind::no_room);
}

TEST(Text, EndsAParagraphWhereItsBoxEndsAndTellsIt) {
  for (const char* text : {"one\ntwo\nthree\nfour\nfive\nsix\nseven\neight",
                           "A few words more than there is room for, and then some again"}) {
    Page page;
    page.cut_paragraph(text, {10, 10, 20, 5.2});
    ASSERT_EQ(page.log.size(), 1u) << text;
    EXPECT_EQ(page.log[0].kind, TextProblem::Kind::no_room);
    ASSERT_EQ(page.texts.size(), 1u);
    EXPECT_LE(page.texts[0].ink.bottom(), 15.5) << text;
    EXPECT_GE(page.texts[0].ink.height, 1) << text;
  }
}

TEST(Text, ClipsLettersThatRiseFarOutOfTheirBox) {
  Page page;
  std::string tower = "a";
  for (int k = 0; k < 20; ++k) tower += "\u0302";
  draw_line({.cr = page.cr(), .text_log = &page.log, .texts = &page.texts}, tower, {10, 30, 50, 4},
            {.size = 4});
  ASSERT_EQ(page.texts.size(), 1u);
  EXPECT_GE(page.texts[0].ink.y, 29);
}

TEST(Text, DrawsASpaceForWhatTurnsLettersRoundOrSteers) {
  EXPECT_EQ(on_one_line("a\u202Eb\u2066c\x1B[d\u2028e\nf\u0085g"), "a b c [d e f g");
  EXPECT_EQ(on_one_line("\u05D0\u200F\u05D1"),
            "\u05D0\u200F\u05D1");  // a mark reorders nothing else
  Page page;
  EXPECT_EQ(page.paragraph("one\u202E\ntwo", 100, 4).width,
            page.paragraph("one \ntwo", 100, 4).width);
}

TEST(Text, KeepsOnlyIsolatesThatEnd) {
  EXPECT_EQ(on_one_line("a\u2068b\u2069c"), "a\u2068b\u2069c");
  EXPECT_EQ(on_one_line("a\u2068b"), "a b");
  EXPECT_EQ(on_one_line("\u2069a\u2068"), " a ");
  EXPECT_EQ(on_one_line("\u2068a\u2068b\u2069"), " a\u2068b\u2069");
}

// Returns the left edge of the first letter of a part of the line.
int place_of(const std::string& part, const std::string& line) {
  Page page;
  const SetText set = set_text(page.cr(), line, {.size = 4});
  EXPECT_EQ(set.missing, "");
  PangoRectangle place;
  pango_layout_index_to_pos(set.layout.get(), static_cast<int>(line.find(part)), &place);
  return place.x;
}

TEST(Text, KeepsTheOrderOfWordsAroundAnIsolatedText) {
  const std::string author = "\u05D9\u05D5\u05E0\u05D4";
  const std::string turned = "map by " + author + " \u00B7 15.5 mm";
  EXPECT_GT(place_of(author, turned), place_of("15.5", turned)) << "what isolation is for";
  for (const std::string& begin : {std::string("map by "), std::string()}) {
    const std::string line = begin + isolated(author) + " \u00B7 15.5 mm";
    EXPECT_LT(place_of(author, line), place_of("15.5", line));
    EXPECT_LT(place_of("15.5", line), place_of("mm", line));
  }
}

TEST(Text, SetsDecomposedLettersLikeComposedOnes) {
  Page page;
  const auto set = [&page](const char* text) {
    return std::string(pango_layout_get_text(set_text(page.cr(), text, {.size = 4}).layout.get()));
  };
  EXPECT_EQ(set("I\u0302le de Bre\u0301hat"), "\u00CEle de Br\u00E9hat");
  EXPECT_EQ(set("A\u030Angstro\u0308m, O\u0308STERREICH, E\u0301TE\u0301"),
            "\u00C5ngstr\u00F6m, \u00D6STERREICH, \u00C9T\u00C9");
  EXPECT_EQ(set("\u1107\u116E\u1109\u1161\u11AB"), "\uBD80\uC0B0");
}

}  // namespace
}  // namespace chartroom::exporters

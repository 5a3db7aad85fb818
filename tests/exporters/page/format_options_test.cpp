#include "exporters/page/format_options.h"

#include <gtest/gtest.h>

namespace chartroom::exporters {
namespace {

TEST(FormatOptions, NameTheFirstThatTheFormatHasNot) {
  const PageSettings plain;
  EXPECT_EQ(misplaced_option(plain, "png"), nullptr);
  const PageSettings wanted{.pdf_x4 = true, .layers = true};
  EXPECT_EQ(misplaced_option(wanted, "svg")->name, "pdf-x");
  EXPECT_EQ(misplaced_option(wanted, "pdf")->name, "layers");
  EXPECT_EQ(misplaced_option(wanted, "png")->name, "pdf-x");
}

TEST(FormatOptions, OfAnotherFormatAreLeftOutAndNothingElseIs) {
  const PageSettings wanted{.bleed = 3, .pdf_x4 = true, .greys = true, .layers = true};
  const PageSettings pdf = in_format(wanted, "pdf");
  EXPECT_TRUE(pdf.pdf_x4 && pdf.greys);
  EXPECT_FALSE(pdf.layers);
  EXPECT_EQ(pdf.bleed, 3);
  const PageSettings svg = in_format(wanted, "svg");
  EXPECT_FALSE(svg.pdf_x4 || svg.greys);
  EXPECT_TRUE(svg.layers);
  EXPECT_EQ(misplaced_option(in_format(wanted, "png"), "png"), nullptr);
}

}  // namespace
}  // namespace chartroom::exporters

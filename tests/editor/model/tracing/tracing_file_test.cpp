#include "editor/model/tracing/tracing_file.h"

#include <gtest/gtest.h>

#include "maps/platform/safe_file.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

Tracing photo(const std::string& file = "/photos/a b.jpg") {
  Tracing tracing(file, 400, 300, 110, 110);
  tracing.move_corner(2, {101.0 / 3, 87.125});
  tracing.opacity = 0.2;
  return tracing;
}

TEST(KeptTracings, ComeBackFromTheirFile) {
  const TemporaryFolder folder;
  const std::string path = folder / "tracings";
  EXPECT_EQ(KeptTracings::load(path).value->of("/maps/reef.map.json"), nullptr);
  KeptTracings kept;
  Tracing hidden = photo("/photos/b.png");
  hidden.visible = false;
  kept.set("/maps/my reef.map.json", photo());
  kept.set("/maps/lagoon.map.json", hidden);
  kept.save(path);
  const ParseResult<KeptTracings> read = KeptTracings::load(path);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read.value->of("/maps/my reef.map.json"), photo());
  EXPECT_EQ(*read.value->of("/maps/lagoon.map.json"), hidden);
  EXPECT_EQ(read.value->of("/maps/reef.map.json"), nullptr);
}

TEST(KeptTracings, HoldOneForAMapAndForgetIt) {
  KeptTracings kept;
  kept.set("/a.map.json", photo("/1.png"));
  kept.set("/a.map.json", photo("/2.png"));
  EXPECT_EQ(kept.of("/a.map.json")->file(), "/2.png");
  kept.set("/a.map.json", std::nullopt);
  EXPECT_EQ(kept.of("/a.map.json"), nullptr);
  EXPECT_EQ(kept.text(), "");
}

TEST(KeptTracings, KeepTheLatest) {
  KeptTracings kept;
  for (std::size_t i = 0; i <= KeptTracings::kMost; ++i) kept.set(std::to_string(i), photo());
  EXPECT_EQ(kept.of("0"), nullptr);
  EXPECT_NE(kept.of("1"), nullptr);
}

TEST(KeptTracings, LeaveOutPathsOfSeveralLines) {
  KeptTracings kept;
  kept.set("/a\nb.map.json", photo());
  kept.set("/a.map.json", photo("/b\nc.png"));
  kept.set("", photo());
  EXPECT_EQ(kept.text(), "");
}

TEST(KeptTracings, SayWhichLineIsNone) {
  const auto line_of = [](const std::string& text) {
    const ParseResult<KeptTracings> read = KeptTracings::parse(text, "tracings");
    return read ? 0 : read.errors.front().line;
  };
  const std::string head = "map /a\npicture /b\n";
  EXPECT_EQ(line_of(head + "corners 0 0 9 0 9 9 0 9\nopacity 0.5\nvisible yes\n"), 0);
  EXPECT_EQ(line_of("picture /b\n"), 1);
  EXPECT_EQ(line_of("map /a\nmap /b\n"), 2);
  EXPECT_EQ(line_of(head + "corners 0 0 9 0 9 9 0\n"), 3);
  EXPECT_EQ(line_of(head + "corners 0 0 9 9 9 0 0 9\n"), 3) << "folded";
  EXPECT_EQ(line_of(head + "corners 0 0 nan 0 9 9 0 9\n"), 3);
  EXPECT_EQ(line_of(head + "corners 0 0 9 0 9 9 0 9\nopacity 1.5\nvisible yes\n"), 5);
  EXPECT_EQ(line_of(head + "corners 0 0 9 0 9 9 0 9\nopacity 0.5\n"), 5);
}

}  // namespace
}  // namespace chartroom::editor

#include "editor/model/documents/draft_history.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <random>

#include "editor/model/documents/journal.h"
#include "editor/model/documents/map_document.h"
#include "editor/model/documents/pack_document.h"
#include "maps/files/map_file.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
using namespace maps;
namespace {

std::vector<FileError> no_faults(std::string_view, const std::string&) { return {}; }

// Returns what a program that was killed left of a document.
OrphanedDraft left_of(const Document& document, const TemporaryFolder& folder) {
  const std::string journal = folder / "journal";
  { Journal(journal).keep(document); }
  std::vector<FileError> errors;
  auto drafts = orphaned_drafts(journal, no_faults, errors);
  EXPECT_TRUE(errors.empty());
  OrphanedDraft left = std::move(drafts.at(0));
  left.entry.remove();
  return left;
}

MapDocument restored(const OrphanedDraft& left, const std::optional<std::string>& path) {
  const Map map = parse_map(left.text, "").value.value().map;
  return MapDocument::restored(map, path, left.base, left.history);
}

void edit_at_random(MapDocument& document, std::mt19937& random) {
  const auto chance = [&random](int of) { return static_cast<int>(random() % of); };
  const Point point{chance(10), chance(10)};
  switch (chance(8)) {
    case 0:
      return document.undo();
    case 1:
      return document.redo();
    case 2:
      return document.go_to(
          static_cast<std::size_t>(chance(static_cast<int>(document.steps().size()) + 1)));
    case 3:
      return document.apply(
          edited(document.map(), SetName{"en", "A\\n\n" + std::to_string(random())}),
          StepLabel::change_name);
    case 4: {
      const MergeKey drag = document.begin_step();
      document.change(drag, SetIslands{{point}, true}, StepLabel::paint_islands);
      document.change(drag, SetIslands{{{point.row, 3}}, true}, StepLabel::paint_islands);
      return;
    }
    default:
      document.apply(edited(document.map(), SetIslands{{point}, chance(3) > 0}),
                     StepLabel::paint_islands);
  }
}

void expect_same_history(MapDocument& was, MapDocument& is) {
  ASSERT_EQ(is.steps(), was.steps());
  ASSERT_EQ(is.steps_done(), was.steps_done());
  for (std::size_t i = 0; i <= was.steps().size(); ++i) EXPECT_EQ(is.state(i), was.state(i)) << i;
  while (was.can_undo()) was.undo(), is.undo();
  EXPECT_EQ(is.map(), was.map());
  for (;;) {
    EXPECT_EQ(is.map(), was.map());
    EXPECT_EQ(is.modified(), was.modified()) << was.steps_done();
    if (!was.can_redo()) break;
    was.redo();
    is.redo();
  }
}

TEST(DraftHistory, SurvivesAKillAfterAnyEditsAndUndos) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const TemporaryFolder folder;
    std::mt19937 random(seed);
    MapDocument document;
    const int edits = static_cast<int>(random() % 60) + 1;
    for (int i = 0; i < edits; ++i) {
      edit_at_random(document, random);
      if (seed % 2 == 1 && i == edits / 2) document.save_as(folder / "reef.map.json");
    }
    if (!document.modified()) continue;
    const OrphanedDraft left = left_of(document, folder);
    MapDocument back = restored(left, left.path);
    EXPECT_EQ(back.path(), document.path());
    expect_same_history(document, back);
    // A second kill changes nothing.
    if (back.modified()) {
      const OrphanedDraft again = left_of(back, folder);
      MapDocument twice = restored(again, again.path);
      expect_same_history(back, twice);
    }
  }
}

TEST(DraftHistory, OfAChangedOrRemovedFileHasNoSavedState) {
  const TemporaryFolder folder;
  MapDocument document;
  document.save_as(folder / "reef.map.json");
  document.apply(edited(document.map(), SetIslands{{{1, 1}}, true}), StepLabel::paint_islands);
  const OrphanedDraft left = left_of(document, folder);
  folder.write("reef.map.json", to_canonical_json(blank_map({6, 6}, "reef", "Reef")));
  MapDocument changed = restored(left, left.path);
  std::filesystem::remove(folder / "reef.map.json");
  MapDocument gone = restored(left, left.path);
  MapDocument copy = restored(left, std::nullopt);
  for (MapDocument* each : {&changed, &gone, &copy}) {
    ASSERT_TRUE(each->can_undo());
    each->undo();
    EXPECT_TRUE(each->map().islands.empty());
    EXPECT_TRUE(each->modified());
  }
}

TEST(DraftHistory, OfAPackIsKeptToo) {
  const TemporaryFolder folder;
  folder.write("maps/reef.map.json", to_canonical_json(blank_map({6, 6}, "reef", "Reef")));
  PackDocument document = PackDocument::create(folder / "maps");
  document.save();
  ASSERT_TRUE(document.set_languages({"en", "de"}));
  document.remove(0);
  const OrphanedDraft left = left_of(document, folder);
  const Pack work = parse_pack(left.text, "").value.value().pack;
  PackDocument back = PackDocument::restored(work, left.path, left.base, left.history);
  EXPECT_EQ(back.steps(), document.steps());
  back.undo();
  EXPECT_EQ(back.pack().maps.size(), 1U);
  back.undo();
  EXPECT_FALSE(back.modified());
}

DraftHistory long_history(std::size_t steps) {
  DraftHistory history;
  std::string text = "{}";
  for (std::size_t i = 0; i < steps; ++i) {
    text = std::string(1000, static_cast<char>('a' + i % 26));
    history.undo.push_back({StepLabel::paint_islands, text});
    history.redo.push_back({StepLabel::erase_islands, text});
  }
  history.saved = steps;
  return history;
}

TEST(DraftHistory, DropsTheFarthestStepsBeyondItsLimit) {
  const DraftHistory all = long_history(1000);
  const std::string lines = history_lines("{}", all);
  EXPECT_LE(lines.size(), kMostHistory + 20);
  EXPECT_GT(lines.size(), kMostHistory - 2000);
  const DraftHistory kept = read_history(lines, "{}");
  ASSERT_GT(kept.undo.size(), 100U);
  EXPECT_EQ(kept.undo.size(), kept.redo.size());
  EXPECT_TRUE(std::equal(kept.undo.begin(), kept.undo.end(), all.undo.begin()));
  EXPECT_TRUE(std::equal(kept.redo.begin(), kept.redo.end(), all.redo.begin()));
  EXPECT_EQ(kept.saved, kept.undo.size()) << "the draft itself";
  DraftHistory far = all;
  far.saved = 0;
  EXPECT_EQ(read_history(history_lines("{}", far), "{}").saved, std::nullopt);
}

TEST(DraftHistory, EndsAtALineThatCannotBeRead) {
  const DraftHistory all = long_history(3);
  std::string lines = history_lines("{}", all);
  EXPECT_EQ(read_history(lines, "{}"), all);
  for (const char* line : {"undo no_such_step 0 0 a\n", "undo paint_islands 9 9 a\n",
                           "undo paint_islands x 0 a\n", "undo\n", "redo \n"}) {
    const DraftHistory kept = read_history(line + lines, "{}");
    EXPECT_LE(kept.undo.size(), 3U) << line;
  }
  const DraftHistory cut = read_history(lines.substr(0, lines.find("redo ") + 9), "{}");
  EXPECT_EQ(cut.undo, all.undo);
  EXPECT_TRUE(cut.redo.empty());
  EXPECT_EQ(cut.saved, std::nullopt);
  EXPECT_EQ(read_history("", "{}"), DraftHistory());
}

TEST(DraftHistory, NamesEachStepByItsOwnWord) {
  for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(StepLabel::reload); ++i) {
    const auto label = static_cast<StepLabel>(i);
    EXPECT_EQ(step_of_word(step_word(label)), label);
    EXPECT_EQ(step_word(label).find(' '), std::string_view::npos);
  }
}

}  // namespace
}  // namespace chartroom::editor

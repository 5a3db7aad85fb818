// Tests properties of reading and printing game records and announcement lists.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "validator/rules/announcement_list.h"
#include "validator/rules/record.h"

namespace chartroom::rules {
using namespace maps;
namespace {

// Makes every run use equal cases; RC_PARAMS sets others ("seed=5 max_success=10000").
const int kSeeded = setenv("RC_PARAMS", "seed=4711 max_success=300", 0);

bool chance(int in) { return *rc::gen::inRange(0, in) == 0; }

Point any_point() { return {*rc::gen::inRange(0, kMaxSide), *rc::gen::inRange(0, kMaxSide)}; }

Direction any_direction() { return *rc::gen::elementOf(kDirections); }

Team any_team() { return *rc::gen::elementOf(kTeams); }

std::string any_map() {
  static const std::string kLetters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  std::string id =
      *rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(kLetters)));
  return chance(3) ? "../My/" + id + ".map.json" : id;
}

Action any_action(RecordPly& ply) {
  switch (static_cast<ActionKind>(*rc::gen::inRange(0, 5))) {
    case ActionKind::navigate:
      return Action::navigate(any_direction());
    case ActionKind::sonar:
      ply.sonar_line = *rc::gen::inRange(0, kMaxSide);
      return Action::sonar(chance(2) ? Axis::row : Axis::column);
    case ActionKind::silence:
      return Action::silence(any_direction());
    case ActionKind::torpedo:
      if (chance(2)) ply.claim = Claim{chance(2), chance(2), {}};
      return Action::torpedo(any_point());
    case ActionKind::surface:
      break;
  }
  if (chance(2)) ply.claim = Claim{false, chance(2), any_point()};
  return Action::surface();
}

RecordPly any_ply() {
  RecordPly ply;
  ply.team = any_team();
  ply.action = any_action(ply);
  return ply;
}

GameRecord any_game() {
  GameRecord game;
  game.map = any_map();
  game.blue = RecordStart{{}, any_point()};
  game.green = RecordStart{{}, any_point()};
  game.first = any_team();
  game.variant = chance(2) ? Variant::turns : Variant::realtime;
  for (int plies = *rc::gen::inRange(0, 12); plies > 0; --plies) game.plies.push_back(any_ply());
  return game;
}

std::vector<GameRecord> any_games() {
  std::vector<GameRecord> games;
  for (int count = *rc::gen::inRange(1, 4); count > 0; --count) games.push_back(any_game());
  return games;
}

std::string text_of(const std::vector<GameRecord>& games) {
  std::string text;
  for (const GameRecord& game : games) text += record_text(game);
  return text;
}

std::string any_list() {
  std::string text = "chartroom-announcements 1\nmap " + any_map() + "\n";
  int standing = 0;
  for (int lines = *rc::gen::inRange(0, 15); lines > 0; --lines) {
    HeardLine heard;
    const Announcement said{};
    heard.said = said;
    if (standing > 0 && chance(6)) {
      heard.kind = HeardKind::undo;
    } else if (chance(8)) {
      heard.kind = HeardKind::start;
    } else {
      heard.said.team = any_team();
      heard.said.kind = static_cast<ActionKind>(*rc::gen::inRange(0, 5));
      // A list has only sonar and torpedoes of our own actions.
      if (heard.said.team == Team::blue) {
        heard.said.kind = chance(2) ? ActionKind::sonar : ActionKind::torpedo;
      }
      heard.said.direction = any_direction();
      heard.said.axis = chance(2) ? Axis::row : Axis::column;
      heard.said.line = *rc::gen::inRange(0, kMaxSide);
      heard.said.point = any_point();
      heard.said.hit = chance(2);
      heard.said.self = chance(2);
    }
    standing += heard.kind == HeardKind::undo ? -1 : 1;
    text += heard_text(heard, Team::green) + "\n";
  }
  return text;
}

std::string list_text(const AnnouncementList& list) {
  std::string text = "chartroom-announcements 1\nmap " + list.map + "\n";
  for (const HeardLine& heard : list.lines) text += heard_text(heard, Team::green) + "\n";
  return text;
}

// Varies everything that readers ignore: case (except in file names), blanks, comments, blank
// lines, CRLF, a byte order mark, the last line's end.
std::string dressed(const std::string& text) {
  std::string result = chance(3) ? "\xEF\xBB\xBF" : "";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    const std::string line = text.substr(at, end - at);
    const bool file = line.ends_with(".map.json");
    at = end + 1;
    if (chance(4))
      result += *rc::gen::elementOf(
          std::vector<std::string>{"\n", " \t\r\n", "# blue up\n", "\t# \xC3\xA4\n"});
    if (chance(3)) result += "  ";
    for (const char c : line) {
      const bool capital = !file && chance(2);
      if (c == ' ' && chance(3)) result += "\t ";
      if (c == '=' && result.back() == ' ' && chance(2)) result.pop_back();
      result += capital ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    }
    if (chance(3)) result += " # green's = answer";
    result += chance(3) ? " \r\n" : "\n";
  }
  if (chance(3)) result.pop_back();
  return result;
}

// Returns the text with a few bytes changed, inserted or removed.
std::string mutated(std::string text) {
  for (int edits = *rc::gen::inRange(1, 4); edits > 0 && !text.empty(); --edits) {
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    const char byte = static_cast<char>(*rc::gen::inRange(0, 256));
    switch (*rc::gen::inRange(0, 4)) {
      case 0:
        text[at] = byte;
        break;
      case 1:
        text.insert(at, 1, byte);
        break;
      case 2:
        text.erase(at, *rc::gen::inRange<std::size_t>(1, 9));
        break;
      default:
        text.insert(at, text.substr(*rc::gen::inRange<std::size_t>(0, text.size()), 12));
    }
  }
  return text;
}

// Expects that every error has a position in the text.
void expect_places(const std::vector<FileError>& errors, const std::string& text) {
  RC_ASSERT(!errors.empty());
  const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
  for (const FileError& error : errors) {
    RC_ASSERT(error.line >= 1);
    RC_ASSERT(error.line <= lines);
    RC_ASSERT(error.column >= 1);
    RC_ASSERT(error.column <= static_cast<int>(text.size()) + 1);
    RC_ASSERT(!error.what.empty());
  }
}

RC_GTEST_PROP(RecordProperty, WhatIsPrintedReadsBack, ()) {
  const auto games = any_games();
  const auto read = parse_records(text_of(games), "x.game");
  RC_ASSERT(read.errors.empty());
  RC_ASSERT(read.value->size() == games.size());
  for (std::size_t i = 0; i < games.size(); ++i) RC_ASSERT(same_game(games[i], (*read.value)[i]));
  RC_ASSERT(text_of(*read.value) == text_of(games));
}

RC_GTEST_PROP(RecordProperty, CaseBlanksCommentsAndLineEndsAreFree, ()) {
  const std::string text = text_of(any_games());
  const std::string free = dressed(text);
  const auto read = parse_records(free, "x.game");
  if (!read) RC_FAIL(read.errors[0].text() + "\n" + free);
  RC_ASSERT(text_of(*read.value) == text);
}

RC_GTEST_PROP(RecordProperty, AnyMutationReadsAsARecordOrIsAnErrorWithItsPosition, ()) {
  const std::string text = mutated(dressed(text_of(any_games())));
  const auto read = parse_records(text, "x.game");
  if (!read) {
    expect_places(read.errors, text);
    return;
  }
  const std::string printed = text_of(*read.value);
  const auto again = parse_records(printed, "x.game");
  if (!again) RC_FAIL(again.errors[0].text() + "\n" + printed);
  RC_ASSERT(text_of(*again.value) == printed);
}

// Returns one captain's sheet: no enemy start, silences without direction, stops in realtime.
GameRecord any_sheet() {
  GameRecord sheet = any_game();
  const Team own = any_team();
  if (chance(2)) (own == Team::blue ? sheet.green : sheet.blue).reset();
  for (RecordPly& ply : sheet.plies) {
    const bool heard = !sheet.start(ply.team) && ply.action.kind == ActionKind::sonar;
    ply.unwritten = chance(2) && (heard || ply.action.kind == ActionKind::silence);
  }
  std::array<bool, 2> stopping{};
  for (std::size_t i = 0; sheet.variant == Variant::realtime && i <= sheet.plies.size(); ++i) {
    const Team team = any_team();
    if (chance(2)) continue;
    sheet.stops.push_back({{}, team, stopping[index(team)], i});
    stopping[index(team)] = !stopping[index(team)];
  }
  return sheet;
}

RC_GTEST_PROP(RecordProperty, ASheetIsPrintedAsItReads, ()) {
  const GameRecord sheet = any_sheet();
  const std::string text = record_text(sheet);
  const auto read = parse_records(dressed(text), "x.game", Gaps::allowed);
  if (!read) RC_FAIL(read.errors[0].text() + "\n" + text);
  RC_ASSERT(record_text(read.value->front()) == text);
}

RC_GTEST_PROP(RecordProperty, WhatReadsAsAWholeRecordReadsTheSameWithGapsAllowed, ()) {
  const std::string text = mutated(dressed(text_of(any_games())));
  const auto whole = parse_records(text, "x.game");
  const auto sheets = parse_records(text, "x.game", Gaps::allowed);
  if (whole) {
    RC_ASSERT(text_of(*whole.value) == text_of(sheets.value.value()));
  } else if (!sheets) {
    expect_places(sheets.errors, text);
  }
}

RC_GTEST_PROP(ListProperty, WhatIsPrintedReadsBack, ()) {
  const std::string text = any_list();
  const auto read = parse_announcements(text, "x.heard", Team::green);
  if (!read) RC_FAIL(read.errors[0].text() + "\n" + text);
  RC_ASSERT(list_text(*read.value) == text);
}

RC_GTEST_PROP(ListProperty, CaseBlanksCommentsAndLineEndsAreFree, ()) {
  const std::string text = any_list();
  const std::string free = dressed(text);
  const auto read = parse_announcements(free, "x.heard", Team::green);
  if (!read) RC_FAIL(read.errors[0].text() + "\n" + free);
  RC_ASSERT(list_text(*read.value) == text);
}

RC_GTEST_PROP(ListProperty, AnyMutationReadsAsAListOrIsAnErrorWithItsPosition, ()) {
  const std::string text = mutated(dressed(any_list()));
  const auto read = parse_announcements(text, "x.heard", Team::green);
  if (!read) {
    expect_places(read.errors, text);
    return;
  }
  const std::string printed = list_text(*read.value);
  const auto again = parse_announcements(printed, "x.heard", Team::green);
  if (!again) RC_FAIL(again.errors[0].text() + "\n" + printed);
  RC_ASSERT(list_text(*again.value) == printed);
}

}  // namespace
}  // namespace chartroom::rules

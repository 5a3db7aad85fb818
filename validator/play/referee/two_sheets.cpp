#include "validator/play/referee/two_sheets.h"

#include <fmt/core.h>

#include <algorithm>
#include <span>

#include "validator/play/referee/sheet_alignment.h"
#include "validator/rules/said_words.h"

namespace chartroom::play {
namespace {

using maps::Team;
using rules::ActionKind;
using rules::RecordPly;
using rules::StopLine;
using rules::team_title;
using rules::team_word;

// Merges the two lines of a call.
RecordPly joined_call(const RecordPly& own, const RecordPly& heard) {
  RecordPly ply = own;
  if (own.action.kind != heard.action.kind) return ply;
  if (own.action.kind == ActionKind::sonar) {
    if (own.unwritten) {
      ply.action = heard.action;
      ply.sonar_line = heard.sonar_line;
      ply.unwritten = heard.unwritten;
    } else if (!answers_agree(own, heard)) {
      ply.unwritten = true;
    }
  }
  if (!own.claim) ply.claim = heard.claim;
  if (own.action.kind == ActionKind::torpedo &&
      (own.action.target != heard.action.target || !claims_agree(own, heard))) {
    ply.claim.reset();
  }
  if (own.action.kind == ActionKind::surface && own.claim && heard.claim) {
    // Either captain may have left out the word on damage.
    const bool alike = claims_agree(own, heard);
    ply.claim->self = ply.claim->self || (alike && heard.claim->self);
    ply.claim->no_damage = ply.claim->no_damage || (alike && heard.claim->no_damage);
  }
  return ply;
}

bool navigates(const SheetEntry& entry) {
  return entry.ply != nullptr && entry.ply->action.kind == ActionKind::navigate;
}

// Returns what may have happened if two lines of one call differ.
Message difference_text(const RecordPly& own, const RecordPly& heard) {
  const Message team = team_word(own.team);
  const Message listener = team_title(other(own.team));
  const SheetEntry entry{&own, nullptr};
  if (own.action.kind != heard.action.kind) {
    return message("{} heard a different call than {} wrote. The referee uses {}'s \"{}\".",
                   listener, team, team, entry.call());
  }
  switch (own.action.kind) {
    case ActionKind::navigate:
      return message(
          "{} misheard the direction, or {} moved in another direction than it called. The "
          "referee uses \"{}\", as {} wrote.",
          listener, team, to_string(own.action.direction), team);
    case ActionKind::sonar:
      return message(
          "{} heard a different answer than {} gave, or one of them wrote it down wrong. "
          "The referee does not check the answer.",
          team_title(own.team), team_word(other(own.team)));
    case ActionKind::torpedo:
      if (own.action.target != heard.action.target) {
        return message(
            "{} misheard the target, or {} wrote it down wrong. The referee uses a missile at "
            "{}; the submarines' positions decide what it hit.",
            listener, team, to_string(own.action.target));
      }
      return message("The captains disagree on who was hit. The submarines' positions decide.");
    default:
      return message(
          "{} misheard where {} surfaced or at what cost, or {} wrote it down wrong. "
          "The referee uses \"{}\".",
          listener, team, team, entry.call());
  }
}

Message lacking_text(const SheetEntry& line, Team lacks) {
  const Message team = team_word(line.team());
  if (line.team() != lacks) {
    return message(
        "{}'s sheet lacks {}'s \"{}\": missed, or not written down. The referee includes it.",
        team_title(lacks), team, line.call());
  }
  return message(
      "{}'s own sheet lacks \"{}\", which {} heard: not written down, or never called. "
      "The referee includes it.",
      team_title(lacks), line.call(), team_word(other(lacks)));
}

// Merges the game, pair by pair.
class Merger {
 public:
  Merger(const rules::GameRecord& blue, const rules::GameRecord& green)
      : sheets_{&blue, &green}, entries_{entries_of(blue), entries_of(green)} {}

  TwoSheets run() {
    merge_headers();
    const std::vector<EntryPair> pairs = aligned(entries_[0], entries_[1]);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (const EntryPair& pair = pairs[i]; pair.swapped > 0) {
        const auto both = std::span(pairs).subspan(i, pair.swapped + pair.before);
        merge_swapped(both.first(pair.swapped), both.last(pair.before));
        i += both.size() - 1;
      } else if (one_goes_on(pairs, i)) {
        merge_rest(pairs, i);
        break;
      } else {
        merge(pairs[i]);
      }
      pass(pairs[i]);
    }
    return std::move(result_);
  }

 private:
  void merge_headers() {
    rules::GameRecord& game = result_.game;
    game = *sheets_[0];
    game.plies.clear();
    game.stops.clear();
    for (const Team team : maps::kTeams) {
      const rules::GameRecord& own = *sheets_[index(team)];
      before_[index(team)] = own.position;
      auto& start = team == Team::blue ? game.blue : game.green;
      start = own.start(team);
      start->sheet = team;
      std::string& player = game.players[index(team)];
      player = own.players[index(team)];
      const rules::GameRecord& heard = *sheets_[index(other(team))];
      if (player.empty()) player = heard.players[index(team)];
      if (heard.start(team) && heard.start(team)->point != start->point) start_differs(team);
    }
  }

  void start_differs(Team team) {
    Contradiction found;
    for (const Team sheet : maps::kTeams) {
      const auto& start = sheets_[index(sheet)]->start(team);
      found.lines[index(sheet)] = {
          start->position, fmt::format("{} start {}", to_string(team), to_string(start->point))};
    }
    found.message = message("The sheets give {} two starts. The referee uses {}'s own.",
                            team_word(team), team_word(team));
    result_.contradictions.push_back(std::move(found));
  }

  const SheetEntry& entry(const EntryPair& pair, Team sheet) const {
    return entries_[index(sheet)][sheet == Team::blue ? *pair.blue : *pair.green];
  }

  void pass(const EntryPair& pair) {
    if (pair.blue) before_[0] = std::max(before_[0], entry(pair, Team::blue).position());
    if (pair.green) before_[1] = std::max(before_[1], entry(pair, Team::green).position());
  }

  void merge(const EntryPair& pair) {
    if (pair.blue && pair.green) {
      merge(entry(pair, Team::blue), entry(pair, Team::green));
    } else {
      const Team has = pair.blue ? Team::blue : Team::green;
      add(entry(pair, has), has);
      if (!may_lack(pair)) lack(entry(pair, has), has);
    }
  }

  // True if a line may be missing in one sheet without a slip: some captains never write stops.
  bool may_lack(const EntryPair& pair) const {
    if (pair.blue && pair.green) return false;
    const Team has = pair.blue ? Team::blue : Team::green;
    return entry(pair, has).stop != nullptr && sheets_[index(other(has))]->stops.empty();
  }

  std::ptrdiff_t missed(std::span<const EntryPair> pairs) const {
    return std::ranges::count_if(pairs, [&](const EntryPair& pair) { return !may_lack(pair); });
  }

  // True if only one sheet has lines from here on, and the other misses several.
  bool one_goes_on(const std::vector<EntryPair>& pairs, std::size_t from) const {
    if (may_lack(pairs[from])) return false;
    const auto rest = std::span(pairs).subspan(from);
    const bool of_one = std::ranges::all_of(rest, [&](const EntryPair& pair) {
      return pair.blue.has_value() != pair.green.has_value() &&
             pair.blue.has_value() == rest[0].blue.has_value();
    });
    return of_one && missed(rest) > 1;
  }

  void merge_rest(const std::vector<EntryPair>& pairs, std::size_t from) {
    const Team has = pairs[from].blue ? Team::blue : Team::green;
    const SheetEntry& first = entry(pairs[from], has);
    for (std::size_t i = from; i < pairs.size(); ++i) add(entry(pairs[i], has), has);
    Contradiction found;
    found.lines[index(has)] = {first.position(), first.text()};
    found.lines[index(other(has))] = {before_[index(other(has))], ""};
    found.message =
        message("{}'s sheet ends here, but {}'s has {} more lines. The referee uses them.",
                team_title(other(has)), team_word(has), missed(std::span(pairs).subspan(from)));
    result_.contradictions.push_back(std::move(found));
  }

  // One line, or a stop with all lines until play resumes.
  using Calls = std::span<const EntryPair>;

  // True if two calls are judged in the order of blue's sheet, although green's sheet swaps them. A
  // direction needs play that is not stopped. In realtime, answers and hits must be true when said;
  // in turns, the team to move comes first. A team's own sheet decides the order of its calls.
  bool in_order_of_blue(Calls first, Calls second) const {
    const SheetEntry& one = entry(first[0], Team::blue);
    const SheetEntry& next = entry(second[0], Team::blue);
    if (first.size() == 1 && second.size() == 1) {
      if (navigates(one) && next.stop != nullptr) return !next.stop->resumes;
      if (navigates(next) && one.stop != nullptr) return one.stop->resumes;
    }
    if (one.team() == next.team()) return one.team() == Team::blue;
    const rules::GameRecord& game = result_.game;
    if (game.variant == rules::Variant::realtime) {
      if (const EntryPair* step = step_in(first)) return !asks_before_the_step(second, *step);
      const EntryPair* step = step_in(second);
      return step == nullptr || asks_before_the_step(first, *step);
    }
    return one.team() == (game.plies.empty() ? game.first : other(game.plies.back().team));
  }

  // Returns the call that moves a submarine, aloud or in silence, if any.
  const EntryPair* step_in(Calls calls) const {
    const auto step = std::ranges::find_if(calls, [&](const EntryPair& pair) {
      const SheetEntry& call = entry(pair, Team::blue);
      return navigates(call) ||
             (call.ply != nullptr && call.ply->action.kind == ActionKind::silence);
    });
    return step == calls.end() ? nullptr : &*step;
  }

  // True if the answers or hits about the enemy hold before its step and not after. If they do not
  // decide, keeps the order of blue's sheet.
  bool asks_before_the_step(Calls asks, const EntryPair& steps) const {
    const SheetEntry& step = entry(steps, Team::blue);
    const auto here = place_of(step.team());
    const bool asks_first = *asks[0].blue < *steps.blue;
    if (!here) return asks_first;
    const RecordPly way = told(step, entry(steps, Team::green));
    if (way.unwritten) return asks_first;
    bool before = true;
    bool behind = true;
    for (const EntryPair& pair : asks) {
      if (entry(pair, Team::blue).ply == nullptr || entry(pair, Team::blue).team() == step.team()) {
        continue;
      }
      const RecordPly said = told(entry(pair, Team::blue), entry(pair, Team::green));
      before = before && holds(said, *here);
      behind = behind && holds(said, next(*here, way.action.direction));
    }
    return before == behind ? asks_first : before;
  }

  static RecordPly told(const SheetEntry& blue, const SheetEntry& green) {
    const bool of_blue = blue.team() == Team::blue;
    return joined_call(*(of_blue ? blue : green).ply, *(of_blue ? green : blue).ply);
  }

  // True if the call fits a submarine on this point.
  static bool holds(const RecordPly& said, maps::Point there) {
    if (said.action.kind == ActionKind::sonar && !said.unwritten) {
      return said.sonar_line == (said.action.answer == rules::Axis::row ? there.row : there.column);
    }
    const bool torpedo = said.action.kind == ActionKind::torpedo && said.claim;
    return !torpedo || said.claim->hit == (said.action.target == there);
  }

  // Returns a team's point after the lines merged so far; empty if a direction is missing.
  std::optional<maps::Point> place_of(Team team) const {
    const auto& start = result_.game.start(team);
    if (!start) return std::nullopt;
    maps::Point point = start->point;
    for (const RecordPly& ply : result_.game.plies) {
      const ActionKind kind = ply.action.kind;
      if (ply.team != team || (kind != ActionKind::navigate && kind != ActionKind::silence)) {
        continue;
      }
      if (ply.unwritten) return std::nullopt;
      point = next(point, ply.action.direction);
    }
    return point;
  }

  // Quotes calls for a contradiction.
  Message quoted(Calls calls) const {
    const std::string first = entry(calls.front(), Team::blue).text();
    if (calls.size() == 1) return message("\"{}\"", first);
    return message("\"{}\" to \"{}\"", first, entry(calls.back(), Team::blue).text());
  }

  void merge_swapped(Calls one, Calls next) {
    const bool in_order = in_order_of_blue(one, next);
    // Shows the single line out of place rather than the many beside it.
    const EntryPair& shown = one.size() <= next.size() ? one[0] : next[0];
    Contradiction found;
    for (const Team sheet : maps::kTeams) {
      const SheetEntry& line = entry(shown, sheet);
      found.lines[index(sheet)] = {line.position(), line.text()};
    }
    found.message = message(
        "{} and {} are in the opposite order in one of the sheets. The referee puts {} first.",
        quoted(one), quoted(next), quoted(in_order ? one : next));
    result_.contradictions.push_back(std::move(found));
    for (const Calls calls : {in_order ? one : next, in_order ? next : one}) {
      for (const EntryPair& pair : calls) merge(pair);
    }
    for (const Calls calls : {one, next}) {
      for (const EntryPair& pair : calls) pass(pair);
    }
  }

  void merge(const SheetEntry& blue, const SheetEntry& green) {
    const Team team = blue.team();
    const SheetEntry& own = team == Team::blue ? blue : green;
    const SheetEntry& heard = team == Team::blue ? green : blue;
    if (own.ply != nullptr) {
      add(told(blue, green), team);
    } else {
      add(*own.stop, team);
    }
    if (unlikeness(blue, green) == 0) return;
    Contradiction found;
    found.lines = {SheetLine{blue.position(), blue.text()},
                   SheetLine{green.position(), green.text()}};
    found.message = own.ply != nullptr ? difference_text(*own.ply, *heard.ply)
                                       : message("The referee uses {}'s.", team_word(team));
    result_.contradictions.push_back(std::move(found));
  }

  void lack(const SheetEntry& line, Team has) {
    const Team lacks = other(has);
    Contradiction found;
    found.lines[index(has)] = {line.position(), line.text()};
    found.lines[index(lacks)] = {before_[index(lacks)], ""};
    found.message = lacking_text(line, lacks);
    result_.contradictions.push_back(std::move(found));
  }

  void add(const SheetEntry& line, Team sheet) {
    if (line.ply != nullptr) {
      add(*line.ply, sheet);
    } else {
      add(*line.stop, sheet);
    }
  }
  void add(RecordPly ply, Team sheet) {
    ply.sheet = sheet;
    result_.game.plies.push_back(std::move(ply));
  }
  void add(StopLine stop, Team sheet) {
    stop.sheet = sheet;
    stop.before = result_.game.plies.size();
    result_.game.stops.push_back(stop);
  }

  std::array<const rules::GameRecord*, 2> sheets_;
  std::array<std::vector<SheetEntry>, 2> entries_;
  std::array<TextPosition, 2> before_;  // the last merged line of each sheet
  TwoSheets result_;
};

}  // namespace

TwoSheets lay_side_by_side(const rules::GameRecord& blue, const rules::GameRecord& green) {
  return Merger(blue, green).run();
}

}  // namespace chartroom::play

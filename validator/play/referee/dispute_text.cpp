#include "validator/play/referee/dispute_text.h"

#include "validator/rules/said_words.h"

namespace chartroom::play {
namespace {

using rules::team_word;

Message right_text(const RightCall& right) {
  if (right.is_true_call) return message("The correct call is {}.", right.what);
  if (right.what.empty()) return message("No call is legal any more.");
  return message("What would have been legal: {}.", right.what);
}

bool is_start(const Violation& broken) {
  return broken.rule == rules::Refusal::start_island || broken.rule == rules::Refusal::start_forced;
}

Message remedy_text(const RefereeReport& report) {
  const Violation& broken = *report.violation;
  if (is_start(broken)) {
    return message("If only the record is wrong, correct it; otherwise replay the game.");
  }
  if (broken.rule == rules::Refusal::game_over) return message("Calls after that do not count.");
  if (broken.rule == rules::Refusal::stopped) {
    return message(
        "This call does not count. When play resumes, {} calls this or another direction.",
        team_word(broken.team));
  }
  const std::size_t calls = report.plies.size();
  if (calls == 0) {
    return message("Go back to just before this call. What came after it does not count.");
  }
  if (calls == 1) {
    return message(
        "Go back to just before this call. The one call before it counts. What came after it does "
        "not count.");
  }
  return message(
      "Go back to just before this call. The {} calls before it count. What came after it does not "
      "count.",
      calls);
}

Message broken_text(const RefereeReport& report) {
  const Violation& broken = *report.violation;
  const Message line = rules::line_name(broken.position, broken.sheet);
  const Message breaks =
      is_start(broken)
          ? message("The start in {} breaks a rule. {}.", line, capitalized(broken.what))
          : message("The call in {} breaks a rule. {}.", line, capitalized(broken.what));
  return joined("{} {}", {breaks, citation_text(broken.cited), right_text(broken.right),
                          remedy_text(report)});
}

// Returns one sheet's version of a call: "blue's sheet says \"blue right\" in line 9".
Message sheet_text(maps::Team team, const SheetLine& line) {
  return line.text.empty()
             ? message("{}'s sheet lacks it after line {}", team_word(team), line.position.line)
             : message("{}'s sheet says \"{}\" in line {}", team_word(team), line.text,
                       line.position.line);
}

Message sheets_text(const std::vector<Contradiction>& contradictions) {
  const Contradiction& first = contradictions.front();
  const Message blue = sheet_text(maps::Team::blue, first.lines[0]);
  const Message green = sheet_text(maps::Team::green, first.lines[1]);
  const Message calls =
      contradictions.size() == 1
          ? message("The two sheets disagree on one call: {}, but {}.", blue, green)
          : message("The two sheets disagree on {} calls. The first of them: {}, but {}.",
                    contradictions.size(), blue, green);
  return joined("{} {}", {calls, first.message,
                          message("Agree on what was called, correct the wrong sheet, and run the "
                                  "referee again.")});
}

}  // namespace

Message dispute_words(const RefereedGame& game) {
  std::vector<Message> words;
  if (!game.agreed()) words.push_back(sheets_text(game.sheets->contradictions));
  if (!game.report.violation) return joined("{} {}", words);
  if (!words.empty()) {
    words.push_back(
        message("With these sheets a rule is broken, too; the correction may fix that."));
  }
  words.push_back(broken_text(game.report));
  return joined("{} {}", words);
}

Message dispute_text(const RefereedGame& game) {
  const Message words = dispute_words(game);
  return words.empty() ? words : message("\nRead this aloud: {}\n", words);
}

}  // namespace chartroom::play

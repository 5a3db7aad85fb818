#include "validator/play/referee/dispute_text.h"

#include <fmt/core.h>

#include <cctype>

namespace chartroom::play {
namespace {

std::string capitalised(std::string text) {
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

// Returns "legal: up, left" as a sentence.
std::string right_text(const Violation& broken) {
  const std::size_t colon = broken.right.find(": ");
  const std::string what = broken.right.substr(colon + 2);
  if (broken.right.starts_with("true")) return fmt::format("The correct call is {}.", what);
  if (what == "nothing") return "No call is legal any more.";
  return fmt::format("What would have been legal: {}.", what);
}

std::string remedy_text(const RefereeReport& report) {
  const rules::Refusal rule = report.violation->rule;
  if (rule == rules::Refusal::start_island || rule == rules::Refusal::start_forced) {
    return "If only the record is wrong, correct it; otherwise replay the game.";
  }
  if (rule == rules::Refusal::game_over) return "Calls after that do not count.";
  if (rule == rules::Refusal::stopped) {
    return fmt::format(
        "This call does not count. When play resumes, {} calls this or another direction.",
        to_string(report.violation->team));
  }
  const std::size_t calls = report.plies.size();
  const std::string kept = calls == 0   ? ""
                           : calls == 1 ? " The one call before it counts."
                                        : fmt::format(" The {} calls before it count.", calls);
  return fmt::format("Go back to just before this call.{} What came after it does not count.",
                     kept);
}

std::string broken_text(const RefereeReport& report) {
  const Violation& broken = *report.violation;
  const bool start =
      broken.rule == rules::Refusal::start_island || broken.rule == rules::Refusal::start_forced;
  return fmt::format("The {} in {} breaks a rule. {}. {} {} {}", start ? "start" : "call",
                     rules::line_name(broken.position, broken.sheet), capitalised(broken.what),
                     citation_text(broken.cited), right_text(broken), remedy_text(report));
}

// Returns one sheet's version of a call: "blue's sheet says \"blue right\" in line 9".
std::string sheet_text(maps::Team team, const SheetLine& line) {
  return line.text.empty()
             ? fmt::format("{}'s sheet lacks it after line {}", to_string(team), line.position.line)
             : fmt::format("{}'s sheet says \"{}\" in line {}", to_string(team), line.text,
                           line.position.line);
}

std::string sheets_text(const std::vector<Contradiction>& contradictions) {
  const Contradiction& first = contradictions.front();
  const std::string calls = contradictions.size() == 1
                                ? "one call"
                                : fmt::format("{} calls. The first of them", contradictions.size());
  return fmt::format(
      "The two sheets disagree on {}: {}, but {}. {} Agree on what was called, correct the wrong "
      "sheet, and run the referee again.",
      calls, sheet_text(maps::Team::blue, first.lines[0]),
      sheet_text(maps::Team::green, first.lines[1]), first.message);
}

}  // namespace

std::string dispute_words(const RefereedGame& game) {
  std::string text;
  if (!game.agreed()) text += sheets_text(game.sheets->contradictions);
  if (!game.report.violation) return text;
  if (!text.empty())
    text += " With these sheets a rule is broken, too; the correction may fix that. ";
  return text + broken_text(game.report);
}

std::string dispute_text(const RefereedGame& game) {
  const std::string words = dispute_words(game);
  return words.empty() ? "" : "\nRead this aloud: " + words + "\n";
}

}  // namespace chartroom::play

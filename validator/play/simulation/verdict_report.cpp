#include "validator/play/simulation/verdict_report.h"

#include <fmt/core.h>

#include "validator/series/report_parts.h"

namespace chartroom::play {

std::string decision_words(const Verdict& v) {
  std::string words(series::in_words(v.decision));
  if (v.favours) words += fmt::format(" (favors {})", to_string(*v.favours));
  return words;
}

void write_members(json::Writer& json, const Verdict& verdict) {
  json.member("name", to_string(verdict.question)).member("level", verdict.level);
  series::write_bounds(json, verdict.share);
  json.key("margin").decimal(verdict.share.margin());
  json.member("decision", to_string(verdict.decision)).key("favours");
  if (verdict.favours) {
    json.value(to_string(*verdict.favours));
  } else {
    json.null();
  }
  json.member("games", verdict.games);
  if (!verdict.proof.empty()) json.member("proof", verdict.proof);
}

std::string verdict_header(double confidence) {
  return fmt::format("{:<10}{:<15}{:>8}   {:<20}{}", "skill", "who", "points",
                     fmt::format("{:g}% interval", 100 * confidence), "verdict");
}

std::string verdict_line(const Verdict& v) {
  const bool proved = !v.proof.empty();
  const std::string interval =
      proved ? "" : fmt::format("{:.1f} to {:.1f}%", 100 * v.share.low, 100 * v.share.high);
  return fmt::format("{:<10}{:<15}{:>7.1f}%   {:<20}{}", v.level,
                     v.question == Question::side ? "blue" : "first player",
                     proved ? 50.0 : 100 * v.share.estimate, interval,
                     proved ? "fair: " + v.proof : decision_words(v));
}

std::string verdict_text(const Verdict& v) {
  if (!v.proof.empty()) return fmt::format("proved {} ({})", series::in_words(v.decision), v.proof);
  return fmt::format("{}, {:.1f}% ({:.1f} to {:.1f})", decision_words(v), 100 * v.share.estimate,
                     100 * v.share.low, 100 * v.share.high);
}

}  // namespace chartroom::play

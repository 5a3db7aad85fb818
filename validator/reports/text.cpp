#include "validator/reports/text.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "maps/platform/shown_text.h"
#include "validator/reports/grouped.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {
namespace {

const char* colour_of(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "\033[1;31m";
    case Severity::warning:
      return "\033[1;33m";
    case Severity::note:
      break;
  }
  return "\033[1;36m";
}

std::string in_colour(const std::string& text, Severity severity, bool colour) {
  return colour ? colour_of(severity) + text + "\033[0m" : text;
}

// A marked byte is one column on the screen.
std::string excerpt_text(const Finding& f, bool colour) {
  std::string text;
  for (const ExcerptLine& line : f.excerpt) {
    text += "    ";
    for (std::size_t at = 0, mark = 0; at < line.text.size(); ++at) {
      const bool marked = mark < line.marks.size() && line.marks[mark] == at;
      if (marked) ++mark;
      text += in_colour(std::string(1, line.text[at]), f.severity, colour && marked);
    }
    text += "\n";
  }
  return text;
}

std::size_t count(const Report& report, Severity severity) {
  return static_cast<std::size_t>(
      std::count_if(report.findings.begin(), report.findings.end(), [severity](const Finding& f) {
        return f.severity == severity && !f.excluded && !f.baselined;
      }));
}

Message counted_findings(std::size_t n, Severity severity) {
  switch (severity) {
    case Severity::error:
      return message_for(n, "{} error", "{} errors", grouped(n));
    case Severity::warning:
      return message_for(n, "{} warning", "{} warnings", grouped(n));
    case Severity::note:
      break;
  }
  return message_for(n, "{} note", "{} notes", grouped(n));
}

Message checked(const Report& report) {
  const auto of_kind = [&report](const char* kind) {
    return static_cast<std::size_t>(
        std::count_if(report.files.begin(), report.files.end(),
                      [kind](const ReportedFile& file) { return file.kind == kind; }));
  };
  std::vector<Message> parts;
  if (const std::size_t n = of_kind("map"))
    parts.push_back(message_for(n, "{} map", "{} maps", grouped(n)));
  if (const std::size_t n = of_kind("pack")) {
    parts.push_back(message_for(n, "{} pack", "{} packs", grouped(n)));
  }
  if (const std::size_t n = of_kind("deck")) {
    parts.push_back(message_for(n, "{} deck", "{} decks", grouped(n)));
  }
  return joined("{}, {}", parts);
}

// Says how many findings --fix and --unsafe-fixes would fix.
Message mends(const Report& report) {
  int safe = 0;
  int unsafe = 0;
  for (const Finding& f : report.findings) {
    if (f.fixable() && !f.excluded && f.path != "-") ++(f.safely_fixable() ? safe : unsafe);
  }
  if (safe + unsafe == 0) return {};
  if (unsafe == 0) return message("{} fixable with --fix (--diff shows how).", safe);
  if (safe == 0) {
    return message("{} fixable with --unsafe-fixes, which changes the map (--diff shows how).",
                   unsafe);
  }
  return message(
      "{} fixable with --fix, {} with --unsafe-fixes, which changes the map (--diff shows how).",
      safe, unsafe);
}

Message summary(const Report& report, Severity fail_on) {
  if (report.files.empty()) return message("Nothing was checked.");
  std::vector<Message> found;
  for (const Severity severity : {Severity::error, Severity::warning, Severity::note}) {
    const std::size_t n = count(report, severity);
    if (n > 0) found.push_back(counted_findings(n, severity));
  }
  const auto& findings = report.findings;
  const auto excluded =
      std::count_if(findings.begin(), findings.end(), [](const Finding& f) { return f.excluded; });
  const auto known = std::count_if(findings.begin(), findings.end(),
                                   [](const Finding& f) { return f.baselined && !f.excluded; });
  Message text = message("{} checked at level {}: {}", checked(report), word(report.level),
                         found.empty() ? message("no findings") : joined("{}, {}", found));
  if (excluded > 0)
    text = message("{} ({} excluded)", text, grouped(static_cast<std::size_t>(excluded)));
  if (known > 0)
    text = message("{} ({} known in the baseline)", text, grouped(static_cast<std::size_t>(known)));
  const int status = report.status(fail_on);
  if (status == 0) return message("{}. Passed.", text);
  return status == 1 ? message("{}. Failed.", text)
                     : message("{}. Incomplete: some files could not be checked.", text);
}

std::string play_text(const PlayReport& play, const Translator& tr) {
  std::string text = fmt::format("{}: {}\n", shown(play.path), shown(play.sentence));
  for (const std::string& line : play.table) text += "    " + shown(line) + "\n";
  for (const Message& remark : play.remarks) text += "    " + shown(remark.in(tr)) + "\n";
  return text;
}

std::vector<std::string> shown_all(const std::vector<std::string>& paths) {
  std::vector<std::string> names;
  for (const std::string& path : paths) names.push_back(shown(path));
  return names;
}

}  // namespace

const char* severity_word(Severity severity) {
  switch (severity) {
    case Severity::error:
      return translatable("error");
    case Severity::warning:
      return translatable("warning");
    case Severity::note:
      break;
  }
  return translatable("note");
}

std::string severity_text(Severity severity, const Translator& tr, bool colour) {
  return in_colour(tr(severity_word(severity)), severity, colour);
}

std::string position_text(const Finding& f, const Translator& tr, bool colour) {
  return fmt::format("{}:{}:{}: {} {}: {}\n", shown(f.path), f.position.line, f.position.column,
                     severity_text(f.severity, tr, colour), f.code, shown(f.message));
}

std::string finding_text(const Finding& f, const Rule& rule, const Translator& tr, bool colour) {
  const std::string text = position_text(f, tr, colour);
  if (f.excluded) return text + "    " + excluded_text(f, tr) + "\n";
  if (f.baselined) return text + "    " + tr(kKnown) + "\n";
  return text + (rule.why.empty() ? "" : fmt::format("    {}\n", rule.why)) +
         excerpt_text(f, colour);
}

std::string excluded_text(const Finding& f, const Translator& tr) {
  return message("excluded: {}", shown(f.reason)).in(tr);
}

std::string not_run_text(const NotRun& not_run, const Translator& tr) {
  return message("{}: not run {}: {}", shown(not_run.path), not_run.code, shown(not_run.reason))
             .in(tr) +
         "\n";
}

std::string pack_text(const PackEffect& pack, const Translator& tr) {
  std::vector<Message> lowered;
  for (const PackEffect::Lowered& one : pack.lowered) {
    lowered.push_back(message("{} to {}", one.code, word(to_string(one.to))));
  }
  std::vector<Message> thresholds;
  for (const PackEffect::Threshold& one : pack.thresholds) {
    thresholds.push_back(message("{} to {} instead of {}", shown(one.name),
                                 fmt::format("{}", one.to), fmt::format("{}", one.from)));
  }
  std::vector<Message> excluded;
  for (const auto& [code, findings] : pack.excluded) {
    excluded.push_back(message("{} of {}", grouped(findings), code));
  }
  std::vector<Message> parts;
  if (!lowered.empty()) parts.push_back(message("lowers {}", joined("{}, {}", lowered)));
  if (!thresholds.empty()) parts.push_back(message("sets {}", joined("{}, {}", thresholds)));
  if (!excluded.empty()) parts.push_back(message("excludes {}", joined("{}, {}", excluded)));
  return message("{}: this pack {}", shown(pack.path), joined("{} and {}", parts)).in(tr) + "\n";
}

std::string links_text(const std::vector<std::string>& links, const Translator& tr) {
  if (links.empty()) return "";
  return message("Not checked, because links are not followed: {}.", listed(shown_all(links)))
             .in(tr) +
         "\n";
}

std::string hidden_text(const std::vector<std::string>& folders, const Translator& tr) {
  if (folders.empty()) return "";
  return message_for(folders.size(),
                     "Not checked, because hidden folders are skipped: maps in {} folder, {}.",
                     "Not checked, because hidden folders are skipped: maps in {} folders, {}.",
                     grouped(folders.size()), listed(shown_all(folders)))
             .in(tr) +
         "\n";
}

std::string skipped_text(const Report& report, const Translator& tr) {
  std::map<SkippedFor, std::vector<std::string>> codes;
  for (const Skipped& one : report.skipped) codes[one.why].push_back(one.code);
  std::string text;
  for (const auto& [why, skipped] : codes) {
    const Message said = why == SkippedFor::level
                             ? message("Not run at this level: {}.", listed(skipped))
                         : why == SkippedFor::choice
                             ? message("Skipped by --select or --ignore: {}.", listed(skipped))
                             : message(
                                   "Skipped, because Chartroom's fonts (package fonts-chartroom) "
                                   "are not installed: {}.",
                                   listed(skipped));
    text += said.in(tr) + "\n";
  }
  return text;
}

std::string summary_text(const Report& report, Severity fail_on) {
  return summary(report, fail_on).in(report_translator(report.language)) + "\n";
}

std::string report_text(const Report& report, Severity fail_on, bool colour) {
  const Translator tr = report_translator(report.language);
  std::string text;
  for (const Finding& finding : report.findings) {
    text += finding_text(finding, report.rule(finding.code), tr, colour);
  }
  for (const NotRun& not_run : report.not_run) text += not_run_text(not_run, tr);
  for (const PlayReport& play : report.plays) text += play_text(play, tr);
  text += report.metrics_text + summary_text(report, fail_on);
  const Message mended = mends(report);
  if (!mended.empty()) text += mended.in(tr) + "\n";
  for (const PackEffect& pack : report.packs) text += pack_text(pack, tr);
  return text + links_text(report.links, tr) + hidden_text(report.hidden_folders, tr) +
         skipped_text(report, tr);
}

}  // namespace chartroom::reports

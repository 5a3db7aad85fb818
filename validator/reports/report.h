// The result of a validation, from which every report format is made. Plain data.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/reports/finding.h"
#include "validator/statistics/intervals.h"

namespace chartroom::reports {

// A check, as reports describe it.
struct Rule {
  std::string code;
  std::string title;
  std::string why;  // a sentence
  Severity severity = Severity::error;
  std::string level;          // the lowest level that runs it
  bool checked = false;       // true if this run includes it
  bool inconclusive = false;  // a finding says that play did not decide
};

// A check that was asked for and could not run. It did not pass.
struct NotRun {
  std::string code;
  std::string path;
  std::string reason;
  bool unopened = false;  // the file could not be opened, which is an error
  Message said = {};      // the reason, for translation
};

// The reason why a run omits a check: its level is deeper, --select or --ignore, or this machine
// lacks something that the check needs.
enum class SkippedFor { level, choice, machine };

// A check that was not asked for in this run. It did not pass, either.
struct Skipped {
  std::string code;
  std::string reason;
  Message said = {};  // the reason, for translation
  SkippedFor why = SkippedFor::level;
};

// A pack's changes that weaken the checks of its files. Reports show them, so that none is hidden.
struct PackEffect {
  struct Lowered {
    std::string code;
    Severity from = Severity::error;
    Severity to = Severity::note;
  };

  // A check's threshold; `from` is the parent pack's or else the default.
  struct Threshold {
    std::string name;
    double from = 0;
    double to = 0;
  };

  std::string path = {};  // of the pack.json
  std::vector<Lowered> lowered = {};
  std::vector<Threshold> thresholds = {};
  std::map<std::string, std::size_t> excluded = {};  // findings, by code
};

// A number about a file that every report carries.
struct Metric {
  std::string path;
  std::string name;
  double value = 0;
  bool exact = true;  // false: estimated, or only the best that was found
};

// The answer of simulated play to one question at one skill.
struct PlayVerdict {
  std::string question;
  std::string level;
  statistics::Interval share;
  std::string decision;
  std::optional<std::string> favours;  // empty unless unfair
  statistics::Count games = 0;
  std::optional<std::string> proof;  // a proof without games; empty if games decided
  // For people: the side that `share` is about, and the verdict in words.
  std::string who;
  std::string summary;
  friend bool operator==(const PlayVerdict&, const PlayVerdict&) = default;
};

// The verdicts of simulated play on a file: as one sentence, and by question and skill.
struct PlayReport {
  std::string path;
  std::string sentence;
  std::vector<PlayVerdict> verdicts;
  std::vector<std::string> table;  // the verdicts for people, line by line
  std::vector<Message> remarks;    // lines after the table, for translation
};

// A file that was checked.
struct ReportedFile {
  std::string path;
  std::string kind;                    // "map", "pack", "deck"
  std::optional<std::string> id = {};  // if the file could be read
  std::string text = {};               // its bytes, if it could be read
  // A hash of what is played on a map (with the rules of its pack) or with a deck: changes of
  // names, author or layout leave it as it is. "" of a pack or an unreadable file.
  std::string hash = {};
  std::string place = {};  // its path in baselines, for each folder the program runs in; "": `path`
};

// Details that take time to make and that only some formats show.
struct ReportDetails {
  bool excerpts = false;     // of findings
  bool fixed_lines = false;  // Fix::changes

  ReportDetails& operator|=(const ReportDetails& other);
};

struct Report {
  std::string level = "structure";  // depth of the validation
  std::string language = "en";      // of its texts
  std::vector<Rule> rules;          // all checks, in the order of their list
  std::vector<ReportedFile> files;  // by path
  std::vector<Finding> findings;    // sorted; excluded ones too
  std::vector<NotRun> not_run;
  std::vector<Skipped> skipped;   // in the order of the rules
  std::vector<PackEffect> packs;  // by path; only packs that weaken checks
  // Links, and hidden folders with maps, that the search for files skipped; by path.
  std::vector<std::string> links;
  std::vector<std::string> hidden_folders;
  std::vector<Metric> metrics;
  std::string metrics_text;       // the metrics for people
  std::vector<PlayReport> plays;  // by path
  bool failed = false;            // a file could not be read, or a check could not run
  bool strict = false;            // fails unless everything was checked and decided
  std::optional<std::size_t> most_warnings = {};  // more that count fail

  // Sorts all members as described above.
  void sort();
  // Returns 2 if it failed; 1 if a finding that is neither excluded nor in the baseline is at or
  // over `fail_on`, or if `strict` or `most_warnings` fail it; else 0.
  int status(Severity fail_on) const;
  // Returns the file with the path, or nullptr.
  const ReportedFile* file(std::string_view path) const;
  // Returns the rule with the code, or an empty one.
  const Rule& rule(std::string_view code) const;

 private:
  // True if files were passed over, the machine lacks what a check needs, or play did not decide.
  bool leaves_open() const;
};

}  // namespace chartroom::reports

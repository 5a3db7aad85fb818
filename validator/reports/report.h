// All that a validation says: what every form of report is made from. Plain data.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/reports/finding.h"
#include "validator/statistics/intervals.h"

namespace chartroom::reports {

// A check, as far as reports tell of it.
struct Rule {
  std::string code;
  std::string title;
  std::string why;  // a sentence
  Severity severity = Severity::error;
  std::string level;    // from which on it runs
  bool judged = false;  // it was asked for in this run
};

// A check that was asked for and could not run: never the same as passed.
struct NotRun {
  std::string code;
  std::string path;
  std::string reason;
  bool unopened = false;  // because the file could not be opened, which is an error
  Message said = {};      // the reason, to be said in other languages
};

// A check that this run did not make, as it was not asked for: not the same as passed, either.
// The level is not deep enough; --select or --ignore; what this machine lacks.
enum class SkippedFor { level, choice, machine };

struct Skipped {
  std::string code;
  std::string reason;
  Message said = {};  // the same, to be said in other languages
  SkippedFor why = SkippedFor::level;
};

// How a pack has made the checks of its files say less: nobody shall have to look for it.
struct PackEffect {
  struct Lowered {
    std::string code;
    Severity from = Severity::error;
    Severity to = Severity::note;
  };

  // Of a check, against the pack above or else the default.
  struct Threshold {
    std::string name;
    double from = 0;
    double to = 0;
  };

  std::string path = {};  // of its pack.json
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

// What simulated play answers to one question at one level.
struct PlayVerdict {
  std::string question;
  std::string level;
  statistics::Interval share;
  std::string decision;
  std::optional<std::string> favours;  // nobody unless unfair
  statistics::Count games = 0;
  std::optional<std::string> proof;  // what proves it without a game; nothing where games tell
  // For people: whose share it is, and what is to be said of it.
  std::string who;
  std::string summary;
  friend bool operator==(const PlayVerdict&, const PlayVerdict&) = default;
};

// What simulated play says of a file: in one sentence, and by question and level.
struct PlayReport {
  std::string path;
  std::string sentence;
  std::vector<PlayVerdict> verdicts;
  std::vector<std::string> table;  // the verdicts for people, line by line
  std::vector<Message> remarks;    // lines behind them, to be said in other languages
};

// A file that was judged.
struct JudgedFile {
  std::string path;
  std::string kind;                    // "map", "pack", "deck"
  std::optional<std::string> id = {};  // where the file could be read
  std::string text = {};               // its bytes, where it could be read
};

// What takes time to make and only some forms show.
struct ReportDetails {
  bool excerpts = false;     // of findings
  bool fixed_lines = false;  // Fix::changes

  ReportDetails& operator|=(const ReportDetails& other);
};

struct Report {
  std::string level = "structure";  // how deep it was judged
  std::string language = "en";      // of its texts
  std::vector<Rule> rules;          // of all checks, in the order of their list
  std::vector<JudgedFile> files;    // by path
  std::vector<Finding> findings;    // sorted; excluded ones too
  std::vector<NotRun> not_run;
  std::vector<Skipped> skipped;   // in the order of the rules
  std::vector<PackEffect> packs;  // by path; only those that have made something say less
  // By path; passed over where files were looked for. Of hidden folders those with such files.
  std::vector<std::string> links;
  std::vector<std::string> hidden_folders;
  std::vector<Metric> metrics;
  std::string metrics_text;       // the metrics for people
  std::vector<PlayReport> plays;  // by path
  bool failed = false;            // a file that could not be read, or a check that could not run

  // Puts everything in the order that is told above.
  void sort();
  // 2 when it failed; 1 when a finding is at or over `fail_on`, is not excluded and not in the
  // baseline; else 0.
  int status(Severity fail_on) const;
  // The file of that path, or nullptr.
  const JudgedFile* file(std::string_view path) const;
  // The rule of that code; without texts where there is none.
  const Rule& rule(std::string_view code) const;
};

}  // namespace chartroom::reports

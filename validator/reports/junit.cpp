#include "validator/reports/junit.h"

#include <fmt/core.h>

#include <map>

#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"
#include "validator/reports/text.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {
namespace {

// Text as XML 1.0 can hold it: control characters are not part of it even escaped.
std::string xml(std::string_view text) {
  std::string result;
  for (const char c : repaired_utf8(text)) {
    if (c == '&') {
      result += "&amp;";
    } else if (c == '<') {
      result += "&lt;";
    } else if (c == '>') {
      result += "&gt;";
    } else if (c == '"') {
      result += "&quot;";
    } else if (c == '\n' || static_cast<unsigned char>(c) >= 0x20) {
      result += c;
    } else {
      result += "\uFFFD";
    }
  }
  return result;
}

struct Suite {
  std::string cases;
  int tests = 0;
  int failures = 0;
  int errors = 0;
  int skipped = 0;

  void add(const std::string& attributes, const std::string& content) {
    ++tests;
    cases += "    <testcase " + attributes +
             (content.empty() ? "/>\n" : ">\n      " + content + "\n    </testcase>\n");
  }
  Suite& operator+=(const Suite& other) {
    tests += other.tests;
    failures += other.failures;
    errors += other.errors;
    skipped += other.skipped;
    return *this;
  }
  std::string counts() const {
    return fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\"", tests, failures,
                       errors, skipped);
  }
};

std::string attributes(const std::string& path, const std::string& name, int line) {
  std::string text = fmt::format("classname=\"{0}\" name=\"{1}\" file=\"{0}\"", xml(shown(path)),
                                 xml(shown(name)));
  if (line > 0) text += fmt::format(" line=\"{}\"", line);
  return text;
}

std::string element(const char* tag, const Finding& f, const Rule& rule, const Translator& tr) {
  return fmt::format("<{0} message=\"{1}\" type=\"{2}\">{3}</{0}>", tag, xml(shown(f.message)),
                     f.code, xml(finding_text(f, rule, tr, false)));
}

std::string skipped(const std::string& why) {
  return fmt::format("<skipped message=\"{}\"/>", xml(shown(why)));
}

std::string name_of(const Finding& f, const Rule& rule, const Translator& tr) {
  std::string name = fmt::format("{} {}", f.code, rule.title);
  if (!f.places.empty()) name += " (" + listed(f.places).in(tr) + ")";
  return name;
}

void add_finding(Suite& suite, const Finding& f, const Rule& rule, const Translator& tr,
                 Severity fail_on) {
  std::string content;
  if (f.excluded || f.baselined) {
    ++suite.skipped;
    content = skipped(f.excluded ? excluded_text(f, tr) : tr(kKnown));
  } else if (f.malformed) {
    ++suite.errors;
    content = element("error", f, rule, tr);
  } else if (f.severity >= fail_on) {
    ++suite.failures;
    content = element("failure", f, rule, tr);
  } else {
    content = fmt::format("<system-out>{}</system-out>", xml(finding_text(f, rule, tr, false)));
  }
  suite.add(attributes(f.path, name_of(f, rule, tr), f.position.line), content);
}

// Counts a file that could not be opened as an error, like a malformed one.
void add_not_run(Suite& suite, const NotRun& one) {
  ++(one.unopened ? suite.errors : suite.skipped);
  suite.add(attributes(one.path, one.code, 0),
            one.unopened ? fmt::format("<error message=\"{}\" type=\"{}\"/>",
                                       xml(shown(one.reason)), one.code)
                         : skipped("not run: " + one.reason));
}

// Has the checks that were not asked for, which have no file.
Suite suite_of_skipped(const Report& report) {
  Suite suite;
  for (const Skipped& one : report.skipped) {
    ++suite.skipped;
    suite.add(fmt::format("classname=\"chartroom\" name=\"{}\"",
                          xml(fmt::format("{} {}", one.code, report.rule(one.code).title))),
              skipped(one.reason));
  }
  return suite;
}

Suite suite_of_passed_over(const std::vector<std::string>& paths, const std::string& why) {
  Suite suite;
  for (const std::string& path : paths) {
    ++suite.skipped;
    suite.add(attributes(path, why, 0), skipped(why));
  }
  return suite;
}

std::map<std::string, Suite> suites_of(const Report& report, Severity fail_on) {
  const Translator tr = report_translator(report.language);
  std::map<std::string, Suite> suites;
  for (const ReportedFile& file : report.files) suites[file.path];
  for (const Finding& f : report.findings) {
    add_finding(suites[f.path], f, report.rule(f.code), tr, fail_on);
  }
  for (const NotRun& one : report.not_run) add_not_run(suites[one.path], one);
  for (auto& [path, suite] : suites) {
    if (suite.tests > 0) continue;
    suite.add(attributes(path, fmt::format("no findings at level {}", report.level), 0), "");
  }
  return suites;
}

}  // namespace

std::string report_junit(const Report& report, const ReportSettings& settings) {
  std::string body;
  Suite all;
  const auto write = [&](const std::string& name, const Suite& suite) {
    all += suite;
    body += fmt::format("  <testsuite name=\"{}\" {}>\n{}  </testsuite>\n", xml(shown(name)),
                        suite.counts(), suite.cases);
  };
  for (const auto& [path, suite] : suites_of(report, settings.fail_on)) write(path, suite);
  const Translator tr = report_translator(report.language);
  if (!report.links.empty()) write("links", suite_of_passed_over(report.links, tr(kLink)));
  if (!report.hidden_folders.empty()) {
    write("hidden folders", suite_of_passed_over(report.hidden_folders, tr(kHidden)));
  }
  if (!report.skipped.empty()) write("skipped checks", suite_of_skipped(report));
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"chartroom\" {}>\n{}"
      "</testsuites>\n",
      all.counts(), body);
}

}  // namespace chartroom::reports

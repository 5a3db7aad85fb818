#include "exporters/con_sonar/report/deck_report.h"

#include <fmt/core.h>

#include "exporters/report/report_page.h"
#include "maps/con_sonar/deck_table.h"
#include "maps/platform/texts.h"
#include "validator/checks/metrics.h"

namespace chartroom::exporters {
namespace {

std::string percent(double share) { return fmt::format("{:.1f}%", 100 * share); }

// Returns the verdict's sentence, or why nothing was simulated.
std::string sentence(const reports::Report& checked) {
  if (!checked.plays.empty()) return checked.plays[0].sentence;
  return checked.not_run.empty() ? "not simulated" : checked.not_run[0].reason;
}

std::string section(const char* id, const char* title, const std::string& body) {
  return fmt::format("<section id=\"{}\"><h2>{}</h2>\n{}</section>\n", id, title, body);
}

std::string cards(const con_sonar::Deck& deck) {
  const con_sonar::CardTable table = con_sonar::card_table(deck);
  std::string html = table_html({table[0], {table.begin() + 1, table.end()}},
                                "Effects of the fleet cards, and torpedoes (*)");
  for (const std::string& way : con_sonar::symbol_ways(deck))
    html += "<p>" + escaped(way) + "</p>\n";
  return html;
}

std::string verdicts(const reports::PlayReport& play) {
  ReportTable table{{"question", "admirals", "furthest from even", "share of the wins", "interval",
                     "verdict", "games"},
                    {}};
  for (const reports::PlayVerdict& v : play.verdicts) {
    table.rows.push_back({v.question, v.level, v.who, percent(v.share.estimate),
                          fmt::format("{:.1f}–{}", 100 * v.share.low, percent(v.share.high)),
                          v.decision + (v.favours ? " (favors " + *v.favours + ")" : ""),
                          std::to_string(v.games)});
  }
  std::string lines;
  for (const std::string& line : play.table) lines += escaped(line) + "\n";
  return table_html(table, "Share of the wins") + "<pre>" + lines + "</pre>\n";
}

std::string findings(const reports::Report& checked) {
  ReportTable table{{"code", "severity", "finding", "why it matters"}, {}};
  for (const reports::Finding& f : checked.findings) {
    table.rows.push_back({f.code, std::string(to_string(f.severity)),
                          f.message + (f.excluded ? " (excluded: " + f.reason + ")" : ""),
                          checked.rule(f.code).why});
  }
  return table.rows.empty() ? "<p>No problems.</p>\n" : table_html(table, "What the checks found");
}

std::string figures(const std::vector<reports::Metric>& metrics) {
  ReportTable table{{"figure", "value"}, {}};
  for (const reports::Metric& metric : metrics) {
    table.rows.push_back({checks::metric_text(metric), fmt::format("{:.4g}", metric.value)});
  }
  return table_html(table, "Shares of all possible hands");
}

}  // namespace

std::string deck_report_html(const con_sonar::Deck& deck, const reports::Report& checked) {
  const std::string title = text_in(deck.name, "en");
  std::string html = "<main>\n<h1>" + escaped(title) + "</h1>\n<p class=\"verdict\">" +
                     escaped(sentence(checked)) + "</p>\n";
  if (!checked.plays.empty()) html += section("verdicts", "Verdicts", verdicts(checked.plays[0]));
  html += section("findings", "Findings", findings(checked));
  if (!checked.metrics.empty()) html += section("figures", "Statistics", figures(checked.metrics));
  html += section("cards", "Cards", cards(deck));
  return page_html(title, html + "</main>\n");
}

}  // namespace chartroom::exporters

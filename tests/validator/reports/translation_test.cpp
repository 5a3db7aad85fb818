#include "validator/reports/translation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "validator/reports/baseline.h"
#include "validator/reports/fingerprint.h"
#include "validator/reports/formats.h"

namespace chartroom::reports {
namespace {

using testing::HasSubstr;
using testing::Not;

void add(Report& report, const std::string& place, const Message& said) {
  Finding finding;
  finding.code = "S303";
  finding.path = "a.map.json";
  finding.places = {place};
  finding.said = said;
  finding.message = said.english();
  finding.fix = Fix{message("Fill {} with islands", place)};
  report.findings.push_back(finding);
}

Report two_findings() {
  Report report;
  report.files = {{"a.map.json", "map", "a"}};
  report.rules = {{.code = "S303",
                   .title = "a surface point on an island",
                   .why = "It promises a safe surfacing that no submarine can use.",
                   .level = "structure"}};
  for (const std::string place : {"A1", "B1"}) {
    add(report, place, message("The surface point {} is an island", place));
  }
  return report;
}

Report in(std::string_view language) {
  Report report = two_findings();
  translate(report, language);
  return report;
}

std::string written(const char* format, const Report& report) {
  return find_report_format(format)->write(report, {});
}

TEST(Translation, PutsFindingsMendsAndRulesInTheLanguage) {
  const Report report = in("de");
  EXPECT_EQ(report.findings[0].message, "Der Auftauchpunkt A1 ist eine Insel");
  EXPECT_EQ(report.findings[1].fix->said.in(report_translator("de")), "B1 mit Inseln füllen");
  EXPECT_EQ(report.rules[0].title, "ein Auftauchpunkt auf einer Insel");
  EXPECT_EQ(report.rules[0].why,
            "Er verspricht ein sicheres Auftauchen, das kein U-Boot nutzen kann.");
}

TEST(Translation, LeavesFindingsThatAreTheirMessageOnly) {
  Report report = two_findings();
  report.findings[0].said = {};
  translate(report, "de");
  EXPECT_EQ(report.findings[0].message, "The surface point A1 is an island");
}

TEST(Translation, ChangesNeitherFingerprintsNorTheBaseline) {
  const Report english = two_findings();
  for (const std::string_view language : report_languages()) {
    EXPECT_EQ(fingerprints(in(language)), fingerprints(english)) << language;
    EXPECT_EQ(baseline_of(in(language)), baseline_of(english)) << language;
  }
}

TEST(Translation, ChangesNothingInEnglish) {
  for (const ReportFormat& format : report_formats()) {
    EXPECT_EQ(written(format.name.data(), in("en")), written(format.name.data(), two_findings()));
  }
}

TEST(Translation, IsHeardInEveryForm) {
  for (const ReportFormat& format : report_formats()) {
    const std::string text = written(format.name.data(), in("de"));
    EXPECT_THAT(text, HasSubstr("Der Auftauchpunkt A1 ist eine Insel")) << format.name;
    EXPECT_THAT(text, Not(HasSubstr("surface point"))) << format.name;
  }
}

TEST(Translation, IsNamedWhereTheFormHasAPlaceForIt) {
  EXPECT_THAT(written("json", in("de")),
              HasSubstr("\"level\":\"structure\",\"status\":1,\"language\":\"de\""));
  EXPECT_THAT(written("sarif", in("de")), HasSubstr("\"language\":\"de\""));
  for (const char* format : {"json", "sarif"}) {
    EXPECT_THAT(written(format, two_findings()), Not(HasSubstr("\"language\"")));
  }
}

TEST(Translation, OfTheWordsOfATextReport) {
  const std::string text = written("text", in("de"));
  EXPECT_THAT(text,
              HasSubstr("a.map.json:1:1: Fehler S303: Der Auftauchpunkt A1 ist eine Insel\n"));
  EXPECT_THAT(text, HasSubstr("1 Karte geprüft auf Stufe Struktur: 2 Fehler. Nicht bestanden.\n"
                              "Davon behebt --fix 2; --diff zeigt, wie.\n"));
}

}  // namespace
}  // namespace chartroom::reports

// What the checks say in the languages of reports.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "exporters/documents/print_checks.h"
#include "validator/checks/explain.h"
#include "validator/checks/judge_map.h"
#include "validator/reports/translation.h"

namespace chartroom::checks {
namespace {

using testing::HasSubstr;

// These say what a reader of files says, which is English only.
const std::set<std::string_view> kEnglishOnly{"F001", "F002", "F003"};

std::vector<std::string_view> languages() {
  std::vector<std::string_view> list = reports::report_languages();
  list.erase(list.begin());  // English
  return list;
}

// What checks say of the maps that raise them, by code.
struct Said {
  std::string_view code;
  Message message;
};

std::vector<Said> all_said() {
  std::vector<Said> list;
  for (const Check& check : exporters::full_catalogue()) {
    const Example example = check.example();
    if (const auto* map = std::get_if<MapExample>(&example)) {
      Profile profile;
      profile.catalogue = Catalogue({check});
      profile.level = check.level;
      for (const MapFinding& finding : judge_map({"", map->raising, {}, true}, nullptr, profile)) {
        list.push_back({check.code, finding.said});
        if (finding.fix) list.push_back({check.code, finding.fix->said});
      }
    } else if (const auto* played = std::get_if<PlayExample>(&example)) {
      const rules::Rulebook rules = rules::rulebook_for(played->map);
      MapSubject subject{played->map, rules};
      subject.play = &played->raising;
      for (const Diagnostic& found : check.run(subject)) {
        list.push_back({check.code, found.message});
      }
    } else if (const auto* said = std::get_if<SaidExample>(&example)) {
      for (const Message& message : said->raising) list.push_back({check.code, message});
    } else if (const auto& files = std::get<FileExample>(example); !files.message.empty()) {
      list.push_back({check.code, files.message});
    }
  }
  return list;
}

TEST(Languages, EveryCheckHasItsTitleReasonAndThresholdsInAll) {
  for (const std::string_view language : languages()) {
    const Translator tr = reports::report_translator(language);
    for (const Check& check : exporters::full_catalogue()) {
      EXPECT_TRUE(tr.has(check.title.data())) << language << ": " << check.title;
      EXPECT_TRUE(tr.has(check.why.data())) << language << ": " << check.why;
      for (const Threshold& one : check.thresholds) {
        EXPECT_TRUE(tr.has(one.unit.data())) << language << ": " << one.unit;
        EXPECT_TRUE(tr.has(one.meaning.data())) << language << ": " << one.meaning;
      }
      std::visit(
          [&](const auto& example) {
            EXPECT_TRUE(tr.has(example.difference.data()))
                << language << ": " << example.difference;
          },
          check.example());
    }
  }
}

TEST(Languages, EveryExampleIsSaidInAll) {
  EXPECT_GT(all_said().size(), 40U);
  for (const std::string_view language : languages()) {
    const Translator tr = reports::report_translator(language);
    for (const auto& [code, message] : all_said()) {
      EXPECT_NE(message.in(tr), message.english()) << language << " " << code;
    }
  }
}

TEST(Languages, FaultsOfFilesAreSaidInEnglishOnly) {
  const Catalogue catalogue = exporters::full_catalogue();
  for (const Check& check : catalogue) {
    EXPECT_EQ(kEnglishOnly.contains(check.code), check.of_unreadable) << check.code;
  }
  const MapFinding finding = fault_finding(catalogue, {"a.map.json", 1, 1, "", "no number here"});
  EXPECT_EQ(reports::said_in(reports::report_translator("de"), finding), "no number here");
}

TEST(Languages, AreThoseOfExplanationsAndTheList) {
  const Catalogue catalogue = exporters::full_catalogue();
  const std::string text = explain_text(*catalogue.find("R202"), "de");
  EXPECT_THAT(text, HasSubstr("R202: eine Sackgasse\n\nWer hineinfährt, muss auftauchen"));
  EXPECT_THAT(text, HasSubstr("Löst ihn aus: Eine Sackgasse von 4 Punkten hinter C3: "
                              "A1, B1, C1 und C2; Wasser auf A2 würde sie öffnen:\n\n"
                              "       A B C D E\n"));
  EXPECT_THAT(explain_text(*catalogue.find("S306"), "fr"),
              HasSubstr("Seuil : surface_distance = 10 pas : "));
  EXPECT_THAT(list_text(catalogue, "ko"), HasSubstr("막다른 곳\n"));
}

}  // namespace
}  // namespace chartroom::checks

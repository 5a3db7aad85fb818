// Tests the checks' messages in the languages of reports.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "exporters/documents/print_checks.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/check_map.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/explain.h"
#include "validator/checks/map_subject.h"
#include "validator/checks/pipeline/placement.h"
#include "validator/play/simulation/fairness.h"
#include "validator/reports/translation.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::vector<std::string_view> languages() {
  std::vector<std::string_view> list = reports::report_languages();
  list.erase(list.begin());  // English
  return list;
}

// A message of a check about an example that raises it.
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
      for (const reports::Finding& finding :
           map_findings({"", map->raising, {}, true}, nullptr, profile)) {
        list.push_back({check.code, finding.said});
        if (finding.fix) list.push_back({check.code, finding.fix->said});
      }
    } else if (const auto* played = std::get_if<PlayExample>(&example)) {
      const rules::Rulebook rules = rules::rulebook_for(played->map);
      MapSubject subject{played->map, rules};
      const play::Fairness play = played->raising(played->map);
      subject.play = &play;
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

// Returns the errors of all malformed files of the test data.
std::vector<FileError> all_refused() {
  std::vector<FileError> list;
  const fs::path root = CHARTROOM_SOURCE_DIR;
  for (const auto& entry : fs::directory_iterator(root / "tests/data/bad")) {
    const std::string path = entry.path().string();
    const bool pack = path.ends_with(".pack.json");
    if (!pack && !path.ends_with(".map.json")) continue;
    for (FileError& error : pack ? maps::load_pack(path).errors : maps::load_map(path).errors) {
      list.push_back(std::move(error));
    }
  }
  // Each line of faults.tsv has a text of the valid deck and its malformed replacement.
  const std::string deck =
      read_file((root / "tests/maps/con_sonar/every-member.deck.json").string()).value.value();
  std::ifstream table(root / "tests/maps/con_sonar/faults.tsv");
  for (std::string line, from, to; std::getline(table, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream cells(line);
    std::getline(cells, from, '\t');
    std::getline(cells, to, '\t');
    std::string text = deck;
    text.replace(text.find(from), from.size(), to.erase(to.find('^'), 1));
    for (FileError& error : con_sonar::parse_deck(text, "a.deck.json").errors) {
      list.push_back(std::move(error));
    }
  }
  return list;
}

TEST(Languages, WhatReadersOfFilesRefuseIsSaidInAll) {
  const std::vector<FileError> refused = all_refused();
  EXPECT_GT(refused.size(), 200U);
  for (const std::string_view language : languages()) {
    const Translator tr = reports::report_translator(language);
    for (const FileError& error : refused) {
      EXPECT_EQ(error.said.english(), error.what);
      EXPECT_NE(error.said.in(tr), error.what) << language;
    }
  }
}

TEST(Languages, AFileThatCannotBeReadIsAFindingInTheLanguage) {
  const ParseResult<maps::MapFile> read =
      maps::parse_map(R"({"format": "chartroom-map"})", "a.map.json");
  ASSERT_FALSE(read);
  const reports::Finding finding = fault_finding(read.errors[0]);
  EXPECT_EQ(finding.code, "F002");
  EXPECT_EQ(reports::said_in(reports::report_translator("de"), finding),
            "erforderlicher Eintrag \"version\" fehlt");
}

TEST(Languages, AreThoseOfExplanationsAndTheList) {
  const Catalogue catalogue = exporters::full_catalogue();
  const std::string text = explain_text(*catalogue.find("R202"), "de");
  EXPECT_THAT(text, HasSubstr("R202: eine Sackgasse\n\nWer hineinfährt, muss auftauchen"));
  EXPECT_THAT(text,
              HasSubstr("Löst ihn aus: Sackgasse auf "
                        "A1, B1, C1 und C2, Zugang über C3; Wasser auf A2 würde sie öffnen:\n\n"
                        "       A B C D E\n"));
  EXPECT_THAT(explain_text(*catalogue.find("S306"), "fr"),
              HasSubstr("Seuil : surface_distance = 10 pas : "));
  EXPECT_THAT(list_text(catalogue, "ko"), HasSubstr("막다른 곳\n"));
}

}  // namespace
}  // namespace chartroom::checks

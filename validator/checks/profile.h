// Which checks a run makes, and what it makes of their findings.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "maps/files/pack_file.h"
#include "validator/checks/cache/result_cache.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/file_report.h"
#include "validator/reports/report.h"
#include "validator/series/jobs.h"
#include "validator/statistics/counts.h"

namespace chartroom::play {
struct Judgement;
struct JudgementProgress;
}  // namespace chartroom::play

namespace chartroom::checks {

struct Profile {
  Catalogue catalogue = standard_catalogue();
  CheckDeck check_deck = nullptr;  // null: decks are not checked
  Level level = Level::structure;
  std::vector<std::string> select;  // codes or beginnings of codes ("R", "Q10"); empty: all
  std::vector<std::string> ignore;
  Severity fail_on = Severity::error;
  bool unsafe_fixes = false;  // mending applies those, too
  // What holds in place of the `checks` of every pack, and for files without one.
  std::optional<maps::CheckSettings> pack_checks = {};
  // The languages of the pack whose checks these are, in which all files are to be named, too.
  std::vector<std::string> pack_languages = {};
  // What a pack.json, by its full path, is where it may be trusted, whose `checks` and languages
  // hold in place of its own; null of one that is new there, under which hold those of the pack
  // above it, without what that excludes. None: packs are taken at their word.
  std::function<const maps::Pack*(const std::string& full_path)> trusted_pack = {};
  std::uint64_t seed = 1;          // of simulated play
  series::Jobs jobs;               // who plays, which changes nothing
  bool has_fonts = true;           // the program's own, in which texts are measured
  reports::ReportDetails details;  // what is made besides for the forms that show it
  ResultCache* cache = nullptr;    // of play and counting; null: nothing is kept
  // The language that the report will be told in, which is that of what is kept.
  std::string language = "en";
  // Told, from one thread, of the play that is under way on the map of a path.
  std::function<void(const std::string& path, const play::JudgementProgress& at)> progress = {};
  // Takes the judgement of the map of a path as soon as it has been played. What comes from the
  // cache is not played.
  std::function<void(const std::string& path, const play::Judgement& play)> played = {};
  // The progress of decks: what is played, games played, games at most.
  std::function<void(const std::string& what, statistics::Count, statistics::Count)> deck_progress =
      {};

  bool wants(std::string_view code) const;
  // Whether a run makes the check.
  bool runs(const Check& check) const {
    return check.level <= level && wants(check.code) && (has_fonts || !check.needs_fonts);
  }
};

// All checks of the catalogue as reports show them.
std::vector<reports::Rule> rules_of(const Profile& profile);

// The checks of the catalogue that the profile leaves out, and why.
std::vector<reports::Skipped> skipped_by(const Profile& profile);

// The first of the texts that begins no code of the catalogue; nothing when all do.
std::optional<std::string> unknown_code(const std::vector<std::string>& codes,
                                        const Catalogue& catalogue);

}  // namespace chartroom::checks

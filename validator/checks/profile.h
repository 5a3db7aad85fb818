// The settings of a run: its checks, their level, and the treatment of their findings.
#pragma once

#include <chrono>
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
struct Fairness;
struct FairnessProgress;
}  // namespace chartroom::play

namespace chartroom::checks {

// The settings of a validation: which checks run and how packs change them.
struct Profile {
  Catalogue catalogue = standard_catalogue();
  CheckDeck check_deck = nullptr;  // null: decks are not checked
  Level level = Level::structure;
  std::vector<std::string> select;  // codes or beginnings of codes ("R", "Q10"); empty: all
  std::vector<std::string> ignore;
  Severity fail_on = Severity::error;
  bool unsafe_fixes = false;  // fix_files applies them, too
  // Replaces the `checks` of every pack, and applies to files without one.
  std::optional<maps::CheckSettings> pack_checks = {};
  // The languages of the pack that pack_checks are from; all files need names in them, too.
  std::vector<std::string> pack_languages = {};
  // Returns the trusted version of a pack.json, whose `checks` and languages replace its own. Null:
  // the pack is new, so its parent's apply without the exclusions. Empty: all packs are trusted.
  std::function<const maps::Pack*(const std::string& full_path)> trusted_pack = {};
  // True for the paths of listed files that the settings leave out. Null: for none.
  std::function<bool(const std::string& path)> excluded = {};
  std::uint64_t seed = 1;                                   // of simulated play
  std::optional<std::chrono::milliseconds> file_time = {};  // ends the play of each file
  series::Jobs jobs;               // run the games; their number does not change results
  bool has_fonts = true;           // the program's fonts, which measure texts, are there
  reports::ReportDetails details;  // made for the report formats that show them
  ResultCache* cache = nullptr;    // of play and counting; null: keeps nothing
  std::string language = "en";     // of the report
  // Called with the progress of play on the map at a path, by one thread at a time.
  std::function<void(const std::string& path, const play::FairnessProgress& at)> progress = {};
  // Called with the play on the map at a path, once its games are played or taken from the cache.
  std::function<void(const std::string& path, const play::Fairness& play)> played = {};
  // Called with the progress of decks: question, games played, most games.
  std::function<void(const std::string& what, statistics::Count, statistics::Count)> deck_progress =
      {};

  // Returns a check of the pipeline with the severity that the catalogue has for it.
  Check in_force(const Check& check) const;

  bool wants(std::string_view code) const;
  bool excludes(const std::string& path) const { return excluded && excluded(path); }
  // True if a run makes the check.
  bool runs(const Check& check) const {
    return check.level <= level && wants(check.code) && (has_fonts || !check.needs_fonts);
  }
};

// Returns all checks of the catalogue as reports show them.
std::vector<reports::Rule> rules_of(const Profile& profile);

// Returns the checks of the catalogue that the profile leaves out, with reasons.
std::vector<reports::Skipped> skipped_by(const Profile& profile);

// Returns the first text that no code of the catalogue begins with, if any.
std::optional<std::string> unknown_code(const std::vector<std::string>& codes,
                                        const Catalogue& catalogue);

}  // namespace chartroom::checks

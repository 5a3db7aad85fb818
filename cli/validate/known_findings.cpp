#include "cli/validate/known_findings.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "cli/output.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/files/map_file.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/work_tree.h"
#include "validator/checks/packs/same_play.h"
#include "validator/con_sonar/checks/check_deck.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

// The work tree that the program runs in; without one that of the baseline, or its folder.
fs::path root_of_places(const std::string& baseline) {
  std::error_code error;
  const fs::path here = fs::canonical(fs::current_path(error), error);
  if (const auto tree = error ? std::nullopt : work_tree_of(here)) return *tree;
  const fs::path folder = full_path_of(baseline).parent_path();
  return work_tree_of(folder).value_or(folder);
}

// Returns the key of a map or deck by its own rules; "" if it cannot be read.
std::string play_in(const std::string& text, const reports::ReportedFile& file) {
  if (file.kind == "deck") {
    const ParseResult<con_sonar::DeckFile> deck = con_sonar::parse_deck(text, file.path);
    return deck ? con_sonar::same_play_key(deck.value->deck) : "";
  }
  const ParseResult<maps::MapFile> map = maps::parse_map(text, file.path);
  return map ? checks::same_play_key(map.value->map, {}) : "";
}

}  // namespace

KnownFindings::KnownFindings(const ValidateOptions& options, const Settings& settings,
                             const checks::Catalogue& catalogue, std::vector<EarlierFiles>& commits)
    : options_(options), settings_(settings), catalogue_(catalogue), commits_(commits) {
  const std::string& file = options.baseline.empty() ? options.write_baseline : options.baseline;
  if (!file.empty()) root_ = root_of_places(file);
}

bool KnownFindings::read() { return read_earlier() && read_known(); }

bool KnownFindings::read_known() {
  if (options_.baseline.empty()) return true;
  const auto is_code = [this](std::string_view code) { return catalogue_.find(code) != nullptr; };
  ParseResult<reports::Baseline> baseline =
      options_.baseline_bytes
          ? reports::parse_baseline(*options_.baseline_bytes, options_.baseline, is_code)
          : reports::load_baseline(options_.baseline, is_code);
  print_errors(baseline.errors);
  if (!baseline) return false;
  known_ = std::move(*baseline.value);
  if (!known_.by_id.empty() && !settings_.quiet) {
    print_error(
        options_.baseline +
        ": earlier format, which knows findings only by ids (renew it with --write-baseline)");
  }
  return true;
}

// Reads the file that --write-baseline replaces, without entries that lead nowhere any more.
bool KnownFindings::read_earlier() {
  std::error_code error;
  if (options_.write_baseline.empty()) return true;
  refuse_link(options_.write_baseline);
  if (!fs::exists(options_.write_baseline, error)) return true;
  ParseResult<reports::Baseline> earlier = reports::load_baseline(options_.write_baseline);
  print_errors(earlier.errors);
  if (!earlier) return false;
  known_ = std::move(*earlier.value);
  std::erase_if(known_.files, [this](const auto& file) {
    std::error_code none;
    return !fs::exists(root_ / file.first, none);
  });
  const auto is_of_no_check = [this](const std::string& entry) {
    return catalogue_.find(entry.substr(0, entry.find(' '))) == nullptr;
  };
  for (auto& [place, file] : known_.files) std::erase_if(file.entries, is_of_no_check);
  for (auto& [id, entries] : known_.by_id) std::erase_if(entries, is_of_no_check);
  return true;
}

std::string KnownFindings::place_of(const std::string& path) const {
  return path == "-" ? path : full_path_of(path).lexically_relative(root_).generic_string();
}

bool KnownFindings::has_any_at(const std::string& path) const {
  if (options_.baseline.empty()) return false;
  const std::string place = place_of(path);
  if (known_.files.contains(place)) return true;
  const auto below = known_.files.lower_bound(place + "/");
  return below != known_.files.end() && below->first.starts_with(place + "/");
}

bool KnownFindings::is_known_by_id(const reports::ReportedFile& file) const {
  return std::ranges::all_of(commits_, [&file](EarlierFiles& commit) {
    const std::optional<std::string> text = commit.text_at(file.path);
    if (!text || file.kind == "pack") return text.has_value();
    const std::string play = play_in(*text, file);
    return !play.empty() && play == play_in(file.text, file);
  });
}

void KnownFindings::mark(reports::Report& report) {
  if (options_.baseline.empty() && options_.write_baseline.empty()) return;
  for (reports::ReportedFile& file : report.files) file.place = place_of(file.path);
  if (options_.baseline.empty()) {
    known_ = renewed(known_, report);
    mark_known(report, known_, false);
    return;
  }
  mark_known(report, known_, options_.ratchet,
             [this](const reports::ReportedFile& file) { return is_known_by_id(file); });
}

void KnownFindings::keep(const reports::Report& report) const {
  if (!options_.write_baseline.empty()) begin(report);
  if (options_.ratchet) tighten(report);
}

// Writes no baseline after a failure: files that failed may have findings in the earlier one.
void KnownFindings::begin(const reports::Report& report) const {
  if (report.failed) {
    print_error(options_.write_baseline + ": not written, because some files could not be checked");
    return;
  }
  refuse_link(options_.write_baseline);
  save_file(options_.write_baseline, to_canonical_json(known_));
}

void KnownFindings::tighten(const reports::Report& report) const {
  const reports::Baseline left = ratcheted(known_, report);
  if (left == known_) return;
  refuse_link(options_.baseline);
  save_file(options_.baseline, to_canonical_json(left));
  if (settings_.quiet || left.size() == known_.size()) return;
  print_error(fmt::format("{}: {} known, down from {}", options_.baseline,
                          reports::counted(static_cast<int>(left.size()), "finding"),
                          known_.size()));
}

}  // namespace chartroom::cli

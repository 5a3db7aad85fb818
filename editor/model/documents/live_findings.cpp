#include "editor/model/documents/live_findings.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "editor/model/marked.h"
#include "maps/files/map_file.h"
#include "maps/platform/contract.h"
#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/pipeline/placement.h"

namespace chartroom::editor {
namespace {

checks::Profile structure_profile(const checks::Catalogue& catalogue) {
  checks::Profile profile;
  profile.catalogue = catalogue;
  profile.level = checks::Level::structure;
  return profile;
}

std::vector<reports::Finding> findings_of(const ParseResult<maps::MapFile>& read,
                                          const PackInForce& pack, const checks::Profile& profile) {
  std::vector<reports::Finding> findings;
  if (!read) {
    for (const FileError& error : read.errors) findings.push_back(checks::fault_finding(error));
    return findings;
  }
  const maps::MapFile& file = *read.value;
  findings = map_findings(file, pack.pack(), profile);
  for (reports::Finding& finding : pack.member_findings(
           {{maps::FileKind::map, file.map.id}, file.source.of("/id"), &file.map}, profile)) {
    findings.push_back(std::move(finding));
  }
  return findings;
}

// Structure is always checked.
std::vector<CheckedLevel> checked_levels(bool print, bool tracking, bool fairness) {
  return {{marked("structure"), true},
          {marked("print"), print},
          {marked("tracking"), tracking},
          {marked("fairness"), fairness}};
}

bool same_findings(const std::vector<reports::Finding>& a, const std::vector<reports::Finding>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const reports::Finding& x, const reports::Finding& y) {
                      return x.code == y.code && x.points == y.points && x.pointer == y.pointer &&
                             x.message == y.message && x.position == y.position &&
                             x.severity == y.severity && x.excluded == y.excluded &&
                             x.reason == y.reason;
                    });
}

}  // namespace

bool LiveFindings::validate(const MapDocument& document) {
  const bool same_pack = !pack_.read(document.path(), catalogue_);
  std::string text = document.file_text();
  const bool first = !begun_;
  if (!first && same_pack && text == checked_text_ && checked_.path == document.path())
    return false;
  begun_ = true;
  checked_text_ = std::move(text);
  const ParseResult<maps::MapFile> read = maps::parse_map(checked_text_, document.path());
  Checked checked;
  checked.path = document.path();
  if (read) checked.id = read.value->map.id;
  checked.findings = findings_of(read, pack_, structure_profile(catalogue_));
  forget_play();
  if (!same_pack) drawn_.reset();
  add_slow(checked);
  const bool other = first || !same_findings(checked.findings, checked_.findings);
  checked_ = std::move(checked);
  return other;
}

reports::Report LiveFindings::report() const {
  reports::Report report;
  report.files.push_back({checked_.path, "map", checked_.id});
  report.findings.assign(checked_.findings.begin(), checked_.findings.end());
  const checks::Profile profile = structure_profile(catalogue_);
  report.skipped = skipped_by(profile);
  report.packs = pack_.effects(checked_.findings, profile);
  report.failed = malformed();
  return report;
}

std::optional<SlowTask> LiveFindings::slow_task() const {
  if (slow_done() || malformed() || !begun_) return std::nullopt;
  return SlowTask{checked_text_, checked_.path,
                  pack() == nullptr ? std::nullopt : std::optional(*pack())};
}

std::optional<SlowTask> LiveFindings::play_task(PlayResults played) {
  if (malformed() || !begun_ || (!played.tracking && !played.fairness)) return std::nullopt;
  if (asked_tracking_ == played.tracking.has_value() && asked_games_ == played.games()) {
    return std::nullopt;
  }
  asked_tracking_ = played.tracking.has_value();
  asked_games_ = played.games();
  return SlowTask{checked_text_, checked_.path,
                  pack() == nullptr ? std::nullopt : std::optional(*pack()),
                  std::make_shared<const PlayResults>(std::move(played))};
}

void LiveFindings::forget_play() {
  played_.reset();
  asked_tracking_ = false;
  asked_games_ = 0;
}

bool LiveFindings::take(SlowResult result) {
  if (!begun_ || result.text != checked_text_ || result.path != checked_.path) return false;
  std::erase_if(checked_.findings, [this](const reports::Finding& f) { return is_slow(f.code); });
  (result.played ? played_ : drawn_) = std::move(result);
  add_slow(checked_);
  return true;
}

bool LiveFindings::is_slow(const std::string& code) const {
  const auto made = [&code](const std::optional<SlowResult>& result) {
    return result && std::ranges::find(result->codes, code) != result->codes.end();
  };
  return made(drawn_) || made(played_);
}

void LiveFindings::add_slow(Checked& checked) const {
  if (!checked.id) return;
  for (const auto* result : {&drawn_, &played_}) {
    if (!*result) continue;
    checked.findings.insert(checked.findings.end(), (*result)->findings.begin(),
                            (*result)->findings.end());
  }
  std::sort(checked.findings.begin(), checked.findings.end());
}

std::vector<reports::NotRun> LiveFindings::not_checked() const {
  std::vector<reports::NotRun> list;
  for (const checks::Check& check : catalogue_) {
    if (check.family == checks::Family::decks || check.level == checks::Level::structure ||
        is_slow(std::string(check.code)))
      continue;
    list.push_back(
        {.code = std::string(check.code),
         .path = checked_.path,
         .reason = marked("needs simulated games or more time; run chartroom validate")});
  }
  std::ranges::move(pack_.not_applied(), std::back_inserter(list));
  return list;
}

std::vector<CheckedLevel> LiveFindings::levels() const {
  const PlayResults* play = played();
  return checked_levels(slow_done(), play != nullptr && play->tracking,
                        play != nullptr && play->fairness);
}

int LiveFindings::checked() const {
  return static_cast<int>(
      std::count_if(catalogue_.begin(), catalogue_.end(), [this](const checks::Check& c) {
        if (c.family == checks::Family::decks) return false;
        return c.level == checks::Level::structure || is_slow(std::string(c.code));
      }));
}

std::vector<checks::FixOption> LiveFindings::fix_options(const reports::Finding& finding) const {
  const ParseResult<maps::MapFile> read = maps::parse_map(checked_text_, checked_.path);
  if (!read) return {};
  return fix_options_of(*read.value, pack(), catalogue_, finding);
}

std::vector<CheckedLevel> levels_of_fix_options() { return checked_levels(false, false, false); }

bool fix_finding(MapDocument& document, const reports::Finding& finding) {
  CHARTROOM_EXPECTS(finding.fixable());
  const std::vector<maps::MapEdit>& edits = finding.fix->edits;
  if (edits.empty()) return false;
  document.apply(edited(document.map(), edits), StepLabel::fix_finding);
  return true;
}

maps::Exclusion new_exclusion(const MapDocument& document, const reports::Finding& finding,
                              const std::string& reason) {
  maps::Exclusion exclusion;
  exclusion.code = finding.code;
  exclusion.map = document.map().id;
  exclusion.points.assign(finding.points.begin(), finding.points.end());
  exclusion.reason = reason;
  return exclusion;
}

}  // namespace chartroom::editor

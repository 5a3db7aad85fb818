#include "validator/checks/validation.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include "maps/json/schema_text.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/judge_map.h"
#include "validator/checks/metrics.h"
#include "validator/checks/packs/idle_exclusions.h"
#include "validator/checks/packs/judged_packs.h"
#include "validator/checks/packs/member_findings.h"
#include "validator/checks/packs/pack_effect.h"
#include "validator/checks/packs/unknown_names.h"
#include "validator/checks/reported_finding.h"

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;

// One run over many files.
class Validation {
 public:
  Validation(const Profile& profile, std::vector<FileError>& errors, const StandardInput& input)
      : profile_(profile), errors_(errors), input_(input), packs_(profile) {
    report_.level = to_string(profile.level);
    report_.rules = rules_of(profile);
    report_.skipped = skipped_by(profile);
    for (const FileError& error : errors) report_.not_run.push_back(unopened(error));
  }

  reports::Report run(const std::vector<maps::InputFile>& inputs,
                      const maps::PassedOver& passed_over) {
    packs_.add_targets(inputs);
    for (const maps::InputFile& target : inputs) {
      if (target.kind == maps::FileKind::pack && target.path == input_.path) {
        packs_.hold(input_.path, input_.text);
      }
    }
    judge_all(inputs);
    judge_all(packs_.listed_beyond(inputs));
    refuse_linked_packs();
    for (auto& [path, judged] : packs_.all()) {
      find_idle_exclusions(judged);
      drop_idle_severities(judged.told, judged.effect);
      if (!profile_.pack_checks && !is_nothing(judged.effect)) {
        report_.packs.push_back(std::move(judged.effect));
      }
    }
    add_passed_over(passed_over);
    report_.sort();
    report_.metrics_text = metrics_text(report_.metrics);
    report_.failed = report_.failed || !errors_.empty() || !report_.not_run.empty();
    return std::move(report_);
  }

 private:
  // What a pack lists was judged all the same.
  void add_passed_over(const maps::PassedOver& passed_over) {
    const auto not_judged = [this](const std::string& path) {
      return !packs_.leads_to_target(path);
    };
    std::ranges::copy_if(passed_over.links, std::back_inserter(report_.links), not_judged);
    for (const maps::HiddenFolder& folder : passed_over.hidden) {
      if (std::ranges::any_of(folder.files, not_judged)) {
        report_.hidden_folders.push_back(folder.path);
      }
    }
  }

  // As the search does where it comes by one.
  void refuse_linked_packs() {
    for (const std::string& path : packs_.links()) {
      const auto same = [&path](const FileError& error) { return error.path == path; };
      if (std::any_of(errors_.begin(), errors_.end(), same)) continue;
      errors_.push_back(FileError::of_file(path, std::string(maps::kPackIsLink)));
      report_.not_run.push_back(unopened(errors_.back()));
    }
  }

  // Packs before what they hold for.
  void judge_all(const std::vector<maps::InputFile>& targets) {
    for (const maps::InputFile& target : targets) {
      if (target.kind == maps::FileKind::pack) judge_pack(target.path);
    }
    for (const maps::InputFile& target : targets) {
      if (target.kind == maps::FileKind::map) judge_map_file(target.path);
      if (target.kind == maps::FileKind::deck) judge_deck_file(target.path);
    }
  }

  void add(MapFinding finding) {
    if (finding.malformed || profile_.wants(finding.code)) {
      report_.findings.push_back(std::move(finding));
    }
  }

  // Findings on a pack itself, of one check, which only an exclusion without an id can mean, of the
  // pack that has a say in it. What excludes the first excludes all.
  void add_of_pack(std::vector<MapFinding> findings, JudgedPack* by) {
    if (findings.empty()) return;
    MapFinding first = findings[0];
    if (by != nullptr) {
      exclude({}, by->file, first);
      note_exclusions({}, *by, {first});
    }
    for (MapFinding& finding : findings) {
      finding.excluded = first.excluded;
      finding.reason = first.reason;
    }
    if (by != nullptr) note_effect(findings, *by);
    for (MapFinding& finding : findings) add(std::move(finding));
  }

  static reports::NotRun unopened(const FileError& error) {
    return {.code = "F001", .path = error.path, .reason = error.what, .unopened = true};
  }

  // The file that was begun last cannot be read, or is none of ours. What cannot be opened was not
  // judged, and every format says so.
  void add_faults(const std::vector<FileError>& faults) {
    report_.failed = true;
    for (const FileError& fault : faults) {
      if (fault.kind != ErrorKind::other) {
        add(fault_finding(profile_.catalogue, fault));
        continue;
      }
      errors_.push_back(fault);
      report_.not_run.push_back(unopened(fault));
      report_.files.pop_back();
    }
  }

  void judge_pack(const std::string& path) {
    const bool held = path == input_.path;
    ParseResult<maps::PackFile> read =
        held ? maps::parse_pack_in_place(input_.text, path) : maps::load_pack(path);
    reports::JudgedFile& file = report_.files.emplace_back(reports::JudgedFile{path, "pack"});
    if (!read) return add_faults(read.errors);
    file.id = read.value->pack.id;
    file.text = held ? std::string(input_.text) : read_file(path).value.value_or("");
    const std::string canonical =
        json::with_schema(to_canonical_json(read.value->pack), json::schema_of(file.text));
    refuse_unknown_names(*read.value);
    JudgedPack& judged = packs_.keep(path, std::move(*read.value));
    check_pack_files(judged, fs::path(path).parent_path().string());
    run_pack_checks(judged);
    if (!judged.file.canonical) {
      MapFinding finding = finding_on(
          judged.file, {.code = "F006",
                        .path = path,
                        .message = message("The pack is not written in canonical form")});
      if (profile_.details.fixed_lines) {
        finding.fix->changes = reports::line_changes(file.text, canonical);
      }
      add_of_pack({std::move(finding)}, &judged);
    }
  }

  MapFinding finding_on(const maps::PackFile& pack, FileDiagnostic diagnostic) const {
    return file_finding(profile_.catalogue, std::move(diagnostic), &pack);
  }

  // They are faults of the file.
  void refuse_unknown_names(const maps::PackFile& file) {
    for (FileDiagnostic& unknown : unknown_names(file, profile_.catalogue)) {
      report_.failed = true;
      add(finding_on(file, std::move(unknown)));
    }
  }

  void run_pack_checks(JudgedPack& judged) {
    const maps::PackFile& file = judged.file;
    const PackSubject subject{file, judged.listed, judged.weakenings, judged.above != nullptr};
    for (const Check& check : profile_.catalogue) {
      if (!check.run_on_pack || !profile_.judges(check)) continue;
      JudgedPack* by = check.of_above ? judged.above : &judged;
      std::vector<MapFinding> findings;
      for (PackDiagnostic& diagnostic : check.run_on_pack(subject)) {
        FileDiagnostic placed{.code = check.code, .path = file.path};
        placed.position = file.source.of(diagnostic.pointer);
        placed.pointer = std::move(diagnostic.pointer);
        placed.message = std::move(diagnostic.message);
        findings.push_back(
            file_finding(profile_.catalogue, std::move(placed), by ? &by->file : nullptr));
      }
      add_of_pack(std::move(findings), by);
    }
  }

  void check_pack_files(JudgedPack& judged, const std::string& folder) {
    const maps::Pack& pack = judged.file.pack;
    std::vector<MapFinding> missing;
    const auto check = [&](const std::vector<std::string>& names, const char* member) {
      for (std::size_t i = 0; i < names.size(); ++i) {
        std::error_code error;  // what cannot be looked at is not there, either
        const bool there = fs::is_regular_file(fs::path(folder) / names[i], error) ||
                           packs_.is_target(judged, plain_name(names[i]));
        if (there) continue;
        judged.judged.insert(plain_name(names[i]));
        const std::string pointer = fmt::format("/{}/{}", member, i);
        missing.push_back(finding_on(
            judged.file, {.code = "F005",
                          .path = judged.file.path,
                          .position = judged.file.source.of(pointer),
                          .pointer = pointer,
                          .message = message("The pack names {}, which is not there", names[i])}));
      }
    };
    check(pack.maps, "maps");
    check(pack.decks, "decks");
    add_of_pack(std::move(missing), &judged);
  }

  // Takes up the text of a target; false where there is none.
  bool begin(const std::string& path, const char* kind) {
    reports::JudgedFile& judged = report_.files.emplace_back(reports::JudgedFile{path, kind});
    ParseResult<std::string> bytes = path == input_.path
                                         ? ParseResult<std::string>{std::string(input_.text), {}}
                                         : read_file(path);
    if (bytes) {
      judged.text = std::move(*bytes.value);
    } else {
      add_faults(bytes.errors);
    }
    return bytes.value.has_value();
  }

  void judge_map_file(const std::string& path) {
    if (!begin(path, "map")) return;
    const std::string& text = report_.files.back().text;
    if (profile_.judge_deck && maps::holds_deck(path, text)) {
      report_.files.back().kind = "deck";
      return judge_deck(path, text);
    }
    const ParseResult<maps::MapFile> read = maps::parse_map(text, path);
    if (!read) return add_faults(read.errors);
    const maps::MapFile& file = *read.value;
    JudgedPack* pack = packs_.of(path);
    FileReport said = judge(file, pack ? &pack->file : nullptr, profile_);
    take(said, {{maps::FileKind::map, file.map.id}, file.source.of("/id"), &file.map}, pack);
    for (MapFinding& finding : said.findings) {
      add_details(finding, file, text);
      add(std::move(finding));
    }
  }

  void judge_deck_file(const std::string& path) {
    if (!profile_.judge_deck) return pass_over_deck(path);
    if (begin(path, "deck")) judge_deck(path, report_.files.back().text);
  }

  void judge_deck(const std::string& path, const std::string& text) {
    JudgedPack* pack = packs_.of(path);
    ParseResult<DeckReport> said =
        profile_.judge_deck(text, path, pack ? &pack->file : nullptr, profile_);
    if (!said) return add_faults(said.errors);
    take(*said.value, {{maps::FileKind::deck, said.value->id}, said.value->id_position}, pack);
    for (MapFinding& finding : said.value->findings) {
      if (profile_.details.fixed_lines && finding.fix) {
        finding.fix->changes = reports::line_changes(text, said.value->canonical);
      }
      add(std::move(finding));
    }
  }

  // Everything that is said of the file that was begun last, but its findings, to which comes what
  // only its pack can tell.
  void take(FileReport& said, const MemberFile& file, JudgedPack* pack) {
    reports::JudgedFile& judged = report_.files.back();
    judged.id = file.judged.id;
    report_.metrics.insert(report_.metrics.end(), said.metrics.begin(), said.metrics.end());
    report_.not_run.insert(report_.not_run.end(), said.not_run.begin(), said.not_run.end());
    if (said.play) report_.plays.push_back(std::move(*said.play));
    if (!pack) return;
    run_member_checks(file, judged.path, *pack, said.findings);
    note_exclusions(file.judged, *pack, said.findings);
    note_effect(said.findings, *pack);
  }

  // What only some forms of reports show.
  void add_details(MapFinding& finding, const maps::MapFile& file, const std::string& text) const {
    if (profile_.details.excerpts) finding.excerpt = excerpt(file.map, finding.points);
    if (profile_.details.fixed_lines && finding.fix) {
      finding.fix->changes = fixed_lines(finding, file, text);
    }
  }

  void run_member_checks(const MemberFile& file, const std::string& path, const JudgedPack& pack,
                         std::vector<MapFinding>& findings) {
    if (pack.file.path.empty()) return;
    for (MapFinding& finding : member_findings(packs_.judged_member(path, file), path,
                                               file.id_position, pack.file, profile_)) {
      findings.push_back(std::move(finding));
    }
  }

  static void note_effect(const std::vector<MapFinding>& findings, JudgedPack& pack) {
    count_excluded(findings, pack.effect);
    for (const MapFinding& finding : findings) {
      if (!finding.excluded) pack.told.insert(finding.code);
    }
  }

  static void note_exclusions(const Judged& on, JudgedPack& pack,
                              const std::vector<MapFinding>& findings) {
    const auto& exclusions = pack.file.pack.checks.exclude;
    for (std::size_t i = 0; i < exclusions.size(); ++i) {
      pack.used[i] = pack.used[i] ||
                     std::any_of(findings.begin(), findings.end(), [&](const MapFinding& finding) {
                       return finding.excluded && matches(exclusions[i], on, finding);
                     });
    }
  }

  void find_idle_exclusions(const JudgedPack& pack) {
    if (profile_.pack_checks || profile_.trusted_pack) return;
    for (FileDiagnostic& idle : idle_exclusions(pack, profile_)) {
      add(finding_on(pack.file, std::move(idle)));
    }
  }

  void pass_over_deck(const std::string& path) {
    report_.files.push_back(reports::JudgedFile{path, "deck"});
    report_.not_run.push_back(
        {.code = "D701", .path = path, .reason = "this program judges no decks"});
  }

  const Profile& profile_;
  std::vector<FileError>& errors_;
  const StandardInput& input_;
  reports::Report report_;
  JudgedPacks packs_;
};

}  // namespace

reports::Report validate(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                         std::vector<FileError>& errors, const StandardInput& input,
                         const maps::PassedOver& passed_over) {
  return Validation(profile, errors, input).run(inputs, passed_over);
}

}  // namespace chartroom::checks

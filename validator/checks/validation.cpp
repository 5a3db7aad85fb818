#include "validator/checks/validation.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include "maps/files/named_path.h"
#include "maps/json/schema_text.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/work_tree.h"
#include "validator/checks/check_map.h"
#include "validator/checks/metrics.h"
#include "validator/checks/packs/checked_packs.h"
#include "validator/checks/packs/idle_exclusions.h"
#include "validator/checks/packs/member_findings.h"
#include "validator/checks/packs/pack_effect.h"
#include "validator/checks/packs/path_names.h"
#include "validator/checks/packs/unknown_names.h"
#include "validator/checks/pipeline/exclusions.h"
#include "validator/checks/pipeline/pipeline_checks.h"
#include "validator/checks/pipeline/placement.h"
#include "validator/checks/reported_finding.h"

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;

using Findings = std::vector<reports::Finding>;

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
    check_all(inputs);
    check_all(packs_.listed_beyond(inputs));
    refuse_unreadable_packs();
    for (auto& [path, pack] : packs_.all()) {
      add_unexcluded(profile_.in_force(idle_exclusion()), idle_exclusions(pack, profile_),
                     pack.file);
      drop_idle_severities(pack.told, pack.effect);
      if (!profile_.pack_checks && !is_nothing(pack.effect)) {
        report_.packs.push_back(std::move(pack.effect));
      }
    }
    add_passed_over(passed_over);
    report_.sort();
    report_.metrics_text = metrics_text(report_.metrics);
    report_.failed = report_.failed || !errors_.empty() || !report_.not_run.empty();
    return std::move(report_);
  }

 private:
  // Leaves out files that a pack lists, since they were checked.
  void add_passed_over(const maps::PassedOver& passed_over) {
    const auto not_checked = [this](const std::string& path) {
      return !packs_.leads_to_target(path);
    };
    std::ranges::copy_if(passed_over.links, std::back_inserter(report_.links), not_checked);
    for (const maps::HiddenFolder& folder : passed_over.hidden) {
      if (std::ranges::any_of(folder.files, not_checked)) {
        report_.hidden_folders.push_back(folder.path);
      }
    }
  }

  // Refuses packs above a target that cannot be read, whose rules would be missed in silence. The
  // search has told of some.
  void refuse_unreadable_packs() {
    for (const auto& [path, faults] : packs_.unreadable()) {
      const auto is_told = [&full = path](const FileError& error) {
        return full_path_of(error.path) == full;
      };
      if (std::ranges::any_of(errors_, is_told)) continue;
      reports::ReportedFile& file =
          report_.files.emplace_back(reports::ReportedFile{faults.front().path, "pack"});
      if (faults.front().kind != ErrorKind::other) {
        file.text = read_file(path).value.value_or("");
      }
      add_faults(faults);
    }
  }

  // Checks packs before the files that they apply to.
  void check_all(const std::vector<maps::InputFile>& targets) {
    for (const maps::InputFile& target : targets) {
      if (target.kind == maps::FileKind::pack) check_pack(target.path);
    }
    for (const maps::InputFile& target : targets) {
      if (target.kind == maps::FileKind::map) check_map_file(target.path);
      if (target.kind == maps::FileKind::deck) check_deck_file(target.path);
    }
  }

  void add(reports::Finding finding) {
    if (finding.malformed || profile_.wants(finding.code)) {
      report_.findings.push_back(std::move(finding));
    }
  }

  // Adds errors of the file that was begun last: it is unreadable or of another format. An unopened
  // file was not checked, as every report format says.
  void add_faults(const std::vector<FileError>& faults) {
    report_.failed = true;
    for (const FileError& fault : faults) {
      if (fault.kind != ErrorKind::other) {
        add(fault_finding(fault));
        continue;
      }
      errors_.push_back(fault);
      report_.not_run.push_back(unopened(fault));
      report_.files.pop_back();
    }
  }

  void check_pack(const std::string& path) {
    const bool held = path == input_.path;
    ParseResult<maps::PackFile> read =
        held ? maps::parse_pack_in_place(input_.text, path) : maps::load_pack(path);
    reports::ReportedFile& file = report_.files.emplace_back(reports::ReportedFile{path, "pack"});
    if (!read) return add_faults(read.errors);
    file.id = read.value->pack.id;
    file.text = held ? std::string(input_.text) : read_file(path).value.value_or("");
    const maps::Pack written = read.value->pack;
    std::vector<Diagnostic> unknown = unknown_names(*read.value, profile_.catalogue);
    report_.failed = report_.failed || !unknown.empty();
    add_unexcluded(malformed_format(), std::move(unknown), *read.value);
    CheckedPack& pack = packs_.keep(path, std::move(*read.value));
    const std::string fixed =
        json::with_schema(to_canonical_json(with_names_on_disk(written, pack.listed)),
                          json::schema_of(report_.files.back().text));
    add_on_pack(profile_.in_force(missing_file()),
                missing_files(pack, fs::path(path).parent_path()), pack);
    add_all_on_pack(&Check::run_on_pack,
                    PackSubject{pack.file, pack.listed, pack.weakenings, pack.above != nullptr},
                    pack, fixed);
    add_all_on_pack(&Check::run_on_path, names_of(path), pack);
    for (const std::string& listed : packs_.listed_through_links(pack)) {
      add_all_on_pack(&Check::run_on_path, names_of(listed), pack);
    }
    if (pack.file.canonical) return;
    add_on_pack(profile_.in_force(not_canonical()), {not_canonical_file(maps::FileKind::pack)},
                pack, fixed);
  }

  static CheckedFile checked(const maps::PackFile& file, const maps::PackFile* by) {
    return {file.path, {}, &file.source, by};
  }

  // Adds findings on a pack itself that it cannot exclude.
  void add_unexcluded(const Check& check, std::vector<Diagnostic> found,
                      const maps::PackFile& pack) {
    for (Diagnostic& one : found) {
      add(placed(finding_of(check, std::move(one)), check, checked(pack, &pack)));
    }
  }

  // Adds the findings on a pack itself; the responsible pack (Check::of_above) may exclude them.
  // `fixed`: the fixed text of the file that was begun last.
  void add_on_pack(const Check& check, std::vector<Diagnostic> found, CheckedPack& pack,
                   const std::string& fixed = {}) {
    CheckedPack* by = check.of_above ? pack.above : &pack;
    const CheckedFile file = checked(pack.file, by == nullptr ? nullptr : &by->file);
    Findings findings = findings_on(file, check, std::move(found));
    if (by != nullptr) note_effect(findings, file.id, *by);
    for (reports::Finding& finding : findings) {
      add_fixed_lines(finding, fixed);
      add(std::move(finding));
    }
  }

  // Adds what all checks of such a subject find.
  template <class Subject>
  void add_all_on_pack(std::vector<Diagnostic> (*Check::*run)(const Subject&),
                       const Subject& subject, CheckedPack& pack, const std::string& fixed = {}) {
    for (const Check& check : profile_.catalogue) {
      if (!(check.*run) || !profile_.runs(check)) continue;
      add_on_pack(check, (check.*run)(subject), pack, fixed);
    }
  }

  PathSubject names_of(const std::string& path) {
    return path == "-" ? PathSubject{} : names_.of(path, packs_.root_of(path));
  }

  void add_fixed_lines(reports::Finding& finding, const std::string& canonical) const {
    if (!profile_.details.fixed_lines || !finding.fix) return;
    finding.fix->changes = reports::line_changes(report_.files.back().text, canonical);
  }

  std::vector<Diagnostic> missing_files(CheckedPack& pack, const fs::path& folder) {
    std::vector<Diagnostic> missing;
    maps::NamesOnDisk on_disk(folder);
    const auto look_for = [&](const std::vector<std::string>& names, const char* member) {
      for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = on_disk.of(plain_name(names[i]));
        std::error_code error;  // what cannot be looked at is not there, either
        const bool is_there =
            fs::is_regular_file(folder / name, error) && !is_too_long(folder / name);
        if (is_there || packs_.is_target(pack, name)) continue;
        pack.checked.insert(name);
        missing.push_back(
            {.pointer = fmt::format("/{}/{}", member, i),
             .message = message("The pack lists {}, which does not exist", names[i])});
      }
    };
    look_for(pack.file.pack.maps, "maps");
    look_for(pack.file.pack.decks, "decks");
    return missing;
  }

  // Stores the text of a target; false if it has none.
  bool begin(const std::string& path, const char* kind) {
    reports::ReportedFile& file = report_.files.emplace_back(reports::ReportedFile{path, kind});
    ParseResult<std::string> bytes = path == input_.path
                                         ? ParseResult<std::string>{std::string(input_.text), {}}
                                         : read_file(path);
    if (bytes) {
      file.text = std::move(*bytes.value);
    } else {
      add_faults(bytes.errors);
    }
    return bytes.value.has_value();
  }

  void check_map_file(const std::string& path) {
    if (!begin(path, "map")) return;
    const std::string& text = report_.files.back().text;
    if (profile_.check_deck && maps::holds_deck(path, text)) {
      report_.files.back().kind = "deck";
      return check_deck(path);
    }
    const ParseResult<maps::MapFile> read = maps::parse_map(text, path);
    if (!read) return add_faults(read.errors);
    CheckedPack* pack = packs_.of(path);
    FileReport said = check_map(*read.value, pack ? &pack->file : nullptr, profile_);
    for (reports::Finding& finding : said.findings) add_details(finding, *read.value, text);
    take(std::move(said), maps::FileKind::map, &read.value->map, pack);
  }

  void check_deck_file(const std::string& path) {
    if (!profile_.check_deck) return pass_over_deck(path);
    if (begin(path, "deck")) check_deck(path);
  }

  void check_deck(const std::string& path) {
    CheckedPack* pack = packs_.of(path);
    ParseResult<FileReport> said = profile_.check_deck(report_.files.back().text, path,
                                                       pack ? &pack->file : nullptr, profile_);
    if (!said) return add_faults(said.errors);
    for (reports::Finding& finding : said.value->findings) {
      add_fixed_lines(finding, said.value->canonical);
    }
    take(std::move(*said.value), maps::FileKind::deck, nullptr, pack);
  }

  // Adds the report on the file that was begun last, and the findings on it as part of its pack.
  // `map` is null for a deck.
  void take(FileReport said, maps::FileKind kind, const maps::Map* map, CheckedPack* pack) {
    reports::ReportedFile& file = report_.files.back();
    file.id = said.id;
    file.hash = said.hash;
    std::ranges::copy(said.metrics, std::back_inserter(report_.metrics));
    std::ranges::copy(said.not_run, std::back_inserter(report_.not_run));
    if (said.play) report_.plays.push_back(std::move(*said.play));
    const bool whole = said.not_run.empty() && !said.unfinished;
    const MemberFile member{{kind, said.id}, said.id_position, map, whole};
    std::ranges::move(path_findings(names_of(file.path), file.path, member.id,
                                    pack ? &pack->file : nullptr, profile_),
                      std::back_inserter(said.findings));
    if (pack != nullptr) {
      if (!pack->file.path.empty()) {
        std::ranges::move(member_findings(packs_.checked_member(file.path, member), file.path,
                                          said.id_position, pack->file, profile_),
                          std::back_inserter(said.findings));
      }
      note_effect(said.findings, member.id, *pack);
    }
    for (reports::Finding& finding : said.findings) add(std::move(finding));
  }

  // Adds details that only some report formats show.
  void add_details(reports::Finding& finding, const maps::MapFile& file,
                   const std::string& text) const {
    if (profile_.details.excerpts) finding.excerpt = excerpt(file.map, finding.points);
    if (profile_.details.fixed_lines && finding.fix) {
      finding.fix->changes = fixed_lines(*finding.fix, file, text);
    }
  }

  // Counts the findings that a pack excludes, and marks as used the exclusions that its file has.
  static void note_effect(const Findings& findings, const FileId& on, CheckedPack& pack) {
    count_excluded(findings, pack.effect);
    for (const reports::Finding& finding : findings) {
      if (!finding.excluded) pack.told.insert(finding.code);
    }
    const auto& exclusions = pack.written;
    for (std::size_t i = 0; i < exclusions.size(); ++i) {
      pack.used[i] =
          pack.used[i] || std::ranges::any_of(findings, [&](const reports::Finding& finding) {
            return matches(exclusions[i], on, finding);
          });
    }
  }

  void pass_over_deck(const std::string& path) {
    report_.files.push_back(reports::ReportedFile{path, "deck"});
    report_.not_run.push_back({.code = std::string(malformed_json().code),
                               .path = path,
                               .reason = "this program does not check decks"});
  }

  const Profile& profile_;
  std::vector<FileError>& errors_;
  const StandardInput& input_;
  reports::Report report_;
  CheckedPacks packs_;
  PathNames names_;
};

}  // namespace

std::vector<maps::InputFile> listed_beyond(const std::vector<maps::InputFile>& inputs,
                                           const Profile& profile) {
  CheckedPacks packs(profile);
  packs.add_targets(inputs);
  return packs.listed_beyond(inputs);
}

reports::Report validate(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                         std::vector<FileError>& errors, const StandardInput& input,
                         const maps::PassedOver& passed_over) {
  return Validation(profile, errors, input).run(inputs, passed_over);
}

}  // namespace chartroom::checks

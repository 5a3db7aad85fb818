#include "validator/checks/validation.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include "maps/files/pack_search.h"
#include "maps/json/errors.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/judge_map.h"
#include "validator/checks/metrics.h"
#include "validator/checks/reported_finding.h"

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;

// One run over many files.
class Validation {
 public:
  Validation(const Profile& profile, std::vector<FileError>& errors, std::string_view input)
      : profile_(profile), errors_(errors), input_(input) {
    report_.level = to_string(profile.level);
    for (const Check& check : profile.catalogue) report_.rules.push_back(rule_of(check));
    for (const FileError& error : errors) report_.not_run.push_back(unopened(error));
  }

  reports::Report run(const std::vector<maps::InputFile>& inputs) {
    for (const maps::InputFile& target : inputs) roots_[target.path] = target.root;
    for (const maps::InputFile& target : inputs) {
      if (target.kind == maps::FileKind::pack) judge_pack(target.path);
    }
    for (const maps::InputFile& target : inputs) {
      if (target.kind == maps::FileKind::map) judge_map_file(target.path);
      if (target.kind == maps::FileKind::deck) judge_deck_file(target.path);
    }
    for (auto& [path, judged] : packs_) find_idle_exclusions(judged);
    // They mostly are, as targets come by path and the findings on each of them in order.
    if (!std::is_sorted(report_.findings.begin(), report_.findings.end())) {
      std::sort(report_.findings.begin(), report_.findings.end());
    }
    std::sort(
        report_.files.begin(), report_.files.end(),
        [](const reports::JudgedFile& a, const reports::JudgedFile& b) { return a.path < b.path; });
    std::stable_sort(
        report_.metrics.begin(), report_.metrics.end(),
        [](const reports::Metric& a, const reports::Metric& b) { return a.path < b.path; });
    std::sort(
        report_.plays.begin(), report_.plays.end(),
        [](const reports::PlayReport& a, const reports::PlayReport& b) { return a.path < b.path; });
    report_.metrics_text = metrics_text(report_.metrics);
    report_.failed = report_.failed || !errors_.empty() || !report_.not_run.empty();
    return std::move(report_);
  }

 private:
  struct JudgedPack {
    maps::PackFile file;
    bool asked = false;      // it is a target itself
    std::vector<bool> used;  // its exclusions that matched
    // Of its listed maps and decks: id -> file name.
    std::map<std::pair<maps::FileKind, std::string>, std::string> ids;
    // Their file names, of those that were judged, or are not there and have no findings.
    std::set<std::string> judged;
  };

  reports::Rule rule_of(const Check& check) const {
    return {.code = std::string(check.code),
            .title = std::string(check.title),
            .why = std::string(check.why),
            .severity = check.severity,
            .level = std::string(to_string(check.level)),
            .judged = profile_.judges(check)};
  }

  void add(MapFinding finding) {
    if (finding.malformed || profile_.wants(finding.code)) {
      report_.findings.push_back(std::move(finding));
    }
  }

  // Findings on a pack itself, of one check, which only an exclusion without an id can mean. What
  // excludes the first excludes all.
  void add_of_pack(std::vector<MapFinding> findings, JudgedPack& pack) {
    if (findings.empty()) return;
    MapFinding first = findings[0];
    exclude({}, pack.file, first);
    note_exclusions({}, pack, {first});
    for (MapFinding& finding : findings) {
      finding.excluded = first.excluded;
      finding.reason = first.reason;
      add(std::move(finding));
    }
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
    ParseResult<maps::PackFile> read = maps::load_pack(path);
    reports::JudgedFile& file = report_.files.emplace_back(reports::JudgedFile{path, "pack"});
    if (!read) return add_faults(read.errors);
    file.id = read.value->pack.id;
    const std::string canonical = to_canonical_json(read.value->pack);
    file.text = read.value->canonical ? canonical : read_file(path).value.value_or("");
    refuse_unknown_names(*read.value);
    JudgedPack& judged =
        keep(search_.nearest(path, roots_[path]).value_or(path), std::move(*read.value));
    judged.asked = true;
    check_pack_files(judged, fs::path(path).parent_path().string());
    if (!judged.file.canonical) {
      MapFinding finding = finding_on(
          judged.file, {.code = "F006",
                        .path = path,
                        .message = message("The pack is not written in canonical form")});
      if (profile_.details.fixed_lines) {
        finding.fix->changes = reports::line_changes(file.text, canonical);
      }
      add_of_pack({std::move(finding)}, judged);
    }
  }

  MapFinding finding_on(const maps::PackFile& pack, FileDiagnostic diagnostic) const {
    return file_finding(profile_.catalogue, std::move(diagnostic), &pack);
  }

  // A misspelt name would set nothing, and nobody would notice. They are faults of the file, which
  // are reported up to a number.
  void refuse_unknown_names(const maps::PackFile& file) {
    enum class Name : std::uint8_t { threshold, code };
    std::size_t refused = 0;
    const auto refuse = [&](const std::string& pointer, const std::string& name, Name kind) {
      report_.failed = true;
      if (refused++ >= json::ErrorList::kMaxErrors) return;
      add(finding_on(
          file,
          {.code = "F002",
           .path = file.path,
           .position = file.source.of(pointer),
           .pointer = pointer,
           .message =
               kind == Name::threshold
                   ? message("\"{}\" is no threshold (validate --list shows them)", name)
                   : message("\"{}\" is no code of a check (validate --list shows them)", name)}));
    };
    const maps::CheckSettings& checks = file.pack.checks;
    for (const auto& [name, value] : checks.thresholds) {
      if (!profile_.catalogue.has_threshold(name))
        refuse("/checks/thresholds/" + name, name, Name::threshold);
    }
    for (const auto& [code, severity] : checks.severity) {
      if (!profile_.catalogue.find(code)) refuse("/checks/severity/" + code, code, Name::code);
    }
    for (std::size_t i = 0; i < checks.exclude.size(); ++i) {
      const std::string& code = checks.exclude[i].code;
      const std::string pointer = fmt::format("/checks/exclude/{}/code", i);
      if (!profile_.catalogue.find(code)) refuse(pointer, code, Name::code);
    }
  }

  JudgedPack& keep(const std::string& full_path, maps::PackFile file) {
    JudgedPack& judged = packs_[full_path];
    if (profile_.pack_checks) file.pack.checks = *profile_.pack_checks;
    judged.used.assign(file.pack.checks.exclude.size(), false);
    judged.file = std::move(file);
    return judged;
  }

  void check_pack_files(JudgedPack& judged, const std::string& folder) {
    const maps::Pack& pack = judged.file.pack;
    std::vector<MapFinding> missing;
    const auto check = [&](const std::vector<std::string>& names, const char* member) {
      for (std::size_t i = 0; i < names.size(); ++i) {
        if (fs::is_regular_file(fs::path(folder) / names[i])) continue;
        judged.judged.insert(names[i]);
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
    add_of_pack(std::move(missing), judged);
  }

  // The pack at or above a map, read when it was not a target itself. A pack that cannot be read
  // judges nothing: it is reported where it is asked for.
  JudgedPack* pack_of(const std::string& path) {
    const auto pack = search_.nearest(path, roots_[path]);
    if (!pack) return profile_.pack_checks ? &keep("", {}) : nullptr;
    if (const auto known = packs_.find(*pack); known != packs_.end()) return &known->second;
    if (broken_packs_.contains(*pack)) return nullptr;
    ParseResult<maps::PackFile> read = maps::load_pack(*pack);
    if (read) return &keep(*pack, std::move(*read.value));
    broken_packs_.insert(*pack);
    return nullptr;
  }

  // Takes up the text of a target; false where there is none.
  bool begin(const std::string& path, const char* kind) {
    reports::JudgedFile& judged = report_.files.emplace_back(reports::JudgedFile{path, kind});
    ParseResult<std::string> bytes =
        path == "-" ? ParseResult<std::string>{std::string(input_), {}} : read_file(path);
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
    JudgedPack* pack = pack_of(path);
    FileReport said = judge(file, pack ? &pack->file : nullptr, profile_);
    take(said, {maps::FileKind::map, file.map.id}, file.source.of("/id"), pack);
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
    JudgedPack* pack = pack_of(path);
    ParseResult<DeckReport> said =
        profile_.judge_deck(text, path, pack ? &pack->file : nullptr, profile_);
    if (!said) return add_faults(said.errors);
    take(*said.value, {maps::FileKind::deck, said.value->id}, said.value->id_position, pack);
    for (MapFinding& finding : said.value->findings) {
      if (profile_.details.fixed_lines && finding.fix) {
        finding.fix->changes = reports::line_changes(text, said.value->canonical);
      }
      add(std::move(finding));
    }
  }

  // Everything that is said of the file that was begun last, but its findings, to which comes what
  // only its pack can tell.
  void take(FileReport& said, const Judged& file, TextPosition id_position, JudgedPack* pack) {
    reports::JudgedFile& judged = report_.files.back();
    judged.id = file.id;
    report_.metrics.insert(report_.metrics.end(), said.metrics.begin(), said.metrics.end());
    report_.not_run.insert(report_.not_run.end(), said.not_run.begin(), said.not_run.end());
    if (said.play) report_.plays.push_back(std::move(*said.play));
    if (!pack) return;
    check_id(file, judged.path, id_position, *pack, said.findings);
    note_exclusions(file, *pack, said.findings);
  }

  // What only some forms of reports show.
  void add_details(MapFinding& finding, const maps::MapFile& file, const std::string& text) const {
    if (profile_.details.excerpts) finding.excerpt = excerpt(file.map, finding.points);
    if (profile_.details.fixed_lines && finding.fix) {
      finding.fix->changes = fixed_lines(finding, file, text);
    }
  }

  void check_id(const Judged& file, const std::string& path, TextPosition id_position,
                JudgedPack& pack, std::vector<MapFinding>& findings) {
    const std::string name =
        fs::proximate(path, fs::path(pack.file.path).parent_path()).generic_string();
    const bool is_deck = file.kind == maps::FileKind::deck;
    const auto& listed = is_deck ? pack.file.pack.decks : pack.file.pack.maps;
    if (std::find(listed.begin(), listed.end(), name) == listed.end()) return;
    pack.judged.insert(name);
    const auto [first, fresh] = pack.ids.emplace(std::pair(file.kind, file.id), name);
    if (fresh) return;
    findings.push_back(finding_on(pack.file, {.code = "F004",
                                              .path = path,
                                              .position = id_position,
                                              .pointer = "/id",
                                              .message = message("The id \"{}\" is also that of {}",
                                                                 file.id, first->second)}));
    exclude(file, pack.file, findings.back());
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

  // Only a pack that was asked for, all of whose maps and decks were judged, can tell that an
  // exclusion is idle; and only for a check that ran.
  void find_idle_exclusions(const JudgedPack& pack) {
    if (profile_.pack_checks) return;
    const auto judged = [&](const std::string& name) { return pack.judged.contains(name); };
    const maps::Pack& listed = pack.file.pack;
    if (!pack.asked || !std::all_of(listed.maps.begin(), listed.maps.end(), judged)) return;
    if (profile_.judge_deck && !std::all_of(listed.decks.begin(), listed.decks.end(), judged)) {
      return;
    }
    const auto& exclusions = pack.file.pack.checks.exclude;
    for (std::size_t i = 0; i < exclusions.size(); ++i) {
      const Check* check = profile_.catalogue.find(exclusions[i].code);
      const bool ran = check && profile_.judges(*check);
      if (pack.used[i] || !ran) continue;
      const std::string pointer = fmt::format("/checks/exclude/{}", i);
      add(finding_on(pack.file,
                     {.code = "F008",
                      .path = pack.file.path,
                      .position = pack.file.source.of(pointer),
                      .pointer = pointer,
                      .message = message("The exclusion of {} matches no finding any more",
                                         subject(exclusions[i]))}));
    }
  }

  static Message subject(const maps::Exclusion& exclusion) {
    Message text = exclusion.code;
    if (exclusion.map) text = message("{} on \"{}\"", text, *exclusion.map);
    if (exclusion.deck) text = message("{} on the deck \"{}\"", text, *exclusion.deck);
    if (exclusion.points.empty()) return text;
    maps::PointSet points;
    for (const maps::Point p : exclusion.points) points.insert(p);
    return message("{} at exactly {}", text, names(points));
  }

  void pass_over_deck(const std::string& path) {
    report_.files.push_back(reports::JudgedFile{path, "deck"});
    report_.not_run.push_back(
        {.code = "D701", .path = path, .reason = "this program judges no decks"});
  }

  const Profile& profile_;
  std::vector<FileError>& errors_;
  std::string_view input_;
  reports::Report report_;
  maps::PackSearch search_;
  std::map<std::string, std::string> roots_;  // of the targets, by path: see maps::InputFile
  std::map<std::string, JudgedPack> packs_;   // by full path
  std::set<std::string> broken_packs_;
};

}  // namespace

reports::Report validate(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                         std::vector<FileError>& errors, std::string_view standard_input) {
  return Validation(profile, errors, standard_input).run(inputs);
}

}  // namespace chartroom::checks

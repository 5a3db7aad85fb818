#include "validator/con_sonar/checks/judge_deck.h"

#include <fmt/core.h>

#include <algorithm>

#include "maps/con_sonar/deck_file.h"
#include "maps/json/schema_text.h"
#include "validator/checks/judge_map.h"
#include "validator/checks/packs/first_of_many.h"
#include "validator/con_sonar/checks/deck_checks.h"
#include "validator/con_sonar/checks/deck_metrics.h"
#include "validator/con_sonar/checks/deck_play.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::con_sonar {
namespace {

// The places of a finding on play go with its evidence, behind it and under this name.
constexpr const char* kPlaces = "";

// Takes the places off the evidence; none where it ends in none.
std::vector<std::string> taken_places(reports::Evidence& evidence) {
  if (evidence.empty() || evidence.back().first != kPlaces) return {};
  auto* last = std::get_if<std::vector<std::string>>(&evidence.back().second);
  if (last == nullptr) return {};
  std::vector<std::string> places = std::move(*last);
  evidence.pop_back();
  return places;
}

// One deck and all that is said of it.
class Judging {
 public:
  Judging(const DeckFile& file, const maps::PackFile* pack, const checks::Profile& profile)
      : file_(file), pack_(pack), profile_(profile) {}

  checks::DeckReport run() && {
    DeckSubject subject(
        file_.deck,
        pack_ ? checks::Thresholds(pack_->pack.checks.thresholds) : checks::Thresholds{},
        profile_.language);
    report_.metrics = metrics_of(file_.path, subject);
    if (wants_play()) add_play(kept_results(subject));
    for (const DeckCheck& one : deck_checks()) {
      if (one.check.level >= checks::Level::fairness || !judges(one)) continue;
      for (DeckDiagnostic& diagnostic : one.run(subject)) add(one.check.code, diagnostic);
    }
    add_of_file(subject);
    std::sort(report_.findings.begin(), report_.findings.end());
    return std::move(report_);
  }

 private:
  bool judges(const DeckCheck& one) const {
    return profile_.catalogue.find(one.check.code) && profile_.judges(one.check);
  }
  bool judges_play_by(const DeckCheck& one) const {
    return one.check.level >= checks::Level::fairness && judges(one);
  }
  bool wants_play() const {
    return profile_.level >= checks::Level::fairness &&
           std::any_of(deck_checks().begin(), deck_checks().end(),
                       [this](const DeckCheck& one) { return judges_play_by(one); });
  }

  // Everything that play and what is said of it depend on, but for the program itself.
  std::string key() const {
    std::string key = fmt::format("{}\n{}\n{}\n{}\n", to_canonical_json(file_.deck),
                                  to_string(profile_.level), profile_.seed, profile_.language);
    for (const DeckCheck& one : deck_checks()) {
      if (judges_play_by(one)) key += fmt::format("{} ", one.check.code);
    }
    if (pack_ == nullptr) return key;
    for (const auto& [name, value] : pack_->pack.checks.thresholds) {
      key += fmt::format("\n{} {}", name, value);
    }
    return key;
  }

  // From the cache where they are kept there, which nobody can tell by the report.
  checks::DeepResults kept_results(DeckSubject& subject) const {
    if (profile_.cache == nullptr) return play_results(subject);
    const std::string asked = key();
    if (const std::optional<std::string> known = profile_.cache->find(asked)) {
      if (auto results = checks::unpacked(*known)) return std::move(*results);
    }
    checks::DeepResults results = play_results(subject);
    const auto bytes = checks::packed(results, profile_.language);
    if (bytes) profile_.cache->keep(asked, *bytes);
    return results;
  }

  // What play says, before the pack has a say and without the file's path.
  checks::DeepResults play_results(DeckSubject& subject) const {
    checks::DeepResults results;
    const std::optional<DeckJudgement> play = play_on(subject, results);
    if (!play) return results;
    subject.play = &*play;
    results.play = play_report("", file_.deck, *play);
    for (const DeckCheck& one : deck_checks()) {
      if (!judges_play_by(one)) continue;
      for (DeckDiagnostic& found : one.run(subject)) {
        std::string english = found.message.english();
        found.evidence.emplace_back(kPlaces, std::move(found.places));
        results.findings.push_back({std::string(one.check.code),
                                    std::move(english),
                                    {.message = std::move(found.message),
                                     .evidence = std::move(found.evidence),
                                     .pointer = std::move(found.pointer)}});
      }
    }
    subject.play = nullptr;
    return results;
  }

  void add_play(checks::DeepResults results) {
    for (reports::NotRun& open : results.not_run) {
      open.path = file_.path;
      if (results.play) {
        leave_open(std::move(open));
      } else {
        report_.not_run.push_back(std::move(open));
      }
    }
    report_.play = std::move(results.play);
    if (report_.play) report_.play->path = file_.path;
    for (checks::DeepFinding& found : results.findings) {
      if (profile_.catalogue.find(found.code) == nullptr) continue;
      checks::Diagnostic& diagnostic = found.diagnostic;
      std::vector<std::string> places = taken_places(diagnostic.evidence);
      add(found.code, {.pointer = std::move(diagnostic.pointer),
                       .places = std::move(places),
                       .message = std::move(diagnostic.message),
                       .evidence = std::move(diagnostic.evidence)});
      report_.findings.back().message = std::move(found.english);
    }
  }

  // Has the deck played. What cannot be played or decided is not run.
  std::optional<DeckJudgement> play_on(const DeckSubject& subject,
                                       checks::DeepResults& results) const {
    PlayBudget budget =
        profile_.level == checks::Level::thorough ? thorough_budget() : play_budget();
    budget.seed = profile_.seed;
    budget.jobs = Jobs(profile_.jobs.threads);
    const Rules rules(file_.deck);
    if (const std::string problem = problem_with(rules, budget); !problem.empty()) {
      results.not_run.push_back({"D706", "", problem});
      return std::nullopt;
    }
    JudgementHooks hooks;
    if (profile_.deck_progress) {
      hooks.progress = [this](const JudgementProgress& at) {
        profile_.deck_progress(file_.path + ", " + at.level, at.games, at.most);
      };
    }
    DeckJudgement play = judge_play(rules, budget, hooks);
    for (reports::NotRun& open : open_questions("", subject, play)) {
      if (profile_.wants(open.code)) results.not_run.push_back(std::move(open));
    }
    return play;
  }

  // A pack that accepts whatever play may find accepts that it finds nothing sure.
  void leave_open(reports::NotRun open) {
    add(open.code, {.message = open.said});
    report_.findings.back().message = open.reason;
    if (report_.findings.back().excluded) return;
    report_.findings.pop_back();
    report_.not_run.push_back(std::move(open));
  }

  void add(std::string_view code, DeckDiagnostic diagnostic) {
    checks::MapFinding finding = file_finding(profile_.catalogue,
                                              {.code = code,
                                               .path = file_.path,
                                               .position = file_.source.of(diagnostic.pointer),
                                               .pointer = std::move(diagnostic.pointer),
                                               .message = std::move(diagnostic.message)},
                                              pack_);
    finding.places = std::move(diagnostic.places);
    finding.evidence = std::move(diagnostic.evidence);
    if (pack_) exclude({maps::FileKind::deck, file_.deck.id}, *pack_, finding);
    report_.findings.push_back(std::move(finding));
  }

  void add_of_file(const DeckSubject& subject) {
    if (!file_.canonical && profile_.wants("F006")) {
      add("F006", {.message = message("The deck is not written in canonical form")});
    }
    if (!pack_ || !profile_.wants("F007")) return;
    std::vector<std::string> missing;
    std::ranges::copy_if(pack_->pack.languages, std::back_inserter(missing),
                         [this](const std::string& language) { return lacks_name(language); });
    const checks::FirstOfMany languages(std::move(missing), checks::kMostLanguagesTold);
    for (const std::string& language : languages.told()) add_missing_names(language, subject);
    if (!languages.others().empty()) {
      add("F007", {.pointer = "/name",
                   .message = message("Names in {} other languages of the pack are missing, too",
                                      languages.others().size())});
    }
  }

  // Its own, or that of a symbol or nation.
  bool lacks_name(const std::string& language) const {
    const auto unnamed = [&language](const auto& one) { return !one.name.contains(language); };
    const Deck& deck = file_.deck;
    return unnamed(deck) || std::ranges::any_of(deck.symbols, unnamed) ||
           std::ranges::any_of(deck.nations, unnamed);
  }

  void add_missing_names(const std::string& language, const DeckSubject& subject) {
    const Deck& deck = file_.deck;
    if (!deck.name.contains(language)) {
      add("F007",
          {.pointer = "/name",
           .message = message("The deck has no name in \"{}\", a language of its pack", language)});
    }
    add_missing_names(language, deck.symbols, "symbols",
                      [&](int place) { return subject.symbol(place); });
    add_missing_names(language, deck.nations, "nations",
                      [&](int place) { return subject.nation(place); });
  }

  template <class Named, class NameOf>
  void add_missing_names(const std::string& language, const std::vector<Named>& list,
                         const char* what, const NameOf& name_of) {
    std::vector<std::string> ids;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i].name.contains(language)) continue;
      ids.push_back(list[i].id);
      names.push_back(name_of(static_cast<int>(i)));
    }
    if (ids.empty()) return;
    add("F007", {.pointer = fmt::format("/{}", what),
                 .places = std::move(ids),
                 .message = unnamed_message(names, what, language)});
  }

  static Message unnamed_message(const std::vector<std::string>& unnamed, std::string_view what,
                                 const std::string& language) {
    const Message names = listed(unnamed);
    if (what == "symbols") {
      return message_for(
          unnamed.size(),
          "Among the symbols {} is without a name in \"{}\", a language of the pack",
          "Among the symbols {} are without a name in \"{}\", a language of the pack", names,
          language);
    }
    return message_for(unnamed.size(),
                       "Among the nations {} is without a name in \"{}\", a language of the pack",
                       "Among the nations {} are without a name in \"{}\", a language of the pack",
                       names, language);
  }

  const DeckFile& file_;
  const maps::PackFile* pack_;
  const checks::Profile& profile_;
  checks::DeckReport report_;
};

}  // namespace

ParseResult<checks::DeckReport> judge_deck(const std::string& text, const std::string& path,
                                           const maps::PackFile* pack,
                                           const checks::Profile& profile) {
  ParseResult<DeckFile> read = parse_deck(text, path);
  if (!read) return {{}, std::move(read.errors)};
  const DeckFile& file = *read.value;
  checks::DeckReport report = Judging(file, pack, profile).run();
  report.id = file.deck.id;
  report.id_position = file.source.of("/id");
  report.canonical = file.canonical
                         ? text
                         : json::with_schema(to_canonical_json(file.deck), json::schema_of(text));
  return {std::move(report), {}};
}

}  // namespace chartroom::con_sonar

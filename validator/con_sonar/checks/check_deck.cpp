#include "validator/con_sonar/checks/check_deck.h"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "maps/con_sonar/deck_file.h"
#include "maps/json/schema_text.h"
#include "validator/checks/packs/same_play.h"
#include "validator/checks/pipeline/file_checks.h"
#include "validator/checks/pipeline/placement.h"
#include "validator/con_sonar/checks/deck_check.h"
#include "validator/con_sonar/checks/deck_checks.h"
#include "validator/con_sonar/checks/deck_metrics.h"
#include "validator/con_sonar/checks/deck_play.h"
#include "validator/con_sonar/checks/kept_deck_play.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::con_sonar {
namespace {

Message unnamed_message(const std::vector<std::string>& unnamed, std::string_view what,
                        const std::string& language) {
  const Message names = listed(unnamed);
  if (what == "symbols") {
    return message_for(
        unnamed.size(), "The symbol {} has no name in \"{}\", a language of the pack",
        "The symbols {} have no name in \"{}\", a language of the pack", names, language);
  }
  return message_for(unnamed.size(), "The nation {} has no name in \"{}\", a language of the pack",
                     "The nations {} have no name in \"{}\", a language of the pack", names,
                     language);
}

class DeckChecks : public checks::FileChecks {
 public:
  DeckChecks(const checks::CheckedFile& file, const Deck& deck, const checks::Profile& profile)
      : FileChecks(file, profile),
        deck_(deck),
        subject_(deck, thresholds_of(file.pack), profile.language) {}

  const DeckSubject& subject() const { return subject_; }

  bool has(const Check& check) const override { return check.run_on_deck != nullptr; }
  std::vector<Diagnostic> run(const Check& check) const override {
    return check.run_on_deck(subject_);
  }
  bool is_deep() const override {
    return profile().level >= checks::Level::fairness && wants_play();
  }

  checks::Level deepen(checks::FileReport& report) override {
    play_ = play_on(report);
    if (!play_) return checks::Level::tracking;
    subject_.play = &*play_;
    report.play = play_report(file().path, deck_, *play_);
    return profile().level;
  }

  std::vector<Diagnostic> unnamed_in(const std::string& language) const override {
    std::vector<Diagnostic> found;
    if (!deck_.name.contains(language)) {
      found.push_back(
          {.pointer = "/name",
           .message = message("The deck has no name in \"{}\", a language of its pack", language)});
    }
    add_unnamed(language, deck_.symbols, "symbols", &DeckSubject::symbol, found);
    add_unnamed(language, deck_.nations, "nations", &DeckSubject::nation, found);
    return found;
  }
  Message unnamed_in_others(std::size_t languages) const override {
    return message("Names are missing in {} other languages of the pack, too", languages);
  }

 private:
  // Says in the report if the deck cannot be played, or not in time.
  std::optional<DeckFairness> play_on(checks::FileReport& report) const {
    const std::string& path = file().path;
    PlayBudget budget =
        profile().level == checks::Level::thorough ? thorough_budget() : play_budget();
    budget.seed = profile().seed;
    budget.jobs = Jobs(profile().jobs.threads);
    const Rules rules(deck_);
    if (const std::string problem = problem_with(rules, budget); !problem.empty()) {
      report.not_run.push_back({std::string(unequal_play().code), path, problem});
      return std::nullopt;
    }
    FairnessHooks hooks;
    hooks.stop = time_is_over();
    if (profile().deck_progress) {
      hooks.progress = [&](const FairnessProgress& at) {
        profile().deck_progress(path + ", " + at.level, at.games, at.most);
      };
    }
    DeckFairness play = kept_fairness(profile().cache, rules, budget, hooks);
    report.unfinished = !play.complete;
    return play.complete ? std::optional(std::move(play)) : std::nullopt;
  }

  template <class Named>
  void add_unnamed(const std::string& language, const std::vector<Named>& list, const char* what,
                   std::string (DeckSubject::*name_of)(int) const,
                   std::vector<Diagnostic>& found) const {
    std::vector<std::string> ids;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i].name.contains(language)) continue;
      ids.push_back(list[i].id);
      names.push_back((subject_.*name_of)(static_cast<int>(i)));
    }
    if (ids.empty()) return;
    found.push_back({.pointer = fmt::format("/{}", what),
                     .places = std::move(ids),
                     .message = unnamed_message(names, what, language)});
  }

  const Deck& deck_;
  DeckSubject subject_;
  std::optional<DeckFairness> play_;
};

}  // namespace

ParseResult<checks::FileReport> check_deck(const std::string& text, const std::string& path,
                                           const maps::PackFile* pack,
                                           const checks::Profile& profile) {
  ParseResult<DeckFile> read = parse_deck(text, path);
  if (!read) return {{}, std::move(read.errors)};
  const DeckFile& file = *read.value;
  const checks::CheckedFile deck{path, {maps::FileKind::deck, file.deck.id}, &file.source, pack};
  DeckChecks checks(deck, file.deck, profile);
  checks::FileReport report = check_file(checks, file.canonical);
  report.metrics = metrics_of(path, checks.subject());
  report.id = file.deck.id;
  report.id_position = file.source.of("/id");
  report.canonical = file.canonical
                         ? text
                         : json::with_schema(to_canonical_json(file.deck), json::schema_of(text));
  report.hash = checks::hash_of_play(same_play_key(file.deck));
  return {std::move(report), {}};
}

std::string same_play_key(const Deck& deck) {
  Deck played = deck;
  played.id = played.revision = played.author = played.license = "";
  played.name = played.notes = {};
  for (Symbol& symbol : played.symbols) symbol.name = {};
  for (Nation& nation : played.nations) nation = {nation.id, {}, ""};
  return to_canonical_json(played);
}

}  // namespace chartroom::con_sonar

#include "editor/model/con_sonar/deck_findings.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "editor/model/marked.h"
#include "validator/checks/pipeline/placement.h"

namespace chartroom::editor {
namespace {

constexpr std::pair<std::string_view, DeckPart> kParts[] = {{"/fleet", DeckPart::fleet},
                                                            {"/torpedoes", DeckPart::torpedoes},
                                                            {"/nations", DeckPart::nations},
                                                            {"/symbols", DeckPart::symbols},
                                                            {"/sonar", DeckPart::sonar}};

}  // namespace

void DeckFindings::validate(const DeckDocument& document) {
  const bool other_pack = pack_.read(document.path(), profile_.catalogue);
  std::string text = document.file_text();
  const bool same = text == checked_text_ && document.path() == checked_path_;
  if (!other_pack && same && profile_.language == language()) return;
  profile_.language = language();
  checked_text_ = std::move(text);
  checked_path_ = document.path();
  all_.clear();
  auto said = profile_.check_deck(*checked_text_, checked_path_, pack_.pack(), profile_);
  if (said) {
    all_ = std::move(said.value->findings);
    for (reports::Finding& finding : pack_.member_findings(
             {{maps::FileKind::deck, said.value->id}, said.value->id_position}, profile_)) {
      all_.push_back(std::move(finding));
    }
    std::sort(all_.begin(), all_.end());
  }
  for (const FileError& error : said.errors) {
    all_.push_back(checks::fault_finding(error));
  }
}

std::vector<reports::NotRun> DeckFindings::not_checked() const {
  std::vector<reports::NotRun> list;
  for (const checks::Check& check : profile_.catalogue) {
    if (check.family != checks::Family::decks || profile_.runs(check)) continue;
    list.push_back(
        {.code = std::string(check.code),
         .path = checked_path_,
         .reason = marked("needs simulated games or more time; run chartroom validate")});
  }
  std::ranges::move(pack_.not_applied(), std::back_inserter(list));
  return list;
}

int DeckFindings::checked() const {
  return static_cast<int>(std::count_if(
      profile_.catalogue.begin(), profile_.catalogue.end(), [this](const checks::Check& check) {
        return check.family == checks::Family::decks && profile_.runs(check);
      }));
}

maps::Exclusion new_exclusion(const DeckDocument& document, const reports::Finding& finding,
                              const std::string& reason) {
  return {.code = finding.code,
          .map = std::nullopt,
          .points = {},
          .reason = reason,
          .deck = document.deck().id};
}

std::vector<CheckedLevel> DeckFindings::levels() const {
  return {{marked("structure"), true}, {marked("fairness"), false}};
}

DeckPlace deck_place(std::string_view pointer) {
  for (const auto& [name, part] : kParts) {
    if (!pointer.starts_with(name)) continue;
    const std::string_view rest = pointer.substr(name.size());
    if (rest.empty()) return {part, std::nullopt};
    if (rest.front() != '/') continue;
    std::size_t element = 0;
    const auto [end, error] = std::from_chars(rest.data() + 1, rest.data() + rest.size(), element);
    if (error != std::errc()) return {part, std::nullopt};
    return {part, element};
  }
  return {};
}

}  // namespace chartroom::editor

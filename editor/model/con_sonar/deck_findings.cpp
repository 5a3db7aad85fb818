#include "editor/model/con_sonar/deck_findings.h"

#include <charconv>
#include <utility>

#include "editor/model/marked.h"

namespace chartroom::editor {
namespace {

constexpr std::pair<std::string_view, DeckPart> kParts[] = {{"/fleet", DeckPart::fleet},
                                                            {"/torpedoes", DeckPart::torpedoes},
                                                            {"/nations", DeckPart::nations},
                                                            {"/symbols", DeckPart::symbols},
                                                            {"/sonar", DeckPart::sonar}};

}  // namespace

void DeckFindings::judge(const DeckDocument& document) {
  std::string text = document.file_text();
  if (text == judged_text_ && document.path() == judged_path_) return;
  all_ = judge_.findings(text, document.path());
  judged_text_ = std::move(text);
  judged_path_ = document.path();
}

const char* DeckFindings::extent() const {
  return marked("Judged: structure. Not judged: fairness.");
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

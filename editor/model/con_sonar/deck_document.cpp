#include "editor/model/con_sonar/deck_document.h"

#include <utility>

#include "maps/con_sonar/deck_file.h"
#include "maps/con_sonar/even_deck.h"

namespace chartroom::editor {

std::vector<FileError> faults_of(const con_sonar::Deck& deck) {
  return con_sonar::parse_deck(to_canonical_json(deck), "").errors;
}

DeckDocument::DeckDocument(int number)
    : FileDocument(con_sonar::even_deck(untitled_id(number), untitled_name(number))) {}

ParseResult<DeckDocument> DeckDocument::open(const std::string& path) {
  DeckDocument document;
  if (auto errors = document.load(path); !errors.empty()) return {std::nullopt, std::move(errors)};
  return {std::move(document), {}};
}

std::vector<FileError> DeckDocument::change(MergeKey step, con_sonar::Deck next, StepLabel label) {
  if (next == deck()) return {};
  std::vector<FileError> faults = faults_of(next);
  if (faults.empty()) FileDocument::change(step, std::move(next), label);
  return faults;
}

std::vector<FileError> DeckDocument::apply(con_sonar::Deck next, StepLabel label) {
  std::vector<FileError> faults = change(begin_step(), std::move(next), label);
  end_step();
  return faults;
}

std::string DeckDocument::canonical(const con_sonar::Deck& deck) const {
  return to_canonical_json(deck);
}

ParseResult<FileContent<con_sonar::Deck>> DeckDocument::parse(std::string_view bytes,
                                                              const std::string& path) const {
  ParseResult<con_sonar::DeckFile> file = con_sonar::parse_deck(bytes, path);
  if (!file) return {std::nullopt, std::move(file.errors)};
  return {FileContent<con_sonar::Deck>{std::move(file.value->deck), file.value->canonical}, {}};
}

DeckDocument DeckDocument::restored(const con_sonar::Deck& work,
                                    const std::optional<std::string>& path,
                                    const std::optional<FileStamp>& base,
                                    const DraftHistory& history) {
  DeckDocument document;
  document.restore(work, path, base, history);
  return document;
}

}  // namespace chartroom::editor

// The deck of Con Sonar! that is being edited.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/file_document.h"
#include "maps/con_sonar/deck.h"

namespace chartroom::editor {

// Holds only decks that keep to the format, whatever is typed: so each of them can be saved, kept
// in the journal and judged.
class DeckDocument : public FileDocument<con_sonar::Deck> {
 public:
  // A deck whose nations are alike, without a file: the first untitled one, or a later one.
  explicit DeckDocument(int number = 1);
  // The deck of a file, or every fault of the file.
  static ParseResult<DeckDocument> open(const std::string& path);
  // Unsaved work that was left behind, as a step over its file; see FileDocument::restore.
  static DeckDocument restored(const con_sonar::Deck& work, const std::optional<std::string>& path,
                               const std::optional<FileStamp>& base);

  const con_sonar::Deck& deck() const { return value(); }
  const con_sonar::Deck& saved_deck() const { return saved(); }
  std::string work_text() const override { return canonical(deck()); }

  // As change and apply of every document, for a deck that need not keep to the format: then what
  // is wrong with it, and nothing has changed. Its cards must name nations and symbols it has.
  std::vector<FileError> change(MergeKey step, con_sonar::Deck next, StepLabel label);
  std::vector<FileError> apply(con_sonar::Deck next, StepLabel label);

 private:
  std::string canonical(const con_sonar::Deck& deck) const override;
  ParseResult<FileContent<con_sonar::Deck>> parse(std::string_view bytes,
                                                  const std::string& path) const override;
};

// What is wrong with a deck whose cards name nations and symbols that it has; none where it keeps
// to the format.
std::vector<FileError> faults_of(const con_sonar::Deck& deck);

}  // namespace chartroom::editor

// A deck of Con Sonar! in the editor.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/file_document.h"
#include "maps/con_sonar/deck.h"

namespace chartroom::editor {

// Always holds a deck in a valid format, so that it can be saved, kept in the journal and checked.
class DeckDocument : public FileDocument<con_sonar::Deck> {
 public:
  // Begins a new deck with equal nations and no file: the first untitled one, or a later one.
  explicit DeckDocument(int number = 1);
  // Reads the deck of a file, or returns all its errors.
  static ParseResult<DeckDocument> open(const std::string& path);
  // Restores a draft; see FileDocument::restore.
  static DeckDocument restored(const con_sonar::Deck& work, const std::optional<std::string>& path,
                               const std::optional<FileStamp>& base,
                               const DraftHistory& history = {});

  const con_sonar::Deck& deck() const { return value(); }
  const con_sonar::Deck& saved_deck() const { return saved(); }

  // Like `change` and `apply` of every document, but return errors and change nothing if the deck's
  // format is invalid. Its cards must name its nations and symbols.
  std::vector<FileError> change(MergeKey step, con_sonar::Deck next, StepLabel label);
  std::vector<FileError> apply(con_sonar::Deck next, StepLabel label);

 private:
  std::string canonical(const con_sonar::Deck& deck) const override;
  ParseResult<FileContent<con_sonar::Deck>> parse(std::string_view bytes,
                                                  const std::string& path) const override;
};

// Returns the format errors of a deck whose cards name its nations and symbols.
std::vector<FileError> faults_of(const con_sonar::Deck& deck);

}  // namespace chartroom::editor

#include "cli/play/kept_game.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/output.h"
#include "cli/play/kept_files.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

constexpr const char* kEnding = ".game";

// Removes the line with a game's seed.
std::string_view without_comment(std::string_view text) {
  const bool tells = text.starts_with("# drawn with --seed") || text.starts_with("# shuffled with");
  return tells ? text.substr(std::min(text.find('\n'), text.size())) : text;
}

}  // namespace

std::string board_name(const PlayFiles& files, const std::string& id, const std::string& record) {
  return board_name(id, files.board_by_id, files.board_path, record);
}

KeptGame::KeptGame(Console& console, PlayFiles files, std::string id, Record record)
    : console_(console),
      files_(std::move(files)),
      id_(std::move(id)),
      record_(std::move(record)),
      saved_(record_(id_)) {}

std::string KeptGame::text_for(const std::string& path) const {
  return record_(board_name(files_, id_, path));
}

void KeptGame::mark_saved(const std::string& path) {
  saved_ = record_(id_);
  kept_in_ = path;
}

void KeptGame::resume_from(const std::string& path) {
  mark_saved(path);
  const ParseResult<std::string> bytes = read_file(path);
  const bool nothing_else =
      bytes && without_comment(*bytes.value) == without_comment(text_for(path));
  if (files_.record.empty() && nothing_else) files_.record = path;
}

void KeptGame::print_line(const Message& line) { console_.print(line.in(console_.tr()) + "\n"); }

bool KeptGame::unsaved() const { return record_(id_) != saved_; }

bool KeptGame::save(const std::string& path) {
  try {
    save_file(path, text_for(path));
  } catch (const FileException& problem) {
    print_errors({problem.error()}, console_.language());
    return false;
  }
  mark_saved(path);
  return true;
}

void KeptGame::keep() {
  if (!files_.record.empty()) save(files_.record);
}

void KeptGame::save_as_told(const std::string& path) {
  if (path.empty()) {
    console_.say(message("Save to which file? Type a name after save, such as save evening.game."));
    return;
  }
  if (path.ends_with(".json")) {
    console_.say(
        message("Names of maps and decks end in .json. Choose a name such as evening.game."));
    return;
  }
  if (file_exists(path) && path != kept_in_ && path != files_.record) {
    console_.say(message("{} already exists. Choose another name.", printable(path)));
    return;
  }
  if (save(path)) print_line(message("Saved to {}.", path));
}

int KeptGame::offer_to_save(const Message& prompt) {
  const Message help = message(
      "A record holds the whole game. You can continue it later or check it with referee. Type a\n"
      "file name, such as evening.game; yes to let me choose a name; or no.");
  while (unsaved()) {
    const auto line = console_.ask(prompt, help);
    if (!line) break;
    const auto answer = yes_or_no(*line);
    if (answer == false) return kDone;
    const bool any_word = line->find_first_of("./") == std::string::npos;
    if (line->empty() || (console_.at_terminal() && any_word && !answer)) {
      console_.say(
          message("Type a file name with an extension, such as evening.game, or yes or no."));
    } else {
      save_as_told(answer ? new_file(id_, kEnding) : *line);
    }
  }
  const bool by_will = console_.leaving() == Leaving::quit;
  return by_will ? kDone : save_by_itself();
}

int KeptGame::save_by_itself() {
  if (!unsaved()) return kDone;
  const std::string path = files_.record.empty() ? new_file(id_, kEnding) : files_.record;
  if (!save(path)) {
    print_line(message("Couldn't save the game. Here is its record:"));
    console_.print("\n" + text_for(path));
    return kFailed;
  }
  return kDone;
}

void KeptGame::rescue() {
  if (!unsaved()) return;
  const std::string path = files_.record.empty() ? new_file(id_, kEnding) : files_.record;
  if (save(path)) print_error(message("saved the game to {}", path).in(console_.tr()));
}

int KeptGame::leave() {
  const Leaving how = console_.leaving().value();
  int status = kDone;
  if (how == Leaving::quit) {
    console_.stay();
    status = offer_to_save(message("Save the game? (file name, yes or no)> "));
  } else {
    status = save_by_itself();
  }
  if (!unsaved() && !kept_in_.empty()) {
    const std::string word = shell_word(kept_in_);
    const std::string keep = kept_in_ == files_.record ? " --record " + word : "";
    // Lines with a path stay whole, to be copied.
    print_line(message("The game is saved in {}. To continue:", kept_in_));
    console_.print(fmt::format("  chartroom play --resume {}{}{}\n", word, keep, files_.again));
  }
  if (how == Leaving::interrupted || console_.leaving() == Leaving::interrupted) {
    return kInterrupted;
  }
  return status;
}

int KeptGame::finish() {
  if (!files_.record.empty() && !unsaved()) {
    print_line(message("The record is saved in {}.", files_.record));
  }
  const bool told = !unsaved();
  const int status = offer_to_save(message("Save the record? (file name, yes or no)> "));
  if (!told && console_.leaving() && !unsaved()) {
    print_line(message("The record is saved in {}.", kept_in_));
  }
  return console_.leaving() == Leaving::interrupted ? kInterrupted : status;
}

}  // namespace chartroom::cli

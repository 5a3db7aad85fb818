// Edits documents until a test kills the program, and reports the drafts that are left:
//   journal_work edit JOURNAL FOLDER         edits 1, 2, 3, … without end, sometimes saving, of
//                                            three maps (the last has no file), a deck and a pack
//   journal_work left_of_all JOURNAL FOLDER  prints the number of the latest edit left of each
//   journal_work once JOURNAL FILE           edits 1 and 2 of a map as a draft, saves 3, edits 4
//   journal_work left JOURNAL FILE           prints the number of the latest edit left of the map
// Lines on standard output: "edit N NANOSECONDS" once an edit is made, "kept N" once edit N must
// survive a kill. The number of an edit is the document's name.
#include <fmt/core.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/model/con_sonar/deck_document.h"
#include "editor/model/documents/journal.h"
#include "editor/model/documents/map_document.h"
#include "editor/model/documents/pack_document.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/files/input_files.h"
#include "maps/files/map_file.h"

namespace {

using namespace chartroom;
using namespace chartroom::maps;
using namespace chartroom::editor;

void say(const std::string& line) {
  if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) std::_Exit(3);
}

long long now() {
  timespec time{};
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

void edit(MapDocument& document, Journal& journal, int number) {
  document.apply(edited(document.map(), SetName{"en", std::to_string(number)}),
                 StepLabel::change_name);
  journal.keep(document);
  say(fmt::format("edit {} {}\n", number, now()));
}

void tell_kept(Journal& journal, int number) {
  journal.flush();
  if (!journal.failure()) say(fmt::format("kept {}\n", number));
}

void save(MapDocument& document, Journal& journal, const std::string& file, int number) {
  document.path().empty() ? document.save_as(file) : document.save();
  journal.keep(document);
  say(fmt::format("kept {}\n", number));
}

// The documents in editing order; the third never gets a file.
constexpr std::array kFiles{"a.map.json", "b.map.json", "", "c.deck.json", "pack.json"};

struct OpenDocument {
  std::unique_ptr<Document> document;
  std::function<void(const std::string&)> rename;
  std::unique_ptr<Journal> journal;
};

template <class D, class Value>
OpenDocument opened(D begun, const Value& (D::*value)() const, const std::string& journal) {
  auto document = std::make_unique<D>(std::move(begun));
  OpenDocument result;
  result.rename = [&document = *document, value](const std::string& name) {
    Value next = (document.*value)();
    next.name["en"] = name;
    document.apply(std::move(next), StepLabel::change_name);
  };
  result.document = std::move(document);
  result.journal = std::make_unique<Journal>(journal);
  return result;
}

std::vector<OpenDocument> open_all(const std::string& journal, const std::string& folder) {
  std::vector<OpenDocument> all;
  for (int i = 0; i < 3; ++i) {
    all.push_back(opened(MapDocument(), &MapDocument::map, journal));
  }
  all.push_back(opened(DeckDocument(), &DeckDocument::deck, journal));
  all.push_back(opened(PackDocument::create(folder), &PackDocument::pack, journal));
  return all;
}

void save(OpenDocument& open, const std::string& path) {
  if (open.document->path().empty()) {
    open.document->save_as(path);
  } else {
    open.document->save();
  }
  open.journal->keep(*open.document);
}

[[noreturn]] void edit_without_end(const std::string& journal, const std::string& folder) {
  std::vector<OpenDocument> all = open_all(journal, folder);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (const std::string file = kFiles[i]; !file.empty()) save(all[i], folder + "/" + file);
  }
  for (int number = 1;; ++number) {
    const std::size_t place = static_cast<std::size_t>(number) % all.size();
    OpenDocument& open = all[place];
    open.rename(std::to_string(number));
    open.journal->keep(*open.document);
    say(fmt::format("edit {} {}\n", number, now()));
    const std::string file = kFiles[place];
    if (number % 64 == 63 && !file.empty()) {
      save(open, folder + "/" + file);
      say(fmt::format("kept {}\n", number));
    } else if (number % 16 == 5) {
      tell_kept(*open.journal, number);
    }
    ::usleep(3000);
  }
}

void edit_once(const std::string& folder, const std::string& file) {
  MapDocument document;
  Journal journal(folder);
  edit(document, journal, 1);
  tell_kept(journal, 1);
  edit(document, journal, 2);
  tell_kept(journal, 2);
  edit(document, journal, 3);
  save(document, journal, file, 3);
  tell_kept(journal, 3);
  edit(document, journal, 4);
  tell_kept(journal, 4);
}

template <class Value>
int number_of(const Value& value) {
  return std::atoi(value.name.at("en").c_str());
}

std::vector<FileError> faults_of_work(std::string_view text, const std::string& path) {
  switch (kind_of("", text)) {
    case FileKind::deck:
      return con_sonar::parse_deck(text, path).errors;
    case FileKind::pack:
      return parse_pack(text, path).errors;
    case FileKind::map:
      break;
  }
  return parse_map(text, path).errors;
}

int number_in(std::string_view text) {
  switch (kind_of("", text)) {
    case FileKind::deck:
      return number_of(con_sonar::parse_deck(text, "").value.value().deck);
    case FileKind::pack:
      return number_of(parse_pack(text, "").value.value().pack);
    case FileKind::map:
      break;
  }
  return number_of(parse_map(text, "").value.value().map);
}

// Returns the number of the latest edit in the file and its drafts.
int latest_of(const std::string& file, const std::vector<OrphanedDraft>& works) {
  int latest = 0;
  if (std::filesystem::exists(file)) latest = number_in(read_file(file).value.value());
  for (const OrphanedDraft& work : works) {
    if (work.path.value_or("") == file) latest = std::max(latest, number_in(work.text));
  }
  return latest;
}

int tell_left(const std::string& journal, const std::vector<std::string>& files) {
  std::vector<FileError> errors;
  const std::vector<OrphanedDraft> works = orphaned_drafts(journal, faults_of_work, errors);
  for (const std::string& file : files) say(fmt::format("{}\n", latest_of(file, works)));
  return errors.empty() ? 0 : 1;
}

int tell_left_of_all(const std::string& journal, const std::string& folder) {
  std::vector<std::string> files;
  for (const std::string_view file : kFiles) {
    files.push_back(file.empty() ? "" : folder + "/" + std::string(file));
  }
  return tell_left(journal, files);
}

// Counts drafts without a file too: the program may be killed before the first save.
int tell_left_of_one(const std::string& journal, const std::string& file) {
  std::vector<FileError> errors;
  const std::vector<OrphanedDraft> works = orphaned_drafts(journal, faults_of_work, errors);
  say(fmt::format("{}\n", std::max(latest_of(file, works), latest_of("", works))));
  return errors.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const std::string what = argv[1];
  try {
    if (what == "edit") edit_without_end(argv[2], argv[3]);
    if (what == "left") return tell_left_of_one(argv[2], argv[3]);
    if (what == "left_of_all") return tell_left_of_all(argv[2], argv[3]);
    edit_once(argv[2], argv[3]);
  } catch (const chartroom::FileException& exception) {
    fmt::print(stderr, "{}\n", exception.what());
    return 1;
  }
  return 0;
}

// A document that is worked on until somebody kills it, and what is then left of it.
//   journal_work edit JOURNAL FILE       edits 1, 2, 3, … without end, saving now and then
//   journal_work once JOURNAL FILE       edits 1 and 2 as unsaved work, then saves 3 and edits 4
//   journal_work left JOURNAL FILE       prints the number of the latest edit that is left
// Lines on standard output: "edit N NANOSECONDS" as soon as an edit is made, "kept N" once edit N
// must outlast a kill. The number of an edit is the map's name.
#include <fmt/format.h>
#include <time.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "editor/model/documents/journal.h"
#include "editor/model/documents/map_document.h"
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

[[noreturn]] void edit_without_end(const std::string& folder, const std::string& file) {
  MapDocument document;
  Journal journal(folder);
  for (int number = 1;; ++number) {
    edit(document, journal, number);
    if (number % 16 == 5) tell_kept(journal, number);
    if (number % 64 == 63) save(document, journal, file, number);
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

int number_of(const Map& map) { return std::atoi(map.name.at("en").c_str()); }

int tell_left(const std::string& folder, const std::string& file) {
  int latest = 0;
  if (std::filesystem::exists(file)) {
    const auto document = MapDocument::open(file);
    if (!document) return 1;
    latest = number_of(document.value->map());
  }
  std::vector<FileError> errors;
  const FaultsOfWork faults = [](std::string_view text, const std::string& path) {
    return parse_map(text, path).errors;
  };
  for (const LeftWork& work : left_work(folder, faults, errors)) {
    latest = std::max(latest, number_of(parse_map(work.text, file).value.value().map));
  }
  say(fmt::format("{}\n", latest));
  return errors.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const std::string what = argv[1];
  try {
    if (what == "edit") edit_without_end(argv[2], argv[3]);
    if (what == "left") return tell_left(argv[2], argv[3]);
    edit_once(argv[2], argv[3]);
  } catch (const chartroom::FileException& exception) {
    fmt::print(stderr, "{}\n", exception.what());
    return 1;
  }
  return 0;
}

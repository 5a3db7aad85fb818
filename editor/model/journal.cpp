#include "editor/model/journal.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <utility>

#include "maps/contract.h"
#include "maps/map_file.h"
#include "maps/safe_file.h"

namespace chartroom {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHeader = "chartroom-journal 1\n";
constexpr std::string_view kPath = "path ";
constexpr std::string_view kBase = "base ";

// A path may hold any byte but NUL; a line may not hold its end.
std::string one_line(const std::string& path) {
  std::string line;
  for (const char c : path) {
    if (c == '\n') {
      line += "\\n";
    } else if (c == '\\') {
      line += "\\\\";
    } else {
      line += c;
    }
  }
  return line;
}

std::string path_of(std::string_view line) {
  std::string path;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\' || i + 1 == line.size()) {
      path += line[i];
    } else {
      path += line[++i] == 'n' ? '\n' : line[i];
    }
  }
  return path;
}

// The rest of the next line where it begins so; the text is moved on behind it.
std::optional<std::string_view> line_after(std::string_view word, std::string_view& text) {
  if (!text.starts_with(word)) return std::nullopt;
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view rest = text.substr(word.size(), end - word.size());
  text.remove_prefix(end + 1);
  return rest;
}

std::optional<FileStamp> stamp_from(std::string_view line) {
  FileStamp stamp;
  const char* end = line.data() + line.size();
  const auto [space, error] = std::from_chars(line.data(), end, stamp.hash);
  if (error != std::errc() || space == end || *space != ' ') return std::nullopt;
  const auto [stop, size_error] = std::from_chars(space + 1, end, stamp.size);
  if (size_error != std::errc() || stop != end) return std::nullopt;
  return stamp;
}

FileError no_journal(const std::string& path) {
  FileError error;
  error.path = path;
  error.what = "is no file of the journal (expected: chartroom-journal 1)";
  return error;
}

std::chrono::system_clock::time_point time_of(const std::string& path) {
  std::error_code error;
  const fs::file_time_type time = fs::last_write_time(path, error);
  if (error) return {};
  return std::chrono::time_point_cast<std::chrono::system_clock::duration>(
      std::chrono::file_clock::to_sys(time));
}

std::optional<LeftWork> read_work(JournalEntry entry, std::vector<FileError>& faults) {
  const std::string file = entry.work();
  const Read<std::string> bytes = read_file(file);
  if (!bytes) {
    faults.insert(faults.end(), bytes.errors.begin(), bytes.errors.end());
    return std::nullopt;
  }
  std::string_view text = *bytes.value;
  const bool known = text.starts_with(kHeader);
  if (known) text.remove_prefix(kHeader.size());
  const auto path = line_after(kPath, text);
  const auto base = line_after(kBase, text);
  if (!known || !path || !line_after("", text)) {
    faults.push_back(no_journal(file));
    return std::nullopt;
  }
  const Read<MapFile> map = parse_map(text, file);
  if (!map) {
    faults.insert(faults.end(), map.errors.begin(), map.errors.end());
    return std::nullopt;
  }
  return LeftWork{std::move(entry), path_of(*path), base ? stamp_from(*base) : std::nullopt,
                  map.value->map, time_of(file)};
}

// The map, without the texts and rules that no reader takes (an id or a name half typed): they must
// not cost the board.
Map readable(const Map& map) {
  if (faults_of(map, "").empty()) return map;
  Map result = blank_map(map.size, "untitled", "Untitled");
  result.theme = map.theme;
  result.islands = map.islands;
  result.quadrants = map.quadrants;
  result.starts = map.starts;
  result.surfacing = map.surfacing;
  const auto take = [&](auto member) {
    Map more = result;
    more.*member = map.*member;
    if (faults_of(more, "").empty()) result = std::move(more);
  };
  take(&Map::id);
  take(&Map::name);
  take(&Map::notes);
  take(&Map::revision);
  take(&Map::author);
  take(&Map::license);
  take(&Map::rules);
  return result;
}

}  // namespace

Journal::Journal(const std::string& folder)
    : entry_(JournalEntry::make(folder)),
      writer_([this](const std::stop_token& stop) { run(stop); }) {}

Journal::~Journal() {
  flush();
  stop_writing();
  if (written_.empty() && !failure_) entry_.remove();
}

void Journal::keep(const Document& document) {
  std::string text = document.modified() ? work_text(document) : "";
  const std::scoped_lock lock(mutex_);
  wanted_ = std::move(text);
  changed_.notify_all();
}

void Journal::flush() {
  if (!writer_.joinable()) return;
  std::unique_lock lock(mutex_);
  hurry_ = true;
  changed_.notify_all();
  changed_.wait(lock, [this] { return wanted_ == written_ || failure_; });
  hurry_ = false;
}

void Journal::discard() {
  stop_writing();
  wanted_.clear();
  written_.clear();
  entry_.remove();
}

void Journal::stop_writing() {
  writer_.request_stop();
  if (writer_.joinable()) writer_.join();
}

std::optional<FileError> Journal::failure() const {
  const std::scoped_lock lock(mutex_);
  return failure_;
}

void Journal::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, stop, [this] { return wanted_ != written_; });
    if (stop.stop_requested()) return;
    const std::string text = wanted_;
    lock.unlock();
    std::optional<FileError> failure;
    try {
      write(text);
    } catch (const FileException& exception) {
      failure = exception.error();
    }
    lock.lock();
    if (!failure) written_ = text;
    failure_ = failure;
    changed_.notify_all();
    // A full disk is tried again as the next period begins.
    changed_.wait_for(lock, stop, kPeriod, [this] { return hurry_; });
  }
}

void Journal::write(const std::string& text) {
  if (!text.empty()) return save_file(entry_.work(), text);
  if (::unlink(entry_.work().c_str()) == 0 || errno == ENOENT) return;
  FileError error;
  error.path = entry_.work();
  error.what = std::string("cannot remove: ") + std::strerror(errno);
  throw FileException(error);
}

std::vector<LeftWork> left_work(const std::string& folder, std::vector<FileError>& faults) {
  std::vector<LeftWork> list;
  std::error_code error;
  for (const auto& each : fs::directory_iterator(folder, error)) {
    std::optional<JournalEntry> entry = JournalEntry::claim(each.path().string());
    if (!entry) continue;
    if (!fs::exists(entry->work())) {
      entry->remove();
      continue;
    }
    if (auto work = read_work(std::move(*entry), faults)) list.push_back(std::move(*work));
  }
  std::sort(list.begin(), list.end(), [](const LeftWork& a, const LeftWork& b) {
    return a.when != b.when ? a.when > b.when : a.entry.work() < b.entry.work();
  });
  return list;
}

Document restored(const Map& work, const std::string& path) {
  Document document;
  if (!path.empty()) {
    if (Read<Document> opened = Document::open(path)) document = std::move(*opened.value);
  }
  document.apply(work, StepLabel::restore);
  return document;
}

std::string work_text(const Document& document) {
  std::string text(kHeader);
  text += std::string(kPath) + one_line(document.path()) + "\n";
  if (const auto& stamp = document.stamp()) {
    text +=
        std::string(kBase) + std::to_string(stamp->hash) + " " + std::to_string(stamp->size) + "\n";
  }
  return text + "\n" + map_text(readable(document.map()));
}

}  // namespace chartroom

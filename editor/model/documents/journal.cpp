#include "editor/model/documents/journal.h"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <utility>

#include "editor/model/documents/escaped_line.h"
#include "editor/model/unwritten_file.h"
#include "maps/json/document.h"
#include "maps/platform/contract.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::system_clock;
using Nanoseconds = std::int64_t;  // since the epoch

constexpr std::string_view kJournalHeader = "chartroom-journal 1\n";
constexpr std::string_view kKept = "kept ";
constexpr std::string_view kPath = "path ";
constexpr std::string_view kBase = "base ";
constexpr std::string_view kId = "id ";

// A path may have any byte but NUL.
std::optional<std::string> path_of(std::string_view line) {
  if (line.empty()) return std::nullopt;
  return unescaped_line(line);
}

// Returns the rest of the next line if it begins with `word`, and removes the line from the text.
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
  error.what = "not a file of the journal (expected: chartroom-journal 1)";
  return error;
}

// Returns a time later than all before it in this program, even if the clock stops or is set back.
Nanoseconds next_moment() {
  static std::atomic<Nanoseconds> last{0};
  const auto since_epoch = Clock::now().time_since_epoch();
  const Nanoseconds now = std::chrono::nanoseconds(since_epoch).count();
  Nanoseconds before = last;
  Nanoseconds moment = 0;
  do {
    moment = std::max(now, before + 1);
  } while (!last.compare_exchange_weak(before, moment));
  return moment;
}

std::optional<Clock::time_point> moment_from(std::string_view line) {
  Nanoseconds moment = 0;
  const char* end = line.data() + line.size();
  const auto [stop, error] = std::from_chars(line.data(), end, moment);
  if (error != std::errc() || stop != end) return std::nullopt;
  return Clock::time_point(std::chrono::nanoseconds(moment));
}

// Returns a file's time; files written in one tick of the clock have equal times.
Clock::time_point file_time(const std::string& path) {
  std::error_code error;
  const fs::file_time_type time = fs::last_write_time(path, error);
  if (error) return {};
  return std::chrono::time_point_cast<Clock::duration>(std::chrono::file_clock::to_sys(time));
}

// The content of a journal file.
struct Kept {
  std::optional<std::string> path;
  std::optional<FileStamp> base;
  std::string id;
  std::string text;
  DraftHistory history;
  Clock::time_point when;
};

// Removes the lines up to a blank one, and that one; returns them.
std::optional<std::string_view> head_of(std::string_view& text) {
  const std::size_t end = text.starts_with('\n') ? 0 : text.find("\n\n");
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view head = text.substr(0, end + (end == 0 ? 0 : 1));
  text.remove_prefix(head.size() + 1);
  return head;
}

// Returns a path that is certain: a relative one may have been for another folder.
std::optional<std::string> trusted(std::optional<std::string> path,
                                   const std::optional<FileStamp>& base) {
  if (!path || fs::path(*path).is_absolute()) return path;
  if (!base || stamp_on_disk(*path) != base) return std::nullopt;
  return absolute_path(*path);
}

ParseResult<Kept> read_kept(const std::string& file, const FindDraftErrors& faults) {
  const ParseResult<std::string> bytes = read_file(file);
  if (!bytes) return {std::nullopt, bytes.errors};
  std::string_view text = *bytes.value;
  const bool known = text.starts_with(kJournalHeader);
  if (known) text.remove_prefix(kJournalHeader.size());
  // Old journals do not have the time.
  const auto kept = line_after(kKept, text);
  const auto when = kept ? moment_from(*kept) : file_time(file);
  const auto path = line_after(kPath, text);
  const auto base_line = line_after(kBase, text);
  const auto base = base_line ? stamp_from(*base_line) : std::nullopt;
  const auto id = line_after(kId, text);
  const auto steps = head_of(text);
  if (!known || !when || !path || !steps) return {std::nullopt, {no_journal(file)}};
  if (auto wrong = faults(text, file); !wrong.empty()) return {std::nullopt, std::move(wrong)};
  return {Kept{.path = trusted(path_of(*path), base),
               .base = base,
               .id = std::string(id.value_or("")),
               .text = std::string(text),
               .history = read_history(*steps, text),
               .when = *when},
          {}};
}

// Returns the later readable copy: after a loss of power "latest" may be cut off or gone.
std::optional<OrphanedDraft> read_draft(JournalEntry entry, const FindDraftErrors& faults,
                                        std::vector<FileError>& errors) {
  std::optional<Kept> best;
  std::vector<FileError> unread;
  for (const std::string& file : {entry.latest_copy(), entry.synced_copy()}) {
    if (is_missing(file)) continue;
    ParseResult<Kept> kept = read_kept(file, faults);
    unread.insert(unread.end(), kept.errors.begin(), kept.errors.end());
    if (kept && (!best || kept.value->when > best->when)) best = std::move(kept.value);
  }
  if (!best) {
    errors.insert(errors.end(), unread.begin(), unread.end());
    return std::nullopt;
  }
  return OrphanedDraft{.entry = std::move(entry),
                       .path = best->path,
                       .base = best->base,
                       .id = best->id,
                       .text = std::move(best->text),
                       .history = std::move(best->history),
                       .when = best->when};
}

// One line a value or step, a blank line, and the work in canonical form.
std::string draft_text(const Document& document) {
  std::string text = std::string(kPath) + escaped_line(document.path()) + "\n";
  if (const auto& stamp = document.stamp()) {
    text +=
        std::string(kBase) + std::to_string(stamp->hash) + " " + std::to_string(stamp->size) + "\n";
  }
  if (const std::string id = document.file_id(); !id.empty()) {
    text += std::string(kId) + escaped_line(id) + "\n";
  }
  const std::string work = document.draft_text();
  return text + history_lines(work, document.draft_history()) + "\n" + work;
}

void replace(const std::string& path, const std::string& text) { replace_file(path, text); }
void save(const std::string& path, const std::string& text) { save_file(path, text); }

}  // namespace

Journal::Journal(const std::string& folder)
    : entry_(JournalEntry::make(folder)),
      latest_(entry_.latest_copy(), replace),
      synced_(entry_.synced_copy(), save) {}

Journal::~Journal() {
  flush();
  latest_.stop();
  synced_.stop();
  if (latest_.left_nothing() && synced_.left_nothing()) entry_.remove();
}

void Journal::keep(const Document& document) {
  std::optional<std::string> draft;
  if (document.modified()) draft = draft_text(document);
  // An unchanged draft keeps its time.
  if (draft == kept_) return;
  std::optional<std::string> text;
  if (draft) text = fmt::format("{}{}{}\n{}", kJournalHeader, kKept, next_moment(), *draft);
  kept_ = std::move(draft);
  latest_.keep(text);
  synced_.keep(text);
}

void Journal::flush() {
  latest_.flush();
  synced_.flush();
}

void Journal::discard() {
  latest_.stop();
  synced_.stop();
  entry_.remove();
}

std::optional<FileError> Journal::failure() const {
  const std::optional<FileError> failure = synced_.failure();
  return failure ? failure : latest_.failure();
}

DraftFileState OrphanedDraft::file() const {
  if (!path) return DraftFileState::none;
  const std::optional<FileStamp> now = stamp_on_disk(*path);
  if (!now) return base ? DraftFileState::gone : DraftFileState::none;
  if (now == base) return DraftFileState::same;
  const ParseResult<std::string> bytes = read_file(*path);
  const bool other = bytes && !id.empty() && json::id_of(*bytes.value) != id;
  return other ? DraftFileState::another : DraftFileState::changed;
}

std::vector<OrphanedDraft> orphaned_drafts(const std::string& folder, const FindDraftErrors& faults,
                                           std::vector<FileError>& errors) {
  std::vector<OrphanedDraft> list;
  std::error_code error;
  for (fs::directory_iterator each(folder, error), end; !error && each != end;
       each.increment(error)) {
    std::optional<JournalEntry> entry = JournalEntry::claim(each->path().string());
    if (!entry) continue;
    if (is_missing(entry->latest_copy()) && is_missing(entry->synced_copy())) {
      entry->remove();
      continue;
    }
    if (auto draft = read_draft(std::move(*entry), faults, errors))
      list.push_back(std::move(*draft));
  }
  std::sort(list.begin(), list.end(), [](const OrphanedDraft& a, const OrphanedDraft& b) {
    return a.when != b.when ? a.when > b.when : a.entry.synced_copy() < b.entry.synced_copy();
  });
  return list;
}

}  // namespace chartroom::editor

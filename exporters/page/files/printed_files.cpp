#include "exporters/page/files/printed_files.h"

#include <fmt/core.h>

#include <filesystem>

#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/png_chunks.h"
#include "exporters/page/files/pdf_marks.h"
#include "maps/platform/safe_file.h"

namespace chartroom::exporters {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrintMark = "chartroom-print:";

// Ids and codes need no XML escapes.
std::string mark_of(const SheetSet& set) {
  return std::string(kPrintMark) + set.map + ":" + set.code + ":";
}

// Reads the first page's set: a book's cover has the pack's, its other pages have the maps'.
std::optional<std::string> printed_on_first_page(const std::string& path) {
  try {
    const std::vector<std::optional<SheetSet>> sets = sets_of_pages(path);
    if (!sets.empty() && sets[0]) return sets[0]->map;
  } catch (const FileException&) {
    // A damaged file is not a print.
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> names_of(std::span<const PlannedFile> files) {
  std::vector<std::string> names;
  for (const PlannedFile& file : files) names.push_back(file.name);
  return names;
}

std::vector<PrintedFile> made(std::span<const PlannedFile> files) {
  std::vector<PrintedFile> all;
  for (const PlannedFile& file : files) all.push_back({file.name, file.bytes()});
  return all;
}

std::string name_of_request(const PageSettings& page, const std::string& language, Look look) {
  std::string name;
  if (language != "en") name += "-" + language;
  if (look != Look::colour) name += "-" + std::string(to_string(look));
  if (page.bleed > 0) name += fmt::format("-bleed{}mm", page.bleed);
  if (!page.printer_name.empty()) name += "-" + page.printer_name;
  if (page.greys) name += "-greys";
  if (page.pdf_x4) name += "-x4";
  if (page.layers) name += "-layers";
  return name;
}

std::string with_set(const std::string& bytes, std::string_view format, const SheetSet& set) {
  if (format == "png") return with_comment(bytes, mark_of(set));
  if (format == "pdf") return with_set_on_pages(bytes, set);
  // After the element that opens the drawing.
  const std::size_t open = bytes.find("<svg");
  const std::size_t behind = bytes.find('>', open) + 1;
  return bytes.substr(0, behind) + "\n<metadata>" + mark_of(set) + "</metadata>" +
         bytes.substr(behind);
}

std::optional<std::string> printed_from(const std::string& path) {
  const std::string bytes = read_file(path, kLargestPrint).value.value_or("");
  if (bytes.starts_with("%PDF")) return printed_on_first_page(path);
  const std::size_t mark = bytes.find(kPrintMark);
  if (mark == std::string::npos) return std::nullopt;
  const std::size_t begin = mark + kPrintMark.size();
  const std::size_t end = bytes.find(':', begin);
  return end == std::string::npos ? std::nullopt : std::optional(bytes.substr(begin, end - begin));
}

void expect_replaceable(const std::string& folder, std::span<const std::string> names,
                        const std::string& id) {
  for (const std::string& name : names) {
    const std::string path = (fs::path(folder) / name).string();
    std::error_code error;
    if (!fs::exists(fs::symlink_status(path, error)) || printed_from(path) == id) continue;
    FileError fault;
    fault.path = path;
    fault.what = "already exists and is not a print of \"" + id + "\"; nothing was written";
    throw KeptFileException(fault);
  }
}

std::vector<std::string> write_prints(const std::string& folder, std::span<const PrintedFile> files,
                                      const std::string& id, Existing existing) {
  if (existing == Existing::keep) {
    std::vector<std::string> names;
    for (const PrintedFile& file : files) names.push_back(file.name);
    expect_replaceable(folder, names, id);
  }
  std::vector<std::string> written;
  for (const PrintedFile& file : files) {
    written.push_back(write_into(folder, file.name, file.bytes));
  }
  return written;
}

}  // namespace chartroom::exporters

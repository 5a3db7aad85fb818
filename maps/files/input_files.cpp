#include "maps/files/input_files.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "maps/json/document.h"
#include "maps/platform/utf8.h"
#include "maps/platform/work_tree.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

FileKind kind_of(const std::string& path) {
  if (fs::path(path).filename() == "pack.json") return FileKind::pack;
  return path.ends_with(".deck.json") ? FileKind::deck : FileKind::map;
}

// The children of a folder in byte order, so that no file system decides the order.
std::vector<fs::directory_entry> children(const fs::path& folder) {
  std::vector<fs::directory_entry> entries(fs::directory_iterator{folder}, {});
  std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) {
    return a.path().filename().native() < b.path().filename().native();
  });
  return entries;
}

// Returns "a" for "./a" and "a/b" for "a//b", as CI systems know them.
std::string plain(const std::string& path) {
  std::string result;
  for (const char c : path) {
    if (c == '/' && result.ends_with('/')) continue;
    result += c;
    if (result == "./") result.clear();
  }
  if (result == "-") return "./-";  // alone it is standard input
  return result.empty() ? "." : result;
}

constexpr const char* kCapitals =
    "differs from pack.json, *.map.json or *.deck.json only in capitalization; rename it";

class InputSearch {
 public:
  // Collects skipped files only if `passed_over` is given.
  InputSearch(std::vector<FileError>& errors, PassedOver* passed_over)
      : errors_(errors), passed_over_(passed_over) {}

  std::vector<std::string> files_at(const std::string& path) && {
    if (path.empty()) {
      fail("\"\"", "empty path (expected a file, a folder or -)");
      return {};
    }
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (error == std::errc::too_many_symbolic_link_levels) {
      fail(path, "links to itself");
    } else if (status.type() == fs::file_type::none) {
      fail(path, "cannot be read: " + error.message());
    } else if (!fs::exists(status)) {
      fail(path,
           fs::is_symlink(path, error) ? "is a broken link" : "there is no such file or folder");
    } else if (fs::is_directory(status)) {
      search_all(path);
    } else if (std::count(path.begin(), path.end(), '/') > kMostFolders) {
      fail_too_deep(path);
    } else if (is_too_long(path)) {
      fail_too_long(path);
    } else {
      found_.push_back(path);
    }
    return std::move(found_);
  }

 private:
  void fail(const std::string& path, const std::string& what) {
    errors_.push_back(FileError::of_file(path, what));
    failed_ = true;
  }

  void fail_too_deep(const std::string& path) {
    fail(path, fmt::format("is more than {} folders deep", kMostFolders));
  }

  void fail_too_long(const std::string& path) {
    fail(path, "is so deep that its full path is too long for the system");
  }

  void search_all(const fs::path& folder) {
    search(folder, 0);
    if (!found_.empty() || failed_) return;
    fail(folder.string(),
         "nothing to validate here (expected pack.json, *.map.json or *.deck.json)");
  }

  // Reports a folder that cannot be searched, and goes on with the others.
  void search(const fs::path& folder, int depth) try {
    if (depth > kMostFolders) {
      fail_too_deep(plain(folder.string()));
      return;
    }
    if (is_too_long(folder / "pack.json")) {
      fail_too_long(plain(folder.string()));
      return;
    }
    for (const fs::directory_entry& entry : children(folder)) {
      const std::string name = entry.path().filename().string();
      if (entry.is_symlink()) {
        pass_over(entry.path());
        continue;
      }
      if (is_ours(entry.path())) {
        take(entry);
      } else if (!entry.is_directory()) {
        if (is_ours_but_for_capitals(name)) fail(plain(entry.path().string()), kCapitals);
      } else if (name.starts_with('.')) {
        leave_out(entry.path());
      } else {
        search(entry.path(), depth + 1);
      }
    }
  } catch (const fs::filesystem_error& problem) {
    fail(folder.string(), "cannot search the folder: " + problem.code().message());
  }

  // Reports an entry that only has a file's name, because a folder named pack.json is no pack.
  void take(const fs::directory_entry& entry) {
    if (is_too_long(entry.path())) {
      fail_too_long(plain(entry.path().string()));
    } else if (entry.is_regular_file()) {
      found_.push_back(entry.path().string());
    } else {
      fail(plain(entry.path().string()), entry.is_directory()
                                             ? "is a folder with the name of a file"
                                             : "is neither a file nor a folder");
    }
  }

  // Notes the files of a hidden folder, which would otherwise seem to have been checked.
  void leave_out(const fs::path& hidden) {
    if (passed_over_ == nullptr) return;
    HiddenFolder folder{plain(hidden.string()), {}};
    add_hidden(hidden, 0, folder.files);
    if (!folder.files.empty()) passed_over_->hidden.push_back(std::move(folder));
  }

  // Treats a folder that cannot be read as empty.
  static void add_hidden(const fs::path& folder, int depth, std::vector<std::string>& files) try {
    if (folder.filename() == ".git" || depth > kMostFolders) return;
    for (const fs::directory_entry& entry : children(folder)) {
      if (entry.is_symlink()) continue;
      if (is_ours(entry.path()) || is_ours_but_for_capitals(entry.path())) {
        if (entry.is_regular_file()) files.push_back(plain(entry.path().string()));
      } else if (entry.is_directory()) {
        add_hidden(entry.path(), depth + 1, files);
      }
    }
  } catch (const fs::filesystem_error&) {
  }

  void pass_over(const fs::path& link) {
    std::error_code error;
    if (link.filename() == "pack.json") {
      fail(plain(link.string()), std::string(kPackIsLink));
    } else if (is_ours_but_for_capitals(link)) {
      fail(plain(link.string()), kCapitals);
    } else if (passed_over_ != nullptr && (is_ours(link) || fs::is_directory(link, error))) {
      passed_over_->links.push_back(plain(link.string()));
    }
  }

  std::vector<FileError>& errors_;
  PassedOver* passed_over_;
  std::vector<std::string> found_;
  bool failed_ = false;
};

// Returns one path for all names of a file.
std::string identity(const std::string& path) {
  std::error_code error;
  const fs::path full = fs::canonical(path, error);
  return error ? path : full.string();
}

// True if a search of `folder` reaches the path, which must not lie in a hidden folder.
bool is_searched_in(const std::string& path, const std::string& folder) {
  const fs::path way = fs::path(path).lexically_relative(folder);
  return !way.empty() && std::ranges::none_of(way, [](const fs::path& part) {
    return part.native().starts_with('.') && part != ".";
  });
}

// Leaves one error of each path, however often it was named, and no input.
void tell_once(std::vector<FileError>& errors, std::vector<InputFile>& inputs) {
  std::set<std::string> told;
  std::erase_if(errors, [&](const FileError& error) { return !told.insert(error.path).second; });
  std::erase_if(inputs, [&](const InputFile& input) { return told.contains(input.path); });
}

}  // namespace

bool is_ours(const fs::path& path) {
  const std::string name = path.filename().string();
  return name == "pack.json" || name.ends_with(".map.json") || name.ends_with(".deck.json");
}

std::string_view to_string(FileKind kind) {
  switch (kind) {
    case FileKind::map:
      return "map";
    case FileKind::pack:
      return "pack";
    case FileKind::deck:
      break;
  }
  return "deck";
}

FileKind kind_of(const std::string& path, std::string_view text) {
  if (is_ours(path)) return kind_of(path);
  const std::string format = json::format_of(text);
  if (format == "chartroom-deck") return FileKind::deck;
  return format == "chartroom-pack" ? FileKind::pack : FileKind::map;
}

bool is_ours_but_for_capitals(const fs::path& path) {
  return !is_ours(path) && is_ours(caseless(path.filename().string()));
}

bool holds_deck(const std::string& path, std::string_view text) {
  return kind_of(path, text) == FileKind::deck;
}

std::vector<InputFile> find_input_files(const std::vector<std::string>& paths,
                                        std::vector<FileError>& errors, PassedOver* passed_over) {
  std::vector<InputFile> inputs;
  std::set<std::string> seen;
  for (const std::string& path : paths) {
    const bool input = path == "-";
    const std::vector<std::string> files =
        input ? std::vector{path}
              : InputSearch(errors, passed_over).files_at(path.empty() ? path : plain(path));
    for (const std::string& file : files) {
      const std::string name = input ? file : plain(file);
      if (seen.insert(input ? file : identity(name)).second) {
        const bool named = input || name == plain(path);
        inputs.push_back({name, kind_of(name), named ? "" : plain(path)});
      }
    }
  }
  tell_once(errors, inputs);
  if (passed_over == nullptr) return inputs;
  passed_over->all_links = passed_over->links;
  const auto is_searched = [&](const std::string& link) {
    const std::string target = identity(link);
    std::error_code error;
    return seen.contains(target) || (fs::is_directory(target, error) &&
                                     std::any_of(paths.begin(), paths.end(), [&](const auto& p) {
                                       return is_searched_in(target, identity(p));
                                     }));
  };
  std::erase_if(passed_over->links, is_searched);
  std::erase_if(passed_over->hidden, [&seen](const HiddenFolder& folder) {
    return std::ranges::all_of(folder.files,
                               [&seen](const auto& file) { return seen.contains(identity(file)); });
  });
  return inputs;
}

}  // namespace chartroom::maps

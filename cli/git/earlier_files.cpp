#include "cli/git/earlier_files.h"

#include "cli/git/commits.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

bool is_checked_by_name(const std::string& name) {
  return name.ends_with(".map.json") || name.ends_with(".deck.json") ||
         fs::path(name).filename() == "pack.json";
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace

std::optional<std::string> EarlierFiles::commit_in(const fs::path& git) const {
  const auto commit =
      git_in(git, {"rev-parse", "--quiet", "--verify", "--end-of-options", ref_ + "^{commit}"},
             Errors::hidden);
  if (!commit || commit->empty()) return std::nullopt;
  if (start_ == Start::at_commit) return first_line(*commit);
  const auto base = git_in(git, {"merge-base", first_line(*commit), "HEAD"}, Errors::hidden);
  if (!base || base->empty()) return std::nullopt;
  return first_line(*base);
}

// Lists no links: "100644 blob 4b825dc\tharbour/quay.map.json".
EarlierFiles::Tree EarlierFiles::tree_at(const fs::path& root) const {
  Tree tree{staged_ == nullptr ? root : staged_->work_tree(), {}};
  const std::optional<std::string> commit = commit_in(tree.git);
  if (!commit) return tree;
  const auto list = git_in(tree.git, {"ls-tree", "-r", "-z", *commit}, Errors::hidden);
  for (const std::string& entry : names_in(list.value_or(""))) {
    if (submodule_commit(entry)) {  // it may hold maps
      tree.files.emplace(entry.substr(entry.find('\t') + 1), "");
      continue;
    }
    constexpr std::string_view kBlob = " blob ";
    const std::size_t kind = entry.find(kBlob);
    const std::size_t tab = entry.find('\t');
    if (!entry.starts_with("100") || kind == std::string::npos || tab == std::string::npos)
      continue;
    std::string name = entry.substr(tab + 1);
    if (!is_checked_by_name(name)) continue;
    const std::size_t content = kind + kBlob.size();
    tree.files.emplace(std::move(name), entry.substr(content, tab - content));
  }
  return tree;
}

std::optional<EarlierFiles::Place> EarlierFiles::place_of(const std::string& path) {
  if (path == "-") return std::nullopt;
  const fs::path full = full_path_of(path);
  const std::optional<fs::path> root = work_tree_of(full.parent_path());
  if (!root) return std::nullopt;
  if (!trees_.contains(*root)) trees_.emplace(*root, tree_at(*root));
  return Place{&trees_.at(*root), full.lexically_relative(*root).generic_string()};
}

bool EarlierFiles::has_any_at(const std::string& path) {
  const std::optional<Place> place = place_of(path);
  if (!place) return false;
  const auto& files = place->tree->files;
  if (files.contains(place->name)) return true;
  const auto below = files.lower_bound(place->name + "/");
  return below != files.end() && below->first.starts_with(place->name + "/");
}

std::optional<std::string> EarlierFiles::text_at(const std::string& path) {
  const std::optional<Place> place = place_of(path);
  if (!place) return std::nullopt;
  const auto file = place->tree->files.find(place->name);
  if (file == place->tree->files.end()) return std::nullopt;
  return git_in(place->tree->git, {"cat-file", "blob", file->second}, Errors::hidden);
}

}  // namespace chartroom::cli

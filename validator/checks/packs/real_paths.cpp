#include "validator/checks/packs/real_paths.h"

#include <filesystem>

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;

// Returns "" if the path cannot be resolved.
std::string followed(const fs::path& path) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(fs::absolute(path, error), error);
  return error ? "" : real.string();
}

}  // namespace

std::string RealPaths::of(const std::string& path) {
  const fs::path file(path);
  const std::string name = file.filename().string();
  std::error_code error;
  if (name.empty() || name == "." || name == ".." || fs::is_symlink(file, error)) {
    const std::string real = followed(file);
    return real.empty() ? path : real;
  }
  const fs::path parent = file.parent_path();
  const auto [known, fresh] = folders_.try_emplace(parent.string());
  if (fresh) known->second = followed(parent.empty() ? fs::path(".") : parent);
  return known->second.empty() ? path : (fs::path(known->second) / name).string();
}

}  // namespace chartroom::checks

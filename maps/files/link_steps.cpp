#include "maps/files/link_steps.h"

#include <algorithm>
#include <iterator>

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;

}  // namespace

std::vector<LinkStep> link_steps(const fs::path& folder, const fs::path& name) {
  std::vector<LinkStep> steps;
  fs::path at = folder;
  std::vector<fs::path> ahead(name.begin(), name.end());
  std::reverse(ahead.begin(), ahead.end());
  for (int links = 0; !ahead.empty() && links <= kMostLinks;) {
    const fs::path next = ahead.back();
    ahead.pop_back();
    if (next.empty() || next == ".") continue;
    std::error_code error;
    const fs::path path = next == ".." ? at.parent_path() : at / next;
    LinkStep step{path.lexically_normal(), false, false, !ahead.empty()};
    const fs::path target = fs::read_symlink(step.path, error);
    step.is_link = !error;
    step.is_absolute = step.is_link && target.is_absolute();
    if (step.is_link) {
      ++links;
      std::reverse_copy(target.begin(), target.end(), std::back_inserter(ahead));
    } else {
      at = step.path;
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

}  // namespace chartroom::maps

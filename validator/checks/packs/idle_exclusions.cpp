#include "validator/checks/packs/idle_exclusions.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>

#include "validator/checks/packs/first_of_many.h"

namespace chartroom::checks {
namespace {

bool all_checked(const CheckedPack& pack, const Profile& profile) {
  return pack.asked && std::ranges::all_of(pack.listed.all(), [&](const auto& listed) {
           const bool passed_over =
               listed.second.kind == maps::FileKind::deck && !profile.check_deck;
           const auto second = pack.listed.linked().find(listed.first);
           const bool is_link = second != pack.listed.linked().end();
           return passed_over ||
                  pack.checked.contains(is_link ? second->second.first : listed.first);
         });
}

// Returns the indexes of exclusions that could match a finding but did not.
std::vector<std::size_t> idle_in(const CheckedPack& pack, const Profile& profile) {
  const bool all = all_checked(pack, profile);
  const auto checked = [&pack](maps::FileKind kind, const std::optional<std::string>& id) {
    return id && pack.checked_ids.contains({kind, *id});
  };
  std::vector<std::size_t> idle;
  const auto& exclusions = pack.written;
  for (std::size_t i = 0; i < exclusions.size(); ++i) {
    const Check* check = profile.catalogue.find(exclusions[i].code);
    const bool ran = check && profile.runs(*check);
    if (pack.used[i] || !ran || pack.file.locked_above.contains(exclusions[i].code)) continue;
    if (all || checked(maps::FileKind::map, exclusions[i].map) ||
        checked(maps::FileKind::deck, exclusions[i].deck)) {
      idle.push_back(i);
    }
  }
  return idle;
}

Message subject(const maps::Exclusion& exclusion) {
  Message text = exclusion.code;
  if (exclusion.map) text = message("{} on \"{}\"", text, *exclusion.map);
  if (exclusion.deck) text = message("{} on the deck \"{}\"", text, *exclusion.deck);
  if (exclusion.points.empty()) return text;
  maps::PointSet points;
  for (const maps::Point p : exclusion.points) points.insert(p);
  return message("{} at exactly {}", text, names(points));
}

std::string exclusion_pointer(std::size_t exclusion) {
  return fmt::format("/checks/exclude/{}", exclusion);
}

}  // namespace

std::vector<Diagnostic> idle_exclusions(const CheckedPack& pack, const Profile& profile) {
  const FirstOfMany idle(idle_in(pack, profile), kMostExclusionsTold);
  std::vector<Diagnostic> found;
  for (const std::size_t i : idle.told()) {
    found.push_back({.pointer = exclusion_pointer(i),
                     .message = message("The exclusion of {} no longer matches a finding",
                                        subject(pack.written[i]))});
  }
  if (!idle.others().empty()) {
    found.push_back({.pointer = exclusion_pointer(idle.others().front()),
                     .message = message("{} other exclusions no longer match a finding",
                                        idle.others().size())});
  }
  return found;
}

}  // namespace chartroom::checks

#include <algorithm>
#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/reach/quadrant_contacts.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_single_contacts(const MapSubject& subject) {
  const std::vector<CutOffPart> narrows = subject.parts_of_kind(PartKind::narrows);
  std::vector<Diagnostic> found;
  for (const SingleContact& contact : single_contacts(subject)) {
    if (std::ranges::any_of(narrows, [&](const CutOffPart& one) { return is_on(one, contact); })) {
      continue;
    }
    found.push_back(
        {.points = contact.points(),
         .message = message("Quadrants {} and {} touch only at {} and {}", contact.one,
                            contact.other, to_string(contact.here), to_string(contact.there)),
         .evidence = {{"quadrants", std::vector<std::int64_t>{contact.one, contact.other}}}});
  }
  return found;
}

Example single_contact_example() {
  return MapExample{.difference = translatable("two places"),
                    .raising = with(open_sea(), {islands({"C1", "C2"})}),
                    .points = "C3 D3",
                    .near_miss = with(open_sea(), {islands({"C1"})})};
}

}  // namespace

Check single_contact() {
  return {
      .code = "R208",
      .family = Family::reach,
      .severity = Severity::note,
      .level = Level::structure,
      .title = translatable("two quadrants that touch in only one place"),
      .why = translatable("A submarine that crosses between them must be on one of two points."),
      .run = find_single_contacts,
      .example = single_contact_example};
}

}  // namespace chartroom::checks

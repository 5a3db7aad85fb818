#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {
namespace {

Message locked_check_message(const Weakening& one) {
  switch (one.way) {
    case Weakening::Way::exclude:
      return message("The pack excludes {}, which a parent pack locks", one.code);
    case Weakening::Way::threshold:
      return message("The pack sets {}, a threshold of {}, which a parent pack locks", one.name,
                     one.code);
    default:
      return message("The pack lowers {} from {} to {}, but a parent pack locks it", one.code,
                     word(to_string(one.from)), word(to_string(one.to)));
  }
}

std::vector<Diagnostic> find_overridden_locks(const PackSubject& subject) {
  std::vector<Diagnostic> found;
  for (const Weakening& one : subject.weakenings) {
    if (one.locked) found.push_back({.pointer = one.pointer, .message = locked_check_message(one)});
  }
  return found;
}

Example locked_check_example() {
  const std::string below = pack_file("", ",\n \"checks\": {\"severity\": {\"Q102\": \"note\"}}");
  return FileExample{
      .difference = translatable("another check is locked"),
      .raising = {{kPackName, pack_file("", ",\n \"checks\": {\"locked\": [\"Q102\"]}")},
                  {"guests/pack.json", below}},
      .near_miss = {{kPackName, pack_file("", ",\n \"checks\": {\"locked\": [\"Q103\"]}")},
                    {"guests/pack.json", below}}};
}

}  // namespace

Check locked_check() {
  return {.code = "F009",
          .family = Family::files,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a pack overrides a check locked by a parent pack"),
          .why = translatable("The parent pack applies this check to every map below it, so the "
                              "override has no effect."),
          .of_above = true,
          .run_on_pack = find_overridden_locks,
          .example = locked_check_example};
}

}  // namespace chartroom::checks

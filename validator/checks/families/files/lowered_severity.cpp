#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {
namespace {

Message lowered_severity_message(const Weakening& one) {
  if (one.way == Weakening::Way::threshold) {
    return one.pointer.empty()
               ? message("The pack does not set {}, a threshold of {} that its parent pack sets",
                         one.name, one.code)
               : message(
                     "The pack sets {}, a threshold of {}, to another value than its parent pack",
                     one.name, one.code);
  }
  const Message from = word(to_string(one.from));
  const Message to = word(to_string(one.to));
  return one.way == Weakening::Way::lower
             ? message("The pack lowers {} from {} to {}", one.code, from, to)
             : message(
                   "The pack lowers {} from {} to {}, because it does not repeat its parent pack's "
                   "setting",
                   one.code, from, to);
}

std::vector<Diagnostic> find_lowered_severities(const PackSubject& subject) {
  if (!subject.nested) return {};
  std::vector<Diagnostic> found;
  for (const Weakening& one : subject.weakenings) {
    if (!one.locked)
      found.push_back({.pointer = one.pointer, .message = lowered_severity_message(one)});
  }
  return found;
}

Example lowered_severity_example() {
  const auto below = [](std::string_view severity) {
    return pack_file(
        "", ",\n \"checks\": {\"severity\": {\"Q102\": \"" + std::string(severity) + "\"}}");
  };
  return FileExample{
      .difference = translatable("as strict as its parent pack"),
      .raising = {{kPackName, pack_file("")}, {"guests/pack.json", below("note")}},
      .near_miss = {{kPackName, pack_file("")}, {"guests/pack.json", below("error")}}};
}

}  // namespace

Check lowered_severity() {
  return {.code = "F010",
          .family = Family::files,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a pack is more lenient than its parent pack"),
          .why = translatable("Its maps pass where other maps of the parent pack would not."),
          .of_above = true,
          .run_on_pack = find_lowered_severities,
          .example = lowered_severity_example};
}

}  // namespace chartroom::checks

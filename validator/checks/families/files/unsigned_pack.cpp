#include "maps/platform/visible_text.h"
#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_unsigned_pack(const PackSubject& subject) {
  const bool author = is_visible(subject.file.pack.author);
  const bool license = is_visible(subject.file.pack.license);
  if (author && license) return {};
  if (author) return {{.message = message("The pack names no license")}};
  if (license) return {{.message = message("The pack names no author")}};
  return {{.message = message("The pack names neither an author nor a license")}};
}

Example unsigned_pack_example() {
  return FileExample{
      .difference = translatable("both are named"),
      .raising = {{kPackName, pack_file("", ",\n \"author\": \"A. Captain\"")}},
      .near_miss = {{kPackName,
                     pack_file("", ",\n \"author\": \"A. Captain\", \"license\": \"CC0-1.0\"")}},
      .message = message("The pack names no license")};
}

}  // namespace

Check unsigned_pack() {
  return {.code = "F014",
          .family = Family::files,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("a pack without an author or a license"),
          .why = translatable("Players who like the maps do not know whom to thank or whether they "
                              "may print and share them."),
          .run_on_pack = find_unsigned_pack,
          .example = unsigned_pack_example};
}

}  // namespace chartroom::checks

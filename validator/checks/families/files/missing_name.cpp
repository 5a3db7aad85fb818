#include <fmt/core.h>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {
namespace {

Example missing_name_example() {
  const auto pack = [](std::string_view language) {
    return pack_file(R"("a.map.json")", fmt::format(",\n \"languages\": [\"{}\"]", language));
  };
  return FileExample{.difference = translatable("the map has a name in this language"),
                     .raising = {{kPackName, pack("de")}, {kMapName, map_file("sea")}},
                     .near_miss = {{kPackName, pack("en")}, {kMapName, map_file("sea")}}};
}

}  // namespace

Check missing_name() {
  return {.code = "F007",
          .family = Family::files,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("a name missing in a language of the pack"),
          .why = translatable("A sheet in that language shows a name in another language."),
          .example = missing_name_example};
}

}  // namespace chartroom::checks

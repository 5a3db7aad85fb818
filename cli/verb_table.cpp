#include "cli/verb_table.h"

// The one table of all verbs, a line each, in the order of the program's help: NAME is defined in
// verbs/NAME_verb.cpp by add_NAME_verb (completion, which help does not list, in words).
#define CHARTROOM_VERBS(VERB) \
  VERB(validate)              \
  VERB(simulate)              \
  VERB(ladder)                \
  VERB(merge)                 \
  VERB(report)                \
  VERB(generate)              \
  VERB(suggest)               \
  VERB(export)                \
  VERB(play)                  \
  VERB(referee)               \
  VERB(track)                 \
  VERB(new)                   \
  VERB(show)                  \
  VERB(fmt)                   \
  VERB(convert)               \
  VERB(diff)                  \
  VERB(merge_maps)            \
  VERB(completion)

namespace chartroom::cli {

#define CHARTROOM_DECLARE(name) AddVerb add_##name##_verb;
CHARTROOM_VERBS(CHARTROOM_DECLARE)
#undef CHARTROOM_DECLARE

std::span<AddVerb* const> all_verbs() {
#define CHARTROOM_LIST(name) add_##name##_verb,
  static constexpr AddVerb* kVerbs[] = {CHARTROOM_VERBS(CHARTROOM_LIST)};
#undef CHARTROOM_LIST
  return kVerbs;
}

}  // namespace chartroom::cli

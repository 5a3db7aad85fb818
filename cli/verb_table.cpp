#include "cli/verb_table.h"

// The table of all verbs, one line each, in the order of the program's help. add_NAME_verb in
// verbs/NAME_verb.cpp defines NAME (completion, which help does not list, is in words).
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

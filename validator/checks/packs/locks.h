// Limits of a pack's changes to checks, set by its parents.
#pragma once

#include <string>
#include <vector>

#include "maps/files/pack_file.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/packs/weakening.h"

namespace chartroom::checks {

// Returns a check's severity in a pack; `pack` may be null.
Severity severity_of(const Check& check, const maps::PackFile* pack);

// Adds the parent's languages: the pack's maps and decks need names in them, too.
void add_languages_of(const maps::PackFile* above, maps::PackFile& pack);
// Adds languages in which the pack's maps and decks need names.
void add_languages(const std::vector<std::string>& languages, maps::PackFile& pack);

// Applies the parent's locks and languages to a pack; `above`, if not null, must have its own
// parent's. Removes locked settings; `locked_above` disables exclusions. Returns the pack's
// weakenings: severities and thresholds in the catalogue's order, then exclusions.
std::vector<Weakening> put_under(maps::PackFile& pack, const maps::PackFile* above,
                                 const Catalogue& catalogue);

}  // namespace chartroom::checks

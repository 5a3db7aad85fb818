// What a pack may do to the checks of its files where a pack above it has a say.
#pragma once

#include <string>
#include <vector>

#include "maps/files/pack_file.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/packs/weakening.h"

namespace chartroom::checks {

// The severity that a check has by a pack; `pack` may be null.
Severity severity_of(const Check& check, const maps::PackFile* pack);

// A pack's maps and decks are to be named in the languages of those above it, too.
void add_languages_of(const maps::PackFile* above, maps::PackFile& pack);
// The same of languages.
void add_languages(const std::vector<std::string>& languages, maps::PackFile& pack);

// Puts a pack under what the pack above it locks, which has been put under its own before, and adds
// its languages; nothing above: null. In what order: first by code, exclusions after severities and
// thresholds. What is locked does not hold any more, of exclusions by `locked_above`.
std::vector<Weakening> put_under(maps::PackFile& pack, const maps::PackFile* above,
                                 const Catalogue& catalogue);

}  // namespace chartroom::checks

// The window's compiled gettext catalogues (editor/po, cmake/embed_catalogues.cmake).
#pragma once

#include <span>

#include "maps/platform/translator.h"

namespace chartroom::editor {

// Returns the catalogs, each with its language code.
std::span<const MessageCatalogue> editor_catalogues();

}  // namespace chartroom::editor

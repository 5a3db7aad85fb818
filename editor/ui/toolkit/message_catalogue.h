// The window's compiled gettext catalogues (editor/po, cmake/embed_catalogues.cmake).
#pragma once

#include <span>

#include "exporters/page/message_catalogue.h"

namespace chartroom {

// By language code.
std::span<const Catalogue> editor_catalogues();

}  // namespace chartroom

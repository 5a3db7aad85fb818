// The window's compiled gettext catalogues (editor/po, cmake/embed_catalogues.cmake).
#pragma once

#include <span>

#include "exporters/page/message_catalogue.h"

namespace chartroom::editor {

// By language code.
std::span<const exporters::MessageCatalogue> editor_catalogues();

}  // namespace chartroom::editor

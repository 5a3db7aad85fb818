// Makes each kind of document.
#pragma once

#include <memory>

namespace chartroom::editor {

class Desk;
class DocumentKind;

std::unique_ptr<DocumentKind> make_game_kind(Desk& desk);
std::unique_ptr<DocumentKind> make_deck_kind(Desk& desk);
std::unique_ptr<DocumentKind> make_pack_kind(Desk& desk);
std::unique_ptr<DocumentKind> make_map_kind(Desk& desk);

}  // namespace chartroom::editor

// Helpers for drafts of every kind.
#pragma once

#include <functional>
#include <optional>

#include <wx/window.h>

#include "editor/ui/canvas/map_preview.h"
#include "editor/ui/desk/desk.h"

namespace chartroom::editor {

inline constexpr int kDraftPictureSide = 48;

// Makes a small picture of the map, or of an empty sea.
inline std::function<wxWindow*(wxWindow*)> small_picture(std::optional<maps::Map> map) {
  return [map = std::move(map)](wxWindow* parent) {
    const wxSize size = parent->FromDIP(wxSize(kDraftPictureSide, kDraftPictureSide));
    auto* picture = new MapPreview(parent, size);
    picture->show(map);
    return picture;
  };
}

// True if the document is as opened or begun, without any steps.
inline bool is_as_opened(const Document& document) {
  return !document.modified() && !document.can_undo() && !document.can_redo();
}

// Gives an untitled map or deck the next number if an open one has its name: two saved under one
// name would replace each other.
template <class AnyDocument>
AnyDocument told_apart(AnyDocument document, const Texts& name, const Desk& desk) {
  const bool alike = name.size() == 1 && is_untitled_name(name.begin()->second) &&
                     desk.names_taken().contains(name.begin()->second);
  if (alike && document.path().empty()) document.renumber(desk.next_untitled());
  return document;
}

}  // namespace chartroom::editor

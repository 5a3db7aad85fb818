// The selected card as it prints.
#pragma once

#include <optional>

#include "editor/model/con_sonar/deck_edit.h"
#include "editor/ui/toolkit/painted_window.h"

namespace chartroom::editor {

class CardPreview : public PaintedWindow {
 public:
  explicit CardPreview(wxWindow* parent);

  // Shows nothing if `card` is empty.
  void show(const con_sonar::Deck& deck, CardKind kind, std::optional<std::size_t> card);

 private:
  void paint(cairo_t* cr) override;

  con_sonar::Deck deck_;
  CardKind kind_ = CardKind::fleet;
  std::optional<std::size_t> card_;
};

}  // namespace chartroom::editor

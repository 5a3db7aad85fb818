// By what checks the window judges decks.
#pragma once

#include "editor/model/con_sonar/deck_findings.h"

namespace chartroom::editor {

DeckJudge deck_judge();

}  // namespace chartroom::editor

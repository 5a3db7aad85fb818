// Numbers of windows and buttons that scripts and screen readers may rely on. They never change.
#pragma once

#include <wx/defs.h>

namespace chartroom::editor {

enum WindowId : int {
  kIdRecent = 7'000,  // the recent files, the latest first
  kIdNotice = 7'100,  // the choices of a notice
  kIdBoard = 7'200,
  kIdTools,
  kIdMaps,
  kIdSide,
  kIdFindings,
  kIdProperties,
  kIdHistory,
  kIdTable,
  kIdPack,
  kIdDeckSide,
  kIdFleet,
  kIdTorpedoes,
  kIdGraph,
  kIdNations,
  kIdSymbols,
  kIdSonar,
  kIdVerdict,
  kIdPackSide,
  kIdOverlays,
  kIdGameSide,
  kIdGame,
  kIdPlayBoard,
  kIdStart = 7'300,
  kIdCommands = 10'000,  // commands have numbers from here to 31,999 (window_id)
};

}  // namespace chartroom::editor

// What each command of the window does. A command's name, menu and keys are in the model's table.
#include <string>
#include <utility>

#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/textdlg.h>

#include "editor/model/borders.h"
#include "editor/model/symmetrise.h"
#include "editor/ui/dialogs/generate_dialog.h"
#include "editor/ui/dialogs/palette_dialog.h"
#include "editor/ui/dialogs/shortcuts_dialog.h"
#include "editor/ui/frame.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"
#include "maps/release/release.h"
#include "validator/suggest/lines.h"

namespace chartroom::editor {
namespace {

constexpr double kZoomStep = 1.25;

// What a command of the menu of languages chooses; nothing for other commands.
std::optional<LanguageChoice> language_of(const Command& command) {
  constexpr std::string_view kLanguage = "language.";
  if (!command.id.starts_with(kLanguage)) return std::nullopt;
  const std::string code = command.id.substr(kLanguage.size());
  return code == "system" ? LanguageChoice() : LanguageChoice(code);
}

constexpr std::pair<const char*, maps::Symmetry> kMirrors[] = {
    {"mirror.left_right", maps::Symmetry::left_right},
    {"mirror.up_down", maps::Symmetry::up_down},
    {"mirror.main_diagonal", maps::Symmetry::main_diagonal},
    {"mirror.anti_diagonal", maps::Symmetry::anti_diagonal},
    {"mirror.half_turn", maps::Symmetry::half_turn},
    {"mirror.quarter_turn", maps::Symmetry::quarter_turn},
};

}  // namespace

void EditorFrame::bind_commands() {
  bind_file_commands();
  bind_edit_commands();
  bind_clipboard_commands();
  bind_stamp_commands();
  bind_map_commands();
  bind_deck_commands();
  bind_pack_commands();
  bind_game_commands();
  bind_tracing_commands();
  bind_overlay_commands();
  bind_finding_commands();
  bind_panel_commands();
  bind_layout_commands();
  bind_start_commands();
  bind_tool_commands();
  bind_view_commands();
}

void EditorFrame::bind_file_commands() {
  commands_.bind("file.new", [this] { begin_map(MapDocument().map()).canvas().SetFocus(); });
  commands_.bind("file.new_deck",
                 [this] { add(DeckDocument(next_untitled())).workplace().SetFocus(); });
  commands_.bind("file.new_from", [this] { on_new_from(); });
  commands_.bind("file.generate", [this] { generator().come(); });
  commands_.bind("file.open", [this] { on_open(); });
  commands_.bind("file.save", [this] { save(front()); });
  commands_.bind("file.save_as", [this] { save_as(front()); });
  commands_.bind("file.save_all", [this] { save_all(); });
  commands_.bind(
      "file.reload", [this] { compare_with_disk(front()); },
      [this] { return !front().document().path().empty(); });
  commands_.bind("file.export", [this] { on_export(); });
  commands_.bind("file.print_preview", [this] { on_print(); });
  commands_.bind("file.print", [this] { on_print(); });
  commands_.bind("file.close", [this] { close_front(); });
  commands_.bind("file.quit", [this] { Close(); });
  commands_.bind("help.manual", [this] { show_manual(); });
  commands_.bind("help.shortcuts", [this] {
    ShortcutsDialog dialog(this, commands_.bound(), commands_.shortcuts());
    if (dialog.ShowModal() != wxID_OK) return;
    commands_.use(dialog.shortcuts());
    try {
      dialog.shortcuts().save(shortcuts_file());
    } catch (const FileException& failure) {
      notice_->show(
          _("The shortcuts hold until the window closes.") + " " + fault_text(failure.error()),
          wxICON_WARNING);
    }
  });
  commands_.bind("help.about", [this] {
    wxMessageDialog dialog(this, to_wx("Chartroom " + release_name()), _("About Chartroom"), wxOK);
    dialog.SetExtendedMessage(
        _("Draws maps for the board game SONAR.") + "\n" +
        _("Unofficial: SONAR is a game by Roberto Fraga and Yohan Lemonnier.") + "\n" +
        _("MIT license."));
    dialog.ShowModal();
  });
}

void EditorFrame::bind_edit_commands() {
  commands_.bind(
      "edit.undo",
      [this] {
        if (front().has_begun_line()) return front().drop_begun_line();
        front().undoable().undo();
        update();
      },
      [this] {
        return tabs_ != nullptr && (front().has_begun_line() || front().undoable().can_undo());
      });
  commands_.bind(
      "edit.redo",
      [this] {
        front().undoable().redo();
        update();
      },
      [this] { return front().undoable().can_redo(); });
  commands_.bind("edit.select_all", [this] {
    if (wxTextEntry* field = typed_into()) return field->SelectAll();
    if (MapPage* page = front_map()) {
      page->canvas().select(page->document().map().points());
    } else {
      deck_page().select_all();
    }
  });
  commands_.bind(
      "edit.select_none", [this] { map_page().canvas().select({}); },
      [this] { return !map_page().canvas().selection().empty(); });
}

void EditorFrame::bind_map_commands() {
  for (const auto& [id, mirror] : kMirrors) {
    commands_.bind(
        id,
        [this, symmetry = mirror] {
          brush_.mirroring.set(symmetry, !brush_.mirroring.has(symmetry));
          update_tool();
        },
        [this, symmetry = mirror] { return allowed(symmetry, map_page().document().map().size); },
        [this, symmetry = mirror] { return brush_.mirroring.has(symmetry); });
  }
  const auto any = [this] { return brush_.mirroring.any(); };
  commands_.bind(
      "mirror.none",
      [this] {
        brush_.mirroring = {};
        update_tool();
      },
      any);
  const auto apply = [this](Keep keep) {
    return [this, keep] {
      change_map(symmetrised(map_page().document().map(), brush_.mirroring, keep),
                 StepLabel::apply_symmetry);
    };
  };
  commands_.bind("mirror.apply_first", apply(Keep::first), any);
  commands_.bind("mirror.apply_last", apply(Keep::last), any);
  const auto quadrants = [this](const char* id, maps::Map (*renewed)(const maps::Map&),
                                StepLabel label) {
    commands_.bind(
        id, [this, renewed, label] { change_map(renewed(map_page().document().map()), label); },
        [this, renewed] {
          const maps::Map& map = map_page().document().map();
          return renewed(map) != map;
        });
  };
  quadrants("map.renumber", renumbered, StepLabel::renumber_quadrants);
  quadrants("map.split_quadrants", separated, StepLabel::separate_quadrants);
}

void EditorFrame::bind_tool_commands() {
  for (const ToolKind& tool : tools()) {
    commands_.bind(
        "tool." + std::string(tool.id), [this, &tool] { choose_tool(tool); }, {},
        [this, &tool] { return tool_ == &tool; });
  }
  const auto widen = [this](const char* id, int by) {
    const auto next = [this, by] { return brush_.width + by; };
    commands_.bind(
        id,
        [this, next] {
          brush_.width = next();
          update_tool();
        },
        [next] { return next() >= 1 && next() <= kWidestBrush; });
  };
  widen("brush.wider", +1);
  widen("brush.narrower", -1);
  const auto layer = [this](const char* id, Layer painted, maps::Team team) {
    commands_.bind(
        id,
        [this, painted, team] {
          brush_.layer = painted;
          brush_.team = team;
          update_tool();
        },
        {},
        [this, painted, team] {
          return brush_.layer == painted && (painted != Layer::starts || brush_.team == team);
        });
  };
  layer("layer.islands", Layer::islands, maps::Team::blue);
  layer("layer.quadrants", Layer::quadrants, maps::Team::blue);
  layer("layer.surface_points", Layer::surface_points, maps::Team::blue);
  layer("layer.blue_start", Layer::starts, maps::Team::blue);
  layer("layer.green_start", Layer::starts, maps::Team::green);
  for (int number = 1; number <= maps::kMaxQuadrant; ++number) {
    commands_.bind(
        "quadrant." + std::to_string(number),
        [this, number] {
          brush_.layer = Layer::quadrants;
          brush_.quadrant = number;
          update_tool();
        },
        {},
        [this, number] { return brush_.layer == Layer::quadrants && brush_.quadrant == number; });
  }
}

void EditorFrame::bind_view_commands() {
  // The board in front is a map's or a game's.
  const auto look = [this](auto change) {
    return [this, change] {
      if (PlayPage* game = front_game()) return change(game->board());
      change(map_page().canvas());
      update_status();
    };
  };
  commands_.bind("view.zoom_in", look([](auto& board) { board.zoom(kZoomStep); }));
  commands_.bind("view.zoom_out", look([](auto& board) { board.zoom(1 / kZoomStep); }));
  commands_.bind("view.zoom_full", look([](auto& board) { board.zoom_to(1); }));
  commands_.bind("view.fit", look([](auto& board) { board.fit(); }));
  commands_.bind("view.go_to", [this] { go_to_point(); });
  commands_.bind(
      "view.marks",
      [this] {
        marks_shown_ = !marks_shown_;
        map_page().canvas().show_marks(marks_shown_);
      },
      {}, [this] { return marks_shown_; });
  commands_.bind(
      "view.beside", [this] { map_page().show_beside(!map_page().beside_shown()); }, {},
      [this] { return front_map() != nullptr && map_page().beside_shown(); });
  const auto several = [this] { return tabs_->count() > 1; };
  commands_.bind(
      "view.next_map", [this] { tabs_->step(1); }, several);
  commands_.bind(
      "view.previous_map", [this] { tabs_->step(-1); }, several);
  commands_.bind("view.palette", [this] { show_palette(); });
  for (const Command& command : commands()) {
    const std::optional<LanguageChoice> code = language_of(command);
    if (!code) continue;
    commands_.bind(
        command.id, [this, code = *code] { choose_language(code); }, {},
        [code = *code] { return chosen_language() == code; });
  }
}

void EditorFrame::choose_language(const LanguageChoice& code) {
  try {
    save_language(code);
  } catch (const FileException& failure) {
    return notice_->show(_("The choice is not kept.") + " " + fault_text(failure.error()),
                         wxICON_ERROR);
  }
  speak(code);
}

void EditorFrame::bind_finding_commands() {
  const auto some = [this] { return findings_ != nullptr && findings_->can_go(); };
  const auto fixable = [this] { return findings_ != nullptr && findings_->can_fix(); };
  const auto acceptable = [this] {
    return findings_ != nullptr && findings_->current() != nullptr && !findings_->can_include();
  };
  commands_.bind(
      "findings.next", [this] { findings_->go(+1); }, some);
  commands_.bind(
      "findings.previous", [this] { findings_->go(-1); }, some);
  commands_.bind(
      "findings.fix", [this] { findings_->fix_current(); }, fixable);
  commands_.bind(
      "findings.suggest", [this] { suggest_changes(); },
      [this] { return work_ != nullptr && !work_->busy(); });
  commands_.bind(
      "findings.suggest_mends", [this] { suggest_changes(findings_->current()); },
      [this] {
        const bool can = work_ != nullptr && !work_->busy() && findings_ != nullptr;
        const reports::Finding* finding = can ? findings_->current() : nullptr;
        return finding != nullptr && !suggest::lines_of(finding->code).empty();
      });
  commands_.bind(
      "findings.exclude", [this] { findings_->exclude_current(); }, acceptable);
  commands_.bind(
      "findings.include", [this] { findings_->include_current(); },
      [this] { return findings_ != nullptr && findings_->can_include(); });
  commands_.bind(
      "findings.accepted", [this] { findings_->show_accepted(!findings_->accepted_shown()); },
      [this] { return findings_ != nullptr; },
      [this] { return findings_ != nullptr && findings_->accepted_shown(); });
  constexpr std::pair<const char*, FindingColumn> kSorted[] = {
      {"findings.by_severity", FindingColumn::severity},
      {"findings.by_code", FindingColumn::code},
      {"findings.by_place", FindingColumn::place},
      {"findings.by_text", FindingColumn::text}};
  const auto there = [this] { return findings_ != nullptr; };
  const auto order = [this] { return findings_ == nullptr ? FindingOrder() : findings_->order(); };
  for (const auto& [id, sorted_by] : kSorted) {
    commands_.bind(
        id,
        [this, column = sorted_by] {
          findings_->sort({column, findings_->order().reversed});
        },
        there, [order, column = sorted_by] { return order().column == column; });
  }
  commands_.bind(
      "findings.reversed",
      [this, order] {
        findings_->sort({order().column, !order().reversed});
      },
      there, [order] { return order().reversed; });
  commands_.bind(
      "findings.explain", [this] { findings_->explain(); }, some);
}

void EditorFrame::bind_panel_commands() {
  const auto there = [this] { return findings_ != nullptr; };
  const auto show_panel = [&](const char* id, std::size_t page) {
    commands_.bind(
        id,
        [this, page] {
          const std::size_t place = std::min(page, side().panels.size() - 1);
          if (!panels_.side_shown) {
            show_panels(panels_.tools_shown, true, panels_.findings_shown);
          }
          side().book->SetSelection(place);
          side().panels[place]->SetFocus();
        },
        there,
        [this, page] {
          return panels_.side_shown && side().book->GetSelection() == static_cast<int>(page);
        });
  };
  show_panel("panel.properties", 0);
  show_panel("map.properties", 0);
  show_panel("panel.history", 1);
  show_panel("panel.table", 2);
  show_panel("panel.pack", 3);
  show_panel("panel.nations", 2);
  show_panel("panel.symbols", 3);
  show_panel("panel.sonar", 4);
}

void EditorFrame::change_map(maps::Map next, StepLabel label) {
  front().finish_edit();
  map_page().document().apply(std::move(next), label);
  update();
}

void EditorFrame::go_to_point() {
  const maps::Size sea = map_page().document().map().size;
  const wxString last = to_wx(to_string(maps::Point(sea.columns - 1, sea.rows - 1)));
  wxString question = wxString::Format(_("A point from A1 to %s:"), last);
  for (wxString answer;;) {
    wxTextEntryDialog dialog(this, question, _("Go to Point"), answer);
    if (dialog.ShowModal() != wxID_OK) return;
    answer = dialog.GetValue();
    const auto point = maps::parse_point(from_wx(answer.Upper().Trim().Trim(false)));
    if (point && sea.contains(*point)) return map_page().canvas().go_to(*point);
    question =
        wxString::Format(_("This sea has no point of that name.\nA point from A1 to %s:"), last);
  }
}

void EditorFrame::show_palette() {
  PaletteDialog dialog(this, commands_);
  if (dialog.ShowModal() == wxID_OK) commands_.run(dialog.chosen());
}

}  // namespace chartroom::editor

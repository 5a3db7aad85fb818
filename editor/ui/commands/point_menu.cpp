// The menu of a point of the board: its content, what can be painted, and its findings.
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include <wx/intl.h>
#include <wx/menu.h>

#include "editor/model/mirrored_change.h"
#include "editor/model/tools/tools.h"
#include "editor/ui/commands/commands.h"
#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr std::size_t kMostFindings = 5;
constexpr std::size_t kLongestFinding = 70;

class PointMenu {
 public:
  explicit PointMenu(wxMenu& menu) : menu_(menu) {}

  wxMenuItem* add(const wxString& name, std::function<void()> run) {
    return bind(menu_, menu_.Append(wxID_ANY, name), std::move(run));
  }
  void add_check(wxMenu& menu, const wxString& name, bool on, std::function<void()> run) {
    wxMenuItem* item = menu.AppendCheckItem(wxID_ANY, name);
    item->Check(on);
    bind(menu, item, std::move(run));
  }

 private:
  wxMenuItem* bind(wxMenu& menu, wxMenuItem* item, std::function<void()> run) {
    menu_.Bind(
        wxEVT_MENU, [run = std::move(run)](wxCommandEvent&) { run(); }, item->GetId());
    static_cast<void>(menu);
    return item;
  }

  wxMenu& menu_;
};

// Returns a label with escaped "&", which menus take as a sign.
wxString label(const wxString& text) { return wxControl::EscapeMnemonics(text); }

void use_once(Workbench& at, std::string_view tool, maps::Point point) {
  MapPage& page = at.map_page();
  page.canvas().finish_stroke();
  maps::PointSet nothing_selected;
  const std::unique_ptr<Tool> once =
      find_tool(tool)->make({page.document(), at.brush, nothing_selected});
  once->press(point);
  once->release();
  at.update_tool();
  at.update();
}

void add_properties(Workbench& at, wxMenu& menu, maps::Point point) {
  PointMenu items(menu);
  const maps::Map& map = at.map();
  const maps::PointSet here{point};
  const auto set = [&at, here](maps::MapEdit edit, StepLabel step) {
    return [&at, here, edit = std::move(edit), step] {
      at.change_map(with_images(at.map(), edited(at.map(), {edit}), here, at.brush.mirroring),
                    step);
    };
  };
  const bool island = map.islands.contains(point);
  items.add_check(menu, _("Island"), island,
                  set(maps::SetIslands{here, !island}, label_of(Layer::islands, island)));
  const bool safe = map.surface_points().contains(point);
  if (!island) {
    items.add_check(
        menu, _("Surface Point"), safe,
        set(maps::SetSurfacePoints{here, !safe}, label_of(Layer::surface_points, safe)));
    for (const maps::Team team : maps::kTeams) {
      const bool on = map.starts.of(team) == point;
      items.add_check(menu, team == maps::Team::blue ? _("Blue's Start") : _("Green's Start"), on,
                      set(maps::SetStart{team, on ? std::nullopt : std::optional(point)},
                          label_of(Layer::starts, on)));
    }
  }
  auto* quadrants = new wxMenu;
  for (int number = 1; number <= maps::kMaxQuadrant; ++number) {
    items.add_check(*quadrants, wxString::Format(_("Quadrant %d"), number),
                    map.quadrants.at(point) == number,
                    set(maps::SetQuadrant{here, number}, StepLabel::paint_quadrants));
  }
  menu.AppendSubMenu(quadrants, _("Quadrant"));
}

void add_findings(Workbench& at, wxMenu& menu, maps::Point point) {
  PointMenu items(menu);
  LiveFindings& findings = at.map_page().findings();
  std::size_t added = 0;
  for (std::size_t i = 0; i < findings.size() && added < kMostFindings; ++i) {
    if (findings.at(i).excluded || !findings.at(i).points.contains(point)) continue;
    if (added++ == 0) menu.AppendSeparator();
    items.add(label(shortened(to_wx(findings.at(i).code + ": ") + message_text(findings.at(i)),
                              kLongestFinding)),
              [&at, i] {
                FindingSource& source = *at.map_page().finding_source();
                source.findings().set_current(i);
                source.go_to_finding(i);
                at.findings->update();
              });
  }
}

}  // namespace

void add_commands(Workbench& at, wxMenu& menu, std::initializer_list<const char*> commands) {
  for (const char* id : commands) {
    menu.Append(window_id(id), command_name(*find_command(id)))->Enable(at.commands.enabled(id));
  }
}

void show_menu_of(Workbench& at, std::initializer_list<const char*> commands) {
  wxMenu menu;
  add_commands(at, menu, commands);
  at.window.PopupMenu(&menu);
}

void show_point_menu(Workbench& at, maps::Point point, const wxPoint& where) {
  wxMenu menu;
  PointMenu items(menu);
  const maps::Map& map = at.map();
  menu.Append(wxID_ANY, label(describe_point(map, point)))->Enable(false);
  menu.AppendSeparator();
  const bool erases = at.brush.layer != Layer::quadrants && is_painted(map, at.brush, point);
  items.add(erases ? _("Erase Here") : _("Paint Here"),
            [&at, point] { use_once(at, "pencil", point); });
  items.add(_("Pick What Is Here"), [&at, point] { use_once(at, "picker", point); });
  menu.AppendSeparator();
  add_properties(at, menu, point);
  add_findings(at, menu, point);
  menu.AppendSeparator();
  add_commands(at, menu, {"edit.cut", "edit.copy", "edit.paste"});
  at.board().PopupMenu(&menu, where);
}

}  // namespace chartroom::editor

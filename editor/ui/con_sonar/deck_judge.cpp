#include "editor/ui/con_sonar/deck_judge.h"

#include "maps/con_sonar/deck_file.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/judge_map.h"

namespace chartroom::editor {

DeckJudge deck_judge() {
  return {.findings =
              [](const std::string& text, const std::string& path) {
                std::vector<reports::Finding> findings;
                for (const FileError& error : con_sonar::parse_deck(text, path).errors) {
                  findings.push_back(fault_finding(checks::standard_catalogue(), error));
                }
                return findings;
              },
          .why =
              [](const std::string& code) {
                const checks::Catalogue catalogue = checks::standard_catalogue();
                const checks::Check* check = catalogue.find(code);
                return check == nullptr ? std::string() : std::string(check->why);
              }};
}

}  // namespace chartroom::editor

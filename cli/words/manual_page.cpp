#include "cli/words/manual_page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace chartroom::cli {
namespace {

// Escapes text: hyphens stay typable, and no line becomes a request.
std::string plain(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool at_begin = result.empty() || result.back() == '\n';
    if (at_begin && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
  }
  return result;
}

std::string capitals(std::string text) {
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

std::string paragraph(const OptionWords& option) {
  std::string names;
  for (const std::string& name : option.names) {
    names += (names.empty() ? "" : ", ") + ("\\fB" + plain(name) + "\\fR");
  }
  if (!option.value.empty() && option.names[0].starts_with('-')) {
    names += " \\fI" + plain(option.value) + "\\fR";
  }
  std::string text = ".TP\n" + names + "\n" + plain(option.description) + "\n";
  if (!option.choices.empty()) {
    text += plain(fmt::format("({})", fmt::join(option.choices, ", "))) + "\n";
  }
  return text;
}

// An operand: "IN", "[MAP]", "PATH ...", "[PATH ...]".
std::string synopsis(const OptionWords& operand) {
  const std::string name = plain(operand.names[0]);
  if (!operand.required) return fmt::format(".RI [ {} {}]\n", name, operand.many ? "\\ ..." : "");
  return operand.many ? fmt::format(".IR {} \\ ...\n", name) : fmt::format(".I {}\n", name);
}

}  // namespace

std::string manual_page(const std::string& program, const VerbWords& verb) {
  std::string text = fmt::format(
      ".TH {} 1 \"\" \"Chartroom\" \"User Commands\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n.B {} {}\n"
      ".RI [ OPTION ...]\n",
      capitals(program + "\\-" + verb.name), plain(program + "-" + verb.name), plain(verb.summary),
      program, plain(verb.name));
  for (const OptionWords& operand : verb.operands) {
    text += synopsis(operand);
  }
  text += ".SH DESCRIPTION\n" + plain(verb.summary) + "\n";
  if (!verb.more.empty()) text += ".PP\n.nf\n" + plain(verb.more) + "\n.fi\n";
  text += ".SH OPTIONS\n";
  for (const OptionWords& operand : verb.operands) text += paragraph(operand);
  for (const OptionWords& option : verb.options) text += paragraph(option);
  return text + fmt::format(".SH SEE ALSO\n.BR {} (1)\n", program);
}

}  // namespace chartroom::cli

#include "editor/ui/toolkit/translations.h"

#include <clocale>
#include <string_view>

#include <wx/arrstr.h>
#include <wx/translation.h>
#include <wx/utils.h>

#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/message_catalogue.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/safe_file.h"

// GNU gettext reads LANGUAGE again after this changes.
extern "C" int _nl_msg_cat_cntr;

namespace chartroom::editor {
namespace {

constexpr const char* kDomain = "chartroom-editor";
constexpr std::string_view kSystem = "system";  // in the file

// Gives wx the program's catalogs. Catalogs of other domains (wx's own) are on the disk.
class BuiltIn : public wxFileTranslationsLoader {
 public:
  wxMsgCatalog* LoadCatalog(const wxString& domain, const wxString& language) override {
    if (domain != kDomain) return wxFileTranslationsLoader::LoadCatalog(domain, language);
    for (const MessageCatalogue& catalogue : editor_catalogues()) {
      if (to_wx(std::string(catalogue.language)) != language) continue;
      return wxMsgCatalog::CreateFromData(
          wxScopedCharBuffer::CreateNonOwned(catalogue.bytes.data(), catalogue.bytes.size()),
          domain);
    }
    return nullptr;
  }

  wxArrayString GetAvailableTranslations(const wxString& domain) const override {
    if (domain != kDomain) return wxFileTranslationsLoader::GetAvailableTranslations(domain);
    wxArrayString languages;
    for (const MessageCatalogue& catalogue : editor_catalogues()) {
      languages.Add(to_wx(std::string(catalogue.language)));
    }
    return languages;
  }
};

// Makes GTK follow LANGUAGE: wx sets the locale "C", in which GTK's texts are always English.
// Numbers stay as in "C".
void let_gtk_translate() {
  const char* of_system = std::setlocale(LC_MESSAGES, "");
  const std::string_view name = of_system == nullptr ? "C" : of_system;
  if (name == "C" || name == "POSIX") std::setlocale(LC_MESSAGES, "C.UTF-8");
}

}  // namespace

LanguageChoice chosen_language() {
  const ParseResult<std::string> bytes = read_file(language_file());
  if (!bytes) return std::nullopt;
  std::string code = *bytes.value;
  while (code.ends_with('\n')) code.pop_back();
  return code == kSystem ? std::nullopt : LanguageChoice(code);
}

void save_language(const LanguageChoice& code) {
  save_file(language_file(), code.value_or(std::string(kSystem)) + "\n");
}

void translate(const LanguageChoice& code) {
  static const auto of_system = [] {
    wxString value;
    return wxGetEnv("LANGUAGE", &value) ? std::optional(value) : std::nullopt;
  }();
  auto* translations = new wxTranslations;
  translations->SetLoader(new BuiltIn);
  if (code) {
    translations->SetLanguage(to_wx(*code));
    wxSetEnv("LANGUAGE", to_wx(*code));  // for GTK's texts
  } else if (of_system) {
    wxSetEnv("LANGUAGE", *of_system);
  } else {
    wxUnsetEnv("LANGUAGE");
  }
  let_gtk_translate();
  ++_nl_msg_cat_cntr;
  name_keys_anew();
  wxTranslations::Set(translations);
  translations->AddStdCatalog();
  translations->AddCatalog(kDomain, wxLANGUAGE_ENGLISH);
}

std::string ui_language() {
  wxTranslations* const translations = wxTranslations::Get();
  if (translations == nullptr) return "en";  // before a window, as in tests
  const wxString best = translations->GetBestTranslation(kDomain, wxLANGUAGE_ENGLISH);
  return best.empty() ? "en" : from_wx(best.Left(2));
}

}  // namespace chartroom::editor

#include "editor/model/generate/found_pack.h"

#include "maps/platform/safe_file.h"
#include "validator/generate/pack_folder.h"

namespace chartroom::editor {

std::string save_as_pack(const SearchState& search, const std::string& folder) {
  if (generate::is_taken(folder)) {
    throw FileException(FileError::with_message(folder, message("the folder is not empty")));
  }
  maps::Pack pack = search.pack;
  const generate::Signature signature = generate::signature_of(folder);
  pack.id = signature.id;
  pack.name = {{"en", signature.name}};
  save_maps(folder, search.found);
  return generate::save_pack(folder, pack);
}

}  // namespace chartroom::editor

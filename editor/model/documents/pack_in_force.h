// The pack at or above a document's file: its severities, thresholds and exclusions hold for it,
// and it tells what the file is to the files beside it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/model/documents/document.h"
#include "maps/files/pack_file.h"
#include "validator/checks/packs/checked_packs.h"
#include "validator/checks/pipeline/exclusions.h"

namespace chartroom::editor {

// The pack of that path as it is being edited; null where it is not open.
using OpenPacks = std::function<const maps::Pack*(const std::string& path)>;

class PackInForce {
 public:
  // From now on packs that are open hold as they are, and not as they are on the disk.
  void heed(OpenPacks open) { open_ = std::move(open); }

  // Finds the pack of a file ("": none), and reads it where it is another one than before or has
  // changed, or one above it has. Whether that is so.
  bool read(const std::string& document_path, const checks::Catalogue& catalogue);

  // Null where there is none, or it cannot be read. Its checks are those that hold under what packs
  // above it lock.
  const maps::PackFile* pack() const { return pack_ ? &*pack_ : nullptr; }
  // "" where there is none.
  const std::string& path() const { return path_; }
  // What it has made say less, as `validate` tells of it; nothing where that is nothing.
  std::vector<reports::PackEffect> effects(const std::vector<reports::Finding>& findings,
                                           const checks::Profile& profile) const;
  // What the checks find of the file as part of its pack; nothing where there is none. What other
  // files say is as it was when the pack was read.
  std::vector<reports::Finding> member_findings(const checks::MemberFile& file,
                                                const checks::Profile& profile) const;

 private:
  // What a pack at or above the file lists, and what it lists besides.
  struct Listing {
    std::string folder;
    std::string own_name;
    checks::ListedFiles listed;
    checks::KnownMembers others;
  };

  using Stamps = std::vector<std::pair<std::string, std::optional<FileStamp>>>;

  Stamps stamps_above(const std::string& document_path) const;
  std::optional<maps::PackFile> load(const std::string& path) const;
  void put_under_those_above(const checks::Catalogue& catalogue);
  void read_listings();

  OpenPacks open_;
  std::string document_path_;
  std::vector<Listing> listings_;  // the outermost first
  std::optional<maps::PackFile> pack_;
  std::optional<maps::Pack> read_;  // the same as it is in its file
  std::string path_;
  std::optional<FileStamp> stamp_;
  Stamps above_;
  std::vector<checks::Weakening> weakenings_;
};

// The exclusions of the pack by which a finding on a map or deck is accepted. `pack` may be null.
std::vector<maps::Exclusion> exclusions_of(const maps::PackFile* pack, const checks::FileId& on,
                                           const reports::Finding& finding);

// Why a finding on this document cannot be excluded: no file yet, no pack, a pack that cannot be
// read. Nothing where it can.
std::optional<std::string> why_not_excluded(const Document& document);

}  // namespace chartroom::editor

// The pack at or above a document's file: its severities, thresholds and exclusions apply to the
// document, and it relates the file to its neighbors.
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

// Returns the edited pack of a path; null if it is not open.
using OpenPacks = std::function<const maps::Pack*(const std::string& path)>;

class PackInForce {
 public:
  // Uses open packs as edited from now on, not as they are on the disk.
  void follow(OpenPacks open) { open_ = std::move(open); }

  // Finds the pack of a file ("": none), and reads it if it or a pack above it is another one or
  // has changed. Returns true if it was read.
  bool read(const std::string& document_path, const checks::Catalogue& catalogue);

  // The pack, or null if none can be read. Its checks respect the locks of packs above it.
  const maps::PackFile* pack() const { return pack_ ? &*pack_ : nullptr; }
  // The pack's path; "" if there is none.
  const std::string& path() const { return path_; }
  // Returns the packs at and above the file that cannot be read, so that their settings do not
  // apply.
  std::vector<reports::NotRun> not_applied() const;
  // Returns the pack's softening effects as `validate` reports them; none if it has none.
  std::vector<reports::PackEffect> effects(const std::vector<reports::Finding>& findings,
                                           const checks::Profile& profile) const;
  // Returns the findings on the file as a member of its pack; none without a pack. Other files
  // count as they were when the pack was read.
  std::vector<reports::Finding> member_findings(const checks::MemberFile& file,
                                                const checks::Profile& profile) const;

 private:
  // The files that a pack at or above the file lists, and the others in its folder.
  struct Listing {
    std::string folder;
    std::string own_name;
    checks::ListedFiles listed;
    checks::KnownMembers others;
  };

  using Stamps = std::vector<std::pair<std::string, std::optional<FileStamp>>>;

  Stamps stamps_above(const std::string& document_path) const;
  std::optional<maps::PackFile> load(const std::string& path) const;
  // Loads a pack, and remembers it if it cannot be read.
  std::optional<maps::PackFile> load_in_force(const std::string& path);
  void put_under_those_above(const checks::Catalogue& catalogue);
  void read_listings();

  OpenPacks open_;
  std::string document_path_;
  std::vector<Listing> listings_;  // outermost first
  std::optional<maps::PackFile> pack_;
  std::optional<maps::Pack> read_;  // the pack as read, before the locks of packs above it
  std::string path_;
  std::optional<FileStamp> stamp_;
  Stamps above_;
  std::vector<checks::Weakening> weakenings_;
  std::vector<std::string> unreadable_;
};

// Returns the exclusions of the pack that exclude a finding on a map or deck. `pack` may be null.
std::vector<maps::Exclusion> matching_exclusions(const maps::PackFile* pack,
                                                 const checks::FileId& on,
                                                 const reports::Finding& finding);

// Returns why a finding on this document cannot be excluded: it has no file, no pack, or an
// unreadable pack. Empty if it can.
std::optional<std::string> why_not_excluded(const Document& document);

}  // namespace chartroom::editor

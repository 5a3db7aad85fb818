// The kinds of documents in tabs, and sets of them: the scopes of commands.
#pragma once

#include <cstdint>

namespace chartroom::editor {

// The kind of the document in front; none for the start page. Kinds that no command names have
// other numbers, up to 31.
enum class PageKind : std::uint8_t { none, map, deck, pack, game };

class KindSet {
 public:
  constexpr explicit KindSet(std::uint32_t bits) : bits_(bits) {}
  constexpr explicit KindSet(PageKind kind) : KindSet(1U << static_cast<unsigned>(kind)) {}

  constexpr bool contains(PageKind kind) const { return (bits_ & KindSet(kind).bits_) != 0; }
  constexpr KindSet operator|(KindSet other) const { return KindSet(bits_ | other.bits_); }
  constexpr KindSet operator-(KindSet other) const { return KindSet(bits_ & ~other.bits_); }
  constexpr bool operator==(const KindSet&) const = default;

 private:
  std::uint32_t bits_;
};

inline constexpr KindSet kMaps(PageKind::map);
inline constexpr KindSet kDecks(PageKind::deck);
inline constexpr KindSet kPacks(PageKind::pack);
inline constexpr KindSet kGames(PageKind::game);
inline constexpr KindSet kAlways(~std::uint32_t{0});
inline constexpr KindSet kDocuments = kAlways - KindSet(PageKind::none);

}  // namespace chartroom::editor

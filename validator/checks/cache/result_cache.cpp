#include "validator/checks/cache/result_cache.h"

#include <bit>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "validator/reports/translation.h"

namespace chartroom::checks {
namespace {

// Writes values one after the other.
class Packer {
 public:
  static constexpr bool kReads = false;

  explicit Packer(std::string_view language) : tr_(reports::report_translator(language)) {}

  void operator()(std::uint64_t number) {
    for (int i = 0; i < 8; ++i) bytes_ += static_cast<char>(number >> (8 * i) & 0xFF);
  }
  void operator()(const std::string& text) {
    (*this)(std::uint64_t{text.size()});
    bytes_ += text;
  }
  // In both languages; read back it knows no others.
  void operator()(const Message& said) {
    (*this)(said.english());
    (*this)(said.in(tr_));
  }
  std::string bytes() && { return std::move(bytes_); }

 private:
  Translator tr_;
  std::string bytes_;
};

// Reads them back. What does not lie within the bytes is 0 and empty, and not good.
class Unpacker {
 public:
  static constexpr bool kReads = true;

  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

  void operator()(std::uint64_t& number) {
    number = 0;
    good_ = good_ && rest_.size() >= 8;
    if (!good_) return;
    for (int i = 0; i < 8; ++i) {
      number |= std::uint64_t{static_cast<unsigned char>(rest_[static_cast<std::size_t>(i)])}
                << (8 * i);
    }
    rest_.remove_prefix(8);
  }
  void operator()(std::string& text) {
    const std::size_t size = length();
    text = rest_.substr(0, size);
    rest_.remove_prefix(size);
  }
  // The number of elements to come, each of which takes a byte or more.
  std::size_t length() {
    std::uint64_t size = 0;
    (*this)(size);
    good_ = good_ && size <= rest_.size();
    return good_ ? static_cast<std::size_t>(size) : 0;
  }
  void refuse() { good_ = false; }
  bool good() const { return good_; }
  bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
  bool good_ = true;
};

// Each function describes a type for both ways. Those of plain types stand first, as lists and
// pairs of them look for theirs where they are written.
template <class Archive>
void transfer(Archive& archive, std::string& text);
template <class Archive>
void transfer(Archive& archive, maps::Point& point);
template <class Archive>
void transfer(Archive& archive, Message& said);
template <class Archive>
void transfer(Archive& archive, reports::EvidenceValue& value);
template <class Archive>
void transfer(Archive& archive, std::pair<std::string, reports::EvidenceValue>& one);
template <class Archive>
void transfer(Archive& archive, reports::Metric& metric);
template <class Archive>
void transfer(Archive& archive, reports::NotRun& one);
template <class Archive>
void transfer(Archive& archive, reports::PlayVerdict& verdict);
template <class Archive>
void transfer(Archive& archive, reports::PlayReport& play);
template <class Archive>
void transfer(Archive& archive, reports::Finding& finding);

template <class Archive, class T>
requires std::is_arithmetic_v<T> || std::is_enum_v<T>
void transfer(Archive& archive, T& number) {
  std::uint64_t bits = 0;
  if constexpr (std::is_same_v<T, double>) {
    bits = std::bit_cast<std::uint64_t>(number);
  } else {
    bits = static_cast<std::uint64_t>(number);
  }
  archive(bits);
  if constexpr (std::is_same_v<T, double>) {
    number = std::bit_cast<double>(bits);
  } else {
    number = static_cast<T>(bits);
  }
}

template <class Archive>
void transfer(Archive& archive, std::string& text) {
  archive(text);
}

template <class Archive, class T>
void transfer(Archive& archive, std::vector<T>& list) {
  if constexpr (Archive::kReads) {
    list.resize(archive.length());
  } else {
    archive(std::uint64_t{list.size()});
  }
  for (T& one : list) transfer(archive, one);
}

template <class Archive, class T>
void transfer(Archive& archive, std::optional<T>& value) {
  bool there = value.has_value();
  transfer(archive, there);
  if (!there) return;
  if (!value) value.emplace();
  transfer(archive, *value);
}

template <class Archive>
void transfer(Archive& archive, maps::PointSet& points) {
  std::vector<maps::Point> list(points.begin(), points.end());
  transfer(archive, list);
  if constexpr (Archive::kReads) {
    for (const maps::Point p : list) {
      if (maps::Size{maps::kMaxSide, maps::kMaxSide}.contains(p)) {
        points.insert(p);
      } else {
        archive.refuse();
      }
    }
  }
}

template <class Archive>
void transfer(Archive& archive, maps::Point& point) {
  transfer(archive, point.row);
  transfer(archive, point.column);
}

// What is read back is said in the language that it was kept in: the English words are a part.
template <class Archive>
void transfer(Archive& archive, std::string& english, Message& said) {
  if constexpr (Archive::kReads) {
    std::string words;
    archive(english);
    archive(words);
    said = Message(words);
  } else {
    archive(said);
  }
}

template <class Archive>
void transfer(Archive& archive, Message& said) {
  std::string english;
  transfer(archive, english, said);
}

template <class Archive>
void transfer(Archive& archive, reports::EvidenceValue& value) {
  std::uint64_t kind = value.index();
  archive(kind);
  const auto as = [&]<class T>(T empty) {
    if constexpr (Archive::kReads) value = std::move(empty);
    transfer(archive, std::get<T>(value));
  };
  if (kind == 0) return as(std::int64_t{});
  if (kind == 1) return as(std::string());
  if (kind == 2) return as(std::vector<std::int64_t>());
  if (kind == 3) return as(std::vector<std::string>());
  if constexpr (Archive::kReads) archive.refuse();
}

template <class Archive>
void transfer(Archive& archive, std::pair<std::string, reports::EvidenceValue>& one) {
  transfer(archive, one.first);
  transfer(archive, one.second);
}

template <class Archive>
void transfer(Archive& archive, reports::Metric& metric) {
  transfer(archive, metric.name);
  transfer(archive, metric.value);
  transfer(archive, metric.exact);
}

template <class Archive>
void transfer(Archive& archive, reports::NotRun& one) {
  transfer(archive, one.code);
  transfer(archive, one.reason);
  bool translated = !one.said.empty();
  transfer(archive, translated);
  std::string english;
  if (translated) transfer(archive, english, one.said);
  transfer(archive, one.unopened);
}

template <class Archive>
void transfer(Archive& archive, reports::PlayVerdict& verdict) {
  transfer(archive, verdict.question);
  transfer(archive, verdict.level);
  transfer(archive, verdict.share.estimate);
  transfer(archive, verdict.share.low);
  transfer(archive, verdict.share.high);
  transfer(archive, verdict.decision);
  transfer(archive, verdict.favours);
  transfer(archive, verdict.games);
  transfer(archive, verdict.proof);
  transfer(archive, verdict.who);
  transfer(archive, verdict.summary);
}

template <class Archive>
void transfer(Archive& archive, reports::PlayReport& play) {
  transfer(archive, play.sentence);
  transfer(archive, play.verdicts);
  transfer(archive, play.table);
  transfer(archive, play.remarks);
}

template <class Archive>
void transfer(Archive& archive, reports::Finding& finding) {
  transfer(archive, finding.code);
  transfer(archive, finding.message, finding.said);
  transfer(archive, finding.points);
  transfer(archive, finding.places);
  transfer(archive, finding.evidence);
  transfer(archive, finding.pointer);
}

template <class Archive>
void transfer(Archive& archive, DeepResults& results) {
  transfer(archive, results.metrics);
  transfer(archive, results.not_run);
  transfer(archive, results.play);
  transfer(archive, results.findings);
}

}  // namespace

std::optional<std::string> packed(const DeepResults& results, std::string_view language) {
  for (const reports::Finding& finding : results.findings) {
    if (finding.fix) return std::nullopt;
  }
  DeepResults copy = results;  // both ways take what may change
  Packer packer(language);
  transfer(packer, copy);
  return std::move(packer).bytes();
}

std::optional<DeepResults> unpacked(std::string_view bytes) {
  DeepResults results;
  Unpacker unpacker(bytes);
  transfer(unpacker, results);
  if (!unpacker.good() || !unpacker.at_end()) return std::nullopt;
  return results;
}

}  // namespace chartroom::checks

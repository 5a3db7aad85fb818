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
  // Writes the message in both languages; unpacked, it has no others.
  void operator()(const Message& said) {
    (*this)(said.english());
    (*this)(said.in(tr_));
  }
  std::string bytes() && { return std::move(bytes_); }

 private:
  Translator tr_;
  std::string bytes_;
};

// Reads values. Beyond the end of the bytes, values are 0 or empty, and good() is false.
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

// Takes values to or from bytes: each function describes a type for both ways.
template <class Bytes>
class Archive {
 public:
  explicit Archive(Bytes& bytes) : bytes_(bytes) {}

  void transfer(DeepResults& all) { each(all.metrics, all.not_run, all.play, all.findings); }

 private:
  template <class... Values>
  void each(Values&... values) {
    (transfer(values), ...);
  }

  template <class T>
  requires std::is_arithmetic_v<T> || std::is_enum_v<T>
  void transfer(T& number) {
    std::uint64_t bits = 0;
    if constexpr (std::is_same_v<T, double>) {
      bits = std::bit_cast<std::uint64_t>(number);
    } else {
      bits = static_cast<std::uint64_t>(number);
    }
    bytes_(bits);
    if constexpr (std::is_same_v<T, double>) {
      number = std::bit_cast<double>(bits);
    } else {
      number = static_cast<T>(bits);
    }
  }

  void transfer(std::string& text) { bytes_(text); }

  template <class T>
  void transfer(std::vector<T>& list) {
    if constexpr (Bytes::kReads) {
      list.resize(bytes_.length());
    } else {
      bytes_(std::uint64_t{list.size()});
    }
    for (T& one : list) transfer(one);
  }

  template <class T>
  void transfer(std::optional<T>& value) {
    bool there = value.has_value();
    transfer(there);
    if (!there) return;
    if (!value) value.emplace();
    transfer(*value);
  }

  void transfer(maps::PointSet& points) {
    std::vector<maps::Point> list(points.begin(), points.end());
    transfer(list);
    if constexpr (Bytes::kReads) {
      for (const maps::Point p : list) {
        if (maps::Size{maps::kMaxSide, maps::kMaxSide}.contains(p)) {
          points.insert(p);
        } else {
          bytes_.refuse();
        }
      }
    }
  }

  // Reads only the words of the kept language into `said`; English is a member of its own.
  void transfer(std::string& english, Message& said) {
    if constexpr (Bytes::kReads) {
      std::string words;
      bytes_(english);
      bytes_(words);
      said = Message(words);
    } else {
      bytes_(said);
    }
  }

  void transfer(Message& said) {
    std::string english;
    transfer(english, said);
  }

  void transfer(reports::EvidenceValue& value) {
    std::uint64_t kind = value.index();
    bytes_(kind);
    const auto as = [&]<class T>(T empty) {
      if constexpr (Bytes::kReads) value = std::move(empty);
      transfer(std::get<T>(value));
    };
    if (kind == 0) return as(std::int64_t{});
    if (kind == 1) return as(std::string());
    if (kind == 2) return as(std::vector<std::int64_t>());
    if (kind == 3) return as(std::vector<std::string>());
    if constexpr (Bytes::kReads) bytes_.refuse();
  }

  void transfer(reports::NotRun& one) {
    bool translated = !one.said.empty();
    each(one.code, one.reason, translated);
    std::string english;
    if (translated) transfer(english, one.said);
    transfer(one.unopened);
  }

  void transfer(reports::PlayVerdict& one) {
    each(one.question, one.level, one.share.estimate, one.share.low, one.share.high, one.decision);
    each(one.favours, one.games, one.proof, one.who, one.summary);
  }

  void transfer(reports::Finding& one) {
    transfer(one.code);
    transfer(one.message, one.said);
    each(one.points, one.places, one.evidence, one.pointer);
  }

  void transfer(maps::Point& one) { each(one.row, one.column); }
  void transfer(reports::Evidence::value_type& one) { each(one.first, one.second); }
  void transfer(reports::Metric& one) { each(one.name, one.value, one.exact); }
  void transfer(reports::PlayReport& one) {
    each(one.sentence, one.verdicts, one.table, one.remarks);
  }

  Bytes& bytes_;
};

}  // namespace

std::optional<std::string> packed(const DeepResults& results, std::string_view language) {
  for (const reports::Finding& finding : results.findings) {
    if (finding.fix) return std::nullopt;
  }
  DeepResults copy = results;  // both ways take what may change
  Packer packer(language);
  Archive(packer).transfer(copy);
  return std::move(packer).bytes();
}

std::optional<DeepResults> unpacked(std::string_view bytes) {
  DeepResults results;
  Unpacker unpacker(bytes);
  Archive(unpacker).transfer(results);
  if (!unpacker.good() || !unpacker.at_end()) return std::nullopt;
  return results;
}

}  // namespace chartroom::checks

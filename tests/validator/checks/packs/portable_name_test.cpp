#include "validator/checks/packs/portable_name.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace chartroom::checks {
namespace {

TEST(PortableName, IsNotThatOfADevice) {
  for (const char* name : {"aux", "con.map.json", "NUL.map.json", "Prn", "com1.map.json", "COM9",
                           "lpt0.txt", "com¹.map.json", "aux .map.json", "conin$", "aux.a.b"}) {
    EXPECT_EQ(fault_of_name(name), NameFault::device) << name;
  }
  for (const char* name : {"auxiliary.map.json", "com.map.json", "com10.map.json", "a.aux",
                           "con-1.map.json", "console", "lptx", "nul-"}) {
    EXPECT_EQ(fault_of_name(name), NameFault::none) << name;
  }
}

TEST(PortableName, HasNoCharacterThatWindowsRefuses) {
  for (const char c : std::string(":?*<>|\"\\")) {
    const std::string name = "a" + std::string(1, c) + "b.map.json";
    EXPECT_EQ(fault_of_name(name), NameFault::character) << name;
    EXPECT_EQ(refused_character(name), std::string(1, c));
  }
  EXPECT_EQ(fault_of_name("a\tb"), NameFault::control);
  EXPECT_EQ(fault_of_name("a\nb"), NameFault::control);
  EXPECT_EQ(fault_of_name("a\xFF"), NameFault::not_utf8);
  EXPECT_EQ(fault_of_name("Große Bucht (2) 'x' [y] #1 & `z`; 100% ~.map.json"), NameFault::none);
}

TEST(PortableName, EndsInNoSpaceOrPeriod) {
  EXPECT_EQ(fault_of_name("guests "), NameFault::ending);
  EXPECT_EQ(fault_of_name("guests."), NameFault::ending);
  EXPECT_EQ(fault_of_name(" guests"), NameFault::none);
  EXPECT_EQ(fault_of_name(".guests"), NameFault::none);
}

TEST(PortableName, ShowsAllItsCharactersAndIsShort) {
  EXPECT_EQ(fault_of_name("rtl\u202Enosj.map.json"), NameFault::hidden);
  EXPECT_EQ(fault_of_name("a\u200B.map.json"), NameFault::hidden);
  EXPECT_EQ(fault_of_name("a\x7F"), NameFault::hidden);
  EXPECT_EQ(fault_of_name("##[x]"), NameFault::none) << "an order to a runner, but in plain sight";
  EXPECT_EQ(fault_of_name(std::string(254, 'a')), NameFault::none);
  EXPECT_EQ(fault_of_name(std::string(255, 'a')), NameFault::length);
  EXPECT_FALSE(is_refused(NameFault::hidden));
  EXPECT_FALSE(is_refused(NameFault::length));
  EXPECT_TRUE(is_refused(NameFault::not_utf8));
  EXPECT_TRUE(is_refused(NameFault::ending));
}

TEST(PortableName, IsMadeFromAnyName) {
  EXPECT_EQ(portable_name("reef.map.json"), "reef.map.json");
  EXPECT_EQ(portable_name("aux.map.json"), "aux_.map.json");
  EXPECT_EQ(portable_name("aux .map.json"), "aux_ .map.json");
  EXPECT_EQ(portable_name("COM1"), "COM1_");
  EXPECT_EQ(portable_name("what?.map.json"), "what-.map.json");
  EXPECT_EQ(portable_name("a:b\n\u202E\xFF.map.json"), "a-b---.map.json");
  EXPECT_EQ(portable_name("aux. . "), "aux_");
  EXPECT_EQ(portable_name(" . "), "-");
  const std::string full = portable_name(std::string(300, 'a') + ".deck.json");
  EXPECT_LT(full.size(), 150U);
  EXPECT_TRUE(full.ends_with("a.deck.json"));
}

// All names of up to four parts, each of a kind that some rule is about.
TEST(PortableName, HasNoFaultAndIsMadeOnce) {
  const std::vector<std::string> parts{"aux", "com¹", "?", " ", ".", "\u202E", "\xFF", "\x01", "a"};
  std::vector<std::string> names{""};
  for (std::size_t begin = 0, round = 0; round < 4; ++round) {
    const std::size_t end = names.size();
    for (; begin < end; ++begin) {
      for (const std::string& part : parts) names.push_back(names[begin] + part);
    }
  }
  for (const std::string& name : names) {
    if (name.empty()) continue;
    const std::string better = portable_name(name);
    EXPECT_EQ(fault_of_name(better), NameFault::none) << better;
    EXPECT_EQ(portable_name(better), better);
    if (fault_of_name(name) != NameFault::none) continue;
    EXPECT_EQ(better, name);
  }
}

}  // namespace
}  // namespace chartroom::checks

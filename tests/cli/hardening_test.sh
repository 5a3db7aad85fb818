#!/bin/sh
# What programs that read strangers' files owe their users: they are loaded anywhere, their tables
# cannot be written once they run, no data is run, and as users get them buffers are checked.
#   sh hardening_test.sh SOURCE FOLDER PROGRAM...
set -eu
source=$1 folder=$2
shift 2
fail() {
  echo "hardening_test: $1" >&2
  exit 1
}

for program in "$@"; do
  readelf -hldW "$program" >facts
  grep -q 'Type: *DYN' facts && grep -q 'FLAGS_1.*PIE' facts || fail "$program stands at a fixed place"
  grep -q 'GNU_RELRO' facts && grep -q 'BIND_NOW\|FLAGS_1.* NOW' facts || fail "$program has tables that can be written"
  grep -q 'GNU_STACK.* RW ' facts || fail "$program could run what is on its stack"
  ! grep -q 'RPATH\|RUNPATH' facts || fail "$program looks for libraries in folders of its own"
done

# Users build with the preset release; its flags are known before anything is compiled.
rm -rf "$folder"
cmake -S "$source" -B "$folder" --preset release -DCHARTROOM_EDITOR=OFF -DCHARTROOM_UNITY=OFF >/dev/null
grep '"command"' "$folder/compile_commands.json" >commands
[ "$(wc -l <commands)" -gt 100 ] || fail "the release compiles next to nothing"
for flag in -fstack-protector-strong -D_FORTIFY_SOURCE=3; do
  ! grep -v -e "$flag" commands || fail "a file is compiled without $flag"
done
# Where it was built is nobody's business: what names its own file names it from the root.
asks=maps/con_sonar/even_deck.cpp
grep -q CHARTROOM_EXPECTS "$source/$asks"
python3 - "$folder/compile_commands.json" "$source/$asks" >compile <<'END'
import json, shlex, sys
command, = [c for c in json.load(open(sys.argv[1])) if c["file"] == sys.argv[2]]
words = shlex.split(command["command"])
words[words.index("-o") + 1] = "/dev/stdout"
print("cd", shlex.quote(command["directory"]), "&&", shlex.join([*words, "-S"]))
END
CCACHE_DISABLE=1 sh compile >assembly
grep -q 'maps/con_sonar/even_deck.cpp' assembly || fail "$asks does not name itself"
! grep -F "$source" assembly || fail "$asks holds the path of the source tree"
rm -rf "$folder" assembly compile

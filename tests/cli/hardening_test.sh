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
cmake -S "$source" -B "$folder" --preset release -DCHARTROOM_EDITOR=OFF >/dev/null
grep '"command"' "$folder/compile_commands.json" >commands
[ "$(wc -l <commands)" -gt 100 ] || fail "the release compiles next to nothing"
for flag in -fstack-protector-strong -D_FORTIFY_SOURCE=3; do
  ! grep -v -e "$flag" commands || fail "a file is compiled without $flag"
done
rm -rf "$folder"

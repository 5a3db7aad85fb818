#!/bin/sh
# Kills a save, or makes it fail, at every system call of its kinds, one run for each, and proves
# that the target then holds the old bytes or the new ones, entirely; and that a save which fails
# (and is not killed) leaves no temporary file. Usage: save_faults_test.sh SAVE_ONCE
set -u
save_once=$1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
folder=$work/folder
runs=0
broken=0
failed=0

command -v strace >/dev/null || { echo "strace is not installed"; exit 1; }

# Larger than one block, so that half a file could be seen.
head -c 300000 /dev/zero | tr '\0' o >"$work/old"
head -c 200000 /dev/zero | tr '\0' n >"$work/new"

prepare() {
  rm -rf "$folder"
  mkdir "$folder"
  cp "$work/old" "$folder/target"
  chmod 640 "$folder/target"
}

complain() {
  echo "$1"
  broken=$((broken + 1))
}

# judge WHAT STATUS KILLED
judge() {
  runs=$((runs + 1))
  [ "$2" = 0 ] || failed=$((failed + 1))
  if cmp -s "$folder/target" "$work/new"; then
    now=new
  elif cmp -s "$folder/target" "$work/old"; then
    now=old
  else
    complain "$1: the target holds neither the old bytes nor the new ones"
    return
  fi
  [ "$2" = 0 ] && [ $now = old ] && complain "$1: told of success, but the bytes are old"
  [ "$(stat -c %a "$folder/target")" = 640 ] || complain "$1: the mode is another"
  if [ "$3" = no ] && [ "$(ls -A "$folder")" != target ]; then
    complain "$1: left behind $(ls -A "$folder" | tr '\n' ' ')"
  fi
}

# How often the program calls a system call.
count() {
  prepare
  strace -f -qq -e trace="$1" -o "$work/trace" "$save_once" "$folder/target" "$work/new" ||
    { echo "strace cannot run the program"; exit 1; }
  grep -c "$1(" "$work/trace"
}

for call in openat write fsync rename fchmod close; do
  number=$(count "$call")
  [ "$number" -gt 0 ] || complain "no call of $call to make fail"
  when=1
  while [ "$when" -le "$number" ]; do
    for fault in signal=SIGKILL error=ENOSPC error=EIO error=EDQUOT; do
      prepare
      strace -f -qq -e trace="$call" -e inject="$call:$fault:when=$when" -o "$work/trace" \
        "$save_once" "$folder/target" "$work/new" >/dev/null 2>&1
      status=$?
      killed=no
      [ $fault = signal=SIGKILL ] && killed=yes
      judge "$call $when $fault" $status $killed
    done
    when=$((when + 1))
  done
done

prepare
"$save_once" "$folder/target" "$work/new" || complain "a save without faults fails"
cmp -s "$folder/target" "$work/new" || complain "a save without faults does not save"
echo "$runs runs with a fault, $failed of them stopped the save, $broken complaints"
[ "$broken" = 0 ] && [ "$failed" -ge 60 ]

#!/bin/sh
# Any number of MPI ranks gives the bytes of one process: games, verdicts, ladders, validation.
set -eu
program=$1
ranks=$2
pack=$3/maps/packs/sonar-family
[ -x "$ranks" ] || { echo "$ranks is not built: the target chartroom-mpi" >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
export OMPI_MCA_btl_vader_single_copy_mechanism=none
# A rank that waits leaves the processor to the others.
export OMPI_MCA_mpi_yield_when_idle=1
# No rank asks an X server, which may be a test's, for graphics cards.
export HWLOC_COMPONENTS=-gl

# compare N VERB ARGUMENTS...: the same status and the same bytes on N ranks as in one process.
compare() {
  n=$1
  shift
  status=0
  "$program" "$@" >"$folder/alone" || status=$?
  on_ranks=0
  mpirun --oversubscribe -n "$n" "$ranks" "$@" >"$folder/together" || on_ranks=$?
  test "$status" -eq "$on_ranks"
  cmp "$folder/alone" "$folder/together"
}
for n in 1 2 3; do
  compare $n simulate "$pack" --games 101 --format json
done
compare 2 simulate "$pack/umbria.map.json" --games 3 --starts all --green standard --format json
compare 3 simulate "$pack" --margin 0.05 --confidence 0.9 --blue novice --green novice --format json
compare 2 ladder "$pack/north-pole.map.json" --agents novice,random,standard --games 256
compare 3 validate "$pack/archipelago.map.json" --level fairness --select P --format json
compare 2 simulate nowhere.map.json
compare 2 generate "$folder/new" --count 1 --tracking 80-90 --starts free
# What is made is the same, too.
for name in alone together; do mkdir "$folder/$name-packs"; done
ask="--count 1 --starts free --evaluations 32 --quiet"
(cd "$folder/alone-packs" && "$program" generate season $ask)
(cd "$folder/together-packs" && mpirun --oversubscribe -n 2 "$ranks" generate season $ask)
diff -r "$folder/alone-packs" "$folder/together-packs"
deck=$3/maps/packs/con-sonar/con-sonar.deck.json
compare 3 simulate "$deck" --games 101 --admirals 5 --sonar 1 --format json
compare 2 simulate "$deck" --margin 0.1 --confidence 0.9 --agents greedy --order snake --format json
compare 2 ladder "$deck" --agents random,greedy --games 512

# Records are written by the rank that was asked.
mpirun --oversubscribe -n 2 "$ranks" simulate "$pack/umbria.map.json" --games 4 \
  --record "$folder/games" >"$folder/together"
test "$(find "$folder/games/umbria" -name '0*.game' | wc -l)" -eq 4

#!/bin/sh
# Any number of MPI ranks gives the bytes of one process.
set -eu
program=$1
ranks=$2
pack=$3/maps/packs/sonar-family
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
export OMPI_MCA_btl_vader_single_copy_mechanism=none
"$program" simulate "$pack" --games 101 --format json --output "$folder/one.json"
"$program" simulate "$pack" --margin 0.05 --confidence 0.9 --blue novice --green novice \
  --format json --output "$folder/verdicts.json"
for n in 1 2 3; do
  mpirun --oversubscribe -n $n "$ranks" simulate "$pack" --games 101 --format json \
    --output "$folder/$n.json"
  cmp "$folder/one.json" "$folder/$n.json"
  mpirun --oversubscribe -n $n "$ranks" simulate "$pack" --margin 0.05 --confidence 0.9 \
    --blue novice --green novice --format json --output "$folder/verdicts-$n.json"
  cmp "$folder/verdicts.json" "$folder/verdicts-$n.json"
done

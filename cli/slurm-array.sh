#!/bin/sh
# SPDX-License-Identifier: MIT
# Simulated play as a Slurm job array: every task plays one shard and writes one file. A task that
# fails costs its shard only: submit that index again. When all are there, `chartroom merge` adds
# them up to the bytes of one run.
#
#   sbatch --array=1-64 cli/slurm-array.sh my.map.json 10000000 results
#   chartroom merge results/part-*.json --output whole.json
#
#SBATCH --job-name=chartroom
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=4
#SBATCH --time=01:00:00
set -eu
if [ $# -lt 3 ]; then
  echo "usage: slurm-array.sh MAP GAMES FOLDER [options of chartroom simulate]" >&2
  exit 2
fi
map=$1 games=$2 folder=$3
shift 3
part=${SLURM_ARRAY_TASK_ID:?"run this as a job array (sbatch --array=1-N)"}
parts=${SLURM_ARRAY_TASK_COUNT:?"run this as a job array (sbatch --array=1-N)"}
mkdir -p "$folder"
exec "${CHARTROOM:-chartroom}" simulate "$map" --games "$games" --shard "$part/$parts" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --format json --quiet \
  --output "$folder/part-$part.json" "$@"

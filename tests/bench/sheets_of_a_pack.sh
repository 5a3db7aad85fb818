#!/bin/sh
# All sheets and the book of a pack in one language, in two and in all: time and peak memory.
#   sh sheets_of_a_pack.sh CHARTROOM PACK
# Needs GNU time.
set -eu
program=$1
pack=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for languages in en ko en,de all; do
  /usr/bin/time -f "$languages: %e s, of the processor %U s, at most %M KiB" \
    "$program" export "$pack" --lang "$languages" --quiet --output "$folder/$languages"
done

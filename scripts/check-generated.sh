#!/usr/bin/env bash
# dist/ is what users execute; action.yml, docs/reference.md, docs/library.md, schema/ and the picture of the architecture
# have parts that come from the code. All must match their sources, and be committed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
changes=$(git status --porcelain -- dist docs/reference.md docs/library.md action.yml schema docs/architecture.md)
if [ -n "$changes" ]; then
  echo "Out of date or not committed; run 'npm run build' and 'npm run docs' and commit:"
  echo "$changes"
  exit 1
fi

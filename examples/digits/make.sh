#!/bin/sh
# Seeds differ between the sweeps: bands for two sweeps assume independent draws.
set -eu
cd "$(dirname "$0")"
python="${PYTHON:-python3}"

"$python" sweep.py baseline 1 baseline.csv
"$python" sweep.py pooled 2 candidate-worse.csv
"$python" sweep.py refactored 3 candidate-same.csv

#!/bin/sh
# Seeds differ between the sweeps: bands for two sweeps assume independent draws.
set -eu
cd "$(dirname "$0")"
python="${PYTHON:-python3}"

"$python" sweep.py baseline 1 baseline.csv
"$python" sweep.py pooled 2 candidate-worse.csv
"$python" sweep.py refactored 3 candidate-same.csv

"$python" sweep.py baseline 4 ../ablation/tuned.csv
"$python" sweep.py baseline 5 ../ablation/default-learning-rate.csv --default learning_rate
"$python" sweep.py baseline 6 ../ablation/default-weight-decay.csv --default alpha

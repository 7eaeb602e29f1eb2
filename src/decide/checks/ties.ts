import type { Warning } from '../assessment.ts';
import { information } from '../warning.ts';
import type { ArmedSweep } from './armed-sweep.ts';

/** Scores that several trials of a sweep have; failed trials have none. */
export function tiedScores(sweeps: readonly ArmedSweep[]): Warning[] {
  return sweeps.flatMap(({ arm, sweep: { trials } }) => {
    const scores = trials.flatMap(({ score }) => (score > -Infinity ? score : []));
    const tied = countTied(scores);
    if (tied === 0) return [];
    const message = `${tied} of ${trials.length} trials share their score with another one. The limits hold; chances computed for scores without ties are upper bounds.`;
    return [information('ties', { arm, message })];
  });
}

function countTied(scores: readonly number[]): number {
  const sorted = Float64Array.from(scores).sort();
  return sorted.filter((score, i) => score === sorted[i - 1] || score === sorted[i + 1]).length;
}

import type { Sweep } from '../../parse/index.ts';
import { areParametersGuessed } from '../../parse/index.ts';
import type { SweepPair } from '../assessment.ts';
import type { Arm } from '../findings.ts';

/** Fewer may take two values by chance. */
const FEW = 12;

/** The score of trials that pass, where there are two in both sweeps together, as of tests; null otherwise. */
export function passingScore({ baseline, candidate }: SweepPair): number | null {
  const values = new Set<number>();
  let isTold = false;
  for (const { trials } of [baseline, candidate]) {
    const own = new Set<number>();
    let finished = 0;
    for (const { score } of trials) {
      if (!Number.isFinite(score)) continue;
      finished++;
      own.add(score);
      // Of most sweeps the first trials tell.
      if (values.add(score).size > 2) return null;
    }
    if (finished <= FEW) return null;
    isTold ||= own.size === 2;
  }
  return isTold ? Math.max(...values) : null;
}

/** How many of each sweep pass, of all its trials; null where scores take other values. */
export function passRatesOf(pair: SweepPair): Readonly<Record<Arm, number>> | null {
  const passing = passingScore(pair);
  if (passing === null) return null;
  const rateOf = ({ trials }: Sweep) =>
    trials.filter(({ score }) => score === passing).length / trials.length;
  return { baseline: rateOf(pair.baseline), candidate: rateOf(pair.candidate) };
}

/** Whether a recorded setting takes two values: rows without one may be the examples of one training. */
export function haveSettings(pair: SweepPair): boolean {
  return [pair.baseline, pair.candidate].some((sweep) => {
    if (areParametersGuessed(sweep)) return false;
    const all = sweep.trials.flatMap(({ parameters }) => Object.entries(parameters ?? {}));
    const firsts = new Map(all.toReversed());
    return all.some(([name, value]) => value !== firsts.get(name));
  });
}

import type { Sweep } from '../../parse/index.ts';
import { areParametersGuessed } from '../../parse/index.ts';
import type { SweepPair } from '../assessment.ts';
import type { Arm } from '../findings.ts';

/** Fewer may take two values by chance. */
const FEW = 12;

/** The scores of trials that pass, where there are two in both sweeps together, as of tests; null otherwise. */
export function passingScore({ baseline, candidate }: SweepPair): number | null {
  const both = [finishedIn(baseline), finishedIn(candidate)];
  const values = new Set(both.flat());
  const isTold = both.some((scores) => new Set(scores).size === 2);
  const areMany = both.every((scores) => scores.length > FEW);
  return isTold && areMany && values.size === 2 ? Math.max(...values) : null;
}

/** How many of each sweep pass, of all its trials; null where scores take other values. */
export function passRatesOf(pair: SweepPair): Readonly<Record<Arm, number>> | null {
  const passing = passingScore(pair);
  if (passing === null) return null;
  const rateOf = ({ trials }: Sweep) =>
    trials.filter(({ score }) => score === passing).length / trials.length;
  return { baseline: rateOf(pair.baseline), candidate: rateOf(pair.candidate) };
}

function finishedIn({ trials }: Sweep): number[] {
  return trials.map(({ score }) => score).filter(Number.isFinite);
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

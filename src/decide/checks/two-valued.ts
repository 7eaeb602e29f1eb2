import type { Sweep } from '../../parse/index.ts';
import { areParametersGuessed } from '../../parse/index.ts';
import type { SweepPair } from '../assessment.ts';

/** Fewer may take two values by chance. */
const FEW = 12;

/** Whether both sweeps have the same two scores and no other, as of trials that pass or do not. */
export function areTwoValued({ baseline, candidate }: SweepPair): boolean {
  const [before, after] = [finishedIn(baseline), finishedIn(candidate)];
  const values = new Set([...before, ...after]);
  return (
    [before, after].every((scores) => scores.length > FEW && new Set(scores).size === 2) &&
    values.size === 2
  );
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

import type { Sweep } from '../parse/index.ts';
import type { GateSettings } from '../settings/index.ts';
import type { SweepPair, Verdict } from './assessment.ts';
import { invalid, softened } from './gate-policy.ts';
import type { Sweeps } from './judge.ts';
import { endedAmong, firstOf } from './looks.ts';

/**
 * Whether a candidate that is trained elsewhere has to be waited for: its first trials, as many as were to be drawn, have
 * not all ended. The first that *finished* would be those that are quick, and quick trials are no random sample.
 *
 * A size that is fixed beforehand, and is judged once, keeps every level and rate what they are for that size, however
 * often somebody looks whether it has been reached: what is asked each time depends on no score.
 *
 * @returns null if nothing is waited for, or not any more
 */
export function awaited(sweeps: Sweeps, gate: GateSettings): Verdict | null {
  const { expectTrials: wanted, isTrainingOver } = gate;
  const ended = endedOf(sweeps, wanted);
  if (wanted === null || ended === null || ended >= wanted || isTrainingOver) return null;
  const reason = { why: 'awaiting-trials', ended, wanted } as const;
  return { verdict: 'undecided', gate: 'neutral', reason };
}

/** Of the first trials, as many as were to be drawn; where none can be read, by what the server counts. */
function endedOf({ candidate, searches }: Sweeps, wanted: number | null): number | null {
  if (candidate !== null && wanted !== null) return endedAmong(candidate, wanted);
  return searches.candidate.server?.ended ?? null;
}

/** The verdict where waiting was in vain: a training that hangs, or was cut short, must not open the gate. */
export function shortOfExpected(
  { candidate, searches }: Pick<Sweeps, 'candidate' | 'searches'>,
  gate: GateSettings,
): Verdict | null {
  const { expectTrials: wanted } = gate;
  if (wanted === null) return null;
  const trials = candidate === null ? 0 : endedAmong(candidate, wanted);
  const running = candidate?.counts.running ?? searches.candidate.server?.running ?? 0;
  if (trials >= wanted) return null;
  const reason = { why: 'candidate-short', trials, wanted, by: 'expected', running } as const;
  return {
    verdict: 'insufficient',
    gate: softened('fail', gate),
    reason,
    reasonCode: 'candidate-short',
  };
}

/** Which trials are the first has to be known if there are more. */
export function unorderedExpected(
  { baseline, candidate }: Sweeps,
  gate: GateSettings,
): Verdict | null {
  const { expectTrials: size } = gate;
  const isUnknown = (sweep: Sweep | null) =>
    sweep !== null && size !== null && sweep.counts.drawn > size && !sweep.isOrdered;
  return [baseline, candidate].some(isUnknown) ? invalid({ why: 'order-unknown' }, gate) : null;
}

/**
 * Both sweeps as they were when so many trials had been drawn. Trials that somebody adds later, to either of them and
 * knowing the scores, change nothing.
 */
export function asExpected(pair: SweepPair, { expectTrials: size }: GateSettings): SweepPair {
  if (size === null) return pair;
  const cut = (sweep: Sweep): Sweep => {
    const count = sweep.counts.drawn - size;
    if (count <= 0) return sweep;
    const leftOut = [...sweep.leftOut, { count, what: 'later trials' }];
    return { ...firstOf(sweep, size), leftOut };
  };
  return { baseline: cut(pair.baseline), candidate: cut(pair.candidate) };
}

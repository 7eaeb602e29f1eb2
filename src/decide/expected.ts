import type { Sweep } from '../parse/index.ts';
import type { Search } from '../read/index.ts';
import type { GateSettings } from '../settings/index.ts';
import type { Searches, SweepPair, Verdict } from './assessment.ts';
import { invalid, softened } from './gate-policy.ts';
import { endedAmong, firstOf } from './looks.ts';

/** What was found, or counted where nothing is read yet. */
interface Sweeps extends Readonly<Record<'baseline' | 'candidate', Sweep | null>> {
  readonly searches: Searches;
}

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
  const { candidate, searches } = sweeps;
  const wanted = firstSize(gate);
  // A look waits by itself once there is something to look at.
  if (wanted === null || gate.isTrainingOver || (candidate !== null && gate.looks !== null))
    return null;
  const { server } = searches.candidate;
  const ended = candidate === null ? (server?.ended ?? null) : endedAmong(candidate, wanted);
  if (ended === null || ended >= wanted) return null;
  return {
    verdict: 'undecided',
    gate: 'neutral',
    reason: { why: 'awaiting-trials', ended, wanted },
  };
}

/** The size that is judged first. */
function firstSize({ expectTrials, looks }: GateSettings): number | null {
  return expectTrials ?? looks?.[0] ?? null;
}

/**
 * Whether a server has too few trials for anything to be judged. They are not read then: the first trials of a training
 * have no score yet, by which the metric could be known. Once nothing is waited for, one is enough.
 */
export function isBeforeFirst({ server }: Search, gate: GateSettings): boolean {
  const wanted = firstSize(gate);
  return server !== null && wanted !== null && server.ended < (gate.isTrainingOver ? 1 : wanted);
}

/** The verdict where waiting was in vain: a training that hangs, or was cut short, must not open the gate. */
export function shortOfExpected(
  { candidate, searches }: Pick<Sweeps, 'candidate' | 'searches'>,
  gate: GateSettings,
): Verdict | null {
  const wanted = firstSize(gate);
  if (wanted === null) return null;
  const trials = candidate === null ? 0 : endedAmong(candidate, wanted);
  const running = candidate?.counts.running ?? searches.candidate.server?.running ?? 0;
  if (trials >= wanted) return null;
  const reason = { why: 'candidate-short', trials, wanted, by: 'expected', running } as const;
  const short = { verdict: 'insufficient', reasonCode: 'candidate-short' } as const;
  return { ...short, gate: softened('fail', gate), reason };
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
    const leftOut = [...sweep.leftOut, { count, what: 'later trials' } as const];
    return { ...firstOf(sweep, size), leftOut };
  };
  return { baseline: cut(pair.baseline), candidate: cut(pair.candidate) };
}

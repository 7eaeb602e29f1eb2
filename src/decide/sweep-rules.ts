import type { Comparison } from '../compare/index.ts';
import type { Settings } from '../settings/index.ts';
import type { BudgetAxis, Look, SearchDoubts, Searches, SweepPair, Verdict } from './assessment.ts';
import { canTell } from './chances.ts';
import { invalid, shardsMissing, softened } from './gate-policy.ts';
import type { Warning, WarningCode } from './warning.ts';

/** Two sweeps, compared, and what is known of how they came about. */
export interface Found {
  readonly pair: SweepPair;
  readonly comparison: Comparison;
  readonly axis: BudgetAxis;
  readonly settings: Settings;
  readonly searches: Searches;
  readonly savedMinTrials: number | null;
  readonly warnings: readonly Warning[];
  readonly searchDoubts: SearchDoubts;
  readonly look: Look | null;
  /** In place of the evidence’s where no planned look decides. */
  readonly withoutLook: Verdict | null;
}

/** A candidate must not choose its way out: after an adaptive search it looks better than it is. */
export function adaptiveCandidate(
  { searchDoubts, pair }: Found,
  { gate }: Settings,
): Verdict | null {
  const isOwnChoice =
    searchDoubts.candidate === 'recorded' && pair.baseline.search.method === 'random';
  if (!isOwnChoice) return null;
  const verdict = invalid({ why: 'adaptive-candidate' }, gate);
  return { ...verdict, reasonCode: 'adaptive-candidate' };
}

/** Trials that cost more must not pass as if they cost nothing, which they are compared as. */
export function withoutCost({ pair, axis }: Found, { gate }: Settings): Verdict | null {
  const [b, c] = [pair.baseline.cost, pair.candidate.cost];
  if (axis.kind === 'cost' || b === null || (c !== null && c.mean < b.mean)) return null;
  // What crashes is cheap, and the change that mends it must get through.
  if (pair.baseline.counts.failed * 2 >= pair.baseline.counts.counted) return null;
  if (c === null) return invalid({ why: 'cost-missing' }, gate);
  return invalid({ why: 'cost-higher', times: c.mean / b.mean }, gate);
}

/** Fewer trials of the baseline’s than this are no accident. */
const ENOUGH_OF_THE_BASELINE = 0.9;

/** Cutting trials, or handing in the best of them, must not open the gate. A look has sizes of its own. */
export function shortCandidate(found: Found, { gate }: Settings): Verdict | null {
  const { pair, searches, savedMinTrials } = found;
  if (gate.looks !== null || shardsMissing(searches.candidate.shards) > 0) return null;
  const [b, c] = [pair.baseline.counts.drawn, pair.candidate.counts.drawn];
  const short = { verdict: 'insufficient', reasonCode: 'candidate-short' } as const;
  const has = { why: 'candidate-short', trials: c } as const;
  const planned = gate.minTrials ?? savedMinTrials;
  if (planned !== null) {
    if (c >= planned) return null;
    const by = gate.minTrials === null ? 'saved' : 'settings';
    return { ...short, gate: softened('fail', gate), reason: { ...has, wanted: planned, by } };
  }
  if (c >= ENOUGH_OF_THE_BASELINE * b) return null;
  const isTelling = canTell(found);
  const worst = gate.onInsufficient === 'fail' ? 'fail' : 'neutral';
  const reason = { ...has, wanted: b, by: 'baseline', canTell: isTelling } as const;
  return { ...short, gate: softened(isTelling ? worst : 'fail', gate), reason };
}

/** What `strict` does not accept either, although it changes no other verdict. */
const UNKNOWNS: readonly WarningCode[] = ['search-method-unknown', 'pruner-unknown'];

/** With `strict`, a comparison that would not fail is invalid where an assumption is in doubt. */
export function doubtUnderStrict(
  { warnings, comparison }: Found,
  { gate }: Settings,
): Verdict | null {
  const doubt =
    warnings.find(({ kind }) => kind === 'assumption') ??
    warnings.find(({ code }) => UNKNOWNS.includes(code));
  // Without a range, nothing was found that an assumption could spoil.
  if (!gate.strict || !doubt || comparison.range === null) return null;
  const verdict = invalid({ why: 'in-doubt', code: doubt.code }, gate);
  return { ...verdict, reasonCode: 'assumption-in-doubt' };
}

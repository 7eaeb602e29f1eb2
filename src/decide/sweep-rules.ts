import type { Comparison } from '../compare/index.ts';
import type { Settings } from '../settings/index.ts';
import type { BudgetAxis, Look, SearchDoubts, Searches, SweepPair, Verdict } from './assessment.ts';
import { canTell } from './chances.ts';
import { fails, invalid, shardsMissing, softened } from './gate-policy.ts';
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
export function adaptiveCandidate(found: Found, { gate }: Settings): Verdict | null {
  const { searchDoubts, pair, comparison } = found;
  const isOwnChoice =
    searchDoubts.candidate === 'recorded' && pair.baseline.search.method === 'random';
  const verdict = invalid('The candidate’s search was not random, the baseline’s was', gate);
  // Evidence that fails still does where an invalid comparison would not.
  if (!isOwnChoice || (verdict.gate !== 'fail' && fails(comparison.worse.level, gate))) return null;
  const remedy =
    'An adaptive search reaches good scores in fewer trials, so these sweeps cannot be compared. Use random search for the candidate too.';
  return { ...verdict, reasonCode: 'adaptive-candidate', remedy };
}

/** Fewer trials of the baseline’s than this are no accident. */
const ENOUGH_OF_THE_BASELINE = 0.9;

/** Cutting trials, or handing in the best of them, must not open the gate. A look has sizes of its own. */
export function shortCandidate(found: Found, { gate }: Settings): Verdict | null {
  const { pair, searches, savedMinTrials } = found;
  if (gate.looks !== null || shardsMissing(searches.candidate.shards) !== null) return null;
  const [b, c] = [pair.baseline.counts.drawn, pair.candidate.counts.drawn];
  const short = { verdict: 'insufficient', reasonCode: 'candidate-short' } as const;
  const trials = `${c} trial${c === 1 ? '' : 's'}`;
  const planned = gate.minTrials ?? savedMinTrials;
  if (planned !== null) {
    if (c >= planned) return null;
    const where =
      gate.minTrials === null
        ? 'The number was saved with the baseline; `min-trials` overrides it.'
        : 'If fewer are enough, lower `min-trials`.';
    return {
      ...short,
      gate: softened('fail', gate),
      reason: `The candidate has ${trials}, fewer than the ${planned} required`,
      remedy: `Train the missing ones; failed, pruned and unfinished trials count too. ${where}`,
    };
  }
  if (c >= ENOUGH_OF_THE_BASELINE * b) return null;
  const isTelling = canTell(found);
  const worst = gate.onInsufficient === 'fail' ? 'fail' : 'neutral';
  return {
    ...short,
    gate: softened(isTelling ? worst : 'fail', gate),
    reason: `The candidate has only ${trials}, the baseline ${b}`,
    remedy: isTelling
      ? `If ${c} are enough, set \`min-trials: ${c}\`: a candidate of ${c} trials is then judged, and a shorter one fails.`
      : 'That is too few to see even large regressions. Train as many trials as the baseline has; if fewer are intended, set `min-trials`.',
  };
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
  const reason = `Not judged, because an assumption of the comparison is in doubt (${doubt.code})`;
  const why = doubt.kind === 'assumption' ? 'See the note for the reason.' : doubt.message;
  const remedy = `${why} Without \`strict\`, the comparison is judged anyway; with \`on-invalid: neutral\`, it does not fail the check.`;
  return { ...invalid(reason, gate), reasonCode: 'assumption-in-doubt', remedy };
}

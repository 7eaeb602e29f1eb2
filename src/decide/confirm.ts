import { isAtLeast } from '../compare/index.ts';
import type { Assessment, Compared } from './assessment.ts';
import { withRuling } from './classify.ts';
import { testOf } from './no-change.ts';
import { prepare } from './prepare.ts';
import { levelsOf } from './rules.ts';

/** A base that is trained now must show a loss that is as rare as this if nothing changed. */
const CONFIRMING = 0.05;

/** Of the trials of the saved sweep. */
const ENOUGH = 0.9;

/**
 * What was found against a saved sweep, after its base was trained again: an unlucky baseline, another machine or other
 * data show no loss against a base that had the same luck, machine and data. What fails is neutral unless p ≤ 0.05 against
 * the base too, or, where fair or weak evidence decided, evidence of that level. Of unchanged sweeps fewer fail than
 * before, whatever their dependence.
 *
 * @param base the comparison with the base trained now, which may have no baseline
 */
export function confirm(saved: Assessment, base: Assessment): Assessment {
  const { outcome, settings } = saved;
  const least = ENOUGH * (saved.baseline?.counts.drawn ?? 0);
  // A training that breaks off shows nothing.
  if (base.kind !== 'compared' || base.baseline.counts.drawn < least) {
    const { absence } = base.searches.baseline;
    return { ...saved, confirmation: { sha: null, pValue: null, absence } };
  }
  const pValue = pValueInTrials(base);
  const { failOn } = settings.gate;
  const byBands = outcome.code === 'worse' && outcome.facts.by === 'bands';
  const isOfLevel = byBands && (failOn === 'fair' || failOn === 'weak');
  const holds =
    pValue === null || isOfLevel
      ? isAtLeast(levelsOf(base).worse, failOn === 'never' ? 'strong' : failOn)
      : pValue <= CONFIRMING;
  const confirmation = { sha: base.baseline.source.sha, pValue, absence: null };
  if (holds || outcome.gate !== 'fail') return { ...saved, confirmation };
  const ruling = { code: 'not-confirmed', facts: {}, verdict: 'worse', gate: 'neutral' } as const;
  return withRuling({ ...saved, confirmation }, ruling);
}

/** Of the test that decides, or after tuning by trials where costs decide; null for more trials than are tested. */
function pValueInTrials(base: Compared): number | null {
  if (base.test !== null) return base.test.pValue;
  const comparison = { ...base.settings.comparison, budgetMin: null, budgetMax: null };
  const pair = {
    baseline: { ...base.baseline, cost: null },
    candidate: { ...base.candidate, cost: null },
  };
  const prepared = prepare(pair, { ...base.settings, comparison });
  return testOf(prepared, base.older, CONFIRMING)?.pAfterTuning ?? null;
}

import { type NoChangeDesign, testOfNoChange } from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import { MAX_CALIBRATED } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import { gateAt, type Method, noChangeDesign } from '../plan/index.ts';
import type { Settings } from '../settings/index.ts';
import type { NoChangeTest, SweepPair } from './assessment.ts';
import { IN_TRIALS, rulesOn } from './curves.ts';

/** How sweeps are compared in trials. */
export function methodOf({ band, comparison }: Settings): Method {
  const rules = rulesOn({ axis: IN_TRIALS, trial: 1 }, comparison);
  return { band, quantile: comparison.quantile, rules };
}

/** The test of no change for two sweeps, in trials. */
export function designOf({ baseline, candidate }: SweepPair, settings: Settings): NoChangeDesign {
  return noChangeDesign([baseline.trials.length, candidate.trials.length], methodOf(settings));
}

/**
 * How often the candidate would look at least this much worse if nothing changed, and so for better.
 *
 * @param ties whether tied scores count for the candidate, as they do in the test, or against it
 * @throws UserError for a rate where trials have costs, or a sweep has more than 20,000 trials
 */
export function pValueOfWorse(
  pair: SweepPair,
  settings: Settings,
  ties?: 'for' | 'against',
): number {
  checkCosts(pair);
  const { margin } = settings.comparison;
  const raised = scoresOf(pair.candidate).map((score) => score + margin);
  return testOfNoChange([scoresOf(pair.baseline), raised], designOf(pair, settings), ties).pValue;
}

/** @throws UserError as above */
export function pValueOfBetter({ baseline, candidate }: SweepPair, settings: Settings): number {
  const swapped = { baseline: candidate, candidate: baseline };
  const scores = [scoresOf(candidate), scoresOf(baseline)] as const;
  return testOfNoChange(scores, designOf(swapped, settings)).pValue;
}

/**
 * The test that decides where a rate is given.
 *
 * @param alpha the level at which it fails, in (0, 1)
 * @throws UserError as above
 */
export function testAt(pair: SweepPair, settings: Settings, alpha: number): NoChangeTest {
  const pValue = pValueOfWorse(pair, settings);
  return {
    design: 'independent',
    pValue,
    pBetter: pValueOfBetter(pair, settings),
    alpha,
    attainedRate: gateAt(designOf(pair, settings), alpha).rate,
    failed: pValue <= alpha,
  };
}

function scoresOf({ trials }: Sweep): number[] {
  return trials.map(({ score }) => score);
}

/** Whether a rate can be known: not with costs, nor where bands are not calibrated. */
export function isTestable(pair: SweepPair): boolean {
  const { baseline, candidate } = pair;
  const most = Math.max(baseline.trials.length, candidate.trials.length);
  return !haveCosts(pair) && most <= MAX_CALIBRATED;
}

function checkCosts(pair: SweepPair): void {
  if (haveCosts(pair))
    throw settingsError(
      'false-alarm-rate',
      'cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown',
      'Set `confidence` instead, or leave out `cost` to compare in trials.',
    );
}

/** Which budgets are compared then depends on the costs, which may go with the scores in any way. */
export function haveCosts({ baseline, candidate }: SweepPair): boolean {
  return baseline.cost !== null && candidate.cost !== null;
}

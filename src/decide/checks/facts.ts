import { countTies, MAX_CALIBRATED } from '../../estimate/index.ts';
import { fisherPValue, type Share } from '../../math/significance.ts';
import { type SettingDifference, type Sweep, suspectedFailedValue } from '../../parse/index.ts';
import type { Search } from '../../read/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Arm, Searches, SweepPair, Warning } from '../assessment.ts';
import { type ArmedSweep, information, type StatisticalCheck } from '../warning.ts';

const SMALL = 12;
const UNEQUAL = 4;

/** Sweeps of fewer than 12 trials that count. */
export function smallSweeps(sweeps: readonly ArmedSweep[]): Warning[] {
  return sweeps
    .filter(({ sweep }) => sweep.trials.length < SMALL)
    .map(({ arm, sweep: { trials } }) => {
      const count = trials.length === 1 ? '1 trial resolves' : `${trials.length} trials resolve`;
      const message = `${count} only small budgets, so only large differences show.`;
      return information('small-n', { arm, message });
    });
}

/** Sweeps of more trials than bands are calibrated for, which get the band `dkw`. */
export function largeSweeps(
  sweeps: readonly ArmedSweep[],
  { method }: Settings['band'],
): Warning[] {
  if (method === 'dkw') return [];
  return sweeps
    .filter(({ sweep }) => sweep.trials.length > MAX_CALIBRATED)
    .map(({ arm, sweep: { trials } }) => {
      const message = `${trials.length} trials are more than the 20,000 for which bands are exact. The band dkw, used instead, resolves much smaller budgets: a random part of 20,000 trials tells more.`;
      return information('large-n', { arm, message });
    });
}

/** One sweep has more than four times the trials of the other. */
export function unequalSizes({ baseline, candidate }: SweepPair): Warning[] {
  const sizes = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes), Math.max(...sizes)];
  if (more <= UNEQUAL * fewer) return [];
  const message = `One sweep has ${more} trials and the other ${fewer}; the smaller one limits the budgets that can be compared.`;
  return [information('unequal-n', { arm: null, message })];
}

/** Scores that several trials of a sweep have; failed trials have none. */
export function tiedScores(sweeps: readonly ArmedSweep[]): Warning[] {
  const tied = sweeps.flatMap(({ arm, sweep: { trials } }) => {
    const scores = trials.flatMap(({ score }) => (score > -Infinity ? score : []));
    const sorted = Float64Array.from(scores).sort();
    const count = countTies(sorted);
    return count === 0 ? [] : [{ arm, count, of: trials.length }];
  });
  const [first, second] = tied;
  if (first === undefined) return [];
  const [whose, others] = second
    ? [' the baseline’s', ` and ${second.count} of the candidate’s ${second.of}`]
    : ['', ''];
  const message = `${first.count} of${whose} ${first.of} trials${others} share a score, so chances are upper bounds.`;
  return [information('ties', { arm: second ? null : first.arm, message })];
}

/**
 * Whether trials of one sweep fail more often than those of the other: Fisher's exact test. Trials
 * that failed and were dropped are counted as well; no check where none or all failed.
 */
export function failureChecks({ baseline, candidate }: SweepPair): StatisticalCheck<Warning>[] {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const candidates = { ...after, whose: 'the candidate’s' };
  const baselines = { ...before, whose: 'the baseline’s' };
  const [more, fewer] =
    after.count / after.of < before.count / before.of
      ? [baselines, candidates]
      : [candidates, baselines];
  const message = `${more.count} of ${more.whose} ${more.of} trials failed, but ${fewer.count || 'none'} of ${fewer.whose} ${fewer.of}; chance is unlikely to explain this.`;
  const subject = information('failures-differ', { arm: null, message });
  return [{ subject, pValue: () => fisherPValue(before, after) }];
}

function failuresOf({ trials, counts }: Sweep): Share {
  const completed = trials.filter(({ outcome }) => outcome === 'completed').length;
  return { count: counts.failed, of: completed + counts.pruned + counts.failed };
}

/** Scores that look as if they had been written for trials that failed. */
export function suspectedFailures(sweeps: readonly ArmedSweep[]): Warning[] {
  return sweeps.flatMap(({ arm, sweep }) => {
    const suspected = suspectedFailedValue(sweep);
    if (suspected === null) return [];
    const { value, count } = suspected;
    const message = `${count} trials score ${value}, which may stand for failure. If it does, set \`failed-value: ${value}\`.`;
    return [information('failed-value-suspected', { arm, message })];
  });
}

const IMPRECISE = 0.1;

/** Budgets stay in trials if only one sweep has costs. */
export function missingCosts({ baseline, candidate }: SweepPair): Warning[] {
  if ((baseline.cost === null) === (candidate.cost === null)) return [];
  const arm = baseline.cost === null ? 'baseline' : 'candidate';
  const message =
    'No trial has a cost, but those of the other sweep do: budgets are counted in trials.';
  return [information('cost-missing', { arm, message })];
}

/**
 * Sweeps whose mean cost of a trial, c̄, has a standard error s/√n above a tenth of itself; budgets in
 * cost are off by as much. Empty unless all sweeps have costs; of a single cost nothing can be said.
 */
export function impreciseCosts(sweeps: readonly ArmedSweep[]): Warning[] {
  if (sweeps.some(({ sweep }) => sweep.cost === null)) return [];
  return sweeps.flatMap(({ arm, sweep }) => {
    const { mean, deviation, trials } = costStatistics(sweep.trials);
    const error = (deviation ?? 0) / Math.sqrt(trials) / mean;
    if (error <= IMPRECISE) return [];
    const message = `The mean cost of a trial is known only to about ${Math.round(100 * error)} % (one standard error), and so are budgets in cost.`;
    return [information('cost-imprecise', { arm, message })];
  });
}

/**
 * Mean, sample standard deviation (null for a single trial) and total of what trials cost, and how
 * many have a cost, ≥ 1. By Welford's recurrences, so that no sum of squares cancels; costs are in a
 * range in which none overflows.
 */
export function costStatistics(trials: Sweep['trials']) {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  let [mean, squares] = [0, 0];
  for (const [i, cost] of costs.entries()) {
    const step = cost - mean;
    mean += step / (i + 1);
    squares += step * (cost - mean);
  }
  const deviation = costs.length > 1 ? Math.sqrt(squares / (costs.length - 1)) : null;
  return { mean, deviation, total: mean * costs.length, trials: costs.length };
}

/** What the reader should know about how the sweeps were found. */
export function searchWarnings({ baseline, candidate }: Searches): Warning[] {
  return [
    ...newerBaseline(baseline),
    ...unknownCommit(baseline),
    ...missingShards('baseline', baseline),
    ...missingShards('candidate', candidate),
  ];
}

/** A baseline from after the pull request branched off charges it with what others have done. */
function newerBaseline({ choice }: Search): Warning[] {
  if (choice?.rung !== 'newest' || choice.distance === 0) return [];
  const { distance } = choice;
  const commits =
    distance === null ? 'may contain commits' : `contains ${plural(distance, 'commit')}`;
  const message = `The baseline ${commits} that the candidate does not; they are part of the difference.`;
  return [information('newer-baseline', { arm: 'baseline', message })];
}

/** The baseline of the branch itself is older than that of its merge with the base. */
function unknownCommit({ choice }: Search): Warning[] {
  if (!choice?.isAssumed) return [];
  const message =
    'The candidate may not have been trained on exactly this commit; if other commits were merged into it, they are part of the difference.';
  return [information('commit-unknown', { arm: 'candidate', message })];
}

function missingShards(arm: Arm, { shards }: Search): Warning[] {
  if (shards === null || shards.saved >= shards.jobs) return [];
  const message = `Only ${shards.saved} of the ${shards.jobs} matrix jobs saved their trials; the missing trials may differ in their scores.`;
  return [information('missing-shards', { arm, message })];
}

function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** That the candidate was not saved with the settings that the base's config has. */
export function settingDiffers({ option, asked, saved }: SettingDifference): Warning {
  return information('settings-differ', {
    arm: 'candidate',
    message: `The config and the saved sweep have different values of \`${option}\`, in this order`,
    names: [asked, saved],
  });
}

import { fisherPValue, type Share } from '../../math/significance.ts';
import type { SettingDifference, Sweep } from '../../parse/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { Searches, SweepPair } from '../assessment.ts';
import {
  ARMS,
  type ArmedSweep,
  type StatisticalCheck,
  significant,
  type Warning,
  warningOf,
} from '../findings.ts';
import { shardsMissing } from '../rules.ts';
import {
  configurationWarnings,
  drawnIn,
  namesOf,
  searchedColumns,
  spaceChecks,
  spaceWarnings,
} from './configurations.ts';
import { driftChecks, sweepWarnings } from './sweeps.ts';

/** Sound sweeps get a false warning of a statistical check in at most this share of reports. */
const FALSE_WARNINGS = 0.01;

/**
 * Everything that casts doubt on what the statistics assume of two sweeps, or that is good to know about
 * them; warnings that may invalidate the comparison come first. Statistical checks share a level of 0.01,
 * divided by their number, so that by Bonferroni's bound sound sweeps get a false warning of them in at most
 * 1 report in 100, however the checks depend on each other; the others are facts, or rules of which each
 * says how rarely chance fulfils it.
 *
 * @param pair sweeps of n, m ≥ 1 trials; permutations are seeded by `settings.band.seed`
 * @param isPaired whether they are to share configurations
 * @param areSearches whether whole searches are compared, whatever the files say of how they searched
 */
export function checkAssumptions(
  pair: SweepPair,
  settings: Settings,
  { isPaired = false, areSearches = false } = {},
): Warning[] {
  const sweeps = ARMS.map((arm) => ({ arm, sweep: pair[arm] }));
  const columns = searchedColumns(pair);
  const drift = driftChecks(sweeps, settings.band.seed);
  const space = spaceChecks(columns);
  const failures = failureChecks(pair);
  const checks = drift.length + space.length + failures.length;
  const level = FALSE_WARNINGS / Math.max(1, checks);
  // Where an adaptive search looked says nothing of the space that it was given, but for what one sweep lacks.
  const isSteered = areSearches || sweeps.some(({ sweep }) => sweep.search.method === 'adaptive');
  const isOfSpace = (name: string) =>
    !isSteered || sweeps.some(({ sweep }) => !namesOf(drawnIn(sweep)).has(name));
  return assumptionsFirst([
    ...sweepWarnings(sweeps),
    ...significant(drift, level),
    ...spaceWarnings(pair, significant(space, level).filter(isOfSpace)),
    ...configurationWarnings(pair, columns, { isPaired, repeats: settings.reading.repeats }),
    ...significant(failures, level),
    ...unequalScales(pair),
    ...unequalSizes(pair),
    ...otherEnvironment(pair),
  ]);
}

/** The same for a single sweep, as far as one sweep shows it. @param armed a sweep of n ≥ 1 trials */
export function checkSweep(armed: ArmedSweep, settings: Settings): Warning[] {
  const drift = driftChecks([armed], settings.band.seed);
  return assumptionsFirst([...sweepWarnings([armed]), ...significant(drift, FALSE_WARNINGS)]);
}

function assumptionsFirst(warnings: readonly Warning[]): Warning[] {
  const isAssumption = ({ kind }: Warning) => kind === 'assumption';
  return [...warnings.filter(isAssumption), ...warnings.filter((one) => !isAssumption(one))];
}

/**
 * Whether trials of one sweep fail more often than those of the other: Fisher's exact test. Trials
 * that have not ended are taken for failed, and dropped ones are counted as well; no check where none
 * or all failed.
 */
export function failureChecks({ baseline, candidate }: SweepPair): StatisticalCheck<Warning>[] {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const areOver = [baseline, candidate].every(({ counts }) => counts.running === 0);
  const facts = { baseline: before, candidate: after, areOver };
  const subject = warningOf('failures-differ', facts);
  return [{ subject, pValue: () => fisherPValue(before, after) }];
}

function failuresOf({ counts: { drawn, failed, running } }: Sweep): Share {
  return { count: failed + running, of: drawn };
}

/** Fractions and percent differ by a factor of 100; few changes by one of this. */
const OTHER_SCALE = 30;

/** The medians of the scores that are finite differ by a factor of 30 or more; no check where one is 0. */
function unequalScales({ baseline, candidate }: SweepPair): Warning[] {
  const [before, after] = [middleOf(baseline), middleOf(candidate)];
  const [less, more] = [Math.min(before, after), Math.max(before, after)];
  if (!(less > 0 && more >= OTHER_SCALE * less)) return [];
  const larger = before < after ? 'candidate' : 'baseline';
  return [warningOf('scales-differ', { larger, times: OTHER_SCALE })];
}

/** The lower median of the finite scores, without its sign; NaN if there are none. */
function middleOf({ trials }: Sweep): number {
  const scores = trials.map(({ score }) => score).filter(Number.isFinite);
  const sorted = scores.sort((a, b) => a - b);
  return Math.abs(sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN);
}

/** One sweep has more than four times the trials of the other. */
function unequalSizes({ baseline, candidate }: SweepPair): Warning[] {
  const sizes = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes), Math.max(...sizes)];
  if (more <= 4 * fewer) return [];
  return [warningOf('unequal-n', { more, fewer })];
}

const PARTS = ['os', 'image', 'gpu', 'packages'] as const;

/** What both sweeps say they were trained with, and not the same. */
function otherEnvironment({ baseline, candidate }: SweepPair): Warning[] {
  const differences = PARTS.flatMap((part) => {
    const [before, after] = [baseline, candidate].map((sweep) => sweep.source.environment?.[part]);
    if (!before || !after || before === after) return [];
    return { part, baseline: before, candidate: after };
  });
  if (differences.length === 0) return [];
  return [warningOf('environment-differs', { differences })];
}

/** What the reader should know about how the sweeps were found. */
export function searchWarnings(searches: Searches): Warning[] {
  const warnings: Warning[] = [];
  const { choice } = searches.baseline;
  // A baseline from after the pull request branched off charges it with what others have done.
  if (choice?.matchedBy === 'newest' && choice.distance !== 0)
    warnings.push(warningOf('newer-baseline', { commits: choice.distance }, { arm: 'baseline' }));
  for (const arm of ARMS) {
    const { shards } = searches[arm];
    if (shards !== null && shardsMissing(shards) > 0)
      warnings.push(warningOf('missing-shards', shards, { arm }));
  }
  return warnings;
}

/** That the candidate was not saved with the settings that the base's config has. */
export function settingDiffers({ option, asked, saved }: SettingDifference): Warning {
  return warningOf('settings-differ', { option }, { arm: 'candidate', names: [asked, saved] });
}

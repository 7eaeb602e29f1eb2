import { countTies } from '../estimate/index.ts';
import { quickRandom } from '../math/random.ts';
import { fisherPValue, orderCorrelation, orderPValue, type Share } from '../math/significance.ts';
import {
  areParametersGuessed,
  type SettingDifference,
  type Sweep,
  suspectedFailedValue,
  usualDirection,
} from '../parse/index.ts';
import type { Settings } from '../settings/index.ts';
import type { SearchDoubts, Searches, SweepPair } from './assessment.ts';
import { drawnIn, namesOf } from './checklist.ts';
import {
  configurationWarnings,
  searchedColumns,
  spaceChecks,
  spaceWarnings,
} from './configurations.ts';
import { middleBest } from './curves.ts';
import {
  ARMS,
  type Arm,
  type ArmedSweep,
  type FactsOf,
  ofBoth,
  type StatisticalCheck,
  shardsMissing,
  significant,
  type Warning,
  type WarningCode,
  warningOf,
} from './findings.ts';

/** Sound sweeps get a false warning of a statistical check in at most this share of reports. */
const FALSE_WARNINGS = 0.01;

/**
 * What casts doubt on what the statistics assume of two sweeps, or is good to know about them; warnings that may
 * invalidate the comparison come first. Statistical checks share a level of 0.01, divided by their number, so that by
 * Bonferroni's bound sound sweeps get a false warning of them in at most 1 report in 100, however the checks depend on
 * each other; the others are facts, or rules of which each says how rarely chance fulfils it.
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
  const place = ({ kind }: Warning) => (kind === 'assumption' ? 0 : 1);
  return warnings.toSorted((a, b) => place(a) - place(b));
}

/**
 * Whether trials of one sweep fail more often than those of the other: Fisher's exact test. Trials that have not ended
 * are taken for failed, and dropped ones are counted as well; no check where none or all failed.
 */
export function failureChecks({ baseline, candidate }: SweepPair): StatisticalCheck<Warning>[] {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const areOver = baseline.counts.running + candidate.counts.running === 0;
  const subject = warningOf('failures-differ', { baseline: before, candidate: after, areOver });
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

/** Of the finite scores, without its sign; NaN if there are none. */
function middleOf({ trials }: Sweep): number {
  return Math.abs(middleBest(trials.map(({ score }) => score).filter(Number.isFinite)));
}

/** One sweep has more than four times the trials of the other. */
function unequalSizes({ baseline, candidate }: SweepPair): Warning[] {
  const sizes = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes), Math.max(...sizes)];
  return more > 4 * fewer ? [warningOf('unequal-n', { more, fewer })] : [];
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
  const { choice } = searches.baseline;
  const missing = ARMS.flatMap((arm) => {
    const { shards } = searches[arm];
    return shards && shardsMissing(shards) > 0 ? warningOf('missing-shards', shards, { arm }) : [];
  });
  if (choice?.matchedBy !== 'newest' || choice.distance === 0) return missing;
  // A baseline from after the pull request branched off charges it with what others have done.
  const facts = { commits: choice.distance };
  return [warningOf('newer-baseline', facts, { arm: 'baseline' }), ...missing];
}

/** That the candidate was not saved with the settings that the base's config has. */
export function settingDiffers({ option, asked, saved }: SettingDifference): Warning {
  return warningOf('settings-differ', { option }, { arm: 'candidate', names: [asked, saved] });
}

/** The warning that a sweep by itself gives, if it has facts for one. */
function fact<C extends WarningCode>(code: C, factsOf: (sweep: Sweep) => FactsOf<C> | null) {
  return ({ arm, sweep }: ArmedSweep): Warning[] => {
    const facts = factsOf(sweep);
    return facts === null ? [] : [warningOf(code, facts, { arm })];
  };
}

/** The facts of a warning that has none but that it holds. */
const where = (holds: boolean) => (holds ? {} : null);

const SMALL = 12;
const IMPRECISE = 0.1;

/** Said once, without an arm, where it is the same of both sweeps. */
const COMMON = [
  fact('adaptive-sampler', (sweep) =>
    isSteered(sweep) ? { isGrid: sweep.search.method !== 'adaptive' } : null,
  ),
  fact('adaptive-pruner', (sweep) => where(isPrunedAdaptively(sweep))),
  fact('pruner-unknown', (sweep) => {
    const mayBe = sweep.counts.pruned > 0 || (sweep.gaps ?? []).includes('stops-unknown');
    return where(mayBe && !isPrunedAdaptively(sweep) && !sweep.meta?.search?.pruner);
  }),
  fact('search-method-unknown', ({ search }) => where(search.method === 'unknown')),
  fact('order-unknown', ({ isOrdered, trials }) => where(!isOrdered && trials.length > 1)),
  // Minimized although most people maximize a metric of this name, or the other way round.
  fact('direction-unlike-name', ({ metric, direction }) => {
    const usual = usualDirection(metric);
    return usual === null || usual === direction ? null : { direction };
  }),
  fact('small-n', ({ trials }) => (trials.length < SMALL ? { enough: SMALL } : null)),
  // Failed trials have no score that they could share.
  fact('ties', ({ trials }) => {
    const scores = trials.flatMap(({ score }) => (score > -Infinity ? score : []));
    return where(countTies(Float64Array.from(scores).sort()) > 0);
  }),
];

/** Said of each sweep, with its own count. */
const COUNTED = [
  fact('unfinished-trials', ({ counts, trials }) => {
    const areCounted = trials.some(({ outcome }) => outcome === 'running');
    return counts.running === 0 ? null : { count: counts.running, of: counts.drawn, areCounted };
  }),
  // Scores that look as if they had been written for trials that failed.
  fact('failed-value-suspected', suspectedFailedValue),
];

/** A mean cost of a trial, c̄, with a standard error s/√n above a tenth of itself; of one cost nothing can be said. */
const IN_COST = fact('cost-imprecise', ({ trials, cost }) => {
  const costs = trials.flatMap((trial) => trial.cost ?? []);
  if (cost === null || costs.length < 2) return null;
  // Shares of the mean, so that no square overflows.
  const squares = costs.reduce((sum, one) => sum + (one / cost.mean - 1) ** 2, 0);
  const error = Math.sqrt(squares / (costs.length - 1) / costs.length);
  return error <= IMPRECISE ? null : { error };
});

/** What the reader should know about each sweep before trusting its curve. @param sweeps one or two */
export function sweepWarnings(sweeps: readonly ArmedSweep[]): Warning[] {
  // Where one sweep has no costs, budgets are in trials.
  const areInCost = sweeps.every(({ sweep }) => sweep.cost !== null);
  return [
    ...COMMON.flatMap((one) => once(sweeps.flatMap(one))),
    ...COUNTED.flatMap((one) => sweeps.flatMap(one)),
    ...(areInCost ? sweeps.flatMap(IN_COST) : []),
  ];
}

function once([first, ...others]: readonly Warning[]): Warning[] {
  if (first === undefined) return [];
  const said = JSON.stringify(first.facts);
  const isSame = others.some(({ facts }) => JSON.stringify(facts) === said);
  return isSame ? [{ ...first, arm: null }] : [first, ...others];
}

/** Whether a sweep is recorded or declared not to be independent draws: what bands and rates assume. */
export function isAdaptive(sweep: Sweep): boolean {
  return isSteered(sweep) || isPrunedAdaptively(sweep);
}

export function isDrawn(sweep: Sweep): boolean {
  return sweep.search.method === 'random' && !isAdaptive(sweep);
}

/** The trials of a grid or a list do not steer each other, but are not drawn either. */
function isSteered({ search: { method }, trials }: Sweep): boolean {
  const mayBeDrawn = method === 'random' || method === 'unknown';
  return !mayBeDrawn || trials.some(({ isHandPicked }) => isHandPicked);
}

/** Names that tools give to rules which stop a trial by comparing it with others. */
const ADAPTIVE = /halving|hyperband|\basha\b|median|percentile|population|\bpbt\b/i;

/**
 * Whether trials were stopped by comparing them with each other, as the tool or `sweep.meta.json` names
 * it, or the rounds of halving show. That trials were stopped is no proof: rules fixed ahead stop some too.
 */
function isPrunedAdaptively({ format, search, meta, counts, leftOut }: Sweep): boolean {
  const { sampler = null, pruner = null } = meta?.search ?? {};
  if ([search.sampler, sampler, pruner].some((name) => ADAPTIVE.test(name ?? ''))) return true;
  // Among results of cross-validation, only those of halving end early.
  if (format === 'sklearn-cv-results' && counts.pruned > 0) return true;
  return leftOut.some(({ what }) => what === 'earlier rungs');
}

/**
 * Whether scores rise or fall with the order of the trials, for each sweep whose order is known:
 * Spearman's ρ, its p-value by permutations. Exact for every distribution of scores, with ties and −∞.
 *
 * @param seed of the permutations, which are the same for each sweep
 */
export function driftChecks(
  sweeps: readonly ArmedSweep[],
  seed: number,
): StatisticalCheck<Warning>[] {
  return sweeps.flatMap(({ arm, sweep }) => {
    const scores = sweep.trials.map(({ score }) => score);
    const rho = sweep.isOrdered ? orderCorrelation(scores) : null;
    if (rho === null) return [];
    const pValue = (level: number) => orderPValue(scores, level, quickRandom(seed));
    return [{ subject: warningOf('drift', { correlation: rho }, { arm }), pValue }];
  });
}

/**
 * What speaks against random search, which every rate assumes: files that record or declare another one, or scores that
 * change with the order of the trials. No trace is no proof, for half of the adaptive searches leave none.
 *
 * @param pair sweeps of n, m ≥ 1 trials
 * @param warnings of both, from `checkAssumptions`
 * @returns drift counts in the baseline only where nothing says how it was drawn, and in the candidate always: it
 *   could say anything about itself
 */
export function searchDoubts(pair: SweepPair, warnings: readonly Warning[]): SearchDoubts {
  const { baseline, candidate } = pair;
  const drifts = (which: Arm) =>
    warnings.some(({ code, arm }) => code === 'drift' && arm === which);
  const isUnknown = baseline.search.method === 'unknown';
  if (isAdaptive(baseline)) return { baseline: 'recorded', candidate: null };
  if (isUnknown && drifts('baseline')) return { baseline: 'drift', candidate: null };
  if (isAdaptive(candidate)) return { baseline: null, candidate: 'recorded' };
  if (drifts('candidate')) return { baseline: null, candidate: 'drift' };
  const isOnlyUnknown = candidate.search.method === 'unknown' && !isUnknown;
  return { baseline: null, candidate: isOnlyUnknown ? 'unknown' : null };
}

/** Fewer may take two values by chance. */
const FEW = 12;

/** The score of trials that pass, where there are two in both sweeps together, as of tests; null otherwise. */
export function passingScore({ baseline, candidate }: SweepPair): number | null {
  const values = new Set<number>();
  let isTold = false;
  for (const { trials } of [baseline, candidate]) {
    const own = new Set<number>();
    let finished = 0;
    for (const { score } of trials) {
      if (!Number.isFinite(score)) continue;
      finished++;
      own.add(score);
      // Of most sweeps the first trials tell.
      if (values.add(score).size > 2) return null;
    }
    if (finished <= FEW) return null;
    isTold ||= own.size === 2;
  }
  return isTold ? Math.max(...values) : null;
}

/** How many of each sweep pass, of all its trials; null where scores take other values. */
export function passRatesOf(pair: SweepPair): Readonly<Record<Arm, number>> | null {
  const passing = passingScore(pair);
  if (passing === null) return null;
  return ofBoth((arm) => {
    const { trials } = pair[arm];
    return trials.filter(({ score }) => score === passing).length / trials.length;
  });
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

import { countTies } from '../../estimate/index.ts';
import { quickRandom } from '../../math/random.ts';
import { orderCorrelation, orderPValue } from '../../math/significance.ts';
import { type Sweep, suspectedFailedValue, usualDirection } from '../../parse/index.ts';
import {
  type Arm,
  type ArmedSweep,
  type SearchDoubts,
  type StatisticalCheck,
  type SweepPair,
  type Warning,
  type WarningCode,
  warningOf,
} from '../assessment.ts';

/** What a sweep by itself shows, in a sentence or two; null for nothing. */
type Fact = readonly [code: WarningCode, message: (sweep: Sweep) => string | null];

/** Said once, without an arm, where it is the same of both sweeps. */
const COMMON: readonly Fact[] = [
  ['adaptive-sampler', adaptiveSearch],
  ['adaptive-pruner', adaptivePruner],
  ['pruner-unknown', unknownPruner],
  ['search-method-unknown', unknownMethod],
  ['order-unknown', unknownOrder],
  ['direction-unlike-name', unlikeName],
  ['small-n', small],
  ['ties', ties],
];

/** Said of each sweep, with its own count. */
const COUNTED: readonly Fact[] = [
  ['unfinished-trials', unfinished],
  ['failed-value-suspected', suspectedFailures],
];

/**
 * What the reader should know about each sweep before trusting its curve.
 *
 * @param sweeps one or two
 */
export function sweepWarnings(sweeps: readonly ArmedSweep[]): Warning[] {
  const found = ([code, messageOf]: Fact) =>
    sweeps.flatMap(({ arm, sweep }) => {
      const message = messageOf(sweep);
      return message === null ? [] : [warningOf(code, { arm, message })];
    });
  // Where one sweep has no costs, budgets are in trials.
  const areInCost = sweeps.every(({ sweep }) => sweep.cost !== null);
  return [
    ...COMMON.map(found).flatMap(once),
    ...COUNTED.flatMap(found),
    ...(areInCost ? found(['cost-imprecise', impreciseCost]) : []),
  ];
}

function once([first, ...others]: readonly Warning[]): Warning[] {
  if (first === undefined) return [];
  const isSame = others.some(({ message }) => message === first.message);
  return isSame ? [{ ...first, arm: null }] : [first, ...others];
}

/** Whether a sweep is recorded or declared not to be independent draws: what bands and rates assume. */
export function isAdaptive(sweep: Sweep): boolean {
  return adaptiveSearch(sweep) !== null || isPrunedAdaptively(sweep);
}

/** The trials of a grid do not steer each other, but are not drawn either. */
function adaptiveSearch({ search: { method } }: Sweep): string | null {
  if (method !== 'adaptive' && method !== 'grid') return null;
  const how =
    method === 'grid' ? 'The trials form a grid' : 'Earlier trials of this search steer later ones';
  return `${how}: they are not independent draws, so the limits do not hold. Compare random searches.`;
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

function adaptivePruner(sweep: Sweep): string | null {
  if (!isPrunedAdaptively(sweep)) return null;
  return 'Trials were stopped for doing worse than others: they are not independent draws, so the limits may not hold. Stop trials by rules fixed beforehand, or not at all.';
}

function unknownPruner(sweep: Sweep): string | null {
  const mayBe = sweep.counts.pruned > 0 || (sweep.gaps ?? []).includes('stops-unknown');
  const isKnown = isPrunedAdaptively(sweep) || Boolean(sweep.meta?.search?.pruner);
  if (!mayBe || isKnown) return null;
  return 'Trials were stopped early, or may have been, and the files do not say by which rule: say it in `sweep.meta.json`. If trials were compared with each other, as in median pruning or halving, they are not independent draws.';
}

function unknownMethod({ search }: Sweep): string | null {
  if (search.method !== 'unknown') return null;
  return 'The files do not say how the trials were drawn; the limits require random search: set `search-method: random` if it was.';
}

function unknownOrder({ isOrdered, trials }: Sweep): string | null {
  if (isOrdered || trials.length === 1) return null;
  return 'The files do not say in which order the trials started, so drift was not checked.';
}

function unfinished({ counts: { drawn, running }, trials }: Sweep): string | null {
  if (running === 0) return null;
  const which = 'Trials that had not ended when the sweep was read';
  return trials.some(({ outcome }) => outcome === 'running')
    ? `${which} count as failed: ${running} of ${drawn}.`
    : `${which} are left out: ${running} of ${drawn}. They are often the slow ones, so the rest is not quite a random sample.`;
}

const SMALL = 12;

/** The metric is minimized although most people maximize one of this name, or the other way round. */
function unlikeName({ metric, direction }: Sweep): string | null {
  const usual = usualDirection(metric);
  if (usual === null || usual === direction) return null;
  return `The metric is to be ${direction}d, but one of this name is usually ${usual}d.`;
}

function small({ trials }: Sweep): string | null {
  if (trials.length >= SMALL) return null;
  return `Fewer than ${SMALL} trials resolve only small budgets, so only large differences show.`;
}

/** Scores that several trials of a sweep have; failed trials have none. */
function ties({ trials }: Sweep): string | null {
  const scores = trials.flatMap(({ score }) => (score > -Infinity ? score : []));
  if (countTies(Float64Array.from(scores).sort()) === 0) return null;
  return 'Trials share a score, so chances are upper bounds.';
}

/** Scores that look as if they had been written for trials that failed. */
function suspectedFailures(sweep: Sweep): string | null {
  const suspected = suspectedFailedValue(sweep);
  if (suspected === null) return null;
  const { value, count } = suspected;
  return `${count} trials score ${value}, which may stand for failure. If it does, set \`failed-value: ${value}\`.`;
}

const IMPRECISE = 0.1;

/** A mean cost of a trial, c̄, with a standard error s/√n above a tenth of itself; of one cost nothing can be said. */
function impreciseCost({ trials, cost }: Sweep): string | null {
  const costs = trials.flatMap((trial) => trial.cost ?? []);
  if (cost === null || costs.length < 2) return null;
  // Shares of the mean, so that no square overflows.
  const squares = costs.reduce((sum, one) => sum + (one / cost.mean - 1) ** 2, 0);
  const error = Math.sqrt(squares / (costs.length - 1) / costs.length);
  if (error <= IMPRECISE) return null;
  return `The mean cost of a trial is known only to about ${Math.round(100 * error)} % (one standard error), and so are budgets in cost.`;
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
    const trend = rho > 0 ? 'better' : 'worse';
    const message = `Later trials score ${trend} than earlier ones (rank correlation ${rho.toFixed(2)}), more than chance explains: the trials may not come from one distribution.`;
    const pValue = (level: number) => orderPValue(scores, level, quickRandom(seed));
    return [{ subject: warningOf('drift', { arm, message }), pValue }];
  });
}

/**
 * What speaks against random search, which every rate assumes: files that record or declare another one, or
 * scores that change with the order of the trials. No trace is no proof, for half of the adaptive searches
 * leave none.
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

import { countTies } from '../../estimate/index.ts';
import { quickRandom } from '../../math/random.ts';
import { orderCorrelation, orderPValue } from '../../math/significance.ts';
import {
  areParametersGuessed,
  type Sweep,
  suspectedFailedValue,
  usualDirection,
} from '../../parse/index.ts';
import type { SearchDoubts, SweepPair } from '../assessment.ts';
import {
  type Arm,
  type ArmedSweep,
  type StatisticalCheck,
  type Warning,
  warningOf,
} from '../findings.ts';

/** The warning that a sweep by itself gives; null for none. */
type Fact = (armed: ArmedSweep) => Warning | null;

/** Said once, without an arm, where it is the same of both sweeps. */
const COMMON: readonly Fact[] = [
  adaptiveSearch,
  adaptivePruner,
  unknownPruner,
  unknownMethod,
  unknownOrder,
  unlikeName,
  small,
  ties,
];

/** Said of each sweep, with its own count. */
const COUNTED: readonly Fact[] = [unfinished, suspectedFailures];

/**
 * What the reader should know about each sweep before trusting its curve.
 *
 * @param sweeps one or two
 */
export function sweepWarnings(sweeps: readonly ArmedSweep[]): Warning[] {
  const found = (fact: Fact) => sweeps.flatMap((armed) => fact(armed) ?? []);
  // Where one sweep has no costs, budgets are in trials.
  const areInCost = sweeps.every(({ sweep }) => sweep.cost !== null);
  return [
    ...COMMON.map(found).flatMap(once),
    ...COUNTED.flatMap(found),
    ...(areInCost ? found(impreciseCost) : []),
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

/** Whether it is known to be independent draws. */
export function isDrawn(sweep: Sweep): boolean {
  return sweep.search.method === 'random' && !isAdaptive(sweep);
}

/** The trials of a grid or a list do not steer each other, but are not drawn either. */
function isSteered({ search: { method }, trials }: Sweep): boolean {
  const isDrawnOtherwise = method !== 'random' && method !== 'unknown';
  return isDrawnOtherwise || trials.some(({ isHandPicked }) => isHandPicked);
}

function adaptiveSearch({ arm, sweep }: ArmedSweep): Warning | null {
  const facts = { isGrid: sweep.search.method !== 'adaptive' };
  return isSteered(sweep) ? warningOf('adaptive-sampler', { arm, facts }) : null;
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

function adaptivePruner({ arm, sweep }: ArmedSweep): Warning | null {
  return isPrunedAdaptively(sweep) ? warningOf('adaptive-pruner', { arm, facts: {} }) : null;
}

function unknownPruner({ arm, sweep }: ArmedSweep): Warning | null {
  const mayBe = sweep.counts.pruned > 0 || (sweep.gaps ?? []).includes('stops-unknown');
  const isKnown = isPrunedAdaptively(sweep) || Boolean(sweep.meta?.search?.pruner);
  return mayBe && !isKnown ? warningOf('pruner-unknown', { arm, facts: {} }) : null;
}

function unknownMethod({ arm, sweep: { search } }: ArmedSweep): Warning | null {
  if (search.method !== 'unknown') return null;
  return warningOf('search-method-unknown', { arm, facts: {} });
}

function unknownOrder({ arm, sweep: { isOrdered, trials } }: ArmedSweep): Warning | null {
  if (isOrdered || trials.length === 1) return null;
  return warningOf('order-unknown', { arm, facts: {} });
}

function unfinished({ arm, sweep: { counts, trials } }: ArmedSweep): Warning | null {
  if (counts.running === 0) return null;
  const areCounted = trials.some(({ outcome }) => outcome === 'running');
  const facts = { count: counts.running, of: counts.drawn, areCounted };
  return warningOf('unfinished-trials', { arm, facts });
}

const SMALL = 12;

/** The metric is minimized although most people maximize one of this name, or the other way round. */
function unlikeName({ arm, sweep: { metric, direction } }: ArmedSweep): Warning | null {
  const usual = usualDirection(metric);
  if (usual === null || usual === direction) return null;
  return warningOf('direction-unlike-name', { arm, facts: { direction } });
}

function small({ arm, sweep: { trials } }: ArmedSweep): Warning | null {
  if (trials.length >= SMALL) return null;
  return warningOf('small-n', { arm, facts: { enough: SMALL } });
}

/** Scores that several trials of a sweep have; failed trials have none. */
function ties({ arm, sweep: { trials } }: ArmedSweep): Warning | null {
  const scores = trials.flatMap(({ score }) => (score > -Infinity ? score : []));
  if (countTies(Float64Array.from(scores).sort()) === 0) return null;
  return warningOf('ties', { arm, facts: {} });
}

/** Scores that look as if they had been written for trials that failed. */
function suspectedFailures({ arm, sweep }: ArmedSweep): Warning | null {
  const facts = suspectedFailedValue(sweep);
  return facts && warningOf('failed-value-suspected', { arm, facts });
}

const IMPRECISE = 0.1;

/** A mean cost of a trial, c̄, with a standard error s/√n above a tenth of itself; of one cost nothing can be said. */
function impreciseCost({ arm, sweep: { trials, cost } }: ArmedSweep): Warning | null {
  const costs = trials.flatMap((trial) => trial.cost ?? []);
  if (cost === null || costs.length < 2) return null;
  // Shares of the mean, so that no square overflows.
  const squares = costs.reduce((sum, one) => sum + (one / cost.mean - 1) ** 2, 0);
  const error = Math.sqrt(squares / (costs.length - 1) / costs.length);
  return error <= IMPRECISE ? null : warningOf('cost-imprecise', { arm, facts: { error } });
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
    return [{ subject: warningOf('drift', { arm, facts: { correlation: rho } }), pValue }];
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
  const rateOf = ({ trials }: Sweep) =>
    trials.filter(({ score }) => score === passing).length / trials.length;
  return { baseline: rateOf(pair.baseline), candidate: rateOf(pair.candidate) };
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

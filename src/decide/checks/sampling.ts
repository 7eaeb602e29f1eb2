import { quickRandom } from '../../math/random.ts';
import { orderCorrelation, orderPValue } from '../../math/significance.ts';
import type { Sweep } from '../../parse/index.ts';
import type { Arm, Warning } from '../assessment.ts';
import {
  type ArmedSweep,
  assumption,
  information,
  type StatisticalCheck,
  warnOnce,
} from '../warning.ts';

/** Neither the files nor the settings say how the trials were drawn. */
export function unknownMethod(sweeps: readonly ArmedSweep[]): Warning[] {
  const message =
    'The files do not say how the trials were drawn; the limits require random search: set `search-method: random` if it was.';
  return warnOnce(
    sweeps,
    ({ search }) => search.method === 'unknown',
    information('search-method-unknown', { arm: null, message }),
  );
}

/** Names that tools give to rules which stop a trial by comparing it with others. */
const ADAPTIVE = /halving|hyperband|\basha\b|median|percentile|population|\bpbt\b/i;

/**
 * Whether trials were stopped by comparing them with each other, as the tool or `sweep.meta.json` names
 * it, or the rounds of halving show. That trials were stopped is no proof: rules fixed ahead stop some too.
 */
export function prunerWarnings(sweeps: readonly ArmedSweep[]): Warning[] {
  const message =
    'Trials were stopped for doing worse than others: they are not independent draws, so the limits may not hold. Stop trials by rules fixed beforehand, or not at all.';
  const open =
    'Trials were stopped early, or may have been, and the files do not say by which rule. If trials were compared with each other, as in median pruning or halving, they are not independent draws.';
  return [
    ...warnOnce(sweeps, isAdaptive, assumption('adaptive-pruner', { arm: null, message })),
    ...warnOnce(
      sweeps,
      (sweep) => !isAdaptive(sweep) && isOpen(sweep),
      information('pruner-unknown', { arm: null, message: open }),
    ),
  ];
}

function isAdaptive({ format, search, meta, counts, leftOut }: Sweep): boolean {
  const names = [search.sampler, meta?.search?.sampler ?? null];
  if (names.some((name) => name !== null && ADAPTIVE.test(name))) return true;
  // Among results of cross-validation, only those of halving end early.
  if (format === 'sklearn-cv-results' && counts.pruned > 0) return true;
  return leftOut.some(({ what }) => what === 'earlier rungs');
}

function isOpen({ counts, gaps }: Sweep): boolean {
  return counts.pruned > 0 || (gaps ?? []).includes('stops-unknown');
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
    const pValue = (level: number) => orderPValue(scores, { level, random: quickRandom(seed) });
    return [{ subject: assumption('drift', { arm, message: driftMessage(rho) }), pValue }];
  });
}

function driftMessage(rho: number): string {
  const trend = rho > 0 ? 'better' : 'worse';
  return `Later trials score ${trend} than earlier ones (rank correlation ${rho.toFixed(2)}), more than chance explains: the trials may not come from one distribution.`;
}

/** Drift was not checked, because nothing tells the order of the trials. */
export function unknownOrder(sweeps: readonly ArmedSweep[]): Warning[] {
  const message =
    'The files do not say in which order the trials started, so drift was not checked.';
  return warnOnce(
    sweeps,
    ({ isOrdered, trials }) => !isOrdered && trials.length > 1,
    information('order-unknown', { arm: null, message }),
  );
}

/** What the reader should know about a sweep before trusting its curve. */
export function sweepWarnings(arm: Arm, sweep: Sweep): Warning[] {
  return [...notRandom(arm, sweep), ...unfinished(arm, sweep)];
}

/** The bands are of independent draws. */
function notRandom(arm: Arm, { search }: Sweep): Warning[] {
  if (search.method !== 'adaptive' && search.method !== 'grid') return [];
  const how =
    search.method === 'grid'
      ? 'The trials form a grid'
      : 'Earlier trials of this search steer later ones';
  const message = `${how}: they are not independent draws, so the limits do not hold. Compare random searches.`;
  return [assumption('adaptive-sampler', { arm, message })];
}

function unfinished(arm: Arm, { counts }: Sweep): Warning[] {
  if (counts.running === 0) return [];
  const trials =
    counts.running === 1 ? '1 unfinished trial is' : `${counts.running} unfinished trials are`;
  const message = `${trials} not counted; slow trials are the ones missing, so the sweep is not quite a random sample.`;
  return [information('unfinished-trials', { arm, message })];
}

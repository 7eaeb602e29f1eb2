import { quickRandom } from '../../math/random.ts';
import { orderCorrelation, orderPValue } from '../../math/spearman.ts';
import type { Warning } from '../assessment.ts';
import { assumption, information } from '../warning.ts';
import { type ArmedSweep, saidOnce } from './armed-sweep.ts';
import type { StatisticalCheck } from './significance.ts';

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
  return `Later trials score ${trend} than earlier ones (rank correlation ${rho.toFixed(2)}), which chance hardly explains: the trials are perhaps no draws from one distribution.`;
}

/** That the check of drift was left out, where rows may be sorted by anything. */
export function unknownOrder(sweeps: readonly ArmedSweep[]): Warning[] {
  const message =
    'The files do not tell in which order the trials were started, so that drift was not checked.';
  return saidOnce(
    sweeps,
    ({ isOrdered, trials }) => !isOrdered && trials.length > 1,
    information('order-unknown', { arm: null, message }),
  );
}

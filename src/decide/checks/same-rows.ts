import type { Sweep } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { assumption } from '../warning.ts';
import { type Configurations, type Draw, sharedBeyondChance } from './configurations.ts';

/** Fewer rows meet by chance more often than in 1 pair of sweeps in 100, in the worst of spaces. */
const FEWEST_ROWS = 5;
const FEWEST_IF_ALL = 4;
const LEAST_SHARE = 0.1;
/** Fewer scores of coarse metrics may come in the same order by chance. */
const FEWEST_SCORES = 5;

/**
 * Whether the sweeps hold the same trials: one is the other over again, or of the smaller one at
 * least five rows and a tenth (or all of four) have parameters and score in common with rows of the other,
 * beyond what repeats within each sweep explain. In a discrete space with training that is
 * deterministic, rows meet by chance as configurations do. Failed trials have no score to compare.
 */
export function sameRows(
  baseline: Sweep,
  candidate: Sweep,
  configurations: Configurations,
): Warning[] {
  const common = commonRows(baseline, candidate, configurations);
  if (common === null) return [];
  const message = `${common}: the sweeps are no independent draws.`;
  return [assumption('same-rows', { arm: null, message })];
}

function commonRows(baseline: Sweep, candidate: Sweep, draws: Configurations): string | null {
  if (isOverAgain(baseline, candidate)) {
    return 'Both sweeps have the same scores in the same order, as if one file had been given twice';
  }
  const overlap = sharedBeyondChance(rowsOf(draws.baseline), rowsOf(draws.candidate));
  if (overlap === null) return null;
  const { shared, of } = overlap;
  const isAll = shared === of && of >= FEWEST_IF_ALL;
  if (!isAll && (shared < FEWEST_ROWS || shared < LEAST_SHARE * of)) return null;
  return `${shared} trials of the smaller sweep have the same parameters and the same score as trials of the other`;
}

function rowsOf(draws: readonly Draw[]): string[] {
  return draws
    .filter(({ score }) => score > -Infinity)
    .map(({ configuration, score }) => `${score} ${configuration}`);
}

/** Whether both have the same scores in the same order, enough of them different. */
export function isOverAgain(baseline: Sweep, candidate: Sweep): boolean {
  const [one, other] = [baseline.trials, candidate.trials];
  if (one.length !== other.length) return false;
  const scores = new Set(one.flatMap(({ score }) => (score > -Infinity ? score : [])));
  return scores.size >= FEWEST_SCORES && one.every(({ score }, i) => score === other[i]?.score);
}

import { chanceToShare } from '../../math/chance-to-share.ts';
import type { Share } from '../../math/significance.ts';
import type { Sweep } from '../../parse/index.ts';
import type { SweepPair } from '../assessment.ts';
import { type Arm, type Warning, warningOf } from '../warning.ts';
import type { ParameterColumn } from './search-space.ts';

/**
 * Warnings that two sweeps are not independent draws: that they share trials or configurations, or that
 * one repeats its own.
 *
 * @param columns of both; none where parameters are not known, or nothing is searched
 */
export function configurationWarnings(pair: SweepPair, columns: readonly ParameterColumn[]) {
  const drawsOf = (arm: Arm): Draw[] =>
    pair[arm].trials
      .filter(({ parameters }) => parameters !== null && columns.length > 0)
      .map(({ score }, i) => [JSON.stringify(columns.map((column) => column[arm][i])), score]);
  const [before, after] = [drawsOf('baseline'), drawsOf('candidate')];
  const [b, c] = [before.map(([drawn]) => drawn), after.map(([drawn]) => drawn)];
  return [
    ...sharedTrials(pair, sharedBeyondChance(rowsOf(before), rowsOf(after))),
    ...sharedConfigurations(sharedBeyondChance(b, c)),
    ...repeatsIn('baseline', b, c),
    ...repeatsIn('candidate', c, b),
  ];
}

function sharedTrials(pair: SweepPair, overlap: Share | null): Warning[] {
  const isSame = isSameSweep(pair.baseline, pair.candidate);
  if (overlap === null && !isSame) return [];
  const shared = isSame ? null : (overlap?.count ?? 0);
  return [warningOf('same-rows', { arm: null, facts: { shared } })];
}

function sharedConfigurations(overlap: Share | null): Warning[] {
  return overlap === null ? [] : [warningOf('paired-sweeps', { arm: null, facts: overlap })];
}

/** The values of the parameters that are searched, as text. */
type Draw = readonly [configuration: string, score: number];

/** Failed trials have no score to compare. */
function rowsOf(draws: readonly Draw[]): string[] {
  return draws.flatMap(([drawn, score]) => (score > -Infinity ? `${score} ${drawn}` : []));
}

/** Independent sweeps share as many at most this often. */
const SHARED_BY_CHANCE = 1 / 1000;

/**
 * The overlap of the smaller of two sweeps with the other, where it makes them dependent: at least half
 * of its trials occur in the other, and by chance they would share as many at most 1 time in 1,000, by the
 * number of distinct ones seen (`chanceToShare`). Null also where there are too few trials: five trials in
 * each that are all shared may be chance in a small space.
 */
function sharedBeyondChance(one: readonly string[], other: readonly string[]): Share | null {
  const [smaller, larger] = one.length <= other.length ? [one, other] : [other, one];
  const [few, many] = [new Set(smaller), new Set(larger)];
  const overlap = { count: smaller.filter((key) => many.has(key)).length, of: smaller.length };
  if (overlap.count === 0 || 2 * overlap.count < overlap.of) return null;
  const shared = [...few].filter((key) => many.has(key)).length;
  const distinct = few.size + many.size - shared;
  const sizes = [one.length, other.length] as const;
  const chance = chanceToShare({ sizes, distinct, shared }, SHARED_BY_CHANCE);
  return chance <= SHARED_BY_CHANCE ? overlap : null;
}

/** Fewer scores of coarse metrics may come in the same order by chance. */
const MIN_DISTINCT_SCORES = 5;

/** Whether both have the same scores in the same order, enough of them different. */
function isSameSweep(baseline: Sweep, candidate: Sweep): boolean {
  const [one, other] = [baseline.trials, candidate.trials];
  const scores = new Set(one.flatMap(({ score }) => (score > -Infinity ? score : [])));
  const isSame =
    one.length === other.length && one.every(({ score }, i) => score === other[i]?.score);
  return isSame && scores.size >= MIN_DISTINCT_SCORES;
}

/**
 * Whether warnings say that two sweeps are dependent: levels of both bands together need the bound for
 * dependent sweeps then.
 */
export function arePaired(warnings: readonly Warning[]): boolean {
  return warnings.some(({ code }) => code === 'paired-sweeps' || code === 'same-rows');
}

/** A sweep with fewer repeated trials says too little. */
const MIN_EXPECTED = 8;
const MIN_REPEATED_SHARE = 0.1;
/** Chance repeats are matched between the sweeps about as often as within one. */
const MAX_MATCHED_SHARE = 1 / 8;

/**
 * Whether a sweep repeats configurations that chance would not repeat: at least a tenth of its trials
 * are repeated within it, so many that by chance at least eight of them would occur in the other sweep
 * too, and less than an eighth of that number does. In a small discrete space, where repeats are draws
 * like any others, the other sweep has the same configurations: chance fulfils this in at most about 1
 * pair of sweeps in 100, in any space. Gives no warning where the other sweep is
 * too small, or repeats exactly the same ones.
 */
function repeatsIn(arm: Arm, own: readonly string[], others: readonly string[]): Warning[] {
  const [n, foreign] = [own.length, new Set(others)];
  const counts = new Map<string, number>();
  for (const key of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  const repeated = own.filter((key) => (counts.get(key) ?? 0) > 1).length;
  // A trial of n meets n − 1 in its own sweep, and as many as there are in the other.
  const expected = repeated * Math.min(1, others.length / (n - 1));
  if (repeated < MIN_REPEATED_SHARE * n || expected < MIN_EXPECTED) return [];
  if (own.filter((key) => foreign.has(key)).length >= MAX_MATCHED_SHARE * expected) return [];
  return [warningOf('repeated-configurations', { arm, facts: { count: repeated, of: n } })];
}

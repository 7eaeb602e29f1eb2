import { type Arm, type Compared, ownOf } from '../../decide/index.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { differingParameters } from '../../report/index.ts';
import { trialId } from '../chart/chart-of.ts';

/** How the scores of all trials go with the values of the parameters that matter most. */
export interface SettingsModel {
  readonly metric: string;
  readonly direction: Sweep['direction'];
  readonly parameters: readonly ParameterModel[];
  /** Of parameters without a plot. */
  readonly more: number;
  /** How many trials with neighbouring scores a dot stands for, in the larger sweep. */
  readonly trialsPerDot: number;
}

export interface ParameterModel {
  /** Untrusted text. */
  readonly name: string;
  /** Categories in order, untrusted; null for numbers. */
  readonly categories: readonly string[] | null;
  /** Whether numbers span decades. */
  readonly isLog: boolean;
  readonly points: readonly SettingPoint[];
  /** Whether the sweeps drew it differently. */
  readonly differs: boolean;
}

export interface SettingPoint {
  readonly arm: Arm;
  readonly id: string;
  /** In the metric's own unit; infinite if it failed. */
  readonly score: number;
  /** The number, or the index of the category. */
  readonly value: number;
  /** Whether it is in the best tenth of its sweep. */
  readonly isBest: boolean;
}

/** A plot has space for this many, and for this many trials of each sweep. */
const [MAX_CATEGORIES, MAX_TRIALS] = [4, 100];

const perDot = ({ trials }: Sweep) => Math.ceil(trials.length / MAX_TRIALS);

/** Null unless at least one parameter varies; of more than `maxParameters`, those that matter most. */
export function settingsOf(assessment: Compared, maxParameters: number): SettingsModel | null {
  const { metric, direction } = assessment.candidate;
  const arms = (['baseline', 'candidate'] as const).map((arm) => armOf(arm, assessment[arm]));
  const trials = arms.flat();
  const differing = differingParameters(assessment);
  const names = new Set(trials.flatMap(({ trial }) => Object.keys(trial.parameters ?? {})));
  const ranked = [...names]
    .map((name) => modelOf(name, trials, { direction, differs: differing.includes(name) }))
    .filter((model) => new Set(model.points.map(({ value }) => value)).size > 1)
    .map((model) => ({ model, importance: importanceOf(model, trials) }))
    .sort(
      (a, b) => Number(b.model.differs) - Number(a.model.differs) || b.importance - a.importance,
    );
  if (ranked.length === 0) return null;
  return {
    metric,
    direction,
    parameters: ranked.slice(0, maxParameters).map(({ model }) => model),
    more: Math.max(0, ranked.length - maxParameters),
    trialsPerDot: Math.max(perDot(assessment.baseline), perDot(assessment.candidate)),
  };
}

interface ArmTrial {
  readonly arm: Arm;
  readonly id: string;
  readonly trial: Sweep['trials'][number];
  /** From 0 for the worst to 1 for the best of its sweep. */
  readonly rank: number;
}

/** The trials with a dot, the best first. */
function armOf(arm: Arm, sweep: Sweep): ArmTrial[] {
  const { trials } = sweep;
  const falling = trials.map(({ score }) => score).sort((a, b) => (a < b ? 1 : -1));
  const places = new Map(falling.map((score, i) => [score, i] as const).reverse());
  const rankOf = (score: number) => 1 - (places.get(score) ?? 0) / Math.max(1, trials.length - 1);
  const all = trials.map((trial, i) => {
    return { arm, id: trialId(arm, i), trial, rank: rankOf(trial.score) };
  });
  return all.sort((a, b) => b.rank - a.rank).filter((_, i) => i % perDot(sweep) === 0);
}

function modelOf(
  name: string,
  trials: readonly ArmTrial[],
  { direction, differs }: Pick<SettingsModel, 'direction'> & Pick<ParameterModel, 'differs'>,
): ParameterModel {
  const known = trials.flatMap((one) => {
    const value = ownOf(one.trial.parameters, name);
    return value === null || value === '' ? [] : [{ ...one, value }];
  });
  const isNumeric = known.every(({ value }) => typeof value === 'number');
  const values = known.map(({ value }) => value);
  const numbers = values.map(Number);
  const categories = isNumeric ? null : categoriesOf(values.map(String));
  const points = known.map(({ arm, id, trial, rank, value }): SettingPoint => {
    const { score } = trial;
    const isBest = rank > 0.9 && score > -Infinity;
    const place = categories ? placeAmong(categories, String(value)) : Number(value);
    return { arm, id, score: orient(score, direction), value: place, isBest };
  });
  return { name, categories, isLog: isNumeric && spansDecades(numbers), points, differs };
}

/** What is drawn evenly has a few small values, too: those in the middle tell. */
function spansDecades(values: readonly number[]): boolean {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return least > 0 && at(0.9) >= 20 * at(0.1);
}

/** The most frequent, in alphabetic order; all others are one. */
function categoriesOf(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value);
  const shown = frequent.slice(0, MAX_CATEGORIES).sort();
  return frequent.length > shown.length ? [...shown, 'others'] : shown;
}

function placeAmong(categories: readonly string[], value: string): number {
  const place = categories.indexOf(value);
  return place < 0 ? categories.length - 1 : place;
}

/** Quarters of the trials show also what is best in the middle. */
const BINS = 4;

/**
 * The share of the variance of ranks between quarters of the values, or categories, beyond what chance explains: the
 * ranks are those within each sweep, so that a difference between the sweeps is none between values.
 */
function importanceOf({ points, categories }: ParameterModel, trials: readonly ArmTrial[]): number {
  const ranks = new Map(trials.map(({ id, rank }) => [id, rank]));
  const sorted = points.toSorted((a, b) => a.value - b.value);
  const bins = new Map<number, number[]>();
  for (const [i, { id, value }] of sorted.entries()) {
    const bin = categories ? value : Math.floor((BINS * i) / sorted.length);
    bins.set(bin, [...(bins.get(bin) ?? []), ranks.get(id) ?? 0]);
  }
  const all = [...bins.values()];
  const mean = meanOf(all.flat());
  const total = all.flat().reduce((sum, rank) => sum + (rank - mean) ** 2, 0);
  const between = all.reduce((sum, bin) => sum + bin.length * (meanOf(bin) - mean) ** 2, 0);
  return between / (total || 1) - (bins.size - 1) / Math.max(1, points.length - 1);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

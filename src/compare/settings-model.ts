import { classesOfScores } from '../math/classes.ts';
import { KernelRegression } from '../math/kernel-fit.ts';
import { centredRanks, rankShares } from '../math/significance.ts';
import { normalQuantile } from '../math/special-functions.ts';
import {
  type ColumnChoice,
  type ConfiguredTrial,
  inSettingsOrder,
  kernelColumn,
} from './configurations.ts';

/** What a fit uses besides the trials. */
export interface KnownSettings {
  /** At least one. */
  readonly columns: ColumnChoice;
  /** Trials of older sweeps. */
  readonly older: readonly (readonly ConfiguredTrial[])[];
}

/** What settings explain of the scores of some trials, in normal scores: Φ⁻¹((rank − ½)/N). */
export interface SettingsFit {
  /** Share of the spread, at most 1. */
  readonly explained: number;
  /** Of each column. */
  readonly weights: readonly number[];
  readonly ridge: number;
  /** Of each trial, what it has beyond what the others with their settings promise. */
  readonly residuals: Float64Array;
  /** Of each trial, what its settings promise. */
  readonly predicted: Float64Array;
  /** 1 for the trials that are compared: the three quarters whose settings promise most, and those without settings. */
  readonly isCounted: Uint8Array;
}

/**
 * A fit of scores on settings that knows no labels: which trials are whose.
 *
 * Older sweeps only add rows to it. Each has targets within itself, so that a drift of main does no harm.
 */
export class SettingsModel {
  readonly #regression: KernelRegression;
  /** The trials that have a column, in the order of their settings. */
  readonly #fitted: readonly number[];
  readonly #olderTargets: readonly number[];

  /**
   * @param trials of both arms, in any order
   * @param classes of the scores of `trials`, which part those with equal settings in the order
   */
  constructor(
    trials: readonly ConfiguredTrial[],
    { columns: { names }, older }: KnownSettings,
    classes: Float64Array,
  ) {
    const order = inSettingsOrder(trials, names, classes);
    const columns = names.map((name) => kernelColumn([...trials, ...older.flat()], name));
    const hasSettings = (row: number) => columns.some(({ kinds }) => kinds[row] !== 0);
    this.#fitted = order.filter(hasSettings);
    const rows = [...this.#fitted, ...older.flat().map((_, i) => trials.length + i)];
    this.#regression = new KernelRegression(
      columns.map(({ kinds, places }) => ({
        kinds: Int32Array.from(rows, (row) => kinds[row] as number),
        places: Float64Array.from(rows, (row) => places[row] as number),
      })),
      rows.length,
    );
    this.#olderTargets = older.flatMap((sweep) => [
      ...normalScores(classesOfScores(sweep.map(({ score }) => score))),
    ]);
  }

  /**
   * @param classes of the scores of the trials
   * @param given weights and ridge; chosen where they are not given
   */
  fit(classes: Float64Array, given?: Pick<SettingsFit, 'weights' | 'ridge'>): SettingsFit {
    const scores = normalScores(classes);
    const centre = meanOf(scores);
    const centreOfAll = meanOf([...scores, ...this.#olderTargets]);
    const targets = [...this.#fitted.map((i) => scores[i] as number), ...this.#olderTargets];
    const centred = Float64Array.from(targets, (target) => target - centreOfAll);
    const { weights, ridge, residuals: ofRows } = this.#regression.fit(centred, given);

    // Of a trial without settings nothing is promised but the mean.
    const residuals = scores.map((score) => score - centre);
    const isCounted = new Uint8Array(scores.length).fill(1);
    for (const [row, i] of this.#fitted.entries()) {
      residuals[i] = ofRows[row] as number;
      isCounted[i] = 0;
    }
    for (let i = 0; i < residuals.length; i++) residuals[i] = rounded(residuals[i] as number);
    const predicted = scores.map((score, i) => score - (residuals[i] as number));
    const least = predicted.toSorted()[Math.floor(predicted.length / 4)] as number;
    for (let i = 0; i < predicted.length; i++)
      if ((predicted[i] as number) >= least) isCounted[i] = 1;

    const spread = sumOfSquares(scores.map((score) => score - centre));
    const explained = spread === 0 ? 0 : 1 - sumOfSquares(residuals) / spread;
    return { explained, weights, ridge, residuals, predicted, isCounted };
  }
}

/** What is smaller is rounding, and would tell trials apart that are alike. */
const UNIT = 1e9;

function rounded(value: number): number {
  return Math.round(value * UNIT) / UNIT;
}

function normalScores(classes: Float64Array): Float64Array {
  const known = new Map<number, number>();
  return rankShares(classes).map((share) => {
    const score = known.get(share) ?? normalQuantile(share);
    known.set(share, score);
    return score;
  });
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / values.length;
}

function sumOfSquares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

/** R, the rank sum of residuals in standard deviations, for any labels of units. */
export class ResidualRanks {
  /** Of each unit, the sum of the doubled, centred ranks of its trials that count, and how many they are. */
  readonly #sums: Float64Array;
  readonly #counts: Int32Array;
  readonly counted: number;
  readonly #meanSquare: number;

  /** @param unitOf of each trial, from 0 */
  constructor({ residuals, isCounted }: SettingsFit, unitOf: Int32Array) {
    const counting = [...residuals.keys()].filter((i) => isCounted[i] === 1);
    const ranks = centredRanks(counting.map((i) => residuals[i] as number));
    const units = 1 + unitOf.reduce((most, unit) => Math.max(most, unit), 0);
    this.#sums = new Float64Array(units);
    this.#counts = new Int32Array(units);
    for (const [at, i] of counting.entries()) {
      const unit = unitOf[i] as number;
      this.#sums[unit] = (this.#sums[unit] as number) + (ranks[at] as number);
      this.#counts[unit] = (this.#counts[unit] as number) + 1;
    }
    this.counted = counting.length;
    this.#meanSquare = sumOfSquares(ranks) / counting.length;
  }

  /**
   * Positive where the candidate is worse, rounded to 1e-9.
   *
   * @param labels of units, 1 for the candidate's
   * @returns −∞ where only one arm has trials that count, or they all tie
   */
  statistic(labels: Uint8Array): number {
    const { sum, count } = this.#ofCandidate(labels);
    const k = this.counted;
    const variance = ((count * (k - count)) / (k - 1)) * this.#meanSquare;
    return variance > 0 ? rounded(-sum / Math.sqrt(variance)) : -Infinity;
  }

  /** The share of all pairs of trials that count, one of each arm, in which the candidate's is below; ties half. */
  lowerShare(labels: Uint8Array): number | null {
    const { sum, count } = this.#ofCandidate(labels);
    const pairs = count * (this.counted - count);
    return pairs === 0 ? null : 0.5 - sum / 2 / pairs;
  }

  #ofCandidate(labels: Uint8Array) {
    const sums = this.#sums;
    const counts = this.#counts;
    let sum = 0;
    let count = 0;
    // A product is faster than a question that is answered at random.
    for (let unit = 0; unit < labels.length; unit++) {
      const label = labels[unit] as number;
      sum += label * (sums[unit] as number);
      count += label * (counts[unit] as number);
    }
    return { sum, count };
  }
}

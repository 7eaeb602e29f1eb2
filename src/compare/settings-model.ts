import { classesOfScores } from '../math/classes.ts';
import { countEach } from '../math/functions.ts';
import { type KernelColumn, KernelRegression } from '../math/kernel-fit.ts';
import { centredRanks, rankShares } from '../math/significance.ts';
import { normalQuantile } from '../math/special-functions.ts';

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
  /** By their chances: other scores of the same trials have the same ones. */
  readonly #quantiles = new Map<number, number>();

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
    const olderRows = older.flat().map((_, i) => trials.length + i);
    this.#regression = new KernelRegression(columns, [...this.#fitted, ...olderRows]);
    this.#olderTargets = older.flatMap((sweep) => [
      ...this.#normalScores(classesOfScores(sweep.map(({ score }) => score))),
    ]);
  }

  /**
   * @param classes of the scores of the trials
   * @param given weights and ridge; chosen where they are not given
   */
  fit(classes: Float64Array, given?: Pick<SettingsFit, 'weights' | 'ridge'>): SettingsFit {
    const scores = this.#normalScores(classes);
    const centre = meanOf(scores);
    const centreOfAll = meanOf([...scores, ...this.#olderTargets]);
    const targets = [...this.#fitted.map((i) => scores[i] as number), ...this.#olderTargets];
    const centred = Float64Array.from(targets, (target) => target - centreOfAll);
    const { weights, ridge, residuals: ofRows } = this.#regression.fit(centred, given);

    // Of a trial without settings nothing is promised but the mean.
    const left = scores.map((score) => score - centre);
    for (const [row, i] of this.#fitted.entries()) left[i] = ofRows[row] as number;
    const residuals = left.map(rounded);
    const predicted = scores.map((score, i) => score - (residuals[i] as number));
    const least = predicted.toSorted()[Math.floor(predicted.length / 4)] as number;
    const isCounted = new Uint8Array(scores.length).fill(1);
    for (const i of this.#fitted) isCounted[i] = Number((predicted[i] as number) >= least);

    const spread = sumOfSquares(scores.map((score) => score - centre));
    const explained = spread === 0 ? 0 : 1 - sumOfSquares(residuals) / spread;
    return { explained, weights, ridge, residuals, predicted, isCounted };
  }

  #normalScores(classes: Float64Array): Float64Array {
    return rankShares(classes).map((share) => {
      const quantile = this.#quantiles.get(share) ?? normalQuantile(share);
      this.#quantiles.set(share, quantile);
      return quantile;
    });
  }
}

/** What is smaller is rounding, and would tell trials apart that are alike. */
const UNIT = 1e9;

function rounded(value: number): number {
  return Math.round(value * UNIT) / UNIT;
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

/** Settings by name, as they were recorded; names and texts are untrusted. */
export type Configuration = Readonly<Record<string, string | number | boolean | null>>;

/** A trial as the test at comparable settings sees it. */
export interface ConfiguredTrial {
  /** Larger is better; −∞ for a failed trial. */
  readonly score: number;
  /** Empty where nothing is known. */
  readonly settings: Configuration;
}

/** Why a setting is not among the columns. */
type ColumnLeftOut =
  | 'constant'
  | 'looks-like-a-label'
  | 'differs-in-every-row'
  | 'named-like-no-setting'
  | 'too-many';

/** Which settings trials are compared by. */
export interface ColumnChoice {
  /** In the order of code units. */
  readonly names: readonly string[];
  readonly leftOut: readonly { readonly name: string; readonly why: ColumnLeftOut }[];
}

const MAX_COLUMNS = 24;
const NO_SETTING = /^(time|cost|seed|id|run|counter)$/;
const NO_SETTING_IN_TEXT = /^(commit|sha|branch|host|path|dir|user|date)$/;

/**
 * The settings that trials are compared by: those asked for, else those that older sweeps have, else those of the current
 * trials; of these, each with at least two values among the current trials that have it. If none are asked for, then
 * without what may be a label of the arms (a column that exactly n or m trials have; text with two values, n and m times),
 * text that differs in every row, and what is named like no setting.
 *
 * It looks at the trials of both arms together and at their numbers, never at whose a trial is: the level rests on that.
 *
 * @param current of both arms, in any order
 * @param older those of older sweeps
 * @param sizes n and m
 * @param asked null: none
 */
export function chooseColumns(
  current: readonly ConfiguredTrial[],
  older: readonly ConfiguredTrial[],
  sizes: readonly [number, number],
  asked: readonly string[] | null,
): ColumnChoice {
  const names = asked ?? namesIn(older.length > 0 ? older : current);
  const leftOut: ColumnChoice['leftOut'][number][] = [];
  const chosen = [...new Set(names)].sort().filter((name) => {
    const values = current.flatMap(({ settings }) => readSetting(settings, name) ?? []);
    const doubt = asked === null ? doubtOf(name, values, { sizes, rows: current.length }) : null;
    const why = new Set(values).size < 2 ? 'constant' : doubt;
    if (why !== null) leftOut.push({ name, why });
    return why === null;
  });
  for (const name of chosen.slice(MAX_COLUMNS)) leftOut.push({ name, why: 'too-many' });
  return { names: chosen.slice(0, MAX_COLUMNS), leftOut };
}

function namesIn(trials: readonly ConfiguredTrial[]): string[] {
  return trials.flatMap(({ settings }) =>
    Object.keys(settings).filter((name) => readSetting(settings, name) !== null),
  );
}

function doubtOf(
  name: string,
  values: readonly (string | number)[],
  { sizes, rows }: { readonly sizes: readonly [number, number]; readonly rows: number },
): ColumnLeftOut | null {
  const isText = values.every((value) => typeof value === 'string');
  const isComplete = values.length === rows;
  if (!isComplete && sizes.includes(values.length)) return 'looks-like-a-label';
  const counts = [...countEach(values).values()];
  const isSplit = counts.length === 2 && sizes.every((size) => counts.includes(size));
  if (isText && isComplete && isSplit) return 'looks-like-a-label';
  if (isText && isComplete && counts.length === rows) return 'differs-in-every-row';
  const word = lastWord(name);
  return NO_SETTING.test(word) || (isText && NO_SETTING_IN_TEXT.test(word))
    ? 'named-like-no-setting'
    : null;
}

/** "trainTime", "train_time" and "time" end in the same word. */
function lastWord(name: string): string {
  const words = name.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
  return (words.at(-1) ?? '').toLowerCase();
}

/** A number, or text; null where none is recorded. Written otherwise, as 0.10 or True, it is the same. */
function readSetting(settings: Configuration, name: string): string | number | null {
  const value = Object.hasOwn(settings, name) ? settings[name] : null;
  const text = String(value ?? '').trim();
  if (text === '') return null;
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  return /^(true|false)$/i.test(text) ? text.toLowerCase() : text;
}

/** So many trials of older sweeps serve the fit. */
export const MAX_OLDER = 192;

/**
 * The trials of older sweeps that serve the fit: of whole sweeps, from the newest on, up to 192 in all. Of a newest sweep
 * with more, its first 192. Without sweeps that have no settings, and without trials that equal a current one of either arm
 * in settings and score: a copy of the candidate would break the level.
 *
 * @param sweeps the newest first, of commits before the baseline's
 * @param current of both arms, the candidate's scores raised by the margin
 * @param margin ≥ 0; a trial may equal one with a score that is so much higher, for it is not said whose that is
 * @returns one list for each sweep, empty where it is not used
 */
export function chooseOlder(
  sweeps: readonly (readonly ConfiguredTrial[])[],
  current: readonly ConfiguredTrial[],
  margin: number,
): readonly (readonly ConfiguredTrial[])[] {
  const contentOf = (settings: Configuration, score: number) =>
    `${score.toPrecision(SAME_DIGITS)} ${settingsText(settings)}`;
  const known = new Set(
    current.flatMap(({ score, settings }) => [
      contentOf(settings, score),
      contentOf(settings, score - margin),
    ]),
  );
  let [left, isOver] = [MAX_OLDER, false];
  return sweeps.map((sweep) => {
    if (namesIn(sweep).length === 0) return [];
    const fresh = sweep.filter(
      ({ score, settings }) => score === -Infinity || !known.has(contentOf(settings, score)),
    );
    const fitting = left === MAX_OLDER ? fresh.slice(0, left) : fresh;
    isOver ||= fitting.length > left;
    if (isOver) return [];
    left -= fitting.length;
    return fitting;
  });
}

/** Scores with the same are the same, but for rounding. */
const SAME_DIGITS = 9;

/** The same text for the same settings, however they are written. */
export function settingsText(settings: Configuration): string {
  const names = Object.keys(settings).sort();
  return JSON.stringify(names.map((name) => [name, readSetting(settings, name)]));
}

/**
 * Trials in an order that does not know whose they are: by their settings, missing before numbers before text, then by
 * score.
 *
 * @param classes of their scores
 * @returns places in `trials`
 */
export function inSettingsOrder(
  trials: readonly ConfiguredTrial[],
  columns: readonly string[],
  classes: Float64Array,
): number[] {
  const values = trials.map(({ settings }) => columns.map((name) => readSetting(settings, name)));
  const bySettings = (i: number, j: number) => {
    for (const c of columns.keys()) {
      const order = compareSettings(values[i]?.[c] ?? null, values[j]?.[c] ?? null);
      if (order !== 0) return order;
    }
    return 0;
  };
  return [...trials.keys()].sort(
    (i, j) => bySettings(i, j) || (classes[i] as number) - (classes[j] as number) || 0,
  );
}

function compareSettings(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0;
  const kind = kindOf(one) - kindOf(other);
  return kind !== 0 ? kind : (one as string | number) < (other as string | number) ? -1 : 1;
}

function kindOf(value: string | number | null): number {
  return value === null ? MISSING : typeof value === 'number' ? NUMBER : TEXT;
}

const [MISSING, NUMBER, TEXT] = [0, 1, 2];

/**
 * One setting of many trials for the kernel: numbers by their mid-ranks, (rank − ½)/count among the numbers; each text is a
 * kind of its own, and so is a missing value.
 */
export function kernelColumn(trials: readonly ConfiguredTrial[], name: string): KernelColumn {
  const values = trials.map(({ settings }) => readSetting(settings, name));
  const numbers = values.filter((value) => typeof value === 'number');
  const shares = rankShares(numbers);
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))];
  const kinds = new Map<unknown, number>(texts.map((text, i) => [text, TEXT + i]));
  const column = { kinds: new Int32Array(values.length), places: new Float64Array(values.length) };
  let next = 0;
  for (const [row, value] of values.entries()) {
    const isNumber = typeof value === 'number';
    column.kinds[row] = isNumber ? NUMBER : (kinds.get(value) ?? MISSING);
    column.places[row] = isNumber ? (shares[next++] as number) : 0;
  }
  return column;
}

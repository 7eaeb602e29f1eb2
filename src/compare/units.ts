import { classesOfScores } from '../math/classes.ts';
import { findRoot } from '../math/functions.ts';
import { quickRandom, randomChoices } from '../math/random.ts';
import { fewerPValue, type Share } from '../math/significance.ts';
import {
  drawsFor,
  leastTails,
  type NoChangeDesign,
  shareAsExtreme,
  shareOfSmaller,
  testOfNoChange,
} from './no-change.ts';
import { labelings, type Unit, type UnitArms } from './searches.ts';
import {
  type ColumnChoice,
  type ConfiguredTrial,
  chooseColumns,
  chooseOlder,
  type KnownSettings,
  ResidualRanks,
  type SettingsFit,
  SettingsModel,
  settingsText,
} from './settings-model.ts';

/** How units are tested. */
export interface UnitQuestion {
  /** For all trials of both arms. */
  readonly design: NoChangeDesign;
  /** How much the candidate is raised before it is judged worse, in scores, ≥ 0. */
  readonly margin: number;
  /** The higher of the two scores there are, which those that pass have; null where there are more. */
  readonly passing: number | null;
  /** The settings asked for; null: those that are found. */
  readonly columns: readonly string[] | null;
  /** Older sweeps of main, the newest first; they serve the fit alone. */
  readonly older: readonly (readonly ConfiguredTrial[])[];
  /** The smallest level asked for, in (0, 1); null: none. */
  readonly level: number | null;
  readonly seed: number;
  /** Where a direction's p-value is at most this, the size of the difference is estimated too; 0: nowhere. */
  readonly shiftUpTo: number;
}

/** What settings explain of the scores as they are, and how trials compare that have similar ones. */
export interface SettingsFound {
  readonly columns: ColumnChoice;
  /** Of each older sweep, how many trials served the fit. */
  readonly olderTrials: readonly number[];
  /** Share of the spread of scores, at most 1; trials are compared at comparable settings from 0.2 on. */
  readonly explained: number;
  /** Of each column. */
  readonly weights: readonly number[];
  readonly ridge: number;
  /** How many trials count: those whose settings promise most. */
  readonly counted: number;
  /**
   * Of each trial, in the order given, what it has beyond what its settings promise, in normal scores; null: it does
   * not count.
   */
  readonly residuals: Readonly<Record<keyof UnitArms, readonly (number | null)[]>>;
  /** R: positive where the candidate is worse; −∞ where only one arm counts, or nothing differs. */
  readonly statistic: number;
  /** How often a candidate trial is below a baseline trial with similar settings, ties half; null where one arm counts. */
  readonly lowerShare: number | null;
  /**
   * How much worse the candidate is at comparable settings, in scores, negative where it is better: what has to be added to
   * its scores so that R is 0, with the fit anew. An estimate without limits, to 1/16,000 of the range of scores. Null
   * where it is not asked for, or R has no zero.
   */
  readonly shift: number | null;
}

/** One direction of the test. */
export interface UnitPValues {
  /** Of both together, or of the second alone. */
  readonly pValue: number;
  /** p_R: at comparable settings; null where only the other is tested. */
  readonly sameSettings: number | null;
  /** p_T: after tuning. */
  readonly afterTuning: number;
}

export interface UnitResult {
  readonly worse: UnitPValues;
  /** The arms exchanged, without a margin. */
  readonly better: UnitPValues;
  /** Null where no setting can be used, or there are more than 400 trials. */
  readonly settings: SettingsFound | null;
  /** How many labelings the p-values of worse are shares of, the one found included; null where they are exact without. */
  readonly relabelings: number | null;
}

/** More labelings are drawn at random. */
const MAX_COMPLETE = 20_000;
/** A fit to more trials would take too long. */
export const MAX_FITTED = 400;
/** Where settings explain less, comparing by them adds more noise than it takes out. */
const MIN_EXPLAINED = 0.2;

/**
 * The test of no change of independent sweeps, by trials or by whole searches: if nothing changed, every choice of which
 * units are the candidate's is as likely as the one found. P(p ≤ α) ≤ α for every α, for any distribution, ties and
 * failures, the randomness of the labelings included, whatever the older sweeps are: the fit, the trials that count and
 * the choice between the statistics look at no label.
 *
 * R compares trials *at comparable settings*: residuals of a fit of scores on settings (`src/math/kernel-fit.ts`), ranked
 * among the three quarters of trials whose settings promise most. T, *after tuning*, is the least local tail of
 * `testOfNoChange`. The p-value is the share of labelings whose smaller p-value is at most the smaller one found. T alone
 * is tested where no setting can be used, where settings explain less than 0.2 of the spread, with more than 400 trials,
 * and for other budgets than those from one trial on, or another quantile than ½; of single trials exactly. Where scores
 * take two values, ties would leave that an upper bound far off: T then depends on how many pass alone, and its share of
 * labelings is Fisher's exact test.
 *
 * With a margin, the p-value of worse is the larger one of the scores as they are and of those raised by it, as in
 * `testOfPairs`: exact where nothing changed, and where the candidate loses exactly the margin.
 *
 * Not promised: anything about settings that only one arm tries, nor the level for a candidate that is at least as good.
 *
 * @param arms units, all with the same number of trials; their order does not matter
 */
export function testOfUnits(arms: UnitArms, question: UnitQuestion): UnitResult {
  const pool = new PooledUnits(arms);
  const even = testAtMargin(pool, { ...question, margin: 0 });
  if (question.margin === 0) return even;
  const { worse, relabelings } = testAtMargin(pool, question);
  return worse.pValue < even.worse.pValue ? even : { ...even, worse, relabelings };
}

function testAtMargin(pool: PooledUnits, question: UnitQuestion): UnitResult {
  const { design, margin } = question;
  const classes = pool.classesAt(margin);
  const known = settingsOf(pool, question);
  const model = known && new SettingsModel(pool.trials, known, classes);
  const fit = model?.fit(classes) ?? null;
  const ranks = fit && new ResidualRanks(fit, pool.unitOf);
  const settings = known &&
    fit &&
    ranks && {
      columns: known.columns,
      olderTrials: known.older.map((sweep) => sweep.length),
      explained: fit.explained,
      weights: fit.weights,
      ridge: fit.ridge,
      counted: ranks.counted,
      residuals: pool.inArms((trial) =>
        fit.isCounted[trial] === 1 ? (fit.residuals[trial] as number) : null,
      ),
      statistic: ranks.statistic(pool.labels),
      lowerShare: ranks.lowerShare(pool.labels),
      shift: null,
    };
  const isUsual = design.quantile === 0.5 && design.budgetMin <= 1 && design.budgetMax === null;
  const compared = fit !== null && fit.explained >= MIN_EXPLAINED && isUsual ? ranks : null;
  if (compared === null && pool.isByTrial)
    return { ...exactly(pool, question), settings, relabelings: null };
  const { same, after, afterBetter } = relabel(pool, question, { classes, ranks: compared });
  const opposite = same?.map((value) => (value === Infinity ? Infinity : -value)) ?? null;
  const [worse, better] = [pValuesOf(after, same), pValuesOf(afterBetter, opposite)];
  const isShown = compared !== null && Math.min(worse.pValue, better.pValue) <= question.shiftUpTo;
  const shift = model && fit && isShown ? shiftOf(pool, model, fit) : null;
  return { worse, better, settings: settings && { ...settings, shift }, relabelings: after.length };
}

/** The statistics of each labeling, the one found first; smaller is more extreme. */
function relabel(
  { labels: found, unitCounts, unitOf, isByTrial }: PooledUnits,
  { design, level, seed }: UnitQuestion,
  { classes, ranks }: { readonly classes: Float64Array; readonly ranks: ResidualRanks | null },
) {
  const all = labelings(...unitCounts);
  const isComplete = all <= MAX_COMPLETE;
  const total = isComplete ? all : 1 + drawsFor(level);
  const same = ranks && new Float64Array(total);
  const after = new Float64Array(total);
  const afterBetter = new Float64Array(total);
  const tailsOf = leastTails(classes, design);
  const ofTrials = new Uint8Array(classes.length);
  const choices = isComplete ? allLabelings(found) : drawnLabelings(found, seed);
  for (let at = 0; at < total; at++) {
    const labels = choices.next().value as Uint8Array;
    if (!isByTrial)
      for (let i = 0; i < ofTrials.length; i++) ofTrials[i] = labels[unitOf[i] as number] as number;
    const { worse, better } = tailsOf(isByTrial ? labels : ofTrials);
    after[at] = worse;
    afterBetter[at] = better;
    if (same && ranks) same[at] = -ranks.statistic(labels);
  }
  return { same, after, afterBetter };
}

function exactly(
  { trials, labels }: PooledUnits,
  { design, margin, passing }: UnitQuestion,
): Pick<UnitResult, 'worse' | 'better'> {
  const scoresOf = (label: number) =>
    trials.flatMap(({ score }, trial) => (labels[trial] === label ? [score] : []));
  const [n, m] = design.trials;
  const swapped = { ...design, trials: [m, n] } as const;
  const alone = (pValue: number) => ({ pValue, sameSettings: null, afterTuning: pValue });
  if (passing !== null && margin === 0) {
    const [before, after] = [0, 1].map((label) => {
      const scores = scoresOf(label);
      return { count: scores.filter((score) => score === passing).length, of: scores.length };
    }) as [Share, Share];
    return {
      worse: alone(fewerPValue(before, after)),
      better: alone(fewerPValue(after, before)),
    };
  }
  return {
    worse: alone(testOfNoChange([scoresOf(0), scoresOf(1)], design, margin).pValue),
    better: alone(testOfNoChange([scoresOf(1), scoresOf(0)], swapped).pValue),
  };
}

function pValuesOf(after: Float64Array, same: Float64Array | null): UnitPValues {
  const afterTuning = shareAsExtreme(after);
  if (same === null) return { pValue: afterTuning, sameSettings: null, afterTuning };
  return { pValue: shareOfSmaller(same, after), sameSettings: shareAsExtreme(same), afterTuning };
}

/** Which settings and older trials the fit uses; null where there is none. */
function settingsOf(
  pool: PooledUnits,
  { columns: asked, older: sweeps, margin }: UnitQuestion,
): KnownSettings | null {
  const { trials, trialCounts } = pool;
  if (trials.length > MAX_FITTED) return null;
  const older = chooseOlder(sweeps, pool.raisedBy(margin), margin);
  const columns = chooseColumns(trials, older.flat(), trialCounts, asked);
  return columns.names.length === 0 ? null : { columns, older };
}

/** Of the range of scores: less than anyone reads. */
const SHIFT_TOLERANCE = 2 ** -14;

/**
 * Where R is 0. With the weights as they are it takes no time to find; from there on the fit is anew at each step.
 */
function shiftOf(pool: PooledUnits, model: SettingsModel, found: SettingsFit): number | null {
  const finite = pool.trials.flatMap(({ score }) => (score === -Infinity ? [] : [score]));
  const range = Math.max(...finite) - Math.min(...finite);
  // Scores that are raised, and steps between them, are to stay finite.
  if (8 * range === Infinity) return null;
  const tolerance = range * SHIFT_TOLERANCE;
  const statisticWith = (fitOf: (classes: Float64Array) => SettingsFit) => (shift: number) =>
    new ResidualRanks(fitOf(pool.classesAt(shift)), pool.unitOf).statistic(pool.labels);
  const near = statisticWith((classes) => model.fit(classes, found));
  const exact = statisticWith((classes) => model.fit(classes));
  if (!(near(-range) > 0 && near(range) < 0)) return null;

  const middle = findRoot(near, { low: -range, high: range, tolerance });
  const isWorse = exact(middle) > 0;
  for (let step = tolerance; step <= 2 * range; step *= 4) {
    const end = isWorse ? middle + step : middle - step;
    if (exact(end) > 0 === isWorse) continue;
    const [low, high] = [Math.min(middle, end), Math.max(middle, end)];
    return findRoot(exact, { low, high, tolerance });
  }
  return null;
}

/** Both arms in one list, whose order depends on nothing but what units hold. */
class PooledUnits {
  readonly trials: readonly ConfiguredTrial[];
  /** Of each trial. */
  readonly unitOf: Int32Array;
  /** Of each unit: 1 for the candidate's. */
  readonly labels: Uint8Array;
  readonly isByTrial: boolean;
  /** The places of units in the arms, the baseline's first, in the order of the list. */
  readonly #order: readonly number[];

  constructor({ baseline, candidate }: UnitArms) {
    const units = [...baseline, ...candidate];
    const size = units[0]?.length ?? 0;
    const classes = classesOfScores(units.flat().map(({ score }) => score));
    const contents = units.map((unit, index) =>
      unit
        .map(({ settings }, i) => `${settingsText(settings)} ${classes[index * size + i]}`)
        .sort()
        .join(),
    );
    const textOf = (index: number) => contents[index] as string;
    const order = [...units.keys()].sort((i, j) =>
      textOf(i) < textOf(j) ? -1 : Number(textOf(i) > textOf(j)),
    );
    this.#order = order;
    this.trials = order.flatMap((index) => units[index] as Unit);
    this.unitOf = Int32Array.from(this.trials, (_, trial) => Math.floor(trial / size));
    this.labels = Uint8Array.from(order, (index) => (index < baseline.length ? 0 : 1));
    this.isByTrial = size === 1;
  }

  get unitCounts(): readonly [baseline: number, candidate: number] {
    const candidates = this.labels.reduce((sum, label) => sum + label, 0);
    return [this.labels.length - candidates, candidates];
  }

  get trialCounts(): readonly [baseline: number, candidate: number] {
    const size = this.trials.length / this.labels.length;
    const [baselines, candidates] = this.unitCounts;
    return [baselines * size, candidates * size];
  }

  /** What is known of each trial of the list, in the order of the arms. */
  inArms<T>(known: (trial: number) => T): Record<keyof UnitArms, T[]> {
    const size = this.trials.length / this.labels.length;
    const places = this.#order.map((_, place) => place);
    places.sort((a, b) => (this.#order[a] as number) - (this.#order[b] as number));
    const of = (label: number) =>
      places
        .filter((place) => this.labels[place] === label)
        .flatMap((place) => Array.from({ length: size }, (_, i) => known(place * size + i)));
    return { baseline: of(0), candidate: of(1) };
  }

  /** Trials, those of the candidate raised before. */
  raisedBy(margin: number): readonly ConfiguredTrial[] {
    const isRaised = (trial: number) => this.labels[this.unitOf[trial] as number] === 1;
    return this.trials.map((trial, i) =>
      isRaised(i) ? { ...trial, score: trial.score + margin } : trial,
    );
  }

  /** Scores by classes, those of the candidate raised before. */
  classesAt(margin: number): Float64Array {
    const raised = this.raisedBy(margin).map(({ score }) => score);
    return classesOfScores(raised, Math.abs(margin));
  }
}

/** The labels found, then all others with as many of the candidate's. It is the same array each time. */
function* allLabelings(found: Uint8Array): Generator<Uint8Array> {
  yield found;
  const labels = found.toSorted();
  do if (labels.some((label, unit) => label !== found[unit])) yield labels;
  while (toNext(labels));
}

/** The next of all orders of these labels, from the sorted one on; false after the last. */
function toNext(labels: Uint8Array): boolean {
  // The last 0 before a 1 becomes a 1; what is behind it starts anew.
  let place = labels.length - 2;
  while (place >= 0 && !(labels[place] === 0 && labels[place + 1] === 1)) place--;
  if (place < 0) return false;
  labels[place] = 1;
  labels[place + 1] = 0;
  labels.subarray(place + 2).sort();
  return true;
}

/** The labels found, then random ones with as many of the candidate's, without end. */
function* drawnLabelings(found: Uint8Array, seed: number): Generator<Uint8Array> {
  yield found;
  const candidates = found.reduce((sum, label) => sum + label, 0);
  yield* randomChoices(found.length, candidates, quickRandom(seed));
}

import { classesOfScores } from '../math/classes.ts';
import { findRoot } from '../math/functions.ts';
import { quickRandom, randomChoices } from '../math/random.ts';
import { fewerPValue, type Share } from '../math/significance.ts';
import {
  atMargin,
  leastTails,
  type NoChangeDesign,
  type PValues,
  type RelabeledResult,
  testByRelabeling,
  testOfNoChange,
} from './no-change.ts';
import { labelings, type Unit, type UnitArms } from './searches.ts';
import {
  type ColumnChoice,
  type ConfiguredTrial,
  chooseColumns,
  chooseOlder,
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

interface UnitResult extends RelabeledResult {
  /** Null where no setting can be used, or there are more than 400 trials. */
  readonly settings: SettingsFound | null;
}

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
 * With a margin as `atMargin`: exact where nothing changed, and where the candidate loses exactly the margin.
 *
 * Not promised: anything about settings that only one arm tries, nor the level for a candidate that is at least as good.
 *
 * @param arms units, all with the same number of trials; their order does not matter
 */
export function testOfUnits(arms: UnitArms, question: UnitQuestion): UnitResult {
  const pool = new PooledUnits(arms);
  return atMargin(question.margin, (margin) => testAt(pool, { ...question, margin }));
}

function testAt(pool: PooledUnits, question: UnitQuestion): UnitResult {
  const { design, margin, shiftUpTo } = question;
  const classes = pool.classesAt(margin);
  const fitted = fittedTo(pool, question, classes);
  const isUsual = design.quantile === 0.5 && design.budgetMin <= 1 && design.budgetMax === null;
  const isCompared = fitted !== null && fitted.fit.explained >= MIN_EXPLAINED && isUsual;
  const found =
    !isCompared && pool.isByTrial
      ? exactly(pool, question)
      : relabeled(pool, question, { classes, ranks: isCompared ? fitted.ranks : null });
  // Of the scores that are raised nothing else is said.
  if (fitted === null || margin > 0) return { ...found, settings: null };
  const isShown = isCompared && Math.min(found.worse.pValue, found.better.pValue) <= shiftUpTo;
  const { columns, older, model, fit, ranks } = fitted;
  const { explained, weights, ridge, isCounted, residuals } = fit;
  const settings: SettingsFound = {
    columns,
    olderTrials: older.map((sweep) => sweep.length),
    ...{ explained, weights, ridge, counted: ranks.counted },
    residuals: pool.inArms((i) => (isCounted[i] === 1 ? (residuals[i] as number) : null)),
    statistic: ranks.statistic(pool.labels),
    lowerShare: ranks.lowerShare(pool.labels),
    shift: isShown ? shiftOf(pool, model, fit) : null,
  };
  return { ...found, settings };
}

/** What settings say of the scores; null where none can be used. */
function fittedTo(pool: PooledUnits, question: UnitQuestion, classes: Float64Array) {
  const { design, columns: asked, older: sweeps, margin } = question;
  const { trials } = pool;
  if (trials.length > MAX_FITTED) return null;
  const older = chooseOlder(sweeps, pool.raisedBy(margin), margin);
  const columns = chooseColumns(trials, older.flat(), design.trials, asked);
  if (columns.names.length === 0) return null;
  const model = new SettingsModel(trials, { columns, older }, classes);
  const fit = model.fit(classes);
  return { columns, older, model, fit, ranks: new ResidualRanks(fit, pool.unitOf) };
}

function relabeled(
  { labels: found, unitCounts, unitOf, isByTrial }: PooledUnits,
  { design, level, seed }: UnitQuestion,
  { classes, ranks }: { readonly classes: Float64Array; readonly ranks: ResidualRanks | null },
) {
  const tailsOf = leastTails(classes, design);
  const ofTrials = new Uint8Array(classes.length);
  const choices = (isComplete: boolean) =>
    isComplete ? allLabelings(found) : drawnLabelings(found, seed);
  return testByRelabeling(
    { count: labelings(...unitCounts), choices, level },
    {
      same: ranks && ((labels) => -ranks.statistic(labels)),
      after: (labels) => {
        if (isByTrial) return tailsOf(labels);
        for (let i = 0; i < ofTrials.length; i++)
          ofTrials[i] = labels[unitOf[i] as number] as number;
        return tailsOf(ofTrials);
      },
    },
  );
}

/** By T alone, of single trials. */
function exactly(
  { trials, labels }: PooledUnits,
  { design, margin, passing }: UnitQuestion,
): RelabeledResult {
  const [before, after] = [0, 1].map((label) =>
    trials.flatMap(({ score }, trial) => (labels[trial] === label ? [score] : [])),
  ) as [number[], number[]];
  const passed = (scores: number[]): Share => {
    return { count: scores.filter((score) => score === passing).length, of: scores.length };
  };
  const pValues = (one: number[], other: number[], raise: number): PValues => {
    const trialsOfEach = [one.length, other.length] as const;
    const pValue =
      passing !== null && margin === 0
        ? fewerPValue(passed(one), passed(other))
        : testOfNoChange([one, other], { ...design, trials: trialsOfEach }, raise).pValue;
    return { pValue, sameSettings: null, afterTuning: pValue };
  };
  return {
    worse: pValues(before, after, margin),
    better: pValues(after, before, 0),
    relabelings: null,
  };
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
  readonly unitCounts: readonly [baseline: number, candidate: number];
  readonly isByTrial: boolean;
  /** Of each trial, its place among those of the baseline and then the candidate. */
  readonly #places: readonly number[];

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
    this.trials = order.flatMap((index) => units[index] as Unit);
    this.unitOf = Int32Array.from(this.trials, (_, trial) => Math.floor(trial / size));
    this.labels = Uint8Array.from(order, (index) => (index < baseline.length ? 0 : 1));
    this.unitCounts = [baseline.length, candidate.length];
    this.isByTrial = size === 1;
    this.#places = order.flatMap((index) =>
      Array.from({ length: size }, (_, i) => index * size + i),
    );
  }

  /** What is known of each trial of the list, in the order of the arms. */
  inArms<T>(known: (trial: number) => T): Record<keyof UnitArms, T[]> {
    const all: T[] = [];
    for (const [trial, place] of this.#places.entries()) all[place] = known(trial);
    const [units] = this.unitCounts;
    const baselines = (units * all.length) / this.labels.length;
    return { baseline: all.slice(0, baselines), candidate: all.slice(baselines) };
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

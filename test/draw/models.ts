import { trialId } from '../../src/draw/chart-of.ts';
import type { ChartArm, ChartModel } from '../../src/draw/model.ts';
import { scaleBreaks, stepFunction } from '../../src/math/functions.ts';
import { formatFor, words } from '../../src/report/index.ts';

/** Numbers in (0, 1), the same on every machine. */
export function uniforms(n: number, seed: number): number[] {
  let state = seed;
  return Array.from({ length: n }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  });
}

/** The budget whose median is the quantile `p` of one trial. */
function budgetOf(p: number): number {
  if (p <= 0) return 0;
  return p >= 1 ? Number.POSITIVE_INFINITY : Math.log(0.5) / Math.log(p);
}

/** Curves of maximised scores with limits of a plausible width, for drawing only. */
function maximizedArm(role: ChartArm['role'], scores: readonly number[]): ChartArm {
  const n = scores.length;
  const sorted = scores.toSorted((a, b) => a - b);
  const ranks = sorted.map((_, i) => (i + 1) / n);
  const half = ranks.map((p) => 1.6 * Math.sqrt((p * (1 - p)) / n) + 0.5 / n);
  const low = ranks.map((p, i) => Math.min(p - (half[i] ?? 0), 0.5 ** (5 / n)));
  const high = ranks.map((p, i) => p - 1 / n + (half[i] ?? 0) + 0.5 / n);
  const infinity = Number.POSITIVE_INFINITY;
  return {
    role,
    median: stepFunction(ranks.map(budgetOf), sorted),
    lower: stepFunction([...high.map(budgetOf), infinity], [-infinity, ...sorted]),
    upper: stepFunction([...low.map(budgetOf), infinity], [...sorted, infinity]),
    resolvableBudget: budgetOf(low.at(-1) ?? 0),
    trials: scores.map((score, i) => ({ id: trialId(role, i), score })),
    trialCost: 1,
  };
}

function negated(arm: ChartArm): ChartArm {
  const turn = (line: ChartArm['median']) => ({ ...line, values: line.values.map((v) => -v) });
  const curves = { median: turn(arm.median), lower: turn(arm.upper), upper: turn(arm.lower) };
  const trials = arm.trials.map(({ id, score }) => ({ id, score: -score }));
  return { ...arm, ...curves, trials };
}

interface Sweeps {
  readonly direction?: ChartModel['direction'];
  readonly scores: readonly (readonly number[])[];
}

/** A model with one or two sweeps, to be changed by what a test is about. */
export function chartModel(sweeps: Sweeps, changes: Partial<ChartModel> = {}): ChartModel {
  const { direction = 'maximize', scores } = sweeps;
  const roles = ['baseline', 'candidate'] as const;
  const arms = scores.map((values, i) => {
    const role = roles[i] ?? 'candidate';
    if (direction === 'maximize') return maximizedArm(role, values);
    return negated(
      maximizedArm(
        role,
        values.map((value) => -value),
      ),
    );
  });
  return {
    title: 'Worse: 0.919 instead of 0.966 after 4 trials',
    subtitle: 'Median best accuracy with 80 % bands, 48 trials each, higher is better',
    direction,
    unit: 'trials',
    budgetMax: null,
    curveWord: words`median`,
    scoreWord: 'Typical best score',
    target: null,
    margin: 0,
    arms,
    compared: [1, Infinity],
    haveOneScale: true,
    isStrengthKnown: true,
    example: null,
    tested: null,
    format: formatFor(0.01, 1),
    description: 'Two tuning curves with their bands.',
    ...changes,
  };
}

/** The same model of two sweeps whose trials belong together, by their places. */
export function pairedModel(model: ChartModel): ChartModel {
  const [before, after] = model.arms.map(({ trials }) => trials);
  const all = before?.flatMap((baseline, i) => {
    const candidate = after?.[i];
    return candidate ? [{ baseline, candidate }] : [];
  });
  return { ...model, tested: all ? { kind: 'pairs', all, areSettings: true, change: null } : null };
}

/** The same model with budgets in cost, where a trial of each sweep costs something else. */
export function pricedModel(model: ChartModel, prices: readonly number[]): ChartModel {
  const arms = model.arms.map((arm, i) => {
    const trialCost = prices[i] ?? 1;
    return {
      ...arm,
      trialCost,
      median: scaleBreaks(arm.median, trialCost),
      lower: scaleBreaks(arm.lower, trialCost),
      upper: scaleBreaks(arm.upper, trialCost),
      resolvableBudget: arm.resolvableBudget * trialCost,
    };
  });
  return { ...model, arms, unit: 'seconds' };
}

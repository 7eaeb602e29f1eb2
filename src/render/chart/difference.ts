import {
  commonBreaks,
  type StepFunction,
  stepFunction,
  valueAt,
} from '../../math/step-function.ts';
import { signed } from '../../report/index.ts';
import { chartBudgets } from './budgets.ts';
import type { ChartLimits, ChartModel } from './model.ts';

/**
 * The chart of candidate − baseline, in the metric's own unit: c.median − b.median with the limits
 * c.lower − b.upper and c.upper − b.lower, which hold wherever both bands do. Null if no budget is
 * compared.
 */
export function differenceChart(model: ChartModel): ChartModel | null {
  const { first, last, isResolved } = chartBudgets(model);
  const [baseline, candidate] = model.arms;
  if (baseline === undefined || candidate === undefined || !isResolved) return null;
  const minus = (a: StepFunction, b: StepFunction, undefinedAs: number) => {
    const ends = [first, ...commonBreaks([a, b], first, last)];
    const differences = ends.map((end) => valueAt(a, end) - valueAt(b, end));
    const values = differences.map((value) => (Number.isNaN(value) ? undefinedAs : value));
    return stepFunction([...ends.slice(0, -1), Infinity], values);
  };
  const limits = (b: ChartLimits, c: ChartLimits): ChartLimits => ({
    lower: minus(c.lower, b.upper, -Infinity),
    upper: minus(c.upper, b.lower, Infinity),
    resolvableBudget: Math.min(b.resolvableBudget, c.resolvableBudget),
  });
  return {
    ...model,
    isDifference: true,
    subtitle: `Candidate − baseline. ${model.subtitle}`,
    budgetMax: last,
    target: 0,
    arms: [
      {
        role: 'candidate',
        median: minus(candidate.median, baseline.median, Number.NaN),
        ...limits(baseline, candidate),
        gate: baseline.gate && candidate.gate && limits(baseline.gate, candidate.gate),
        scores: [],
        trialCost: first,
      },
    ],
    format: signed(model.format),
  };
}

import { type StepFunction, stepFunction } from '../../math/step-function.ts';
import type { ChartModel } from '../chart/model.ts';

/**
 * The same curves by trials, each sweep's cost divided by its own mean cost of a trial; null where
 * budgets are trials already. What the verdict says holds at equal cost, so no evidence is shown.
 */
export function inTrials(model: ChartModel): ChartModel | null {
  if (model.arms.every(({ trialCost }) => trialCost === 1)) return null;
  return {
    ...model,
    title: 'The same curves by trials',
    subtitle: 'For looking only: the verdict is about equal cost',
    xLabel: 'budget: trials of random search (log scale)',
    unit: 'trials',
    firstBudget: 1,
    arms: model.arms.map(armInTrials),
    lane: [],
    isJudged: false,
    description: `${model.yLabel} by trials instead of cost, each sweep with its band; the verdict is not about this axis.`,
  };
}

function armInTrials(arm: ChartModel['arms'][number]): ChartModel['arms'][number] {
  // Divided, so that what ends at the cost of a trial ends at exactly one.
  const inTrials = ({ breaks, values }: StepFunction) =>
    stepFunction(
      breaks.map((end) => end / arm.trialCost),
      values,
    );
  return {
    ...arm,
    median: inTrials(arm.median),
    lower: inTrials(arm.lower),
    upper: inTrials(arm.upper),
    resolvableBudget: arm.resolvableBudget / arm.trialCost,
    trialCost: 1,
  };
}

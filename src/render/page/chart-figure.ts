import type { Assessment } from '../../decide/index.ts';
import { type StepFunction, stepFunction } from '../../math/step-function.ts';
import { chartOf } from '../chart/chart-of.ts';
import type { ChartModel } from '../chart/model.ts';
import { renderChart } from '../chart/render-chart.ts';
import { escapeXml } from '../wording/markup.ts';
import { element, jsonBlock } from './html.ts';
import { readout } from './readout.ts';

/** A picture with the data for its readout. */
interface Panel {
  readonly name: 'verdict' | 'trials';
  readonly model: ChartModel;
}

/**
 * The chart with its controls; empty if there is nothing to draw. The style sheet switches bands and
 * axes, so no script has to run.
 */
export function chartFigure(assessment: Assessment): string {
  const model = chartOf(assessment);
  if (model === null) return '';
  const trials = inTrials(model);
  const panels: readonly Panel[] = [
    { name: 'verdict', model },
    ...(trials ? [{ name: 'trials', model: trials } as const] : []),
  ];
  const controls = [bandControls(model), trials ? axisControls(model, assessment) : ''];
  const parts = [
    element('div', { class: 'controls' }, controls.join('')),
    ...panels.map((panel) => renderPanel(panel, assessment)),
  ];
  return element('figure', { id: 'chart', class: 'chart' }, `\n${parts.join('\n')}\n`);
}

function bandControls({ arms }: ChartModel): string {
  const boxes = arms.map(({ role }) => {
    const input = element('input', { type: 'checkbox', id: `band-${role}`, checked: true });
    return element('label', {}, `${input} ${arms.length === 1 ? 'shown' : role}`);
  });
  return element('fieldset', {}, element('legend', {}, 'Bands') + boxes.join(''));
}

function axisControls({ unit }: ChartModel, { comparison }: Assessment): string {
  const about = comparison === null ? '' : ', which the verdict is about';
  const choices = [
    ['axis-verdict', `${unit}${about}`],
    ['axis-trials', 'trials'],
  ] as const;
  const radios = choices.map(([id, words], i) => {
    const input = element('input', { type: 'radio', name: 'axis', id, checked: i === 0 });
    return element('label', {}, `${input} ${escapeXml(words)}`);
  });
  return element('fieldset', {}, element('legend', {}, 'Budgets in') + radios.join(''));
}

function renderPanel({ name, model }: Panel, assessment: Assessment): string {
  const svg = renderChart(model, { theme: 'page' }).trim();
  const content = [
    element('div', { class: 'picture' }, name === 'verdict' ? svg : withOwnIds(svg)),
    jsonBlock(`readout-${name}`, readout(model, assessment)),
  ];
  const attributes = { class: `panel ${name}`, id: `panel-${name}` };
  return element('div', attributes, content.join('\n'));
}

/** Ids must be unique in a page. The pattern cannot match in texts, where quotation marks are escaped. */
function withOwnIds(svg: string): string {
  return svg.replace(/ (?:id|aria-labelledby)="[^"]*"/g, (attribute) =>
    attribute.replace(/\bchart-page-(?:title|description)\b/g, '$&-trials'),
  );
}

/**
 * The same curves by trials, each sweep's cost divided by its own mean cost per trial; null if
 * budgets are trials already. The verdict is about equal cost, so no evidence is shown.
 */
export function inTrials(model: ChartModel): ChartModel | null {
  if (model.arms.every(({ trialCost }) => trialCost === 1)) return null;
  return {
    ...model,
    title: 'The same curves by trials',
    subtitle: ['For looking only: the verdict is about equal cost'],
    xLabel: 'trials of random search (log scale)',
    unit: 'trials',
    firstBudget: 1,
    budgetMax: null,
    arms: model.arms.map(armInTrials),
    lane: [],
    isJudged: false,
    description: `${model.metric} by trials instead of cost, each sweep with its band; the verdict is not about this axis.`,
  };
}

function armInTrials(arm: ChartModel['arms'][number]): ChartModel['arms'][number] {
  // A division, so that a step that ends at the cost of one trial ends at exactly 1.
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

import type { Assessment } from '../../decide/index.ts';
import { type StepFunction, stepFunction } from '../../math/step-function.ts';
import { chartOf } from '../chart/chart-of.ts';
import { arrowBox } from '../chart/curves.ts';
import { limitAt } from '../chart/guides.ts';
import { layOut } from '../chart/layout.ts';
import type { ChartModel, LaneSegment } from '../chart/model.ts';
import { renderChart } from '../chart/render-chart.ts';
import { BAR_OPACITY, palette } from '../svg/theme.ts';
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
    chartKey(model),
  ];
  const attributes = { class: `panel ${name}`, id: `panel-${name}` };
  return element('div', attributes, content.filter(Boolean).join('\n'));
}

/** Ids must be unique in a page. The pattern cannot match in texts, where quotation marks are escaped. */
function withOwnIds(svg: string): string {
  return svg.replace(/ (?:id|aria-labelledby)="[^"]*"/g, (attribute) =>
    attribute.replace(/\bchart-(?:title|description)-page\b/g, '$&-trials'),
  );
}

const LEVELS = ['weak', 'fair', 'strong'] as const;
const DIRECTIONS = ['worse', 'better'] as const;
const SWATCH = { width: 22, height: 10 };

/** What the unlabelled marks of a chart mean; empty if there are none. */
export function chartKey(model: ChartModel): string {
  const said = [...laneKeys(model), ...limitWords(model)];
  const lines = said.map((content) => element('li', {}, content));
  return lines.length === 0 ? '' : element('ul', { class: 'key' }, lines.join(''));
}

/** The colours of the lane, for each direction it shows. */
function laneKeys({ lane, arms }: ChartModel): string[] {
  if (arms.length < 2) return [];
  return DIRECTIONS.filter((one) => lane.some(({ direction }) => direction === one)).map(
    (direction) => {
      const swatches = LEVELS.map((level) => `${swatch(level, direction)} ${level}`);
      return `Evidence that the candidate is ${direction}: ${swatches.join(' ')}`;
    },
  );
}

function swatch(level: LaneSegment['level'], direction: LaneSegment['direction']): string {
  const colour = `${direction}-${level}` as const;
  const look = { fill: palette('page')[colour], 'fill-opacity': BAR_OPACITY[colour] };
  const bar = element('rect', { ...SWATCH, ...look });
  return element('svg', { ...SWATCH, class: 'swatch', 'aria-hidden': 'true' }, bar);
}

/** The marks where the data say less, from left to right. */
function limitWords(model: ChartModel): string[] {
  const { hasLimit, hasArrow } = shownMarks(model);
  const [open, other, arrow] =
    model.direction === 'maximize' ? ['upper', 'lower', '↑'] : ['lower', 'upper', '↓'];
  const isLone = model.arms.length < 2;
  const right = isLone
    ? 'Right of the dotted line the trials resolve no budget.'
    : 'Right of the dotted line at least one sweep resolves no budget, and nothing is compared.';
  const from = isLone ? 'From the arrow' : 'From its arrow';
  const whose = isLone ? 'the band' : 'a sweep’s band';
  return [
    ...(hasLimit ? [right] : []),
    ...(hasArrow
      ? [
          `${from} (${arrow}) on, ${whose} has no ${open} limit; the thin line is its ${other} one, the thick line still the ${model.curveWord}.`,
        ]
      : []),
  ];
}

/** The marks that a chart draws without explaining them. */
interface ShownMarks {
  /** The dotted line where the data stop resolving budgets. */
  readonly hasLimit: boolean;
  /** An arrow where a band loses its good end. */
  readonly hasArrow: boolean;
}

function shownMarks(model: ChartModel): ShownMarks {
  const { plot } = layOut(model);
  return {
    hasLimit: limitAt(plot) !== undefined,
    hasArrow: model.arms.some((arm) => arrowBox(arm, plot).length > 0),
  };
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

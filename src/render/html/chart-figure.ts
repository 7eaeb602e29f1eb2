import type { Assessment } from '../../decide/index.ts';
import type { ChartModel } from '../chart/model.ts';
import { renderChart } from '../chart/render-chart.ts';
import { chartOf } from '../chart-of.ts';
import { escapeXml } from '../escape-xml.ts';
import { chartKey } from './chart-key.ts';
import { element } from './element.ts';
import { jsonBlock } from './json-block.ts';
import { inTrials } from './other-axis.ts';
import { readout } from './readout.ts';

/** One picture with what a script needs to tell of it. */
interface Panel {
  readonly name: 'verdict' | 'trials';
  readonly model: ChartModel;
}

/**
 * The chart with what can be done to it; empty where there is nothing to draw. Bands and axes are
 * switched by the style sheet alone, so that no script has to run.
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
  const svg = renderChart(model, 'page').trim();
  const content = [
    element('div', { class: 'picture' }, name === 'verdict' ? svg : withOwnIds(svg)),
    jsonBlock(`readout-${name}`, readout(model, assessment)),
    chartKey(model),
  ];
  const attributes = { class: `panel ${name}`, id: `panel-${name}` };
  return element('div', attributes, content.filter(Boolean).join('\n'));
}

/** An id occurs once in a page. In a picture's texts no quotation mark stands for itself. */
function withOwnIds(svg: string): string {
  return svg.replace(/ (?:id|aria-labelledby)="[^"]*"/g, (attribute) =>
    attribute.replace(/\bchart-(?:title|description)-page\b/g, '$&-trials'),
  );
}

import type { RunAssessment } from '../../decide/index.ts';
import { element, htmlBlocks, jsonBlock } from '../../print/index.ts';
import { byStanding, MIN_OVERVIEW, STANDINGS, summaryTable } from '../../report/index.ts';
import { overviewOf } from '../overview/overview-of.ts';
import { drawOverview } from '../overview/render-overview.ts';

/** Of each picture, in the order of the page: the height, and the rows in it. */
export type OverviewPlaces = readonly Omit<ReturnType<typeof drawOverview>, 'svg' | 'width'>[];

/** All comparisons at a glance: many as a picture, whose rows the script makes links, and a few as a table. */
export function overviewFigure(run: RunAssessment): string {
  if (run.comparisons.length < MIN_OVERVIEW)
    return htmlBlocks([summaryTable(run)], { name: 'Comparisons' });
  const model = overviewOf(run);
  const drawn = (['wide', 'narrow'] as const).map((width) => {
    const picture = drawOverview(model, { theme: 'page', width, id: `overview-${width}` });
    const { svg, height, rows } = picture;
    const html = element('div', { class: `picture ${width}` }, svg.trim());
    return { html, places: { height, rows } };
  });
  const places: OverviewPlaces = drawn.map((one) => one.places);
  const parts = [...drawn.map(({ html }) => html), jsonBlock('overview-rows', places)];
  return element('figure', { id: 'overview' }, `\n${parts.join('\n')}\n`);
}

/** Controls that leave comparisons out of the list by name or standing; the script shows them. */
export function filterOf(run: RunAssessment): string {
  const { length } = run.comparisons;
  if (length < MIN_OVERVIEW) return '';
  const choice = (value: string, text: string) => {
    const attributes = { type: 'radio', name: 'standing', value, checked: value === '' };
    return element('label', {}, `${element('input', attributes)} ${text}`);
  };
  const choices = byStanding(run).map(([standing, ...found]) =>
    choice(standing, `${STANDINGS[standing]} (${found.length})`),
  );
  const parts = [
    element('label', {}, `Name ${element('input', { type: 'search', id: 'name-filter' })}`),
    element(
      'fieldset',
      {},
      [element('legend', {}, 'Show'), choice('', `all (${length})`), ...choices].join(''),
    ),
    element('p', { role: 'status' }, ''),
  ];
  const attributes = { id: 'filter', role: 'search', 'aria-label': 'Comparisons', hidden: true };
  return element('div', attributes, `\n${parts.join('\n')}\n`);
}

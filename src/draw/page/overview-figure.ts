import type { RunAssessment } from '../../decide/index.ts';
import { element, htmlBlocks, jsonBlock } from '../../print/index.ts';
import { byTriage, MIN_OVERVIEW, summaryTable, TRIAGE_WORDS } from '../../report/index.ts';
import { drawOverview } from '../overview.ts';
import { overviewOf } from '../overview-of.ts';
import { figure, inWidths } from './pictures.ts';

/** Of each picture, in the order of the page: the height, and the rows in it. */
export type OverviewPlaces = readonly Omit<ReturnType<typeof drawOverview>, 'svg' | 'width'>[];

/** All comparisons at a glance: many as a picture, whose rows the script makes links, and a few as a table. */
export function overviewFigure(run: RunAssessment): string {
  if (run.comparisons.length < MIN_OVERVIEW) return htmlBlocks([summaryTable(run)], 'Comparisons');
  const model = overviewOf(run);
  const { html, places } = inWidths((width) => {
    const { svg, height, rows } = drawOverview(model, {
      ...{ theme: 'page', heading: 'none' },
      width,
      id: `overview-${width}`,
    });
    return { svg, places: { height, rows } };
  });
  const shown: OverviewPlaces = places;
  return figure({ id: 'overview' }, [html, jsonBlock('overview-rows', shown)]);
}

/** Controls that leave comparisons out of the list by name or triage; the script shows them. */
export function filterOf(run: RunAssessment): string {
  const { length } = run.comparisons;
  if (length < MIN_OVERVIEW) return '';
  const choice = (value: string, text: string) => {
    const attributes = { type: 'radio', name: 'triage', value, checked: value === '' };
    return element('label', {}, `${element('input', attributes)} ${text}`);
  };
  const choices = byTriage(run).map(([triage, ...found]) =>
    choice(triage, `${TRIAGE_WORDS[triage]} (${found.length})`),
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

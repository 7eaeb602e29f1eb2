import type { RunAssessment } from '../../decide/index.ts';
import { element } from '../../print/index.ts';
import { listOf } from '../../report/index.ts';
import { chartOf } from '../chart/chart-of.ts';
import { renderChart } from '../chart/render-chart.ts';
import { curvesCsv } from '../data/curves.ts';
import { trialsCsv } from '../data/trials.ts';
import { runJson } from '../json/comparison.ts';
import { compactJson } from '../json/values.ts';

/**
 * Links to the files of the report that the page carries; the script adds the chart as PNG. Those that
 * do not fit are named, with where they are.
 */
export function downloads(run: RunAssessment, maxBytes: number): string {
  const links: string[] = [];
  const missing: string[] = [];
  let left = maxBytes;
  for (const [name, type, text] of filesOf(run)) {
    if (text === null) continue;
    const href = `data:${type};base64,${Buffer.from(text).toString('base64')}`;
    const link = element('a', { href, download: name }, name);
    left -= link.length;
    if (left > 0) links.push(link);
    else missing.push(element('code', {}, name));
  }
  const parts = links.length > 0 ? ['Download:', ...links] : [];
  if (missing.length > 0)
    parts.push(`In the report’s folder: ${listOf(missing)}, too large for this page.`);
  return parts.length > 0 ? element('p', { class: 'downloads' }, parts.join('\n')) : '';
}

/** As in the report's folder; what is wanted most comes first. Several comparisons have a chart each. */
function filesOf(run: RunAssessment): [name: string, type: string, text: string | null][] {
  const [only, ...others] = run.comparisons;
  const model = others.length > 0 ? null : chartOf(only.assessment);
  return [
    ['chart.svg', 'image/svg+xml', model && renderChart(model, { theme: 'light' })],
    ['trials.csv', 'text/csv;charset=utf-8', trialsCsv(run)],
    ['curves.csv', 'text/csv;charset=utf-8', curvesCsv(run)],
    ['report.json', 'application/json', compactJson(runJson(run))],
  ];
}

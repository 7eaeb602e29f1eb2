import type { RunAssessment } from '../../decide/index.ts';
import { curvesCsv } from '../data/curves.ts';
import { trialsCsv } from '../data/trials.ts';
import { runJson } from '../json/comparison.ts';
import { compactJson } from '../json/values.ts';
import { listOf } from '../wording/numbers.ts';
import { byteLength, element } from './html.ts';

/** The share of the page's bytes for files. */
const MAX_BYTES = 120_000;

/**
 * Links to the files of the report that the page carries, which the browser saves; the script adds
 * the chart. What does not fit is named, with where it is.
 */
export function downloads(run: RunAssessment): string {
  const links: string[] = [];
  const missing: string[] = [];
  let bytes = 0;
  for (const { name, type, text } of filesOf(run)) {
    const link = element('a', { href: dataUrl(type, text), download: name }, name);
    const fits = bytes + byteLength(link) <= MAX_BYTES;
    if (fits) bytes += byteLength(link);
    (fits ? links : missing).push(fits ? link : element('code', {}, name));
  }
  const rest =
    missing.length === 0
      ? ''
      : element('span', {}, `${listOf(missing)}: too large for this page; in the report’s folder.`);
  const content = [element('span', {}, 'Download'), ...links, rest].filter(Boolean).join('\n');
  return element('p', { class: 'downloads' }, `\n${content}\n`);
}

interface DataFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** As in the report's folder; what is wanted most comes first. */
function filesOf(run: RunAssessment): DataFile[] {
  const csv = 'text/csv';
  // Each space would take three bytes in a URL.
  const report = compactJson(runJson(run));
  const files = [
    { name: 'report.json', type: 'application/json', text: report },
    { name: 'trials.csv', type: csv, text: trialsCsv(run) },
    { name: 'curves.csv', type: csv, text: curvesCsv(run) },
  ];
  return files.flatMap(({ text, ...file }) => (text === null ? [] : [{ ...file, text }]));
}

/** The text as a URL; what could end it, or the attribute it stands in, is escaped. */
export function dataUrl(type: string, text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  const escaped = whole.replace(/[^!-~]|["#%&'<>]/gu, (one) =>
    one === "'" ? '%27' : encodeURIComponent(one),
  );
  return `data:${type};charset=utf-8,${escaped}`;
}

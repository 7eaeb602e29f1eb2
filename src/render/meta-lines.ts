import type { Inspection, SweepMeta } from '../parse/index.ts';
import { printable } from '../read/index.ts';
import { aligned } from './aligned.ts';

const MOST_SHOWN = 30;

/** What is told beside the files of a sweep, and what a report on it still lacks; for a terminal. */
export function metaLines({ meta, checklist }: Inspection): string[] {
  const missing = checklist.filter(({ isKnown }) => !isKnown).map(({ item }) => ITEMS[item]);
  const lacking = missing.length === 0 ? 'complete' : `missing ${missing.join(', ')}`;
  const how =
    missing.length === 0 || meta !== null ? '' : ' (sweep.meta.json can tell the most of it)';
  return [
    ...(meta === null ? [] : [`\nsweep.meta.json:${told(meta)}`]),
    `\nReporting checklist (Dodge et al. 2019): ${lacking}${how}`,
  ];
}

const ITEMS: Readonly<Record<Inspection['checklist'][number]['item'], string>> = {
  infrastructure: 'infrastructure',
  runtime: 'runtime',
  'search-space-bounds': 'bounds of the search space',
  'number-of-trials': 'number of trials',
  'selection-method': 'selection method',
  'best-configuration': 'best configuration',
  curve: 'curve',
};

function told({ search, infrastructure, runtime, evaluation, code, notes }: SweepMeta): string {
  const { space = null, ...how } = search ?? {};
  const rows = [
    ['search', inWords(how)],
    ...Object.entries(space ?? {}).map(([name, dimension]) => [
      printable(name, 40),
      inWords(dimension),
    ]),
    ['infrastructure', inWords(infrastructure)],
    ['runtime', inWords(runtime)],
    ['evaluation', inWords(evaluation)],
    ['code', inWords(code)],
    ['notes', printable(notes ?? '', 200)],
  ].filter(([, words]) => words !== '');
  const hidden = rows.length - MOST_SHOWN;
  const more = hidden > 0 ? `\n  and ${hidden} more` : '';
  return rows.length === 0 ? ' says nothing' : `${aligned(rows.slice(0, MOST_SHOWN))}${more}`;
}

/** `low 0.1, high 1, log true`. */
function inWords(part: object | null): string {
  return Object.entries(part ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${label(name)} ${printable(wordsOf(value), 200)}`)
    .join(', ');
}

function wordsOf(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(' | ') : String(value);
}

/** `trialSeconds` is `trial seconds`. */
function label(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

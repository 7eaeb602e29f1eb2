import type { ChecklistItem } from '../../decide/index.ts';
import type { SweepMeta } from '../../parse/index.ts';
import { META_FILE, printable } from '../../read/index.ts';
import { CHECKLIST_ITEMS } from '../comment/checklist.ts';
import { aligned, type Screen, wrapped } from './layout.ts';

const MAX_SHOWN = 30;

/** What `sweep.meta.json` records of a sweep, and what its reporting checklist still lacks; for a terminal. */
export function metaLines(
  meta: SweepMeta | null,
  checklist: readonly ChecklistItem[] | null,
  screen: Screen,
): string[] {
  return [
    ...(meta === null ? [] : [`\n${META_FILE}:${metaTable(meta, screen)}`]),
    `\nReporting checklist (Dodge et al. 2019): ${checklist === null ? 'not known yet' : checklistSummary(checklist, screen)}`,
  ];
}

function checklistSummary(checklist: readonly ChecklistItem[], screen: Screen): string {
  const open = checklist.filter(({ state }) => state !== 'reported');
  const complete = `${checklist.length - open.length} of ${checklist.length} items complete`;
  const named = (state: ChecklistItem['state']) =>
    open.filter((one) => one.state === state).map(({ item }) => CHECKLIST_ITEMS[item].words);
  const [missing, partly] = [named('missing'), named('partly')];
  const fields = [...new Set(open.flatMap(({ item }) => CHECKLIST_ITEMS[item].field ?? []))];
  const lines = [
    complete,
    missing.length > 0 && `missing: ${missing.join(', ')}`,
    partly.length > 0 && `known in part: ${partly.join(', ')}`,
    fields.length > 0 && `${META_FILE} can add: ${fields.join(', ')}`,
  ];
  const inner = { ...screen, width: screen.width - 2 };
  return lines.flatMap((line) => (line ? wrapped(line, inner).split('\n') : [])).join('\n  ');
}

function metaTable(
  { search, infrastructure, runtime, evaluation, code, notes }: SweepMeta,
  screen: Screen,
): string {
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
  const hidden = rows.length - MAX_SHOWN;
  const more = hidden > 0 ? `\n  and ${hidden} more` : '';
  return rows.length === 0
    ? ' says nothing'
    : `${aligned(rows.slice(0, MAX_SHOWN), screen)}${more}`;
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

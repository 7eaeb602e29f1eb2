import type { Assessment } from '../../decide/index.ts';
import type { Sweep } from '../../parse/index.ts';
import { escapeXml } from '../escape-xml.ts';
import { plural } from '../numbers.ts';
import { scrolling } from './blocks.ts';
import { byteLength } from './byte-length.ts';
import { element } from './element.ts';
import type { Section } from './section.ts';
import { shortPlaces } from './short-places.ts';
import {
  parameterNames,
  type ShownTrial,
  type TrialColumn,
  trialColumns,
} from './trial-columns.ts';

const TITLE = 'Trials';
const MOST_PARAMETERS = 10;

/**
 * Every trial that counts, as far as they fit: where they do not, the best of each sweep, and words
 * that say so.
 *
 * @param room in bytes
 */
export function trialSection({ baseline, candidate }: Assessment, room: number): Section {
  const arms = [...armOf('baseline', baseline), ...armOf('candidate', candidate)];
  const sweeps = arms.flatMap((arm) => arm[0]?.sweep ?? []);
  const names = parameterNames(sweeps);
  const columns = trialColumns(sweeps, names.slice(0, MOST_PARAMETERS));
  const rows = arms.map((arm) => arm.map((shown) => rowOf(shown, columns)));
  const most = mostThatFit(rows, room);
  const shown = arms.flatMap((arm, i) => bestRows(arm, rows[i] ?? [], most));
  const notes = notesOf({ arms, most, hidden: names.length - MOST_PARAMETERS });
  const content = [armChoice(arms), notes, tableOf(columns, shown)].filter(Boolean).join('\n');
  return { id: 'trials', title: TITLE, content: arms.length === 0 ? '' : content };
}

function armOf(arm: ShownTrial['arm'], sweep: Sweep | null): ShownTrial[][] {
  if (sweep === null) return [];
  const places = shortPlaces(sweep.trials);
  return [
    sweep.trials.map((trial, i) => {
      return { arm, sweep, trial, order: i + 1, where: places[i] ?? '' };
    }),
  ];
}

function rowOf(shown: ShownTrial, columns: readonly TrialColumn[]): string {
  const cells = columns.map(({ cell }) => element('td', {}, escapeXml(cell(shown))));
  return element('tr', { class: shown.arm }, cells.join(''));
}

/** How many rows of each sweep fit, the longest counted for all. */
function mostThatFit(rows: readonly (readonly string[])[], room: number): number {
  const lengths = rows.map((arm) => arm.map((row) => byteLength(row) + 1));
  const all = lengths.flat().reduce((sum, length) => sum + length, 0);
  if (all <= room) return Infinity;
  const longest = lengths.flat().reduce((most, length) => Math.max(most, length), 1);
  return Math.max(0, Math.floor(room / (longest * rows.length)));
}

/** The rows of the best trials, in the order in which they were started. */
function bestRows(arm: readonly ShownTrial[], rows: readonly string[], most: number): string[] {
  if (rows.length <= most) return [...rows];
  const best = [...arm].sort((a, b) => b.trial.score - a.trial.score).slice(0, most);
  return best
    .map(({ order }) => order - 1)
    .sort((a, b) => a - b)
    .map((i) => rows[i] ?? '');
}

interface Shown {
  readonly arms: readonly (readonly ShownTrial[])[];
  readonly most: number;
  /** Parameters without a column. */
  readonly hidden: number;
}

function notesOf({ arms, most, hidden }: Shown): string {
  const isCut = arms.some((arm) => arm.length > most);
  const said = [
    isCut &&
      `Of each sweep the ${plural(most, 'trial')} with the best score; there is no room for all.`,
    hidden > 0 && `${plural(hidden, 'more parameter')} without a column.`,
    (isCut || hidden > 0) && 'The rest is in the files that the sweeps were read from.',
  ].filter(Boolean);
  return said.length === 0 ? '' : element('p', {}, said.join(' '));
}

/** Which sweep's rows are shown; the style sheet hides the others. */
function armChoice(arms: readonly unknown[]): string {
  if (arms.length < 2) return '';
  const radios = ['both', 'baseline', 'candidate'].map((arm) => {
    const id = `trials-${arm}`;
    const input = element('input', { type: 'radio', name: 'trials', id, checked: arm === 'both' });
    return element('label', {}, `${input} ${arm}`);
  });
  const fieldset = element('fieldset', {}, element('legend', {}, 'Sweeps') + radios.join(''));
  return element('div', { class: 'controls' }, fieldset);
}

function tableOf(columns: readonly TrialColumn[], rows: readonly string[]): string {
  const heads = columns.map(({ name }) => element('th', { scope: 'col' }, escapeXml(name)));
  const thead = element('thead', {}, element('tr', {}, heads.join('')));
  const tbody = element('tbody', {}, `\n${rows.join('\n')}\n`);
  return scrolling(`Table: ${TITLE}`, element('table', { class: 'sortable' }, `${thead}${tbody}`));
}

import type { Arm, Assessment } from '../../decide/index.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { escapeXml } from '../wording/markup.ts';
import { parameterNumber, plural } from '../wording/numbers.ts';
import { byteLength, element, type Section, scrolling } from './html.ts';

const TITLE = 'Trials';
const MAX_PARAMETERS = 10;

/**
 * Every counted trial, the best first, under an id by its rank in its sweep: "b1" is the baseline's
 * best. If not all of them fit, the best of each sweep, with a note that says so.
 *
 * @param maxBytes of the rows
 */
export function trialSection({ baseline, candidate }: Assessment, maxBytes: number): Section {
  const arms = [...rankedTrials('baseline', baseline), ...rankedTrials('candidate', candidate)];
  const sweeps = arms.flatMap((arm) => arm[0]?.sweep ?? []);
  const names = parameterNames(sweeps);
  const columns = trialColumns(sweeps, names.slice(0, MAX_PARAMETERS));
  const rows = arms.map((arm) => arm.map((shown) => ({ shown, row: rowOf(shown, columns) })));
  const maxRows = rowsThatFit(
    rows.map((arm) => arm.map(({ row }) => byteLength(row) + 1)),
    maxBytes,
  );
  const best = rows
    .flatMap((arm) => arm.slice(0, maxRows))
    .sort((a, b) => byScore(a.shown, b.shown))
    .map(({ row }) => row);
  const notes = notesOf({ arms, maxRows, hidden: names.length - MAX_PARAMETERS });
  const table = tableOf(columns, best, sweeps[0]?.direction);
  const content = [armChoice(arms), notes, table].filter(Boolean).join('\n');
  return { id: 'trials', title: TITLE, content: arms.length === 0 ? '' : content };
}

/** The best trial first, failed ones last. */
function rankedTrials(arm: Arm, sweep: Sweep | null): ShownTrial[][] {
  if (sweep === null) return [];
  const places = shortPlaces(sweep.trials);
  const trials = sweep.trials.map((trial, i) => ({ arm, sweep, trial, where: places[i] ?? '' }));
  return [trials.sort(byScore).map((shown, i) => ({ ...shown, rank: i + 1 }))];
}

/** Scores are higher where better, and −∞ where a trial failed. */
function byScore(a: Pick<ShownTrial, 'trial'>, b: Pick<ShownTrial, 'trial'>): number {
  return a.trial.score === b.trial.score ? 0 : b.trial.score - a.trial.score;
}

function rowOf(shown: ShownTrial, columns: readonly TrialColumn[]): string {
  const cells = columns.map(({ cell }) => element('td', {}, escapeXml(cell(shown))));
  return element('tr', { id: `${shown.arm.charAt(0)}${shown.rank}` }, cells.join(''));
}

/** How many rows of each sweep fit, if all were as long as the longest. */
function rowsThatFit(lengths: readonly (readonly number[])[], maxBytes: number): number {
  const all = lengths.flat();
  if (all.reduce((sum, length) => sum + length, 0) <= maxBytes) return Infinity;
  const longest = all.reduce((max, length) => Math.max(max, length), 1);
  return Math.max(0, Math.floor(maxBytes / (longest * lengths.length)));
}

interface Shown {
  readonly arms: readonly (readonly ShownTrial[])[];
  readonly maxRows: number;
  /** Parameters without a column. */
  readonly hidden: number;
}

function notesOf({ arms, maxRows, hidden }: Shown): string {
  const isCut = arms.some((arm) => arm.length > maxRows);
  const notes = [
    isCut && `Only the best ${plural(maxRows, 'trial')} of each sweep.`,
    hidden > 0 && `${plural(hidden, 'more parameter')} without a column.`,
    (isCut || hidden > 0) && '<code>trials.csv</code> in the report’s folder has everything.',
  ].filter(Boolean);
  return notes.length === 0 ? '' : element('p', {}, notes.join(' '));
}

/** Which sweep's rows are shown; the style sheet hides the others. */
function armChoice(arms: readonly unknown[]): string {
  if (arms.length < 2) return '';
  const radios = ['both', 'baseline', 'candidate'].map((arm) => {
    const id = `trials-${arm}`;
    const input = element('input', { type: 'radio', name: 'trials', id, checked: arm === 'both' });
    return element('label', {}, `${input} ${arm}`);
  });
  return element('fieldset', {}, element('legend', {}, 'Sweeps') + radios.join(''));
}

function tableOf(
  columns: readonly TrialColumn[],
  rows: readonly string[],
  direction: Direction = 'maximize',
): string {
  const order = direction === 'maximize' ? 'descending' : 'ascending';
  const heads = columns.map(({ name, isScore }) =>
    element('th', { scope: 'col', 'aria-sort': isScore ? order : undefined }, escapeXml(name)),
  );
  const thead = element('thead', {}, element('tr', {}, heads.join('')));
  const tbody = element('tbody', {}, `\n${rows.join('\n')}\n`);
  return scrolling(`Table: ${TITLE}`, element('table', { class: 'sortable' }, `${thead}${tbody}`));
}

/** A trial with its sweep. */
interface ShownTrial {
  readonly arm: Arm;
  readonly sweep: Sweep;
  readonly trial: Sweep['trials'][number];
  /** From 1 on, the best of its sweep. */
  readonly rank: number;
  /** Where it was read from, shortened. */
  readonly where: string;
}

/** A column of the table of trials; names and cells are text, not markup. */
interface TrialColumn {
  readonly name: string;
  readonly cell: (shown: ShownTrial) => string;
  readonly isScore?: boolean;
}

/** In the words that tools use. */
const STATUS = { completed: 'finished', pruned: 'pruned', failed: 'failed' } as const;

const NONE = '–';
const MAX_CELL_LENGTH = 40;
const SCORE_DIGITS = 7;
const COST_DIGITS = 4;

function trialColumns(sweeps: readonly Sweep[], names: readonly string[]): TrialColumn[] {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const unit = costs[0]?.unit ?? null;
  const cost: TrialColumn = {
    name: unit === null ? 'Cost' : `Cost (${printable(unit, MAX_CELL_LENGTH)})`,
    cell: ({ trial }) => (trial.cost === null ? NONE : parameterNumber(trial.cost, COST_DIGITS)),
  };
  const metric = printable(sweeps[0]?.metric ?? 'Score', MAX_CELL_LENGTH);
  return [
    { name: 'Sweep', cell: ({ arm }) => arm },
    { name: metric, cell: scoreCell, isScore: true },
    ...names.map((name) => ({
      name: printable(name, MAX_CELL_LENGTH),
      cell: ({ trial }: ShownTrial) => valueCell(trial.parameters, name),
    })),
    ...(costs.length > 0 ? [cost] : []),
    { name: 'Status', cell: ({ trial }) => STATUS[trial.outcome] },
    { name: 'Read from', cell: ({ where }) => where },
  ];
}

function scoreCell({ trial, sweep }: ShownTrial): string {
  if (!Number.isFinite(trial.score)) return NONE;
  return parameterNumber(orient(trial.score, sweep.direction), SCORE_DIGITS);
}

function valueCell(parameters: ShownTrial['trial']['parameters'], name: string): string {
  if (parameters === null || !Object.hasOwn(parameters, name)) return NONE;
  const value = parameters[name] ?? null;
  return typeof value === 'number'
    ? parameterNumber(value)
    : printable(String(value), MAX_CELL_LENGTH);
}

/** All parameters; those that vary come first. */
function parameterNames(sweeps: readonly Sweep[]): string[] {
  const seen = new Map<string, Set<unknown>>();
  for (const { parameters } of sweeps.flatMap(({ trials }) => trials)) {
    for (const [name, value] of Object.entries(parameters ?? {})) {
      const values = seen.get(name) ?? new Set();
      if (values.size < 2) seen.set(name, values.add(value));
    }
  }
  const isVaried = (name: string) => (seen.get(name)?.size ?? 0) > 1;
  const names = [...seen.keys()];
  return [...names.filter(isVaried), ...names.filter((name) => !isVaried(name))];
}

/** The end of a folder, or of a file name before a line number. */
const BOUNDARY = /[\\/]|, /g;
const MAX_PLACE_LENGTH = 80;

/** Where trials were read from, without the folder or file that all of them share. */
function shortPlaces(trials: Sweep['trials']): string[] {
  const places = trials.map(({ where }) => where);
  const [first = ''] = places;
  const ends = [...first.matchAll(BOUNDARY)].map(({ 0: mark, index }) => index + mark.length);
  const isShared = (end: number) => places.every((place) => place.startsWith(first.slice(0, end)));
  const shared = ends.findLast(isShared) ?? 0;
  return places.map((place) => printable(place.slice(shared) || place, MAX_PLACE_LENGTH));
}

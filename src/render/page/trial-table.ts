import type { Arm, Assessment } from '../../decide/index.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { element, escapeXml, scrolling } from '../../print/index.ts';
import { printable } from '../../printable.ts';
import { say } from '../../report/index.ts';
import { parameterNumber, plural } from '../wording/numbers.ts';
import { type PagePlace, section } from './section.ts';

const MAX_PARAMETERS = 10;

/**
 * The section with every counted trial, the best first, each under an id by its rank in its sweep: "b1"
 * is the baseline's best. Empty without a sweep.
 *
 * @param maxRows of each sweep; further ones are left out, with a note that says so
 */
export function trialTable(
  { baseline, candidate }: Assessment,
  maxRows: number,
  place: PagePlace,
): string {
  const arms = [...rankedTrials('baseline', baseline), ...rankedTrials('candidate', candidate)];
  const sweep = candidate ?? baseline;
  if (sweep === null) return '';
  const shown = arms.flatMap((trials) => trials.slice(0, maxRows)).sort(byScore);
  const names = parameterNames(arms.flat());
  const columns = trialColumns(sweep, names.slice(0, MAX_PARAMETERS), arms.flat());
  const rows = shown.map((trial) => {
    const cells = columns.map(([, cell]) => element('td', {}, escapeXml(cell(trial))));
    return element(
      'tr',
      { id: `${place.prefix}${trial.arm.charAt(0)}${trial.rank}` },
      cells.join(''),
    );
  });
  const all = arms.flat().length;
  const isCut = shown.length < all;
  const hidden = names.length - MAX_PARAMETERS;
  const notes = [
    isCut
      ? `The best ${shown.length} of ${all} trials.`
      : `${plural(all, 'trial')}, the best first.`,
    hidden > 0 && `${plural(hidden, 'more parameter')} without a column.`,
    'The report’s folder has everything as <code>trials.csv</code>.',
  ];
  const order = sweep.direction === 'maximize' ? 'descending' : 'ascending';
  // After the name of its sweep, a trial has its score.
  const heads = columns.map(([name], i) =>
    element('th', { scope: 'col', 'aria-sort': i === 1 ? order : undefined }, escapeXml(name)),
  );
  const thead = element('thead', {}, element('tr', {}, heads.join('')));
  const tbody = element('tbody', {}, `\n${rows.join('\n')}\n`);
  const table = element('table', { class: 'sortable' }, `${thead}${tbody}`);
  const note = element('p', {}, notes.filter(Boolean).join(' '));
  const content = `${note}\n${scrolling('Table: Trials', table)}`;
  return section({ id: 'trials', title: say`Trials`, content }, place);
}

interface ShownTrial {
  readonly arm: Arm;
  readonly trial: Sweep['trials'][number];
  /** From 1 on, the best of its sweep. */
  readonly rank: number;
  /** Where it was read from, shortened. */
  readonly where: string;
}

function rankedTrials(arm: Arm, sweep: Sweep | null): ShownTrial[][] {
  if (sweep === null) return [];
  const places = shortPlaces(sweep.trials);
  const shown = sweep.trials.map((trial, i) => ({ arm, trial, where: places[i] ?? '' }));
  return [shown.sort(byScore).map((one, i) => ({ ...one, rank: i + 1 }))];
}

/** Scores are higher where better, and −∞ where a trial failed. */
function byScore(a: Pick<ShownTrial, 'trial'>, b: Pick<ShownTrial, 'trial'>): number {
  return a.trial.score === b.trial.score ? 0 : b.trial.score - a.trial.score;
}

/** A column of the table of trials; names and cells are text, not markup. */
type TrialColumn = readonly [name: string, cell: (shown: ShownTrial) => string];

/** In the words that tools use. */
const STATUS = {
  completed: 'finished',
  pruned: 'pruned',
  failed: 'failed',
  running: 'unfinished',
} as const;

const MAX_CELL_LENGTH = 40;

function trialColumns(
  { metric, cost, direction }: Sweep,
  names: readonly string[],
  shown: readonly ShownTrial[],
): TrialColumn[] {
  const short = (text: string) => printable(text, MAX_CELL_LENGTH);
  const number = (value: number | null, digits?: number) =>
    value === null || !Number.isFinite(value) ? '–' : parameterNumber(value, digits);
  const unit = cost?.unit ? ` (${short(cost.unit)})` : '';
  const costs: TrialColumn = [`Cost${unit}`, ({ trial }) => number(trial.cost, 4)];
  const parameter = (name: string, { parameters }: ShownTrial['trial']) => {
    if (parameters === null || !Object.hasOwn(parameters, name)) return '–';
    const value = parameters[name] ?? null;
    return typeof value === 'number' ? parameterNumber(value) : short(String(value));
  };
  return [
    ['Sweep', ({ arm }) => arm],
    [short(metric), ({ trial }) => number(orient(trial.score, direction), 7)],
    ...names.map((name): TrialColumn => [short(name), ({ trial }) => parameter(name, trial)]),
    ...(shown.some(({ trial }) => trial.cost !== null) ? [costs] : []),
    ['Status', ({ trial }) => STATUS[trial.outcome]],
    ['Read from', ({ where }) => where],
  ];
}

function parameterNames(shown: readonly ShownTrial[]): string[] {
  const all = shown.map(({ trial }) => trial.parameters ?? {});
  const names = [...new Set(all.flatMap(Object.keys))];
  const isVaried = (name: string) => new Set(all.map((values) => values[name])).size > 1;
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

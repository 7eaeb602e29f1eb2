import type { Arm, Assessment } from '../../decide/index.ts';
import { placeText } from '../../errors.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { element, escapeXml, scrolling } from '../../print/index.ts';
import { printable } from '../../printable.ts';
import { parameterNumber, plural } from '../../report/index.ts';
import { trialId } from '../chart-of.ts';

const MAX_PARAMETERS = 10;

/**
 * Every counted trial, the best first, each in a row whose id is the trial's. Empty without a sweep.
 *
 * @param maxRows of each sweep; further ones are left out, with a note that says so
 * @param prefix before all ids
 * @param of whose it is, where a page has several
 */
export function trialTable(
  assessment: Assessment,
  maxRows: number,
  { prefix, of }: { readonly prefix: string; readonly of: string },
): string {
  const sweep = assessment.candidate ?? assessment.baseline;
  if (sweep === null) return '';
  const arms = (['baseline', 'candidate'] as const).map((arm) => trialsOf(arm, assessment[arm]));
  const all = arms.flat();
  const shown = arms.flatMap((own) => own.sort(byScore).slice(0, maxRows)).sort(byScore);
  const names = parameterNames(all.map(({ trial }) => trial.parameters ?? {}));
  const hasCost = all.some(({ trial }) => trial.cost !== null);
  const columns = trialColumns(sweep, names.slice(0, MAX_PARAMETERS), hasCost);
  const hidden = names.length - MAX_PARAMETERS;
  const notes = [
    shown.length < all.length
      ? `The best ${shown.length} of ${all.length} trials.`
      : `${plural(all.length, 'trial')}, the best first.`,
    hidden > 0 && `${plural(hidden, 'more parameter')} without a column.`,
    'The report’s folder has everything as <code>trials.csv</code>.',
  ];
  const heads = columns.map(([name, value], i) => {
    const order = sweep.direction === 'maximize' ? 'descending' : 'ascending';
    // After the name of its sweep, a trial has its score.
    const sorted = i === 1 ? order : undefined;
    const ranks = JSON.stringify(ranksOf(shown.map(value)));
    const attributes = { scope: 'col', 'aria-sort': sorted, 'data-ranks': ranks };
    return element('th', attributes, escapeXml(name));
  });
  const rows = shown.map((trial) => {
    const cells = columns.map(([, value, digits]) => cell(value(trial), digits));
    return element('tr', { id: `${prefix}${trial.id}` }, cells.join(''));
  });
  const thead = element('thead', {}, element('tr', {}, heads.join('')));
  const tbody = element('tbody', {}, `\n${rows.join('\n')}\n`);
  const table = element('table', { class: 'sortable' }, `${thead}${tbody}`);
  const note = element('p', {}, notes.filter(Boolean).join(' '));
  return `${note}\n${scrolling(`Table: Trials${of}`, table)}`;
}

interface ShownTrial {
  readonly arm: Arm;
  readonly id: string;
  readonly trial: Sweep['trials'][number];
  /** Where it was read from, shortened. */
  readonly where: string;
}

function trialsOf(arm: Arm, sweep: Sweep | null): ShownTrial[] {
  const trials = sweep?.trials ?? [];
  const places = shortPlaces(trials);
  return trials.map((trial, i) => {
    return { arm, id: trialId(arm, i), trial, where: places[i] as string };
  });
}

/** The best first. Scores are higher where better, and −∞ where a trial failed. */
function byScore({ trial: a }: ShownTrial, { trial: b }: ShownTrial): number {
  return a.score === b.score ? 0 : b.score - a.score;
}

/** Null where a trial has none. */
type Value = string | number | null;

/** A column of the table of trials; names and values are text, not markup. */
type TrialColumn = readonly [name: string, value: (shown: ShownTrial) => Value, digits?: number];

/** In the words that tools use. */
const STATUS = {
  completed: 'finished',
  pruned: 'pruned',
  failed: 'failed',
  running: 'unfinished',
} as const;

const MAX_CELL_LENGTH = 40;

const short = (text: string) => printable(text, MAX_CELL_LENGTH);

function trialColumns(
  { metric, cost, direction }: Sweep,
  names: readonly string[],
  hasCost: boolean,
): TrialColumn[] {
  const unit = cost?.unit ? ` (${short(cost.unit)})` : '';
  const scoreOf = ({ trial: { score } }: ShownTrial) =>
    Number.isFinite(score) ? orient(score, direction) : null;
  const costs: TrialColumn = [`Cost${unit}`, ({ trial }) => trial.cost, 4];
  return [
    ['Sweep', ({ arm }) => arm],
    [short(metric), scoreOf, 7],
    ...names.map((name): TrialColumn => [short(name), (shown) => parameterOf(shown, name)]),
    ...(hasCost ? [costs] : []),
    ['Status', ({ trial }) => STATUS[trial.outcome]],
    ['Read from', ({ where }) => where],
  ];
}

/** A value may be null itself: a parameter that is off. */
function parameterOf({ trial: { parameters } }: ShownTrial, name: string): Value {
  if (parameters === null || !Object.hasOwn(parameters, name)) return null;
  const value = parameters[name];
  return typeof value === 'number' ? value : short(String(value));
}

function cell(value: Value, digits: number | undefined): string {
  const text = typeof value === 'number' ? parameterNumber(value, digits) : (value ?? '–');
  return element('td', {}, escapeXml(text));
}

/** The place of each value among those of its column, by which the page sorts; null where there is none. */
function ranksOf(values: readonly Value[]): (number | null)[] {
  const known = [...new Set(values)].filter((value) => value !== null);
  const areNumbers = known.every((value) => typeof value === 'number');
  const words = new Intl.Collator('en', { numeric: true });
  known.sort((a, b) => (areNumbers ? Number(a) - Number(b) : words.compare(`${a}`, `${b}`)));
  const ranks = new Map<Value, number>(known.map((value, rank) => [value, rank]));
  return values.map((value) => ranks.get(value) ?? null);
}

/** Those that vary first. */
function parameterNames(all: readonly Readonly<Record<string, unknown>>[]): string[] {
  const names = [...new Set(all.flatMap(Object.keys))];
  const isVaried = (name: string) => all.some((values) => values[name] !== all[0]?.[name]);
  return [...names.filter(isVaried), ...names.filter((name) => !isVaried(name))];
}

const MAX_PLACE_LENGTH = 80;

/** Where trials were read from, without the file or the folder that all of them share. */
function shortPlaces(trials: Sweep['trials']): string[] {
  const paths = trials.map(({ place }) => place.path);
  const [first = ''] = paths;
  const areOfOneFile = paths.every((path) => path === first);
  const ends = [...first.matchAll(/[\\/]/g)].map(({ index }) => index + 1);
  const shared = ends.findLast((end) => paths.every((one) => one.startsWith(first.slice(0, end))));
  return trials.map(({ place }) => {
    const path = areOfOneFile ? '' : place.path.slice(shared);
    return printable(placeText({ ...place, path }) || place.path, MAX_PLACE_LENGTH);
  });
}

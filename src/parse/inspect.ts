import { dataError, type SuggestedSetting, UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import type { Source, SourceFile } from '../read/index.ts';
import { givenReading, isUnitName, type ReadingSettings } from '../settings/index.ts';
import {
  type Column,
  findCost,
  findMetric,
  listsInOnlyRow,
  onlyScore,
  scoreColumns,
  suggest,
} from './columns/columns.ts';
import { columnsIn } from './parameters.ts';
import { requireDirection, toRecord, understand } from './read-record.ts';
import { areSaved } from './saved/read-saved.ts';
import { areParametersGuessed, type Sweep, suspectedFailedValue, toSweep } from './sweep.ts';
import { namesOfColumns, recordedDirection, type SearchMethod, type Table } from './table.ts';
import { listed } from './values.ts';

export type Inspection = Awaited<ReturnType<typeof inspectFiles>>;

/** What would be read from a sweep, and with which settings. None are required: the result says what is missing or wrong. */
export async function inspectFiles(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
) {
  if (areSaved(all)) {
    const what = 'is a saved sweep, which is read with the settings it was saved with';
    throw dataError(source.location, what, 'Describe it with `tuning-gate curve`.');
  }
  const { format, table, meta } = await understand(all, reading, source);
  const name = reading.metric ?? onlyScore(table, reading.cost);
  const columns = scoreColumns(table, null);
  const direction = directionOf(table, name, reading.direction);

  // A direction that is not recorded is tried both ways.
  const isOpen = direction.value === null && name !== null;
  const known = reading.direction ?? direction.value;
  const asked = (isOpen ? (['minimize', 'maximize'] as const) : [known]).map((value) => {
    return { ...reading, metric: name, direction: value };
  });
  const { sweeps, problem } = attempt(asked, (settings) =>
    toSweep(toRecord(table, { format, reading: settings, source }), settings),
  );
  const [sweep = null] = sweeps;
  const suspected = sweeps.find(({ suspected }) => suspected !== null)?.suspected ?? null;
  const search = sweep?.search ?? table.search;
  const isStopped = problem !== null && name !== null && columns.length > 0;
  const stop = isStopped ? `compare would stop here: ${problem.message}` : null;
  const marker =
    sweep &&
    suspected &&
    `${suspected.count} of ${sweep.counts.counted} trials have the score ${suspected.value} (${printable(sweep.metric, 60)}), and no other comes near it. If it stands for a failed trial, say so with failed-value (--failed-value ${suspected.value}).`;
  const warnings = [stop, describeNesting(table), marker, describeSearch(search)];
  return {
    source,
    /** The commits that the trials on a server record, newest first; null for files, which record none. */
    commits: null as readonly string[] | null,
    /** How many, including metadata. */
    files: all.length,
    format: { name: format.name, title: format.title },
    trials: {
      rows: sweep?.counts.drawn ?? table.rows.length,
      /** As `compare` would count them; null if it would not. */
      counts: sweep?.counts ?? null,
      leftOut: sweep?.leftOut ?? table.leftOut,
    },
    /** Names are untrusted text. */
    metric: { name, from: originOf(name, reading), candidates: columns.map(toCandidate) },
    direction,
    search,
    /** The settings that trials can be compared by; guessed ones only where `settings` lists them. Untrusted text. */
    comparableSettings: sweep?.compared ?? { names: [], areGuessed: false },
    isOrdered: table.rows.every(({ order }) => order !== undefined),
    /** What the format does not record, although it may matter. */
    gaps: table.gaps,
    /** The score that seems to mark failed trials, at either end if the direction is unknown. */
    suspectedFailedValue: suspected,
    meta,
    /** For people; hold untrusted text. */
    warnings: warnings.filter((text) => text !== null),
    /** The options with which `compare` reads it so; unknown ones are questions. */
    settings: settingsOf(table, { ...reading, metric: name }),
    /** Why no metric or direction can be read from it; null if some may. */
    obstacle: columns.length === 0 ? problem : null,
  };
}

/** The column of a parameter that a row has in an object: `config` of `config.lr`. */
const groupOf = (name: string) => name.replace(/\..*/s, '');

/** What settings for reading name and a sweep does not have, such as a misspelt metric. */
export async function misfitsOf(
  files: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<{ option: string; what: string; fix: string }[]> {
  if (areSaved(files)) return [];
  const { rows, study, metric, direction, cost, pairBy, settings, unit } = reading;
  const misfits: { option: string; what: string; fix: string }[] = [];
  const attempt = async <T>(option: string, read: () => T | Promise<T>) => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      misfits.push({ option, ...error.partsFor('inputs') });
      return null;
    }
  };
  const where = rows !== null ? 'rows' : study !== null ? 'study' : 'format';
  const found = await attempt(where, () => understand(files, reading, source));
  if (found === null) return misfits;
  const { format, table } = found;
  const context = { format, reading, source };
  const score = await attempt('metric', () => metric && findMetric(table, context));
  await attempt('direction', () => score && direction && requireDirection(table, score, context));
  await attempt('cost', () => cost && findCost(table, cost, context));
  const named = { 'pair-by': pairBy, settings, unit: isUnitName(unit) ? unit : [unit] };
  const fix = `Its columns are ${listed([...namesOfColumns(table.rows)])}.`;
  for (const [option, columns] of Object.entries(named))
    for (const name of typeof columns === 'string' ? [] : columns)
      if (table.rows.every((row) => !Object.hasOwn(columnsIn(row, [name, groupOf(name)]), name)))
        misfits.push({ option, what: `has no column ${JSON.stringify(printable(name))}`, fix });
  return misfits;
}

function originOf(name: string | null, { metric }: ReadingSettings): 'given' | 'only' | 'unknown' {
  if (metric !== null) return 'given';
  return name === null ? 'unknown' : 'only';
}

/** What `compare` would read, without the trials, of which there may be very many; or what it would say. */
function attempt(settings: readonly ReadingSettings[], read: (one: ReadingSettings) => Sweep) {
  let problem: UserError | null = null;
  const sweeps = settings.flatMap((reading) => {
    try {
      const sweep = read(reading);
      const { counts, leftOut, metric, search } = sweep;
      const all = new Set(sweep.trials.flatMap(({ parameters }) => Object.keys(parameters ?? {})));
      const compared = { names: [...all].sort(), areGuessed: areParametersGuessed(sweep) };
      const suspected = suspectedFailedValue(sweep);
      return [{ counts, leftOut, metric, search, compared, suspected }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problem ??= error;
      return [];
    }
  });
  return { sweeps, problem: sweeps.length === 0 ? (problem as UserError | null) : null };
}

/** Its range is null without a finite number. */
function toCandidate({ name, numbers: values, least, greatest }: Column) {
  const isKnown = least <= greatest;
  return { name, values, least: isKnown ? least : null, greatest: isKnown ? greatest : null };
}

function settingsOf(table: Table, reading: ReadingSettings): SuggestedSetting[] {
  const score = suggest(table, { ...reading, cost: null });
  const given = givenReading(reading);
  const others = given.filter(([option]) => option !== 'metric' && option !== 'direction');
  return score === null ? [] : [...score, ...others];
}

function directionOf(table: Table, metric: string | null, given: ReadingSettings['direction']) {
  const recorded = metric === null ? null : recordedDirection(table, metric);
  const from = recorded !== null ? 'recorded' : given !== null ? 'given' : 'unknown';
  return { value: recorded ?? given, from } as const;
}

function describeNesting(table: Table): string | null {
  const lists = listsInOnlyRow(table);
  if (lists === '') return null;
  return `This is read as one trial. If the rows are a list in it, set rows (--rows): ${lists}.`;
}

function describeSearch({ method }: SearchMethod): string | null {
  if (method === 'random') return null;
  if (method === 'unknown')
    return 'The files do not record how the trials were drawn. If at random, set search-method (--search-method) to random: the bands hold only for random search.';
  if (method === 'list')
    return 'The settings are of a list. Compare it with a sweep of the same list.';
  const was = method === 'grid' ? 'This was a grid search' : 'The search was adaptive';
  return `${was}. The bands hold only for random search.`;
}

import { dataError, type SuggestedSetting, UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import type { Source, SourceFile } from '../read/index.ts';
import { type Direction, givenReading, type ReadingSettings } from '../settings/index.ts';
import type { Column } from './columns/columns.ts';
import { onlyScore, scoreColumns, scoreSettings } from './columns/columns.ts';
import { toRecord, understand } from './read-record.ts';
import type { SweepMeta } from './saved/meta-file.ts';
import { areSaved } from './saved/read-saved.ts';
import { type RepeatedScore, type Sweep, suspectedFailedValue, toSweep } from './sweep.ts';
import {
  type Gap,
  type LeftOut,
  recordedDirection,
  type SearchMethod,
  type Table,
} from './table.ts';

/** A column or path of numbers; names are untrusted text. */
interface NumberColumn {
  readonly name: string;
  readonly values: number;
  /** Null without a finite number. */
  readonly least: number | null;
  readonly greatest: number | null;
}

export interface Inspection {
  readonly source: Source;
  /** How many files, including metadata. */
  readonly files: number;
  readonly format: { readonly name: string; readonly title: string };
  readonly trials: {
    readonly rows: number;
    /** As `compare` would count them; null if it would not. */
    readonly counts: Sweep['counts'] | null;
    readonly leftOut: readonly LeftOut[];
  };
  readonly metric: {
    readonly name: string | null;
    readonly from: 'given' | 'only' | 'unknown';
    readonly candidates: readonly NumberColumn[];
  };
  readonly direction: {
    readonly value: Direction | null;
    readonly from: 'given' | 'recorded' | 'unknown';
  };
  readonly search: SearchMethod;
  readonly isOrdered: boolean;
  /** What the format does not record, although it may matter. */
  readonly gaps: readonly Gap[];
  /** The score that seems to mark failed trials, at either end if the direction is unknown; null if none does. */
  readonly suspectedFailedValue: RepeatedScore | null;
  readonly meta: SweepMeta | null;
  /** For people; hold untrusted text. */
  readonly warnings: readonly string[];
  /** The options with which `compare` reads it so; unknown ones are questions. */
  readonly settings: readonly SuggestedSetting[];
  /** Why no metric or direction can be read from it; null if some may. */
  readonly obstacle: UserError | null;
}

/**
 * What would be read from the files of a sweep, and with which settings. None are required: the
 * result says what is missing or wrong.
 *
 * @throws UserError if the files are damaged, in no format known, or a saved sweep
 */
export async function inspectFiles(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<Inspection> {
  if (areSaved(all)) {
    const what = 'is a saved sweep, which is read with the settings it was saved with';
    throw dataError(source.location, what, 'Describe it with `tuning-gate curve`.');
  }
  const { format, table, meta } = await understand(all, reading);
  const name = reading.metric ?? onlyScore(table, reading.cost);
  const columns = scoreColumns(table, null);
  const direction = directionOf(table, name, reading.direction);

  // A direction that is not recorded is tried both ways.
  const isOpen = direction.value === null && name !== null;
  const known = reading.direction ?? direction.value;
  const asked = (isOpen ? (['minimize', 'maximize'] as const) : [known]).map((value) => {
    return { ...reading, metric: name, direction: value };
  });
  const { sweeps, problem } = attempt(asked, (one) =>
    summaryOf(toSweep(toRecord(table, { format, reading: one, source }), one)),
  );
  const sweep = sweeps[0] ?? null;
  const suspected = sweeps.find((one) => one.suspected !== null)?.suspected ?? null;
  const search = sweep?.search ?? table.search;
  return {
    source,
    files: all.length,
    format: { name: format.name, title: format.title },
    trials: {
      rows: sweep?.counts.drawn ?? table.rows.length,
      counts: sweep?.counts ?? null,
      leftOut: sweep?.leftOut ?? table.leftOut,
    },
    metric: { name, from: originOf(name, reading), candidates: columns.map(toNumberColumn) },
    direction,
    search,
    isOrdered: table.rows.every(({ order }) => order !== undefined),
    gaps: table.gaps,
    suspectedFailedValue: suspected,
    meta,
    warnings: [
      ...(problem === null || name === null || columns.length === 0
        ? []
        : [`compare would stop here: ${problem.message}`]),
      ...describeSuspected(sweep, suspected),
      ...describeSearch(search),
    ],
    settings: settingsOf(table, { ...reading, metric: name }, columns),
    obstacle: columns.length === 0 ? problem : null,
  };
}

function originOf(name: string | null, { metric }: ReadingSettings): Inspection['metric']['from'] {
  if (metric !== null) return 'given';
  return name === null ? 'unknown' : 'only';
}

type Summary = ReturnType<typeof summaryOf>;

/** What is said of a sweep, without its trials, of which there may be very many. */
function summaryOf(sweep: Sweep) {
  const { counts, leftOut, metric, search } = sweep;
  return { counts, leftOut, metric, search, suspected: suspectedFailedValue(sweep) };
}

/** What `compare` would read, or say. */
function attempt(settings: readonly ReadingSettings[], read: (one: ReadingSettings) => Summary) {
  const sweeps: Summary[] = [];
  let problem: UserError | null = null;
  for (const one of settings) {
    try {
      sweeps.push(read(one));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problem ??= error;
    }
  }
  return { sweeps, problem: sweeps.length === 0 ? problem : null };
}

function toNumberColumn({ name, numbers, least, greatest }: Column): NumberColumn {
  const range = least <= greatest ? { least, greatest } : { least: null, greatest: null };
  return { name, values: numbers, ...range };
}

function settingsOf(
  table: Table,
  reading: ReadingSettings,
  columns: readonly Column[],
): SuggestedSetting[] {
  if (reading.metric === null && columns.length === 0) return [];
  const others = givenReading(reading).filter(([one]) => one !== 'metric' && one !== 'direction');
  return [...scoreSettings(table, reading, columns), ...others];
}

function directionOf(
  table: Table,
  metric: string | null,
  given: Direction | null,
): Inspection['direction'] {
  const recorded = metric === null ? null : recordedDirection(table, metric);
  if (recorded !== null) return { value: recorded, from: 'recorded' };
  if (given !== null) return { value: given, from: 'given' };
  return { value: null, from: 'unknown' };
}

function describeSuspected(sweep: Summary | null, suspected: RepeatedScore | null): string[] {
  if (sweep === null || suspected === null) return [];
  const { value, count } = suspected;
  return [
    `${count} of ${sweep.counts.counted} trials have the score ${value} (${printable(sweep.metric, 60)}), and no other comes near it. If it stands for a failed trial, say so with failed-value (--failed-value ${value}).`,
  ];
}

function describeSearch({ method }: SearchMethod): string[] {
  const was = { adaptive: 'The search was adaptive', grid: 'This was a grid search' };
  if (method === 'random') return [];
  if (method !== 'unknown') return [`${was[method]}. The bands hold only for random search.`];
  return [
    'The files do not record how the trials were drawn. If at random, set search-method (--search-method) to random: the bands hold only for random search.',
  ];
}

import { dataError, naming, placeText } from '../errors.ts';
import { printable, printablePath } from '../printable.ts';
import { isEmptyFile, isMetaFile, type Source, type SourceFile, textOf } from '../read/index.ts';
import { type Direction, isUnitName, type ReadingSettings } from '../settings/index.ts';
import {
  findCost,
  findMetric,
  hasIn,
  numberIn,
  type Quantity,
  type SweepContext,
  suggest,
  wrongValue,
} from './columns/columns.ts';
import { plainTrials, statusReader } from './columns/names.ts';
import { checkReadable, findFolders, recognize } from './formats.ts';
import { json, rowOf } from './json.ts';
import { columnsIn, drawnReader, parameterColumns } from './parameters.ts';
import { findOverlap } from './repeats.ts';
import type { SweepMeta } from './saved/meta-file.ts';
import { readSavedSweeps, saveSweep } from './saved/read-saved.ts';
import type { SavedSweep } from './saved/saved-sweep.ts';
import { settingsToSave } from './saved/settings.ts';
import { chooseStudy, isPattern, ofSearch, readEach, rowsOfStudy } from './studies.ts';
import { CHECK_FINISHED, listedSearch, orient, type SweepRecord, type Trial } from './sweep.ts';
import {
  allGaps,
  byOrder,
  checkColumnCount,
  checkRowCount,
  commonSearch,
  type FileFormat,
  type Format,
  isOptuna,
  namesOfColumns,
  plainTable,
  type Row,
  recordedDirection,
  type Table,
} from './table.ts';
import { groupBy, ownValue } from './values.ts';

/** Reads the files of one sweep: all in one foreign format, or all saved. A saved sweep keeps what it was saved with. */
export async function readRecord(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<SweepRecord> {
  const saved = await readSavedSweeps(all, source);
  if (saved !== null) return saved.record;
  const { format, table, meta } = await understand(all, reading, source);
  return { ...toRecord(table, { format, reading, source }), meta };
}

/** The record of trials that a program has: scores, null where a trial failed, or objects as in a JSON file. */
export function recordOf(trials: readonly unknown[], reading: ReadingSettings, location: string) {
  const name = reading.metric ?? 'score';
  const rows = trials.map((trial, i) => {
    const isScore = typeof trial === 'number' || trial === null;
    const place = { path: location, part: `item ${i + 1}` };
    const fix = 'Pass a number or null for each trial, or an object with a key for each column.';
    return rowOf(isScore ? { [name]: trial } : trial, place, fix);
  });
  checkRowCount(rows.length, location);
  checkColumnCount(namesOfColumns(rows).size, location);
  const source = { kind: 'file', location, sha: null, runUrl: null, createdAt: null } as const;
  const table = plainTable(plainTrials(rows, location));
  return toRecord(table, { format: json, reading, source });
}

export async function understand(
  all: readonly SourceFile[],
  { format: name, study, rows }: Pick<ReadingSettings, 'format' | 'study' | 'rows'>,
  { location }: Pick<Source, 'location'>,
) {
  const named = all.filter((file) => !isMetaFile(file));
  if (named.length === 0) {
    const fix = 'Name the file with the trials, or the folder they are in.';
    throw dataError(all[0] ?? '', 'has no trials, only metadata', fix);
  }
  const about = all.filter(isMetaFile);
  // Loaded on demand, as what reads other files is: most sweeps have none of them.
  const metas = about.length > 0 ? await import('./saved/meta-file.ts') : null;
  const meta = metas?.commonMeta(about.map(metas.readMeta)) ?? null;
  // Next to others, no file in Parquet is read.
  const packed = named.filter((file) => file.kind === 'parquet');
  const isPacked = packed.length === named.length && rows === null;
  const files = isPacked
    ? await (await import('./parquet.ts')).readColumns(packed)
    : rows === null
      ? named
      : await (await import('./rows.ts')).selectRows(named, { rows, format: name });
  const format = rows === null ? recognize(files, name) : json;
  const tables =
    format.kind === 'folder'
      ? await readEach((one) => format.read(findFolders(files, format.marks).folders, one), study)
      : await readFiles(files, format, study);
  const read = mergeTables(tables, study, format);
  checkRowCount(read.rows.length, location);
  checkColumnCount(namesOfColumns(read.rows).size, location);
  const table = { ...read, rows: rowsOfStudy(read.rows, study) };
  // Every study may number its trials from the start.
  for (const { rows } of isPattern(study) ? tables : [table])
    refuseRepeats(rows, format.identity ?? []);
  const leftOut = table.leftOut.filter(({ count }) => count > 0);
  return { format, table: withMeta({ ...table, leftOut }, meta), meta };
}

/** Adds what the metadata next to the files says of the search and its parameters, if the tool records neither. */
function withMeta(table: Table, meta: SweepMeta | null): Table {
  if (!meta?.search) return table;
  const { space, method, sampler, seed } = meta.search;
  const names = Object.keys(space ?? {});
  const rows = table.rows.map((row): Row => {
    const drawn = names.filter((name) => Object.hasOwn(row.fields, name));
    if (row.parameters !== undefined || drawn.length === 0) return row;
    const parameters = Object.fromEntries(drawn.map((name) => [name, row.fields[name]]));
    return { ...row, parameters };
  });
  const recorded = { ...table.search, seed: table.search.seed ?? seed };
  if (recorded.method !== 'unknown' || method === null) return { ...table, rows, search: recorded };
  return { ...table, rows, search: { ...recorded, method, sampler: recorded.sampler ?? sampler } };
}

/** @throws UserError if a file with several trials is there twice; single failed trials may well be equal */
async function readFiles(files: readonly SourceFile[], format: FileFormat, study: string | null) {
  const tables: Table[] = [];
  const seen = new Map<string, string>();
  for (const file of files) {
    // Where each trial has a file, an empty one is of a trial that was killed; it fails.
    if (isEmptyFile(file) && files.length > 1 && format.isGeneric && format.hasHeader === false) {
      const row = { path: file.path, fields: {}, status: 'failed' } as const;
      tables.push({ ...plainTable([row]), gaps: ['trials-unreadable'] });
      continue;
    }
    checkReadable(file, format);
    const read = await readEach((one) => format.read(file, one), study);
    tables.push(...read);
    if (read.every(({ rows }) => rows.length < 2)) continue;
    const content = 'bytes' in file ? file.bytes.toString('latin1') : textOf(file);
    const other = seen.get(content);
    seen.set(content, file.path);
    if (other === undefined) continue;
    const what = `is the same as ${printablePath(other)}, so its trials would count twice`;
    throw dataError(file, what, 'Name every file of the sweep once.');
  }
  const empty = files.find(isEmptyFile);
  // An empty file among lists of trials may have had many.
  if (empty && tables.some(({ rows }) => rows.length > 1)) checkReadable(empty, format);
  return tables;
}

function refuseRepeats(rows: readonly Row[], identity: readonly string[]): void {
  const seen = new Map<string, Row>();
  for (const row of identity.length === 0 ? [] : rows) {
    const values = identity.map((name) => ownValue(row.fields, name) ?? '');
    if (values.includes('')) continue;
    const other = seen.get(JSON.stringify(values));
    seen.set(JSON.stringify(values), row);
    if (other === undefined) continue;
    const what = `is the same trial as ${placeText(other)}, going by ${identity.join(' and ')}`;
    throw dataError(row, what, 'Name every trial of the sweep once.');
  }
}

/** The tables of all files and studies as one; a direction that they do not agree on is not known. */
function mergeTables(tables: readonly Table[], study: string | null, format: Format): Table {
  const [first, second] = tables;
  if (first === undefined) throw new Error('A sweep has at least one file');
  if (second === undefined) return first;
  // Trials of two studies are not one sweep, in one file or in two, unless a pattern asks for them.
  const studies = groupBy(tables, ({ study }) => study);
  studies.delete(undefined);
  const listed = [...studies].map(([name = '', ofStudy]) => {
    return { names: [name], trials: ofStudy.flatMap(({ rows }) => rows).length };
  });
  if (listed.length > 1 && !isPattern(study)) chooseStudy(listed, 'studies', null);
  const areNumbered = areNumbers(tables.flatMap(({ rows }) => rows));
  // A file of one trial is no search; where a tool writes one for each, they are all of one.
  const areSearches =
    2 * tables.filter(({ rows }) => rows.length > 1).length > tables.length &&
    !(areNumbered && isOptuna(format.name));
  const scores = tables.map((table) => table.scores);
  const directions = new Set(tables.map((table) => JSON.stringify(table.directions)));
  return {
    directions: directions.size === 1 ? first.directions : {},
    rows: tables.flatMap(({ rows }, i) =>
      ofSearch(rows, areSearches ? `${i + 1}` : null, areNumbered),
    ),
    scores: scores.includes(null) ? null : [...new Set(scores.flatMap((names) => names ?? []))],
    search: commonSearch(tables.map(({ search }) => search)),
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    gaps: allGaps(tables),
  };
}

/** Every row of a table becomes a trial, before any policy, but one that never started. */
export function toRecord(table: Table, context: SweepContext): SweepRecord {
  const { format, source, reading } = context;
  if (table.rows.length === 0) throw dataError(source.location, 'has no rows', CHECK_FINISHED);
  const metric = findMetric(table, context);
  const direction = requireDirection(table, metric, context);
  const cost = reading.cost === null ? null : findCost(table, reading.cost, context);
  const statusOf = statusReader(table.rows, metric.name);
  const started = table.rows.filter((row) => statusOf(row) !== 'waiting');
  const waiting = { count: table.rows.length - started.length, what: 'waiting trials' } as const;
  const isOrdered = started.every(({ order }) => order !== undefined);
  const rows = isOrdered ? started.toSorted(byOrder) : started;

  const judging = { metric, direction, statusOf, context };
  if (format.kind !== 'folder') checkFiles(rows, judging);
  const { pairBy, settings } = reading;
  const asked = typeof settings === 'string' ? [] : settings;
  const { names, areGuessed } = format.isGeneric
    ? parameterColumns(rows, [metric.name, reading.cost ?? ''], asked)
    : { names: [], areGuessed: false };
  const drawnIn = drawnReader(rows, names);
  const searchOf = searchReader(rows, context);
  const isNumbered = areNumbers(rows);
  const trials = rows.map((row, i): Trial => {
    return {
      place: { path: row.path, line: row.line, part: row.part },
      ...judgeRow(row, judging),
      cost: cost?.of(row) ?? null,
      ...drawnIn(row),
      number: isNumbered ? (row.order ?? i) : i,
      shard: null,
      columns: typeof pairBy === 'string' ? null : columnsIn(row, pairBy),
      ...(row.isHandPicked && { isHandPicked: true }),
      ...searchOf(row),
    };
  });
  if (reading.repeats !== 'separate') checkDrawnApart(trials);
  return {
    source,
    format: format.name,
    metric: metric.name,
    direction,
    cost: cost && { unit: cost.unit },
    search: listedSearch(rows, table.search),
    isOrdered,
    leftOut: waiting.count === 0 ? table.leftOut : [...table.leftOut, waiting],
    gaps: areGuessed ? [...table.gaps, 'parameters-guessed'] : table.gaps,
    meta: null,
    settings: settingsToSave(reading),
    trials,
  };
}

function checkDrawnApart(trials: readonly Trial[]): void {
  const files = [...groupBy(trials, ({ place }) => place.path)];
  const overlap = findOverlap(files, ([, ofFile]) => ofFile);
  if (overlap === null) return;
  const [[path], [other]] = overlap;
  const what = `has trials of ${printablePath(other)} again, in the same order`;
  const fix = naming`Name the last dump of each study, and give each search its own seed. If each row is a training of its own, say ${{ option: 'repeats', value: 'separate' }}.`;
  throw dataError({ path }, what, fix);
}

function searchReader(rows: readonly Row[], { reading: { unit }, source }: SweepContext) {
  const ofRow = ({ search }: Row) => (search === undefined ? {} : { search });
  if (isUnitName(unit)) return ofRow;
  const ofColumn = (row: Row) => {
    const value = ownValue(columnsIn(row, [unit]), unit) ?? null;
    return value === null ? {} : { search: String(value) };
  };
  if (rows.some((row) => ofColumn(row).search !== undefined)) return ofColumn;
  const what = `has no column ${JSON.stringify(printable(unit))}, which unit names`;
  throw dataError(source.location, what, 'Name the column that says which search a trial is of.');
}

/** An order that counts seconds is beyond: this many had passed in 2001. */
const MAX_NUMBER = 1e9;

/** Whether the order of rows is the number that the tool gave each trial, rather than the time of its start. */
function areNumbers(rows: readonly Row[]): boolean {
  const numbers = rows.map(({ order = -1 }) => order);
  const isNumber = (order: number) => Number.isInteger(order) && order >= 0 && order < MAX_NUMBER;
  return numbers.every(isNumber) && new Set(numbers).size === numbers.length;
}

export function requireDirection(table: Table, metric: Quantity, context: SweepContext): Direction {
  const { reading, source, format } = context;
  const recorded = recordedDirection(table, metric.name);
  if (recorded !== null && reading.direction !== null && recorded !== reading.direction) {
    const what = `is to ${recorded} according to the ${format.title}, but direction is ${reading.direction}`;
    const fix = naming`Leave ${{ option: 'direction' }} out, or correct it.`;
    throw dataError(source.location, what, fix);
  }
  const known = reading.direction ?? recorded;
  if (known !== null) return known;
  const what = `is not given, and the files do not say which way the metric, ${printable(metric.name)}, gets better`;
  const suggestion = suggest(table, { ...reading, metric: metric.name });
  throw dataError({ option: 'direction' }, what, 'Set it to maximize or minimize.', suggestion);
}

interface Judging {
  readonly metric: Quantity;
  readonly direction: Direction;
  readonly statusOf: ReturnType<typeof statusReader>;
  readonly context: SweepContext;
}

/** An error state makes a trial failed even with a metric; without one, or with the worst there is, it is failed anyway. */
function judgeRow(row: Row, { metric, direction, statusOf }: Judging) {
  const status = statusOf(row);
  if (status === 'unfinished') return { outcome: 'running', score: -Infinity } as const;
  const number = status === 'failed' ? null : numberIn(row, metric);
  const score = number === null ? -Infinity : orient(number, direction);
  if (score === -Infinity) return { outcome: 'failed', score } as const;
  if (score < Infinity)
    return { outcome: status === 'pruned' ? 'pruned' : 'completed', score } as const;
  throw wrongValue(row, metric, 'better than any score can be');
}

/** Refuses a file without the metric among files with it, unless it is that of one trial, which may have failed. */
function checkFiles(rows: readonly Row[], { metric, statusOf, context }: Judging): void {
  const files = groupBy(rows, ({ path }) => path);
  if (files.size < 2) return;
  for (const [path, ofFile] of files) {
    if (ofFile.length === 1 && context.format.hasHeader === false) continue;
    if (ofFile.some((row) => hasIn(metric.read, row))) continue;
    if (ofFile.every((row) => ['failed', 'unfinished'].includes(statusOf(row) ?? ''))) continue;
    const what = `has no metric ${JSON.stringify(printable(metric.name))} in any row, while other files have it`;
    throw dataError({ path }, what, 'Name only the files of one sweep, all with the same columns.');
  }
}

/** What was found in several places as one saved sweep: saved shards united, or a shard of each other place. */
export async function saveFound(
  found: readonly Readonly<{ files: readonly SourceFile[]; source: Source }>[],
  reading: ReadingSettings,
  createdAt: string,
): Promise<string> {
  const [first] = found;
  if (first === undefined) throw new Error('Expected at least one place.');
  const all = found.flatMap(({ files }) => files);
  const saved = await readSavedSweeps(all, first.source);
  if (saved !== null) return saveSweep(saved);
  // Loaded on demand, with their schemas.
  const { uniteShards } = await import('./saved/saved-sweep.ts');
  const shards: SavedSweep[] = [];
  for (const [i, { files, source: of }] of found.entries()) {
    const shard = found.length === 1 ? null : `${i}-of-${found.length}`;
    const record = await readRecord(files, reading, of);
    shards.push({ record, training: { ...OUTSIDE_GITHUB, shard, createdAt } });
  }
  return saveSweep(uniteShards(shards));
}

/** A sweep that no run has trained is nobody's baseline, unless it is named. */
const OUTSIDE_GITHUB = {
  ...{ name: '', shards: null, workflow: null, sha: null },
  ...{ repository: '', runId: 0, runAttempt: 1, event: '' },
} as const;

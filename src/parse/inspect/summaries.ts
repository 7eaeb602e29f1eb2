import { UserError } from '../../errors.ts';
import { printable, type Source } from '../../read/index.ts';
import type { ReadingSettings } from '../../settings/index.ts';
import { isNumeric, surveyColumns } from '../columns/columns.ts';
import { isCostName } from '../columns/names.ts';
import { unitOf } from '../columns/quantity.ts';
import { drawnIn, type ParameterValue } from '../parameters.ts';
import { searchWithMeta } from '../saved/meta.ts';
import type { SweepMeta } from '../saved/meta-file.ts';
import { statusReader } from '../status.ts';
import type { Sweep } from '../sweep.ts';
import { type Format, ownValue, type Row, type Status, type Table } from '../table.ts';
import { groupBy, readNumber } from '../values.ts';
import type { CostCandidate, InspectedTrials, Inspection, ParameterSummary } from './inspection.ts';
import type { RepeatedScore } from './suspected-failed-value.ts';

/** What is known about files before the metric is. */
export interface Inspected {
  readonly table: Table;
  readonly format: Format;
  readonly meta: SweepMeta | null;
  readonly reading: ReadingSettings;
  readonly source: Source;
}

/** The result of reading a sweep with some settings. */
export interface Attempt {
  readonly sweep: Sweep | null;
  /** What `compare` would say; null if it would read the sweep. */
  readonly problem: UserError | null;
  /** The score that seems to mark failed trials, at either end if the direction is unknown. */
  readonly suspected: RepeatedScore | null;
}

/** How the trials ended: as `compare` would count them, or else as their status says. */
export function countTrials({ table }: Inspected, { sweep }: Attempt): InspectedTrials {
  const { rows, leftOut } = table;
  const statuses = statusesOf(rows);
  const count = (status: Status) => statuses.filter((one) => one === status).length;
  const { failed, pruned, running, counted } = sweep?.counts ?? {
    failed: count('failed'),
    pruned: count('pruned'),
    running: count('unfinished'),
    counted: null,
  };
  const finished = rows.length - failed - pruned - running;
  return { rows: rows.length, finished, failed, pruned, unfinished: running, leftOut, counted };
}

/** Trials without a status that can be read count as finished. */
function statusesOf(rows: readonly Row[]): Status[] {
  try {
    const statusOf = statusReader(rows, null);
    return rows.map((row) => statusOf(row) ?? 'finished');
  } catch (error) {
    if (error instanceof UserError) return rows.map(() => 'finished');
    throw error;
  }
}

/** The columns of numbers that are named like costs; `duration`, which tools record, first. */
export function summarizeCosts(
  { table: { rows }, format, reading }: Inspected,
  metric: string | null,
): CostCandidate[] {
  return surveyColumns(rows)
    .filter((column) => isNumeric(column) && column.name !== metric && isCostName(column.name))
    .flatMap(({ name }) => {
      const mean = meanOf(rows, name);
      const given = name === reading.cost ? reading.costUnit : null;
      return mean === null ? [] : [{ name, ...mean, unit: given ?? unitOf(name, format) }];
    })
    .sort((a, b) => Number(b.name === 'duration') - Number(a.name === 'duration'));
}

/** The mean of the values that can be a cost; null if none can. */
function meanOf(rows: readonly Row[], name: string): { values: number; mean: number } | null {
  const costs = rows
    .map(({ fields }) => readNumber(ownValue(fields, name)))
    .filter((cost) => typeof cost === 'number')
    .filter((cost) => cost > 0 && cost < Infinity);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { values: costs.length, mean };
}

const MAX_EXAMPLES = 5;

/** What was drawn for each parameter; null if the format does not record parameters. */
export function summarizeParameters(rows: readonly Row[]): ParameterSummary[] | null {
  const drawn = drawnIn(rows).flatMap(({ parameters }) =>
    parameters === null ? [] : [parameters],
  );
  if (drawn.length === 0) return null;
  const values = groupBy(drawn.flatMap(Object.entries<ParameterValue>), ([name]) => name);
  return [...values].map(([name, all]) =>
    summarize(
      name,
      all.map(([, value]) => value),
    ),
  );
}

function summarize(name: string, all: readonly ParameterValue[]): ParameterSummary {
  const given = all.filter((value) => value !== null && value !== '');
  // `nan` among numbers is a missing number; among words, `none` is a word.
  const meant = given.filter((value) => readNumber(value) !== 'missing');
  const numbers = meant.map(readNumber).filter((value) => typeof value === 'number');
  const isNumber = numbers.length > 0 && numbers.length === meant.length;
  const values = isNumber ? meant : given;
  const distinct = [...new Set(values.map(String))];
  const finite = isNumber ? numbers.filter(Number.isFinite) : [];
  return {
    name,
    values: values.length,
    distinct: distinct.length,
    least: finite.length > 0 ? finite.reduce((a, b) => Math.min(a, b)) : null,
    greatest: finite.length > 0 ? finite.reduce((a, b) => Math.max(a, b)) : null,
    examples: isNumber ? [] : distinct.slice(0, MAX_EXAMPLES),
  };
}

/** How the trials were drawn, and what says so. */
export function summarizeSearch({ table, meta, reading }: Inspected): Inspection['search'] {
  const recorded = table.search;
  const known = searchWithMeta(meta, recorded);
  if (recorded.method !== 'unknown') return { ...known, from: 'recorded' };
  if (known.method !== 'unknown') return { ...known, from: 'meta' };
  const { searchMethod } = reading;
  if (searchMethod === null) return { ...known, from: 'unknown' };
  return { ...known, method: searchMethod, from: 'given' };
}

interface Found extends Pick<Inspection, 'search' | 'metric' | 'direction'> {
  readonly attempted: Attempt;
}

/** What to know before relying on a comparison. */
export function warningsOf({ search, metric, direction, attempted }: Found): string[] {
  const { problem, suspected, sweep } = attempted;
  const isMetricOpen = metric.name === null && metric.candidates.length > 0;
  const warnings: readonly (string | null | false)[] = [
    isMetricOpen && 'The metric is not known: name its column with metric (--metric).',
    problem && !isMetricOpen && `compare would stop here: ${problem.message}`,
    metric.name !== null &&
      direction.from === 'unknown' &&
      `It is not known whether to maximize or minimize ${printable(metric.name, 60)}: set direction (--direction).`,
    suspected &&
      `${suspected.count} of ${sweep?.counts.counted} trials have the score ${suspected.value} (${printable(sweep?.metric ?? '', 60)}), and no other comes near it. If it stands for a failed trial, say so with failed-value (--failed-value ${suspected.value}).`,
    search.method === 'unknown' &&
      'The files do not record how the trials were drawn. The bands hold only for random search: if it was one, set search-method (--search-method) to random.',
    (search.method === 'grid' || search.method === 'adaptive') &&
      `The search was ${search.method}${search.sampler === null ? '' : ` (${printable(search.sampler)})`}. The bands hold only for random search.`,
  ];
  return warnings.flatMap((warning) => warning || []);
}

import { META_FILE, printable } from '../read/index.ts';
import type { Inspected, Names } from './inspect-names.ts';
import type { Attempt } from './inspect-trials.ts';
import type { Inspection, NumberColumn } from './inspection.ts';
import { searchToldBy } from './meta.ts';

type Search = Inspection['search'];

/** How the trials were drawn, and who says so. */
export function inspectedSearch({ table, meta, reading }: Inspected): Search {
  const recorded = table.search;
  const told = searchToldBy(meta, recorded);
  if (recorded.method !== 'unknown') return { ...told, from: 'recorded' };
  if (told.method !== 'unknown') return { ...told, from: 'meta' };
  const { searchMethod } = reading;
  if (searchMethod === null) return { ...told, from: 'unknown' };
  return { ...told, method: searchMethod, from: 'given' };
}

interface Found extends Pick<Attempt, 'problem'> {
  readonly suspicious: Attempt | null;
  readonly candidates: readonly NumberColumn[];
  readonly search: Search;
  readonly names: Names;
}

/** What to know before relying on a comparison. */
export function warningsOf(
  { table, meta, reading }: Inspected,
  { search, names, candidates, problem, suspicious }: Found,
): string[] {
  const recorded = table.search.method;
  const told = meta?.search?.method ?? null;
  const isMetricOpen = names.metric.name === null && candidates.length > 0;
  const warnings: readonly (string | null | false)[] = [
    isMetricOpen && 'Nothing tells which column is the metric: name it with metric (--metric).',
    problem && !isMetricOpen && `compare would stop here: ${problem.message}`,
    names.metric.name !== null &&
      names.direction.from === 'unknown' &&
      `Nothing tells whether to maximize or minimize ${printable(names.metric.name, 60)}: say so with direction (--direction).`,
    suspicious && describeSuspicion(suspicious),
    search.method === 'unknown' &&
      'The files do not tell how the trials were drawn. The bands hold for random search alone: say random with search-method (--search-method), if it was.',
    (search.method === 'grid' || search.method === 'adaptive') &&
      `The search was ${described(search)}. The bands hold for random search alone.`,
    told !== null &&
      recorded !== 'unknown' &&
      told !== recorded &&
      `${META_FILE} says that the search was ${told}, while the files say ${recorded}, which counts.`,
    reading.searchMethod !== null &&
      search.method !== reading.searchMethod &&
      `search-method (--search-method) is ${reading.searchMethod}, while the search was ${search.method}, which counts.`,
  ];
  return warnings.flatMap((warning) => warning || []);
}

function describeSuspicion({ sweep, suspected }: Attempt): string {
  const { value, count } = suspected ?? {};
  return `${count} of ${sweep?.counts.counted} trials have the score ${value} (${printable(sweep?.metric ?? '', 60)}), and no other comes near it. If it stands for a failed trial, say so with failed-value (--failed-value ${value}).`;
}

function described({ method, sampler }: Search): string {
  return sampler === null ? method : `${method} (${printable(sampler)})`;
}

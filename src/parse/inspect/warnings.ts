import { META_FILE, printable } from '../../read/index.ts';
import { searchWithMeta } from '../saved/meta.ts';
import type { Attempt } from './attempt.ts';
import type { Inspection, NumberColumn } from './inspection.ts';
import type { Inspected, Names } from './names.ts';

type Search = Inspection['search'];

/** How the trials were drawn, and what says so. */
export function inspectedSearch({ table, meta, reading }: Inspected): Search {
  const recorded = table.search;
  const known = searchWithMeta(meta, recorded);
  if (recorded.method !== 'unknown') return { ...known, from: 'recorded' };
  if (known.method !== 'unknown') return { ...known, from: 'meta' };
  const { searchMethod } = reading;
  if (searchMethod === null) return { ...known, from: 'unknown' };
  return { ...known, method: searchMethod, from: 'given' };
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
  const declared = meta?.search?.method ?? null;
  const isMetricOpen = names.metric.name === null && candidates.length > 0;
  const warnings: readonly (string | null | false)[] = [
    isMetricOpen && 'The metric is not known: name its column with metric (--metric).',
    problem && !isMetricOpen && `compare would stop here: ${problem.message}`,
    names.metric.name !== null &&
      names.direction.from === 'unknown' &&
      `It is not known whether to maximize or minimize ${printable(names.metric.name, 60)}: set direction (--direction).`,
    suspicious && describeSuspicion(suspicious),
    search.method === 'unknown' &&
      'The files do not record how the trials were drawn. The bands hold only for random search: if it was one, set search-method (--search-method) to random.',
    (search.method === 'grid' || search.method === 'adaptive') &&
      `The search was ${described(search)}. The bands hold only for random search.`,
    declared !== null &&
      recorded !== 'unknown' &&
      declared !== recorded &&
      `${META_FILE} says that the search was ${declared}, while the files say ${recorded}, which counts.`,
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

import { META_FILE, printable } from '../read/index.ts';
import type { Inspected, Names } from './inspect-names.ts';
import type { Attempt } from './inspect-trials.ts';
import type { Inspection } from './inspection.ts';
import { searchToldBy } from './meta.ts';
import type { RepeatedScore } from './suspected-failed-value.ts';

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

interface Found extends Pick<Attempt, 'problem' | 'sweep'> {
  readonly suspected: RepeatedScore | null;
  readonly search: Search;
  readonly names: Names;
}

/** What to know before relying on a comparison. */
export function warningsOf(
  { table, meta, reading }: Inspected,
  { search, names, problem, sweep, suspected }: Found,
): string[] {
  const recorded = table.search.method;
  const told = meta?.search?.method ?? null;
  const warnings: readonly (string | null | false)[] = [
    problem && `compare would stop here: ${problem.message}`,
    names.metric.from === 'guess' &&
      'No column is named as scores are: correct metric (--metric) if it is another.',
    names.metric.name !== null &&
      names.direction.from === 'unknown' &&
      'Neither the files nor the name of the metric tell which way it gets better: correct direction (--direction) if that is down.',
    suspected &&
      `${suspected.count} of ${sweep?.counts.counted} trials have the score ${suspected.value}, and no other comes near it. If it stands for a failed trial, say so with failed-value (--failed-value ${suspected.value}).`,
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

function described({ method, sampler }: Search): string {
  return sampler === null ? method : `${method} (${printable(sampler)})`;
}

import { META_FILE, printable } from '../read/index.ts';
import type { Inspected, Names } from './inspect-names.ts';
import type { Attempt } from './inspect-trials.ts';
import type { Inspection } from './inspection.ts';
import { searchToldBy } from './meta.ts';

type Search = Inspection['search'];

/** How the trials were drawn, and who says so. */
export function inspectedSearch({ table, meta, reading }: Inspected): Search {
  const recorded = table.search;
  if (recorded.method !== 'unknown') return { ...recorded, from: 'recorded' };
  const told = searchToldBy(meta, recorded);
  if (told.method !== 'unknown') return { ...told, from: 'meta' };
  const { searchMethod } = reading;
  if (searchMethod === null) return { ...recorded, from: 'unknown' };
  return { ...recorded, method: searchMethod, from: 'given' };
}

interface Found extends Pick<Attempt, 'problem'> {
  readonly search: Search;
  readonly names: Names;
}

/** What to know before relying on a comparison. */
export function warningsOf(
  { table, meta, reading }: Inspected,
  { search, names, problem }: Found,
): string[] {
  const recorded = table.search.method;
  const told = meta?.search?.method ?? null;
  const warnings: readonly (string | null | false)[] = [
    problem && `compare would stop here: ${problem}`,
    names.metric.from === 'guess' &&
      'No column is named as scores are: correct metric (--metric) if it is another.',
    names.metric.name !== null &&
      names.direction.from === 'unknown' &&
      'Neither the files nor the name of the metric tell which way it gets better: correct direction (--direction) if that is down.',
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

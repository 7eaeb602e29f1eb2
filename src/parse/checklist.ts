import type { SweepMeta } from './meta-format.ts';

/** What a report on a search should say [Dodge19, text box 1], in its words made short. */
export const REPORTING_ITEMS = [
  'infrastructure',
  'runtime',
  'search-space-bounds',
  'number-of-trials',
  'selection-method',
  'best-configuration',
  'curve',
] as const;

export interface ReportingItem {
  readonly item: (typeof REPORTING_ITEMS)[number];
  readonly isKnown: boolean;
}

/** What the files of a sweep alone tell. */
export interface Told {
  readonly hasTrials: boolean;
  readonly hasParameters: boolean;
  readonly hasDuration: boolean;
  readonly knowsSearch: boolean;
}

/** Which items are known from the files, or from what is told beside them. */
export function reportingChecklist(told: Told, meta: SweepMeta | null): ReportingItem[] {
  const { hasTrials, hasParameters, hasDuration, knowsSearch } = told;
  const known: Readonly<Record<ReportingItem['item'], boolean>> = {
    infrastructure: says(meta?.infrastructure),
    runtime: hasDuration || says(meta?.runtime),
    'search-space-bounds': says(meta?.search?.space),
    'number-of-trials': hasTrials,
    'selection-method': knowsSearch || (meta?.evaluation?.selection ?? null) !== null,
    'best-configuration': hasTrials && hasParameters,
    curve: hasTrials,
  };
  return REPORTING_ITEMS.map((item) => ({ item, isKnown: known[item] }));
}

function says(part: object | null | undefined): boolean {
  return Object.values(part ?? {}).some((value) => value !== null);
}

import { dataError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import type { Direction } from '../settings/index.ts';
import { chooseStudy } from './choose-study.ts';
import { type Gap, type SearchMethod, type Table, UNKNOWN_SEARCH } from './table.ts';

/**
 * One table of those of several files, in their order.
 *
 * @param files where each table is from
 * @throws UserError if two of them contradict each other
 */
export function mergeTables(tables: readonly Table[], files: readonly SourceFile[]): Table {
  const [only, second] = tables;
  if (only !== undefined && second === undefined) return only;
  checkStudies(tables);
  checkDirections(
    tables.map(({ direction }) => direction),
    files,
  );
  const scores = tables.map((table) => table.scores);
  return {
    // An order that a file records is one within that file.
    rows: tables.flatMap(({ rows }) => rows.toSorted(byOrder).map(({ order, ...row }) => row)),
    direction: tables.find(({ direction }) => direction !== null)?.direction ?? null,
    ...mergeDirections(tables, files),
    scores: scores.some((one) => one === null)
      ? null
      : [...new Set(scores.flatMap((one) => one ?? []))],
    search: commonSearch(tables.map(({ search }) => search)),
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    ...allGaps(tables),
  };
}

/** What any part cannot tell, the whole cannot. */
export function allGaps(parts: readonly { readonly gaps?: readonly Gap[] }[]): {
  readonly gaps?: readonly Gap[];
} {
  const gaps = [...new Set(parts.flatMap((part) => part.gaps ?? []))];
  return gaps.length === 0 ? {} : { gaps };
}

/** Trials of two studies are no one sweep, whether they are in one file or in two. */
function checkStudies(tables: readonly Table[]): void {
  const trials = new Map<string, number>();
  for (const { study, rows } of tables) {
    if (study !== undefined) trials.set(study, (trials.get(study) ?? 0) + rows.length);
  }
  if (trials.size < 2) return;
  const studies = [...trials].map(([name, count]) => ({ names: [name], trials: count }));
  chooseStudy(studies, { study: null, kind: 'studies' });
}

function byOrder(a: { readonly order?: number }, b: { readonly order?: number }): number {
  return (a.order ?? 0) - (b.order ?? 0);
}

/** Those of all scores, where any table has directions of its scores. */
function mergeDirections(
  tables: readonly Table[],
  files: readonly SourceFile[],
): Pick<Table, 'directions'> {
  const all = tables.map(({ directions }) => directions ?? {});
  const names = new Set(all.flatMap(Object.keys));
  if (names.size === 0) return {};
  for (const name of names) {
    checkDirections(
      all.map((one) => (Object.hasOwn(one, name) ? one[name] : null) ?? null),
      files,
    );
  }
  return { directions: Object.fromEntries(all.flatMap(Object.entries<Direction>)) };
}

function checkDirections(
  directions: readonly (Direction | null)[],
  files: readonly SourceFile[],
): void {
  const known = directions
    .map((direction, i) => ({ direction, path: files[i]?.path ?? '' }))
    .filter(({ direction }) => direction !== null);
  const other = known.find(({ direction }) => direction !== known[0]?.direction);
  if (other === undefined) return;
  throw dataError(
    printablePath(other.path),
    `says ${other.direction}, while ${printablePath(known[0]?.path ?? '')} says ${known[0]?.direction}`,
    'Name only the files of one sweep.',
  );
}

/** Adaptive if any part is; known only if it is of all parts, as is the seed. */
export function commonSearch(searches: readonly SearchMethod[]): SearchMethod {
  const adaptive = searches.find(({ method }) => method === 'adaptive');
  const [first = UNKNOWN_SEARCH] = searches;
  const isSame = searches.every(({ method }) => method === first.method);
  const seed = searches.every((one) => one.seed === first.seed) ? first.seed : null;
  return { ...(adaptive ?? (isSame ? first : UNKNOWN_SEARCH)), seed };
}

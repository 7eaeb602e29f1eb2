import { dataError } from '../../errors.ts';
import type { SourceFile } from '../../read/index.ts';
import { readCvResults } from '../cv-results.ts';
import type { Row, Table } from '../table.ts';
import { groupBy, numberIn } from '../values.ts';

/** A run that may be a search by scikit-learn, or one of its candidates. */
interface LoggedRun {
  readonly row: Row;
  readonly id: string;
  readonly parent: string | null;
  /** Whether autologging made it of a candidate. */
  readonly isCandidate: boolean;
  /** The artifact that has all candidates of a search. */
  readonly results?: SourceFile | undefined;
}

export const AUTOLOGGING = 'mlflow.autologging';
const RANK = /^(metrics\.)?rank_test_./;

/** Only candidates have a rank. */
export function isRanked({ fields }: Row): boolean {
  return Object.keys(fields).some((name) => RANK.test(name) && numberIn(fields, name) !== null);
}

/**
 * The searches by scikit-learn among runs, with all their candidates, and the other trials: autologging makes
 * runs of the best candidates only, and writes all into a file.
 *
 * @throws UserError if the file is not there, and the best candidates would count as all
 */
export function splitSearches<T extends LoggedRun>(trials: readonly T[], runs: readonly T[]) {
  const searches: Table[] = [];
  const replaced = new Set<T>();
  const candidates = trials.filter(({ isCandidate }) => isCandidate);
  for (const [id, best] of groupBy(candidates, ({ parent }) => parent)) {
    const search = runs.find((run) => run.id === id);
    if (search?.results === undefined) {
      const tried = numberIn(search?.row.parameters ?? {}, 'n_iter');
      refuseBest(
        best.map(({ row }) => row),
        tried,
      );
      continue;
    }
    const table = readCvResults(search.results);
    const { order } = search.row;
    searches.push({ ...table, rows: table.rows.map((row) => ({ ...row, order })) });
    for (const run of best) replaced.add(run);
  }
  return { searches, others: trials.filter((run) => !replaced.has(run)) };
}

/** How many runs autologging makes by default. */
const MAX_TUNING_RUNS = 5;

/** @param tried how many candidates there were; null if not recorded */
export function refuseBest(rows: readonly Row[], tried: number | null): void {
  const [first] = rows;
  if (first === undefined || rows.length >= (tried ?? MAX_TUNING_RUNS + 1)) return;
  const what =
    tried === null
      ? `is one of ${rows.length} candidates of scikit-learn, which may be the best of more`
      : `is one of the best ${rows.length} of ${tried} candidates of scikit-learn`;
  const fix =
    'Search again with mlflow.sklearn.autolog(max_tuning_runs=None), or name cv_results.csv, an artifact of the parent run, which has all of them.';
  throw dataError(first, `${what}: MLflow's autologging leaves out the worse ones`, fix);
}

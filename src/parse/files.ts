import { UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import { namesOfColumns } from './columns.ts';
import { hasIn } from './expression.ts';
import type { Row } from './format.ts';
import { nearMiss } from './near-miss.ts';
import type { Quantity } from './quantity.ts';
import type { Status } from './status.ts';

/**
 * Refuses a file without the metric among files with it: another spelling of the metric is no
 * sign of failed trials. A file of one trial may well lack it, for that trial may have failed.
 */
export function checkFiles(
  rows: readonly Row[],
  metric: Quantity,
  statusOf: (row: Row) => Status | undefined,
): void {
  const paths = new Set(rows.map(({ path }) => path));
  if (paths.size < 2) return;
  const having = rows.filter((row) => hasIn(metric.read, row));
  for (const { path } of having) paths.delete(path);
  if (paths.size === 0) return;

  const known = namesOfColumns(having);
  for (const [path, own] of groupByPath(rows, paths)) {
    if (own.every((row) => ['failed', 'unfinished'].includes(statusOf(row) ?? ''))) continue;
    const names = [...namesOfColumns(own)].filter((name) => !known.has(name));
    const near = nearMiss(metric.name, names);
    if (own.length > 1 || near !== null) throw lacking(path, metric, near);
  }
}

function groupByPath(rows: readonly Row[], paths: ReadonlySet<string>): Map<string, Row[]> {
  const groups = new Map([...paths].map((path): [string, Row[]] => [path, []]));
  for (const row of rows) groups.get(row.path)?.push(row);
  return groups;
}

function lacking(path: string, { name }: Quantity, near: string | null): UserError {
  const guess = near === null ? '' : `Did you mean ${JSON.stringify(printable(near))}? `;
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `has no metric ${JSON.stringify(printable(name))} in any row, while other files have it`,
    fix: `${guess}Name the files of one sweep alone, all with the same keys.`,
  });
}

import { UserError } from '../errors.ts';
import { printable, printablePath, type Source } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import { describeColumns, isNumeric, surveyPaths } from './columns.ts';
import { malformation, type ReadValue, resolveExpression } from './expression.ts';
import type { Format, Row, Table } from './format.ts';
import { likelyMeant } from './near-miss.ts';
import { suggest } from './suggest.ts';

/** What rows become a sweep with. */
export interface SweepContext {
  readonly format: Format;
  readonly reading: ReadingSettings;
  readonly source: Source;
}

/** A number every finished trial should have. */
export interface Quantity {
  /** The column, path or expression; untrusted text. */
  readonly name: string;
  readonly read: ReadValue;
}

interface Wanted {
  readonly name: string;
  readonly option: 'metric' | 'cost';
}

/** @throws UserError if no row has it, or if a file with a header has no such column */
export function findQuantity(table: Table, wanted: Wanted, context: SweepContext): Quantity {
  const { rows } = table;
  const { name, option } = wanted;
  const read = resolveExpression({ expression: name, option: `${option} (--${option})` }, rows);
  if (read === null) throw notFound(table, wanted, context);
  if (context.format.hasHeader) checkHeaders(rows, name);
  return { name, read };
}

/** Rows without the cell come from a file without the column, which is no sign of failed trials. */
function checkHeaders(rows: readonly Row[], name: string): void {
  const lacking = rows.find(({ fields }) => !Object.hasOwn(fields, name));
  const having = rows.find(({ fields }) => Object.hasOwn(fields, name));
  if (lacking === undefined || having === undefined) return;
  throw new UserError({
    fault: 'data',
    where: lacking.where,
    what: `has no column ${JSON.stringify(printable(name))}, while ${having.where} has one`,
    fix: 'Name the files of one sweep alone, all with the same columns.',
  });
}

function notFound(
  table: Table,
  { name, option }: Wanted,
  { reading, source }: SweepContext,
): UserError {
  const columns = surveyPaths(table.rows);
  const numeric = columns.filter(isNumeric).map((column) => column.name);
  const near = likelyMeant(
    name,
    columns.map((column) => column.name),
  );
  const guess = near === null ? '' : `Did you mean ${JSON.stringify(printable(near))}? `;
  const copied = near !== null && numeric.includes(near) ? near : null;
  const suggestion =
    option === 'metric' ? suggest(table, { ...reading, metric: null }, copied) : null;
  const wrong = malformation(name);
  if (wrong !== null) {
    return new UserError({
      fault: 'settings',
      where: `${option} (--${option})`,
      what: `${JSON.stringify(printable(name))} is no column, and as an expression it is malformed: ${printable(wrong)}`,
      fix: `${guess}The columns of ${printablePath(source.location)} are: ${describeColumns(columns)}.`,
      suggestion,
    });
  }
  return new UserError({
    fault: 'data',
    where: printablePath(source.location),
    what: `has no ${option} ${JSON.stringify(printable(name))}`,
    fix: `${guess}Its columns are: ${describeColumns(columns)}.`,
    suggestion,
  });
}

import { UserError } from '../errors.ts';
import { printable, printablePath, type Source } from '../read/index.ts';
import { type Column, describeColumns, isNumeric, surveyColumns } from './columns.ts';
import type { Table } from './format.ts';
import { findQuantity, type Quantity, type SweepContext } from './quantity.ts';
import { suggest } from './suggest.ts';

/** @throws UserError if no row has it, or if none is named and not exactly one column could be it */
export function findMetric(table: Table, context: SweepContext): Quantity {
  const name = context.reading.metric ?? onlyCandidate(table, context);
  return findQuantity(table.rows, { name, option: 'metric' }, context);
}

function onlyCandidate({ rows, scores }: Table, { reading, source }: SweepContext): string {
  const columns = surveyColumns(rows).filter(({ name }) => name !== reading.cost);
  const candidates = columns.filter(isNumeric).filter(({ name }) => scores?.includes(name) ?? true);
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) return only.name;
  const [single, second] = columns;
  if (single?.others === 0 && single.numbers === 0 && second === undefined) {
    throw noNumber(single, source);
  }
  throw new UserError({
    fault: 'settings',
    where: 'metric (--metric)',
    what: `is not given, and ${printablePath(source.location)} has ${described(candidates)}`,
    fix: 'Name the column, path or expression of the score.',
    suggestion: suggest(rows, reading, { scores }),
  });
}

/** What the metric is, is plain; a guess at it is no reason to count every trial as failed. */
function noNumber({ name }: Column, { location }: Source): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(location),
    what: `has no trial that counts: its only column, ${printable(name)}, has no number`,
    fix: 'Check that this is the sweep, and that it has finished.',
  });
}

function described(candidates: readonly Column[]): string {
  if (candidates.length === 0) return 'no column of numbers';
  return `several columns of numbers: ${describeColumns(candidates)}`;
}

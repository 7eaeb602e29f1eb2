import { UserError } from '../errors.ts';
import { printablePath } from '../read/index.ts';
import { type Column, describeColumns, isNumeric, surveyColumns } from './columns.ts';
import type { Row } from './format.ts';
import { findQuantity, type Quantity, type SweepContext } from './quantity.ts';

/** @throws UserError if no row has it, or if none is named and not exactly one column could be it */
export function findMetric(rows: readonly Row[], context: SweepContext): Quantity {
  const name = context.reading.metric ?? onlyCandidate(rows, context);
  return findQuantity(rows, { name, option: 'metric' }, context);
}

function onlyCandidate(rows: readonly Row[], { reading, source }: SweepContext): string {
  const candidates = surveyColumns(rows).filter(
    (column) => isNumeric(column) && column.name !== reading.cost,
  );
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) return only.name;
  throw new UserError({
    fault: 'settings',
    where: 'metric (--metric)',
    what: `is not given, and ${printablePath(source.location)} has ${described(candidates)}`,
    fix: 'Name the column, path or expression of the score.',
  });
}

function described(candidates: readonly Column[]): string {
  if (candidates.length === 0) return 'no column of numbers';
  return `several columns of numbers: ${describeColumns(candidates)}`;
}

import { UserError } from '../errors.ts';
import { printable, printablePath, type Source } from '../read/index.ts';
import { type Column, describeColumns, surveyColumns, surveyPaths } from './columns.ts';
import type { Table } from './format.ts';
import { findQuantity, type Quantity, type SweepContext } from './quantity.ts';
import { onlyScore, scoreColumns } from './score-columns.ts';
import { isRecorded, suggest } from './suggest.ts';

/** @throws UserError if no row has it, or if none is named and not exactly one column could be it */
export function findMetric(table: Table, context: SweepContext): Quantity {
  const { metric, cost } = context.reading;
  const name = metric ?? onlyScore(table, cost);
  if (name === null) throw unnamed(table, context);
  return findQuantity(table, { name, option: 'metric' }, context);
}

function unnamed(table: Table, { reading, source }: SweepContext): UserError {
  const columns = surveyColumns(table.rows);
  const [single, second] = columns;
  if (single?.others === 0 && single.numbers === 0 && second === undefined) {
    return noNumber(single, source);
  }
  const { plain, nested } = scoreColumns(table, reading.cost);
  const found = [...plain, ...nested];
  if (found.length === 0) return noScore(table, source);
  // Both are asked for at once, where neither is known.
  const isAlone = reading.direction !== null || isRecorded(table, null);
  const [where, verb] = isAlone
    ? ['metric (--metric)', 'is']
    : ['metric (--metric) and direction (--direction)', 'are'];
  const fix = 'Name the column, path or expression of the score';
  return new UserError({
    fault: 'data',
    where,
    what: `${verb} not given, and ${printablePath(source.location)} has ${described(found, table)}`,
    fix: isAlone ? `${fix}.` : `${fix}, and say whether to maximize or minimize it.`,
    suggestion: suggest(table, reading),
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

/** No name of a column would help. */
function noScore({ rows }: Table, { location }: Source): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(location),
    what: `has no column of numbers that can be the score: ${describeColumns(surveyPaths(rows))}`,
    fix: 'Check that this is the sweep, that it has finished, and that its numbers have no units or other signs.',
  });
}

function described(found: readonly Column[], { rows }: Table): string {
  if (found.length > 1) return `several columns of numbers: ${describeColumns(found)}`;
  return `no column that is plainly the score: ${describeColumns(surveyPaths(rows))}`;
}

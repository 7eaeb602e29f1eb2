import { type Column, isNumeric, surveyColumns } from './columns.ts';
import { isCostName } from './cost-names.ts';
import { ownValue, type Row } from './format.ts';
import type { CostCandidate, NumberColumn } from './inspection.ts';
import { readNumber } from './number.ts';

export function toNumberColumn({ name, numbers, least, greatest }: Column): NumberColumn {
  const hasRange = least <= greatest;
  return {
    name,
    values: numbers,
    least: hasRange ? least : null,
    greatest: hasRange ? greatest : null,
  };
}

interface Costed {
  readonly rows: readonly Row[];
  /** What a column is counted in; null if that is not known. */
  readonly unitOf: (name: string) => string | null;
  readonly metric: string | null;
}

/** The columns of numbers that are named as costs are; `duration` first, which tools tell. */
export function costCandidates({ rows, unitOf, metric }: Costed): CostCandidate[] {
  return surveyColumns(rows)
    .filter((column) => isNumeric(column) && column.name !== metric && isCostName(column.name))
    .flatMap(({ name }) => {
      const mean = meanOf(rows, name);
      return mean === null ? [] : [{ name, ...mean, unit: unitOf(name) }];
    })
    .sort((a, b) => Number(b.name === 'duration') - Number(a.name === 'duration'));
}

/** Over what can be a cost; null where nothing can. */
function meanOf(rows: readonly Row[], name: string): { values: number; mean: number } | null {
  const costs = rows
    .map(({ fields }) => readNumber(ownValue(fields, name)))
    .filter((cost) => typeof cost === 'number')
    .filter((cost) => cost > 0 && cost < Infinity);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { values: costs.length, mean };
}

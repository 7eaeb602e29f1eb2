import type { Table } from './format.ts';
import { chooseSweep, goalOf, searchOf, type WandbRun } from './wandb-sweep.ts';

/**
 * The runs of one sweep.
 *
 * @throws UserError if there are several sweeps, and none or another is asked for
 */
export function tableOf(all: readonly WandbRun[], study: string | null): Table {
  const { runs, leftOut } = chooseSweep(all, study);
  const { metric, direction } = goalOf(runs);
  const sweep = runs[0]?.sweep ?? null;
  // Rows of one file share their list of names.
  const found = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = metric !== null && found.includes(metric);
  const recorded =
    isNamed && direction !== null
      ? { direction: null, directions: { [metric]: direction } }
      : { direction: null };
  return {
    ...recorded,
    rows: runs.map(({ row }) => row),
    scores: isNamed ? [metric] : found,
    search: searchOf(runs),
    leftOut,
    ...(sweep === null ? {} : { study: sweep }),
  };
}

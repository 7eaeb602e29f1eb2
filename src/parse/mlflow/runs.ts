import { chooseStudy } from '../choose-study.ts';
import { requireStatus } from '../columns/words.ts';
import { type Row, type Status, type Table, UNKNOWN_SEARCH } from '../table.ts';
import { groupBy } from '../values.ts';

/** A run, wherever it was recorded. */
export interface MlflowRun {
  readonly row: Row;
  readonly id: string;
  /** The run that started it, which summarises its children; null if there is none. */
  readonly parent: string | null;
  /** Its experiment's name, if known, and id. */
  readonly experiment: readonly string[];
  readonly isDeleted: boolean;
  /** The names of its metrics among the fields. */
  readonly metrics: readonly string[];
}

/**
 * The trials of one experiment. Experiments without trials are not offered, such as the default one
 * of every store.
 */
export function tableOf(runs: readonly MlflowRun[], study: string | null): Table {
  const parents = new Set(runs.map(({ parent }) => parent));
  const isTrial = (run: MlflowRun) => !run.isDeleted && !parents.has(run.id);
  const experiments = [...groupBy(runs, ({ experiment }) => experiment[0]).values()].map((own) => ({
    names: [...new Set(own.flatMap(({ experiment }) => experiment))],
    trials: own.filter(isTrial).length,
    own,
  }));
  const offered = experiments.filter(({ trials }) => trials > 0);
  const hasNone = offered.length === 0 && study === null;
  const chosen = hasNone ? runs : chooseStudy(offered, { study, kind: 'experiments' }).own;
  const trials = chosen.filter(isTrial);
  const deleted = chosen.filter(({ isDeleted }) => isDeleted).length;
  return {
    rows: trials.map(({ row }) => row),
    direction: null,
    scores: [...new Set(trials.flatMap(({ metrics }) => metrics))],
    search: UNKNOWN_SEARCH,
    leftOut: [
      { count: deleted, what: 'deleted runs' },
      { count: chosen.length - trials.length - deleted, what: 'parent runs' },
    ],
    study: chosen[0]?.experiment[0] ?? '',
  };
}

/** What the numbers in files stand for, from 1. */
const NUMBERED = ['running', 'scheduled', 'finished', 'failed', 'killed'];

/** @throws UserError unless it is a status, as a word or as a number */
export function statusOf(value: unknown, where: string): Status {
  return requireStatus(NUMBERED[Number(value) - 1] ?? value, where);
}

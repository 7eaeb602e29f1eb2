import { dataError } from '../../errors.ts';
import { chooseStudy } from '../choose-study.ts';
import { type LeftOut, type Row, type Status, type Table, UNKNOWN_SEARCH } from '../table.ts';
import { shown } from '../values.ts';

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

/** The trials of one experiment. */
export function tableOf(runs: readonly MlflowRun[], study: string | null): Table {
  const parents = new Set(runs.map(({ parent }) => parent));
  const isTrial = (run: MlflowRun) => !run.isDeleted && !parents.has(run.id);
  const chosen = chooseExperiment(runs, { study, isTrial });
  const trials = chosen.filter(isTrial);
  const deleted = chosen.filter(({ isDeleted }) => isDeleted).length;
  const leftOut: LeftOut[] = [
    { count: deleted, what: 'deleted runs' },
    { count: chosen.length - trials.length - deleted, what: 'parent runs' },
  ];
  return {
    rows: trials.map(({ row }) => row),
    direction: null,
    scores: [...new Set(trials.flatMap(({ metrics }) => metrics))],
    search: UNKNOWN_SEARCH,
    leftOut: leftOut.filter(({ count }) => count > 0),
    study: chosen[0]?.experiment[0] ?? '',
  };
}

interface Choosing {
  readonly study: string | null;
  readonly isTrial: (run: MlflowRun) => boolean;
}

/** Experiments without trials are not offered, such as the default one of every store. */
function chooseExperiment(
  runs: readonly MlflowRun[],
  { study, isTrial }: Choosing,
): readonly MlflowRun[] {
  const studies = byExperiment(runs).map((own) => ({
    names: [...new Set(own.flatMap(({ experiment }) => experiment))],
    trials: own.filter(isTrial).length,
    own,
  }));
  const having = studies.filter(({ trials }) => trials > 0);
  if (having.length === 0 && study === null) return runs;
  return chooseStudy(having, { study, kind: 'experiments' }).own;
}

function byExperiment(runs: readonly MlflowRun[]): MlflowRun[][] {
  const groups = new Map<string, MlflowRun[]>();
  for (const run of runs) {
    const name = run.experiment[0] ?? '';
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [run]);
    else group.push(run);
  }
  return [...groups.values()];
}

const STATUSES: ReadonlyMap<string, Status> = new Map([
  ['RUNNING', 'unfinished'],
  ['SCHEDULED', 'unfinished'],
  ['FINISHED', 'finished'],
  ['FAILED', 'failed'],
  ['KILLED', 'failed'],
]);

/** What the numbers in files stand for, from 1. */
const NUMBERED = [...STATUSES.keys()];

/** @throws UserError unless it is one of the five, as a word or as a number */
export function statusOf(value: unknown, where: string): Status {
  const text = String(value ?? '').trim();
  const word = /^[1-5]$/.test(text) ? NUMBERED[Number(text) - 1] : text.toUpperCase();
  const status = STATUSES.get(word ?? '');
  if (status !== undefined) return status;
  throw dataError(
    where,
    `has the status ${shown(value ?? null)}, which MLflow does not have`,
    `Write one of ${NUMBERED.join(', ')}.`,
  );
}

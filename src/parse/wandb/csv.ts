import type { SourceFile } from '../../read/index.ts';
import { requireStatus } from '../columns/words.ts';
import { readCsv } from '../csv/csv.ts';
import { chooseStudy } from '../studies.ts';
import {
  type Fields,
  type FileFormat,
  ownValue,
  plainTable,
  type Row,
  type SearchMethod,
  type Table,
} from '../table.ts';
import { groupBy, numberIn, readInstant, textIn } from '../values.ts';

/** Columns of the table itself. */
const OWN = new Set([
  ...['Name', 'Commit', 'Hostname', 'GPU Type', 'GPU Count', 'GitHub', 'Job Type', 'Group'],
  ...['Runtime', 'Sweep', 'Created', 'State', 'Notes', 'User', 'Tags', 'ID'],
]);

/** The download of the table of runs, which has the columns that were visible. */
export const wandbCsv: FileFormat = {
  name: 'wandb-csv',
  title: 'Weights & Biases runs table',
  identity: ['ID'],
  // An export of few columns may have only the empty `_wandb`.
  marks: {
    header: [
      ['Name', '_wandb'],
      [
        'Name',
        /^(Runtime|Sweep|Created|_runtime|_timestamp)$/,
        /^(State|Notes|User|Tags|ID|_step)$/,
      ],
      ['Name', /^(Runtime|_runtime|Sweep)$/, /^(Created|_timestamp)$/],
      ['Name', /^(Runtime|_runtime)$/, 'Sweep'],
    ],
  },
  read: toTable,
};

function toTable(file: SourceFile, study: string | null): Table {
  const rows = readCsv(file);
  const columns = Object.keys(rows[0]?.fields ?? {});
  // Configuration and summary cannot be distinguished.
  const scores = columns.filter((name) => !OWN.has(name) && !name.startsWith('_'));
  // A `method` is the sweep's only next to its other settings; otherwise it may be a parameter.
  const hasSettings = columns.includes('metric.name') || columns.includes('metric.goal');
  const runs = rows.map((row) => toRun(row, scores, hasSettings));
  return tableOf(runs, study);
}

function toRun(row: Row, scores: readonly string[], hasSettings: boolean): WandbRun {
  const { fields, where } = row;
  const sweep = textIn(fields, 'Sweep');
  const settings = hasSettings ? ['method', 'metric.name', 'metric.goal'] : [];
  return {
    scores,
    settings: settings.map((name) => ownValue(fields, name)),
    sweep: ['', '-'].includes(sweep) ? null : sweep,
    row: {
      ...row,
      order: readInstant(ownValue(fields, 'Created')) ?? undefined,
      // The table need not show it.
      status:
        textIn(fields, 'State') === '' ? undefined : requireStatus(fields.State, where, RUN_STATES),
      fields: { duration: secondsIn(fields), ...fields },
    },
  };
}

/** Those of runs that other tools do not have. */
export const RUN_STATES = { preempted: 'failed', preempting: 'unfinished' } as const;

/** Whole seconds in the table's own column, or what the run itself recorded. */
function secondsIn(fields: Fields): number | null {
  const values = ['Runtime', '_wandb.runtime', '_runtime'].map((name) => numberIn(fields, name));
  return values.find((value) => value !== null) ?? null;
}

export interface WandbRun {
  readonly row: Row;
  /** The sweep whose agent started it; null if none is known. */
  readonly sweep: string | null;
  /** Method, metric and goal of its sweep, if its configuration contains them. */
  readonly settings: readonly unknown[];
  /** The fields that can be the score. */
  readonly scores: readonly string[];
}

const METHODS: ReadonlyMap<unknown, SearchMethod['method']> = new Map([
  ['random', 'random'],
  ['grid', 'grid'],
  ['bayes', 'adaptive'],
]);

/**
 * The runs of one sweep; all runs if no sweep is known. Other runs next to those of a sweep were
 * started by hand. What the configurations record counts if every run agrees.
 *
 * @throws UserError if there are several sweeps, and none or another is asked for
 */
export function tableOf(all: readonly WandbRun[], study: string | null): Table {
  const sweeps = [...groupBy(all, ({ sweep }) => sweep)].flatMap(([name, own]) =>
    name === null ? [] : [{ names: [name], trials: own.length, own }],
  );
  const hasNone = sweeps.length === 0 && study === null;
  const runs = hasNone ? all : chooseStudy(sweeps, 'sweeps', study).own;
  const byHand = hasNone ? 0 : all.filter(({ sweep }) => sweep === null).length;

  const common = [0, 1, 2].map((i) => {
    const [value, ...others] = new Set(runs.map(({ settings }) => settings[i]));
    return others.length === 0 ? value : null;
  });
  const [sampler, metric, goal] = common.map((value) => (typeof value === 'string' ? value : null));
  const direction = goal === 'maximize' || goal === 'minimize' ? goal : null;
  const method = METHODS.get(sampler) ?? 'unknown';
  // Rows of one file share their list of names.
  const found = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = typeof metric === 'string' && found.includes(metric);
  return {
    ...plainTable(runs.map(({ row }) => row)),
    directions: isNamed && direction !== null ? { [metric]: direction } : {},
    scores: isNamed ? [metric] : found,
    search: { method, sampler: method === 'adaptive' ? (sampler ?? null) : null, seed: null },
    leftOut: [{ count: byHand, what: 'hand-picked trials' }],
    gaps: all.every(({ row }) => row.status !== undefined) ? [] : ['failures-hidden'],
    study: runs[0]?.sweep ?? undefined,
  };
}

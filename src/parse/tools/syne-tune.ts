import { textIfAny } from '../../read/index.ts';
import { requireStatus } from '../columns/names.ts';
import { readCsv } from '../csv.ts';
import { readObject } from '../json.ts';
import { chooseFolder } from '../studies.ts';
import { type Fields, type FolderFormat, plainTable, type Row, type ToolFolder } from '../table.ts';
import { groupBy, numberIn, parametersUnder, textIn } from '../values.ts';

const RESULTS = /(^|\/)results\.csv(\.zip)?$/;

/** The folder of an experiment: the table of all reports, and `metadata.json`. */
export const syneTune: FolderFormat = {
  kind: 'folder',
  name: 'syne-tune',
  title: 'Syne Tune experiment (results.csv.zip)',
  marks: [{ path: RESULTS, depth: 1, header: [['trial_id', 'st_decision', 'st_status']] }],
  read: (folders, study) => {
    const { files } = chooseFolder(folders, trialsIn, 'experiments', study);
    const trials = trialsIn({ files });
    const most = trials.reduce((max, { length }) => Math.max(max, length), 0);
    const rows = trials.map((reports) => toTrial(reports, reports.length === most));
    const about = readObject(files.get('metadata.json')) ?? {};
    const scheduler = textIn(about, 'scheduler_name');
    const [, method] = METHODS.find(([name]) => name.test(scheduler)) ?? ([] as const);
    return {
      ...plainTable(rows),
      ...scoresIn(about, Object.keys(rows[0]?.fields ?? {})),
      search: { method: method ?? 'unknown', sampler: scheduler || null, seed: null },
      leftOut: [{ count: trials.flat().length - rows.length, what: 'earlier reports' }],
      // A trial without a report has no row, and one that crashes after a report adds none.
      gaps: ['failures-hidden'],
    };
  },
};

function trialsIn({ files }: Pick<ToolFolder, 'files'>): Row[][] {
  // The tool itself writes the archive; a table unpacked from it may be older.
  const [, file] = [...files].findLast(([name, csv]) => RESULTS.test(name) && textIfAny(csv)) ?? [];
  const reports = file === undefined ? [] : readCsv(file);
  return [...groupBy(reports, ({ fields }) => textIn(fields, 'trial_id')).values()];
}

/** @param isLongest whether no trial reported more often */
function toTrial(reports: readonly Row[], isLongest: boolean): Row {
  const timeOf = ({ fields }: Row) => numberIn(fields, 'st_tuner_time') ?? 0;
  const last = reports.reduce((a, b) => (timeOf(b) >= timeOf(a) ? b : a));
  const { fields } = last;
  const duration = secondsIn(reports) ?? numberIn(fields, 'elapsed_time');
  return {
    ...last,
    order: numberIn(fields, 'trial_id') ?? undefined,
    status: statusOf(last, isLongest),
    parameters: parametersUnder('config_', fields),
    fields: duration === null ? fields : { duration, ...fields },
  };
}

/** A worker counts its reports and seconds from when its trial was started or resumed. */
function secondsIn(reports: readonly Row[]): number | null {
  const countOf = (report?: Row) => numberIn(report?.fields ?? {}, 'st_worker_iter') ?? -1;
  const ends = reports.filter((report, i) => countOf(reports[i + 1]) <= countOf(report));
  const times = ends.map(({ fields }) => numberIn(fields, 'st_worker_time') ?? 0);
  return times.reduce((sum, time) => sum + time, 0) || null;
}

/** A report has the status of its time, `InProgress` even where none followed. Trials trained to the end are stopped too. */
function statusOf(report: Row, isLongest: boolean): Row['status'] {
  const { fields } = report;
  const status = requireStatus(fields.st_status, report);
  if (status !== 'unfinished') return status;
  const isCut = ['STOP', 'PAUSE'].includes(textIn(fields, 'st_decision'));
  return isCut && !isLongest ? 'pruned' : 'finished';
}

const MODES = new Map(Object.entries({ max: 'maximize', min: 'minimize' } as const));

function scoresIn({ metric_names: names, metric_mode: mode }: Fields, columns: readonly string[]) {
  const all: readonly unknown[] = Array.isArray(names) ? names : [];
  const scores = columns.filter((name) => all.includes(name));
  const directions = scores.flatMap((name) => {
    const known = MODES.get(String(Array.isArray(mode) ? mode[all.indexOf(name)] : mode));
    return known ? [[name, known]] : [];
  });
  const others = columns.filter((name) => !/^(st_|config_|trial_id$|duration$)/.test(name));
  return { scores: all.length > 0 ? scores : others, directions: Object.fromEntries(directions) };
}

/** Schedulers that are named after how they draw; others are given a searcher. */
const METHODS = [
  [/^(RandomSearch|ASHA)$/, 'random'],
  [/^GridSearch$/, 'grid'],
  [/Bayes|MOBSTER|BO(HB|RE|Torch)|CQR|REA$|HyperTune|DyHPO|DEHB|TPE|KDE|NSGA2|^Pop/i, 'adaptive'],
] as const;

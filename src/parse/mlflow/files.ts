import { dataError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import { foldersIn } from '../folders.ts';
import type { FolderFormat, ToolFolder } from '../table.ts';
import { secondsBetween } from '../values.ts';
import { type MlflowRun, statusOf, tableOf } from './runs.ts';
import { latestValue, type Meta, readMeta } from './store.ts';

/** The folder `mlruns` that MLflow writes unless it uses a server or a database. */
export const mlflowFiles: FolderFormat = {
  kind: 'folder',
  name: 'mlflow-files',
  title: 'MLflow runs (folder mlruns)',
  hasHeader: false,
  lookalikes: [
    {
      marks: { database: ['latest_metrics', 'experiment_tags', 'run_uuid'] },
      what: 'is an MLflow database, which is not supported',
      fix: 'Export the runs: `MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`.',
    },
  ],
  correction: 'Correct the file of the metric, or remove it for a failed run.',
  marks: [
    {
      path: /(^|\/)meta\.yaml$/,
      depth: 3,
      text: [/^run_(id|uuid): /m, /^experiment_id: /m],
    },
  ],
  identity: ['run_id'],
  read: (stores, { study }) => {
    // Stores that were kept as artifacts of a run are not of the sweep.
    const isInner = ({ path }: ToolFolder) => /(^|\/)[0-9a-f]{32}\/artifacts(\/|$)/.test(path);
    const outer = stores.filter((store) => !isInner(store));
    return tableOf(outer.flatMap(findRuns).map(readRun), study);
  },
};

/** The folder of a run. */
interface StoredRun {
  /** Its `meta.yaml`. */
  readonly file: SourceFile;
  readonly meta: Meta;
  /** Of its experiment; empty if that is not among the files. */
  readonly experiment: Meta;
  readonly metrics: Map<string, SourceFile>;
  readonly params: Map<string, SourceFile>;
  readonly tags: Map<string, SourceFile>;
}

const RUN_ID = /(^|\/)[0-9a-f]{32}$/;

/** All runs of a store, or of one experiment that was named itself. */
function findRuns(store: ToolFolder): StoredRun[] {
  return [store, ...foldersIn(store)].flatMap((experiment) => {
    const above = experiment.files.get('meta.yaml');
    const meta: Meta = above === undefined || above.refusal ? new Map() : readMeta(above);
    return foldersIn(experiment).flatMap((folder) => runIn(folder, meta) ?? []);
  });
}

/** @throws UserError if there is a run without its meta.yaml: it would silently be missing */
function runIn(folder: ToolFolder, experiment: Meta): StoredRun | null {
  const file = folder.files.get('meta.yaml');
  const metrics = filesUnder('metrics/', folder);
  if (file !== undefined && isRun(file, folder)) {
    const [params, tags] = [filesUnder('params/', folder), filesUnder('tags/', folder)];
    return { file, meta: readMeta(file), experiment, metrics, params, tags };
  }
  const [metric] = metrics.values();
  if (metric === undefined || !RUN_ID.test(folder.path)) return null;
  throw dataError(
    printablePath(metric.path),
    'is of a run without its meta.yaml',
    'Add the meta.yaml of the run, or leave its folder out.',
  );
}

/** An unreadable file counts too: its run must not be lost. */
function isRun({ text, refusal }: SourceFile, { path }: ToolFolder): boolean {
  if (refusal) return RUN_ID.test(path);
  return /^run_(id|uuid): /m.test(text) && /^experiment_id: /m.test(text);
}

/** Names with slashes are folders: `metrics/val/acc`. */
function filesUnder(prefix: string, { files }: ToolFolder): Map<string, SourceFile> {
  const own = [...files].filter(([name]) => name.startsWith(prefix));
  return new Map(own.map(([name, file]) => [name.slice(prefix.length), file]));
}

function readRun({ file, meta, experiment, tags, params, metrics }: StoredRun): MlflowRun {
  const where = printablePath(file.path);
  const start = secondsIn(meta, 'start_time');
  const duration = secondsBetween(start, secondsIn(meta, 'end_time'));
  const experimentId = meta.get('experiment_id') ?? '';
  const id = meta.get('run_id') ?? meta.get('run_uuid') ?? file.path;
  const values = [...metrics].map(([name, one]) => [metricName(name), latestValue(one)] as const);
  return {
    row: {
      where,
      path: file.path,
      status: statusOf(meta.get('status'), where),
      order: start ?? undefined,
      // An empty text is stored as an empty file.
      parameters: Object.fromEntries([...params].map(([name, { text }]) => [name, text])),
      fields: { run_id: id, ...Object.fromEntries(values), duration },
    },
    id,
    parent: tags.get('mlflow.parentRunId')?.text.trim() || null,
    experiment: [experiment.get('name') ?? experimentId, experimentId],
    isDeleted: [meta, experiment].some((one) => one.get('lifecycle_stage') === 'deleted'),
    metrics: values.map(([name]) => name),
  };
}

/** A metric called as a field of the run itself gets another name. */
function metricName(name: string): string {
  return ['duration', 'run_id'].includes(name) ? `metrics.${name}` : name;
}

/** Times are in milliseconds since 1970. */
function secondsIn(meta: Meta, key: string): number | null {
  const text = meta.get(key) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) / 1000 : null;
}

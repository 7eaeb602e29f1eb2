import { dataError, type UserError } from '../../errors.ts';
import { printable, printablePath, type SourceFile } from '../../read/index.ts';
import type { Fields, FolderFormat, ToolFolder } from '../table.ts';
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
  read: (stores, { study }) => {
    // Stores that were kept as artifacts of a run are not of the sweep.
    const isInner = ({ path }: ToolFolder) => /(^|\/)[0-9a-f]{32}\/artifacts(\/|$)/.test(path);
    const found = stores.filter((store) => !isInner(store)).flatMap(findRuns);
    checkOnce(found);
    const metrics = new Set(found.flatMap((run) => [...run.metrics.keys()]));
    return tableOf(
      found.map((run) => readRun(run, metrics)),
      study,
    );
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

/** The folder of a run, in that of its experiment unless that was named itself; and a file in it. */
const IN_RUN = /^((?:([^/]+)\/)?([^/]+))\/(meta\.yaml|(metrics|params|tags)\/(.+))$/;
const RUN_ID = /^[0-9a-f]{32}$/;

/** All runs of a store, in the order of their files. */
function findRuns({ files }: ToolFolder): StoredRun[] {
  const runs = new Map<string, StoredRun>();
  for (const [path, file] of files) {
    const [, folder = '', experiment, id = '', name] = IN_RUN.exec(path) ?? [];
    if (name !== 'meta.yaml' || !isRun(file, id)) continue;
    const above = files.get(experiment === undefined ? name : `${experiment}/${name}`);
    runs.set(folder, {
      file,
      meta: readMeta(file),
      experiment: above === undefined || above.refusal ? new Map() : readMeta(above),
      ...{ metrics: new Map(), params: new Map(), tags: new Map() },
    });
  }
  for (const [path, file] of files) addPart(path, file, runs);
  return [...runs.values()];
}

/** An unreadable file counts too: its run must not be lost. */
function isRun({ text, refusal }: SourceFile, id: string): boolean {
  if (refusal) return RUN_ID.test(id);
  return /^run_(id|uuid): /m.test(text) && /^experiment_id: /m.test(text);
}

/** Names with slashes are folders: `metrics/val/acc`. */
function addPart(path: string, file: SourceFile, runs: ReadonlyMap<string, StoredRun>): void {
  const [, folder = '', , id = '', , part, name = ''] = IN_RUN.exec(path) ?? [];
  if (isPart(part)) runs.get(folder)?.[part].set(name, file);
  if (part === 'metrics' && RUN_ID.test(id) && !runs.has(folder)) throw withoutMeta(file);
}

function isPart(name: string | undefined): name is 'metrics' | 'params' | 'tags' {
  return name !== undefined;
}

/** A run without it would silently be missing. */
function withoutMeta({ path }: SourceFile): UserError {
  return dataError(
    printablePath(path),
    'is of a run without its meta.yaml',
    'Add the meta.yaml of the run, or leave its folder out.',
  );
}

/** Copies of a run would count twice. */
function checkOnce(runs: readonly StoredRun[]): void {
  const seen = new Map<string, StoredRun>();
  for (const run of runs) {
    const id = idOf(run);
    const other = seen.get(id);
    seen.set(id, run);
    if (other === undefined) continue;
    throw dataError(
      printablePath(run.file.path),
      `is the run ${printable(id)}, as is ${printablePath(other.file.path)}`,
      'Name every run once.',
    );
  }
}

function idOf({ meta, file }: StoredRun): string {
  return meta.get('run_id') ?? meta.get('run_uuid') ?? file.path;
}

function readRun(run: StoredRun, metricNames: ReadonlySet<string>): MlflowRun {
  const { file, meta, experiment, tags, params } = run;
  const where = printablePath(file.path);
  const start = secondsIn(meta, 'start_time');
  const id = meta.get('experiment_id') ?? '';
  const metrics = [...run.metrics].map(
    ([name, one]) => [metricName(name), latestValue(one)] as const,
  );
  // Parameters by their own names too, unless a metric has the same name.
  const isTaken = (name: string) => metricNames.has(name) || OWN.includes(name);
  const ownTags = textsIn(tags).filter(([name]) => !name.startsWith('mlflow.'));
  return {
    row: {
      where,
      path: file.path,
      status: statusOf(meta.get('status'), where),
      order: start ?? undefined,
      parameters: Object.fromEntries(textsIn(params)),
      fields: {
        run_id: idOf(run),
        run_name: meta.get('run_name') ?? tags.get('mlflow.runName')?.text ?? null,
        ...renamed(textsIn(params), (name) => (isTaken(name) ? `params.${name}` : name)),
        ...renamed(ownTags, (name) => `tags.${name}`),
        ...Object.fromEntries(metrics),
        [DURATION]: secondsBetween(start, secondsIn(meta, 'end_time')),
      },
    },
    id: idOf(run),
    parent: tags.get('mlflow.parentRunId')?.text.trim() || null,
    experiment: [experiment.get('name') ?? id, id],
    isDeleted: [meta, experiment].some((one) => one.get('lifecycle_stage') === 'deleted'),
    metrics: metrics.map(([name]) => name),
  };
}

function metricName(name: string): string {
  return name === DURATION ? `metrics.${name}` : name;
}

/** Fields of a run that were not logged; a metric called duration gets another name. */
const DURATION = 'duration';
const OWN = [DURATION, 'run_id', 'run_name'];

/** An empty text is stored as an empty file. */
function textsIn(files: ReadonlyMap<string, SourceFile>): [string, string][] {
  return [...files].map(([name, { text }]) => [name, text]);
}

function renamed(entries: readonly [string, unknown][], rename: (name: string) => string): Fields {
  return Object.fromEntries(entries.map(([name, value]) => [rename(name), value]));
}

/** Times are in milliseconds since 1970. */
function secondsIn(meta: Meta, key: string): number | null {
  const text = meta.get(key) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) / 1000 : null;
}

import { dataError, type UserError } from '../../errors.ts';
import { isEmptyFile, printable, printablePath, type SourceFile } from '../../read/index.ts';
import { type Fields, isFields, ownValue } from '../table.ts';
import { type SweepSettings, sweepSettings } from './sweep.ts';

/** The folder of a run, as it is. */
export interface RunFolder {
  readonly path: string;
  readonly id: string;
  /** When it was made, by the clock of its machine: `20260105_103000`. */
  readonly stamp: string;
  readonly isOffline: boolean;
  /** Its own files, by their paths in it. */
  readonly files: ReadonlyMap<string, SourceFile>;
}

export interface RunFolders {
  readonly runs: readonly RunFolder[];
  /** The sweep and the parameters that its agent gave to a run, by the root and the run's id. */
  readonly sweeps: ReadonlyMap<string, { readonly sweep: string; readonly file: SourceFile }>;
  /** How many folders repeat a run. */
  readonly repeated: number;
}

/** The root, the folder of a run in it, and a file in that. */
const IN_RUN = /^((?:.*\/)?)((offline-)?run-(\d{8}_\d{6})-([^/]+))\/([^/].*)$/;
const OF_SWEEP = /^((?:.*\/)?)sweep-([^/]+)\/config-([^/]+)\.yaml$/;
const LATEST = /(^|\/)latest-run\//;

/**
 * Resumed runs have several folders, of which the last is complete. Copies of a run count once,
 * wherever they are.
 *
 * @throws UserError if a run is in two places and not the same there
 */
export function findRunFolders(files: readonly SourceFile[]): RunFolders {
  const folders = new Map<string, RunFolder & { files: Map<string, SourceFile> }>();
  const sweeps = new Map<string, { sweep: string; file: SourceFile }>();
  for (const file of files) {
    const [, root = '', sweep = '', id = ''] = OF_SWEEP.exec(pathOf(file)) ?? [];
    if (id !== '') sweeps.set(`${root}${id}`, { sweep, file });
    else addToRun(file, folders);
  }
  const runs = new Map<string, RunFolder>();
  for (const folder of folders.values()) {
    const key = `${rootOf(folder)}${folder.id}`;
    if (folder.stamp >= (runs.get(key)?.stamp ?? '')) runs.set(key, folder);
  }
  const once = withoutCopies([...runs.values()]);
  const hasLatest = files.some((file) => LATEST.test(pathOf(file)));
  return { runs: once, sweeps, repeated: folders.size - once.length + Number(hasLatest) };
}

function withoutCopies(runs: readonly RunFolder[]): RunFolder[] {
  const seen = new Map<string, RunFolder>();
  for (const run of runs) {
    const other = seen.get(run.id);
    if (other === undefined) seen.set(run.id, run);
    else if (contentOf(other) !== contentOf(run)) throw twoOfOneId(run, other);
  }
  return [...seen.values()];
}

/** All that is read of a run. */
function contentOf({ files }: RunFolder): string {
  const read = [...files].filter(([name]) => /^files\/wandb-|^files\/config\.yaml$/.test(name));
  return JSON.stringify(read.map(([name, { text }]) => [name, text]).sort());
}

function twoOfOneId({ path, id }: RunFolder, other: RunFolder): UserError {
  return dataError(
    printablePath(path),
    `is the run ${printable(id, 60)}, as is ${printablePath(other.path)}, and they are not the same`,
    'Name only the folder in which the run is complete, or only one of two projects.',
  );
}

/** Where the folders of runs and sweeps lie; empty, or with a slash at its end. */
function rootOf({ path }: RunFolder): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function addToRun(
  file: SourceFile,
  folders: Map<string, RunFolder & { files: Map<string, SourceFile> }>,
): void {
  const [, root, name, offline, stamp = '', id = '', rest = ''] = IN_RUN.exec(pathOf(file)) ?? [];
  if (root === undefined) return;
  const path = `${root}${name}`;
  const folder = folders.get(path) ?? {
    ...{ path, id, stamp, isOffline: offline !== undefined },
    files: new Map<string, SourceFile>(),
  };
  folder.files.set(rest, file);
  folders.set(path, folder);
}

/** The paths of other systems have backslashes. */
function pathOf({ path }: SourceFile): string {
  return path.replaceAll('\\', '/');
}

/** What a run was started with. */
interface RunConfig {
  readonly sweep: string | null;
  readonly settings: SweepSettings;
  readonly all: Fields;
  /** What the sweep's agent gave to it, or else the whole configuration. */
  readonly parameters: Fields;
}

/** @throws UserError if its files are damaged */
export async function configOf(folder: RunFolder, { sweeps }: RunFolders): Promise<RunConfig> {
  const config = await valuesIn(folder.files.get('files/config.yaml'));
  const given = sweeps.get(`${rootOf(folder)}${folder.id}`);
  const isSweep = hasSettings(config);
  return {
    sweep: given?.sweep ?? null,
    settings: isSweep ? settingsIn(config) : sweepSettings(null, null, null),
    all: config,
    parameters: given ? await valuesIn(given.file) : isSweep ? withoutSettings(config) : config,
  };
}

/** Every value has a description next to it, which older versions write even if empty. */
async function valuesIn(file: SourceFile | undefined): Promise<Fields> {
  if (file === undefined || isEmptyFile(file)) return {};
  if (file.refusal !== undefined) throw file.refusal;
  // Loaded on demand: it is large, and few sweeps have any YAML.
  const { parseYaml } = await import('./yaml.ts');
  const document = parseYaml(file) ?? {};
  if (!isFields(document)) throw noConfig(file);
  const entries = Object.entries(document).filter(([name]) => !OWN.includes(name));
  return Object.fromEntries(entries.map(([name, entry]) => [name, unwrapped(entry)]));
}

const OWN = ['_wandb', 'wandb_version'];

function unwrapped(entry: unknown): unknown {
  return isFields(entry) && Object.hasOwn(entry, 'value') ? entry.value : entry;
}

/** Keys of a sweep's own configuration: some scripts pass all of it to their runs. */
const SETTINGS = [
  ...['method', 'metric', 'parameters', 'name', 'description', 'program', 'command', 'project'],
  ...['entity', 'early_terminate', 'run_cap'],
];

function hasSettings(config: Fields): boolean {
  const metric = ownValue(config, 'metric');
  return isFields(metric) && Object.hasOwn(config, 'method') && Object.hasOwn(metric, 'name');
}

function settingsIn(config: Fields): SweepSettings {
  const metric = ownValue(config, 'metric');
  const [name, goal] = ['name', 'goal'].map((key) =>
    isFields(metric) ? ownValue(metric, key) : null,
  );
  return sweepSettings(ownValue(config, 'method'), name, goal);
}

function withoutSettings(config: Fields): Fields {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !SETTINGS.includes(name)));
}

function noConfig({ path }: SourceFile): UserError {
  return dataError(
    printablePath(path),
    'is not the configuration of a run',
    'Copy the file again from the machine of the run.',
  );
}

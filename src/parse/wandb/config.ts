import { dataError, type UserError } from '../../errors.ts';
import { isEmptyFile, printablePath, type SourceFile } from '../../read/index.ts';
import { type Fields, isFields, ownValue } from '../table.ts';
import { type RunFolder, type RunFolders, rootOf } from './folders.ts';
import { type SweepSettings, sweepSettings } from './sweep.ts';

/** What a run was started with. */
export interface RunConfig {
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

/** Every value has a description beside it, which older versions write even without one. */
async function valuesIn(file: SourceFile | undefined): Promise<Fields> {
  if (file === undefined || isEmptyFile(file)) return {};
  if (file.refusal !== undefined) throw file.refusal;
  // Loaded by need: it is large, and few sweeps have any YAML.
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

/** What only the configuration of a sweep has: some give all of it to their runs. */
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

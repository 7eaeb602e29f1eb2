import * as core from '@actions/core';
import type { ConfigNote } from '../decide/index.ts';
import { naming, settingsError, UserError, usageError } from '../errors.ts';
import { findSweep } from '../find-sweep.ts';
import {
  type ChangedFile,
  filesBetween,
  filesOfPull,
  pullNow,
  refusalOf,
} from '../github/index.ts';
import type { PlannedComparison } from '../main.ts';
import { parseYaml } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import { printablePath } from '../printable.ts';
import {
  encodedName,
  type FoundFiles,
  type Location,
  localPlace,
  type Place,
  parseLocation,
  parseSource,
  refuseOutage,
  savedAt,
  sweepOfRun,
  textIfAny,
} from '../read/index.ts';
import { configSentences } from '../report/index.ts';
import {
  CONFIG_PATH,
  type Config,
  globPattern,
  inputsIgnoredFor,
  LABEL,
  MAX_COMPARISONS,
  readConfig,
  readIn,
  readLayered,
  readSettings,
} from '../settings/index.ts';
import { explainRead, type Run } from './run.ts';
import { type ActionInputs, candidateInput, log } from './world.ts';

export interface SavedNames {
  readonly collected: readonly string[];
  /** As baselines; '' for a single one without a name. */
  readonly baselines: readonly string[];
}

type Given = Pick<ActionInputs, 'mode' | 'name' | 'given'>;

/** Where the names of the comparisons come from; `input`: there is only one. */
export function sourceOfNames(
  { mode, name, given }: Given,
  config: Config | null,
): 'config' | 'saved' | 'input' {
  if (config !== null && config.comparisons.size > 0) return 'config';
  return mode === 'gate' && name === '' && !given('candidate')?.trim() ? 'saved' : 'input';
}

/**
 * The comparisons of a run: those that the config lists; otherwise the names that have a baseline, or
 * if none has, those collected; otherwise one. What a pull request saves never changes which have one.
 *
 * @returns also the names that were collected and are not compared, which are untrusted text
 */
export function planComparisons(inputs: Given, config: Config | null, saved: SavedNames | null) {
  const { collected = [], baselines = [] } = saved ?? {};
  const source = sourceOfNames(inputs, config);
  const withSweep = baselines.length > 0 ? baselines : collected;
  const isUnnamed = withSweep.length === 0 || withSweep.includes('');
  const asked = { inputs, config, file: () => candidateInput(inputs) };
  if (source === 'input' || (source === 'saved' && isUnnamed))
    return { expected: [located(null, asked)], notCompared: [] };
  const listed = [...(config?.comparisons.keys() ?? [])];
  const names = source === 'config' ? listed : withSweep;
  if (names.length > MAX_COMPARISONS) {
    const what = `${names.length} are asked for; at most ${MAX_COMPARISONS} can be made in one run`;
    throw usageError('comparisons', what, 'List in the config file only those that count.');
  }
  const digest = names.find((name) => !LABEL.test(name));
  if (digest !== undefined) {
    const what = 'is saved under a name too long for the name of an artifact';
    throw usageError(`sweep ${digest}`, what, 'List the comparisons in the config file.');
  }
  const expected = names.map((name) => located(name, asked));
  const used = expected.flatMap(({ saved, baseline }) => [saved.name, nameIn(baseline)]);
  // Of one that is too long for an artifact, only a digest was collected.
  const known = [...used, ...used.map((name) => name && encodedName(name))];
  return { expected, notCompared: collected.filter((name) => !known.includes(name)) };
}

interface Asked {
  readonly inputs: Given;
  readonly config: Config | null;
  /** The candidate of a step that trains, where the config names no other. */
  readonly file: () => Location | null;
}

/** Where the sweeps of a comparison are, and its settings; the only one has no name. */
function located(comparison: string | null, { inputs, config, file }: Asked): PlannedComparison {
  const name = comparison ?? '';
  const layers = { input: inputs.given, config, comparison };
  const listed = config?.comparisons.get(name)?.get('candidate')?.trim().normalize();
  const listedAt = listed ? readLayered(layers, () => parseLocation(listed, 'candidate')) : null;
  const server = readIn(layers, 'source')?.normalize();
  const source = server === undefined ? null : readLayered(layers, () => parseSource(server));
  if (source !== null && (listedAt ?? inputs.given('candidate')?.trim())) {
    const what = naming`cannot be combined with ${{ option: 'candidate' }}`;
    throw settingsError('source', what, 'Remove one of them: a source provides both sweeps.');
  }
  const saving = comparison === null ? savedAt('') : sweepOfRun(name);
  const asked = source ?? listedAt ?? file() ?? saving;
  const text = readIn(layers, 'baseline').normalize();
  const named = readLayered(layers, () => parseLocation(text, 'baseline'));
  const instance = comparison === null ? inputs.name : (nameIn(asked) ?? name);
  const candidate = asked.kind === 'auto' ? savedAt(instance) : asked;
  // The base branch keeps the sweeps of several comparisons together.
  const saved = savedAt(instance, comparison === null ? null : inputs.name);
  const baseline = named.kind === 'auto' ? (source ?? saved) : named;
  const { gate, ...settings } = readLayered(layers, readSettings);
  // What this run was to train is missing like a candidate: nobody passes by leaving it out.
  const onMissingBaseline = nameIn(baseline) === null ? gate.onMissingBaseline : 'fail';
  const all = { ...settings, gate: { ...gate, onMissingBaseline } };
  return { name, saved, candidate, baseline, layers, settings: all };
}

function nameIn(location: Location): string | null {
  return location.kind === 'sweep' ? location.name : null;
}

/** What is asked of the sweep that is saved under a name; without a comparison, what the top of the config says. */
export function comparisonsOf(
  name: string,
  inputs: Given,
  config: Config | null,
): PlannedComparison[] {
  const asked = { inputs, config, file: () => null };
  const all = Array.from(config?.comparisons.keys() ?? [], (listed) => located(listed, asked));
  const uses = all.filter(({ candidate, baseline }) =>
    [candidate, baseline].some((location) => nameIn(location) === name),
  );
  return uses.length > 0 ? uses : [located(null, asked)];
}

/** One for each metric that is asked of the sweep: the gate refuses to compare it with others. */
export function settingsToCollect(inputs: Given, config: Config | null) {
  const all = comparisonsOf(inputs.name, inputs, config);
  const metrics = all.map(({ settings }) => settings.reading.metric);
  const firsts = all.filter((_, i) => metrics.indexOf(metrics[i] ?? null) === i);
  // The gate takes the first one where it asks for no metric.
  return firsts.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** One that asks for no metric comes before those that do. */
export function rankOf({ settings }: Pick<PlannedComparison, 'settings'>): number {
  return settings.reading.metric === null ? 0 : 1;
}

/** The base branch keeps the sweeps of a commit together, so that it trains all of them or none. */
export function modelsWithChanges(
  models: readonly string[],
  changed: readonly ChangedFile[] | null,
  { run, config }: { readonly run: Run; readonly config: Config | null },
): readonly string[] {
  const { inputs, subject } = run;
  const own = [subject.workflow, inputs.config ?? CONFIG_PATH];
  const isChanged = (name: string) =>
    comparisonsOf(name, inputs, config).some(({ layers }) => {
      const trains = readIn(layers, 'trains');
      if (trains === null || changed === null) return true;
      return changed.some((file) => isTrained(file, [...trains, ...own]));
    });
  const found = models.filter(isChanged);
  return subject.isForPull || found.length === 0 ? found : models;
}

/** Null where that is not known, or neither a pull request nor a push has started the run. */
export async function changedFiles(run: Run): Promise<readonly ChangedFile[] | null> {
  const { client, subject, world } = run;
  const { eventName, payload, sha } = world.context;
  if (client === null) return null;
  const { pull, headSha } = subject;
  const isOfPull = ['pull_request', 'pull_request_target', 'workflow_run'].includes(eventName);
  try {
    if (isOfPull && pull !== null)
      return (await pullNow(client, pull)).headSha === headSha
        ? await filesOfPull(client, pull)
        : null;
    const isPush = eventName === 'push' && payload.before;
    return isPush ? await filesBetween(client, payload.before ?? '', sha) : null;
  } catch (error) {
    // There is nothing before the first push to a branch.
    if (refusalOf(error) === 'missing') return null;
    const about = { fault: 'data', where: 'the files that were changed' } as const;
    const permissions = `\`permissions: ${pull === null ? 'contents' : 'pull-requests'}: read\``;
    throw explainRead(error, about, permissions);
  }
}

/** Whether training depends on a file: any of its names counts, but not what only names other versions of actions. */
export function isTrained({ paths, patch }: ChangedFile, globs: readonly string[]): boolean {
  const lines = (patch ?? '').split('\n').filter((line) => /^[-+]/.test(line));
  const isBump = lines.length > 0 && lines.every((line) => /^.\s*(-\s+)?uses:\s/.test(line));
  if (isBump && paths.every((path) => path.startsWith('.github/workflows/'))) return false;
  return paths.some((path) => {
    // A submodule, or a link to a folder, is a file to git: what is in it changes with it.
    const last = globs.findLast((glob) => {
      const pattern = globPattern(glob.replace(/^!/, ''));
      return pattern.test(path) || pattern.test(`${path}/`);
    });
    return last !== undefined && !last.startsWith('!');
  });
}

interface FoundConfig {
  readonly config: Config | null;
  /** What readers should know about it; null if it is as they expect. */
  readonly note: ConfigNote | null;
}

export function configFor(run: Run): Promise<FoundConfig> {
  const isReviewed = run.inputs.mode !== 'auto' || run.subject.isForPull;
  return isReviewed && run.place.github !== null
    ? reviewedConfig(run)
    : checkedOutConfig(run.inputs);
}

export async function checkedOutConfig(inputs: ActionInputs): Promise<FoundConfig> {
  const path = inputs.config ?? CONFIG_PATH;
  const place = localPlace(process.env.GITHUB_WORKSPACE ?? process.cwd());
  return withNote(
    await configIn(await find({ kind: 'path', text: `./${path}` }, place), path),
    inputs,
  );
}

/**
 * The config that a pull request cannot edit: its base's; otherwise, as on a push, that of the commit itself. The
 * first one, which a pull request brings, does not count yet.
 */
async function reviewedConfig({ inputs, subject, place }: Run): Promise<FoundConfig> {
  const { baseBranch, headSha, isForPull } = subject;
  const path = inputs.config ?? CONFIG_PATH;
  const at = (ref: string) => find({ kind: 'ref', text: `ref:${ref}:${path}`, ref, path }, place);
  const config = await configIn(await at(isForPull ? baseBranch : headSha), path);
  const added = config === null && isForPull ? await at(headSha) : null;
  if (added === null || added.files.length === 0) return withNote(config, inputs);
  await checkAdded(added, path);
  return { config, note: { why: 'added' } };
}

/** Names the inputs that are ignored because of the config; a value may be any text. */
function withNote(config: Config | null, { config: path, given }: ActionInputs): FoundConfig {
  if (config === null && path !== null) {
    const what = `${JSON.stringify(path.slice(0, 200))} does not exist`;
    throw settingsError('config', what, 'Give its path from the top of the repository.');
  }
  const inputs = config === null ? [] : inputsIgnoredFor(config, given);
  if (inputs.length === 0) return { config, note: null };
  const note = { why: 'inputs-ignored', inputs } as const;
  log(plainText(configSentences(note)));
  return { config, note };
}

/** Once it is merged, a mistake in it would fail every pull request. */
async function checkAdded(added: FoundFiles, path: string): Promise<void> {
  try {
    await configIn(added, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message, file, line } = error;
    // The file is in the pull request, where GitHub shows the warning at its line.
    const at = { file: file ?? path, ...(line !== null && { startLine: line }) };
    core.warning(`The config of this pull request has a mistake. ${message}`, at);
  }
}

/** A config is found as a baseline is: what GitHub does not give is no error yet. */
function find(location: Location, place: Place): Promise<FoundFiles> {
  return findSweep({ arm: 'baseline', location, trainedSha: null }, place);
}

/** Null if there is none. @throws UserError if it cannot be read, or holds what it cannot */
async function configIn({ files, search }: FoundFiles, path: string): Promise<Config | null> {
  const where = printablePath(path);
  const unreadable = (what: string, fix: string) =>
    new UserError({ fault: 'config', where, what, fix });
  refuseOutage(search.absence, where, { fault: 'config', of: 'it' });
  const [file] = files;
  if (file === undefined) return null;
  if (file.kind === 'unread') throw new UserError({ ...file.refusal, fault: 'config' });
  const text = textIfAny(file);
  if (text.length > MAX_LENGTH)
    throw unreadable(`is larger than ${MAX_LENGTH / 1024} KiB`, 'Shorten it.');
  const yaml = { path: where, text };
  const asked = { fix: 'Correct it; docs/config.md has examples.', uniqueKeys: true };
  const document = await parseYaml(yaml, asked).catch((error: unknown) => {
    throw error instanceof UserError ? new UserError({ ...error, fault: 'config' }) : error;
  });
  return readConfig(document, where);
}

const MAX_LENGTH = 2 ** 16;

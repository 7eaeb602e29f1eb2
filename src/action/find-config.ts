import * as core from '@actions/core';
import type { ConfigNote } from '../decide/index.ts';
import { settingsError, UserError } from '../errors.ts';
import { findSweep } from '../find-sweep.ts';
import { parseYaml } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import { printablePath } from '../printable.ts';
import {
  type FoundFiles,
  type Location,
  localPlace,
  type Place,
  textIfAny,
} from '../read/index.ts';
import { configSentences } from '../report/index.ts';
import { CONFIG_PATH, type Config, inputsIgnoredFor, readConfig } from '../settings/index.ts';
import type { Subject } from './subject.ts';
import { type ActionInputs, log } from './world.ts';

interface FoundConfig {
  readonly config: Config | null;
  /** What readers should know about it; null if it is as they expect. */
  readonly note: ConfigNote | null;
}

interface Asking {
  readonly inputs: ActionInputs;
  readonly subject: Subject;
  readonly place: Place;
}

export function configFor({ inputs, subject, place }: Asking): Promise<FoundConfig> {
  const isReviewed = inputs.mode !== 'auto' || subject.isForPull;
  return isReviewed && place.github !== null
    ? reviewedConfig({ inputs, subject, place })
    : checkedOutConfig(inputs);
}

export async function checkedOutConfig(inputs: ActionInputs): Promise<FoundConfig> {
  const path = inputs.config ?? CONFIG_PATH;
  const place = localPlace(process.env.GITHUB_WORKSPACE ?? process.cwd());
  const config = await configIn(await find({ kind: 'path', text: `./${path}` }, place), path);
  if (config === null && inputs.config !== null) throw missing(path);
  return { config, note: noteOn(config, inputs) };
}

/**
 * The config that a pull request cannot edit: its base's; otherwise, as on a push, that of the commit itself. The
 * first one, which a pull request brings, does not count yet.
 */
async function reviewedConfig({
  inputs,
  subject: { baseBranch, headSha, isForPull },
  place,
}: Asking): Promise<FoundConfig> {
  const path = inputs.config ?? CONFIG_PATH;
  const at = (ref: string) => find({ kind: 'ref', text: `ref:${ref}:${path}`, ref, path }, place);
  const config = await configIn(await at(isForPull ? baseBranch : headSha), path);
  if (config !== null) return { config, note: noteOn(config, inputs) };
  const added = isForPull ? await at(headSha) : null;
  if (added !== null && added.files.length > 0) {
    await checkAdded(added, path);
    return { config, note: { why: 'added' } };
  }
  if (inputs.config !== null) throw missing(path);
  return { config, note: null };
}

/** Which inputs are ignored because of the config. Names only: a value may be any text. */
function noteOn(config: Config | null, { given }: ActionInputs): ConfigNote | null {
  const inputs = config === null ? [] : inputsIgnoredFor(config, given);
  if (inputs.length === 0) return null;
  const note = { why: 'inputs-ignored', inputs } as const;
  log(plainText(configSentences(note)));
  return note;
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
  const { absence } = search;
  if (absence?.why === 'unreachable')
    throw unreadable(`GitHub did not give it (${absence.what})`, 'Run the job again.');
  if (absence?.why === 'forbidden') {
    const fix = `Give the job \`permissions: ${absence.permission}\`.`;
    throw unreadable('the token may not read it', fix);
  }
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

/** Far more than all comparisons of a run need. */
const MAX_LENGTH = 2 ** 16;

function missing(path: string) {
  const what = `${JSON.stringify(path.slice(0, 200))} does not exist`;
  return settingsError('config', what, 'Give its path from the top of the repository.');
}

import * as core from '@actions/core';
import { UserError, usageError } from '../errors.ts';
import { parseYaml } from '../parse/index.ts';
import { printablePath } from '../printable.ts';
import {
  type FoundFiles,
  findSweep,
  type Location,
  localPlace,
  type Place,
  textIfAny,
} from '../read/index.ts';
import {
  CONFIG_PATH,
  type Config,
  inputsIgnoredFor,
  readConfig,
  type ValueSource,
} from '../settings/index.ts';
import type { ActionInputs } from './inputs.ts';
import type { Subject } from './subject.ts';
import { log } from './world.ts';

/** The config that is checked out; null if there is none. */
export async function checkedOutConfig({ config: given }: ActionInputs): Promise<Config | null> {
  const path = given ?? CONFIG_PATH;
  const place = localPlace(process.env.GITHUB_WORKSPACE ?? process.cwd());
  const config = await configIn(await find({ kind: 'path', text: `./${path}` }, place), path);
  if (config === null && given !== null) throw missing(path);
  return config;
}

/**
 * Says in the log which inputs are ignored because of the config. Names only: a value may be any text.
 *
 * @returns the same for the report; null if there are none
 */
export function ignoredInputs(given: ValueSource, config: Config | null): string | null {
  const names = config === null ? [] : inputsIgnoredFor(config, given);
  if (names.length === 0) return null;
  const listed = names.map((name) => `\`${name}\``).join(', ');
  const note = `The config file counts, and these inputs of the workflow, which differ from it, are ignored: ${listed}. Set them in the config.`;
  log(note);
  return note;
}

/** What of a run's settings a pull request cannot edit. */
interface ReviewedConfig {
  /** Null if there is none. */
  readonly config: Config | null;
  /** Whether the pull request brings the first one, which does not count yet. */
  readonly isAdded: boolean;
}

/** The config of a pull request's base; otherwise, as on a push, that of the commit itself. */
export async function reviewedConfig(
  { config: given }: ActionInputs,
  { baseBranch, headSha, isForPull }: Subject,
  place: Place,
): Promise<ReviewedConfig> {
  const path = given ?? CONFIG_PATH;
  const at = (ref: string) => find({ kind: 'ref', text: `ref:${ref}:${path}`, ref, path }, place);
  const config = await configIn(await at(isForPull ? baseBranch : headSha), path);
  if (config !== null) return { config, isAdded: false };
  const added = isForPull ? await at(headSha) : null;
  const isAdded = added !== null && added.files.length > 0;
  if (!isAdded && given !== null) throw missing(path);
  if (isAdded) await checkAdded(added, path);
  return { config, isAdded };
}

/** Once it is merged, a mistake in it would fail every pull request. */
async function checkAdded(added: FoundFiles, path: string): Promise<void> {
  try {
    await configIn(added, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message, file, line } = error;
    // The file is in the pull request, where GitHub shows the warning at its line.
    const place = { file: file ?? path, ...(line !== null && { startLine: line }) };
    core.warning(`The config of this pull request has a mistake. ${message}`, place);
  }
}

/** A config is found as a baseline is: what GitHub does not give is no error yet. */
function find(location: Location, place: Place): Promise<FoundFiles> {
  return findSweep({ arm: 'baseline', location, trainedSha: null }, place);
}

/** Null if there is none. @throws UserError if it cannot be read, or holds what it cannot */
async function configIn({ files, search }: FoundFiles, path: string): Promise<Config | null> {
  const { absence } = search;
  const shown = printablePath(path);
  if (absence?.why === 'unreachable')
    throw unreadable(shown, `GitHub did not give it (${absence.what})`, 'Run the job again.');
  if (absence?.why === 'forbidden') {
    const fix = `Give the job \`permissions: ${absence.permission}\`.`;
    throw unreadable(shown, 'the token may not read it', fix);
  }
  const [file] = files;
  if (file === undefined) return null;
  if (file.kind === 'unread') throw new UserError({ ...file.refusal, fault: 'config' });
  const text = textIfAny(file);
  if (text.length > MAX_LENGTH)
    throw unreadable(shown, `is larger than ${MAX_LENGTH / 1024} KiB`, 'Shorten it.');
  const fix = 'Correct it; docs/config.md has examples.';
  const document = await parseYaml({ path: shown, text }, { fix, uniqueKeys: true }).catch(
    (error: unknown) => {
      throw error instanceof UserError ? new UserError({ ...error, fault: 'config' }) : error;
    },
  );
  return readConfig(document, shown);
}

function unreadable(where: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'config', where, what, fix });
}

/** Looking for keys that occur twice takes time with the square of their number. */
const MAX_LENGTH = 2 ** 16;

function missing(path: string) {
  const what = `${JSON.stringify(path.slice(0, 200))} does not exist`;
  return usageError('config (--config)', what, 'Give its path from the top of the repository.');
}

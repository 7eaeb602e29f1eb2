import * as core from '@actions/core';
import { dataError, usageError } from '../errors.ts';
import { parseYaml } from '../parse/index.ts';
import {
  type FoundFiles,
  findSweep,
  localPlace,
  type Place,
  printablePath,
} from '../read/index.ts';
import { CONFIG_PATH, type Config, readConfig } from '../settings/index.ts';
import type { ActionInputs } from './inputs.ts';
import type { Subject } from './subject.ts';

/** The config that is checked out; null if there is none. */
export async function checkedOutConfig({ config: given }: ActionInputs): Promise<Config | null> {
  const path = given ?? CONFIG_PATH;
  const place = localPlace(process.env.GITHUB_WORKSPACE ?? process.cwd());
  const config = await configIn(await find(`./${path}`, place), path);
  if (config === null && given !== null) throw missing(path);
  return config;
}

/**
 * The config of the base, which a pull request cannot edit; only where the base has none, the pull
 * request's own. On a push, that of the commit itself. Null if there is none.
 */
export async function reviewedConfig(
  { config: given }: ActionInputs,
  { baseBranch, headSha, isForPull, isOwnRun }: Subject,
  place: Place,
) {
  const path = given ?? CONFIG_PATH;
  const at = async (ref: string) => configIn(await find(`ref:${ref}:${path}`, place), path);
  const base = await at(isForPull ? baseBranch : headSha);
  // A gate that runs apart from the pull request takes nothing of it but scores.
  const own = base === null && isForPull && isOwnRun ? await at(headSha) : null;
  if (base === null && own === null && given !== null) throw missing(path);
  return { config: base ?? own, isOwn: own !== null };
}

/** A config is found as a baseline is: what GitHub does not give is no error yet. */
function find(location: string, place: Place): Promise<FoundFiles> {
  return findSweep({ arm: 'baseline', location, trainedSha: null }, place);
}

/** Null if there is none, or the token may not read it, which only causes a warning. */
async function configIn({ files, search }: FoundFiles, path: string): Promise<Config | null> {
  const { absence } = search;
  const shown = printablePath(path);
  if (absence?.why === 'unreachable')
    throw dataError(shown, `GitHub did not give it (${absence.what})`, 'Run the job again.');
  if (absence?.why === 'forbidden')
    core.warning(`${shown} is not used: the job lacks \`permissions: ${absence.permission}\`.`);
  const [file] = files;
  if (file === undefined) return null;
  if (file.refusal) throw file.refusal;
  if (file.text.length > MAX_LENGTH)
    throw usageError(shown, `is larger than ${MAX_LENGTH / 1024} KiB`, 'Shorten it.');
  const fix = 'Correct it; docs/config.md has examples.';
  return readConfig(
    await parseYaml({ path: shown, text: file.text }, { fix, uniqueKeys: true }),
    shown,
  );
}

/** Looking for keys that occur twice takes time with the square of their number. */
const MAX_LENGTH = 2 ** 16;

function missing(path: string) {
  const what = `${JSON.stringify(path.slice(0, 200))} does not exist`;
  return usageError('config (--config)', what, 'Give its path from the top of the repository.');
}

import {
  type ChangedFile,
  filesBetween,
  filesOfPull,
  pullNow,
  refusalOf,
} from '../github/index.ts';
import {
  CONFIG_PATH,
  type Config,
  globPattern,
  readLayered,
  readOption,
} from '../settings/index.ts';
import { comparisonsOf } from './plan-comparisons.ts';
import type { Run } from './run.ts';
import { explainRead } from './subject.ts';

/**
 * The models that depend on a file that was changed. The base branch keeps the sweeps of a commit together, so that
 * it trains all of them or none.
 */
export function modelsWithChanges(
  models: readonly string[],
  changed: readonly ChangedFile[] | null,
  { run, config }: { readonly run: Run; readonly config: Config | null },
): readonly string[] {
  const { inputs, subject } = run;
  const own = [subject.workflow, inputs.config ?? CONFIG_PATH];
  const isChanged = (name: string) =>
    comparisonsOf(name, inputs, config).some(({ layers }) => {
      const trains = readLayered(layers, (given) => readOption('trains', given));
      if (trains === null || changed === null) return true;
      return changed.some((file) => isTrained(file, [...trains, ...own]));
    });
  const found = models.filter(isChanged);
  return subject.isForPull || found.length === 0 ? found : models;
}

/**
 * The files that a pull request or a push changes; null where that is not known, or something else has started the run.
 */
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

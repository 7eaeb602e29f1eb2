import { dataError } from '../errors.ts';
import { ifAnswered, Unanswered, withDeadline } from '../github/index.ts';
import { explainRefusal } from './download.ts';
import { ancestors, type WantedCommit, wantedCommit } from './find-baseline.ts';
import {
  type Absence,
  type BaselineChoice,
  type FoundFiles,
  type GitHubPlace,
  type Place,
  plainSearch,
  requireGitHub,
  type ServerReading,
  type Wanted,
} from './place.ts';
import type { ServerAccess } from './servers/http.ts';
import type { ServerLocation } from './servers/location.ts';
import type { ServerTrials, TrialsByCommit } from './servers/trials.ts';

type OnServer = Wanted & { readonly location: ServerLocation };

/**
 * Finds the trials of a sweep on a server: all that the location names, or by commit those of the pull request,
 * or of the nearest commit of its base that has any.
 *
 * @returns no files, and why, where there are none
 * @throws UserError if the server does not give all of them
 */
export async function findOnServer(wanted: OnServer, place: Place): Promise<FoundFiles> {
  const { location, arm } = wanted;
  const from = (trials: TrialsByCommit) => found(trials, { wanted, place });
  if (!location.byCommit) return from(await readTrials(location, null, place.servers));
  const github = requireGitHub(place, location.text);
  if (arm === 'baseline') return baselineOf(wanted, { place, github });
  return from(await readTrials(location, github.candidateShas, place.servers));
}

/** All requests for one sweep, retries included, in milliseconds. */
const MAX_READING = 600_000;

/**
 * The trials on a server: those of each commit that has any, or all that the location names.
 *
 * @param commits full SHAs; null for all trials, which are then under ''
 */
function readTrials(
  location: ServerLocation,
  commits: readonly string[] | null,
  access: ServerAccess,
): Promise<TrialsByCommit> {
  const read = async () => (await READERS[location.tool]())(location, commits, access);
  return withDeadline(MAX_READING, read, 'it').catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    throw dataError(location.text, error.message, 'Use a filter to select fewer trials.');
  });
}

/** Loaded on demand: the driver of databases is large, and so are the schemas. */
const READERS = {
  mlflow: async () => (await import('./servers/mlflow.ts')).mlflowTrials,
  wandb: async () => (await import('./servers/wandb.ts')).wandbTrials,
  optuna: async () => (await import('./servers/optuna.ts')).optunaTrials,
};

/** Commits are asked about a few at a time: most bases have trials not far back. */
const AT_A_TIME = 10;

/** The trials of the nearest commit of the base that has any. A run on the base itself is compared with what was before. */
async function baselineOf(
  wanted: OnServer,
  { place, github }: { readonly place: Place; readonly github: GitHubPlace },
): Promise<FoundFiles> {
  const { reader, baseline, candidateShas } = github;
  const none = (absence: Absence) => found(new Map(), { wanted, place, absence });
  let asked = 0;
  try {
    const from = await wantedCommit(reader, { ...baseline, trainedSha: wanted.trainedSha });
    for await (const page of ancestors(reader.history, from.sha)) {
      const commits = page.filter((sha) => !candidateShas.includes(sha));
      for (let i = 0; i < commits.length; i += AT_A_TIME) {
        const some = commits.slice(i, i + AT_A_TIME);
        const trials = await readTrials(wanted.location, some, place.servers);
        const nearest = some.find((sha) => isComplete(trials.get(sha), wanted));
        asked += some.length;
        if (nearest === undefined) continue;
        const choice = await choiceOf(nearest, from, { wanted, github });
        const only = new Map([...trials].filter(([sha]) => sha === nearest));
        return found(only, { wanted, place, choice });
      }
    }
  } catch (error) {
    return none(explainRefusal(error, 'contents: read'));
  }
  return none({ why: 'no-trials', branch: baseline.branch, commits: asked });
}

/** Where the base is trained for as long as a candidate is, its newest commits have only begun. */
function isComplete(trials: ServerTrials | undefined, { minEnded = null }: Wanted): boolean {
  if (trials === undefined || minEnded === null) return trials !== undefined;
  return trials.ended >= minEnded && trials.running === 0;
}

async function choiceOf(
  sha: string,
  from: WantedCommit,
  { wanted, github }: { readonly wanted: OnServer; readonly github: GitHubPlace },
): Promise<BaselineChoice> {
  const { reader, baseline } = github;
  const { branch, headSha } = baseline;
  const isAssumed = from.rung === 'merge-base' && wanted.trainedSha !== headSha;
  const chosen = { branch, wanted: from, isAssumed };
  if (sha === from.sha) return { ...chosen, rung: from.rung, distance: null };
  const distance = await ifAnswered(() => reader.history.commitsAhead(sha, from.sha));
  return { ...chosen, rung: 'ancestor', distance };
}

interface Finding {
  readonly wanted: OnServer;
  readonly place: Place;
  readonly choice?: BaselineChoice;
  /** Why there is nothing, if there is more to say than that. */
  readonly absence?: Absence;
}

/** Of studies of the head and of its merge, only one is a sweep. */
function ofOneStudy(trials: TrialsByCommit): TrialsByCommit {
  return new Map([...trials].sort(byEnded).slice(0, 1));
}

function byEnded([, a]: [string, { ended: number }], [, b]: [string, { ended: number }]): number {
  return b.ended - a.ended;
}

/** What was found, and where it stands in time. */
function found(given: TrialsByCommit, { wanted, place, choice, absence }: Finding): FoundFiles {
  const { location } = wanted;
  const trials = location.tool === 'optuna' ? ofOneStudy(given) : given;
  const now = place.servers.now();
  const all = [...trials.values()];
  const sum = (count: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  const times = all.flatMap(({ started }) => started ?? []).sort();
  const [first, last] = [times[0], times.at(-1)];
  const commits = [...new Set(all.flatMap((one) => one.commits))];
  const asked = [...trials.keys()].filter(Boolean);
  const server: ServerReading = {
    tool: location.tool,
    commits: asked.length > 0 ? asked : commits,
    ended: sum(({ ended }) => ended),
    running: sum(({ running }) => running),
    started: first === undefined || last === undefined ? null : [first, last],
    readAt: new Date(now).toISOString(),
  };
  // Of trials of a head and of its merge, most count for where the baseline is.
  const sha = [...trials].sort(byEnded)[0]?.[0] || (location.filters.get('commit') ?? null);
  const files = all.flatMap((one) => one.files);
  const why = absence ?? (files.length === 0 ? ({ why: 'missing' } as const) : null);
  const source = { location: location.text, sha, runUrl: null, createdAt: last ?? null };
  const age = last === undefined ? null : Math.max(0, (now - Date.parse(last)) / 1000);
  return {
    files,
    source: { kind: 'server', ...source },
    search: { ...plainSearch(location, why), choice: choice ?? null, age, server },
  };
}

import { dataError } from '../errors.ts';
import { Unanswered, withDeadline } from '../github/index.ts';
import {
  type Absence,
  type BaselineChoice,
  type FoundFiles,
  type GitHubPlace,
  onGitHub,
  type Place,
  plainSearch,
  requireGitHub,
  type ServerLocation,
  type ServerReading,
  type Wanted,
} from '../read/index.ts';
import { mlflowTrials } from './mlflow.ts';
import { optunaTrials } from './optuna.ts';
import { type Access, FEWER, type TrialsByCommit } from './servers.ts';
import { wandbTrials } from './wandb.ts';

type OnServer = Wanted & { readonly location: ServerLocation };

/**
 * Finds the trials of a sweep on a server: all that the location names, or by commit those of the pull request,
 * or of the nearest commit of its base that has any.
 *
 * @throws UserError if the server does not give all of them
 */
export async function findOnServer(wanted: OnServer, place: Place): Promise<FoundFiles> {
  const { location, arm } = wanted;
  const from = (trials: TrialsByCommit) => found(trials, { wanted, place });
  if (!location.byCommit) return from(await readTrials(location, null, accessOf(place)));
  const github = requireGitHub(place, location.text);
  if (arm === 'baseline') return baselineOf(wanted, { place, github });
  return from(await readTrials(location, github.candidateShas, accessOf(place)));
}

const accessOf = ({ servers, reads }: Place): Access => ({ ...servers, budget: reads.budget });

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
  access: Access,
): Promise<TrialsByCommit> {
  const read = async () => READERS[location.tool](location, commits, access);
  return withDeadline(MAX_READING, read, 'it').catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    throw dataError(location.text, error.message, FEWER);
  });
}

const READERS = { mlflow: mlflowTrials, wandb: wandbTrials, optuna: optunaTrials };

/** The trials of the nearest commit of the base that has any. */
async function baselineOf(
  wanted: OnServer,
  { place, github }: { readonly place: Place; readonly github: GitHubPlace },
): Promise<FoundFiles> {
  const { nearestCommit } = await onGitHub();
  const nearest = await nearestCommit(github, wanted, (commits) =>
    readTrials(wanted.location, commits, accessOf(place)),
  );
  if ('why' in nearest) return found(new Map(), { wanted, place, absence: nearest });
  const { sha, trials, choice } = nearest;
  return found(new Map([[sha, trials]]), { wanted, place, choice });
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

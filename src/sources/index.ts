import { dataError } from '../errors.ts';
import { Unanswered, withDeadline } from '../github/index.ts';
import {
  type Absence,
  ageOf,
  type BaselineChoice,
  type FoundFiles,
  onGitHub,
  type Place,
  plainSearch,
  requireGitHub,
  type ServerLocation,
  type Wanted,
} from '../read/index.ts';
import { mlflowTrials } from './mlflow.ts';
import { optunaTrials } from './optuna.ts';
import { FEWER, type ReadTrials, SERVER_POLICY, type TrialsByCommit } from './servers.ts';
import { wandbTrials } from './wandb.ts';

type OnServer = Wanted & { readonly location: ServerLocation };

/**
 * Finds the trials of a sweep on a server: all that the location names, or by commit those of the pull request,
 * or of the nearest commit of its base that has any. @throws UserError if the server does not give all of them
 */
export async function findOnServer(wanted: OnServer, place: Place): Promise<FoundFiles> {
  const { location, arm } = wanted;
  const { policy = SERVER_POLICY } = place.servers;
  const access = { ...place.servers, policy, budget: place.reads.budget };
  const read = (commits: readonly string[] | null) => readTrials(location, commits, access);
  const at = { location, clock: place.servers.now };
  if (!location.byCommit) return found(await read(null), at);
  const github = requireGitHub(place, location.text);
  if (arm === 'candidate') return found(await read(github.candidateShas), at);
  const { nearestCommit } = await onGitHub();
  const nearest = await nearestCommit(github, wanted, read);
  if ('why' in nearest) return found(new Map(), { ...at, absence: nearest });
  const { sha, trials, choice } = nearest;
  return found(new Map([[sha, trials]]), { ...at, choice });
}

/** All requests for one sweep, retries included, in milliseconds. */
const MAX_READING = 600_000;

const readTrials: ReadTrials = (location, commits, access) => {
  const read = async () => READERS[location.tool](location, commits, access);
  return withDeadline(MAX_READING, read, 'it').catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    throw dataError(location.text, error.message, FEWER);
  });
};

const READERS = { mlflow: mlflowTrials, wandb: wandbTrials, optuna: optunaTrials };

interface Finding {
  readonly location: ServerLocation;
  /** In milliseconds since 1970. */
  readonly clock: () => number;
  readonly choice?: BaselineChoice | null;
  /** Why there is nothing, if there is more to say than that. */
  readonly absence?: Absence;
}

/** What was found, and where it stands in time. */
function found(
  given: TrialsByCommit,
  { location, clock, choice = null, absence }: Finding,
): FoundFiles {
  const now = clock();
  const mostFirst = [...given].sort(([, a], [, b]) => b.count - a.count);
  // Of studies of the head and of its merge, only one is a sweep.
  const trials = location.tool === 'optuna' ? mostFirst.slice(0, 1) : [...given];
  const all = trials.map(([, ofCommit]) => ofCommit);
  const starts = all.flatMap(({ started }) => started ?? []).sort();
  const createdAt = starts.at(-1) ?? null;
  const asked = trials.flatMap(([sha]) => sha || []);
  const recorded = [...new Set(all.flatMap(({ commits }) => commits))];
  const commits = asked.length > 0 ? asked : recorded;
  // Of trials of a head and of its merge, most count for where the baseline is.
  const sha = mostFirst[0]?.[0] || (location.filters.get('commit') ?? null);
  const files = all.map(({ text }) => ({ kind: 'text', path: location.text, text }) as const);
  const why = absence ?? (files.length === 0 ? ({ why: 'missing' } as const) : null);
  return {
    files,
    source: { kind: 'server', location: location.text, sha, runUrl: null, createdAt },
    search: {
      ...plainSearch(location, why),
      choice,
      age: ageOf(createdAt, now),
      server: { commits, readAt: new Date(now).toISOString() },
    },
  };
}

import { defaults } from '@actions/github/lib/utils';
import { Octokit } from '@octokit/rest';
import { TOOL } from '../tool.ts';
import { patience } from './patience.ts';
import { PAUSES, type Pauses } from './persist.ts';

/** A GitHub that has not answered by then will not, and a job is not to be killed for a comment. */
const LONGEST_ANSWER_MS = 30_000;

export type Client = InstanceType<typeof PatientOctokit>;

export const PatientOctokit = Octokit.plugin(patience);

interface Waiting {
  readonly pauses?: Pauses;
  /** For one answer, in milliseconds. */
  readonly longestAnswerMs?: number;
}

/** A client for the GitHub the runner belongs to, through the runner's proxy. */
export function createClient(token: string, waiting: Waiting = {}): Client {
  const { pauses = PAUSES, longestAnswerMs = LONGEST_ANSWER_MS } = waiting;
  return new PatientOctokit({
    ...defaults,
    // Read anew: the package's own default is from the moment it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? 'https://api.github.com',
    request: { ...defaults.request, fetch: fetchWithin(longestAnswerMs) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    pauses,
  });
}

const fetchAsTheRunner: typeof fetch = defaults.request?.fetch ?? fetch;

function fetchWithin(ms: number): typeof fetch {
  return (address, options) => {
    const signals = [options?.signal, AbortSignal.timeout(ms)].filter(isSignal);
    return fetchAsTheRunner(address, { ...options, signal: AbortSignal.any(signals) });
  };
}

function isSignal(signal: AbortSignal | null | undefined): signal is AbortSignal {
  return signal !== null && signal !== undefined;
}

/** What a request comes to is reported once, where it is handled. */
function ignore(): void {}

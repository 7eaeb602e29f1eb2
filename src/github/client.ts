import { defaults } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { TOOL } from '../tool.ts';

const MOST_WAITS = 2;
/** Waiting longer would hold up the job for a comment. */
const LONGEST_WAIT_SECONDS = 60;

/** A GitHub that has not answered by then will not, and a job is not to be killed for a comment. */
const LONGEST_ANSWER_MS = 30_000;

export type Client = InstanceType<typeof PatientOctokit>;

const PatientOctokit = Octokit.plugin(retry, throttling);

/**
 * A client for the GitHub the runner belongs to, through the runner's proxy. It retries what may
 * pass by itself, and waits where GitHub asks for it, within reason.
 */
export function createClient(token: string, longestAnswerMs = LONGEST_ANSWER_MS): Client {
  const mayWait = (seconds: number, _: object, __: object, waits: number) =>
    waits < MOST_WAITS && seconds <= LONGEST_WAIT_SECONDS;
  return new PatientOctokit({
    ...defaults,
    // Read anew: the package's own default is from the moment it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? 'https://api.github.com',
    request: { ...defaults.request, fetch: fetchWithin(longestAnswerMs) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    throttle: { onRateLimit: mayWait, onSecondaryRateLimit: mayWait },
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

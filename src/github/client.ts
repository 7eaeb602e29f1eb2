import type { Octokit as Plain } from '@octokit/rest';
import { TOOL } from '../tool.ts';
import { patience } from './patience.ts';
import { PAUSES, type Pauses } from './persist.ts';

/** A GitHub that has not answered by then will not, and a job is not to be killed for a comment. */
const LONGEST_ANSWER_MS = 30_000;

export type Client = Plain & { readonly pauses: Pauses };

interface Waiting {
  readonly pauses?: Pauses;
  /** For one answer, in milliseconds. */
  readonly longestAnswerMs?: number;
}

/** Loaded only where GitHub is asked: the command line never does, and would wait for it. */
async function load() {
  const [{ defaults }, { Octokit }] = await Promise.all([
    import('@actions/github/lib/utils'),
    import('@octokit/rest'),
  ]);
  return { defaults, PatientOctokit: Octokit.plugin(patience) };
}

/** A client for the GitHub the runner belongs to, through the runner's proxy. */
export async function createClient(token: string, waiting: Waiting = {}): Promise<Client> {
  const { pauses = PAUSES, longestAnswerMs = LONGEST_ANSWER_MS } = waiting;
  const { defaults, PatientOctokit } = await load();
  const fetchAsTheRunner = defaults.request?.fetch ?? fetch;
  return new PatientOctokit({
    ...defaults,
    // Read anew: the package's own default is from the moment it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? 'https://api.github.com',
    request: { ...defaults.request, fetch: fetchWithin(longestAnswerMs, fetchAsTheRunner) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    pauses,
  });
}

function fetchWithin(ms: number, fetchAsTheRunner: typeof fetch): typeof fetch {
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

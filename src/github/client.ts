import type { Octokit as Plain } from '@octokit/rest';
import { TOOL } from '../tool.ts';
import { RETRY_POLICY, type RetryPolicy, retryRequests } from './retry-policy.ts';

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

export type Client = Plain & { readonly policy: RetryPolicy };

/** Loaded only when GitHub is asked: the command line never asks, and would wait for it. */
async function load() {
  const [{ defaults }, { Octokit }] = await Promise.all([
    import('@actions/github/lib/utils'),
    import('@octokit/rest'),
  ]);
  return { defaults, RetryingOctokit: Octokit.plugin(retryRequests) };
}

/** A client for the GitHub the runner belongs to, through the runner's proxy. */
export async function createClient(token: string, policy = RETRY_POLICY): Promise<Client> {
  const { defaults, RetryingOctokit } = await load();
  const fetchAsTheRunner = defaults.request?.fetch ?? fetch;
  return new RetryingOctokit({
    ...defaults,
    // Read now: the package's own default dates from when it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? 'https://api.github.com',
    request: { ...defaults.request, fetch: fetchWithin(policy.maxAnswer, fetchAsTheRunner) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    policy,
  });
}

function fetchWithin(ms: number, fetchAsTheRunner: typeof fetch): typeof fetch {
  return (address, options) => {
    const signals = [options?.signal ?? [], AbortSignal.timeout(ms)].flat();
    return fetchAsTheRunner(address, { ...options, signal: AbortSignal.any(signals) });
  };
}

/** The outcome of a request is reported once, where it is handled. */
function ignore(): void {}

import { TOOL } from '../tool.ts';

const MOST_WAITS = 2;
/** Waiting longer would hold up the job for a comment. */
const LONGEST_WAIT_SECONDS = 60;

/** A GitHub that has not answered by then will not, and a job is not to be killed for a comment. */
const LONGEST_ANSWER_MS = 30_000;

export type Client = InstanceType<Awaited<ReturnType<typeof load>>['PatientOctokit']>;

/** Loaded only where GitHub is asked: the command line never does, and would wait for it. */
async function load() {
  const [{ defaults }, { retry }, { throttling }, { Octokit }] = await Promise.all([
    import('@actions/github/lib/utils'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
    import('@octokit/rest'),
  ]);
  return { defaults, PatientOctokit: Octokit.plugin(retry, throttling) };
}

/**
 * A client for the GitHub the runner belongs to, through the runner's proxy. It retries what may
 * pass by itself, and waits where GitHub asks for it, within reason.
 */
export async function createClient(
  token: string,
  longestAnswerMs = LONGEST_ANSWER_MS,
): Promise<Client> {
  const { defaults, PatientOctokit } = await load();
  const fetchAsTheRunner = defaults.request?.fetch ?? fetch;
  const mayWait = (seconds: number, _: object, __: object, waits: number) =>
    waits < MOST_WAITS && seconds <= LONGEST_WAIT_SECONDS;
  return new PatientOctokit({
    ...defaults,
    request: { ...defaults.request, fetch: fetchWithin(longestAnswerMs, fetchAsTheRunner) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    throttle: { onRateLimit: mayWait, onSecondaryRateLimit: mayWait },
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

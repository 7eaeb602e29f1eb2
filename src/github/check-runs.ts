import * as z from 'zod/mini';
import { ask, askPages, type Client, timeInUtc } from './client.ts';

const CONCLUSIONS = ['success', 'neutral', 'failure'] as const;

export interface CheckRunOrder {
  readonly name: string;
  readonly head_sha: string;
  /** Null while it is in progress. */
  readonly conclusion: (typeof CONCLUSIONS)[number] | null;
  /** The summary is Markdown of at most 65,535 characters. */
  readonly output: { readonly title: string; readonly summary: string };
  readonly details_url: string;
  /** Identifies the run that wrote it; GitHub does not show it. */
  readonly external_id: string;
}

export type WrittenCheck = z.output<typeof written>;

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((given) => given ?? ''),
);
const written = z.object({
  id: z.int(),
  /** Null while it is in progress; after two weeks of that, GitHub makes it stale. */
  conclusion: z.nullable(z.enum([...CONCLUSIONS, 'stale'])),
  external_id: text,
  html_url: text,
  /** `2026-03-01T10:00:00Z`. */
  completed_at: z.nullable(timeInUtc),
  output: z.object({ title: text, summary: text }),
});
const checkList = z.object({ check_runs: z.array(z.unknown()) });
const created = z.object({ id: z.int(), html_url: z.nullish(z.string()) });

export type CheckRuns = ReturnType<typeof checkRuns>;

export function checkRuns(client: Client) {
  return {
    /** Those of a name on a commit that this program can have written, newest first, of all attempts. */
    named: async (ref: string, check_name: string): Promise<WrittenCheck[]> => {
      const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
      const target = { ref, check_name, filter: 'all' };
      const checks: WrittenCheck[] = [];
      for await (const { check_runs } of askPages(client, route, checkList, target))
        checks.push(...check_runs.flatMap((check) => z.safeParse(written, check).data ?? []));
      return checks.toSorted((a, b) => b.id - a.id);
    },
    /**
     * Writes a check run; not repeated when it fails. One left in progress by a cancelled job would block a required
     * check forever, so an order that is not completed needs somebody else who completes it.
     *
     * @returns the address of its page
     */
    create: async (order: CheckRunOrder): Promise<string> => {
      const route = 'POST /repos/{owner}/{repo}/check-runs';
      const once = { ...withStatus(order), request: { retries: 0 } };
      const { html_url } = await ask(client, route, created, once);
      return html_url ?? order.details_url;
    },
    /**
     * Rewrites a check run, whichever run of the same App wrote it: GitHub refuses all others, and those of jobs.
     *
     * @returns the address of its page
     */
    update: async (check_run_id: number, order: CheckRunOrder): Promise<string> => {
      const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
      const { head_sha: _, ...changed } = withStatus(order);
      const { html_url } = await ask(client, route, created, { ...changed, check_run_id });
      return html_url ?? order.details_url;
    },
  };
}

function withStatus({ conclusion, ...order }: CheckRunOrder) {
  return conclusion === null
    ? { ...order, status: 'in_progress' }
    : { ...order, status: 'completed', conclusion };
}

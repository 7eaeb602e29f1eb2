import * as z from 'zod/mini';
import { ask, askPages, type Client, timeInUtc } from './client.ts';

const CONCLUSIONS = ['success', 'neutral', 'failure'] as const;

export interface CheckRunOrder {
  readonly name: string;
  readonly head_sha: string;
  readonly conclusion: (typeof CONCLUSIONS)[number];
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
  conclusion: z.enum(CONCLUSIONS),
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
     * Writes a completed check run; not repeated when it fails. One left in progress by a cancelled job would block a
     * required check forever.
     *
     * @returns the address of its page
     */
    create: async (order: CheckRunOrder): Promise<string> => {
      const route = 'POST /repos/{owner}/{repo}/check-runs';
      const once = { ...order, status: 'completed', request: { retries: 0 } };
      const { html_url } = await ask(client, route, created, once);
      return html_url ?? order.details_url;
    },
  };
}

import * as z from 'zod/mini';
import { ask, inUtc, time } from './answer.ts';
import type { Client, Repository } from './client.ts';

export interface CheckRunOrder {
  readonly name: string;
  readonly headSha: string;
  readonly conclusion: Conclusion;
  readonly title: string;
  /** Markdown of at most 65,535 characters. */
  readonly summary: string;
  readonly detailsUrl: string;
  /** Identifies the run that wrote it; GitHub does not show it. */
  readonly externalId: string;
}

const CONCLUSIONS = ['success', 'neutral', 'failure'] as const;
type Conclusion = (typeof CONCLUSIONS)[number];

/** A check as it stands on a commit. */
export interface WrittenCheck
  extends Pick<CheckRunOrder, 'conclusion' | 'title' | 'summary' | 'externalId'> {
  /** The address of its page. */
  readonly url: string;
  /** `2026-03-01T10:00:00Z`; null if GitHub does not say. */
  readonly completedAt: string | null;
}

const check = z.object({
  id: z.int(),
  conclusion: z.nullish(z.string()),
  external_id: z.nullish(z.string()),
  html_url: z.nullish(z.string()),
  started_at: z.nullish(time),
  completed_at: z.nullish(time),
  output: z.object({ title: z.nullish(z.string()), summary: z.nullish(z.string()) }),
});
const checkList = z.object({ check_runs: z.array(check) });
const created = z.object({ id: z.int(), html_url: z.nullish(z.string()) });

/** The checks of one repository. */
export type CheckRuns = ReturnType<typeof checkRuns>;

export function checkRuns(client: Client, repository: Repository) {
  return {
    /** The completed ones of a name on a commit, newest first; those of earlier attempts as well. */
    named: async (of: { readonly sha: string; readonly name: string }): Promise<WrittenCheck[]> => {
      const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
      const target = { ...repository, ref: of.sha, check_name: of.name };
      const all = { ...target, filter: 'all', per_page: 100 };
      const { check_runs: found } = await ask(client, route, checkList, all);
      return found.toSorted((a, b) => b.id - a.id).flatMap(toWritten);
    },
    /**
     * Writes a check run that is completed from the start: one left in progress by a cancelled job
     * would block a required check for ever. Not repeated when it fails.
     *
     * @returns the address of its page
     */
    create: async (order: CheckRunOrder): Promise<string> => {
      const { title, summary } = order;
      const { html_url } = await ask(client, 'POST /repos/{owner}/{repo}/check-runs', created, {
        ...repository,
        name: order.name,
        head_sha: order.headSha,
        status: 'completed',
        conclusion: order.conclusion,
        details_url: order.detailsUrl,
        external_id: order.externalId,
        output: { title, summary },
        request: { retries: 0 },
      });
      return html_url ?? order.detailsUrl;
    },
  };
}

function toWritten({ output, ...found }: z.output<typeof check>): WrittenCheck[] {
  const completedAt = found.completed_at ?? found.started_at;
  const conclusion = CONCLUSIONS.find((one) => one === found.conclusion);
  if (conclusion === undefined) return [];
  return [
    {
      conclusion,
      title: output.title ?? '',
      summary: output.summary ?? '',
      externalId: found.external_id ?? '',
      url: found.html_url ?? '',
      completedAt: completedAt ? inUtc(completedAt) : null,
    },
  ];
}

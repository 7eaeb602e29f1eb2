import type * as z from 'zod/mini';
import { ask, inUtc, list, object, perhaps, text, time, whole } from './answer.ts';
import type { Client, Repository } from './client.ts';

/** A remark on some lines of a file in the repository. */
export interface Annotation {
  /** From the root of the repository. */
  readonly path: string;
  /** Counted from 1. */
  readonly startLine: number;
  readonly endLine: number;
  readonly level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
}

const CONCLUSIONS = ['success', 'neutral', 'failure'] as const;

export interface CheckRunOrder {
  readonly name: string;
  readonly headSha: string;
  readonly conclusion: (typeof CONCLUSIONS)[number];
  readonly title: string;
  /** Markdown of at most 65,535 characters. */
  readonly summary: string;
  readonly detailsUrl: string;
  /** Identifies the run that wrote it; GitHub does not show it. */
  readonly externalId: string;
  /** At most 50. */
  readonly annotations: readonly Annotation[];
}

/** A check as it stands on a commit. */
export interface WrittenCheck
  extends Pick<CheckRunOrder, 'conclusion' | 'title' | 'summary' | 'externalId'> {
  /** The address of its page. */
  readonly url: string;
  /** `2026-03-01T10:00:00Z`; null if GitHub does not say. */
  readonly completedAt: string | null;
}

/** The checks of one repository. */
export interface CheckRuns {
  /** The completed ones of a name on a commit, newest first; those of earlier attempts as well. */
  named(of: { readonly sha: string; readonly name: string }): Promise<WrittenCheck[]>;
  /**
   * Writes a check run that is completed from the start: one left in progress by a cancelled job
   * would block a required check for ever. Not repeated when it fails.
   *
   * @returns the address of its page
   */
  create(order: CheckRunOrder): Promise<string>;
}

const check = object({
  id: whole,
  conclusion: perhaps(text),
  external_id: perhaps(text),
  html_url: perhaps(text),
  started_at: perhaps(time),
  completed_at: perhaps(time),
  output: object({ title: perhaps(text), summary: perhaps(text) }),
});
const checkList = object({ check_runs: list(check) });
const created = object({ id: whole, html_url: perhaps(text) });

export function checkRuns(client: Client, repository: Repository): CheckRuns {
  return {
    named: async ({ sha, name }) => {
      const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
      const target = { ...repository, ref: sha, check_name: name, filter: 'all', per_page: 100 };
      const { check_runs: found } = await ask(client, route, checkList, target);
      return found.toSorted((a, b) => b.id - a.id).flatMap(toWritten);
    },
    create: async (order) => {
      const { html_url } = await ask(client, 'POST /repos/{owner}/{repo}/check-runs', created, {
        ...repository,
        name: order.name,
        head_sha: order.headSha,
        status: 'completed',
        conclusion: order.conclusion,
        details_url: order.detailsUrl,
        external_id: order.externalId,
        output: {
          title: order.title,
          summary: order.summary,
          annotations: order.annotations.map(toForeign),
        },
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

function toForeign({ path, startLine, endLine, level, title, message }: Annotation) {
  return {
    path,
    start_line: startLine,
    end_line: endLine,
    annotation_level: level,
    title,
    message,
  };
}

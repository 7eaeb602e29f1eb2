import { answerTo, whole } from './answer.ts';
import type { Repository } from './artifact.ts';
import type { Client } from './client.ts';

/** A remark on lines of a file of the repository. */
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
  /** At most 50. */
  readonly annotations: readonly Annotation[];
}

/**
 * Writes a check run, completed from the start: one left in progress by a job that was cancelled
 * would block a required check for ever. Not repeated when it fails.
 *
 * @returns the address of its page
 */
export async function createCheckRun(
  client: Client,
  repository: Repository,
  order: CheckRunOrder,
): Promise<string> {
  const { data } = await client.rest.checks.create({
    owner: repository.owner,
    repo: repository.repo,
    name: order.name,
    head_sha: order.headSha,
    status: 'completed',
    conclusion: order.conclusion,
    details_url: order.detailsUrl,
    output: {
      title: order.title,
      summary: order.summary,
      annotations: order.annotations.map(toForeign),
    },
    request: { retries: 0 },
  });
  return whole(data).html_url ?? order.detailsUrl;
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

/** What the latest check of a name says about a commit. */
export type WrittenCheck = Pick<CheckRunOrder, 'conclusion' | 'title' | 'summary'>;

/** The latest check of a name on a commit; null if there is none that has been completed. */
export async function latestCheckRun(
  client: Client,
  repository: Repository,
  { sha, name }: { readonly sha: string; readonly name: string },
): Promise<WrittenCheck | null> {
  const target = { ...repository, ref: sha, check_name: name, filter: 'latest' } as const;
  const { check_runs } = await answerTo((request) =>
    client.rest.checks.listForRef({ ...target, per_page: 100, request }),
  );
  const latest = check_runs.toSorted((a, b) => b.id - a.id)[0];
  const conclusion = CONCLUSIONS.find((one) => one === latest?.conclusion);
  if (latest === undefined || conclusion === undefined) return null;
  const { title, summary } = latest.output;
  return { conclusion, title: title ?? '', summary: summary ?? '' };
}

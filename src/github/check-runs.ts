import { listIn } from './answer.ts';
import type { Client, Repository } from './client.ts';

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
  /** Tells whose it is, and is not shown. */
  readonly externalId: string;
  /** At most 50. */
  readonly annotations: readonly Annotation[];
}

/** A check as it stands on a commit. */
export interface WrittenCheck
  extends Pick<CheckRunOrder, 'conclusion' | 'title' | 'summary' | 'externalId'> {
  /** The address of its page. */
  readonly url: string;
}

/** The checks of one repository. */
export interface CheckRuns {
  /** Those of a name on a commit that have been completed, newest first. */
  named(of: { readonly sha: string; readonly name: string }): Promise<WrittenCheck[]>;
  /**
   * Writes a check run, completed from the start: one left in progress by a job that was cancelled
   * would block a required check for ever. Not repeated when it fails.
   *
   * @returns the address of its page
   */
  create(order: CheckRunOrder): Promise<string>;
}

export function checkRuns(client: Client, repository: Repository): CheckRuns {
  const { checks } = client.rest;
  return {
    named: async ({ sha, name }) => {
      const target = { ...repository, ref: sha, check_name: name, filter: 'latest' } as const;
      const { data } = await checks.listForRef({ ...target, per_page: 100 });
      return listIn(data.check_runs)
        .toSorted((a, b) => b.id - a.id)
        .flatMap(toWritten);
    },
    create: async (order) => {
      const { data } = await checks.create({
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
      return data.html_url ?? order.detailsUrl;
    },
  };
}

interface ForeignCheck {
  readonly conclusion: string | null;
  readonly external_id: string | null;
  readonly html_url: string | null;
  readonly output: { readonly title: string | null; readonly summary: string | null };
}

function toWritten({ output, ...check }: ForeignCheck): WrittenCheck[] {
  const conclusion = CONCLUSIONS.find((one) => one === check.conclusion);
  if (conclusion === undefined) return [];
  return [
    {
      conclusion,
      title: output.title ?? '',
      summary: output.summary ?? '',
      externalId: check.external_id ?? '',
      url: check.html_url ?? '',
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

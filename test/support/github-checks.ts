import { type Backend, FULL_NAME } from './github-backend.ts';

type Annotations = readonly Readonly<Record<string, unknown>>[];

export interface Check {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
  readonly detailsUrl: string | null;
  readonly externalId: string | null;
  /** As they were given. */
  readonly annotations: Annotations;
}

interface StoredCheck {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly details_url: string | null;
  readonly external_id: string | null;
  readonly output: { title: string | null; summary: string | null; text: string | null };
}

/** All checks made of a commit, oldest first. */
export async function checksOf({ call }: Backend, sha: string): Promise<Check[]> {
  const path = `/repos/${FULL_NAME}/commits/${sha}/check-runs?filter=all`;
  const { check_runs } = (await call('GET', path)) as { check_runs: StoredCheck[] };
  const oldestFirst = check_runs.toSorted((a, b) => a.id - b.id);
  return Promise.all(oldestFirst.map((check) => describe(check, call)));
}

async function describe(check: StoredCheck, call: Backend['call']): Promise<Check> {
  const { id, name, status, conclusion, output } = check;
  const path = `/repos/${FULL_NAME}/check-runs/${id}/annotations`;
  // GitHub answers a plain list; the emulator wraps it.
  const { check_annotations } = (await call('GET', path)) as { check_annotations: Annotations };
  return {
    id,
    name,
    status,
    conclusion,
    title: output.title,
    summary: output.summary,
    text: output.text,
    detailsUrl: check.details_url,
    externalId: check.external_id,
    annotations: check_annotations,
  };
}

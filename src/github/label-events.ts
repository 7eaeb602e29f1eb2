import type * as z from 'zod/mini';
import { ask, askPages, inUtc, list, object, perhaps, text, time } from './answer.ts';
import type { Client, Repository } from './client.ts';

/** Who set a label on a pull request, and when. */
export interface Labeling {
  readonly login: string;
  /** Neither an App nor an account that is gone. */
  readonly isPerson: boolean;
  /** `2026-03-01T10:00:00Z`. */
  readonly at: string;
}

const event = object({
  event: text,
  created_at: time,
  actor: perhaps(object({ login: text, type: text })),
  label: perhaps(object({ name: text })),
});

/** Pages of 100 events; a pull request with more has been labelled by a program. */
const MAX_PAGES = 10;

/** What GitHub takes for a login, and what is safe to write anywhere. */
const LOGIN = /^[A-Za-z0-9][\w-]{0,99}$/;

/**
 * When a label was last set on a pull request, and by whom. Needs `issues: read` or
 * `pull-requests: read`.
 *
 * @returns null if its first 1,000 events do not say
 */
export async function latestLabeling(
  client: Client,
  repository: Repository,
  { number, label }: { readonly number: number; readonly label: string },
): Promise<Labeling | null> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
  const target = { ...repository, issue_number: number };
  const found: Labeling[] = [];
  let pages = 0;
  for await (const page of askPages(client, route, list(event), target)) {
    const ofLabel = page.filter(
      ({ event, label: its }) => event === 'labeled' && isSameLabel(its?.name ?? '', label),
    );
    found.push(...ofLabel.map(toLabeling));
    pages += 1;
    if (pages === MAX_PAGES) break;
  }
  return found.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1) ?? null;
}

function toLabeling({ created_at, actor }: z.output<typeof event>): Labeling {
  const login = actor?.login ?? 'ghost';
  return {
    login,
    isPerson: actor?.type === 'User' && LOGIN.test(login),
    at: inUtc(created_at),
  };
}

/** Two labels of a repository cannot differ in upper and lower case alone. */
export function isSameLabel(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const permission = object({ permission: text });

/**
 * What somebody may do in a repository: `admin`, `write`, `read` or `none`. GitHub counts the role
 * maintain as `write`, and triage as `read`.
 */
export async function permissionOf(
  client: Client,
  repository: Repository,
  login: string,
): Promise<string> {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  const target = { ...repository, username: login };
  return (await ask(client, route, permission, target)).permission;
}

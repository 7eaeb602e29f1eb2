import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import { ask, askPages, type Client } from './client.ts';
import { loginOf } from './comments.ts';

const foreignIssue = z.object({
  number: z.int(),
  body: z.nullish(z.string()),
  state: z.string(),
  html_url: z.string(),
  /** Null for an account that was deleted. */
  user: z.nullish(z.object({ login: z.string() })),
});

export type Issue = Readonly<ReturnType<typeof toIssue>>;

/** More are not changed before somebody looks. */
const MAX_ISSUES = 1000;

export type IssueTracker = ReturnType<typeof issueTracker>;

/** Nothing is written twice by the client: another run may write meanwhile. */
export function issueTracker(client: Client) {
  const once = { request: { retries: 0 } };
  return {
    /** Those that the token has written, of all that have changed since, oldest first; open or closed. */
    own: async (since: string): Promise<Issue[]> => {
      const login = await loginOf(client);
      const route = 'GET /repos/{owner}/{repo}/issues';
      const wanted = { since, state: 'all', sort: 'created', direction: 'asc' };
      const issues: z.output<typeof foreignIssue>[] = [];
      for await (const page of askPages(client, route, z.array(foreignIssue), wanted)) {
        issues.push(...page);
        if (issues.length >= MAX_ISSUES) break;
      }
      return issues.filter(({ user }) => user?.login === login).map(toIssue);
    },
    create: async (title: string, body: string): Promise<Issue> => {
      const target = { ...once, title, body };
      return toIssue(await ask(client, 'POST /repos/{owner}/{repo}/issues', foreignIssue, target));
    },
    /** Leaves the title, which people may have changed. @returns false if it is gone */
    update: async (issue_number: number, { body, isOpen }: Pick<Issue, 'body' | 'isOpen'>) => {
      const state = isOpen ? 'open' : 'closed';
      try {
        const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
        await client.request(route, { ...once, issue_number, body, state });
        return true;
      } catch (error) {
        if (['404', '410'].includes(detailOf(error, 'status'))) return false;
        throw error;
      }
    },
  };
}

function toIssue({ number, body, state, html_url: url }: z.output<typeof foreignIssue>) {
  return { number, body: body ?? '', isOpen: state === 'open', url };
}

import { detailOf } from '../errors.ts';
import { isUnanswered } from '../github/index.ts';
import { printable } from '../read/index.ts';

/** What could not be written. */
type Writing = 'comment' | 'check' | 'chart';

const IN_SUMMARY = 'The whole report is in the job summary.';

const TEXTS = {
  comment: {
    begins: 'The report could not be posted as a comment',
    forbidden: 'write to the pull request',
    permission: 'pull-requests',
    instead: IN_SUMMARY,
  },
  check: {
    begins: 'The verdict could not be written as a check',
    forbidden: 'write checks',
    permission: 'checks',
    instead: IN_SUMMARY,
  },
  chart: {
    begins: 'The chart could not be stored on its branch',
    forbidden: 'push to the repository',
    permission: 'contents',
    instead: 'The chart is drawn by Mermaid instead.',
  },
} as const;

/** Why something could not be written to GitHub, and what to do, in one line. */
export function explainFailure(error: unknown, what: Writing): string {
  const said = printable(detailOf(error, 'message'), 200).replace(/\.$/, '');
  const cause = causeOf(error, said, what);
  const { begins, instead } = TEXTS[what];
  return `${begins}: ${cause} ${instead}`;
}

function causeOf(error: unknown, said: string, what: Writing): string {
  const status = detailOf(error, 'status');
  if (/rate limit/i.test(said) || status === '429') {
    return 'GitHub’s rate limit for this token is used up. Run the job again later.';
  }
  if (/\b(?:issue|conversation|pull request) is locked/i.test(said))
    return 'the conversation is locked. Unlock it, or set `comment: never`.';
  if (/authenticate via a GitHub App/i.test(said)) {
    return 'GitHub only accepts checks from Apps. Remove the input `github-token`, so that the workflow’s own token is used.';
  }
  if (status === '401') return 'GitHub rejected the token. Check the input `github-token`.';
  if (isRefusal(said, status)) return refusal(said, what);
  const cause = `${said || 'the cause is unknown'}.`;
  return isUnanswered(error) ? `${cause} Run the job again.` : cause;
}

/** GraphQL refuses without a status code. */
function isRefusal(said: string, status: string): boolean {
  return status === '403' || status === '404' || /resource not accessible/i.test(said);
}

function refusal(said: string, what: Writing): string {
  const { forbidden, permission } = TEXTS[what];
  const words = said === '' ? '' : ` (GitHub says: ${said})`;
  return `the token may not ${forbidden}${words}. Give the job \`permissions: ${permission}: write\`. On pull requests from forks and from Dependabot, GitHub only grants read access.`;
}

import { detailOf } from '../errors.ts';
import { isUnanswered } from '../github/index.ts';
import { printable } from '../printable.ts';

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
    instead: 'The comment shows a text plot instead.',
  },
  history: {
    begins: 'This run could not be added to the history',
    forbidden: 'push to the repository',
    permission: 'contents',
    instead: 'Nothing of it is on the branch.',
  },
} as const;

export function explainFailure(error: unknown, what: keyof typeof TEXTS): string {
  const { begins, instead } = TEXTS[what];
  return `${begins}: ${causeOf(error, what)} ${instead}`;
}

function causeOf(error: unknown, what: keyof typeof TEXTS): string {
  const said = printable(detailOf(error, 'message'), 200).replace(/\.$/, '');
  const { forbidden, permission } = TEXTS[what];
  const status = detailOf(error, 'status');
  if (/rate limit/i.test(said) || status === '429')
    return 'GitHub’s rate limit for this token is used up. Run the job again later.';
  // GraphQL refuses without a status code.
  if (['403', '404'].includes(status) || /resource not accessible/i.test(said)) {
    const words = said && ` (GitHub says: ${said})`;
    return `the token may not ${forbidden}${words}. Give the job \`permissions: ${permission}: write\`. On pull requests from forks and Dependabot, GitHub only grants read access: let a workflow on \`workflow_run\` judge these.`;
  }
  const cause = `${said || 'the cause is unknown'}.`;
  return isUnanswered(error) ? `${cause} Run the job again.` : cause;
}

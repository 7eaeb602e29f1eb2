import { detailOf } from '../errors.ts';
import { isUnanswered, reasonOf } from '../github/index.ts';
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

/** Whether a token may not do it. GraphQL refuses without a status code. */
export function isForbidden(error: unknown): boolean {
  const isRefused = ['403', '404'].includes(detailOf(error, 'status'));
  const said = detailOf(error, 'message');
  return !isRateLimit(error) && (isRefused || /resource not accessible/i.test(said));
}

function isRateLimit(error: unknown): boolean {
  return /rate limit/i.test(detailOf(error, 'message')) || detailOf(error, 'status') === '429';
}

function causeOf(error: unknown, what: keyof typeof TEXTS): string {
  const said = printable(reasonOf(error), 300).replace(/\.$/, '');
  const { forbidden, permission } = TEXTS[what];
  if (isRateLimit(error))
    return `GitHub’s rate limit for this token is used up${resetOf(error)}. Run the job again later.`;
  if (isForbidden(error)) {
    const words = said && ` (GitHub says: ${said})`;
    return `the token may not ${forbidden}${words}. Give the job \`permissions: ${permission}: write\`.`;
  }
  const cause = `${said || 'the cause is unknown'}.`;
  return isUnanswered(error) ? `${cause} Run the job again.` : cause;
}

/** " until 10:20 UTC"; empty if GitHub does not say. */
function resetOf(error: unknown): string {
  const { headers } = Object(Object(error).response);
  const reset = new Date(1000 * Number(Object(headers)['x-ratelimit-reset'] || Number.NaN));
  return Number.isNaN(reset.getTime()) ? '' : ` until ${reset.toISOString().slice(11, 16)} UTC`;
}

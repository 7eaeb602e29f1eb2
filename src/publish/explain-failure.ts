import { detailOf } from '../errors.ts';

/** Why a comment could not be written, and what to do, in one line. */
export function explainCommentFailure(error: unknown): string {
  return `The report could not be posted as a comment: ${cause(error)} The whole report is in the job summary.`;
}

function cause(error: unknown): string {
  const message = detailOf(error, 'message').replace(/\s+/g, ' ').slice(0, 200);
  const status = /rate limit|locked/i.test(message) ? '' : detailOf(error, 'status');
  switch (status) {
    case '403':
    case '404':
      return 'the token may not write to the pull request. Give the job `permissions: pull-requests: write`; to pull requests from forks and from Dependabot GitHub grants no more than reading.';
    case '401':
      return 'GitHub does not accept the token. Check the input `github-token`.';
    default:
      return `${message || 'the cause is not known'}.`;
  }
}

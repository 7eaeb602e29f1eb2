import { detailOf } from '../errors.ts';

/** Why a comment could not be written, and what to do, in one line. */
export function explainCommentFailure(error: unknown): string {
  const status = detailOf(error, 'status');
  if (status === '403' || status === '404') {
    return 'The report could not be posted as a comment: the token may not write to the pull request. Give the job `permissions: pull-requests: write`; for pull requests from forks GitHub grants no more than reading. The whole report is in the job summary.';
  }
  if (status === '401') {
    return 'The report could not be posted as a comment: GitHub does not accept the token. Check the input `github-token`. The whole report is in the job summary.';
  }
  const reason = detailOf(error, 'message').replace(/\s+/g, ' ').slice(0, 200);
  return `The report could not be posted as a comment (${reason}). The whole report is in the job summary.`;
}

import { explainFailure } from '../../src/publish/index.ts';

const answer = (status: number, message: string) => Object.assign(new Error(message), { status });
const headers = { 'x-ratelimit-reset': String(Date.UTC(2026, 2, 1, 10, 20, 30) / 1000) };
const limited = Object.assign(answer(403, 'API rate limit exceeded'), { response: { headers } });
const notAccessible = 'Resource not accessible by integration';

test.each([
  ['comment', answer(403, notAccessible), '`permissions: pull-requests: write`'],
  ['comment', answer(404, 'Not Found'), '`permissions: pull-requests: write`'],
  ['comment', new Error(`Request failed:\n - ${notAccessible}`), 'pull-requests: write'],
  ['comment', answer(403, 'This issue is locked.'), 'GitHub says: This issue is locked'],
  ['comment', answer(403, 'You have exceeded a secondary rate limit.'), 'again later'],
  ['comment', answer(429, 'Too many requests.'), 'is used up. Run'],
  ['check', limited, 'is used up until 10:20 UTC. Run the job again later'],
  ['comment', new Error('socket\nhang up.'), ': socket hang up. The'],
  ['comment', {}, 'the cause is unknown'],
  ['comment', answer(500, `x\u202e${'y'.repeat(1000)}`), ': x yyyy'],
  ['check', answer(403, notAccessible), '`permissions: checks: write`'],
  ['check', answer(422, 'No commit found for SHA: abc'), 'No commit found for SHA: abc.'],
  ['chart', answer(403, notAccessible), '`permissions: contents: write`'],
] as const)('a failed write is explained in one line: %s, %j', (what, error, expected) => {
  const text = explainFailure(error, what);
  expect(text).toContain(expected);
  expect(text).toContain(what);
  expect(text).toMatch(
    what === 'chart' ? / The comment shows a text plot instead\.$/ : / in the job summary\.$/,
  );
  expect(text).toMatch(/^[^\n\u202e]{40,500}$/);
});

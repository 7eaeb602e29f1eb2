import { dataError } from '../../src/errors.ts';
import { createClient, isUnanswered, refusalOf } from '../../src/github/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import {
  type Answer,
  cutsAfter,
  gives,
  neverAnswers,
  resets,
  says,
  stallsAfter,
  startApi,
} from './servers.ts';

const api = await startApi();

const COMMENT = 'POST /repos/o/r/issues/1/comments';
const send = async (
  route: string,
  { retries, ...pauses }: Partial<typeof QUICK_POLICY> & { retries?: number } = {},
) => {
  const client = await createClient('token', 'o/r', { ...QUICK_POLICY, ...pauses });
  return client.request(route, retries === undefined ? {} : { request: { retries } });
};

/** What must not be repeated before its caller has looked whether it arrived. */
const ONCE = { retries: 0 };
type Once = Partial<typeof ONCE>;

const done = gives({ done: true });
const bare429 = says(429);
const later = { 'retry-after': '2' };
const message = (text: string) => JSON.stringify({ message: text });
const JSON_TYPE = { 'content-type': 'application/json' };
const secondary = (headers: Record<string, string>) =>
  says(403, { ...JSON_TYPE, ...headers }, message('You have exceeded a secondary rate limit.'));
const primary = (seconds: number) => {
  const reset = String(Math.floor(Date.now() / 1000) + seconds);
  return says(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset });
};
const cutJson = cutsAfter(9, message('whole'));
const page = says(502, { 'content-type': 'text/html' }, '<html><title>Unicorn!</title></html>');

test.each<[string, string, Answer[], Once?]>([
  ['a write after two bad gateways', 'PATCH /a', [page, page]],
  ['a write after resets and bare 429s', 'PATCH /a', [resets, bare429, resets, bare429]],
  ['a read after 500, a reset and a bare 429', 'GET /a', [says(500), resets, bare429]],
  ['a read after two answers cut in the middle', 'GET /a', [cutJson, cutJson]],
  ['a comment after 429 with `retry-after`', COMMENT, [says(429, later), says(429, later)], ONCE],
  ['a comment after the secondary limit', COMMENT, [secondary(later)], ONCE],
  ['a comment after the secondary limit without a time', COMMENT, [secondary({})], ONCE],
  ['a comment after the primary limit', COMMENT, [primary(5)], ONCE],
])('%s succeeds', async (_, route, failures, once = {}) => {
  api.answers = [...failures, done];
  await expect(send(route, once)).resolves.toMatchObject({ data: { done: true } });
  expect(api.requests).toHaveLength(failures.length + 1);
});

test.each<[string, string, Answer, number, boolean, Once?]>([
  ['a read after four attempts', 'GET /a', page, 4, true],
  ['a write after six', 'PATCH /a', resets, 6, true],
  ['a comment after one reset: it may have been written', COMMENT, resets, 1, true, ONCE],
  ['a comment after one bare 429', COMMENT, bare429, 1, true, ONCE],
  ['a comment after one answer cut in the middle', COMMENT, cutJson, 1, true, ONCE],
  ['a wait that is too long', 'GET /a', says(403, { 'retry-after': '3600' }), 1, false],
  ['a primary limit for an hour', 'GET /a', primary(3600), 1, false],
  ['a third wait', COMMENT, secondary(later), 3, true, ONCE],
  ['a refusal', 'PATCH /a', says(422), 1, false],
  ['a permission that is missing', 'PATCH /a', says(403), 1, false],
])('%s is given up', async (_, route, answer, attempts, unanswered, once = {}) => {
  api.answers = [answer];
  const error = await send(route, once).catch((thrown: unknown) => thrown);
  expect(isUnanswered(error)).toBe(unanswered);
  expect(api.requests).toHaveLength(attempts);
});

test('the wait is as long as GitHub asks, and a minute where it names no time', async () => {
  const waitAfter = async (answer: Answer) => {
    api.answers = [answer, done];
    const start = performance.now();
    await send(COMMENT, { retries: 0, second: 5 });
    return performance.now() - start;
  };
  expect(await waitAfter(says(429, { 'retry-after': '10' }))).toBeGreaterThanOrEqual(49);
  expect(await waitAfter(secondary({}))).toBeGreaterThanOrEqual(299);
});

test('a page in place of data is not quoted', async () => {
  api.answers = [page];
  const error = await send('GET /a', { retries: 0 }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 502, message: 'GitHub answered with status 502' });
});

test('an answer that never comes is given up', async () => {
  api.answers = [neverAnswers];
  const error = await send('GET /a', { maxRequest: 50 }).catch((thrown: unknown) => thrown);
  expect(isUnanswered(error)).toBe(true);
  expect(String(error)).toContain('GitHub gave no answer within 1 s');
});

test.each<[string, Answer]>([
  ['at all', neverAnswers],
  ['to the end', stallsAfter(1, 'answer')],
])('one attempt that is not answered %s is given up too', async (_, answer) => {
  api.answers = [answer];
  const sent = send('GET /a', { maxAnswer: 100, retries: 0 });
  expect(refusalOf(await sent.catch((thrown: unknown) => thrown))).toBe('unreachable');
});

test.each([
  [401, '', 'forbidden'],
  [403, '', 'forbidden'],
  [404, '', 'missing'],
  [410, '', 'expired'],
  [422, '', 'missing'],
  [429, '', 'unreachable'],
  [500, '', 'unreachable'],
  [403, 'API rate limit exceeded', 'unreachable'],
  [403, 'You have exceeded a secondary rate limit', 'unreachable'],
])('the status %d %s means %s', (status, text, refusal) => {
  expect(refusalOf(Object.assign(new Error(text), { status }))).toBe(refusal);
});

test.each([
  dataError('a', 'b', 'c'),
  new TypeError('x is not a function'),
  Object.assign(new Error('it failed'), { code: 'ENOENT' }),
  'fetch failed',
  undefined,
])('%j has nothing to do with access', (error) => {
  expect(refusalOf(error)).toBeNull();
});

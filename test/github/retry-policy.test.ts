import { createClient, isUnanswered, refusalOf } from '../../src/github/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import {
  type Answer,
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
  const client = await createClient('token', { ...QUICK_POLICY, ...pauses });
  return client.request(route, retries === undefined ? {} : { request: { retries } });
};

const tooMany = says(429);
const putOff = says(403, { 'retry-after': '0' });

test.each<[string, string, Answer[], number | undefined]>([
  ['a write that meets two bad gateways', 'PATCH /a', [says(502), says(502)], undefined],
  [
    'a write that meets resets and a bare 429',
    'PATCH /a',
    [resets, tooMany, resets, tooMany, says(503)],
    undefined,
  ],
  ['a read that fails three times', 'GET /a', [says(500), resets, tooMany], undefined],
  ['a request that is sent once, but was put off', COMMENT, [putOff, putOff], 0],
])('%s succeeds', async (_, route, failures, retries) => {
  api.answers = [...failures, gives({ done: true })];
  const sent = send(route, retries === undefined ? {} : { retries });
  await expect(sent).resolves.toMatchObject({ data: { done: true } });
  expect(api.requests).toHaveLength(failures.length + 1);
});

test.each<[string, string, Answer, number, boolean]>([
  ['a read, after four tries', 'GET /a', says(502), 4, true],
  ['a write, after six', 'PATCH /a', resets, 6, true],
  ['what is put off for too long', 'GET /a', says(403, { 'retry-after': '3600' }), 1, false],
  ['what is put off again and again', 'GET /a', putOff, 3, false],
  ['what is refused', 'PATCH /a', says(422), 1, false],
])('given up is %s', async (_, route, answer, tries, unanswered) => {
  api.answers = [answer];
  const error = await send(route).catch((thrown: unknown) => thrown);
  expect(isUnanswered(error)).toBe(unanswered);
  expect(api.requests).toHaveLength(tries);
});

test('an answer that never comes is not waited for without end', async () => {
  api.answers = [neverAnswers];
  const error = await send('GET /a', { maxRequest: 50 }).catch((thrown: unknown) => thrown);
  expect(isUnanswered(error)).toBe(true);
  expect(String(error)).toContain('GitHub gave no answer within 1 s');
});

test.each<[string, Answer]>([
  ['at all', neverAnswers],
  ['to the end', stallsAfter(1, 'answer')],
])('one try that is not answered %s is waited for so long', async (_, answer) => {
  api.answers = [answer];
  const sent = send('GET /a', { maxAnswer: 100, retries: 0 });
  expect(refusalOf(await sent.catch((thrown: unknown) => thrown))).toBe('unreachable');
});

test('writes keep their distance, and those that notify a greater one', async () => {
  api.answers = [gives({})];
  const policy = { ...QUICK_POLICY, betweenWrites: 40, betweenNotifications: 120 };
  const client = await createClient('token', policy);
  const done: number[] = [];
  const ask = (route: string) => client.request(route).then(() => done.push(Date.now()));
  const start = Date.now();
  await Promise.all([ask('GET /a'), ask(COMMENT), ask('PATCH /a'), ask(COMMENT)]);
  expect(done.map((at) => Math.floor((at - start) / 39)).at(-1)).toBeGreaterThanOrEqual(3);
  expect(done).toHaveLength(4);
});

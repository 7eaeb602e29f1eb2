import { findSweep } from '../../src/find-sweep.ts';
import { localPlace, parseLocation } from '../../src/read/index.ts';
import { userErrorOf } from '../read/refusals.ts';
import { type Failure, failingDatabase } from '../support/postgres.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { messageOn, serverFaults } from '../support/server-faults.ts';

const FAULTS = serverFaults();
/** Only time ends these. Two attempts to connect take a third of what all may take. */
const WAITED_OUT: readonly Failure[] = ['hangs up', 'says nothing', 'endless hashing'];
const WAITING = { ...QUICK_POLICY, beforeRetries: [1], maxAnswer: 500 };
let database: Awaited<ReturnType<typeof failingDatabase>>;
afterEach(() => database.stop());

/** What reading a study says where the database fails so. */
async function messageOf(failure: Failure): Promise<string> {
  database = await failingDatabase(failure);
  const mode = failure === 'no TLS' ? '?sslmode=require' : '';
  const env = { OPTUNA_STORAGE: `${database.url}${mode}` };
  const policy = WAITED_OUT.includes(failure) ? WAITING : { ...QUICK_POLICY, maxAnswer: 20_000 };
  const servers = { env, mask: () => {}, now: () => 0, policy };
  const location = parseLocation('optuna:resnet', 'candidate');
  const wanted = { arm: 'candidate', location, trainedSha: null } as const;
  return (await userErrorOf(findSweep(wanted, { ...localPlace('/'), servers }))).message;
}

test.each<[string, Failure, logins?: number]>([
  ['The database refuses the password', { at: 'login', code: '28P01' }, 1],
  ['There is no such database', { at: 'login', code: '3D000' }],
  ['The database has no Optuna tables', { at: 'query', code: '42P01' }],
  ['The user may not read the tables', { at: 'query', code: '42501' }],
  ['A query takes too long', { at: 'query', code: '57014' }],
  ['The database has an error of its own', { at: 'query', code: 'XX000' }],
  ['The database has no connection left, always', { at: 'login', code: '53300' }, 4],
  ['The database shuts down, always', { at: 'query', code: '57P01' }],
  ['The database hangs up, always', 'hangs up'],
  ['The database does not answer', 'says nothing'],
  ['The database has no TLS', 'no TLS'],
  ['The database has the reader compute without end', 'endless hashing'],
  ['The database sends what no database sends', 'empty messages'],
  ['The database sends what no database sends', 'hashing out of range'],
])('%s', async (...[title, failure, logins]) => {
  const message = await messageOf(failure);
  expect(message).toMatch(messageOn(FAULTS, title));
  expect(message).not.toMatch(/sesame|example\.org/);
  // A password stays wrong, while a connection may become free.
  if (logins !== undefined) expect(database.logins()).toBe(logins);
});

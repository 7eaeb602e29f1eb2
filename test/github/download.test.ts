import { createHash } from 'node:crypto';
import { downloadArtifact } from '../../src/github/files.ts';
import * as github from '../../src/github/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import {
  cutsAfter,
  drips,
  gives,
  neverAnswers,
  pointsTo,
  resets,
  says,
  startApi,
  startDouble,
} from './servers.ts';

const api = await startApi();
const storage = await startDouble();
afterAll(() => storage.stop());

const BODY = 'lr,score\n0.1,0.9\n0.2,0.8\n';
const sha256 = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

beforeEach(() => {
  storage.requests.length = 0;
  api.answers = [pointsTo(`${storage.url}/blob?sig=secret`)];
  storage.answers = [says(200, {}, BODY)];
});

const ARTIFACT: github.Artifact = {
  id: 7,
  name: 'sweep',
  bytes: BODY.length,
  digest: sha256(BODY),
  expired: false,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: null,
  run: null,
};

const POLICY = { ...QUICK_POLICY, maxDownload: 5000 };

async function download(
  artifact: Partial<github.Artifact> = {},
  policy: Partial<typeof POLICY> = {},
) {
  const client = await github.createClient('the-token', 'o/r', { ...POLICY, ...policy });
  const bytes = await downloadArtifact(client, { ...ARTIFACT, ...artifact }, 1000);
  return bytes.toString();
}

const failureOf = (result: Promise<unknown>): Promise<Error> =>
  result.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: Error) => error,
  );

async function breakOf(result: Promise<unknown>): Promise<string> {
  const failure = await failureOf(result);
  expect(failure).toBeInstanceOf(github.BrokenDownload);
  return failure.message;
}

async function refusalOf(result: Promise<unknown>) {
  const failure = await failureOf(result);
  expect(failure.message).not.toContain('secret');
  return github.refusalOf(failure);
}

const tries = () => [api.requests.length, storage.requests.length];

describe('an artifact', () => {
  it('is fetched from the address GitHub gives, without the token', async () => {
    expect(await download()).toBe(BODY);
    expect(api.requests.map(({ url }) => url)).toEqual(['/repos/o/r/actions/artifacts/7/zip']);
    expect(api.requests[0]?.headers.authorization).toContain('the-token');
    expect(storage.requests.map(({ url }) => url)).toEqual(['/blob?sig=secret']);
    expect(JSON.stringify(storage.requests[0]?.rawHeaders)).not.toMatch(/token|authorization/i);
  });

  it.each([
    ['nowhere', says(302)],
    ['nowhere, with JSON', gives({})],
  ])('is unreachable when GitHub points %s', async (_, answer) => {
    api.answers = [answer];
    expect(await refusalOf(download())).toBe('unreachable');
    expect(storage.requests).toEqual([]);
  });
});

describe('a download that breaks', () => {
  const broken = cutsAfter(10, BODY);

  it('is given up after three attempts', async () => {
    storage.answers = [broken];
    const message = 'arrived incomplete (10 bytes)';
    expect(await breakOf(download())).toBe(message);
    expect(tries()).toEqual([3, 3]);
  });

  it('is not given up while bytes keep coming slowly', async () => {
    storage.answers = [drips([...BODY], 25)];
    expect(await download()).toBe(BODY);
    expect(tries()).toEqual([1, 1]);
  });

  it('is given up at the deadline, even if bytes keep coming', async () => {
    storage.answers = [drips(Array(1000).fill('x'), 10)];
    const failure = await breakOf(download({ digest: null }, { maxDownload: 1000 }));
    const [, bytes] = /^arrived incomplete \((\d+) bytes\)$/.exec(String(failure)) ?? [];
    expect(Number(bytes)).toBeLessThan(1000);
  });

  it.each([
    ['500', says(500)],
    ['403 of the storage', says(403)],
    ['a reset', resets],
    ['silence', neverAnswers],
  ])('is repeated after %s', async (_, answer) => {
    storage.answers = [answer, says(200, {}, BODY)];
    expect(await download({}, { maxDownload: 600 })).toBe(BODY);
    expect(tries()).toEqual([2, 2]);
    storage.answers = [answer];
    expect(await refusalOf(download({}, { maxDownload: 450 }))).toBe('unreachable');
    expect(api.requests).toHaveLength(5);
  });
});

describe('the digest', () => {
  const other = says(200, {}, BODY.replace('9', '8'));

  it('reveals damage on the way, which a second attempt cures, and wrong bytes in the storage', async () => {
    storage.answers = [other, says(200, {}, BODY)];
    expect(await download()).toBe(BODY);
    api.requests.length = 0;
    storage.requests.length = 0;
    storage.answers = [other];
    expect(await breakOf(download())).toBe('does not have the digest that GitHub recorded');
    expect(tries()).toEqual([3, 3]);
  });

  it.each([null, 'sha512:00', 'nonsense'])('is not checked if it is %j', async (digest) => {
    expect(await download({ digest })).toBe(BODY);
  });
});

describe('an artifact that is too large', () => {
  it('is not requested if GitHub lists its size', async () => {
    await expect(download({ bytes: 1001 })).rejects.toThrow('is larger than 1000 bytes');
    expect(tries()).toEqual([0, 0]);
  });

  it('is read no further than the limit', async () => {
    storage.answers = [drips(Array(1000).fill('x'.repeat(400)), 5)];
    await expect(download()).rejects.toThrow('is larger than 1000 bytes');
    while (!storage.requests[0]?.socket.destroyed) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(tries()).toEqual([1, 1]);
  });
});

it('an artifact that GitHub refuses is not requested if it has expired, and missing if the storage does not have it', async () => {
  expect(await refusalOf(download({ expired: true }))).toBe('expired');
  expect(tries()).toEqual([0, 0]);
  storage.answers = [says(404)];
  expect(await refusalOf(download())).toBe('missing');
  expect(tries()).toEqual([1, 1]);
});

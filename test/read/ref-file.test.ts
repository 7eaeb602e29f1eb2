import { createClient, githubReader } from '../../src/github/index.ts';
import { readRefFile } from '../../src/read/download.ts';
import { textIfAny } from '../../src/read/index.ts';
import { newBudget } from '../../src/read/source-file.ts';
import { cutsAfter, gives, says, startApi } from '../github/servers.ts';
import { textFile } from '../parse/sweeps.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { userErrorOf as errorOf } from './refusals.ts';

const api = await startApi();
const client = await createClient('token', 'o/r', QUICK_POLICY);
const reader = githubReader(client);

const RAW = { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' };

const read = (path = 'runs/a.csv', ref = 'main') => readRefFile(reader, { ref, path }, newBudget());

describe('a file at a commit', () => {
  it('is read as it is', async () => {
    api.answers = [says(200, RAW, 'lr,score\n0.1,0.9\n')];
    expect(await read()).toEqual(textFile('runs/a.csv', 'lr,score\n0.1,0.9\n'));
    expect(api.requests[0]?.headers.accept).toBe('application/vnd.github.raw+json');
  });

  it('is requested by path and ref with any characters in them', async () => {
    api.answers = [says(200, RAW, 'x')];
    await read('runs/a b?#%2e.csv', 'feature/ä&x=1');
    const { pathname, searchParams } = new URL(api.requests[0]?.url ?? '', api.url);
    expect(decodeURIComponent(pathname)).toBe('/repos/o/r/contents/runs/a b?#%2e.csv');
    expect([...searchParams]).toEqual([['ref', 'feature/ä&x=1']]);
  });

  it('may be JSON, which is not mistaken for a folder', async () => {
    const trials = '[{"score": 0.9}]';
    api.answers = [
      says(200, RAW, trials),
      says(200, { 'content-type': 'application/octet-stream' }, trials),
    ];
    expect(textIfAny((await read()) ?? undefined)).toBe(trials);
    expect(textIfAny((await read()) ?? undefined)).toBe(trials);
  });

  it('may be missing, or its commit may', async () => {
    api.answers = [says(404)];
    expect(await read()).toBeNull();
    expect(api.requests).toHaveLength(1);
  });

  it('is refused unless it is a text file', async () => {
    api.answers = [gives([{ type: 'file', path: 'runs/a.csv' }])];
    const folder = await errorOf(read('runs'));
    expect(folder.message).toBe('runs at main: is not a file. Name one file.');
    api.answers = [says(200, RAW, Buffer.from([0x80, 4, 0]))];
    expect((await errorOf(read())).message).toContain('runs/a.csv at main: is a Python pickle');
    api.answers = [says(200, RAW, Buffer.from([0x61, 0xe4]))];
    expect((await errorOf(read())).message).toContain('line 1: is not UTF-8.');
  });

  it('is refused, and not requested again, if it is larger than what may still be read', async () => {
    api.answers = [says(200, RAW, 'lr,score\n0.1,0.9\n')];
    const at = { ref: 'main', path: 'runs/a.csv' };
    const { fault, message } = await errorOf(readRefFile(reader, at, { left: 16 }));
    expect(fault).toBe('data');
    expect(message).toContain('brings the sweeps of this run to more than 256 MiB.');
    expect(api.requests).toHaveLength(1);
  });

  it('is requested again if it was cut off', async () => {
    const whole = 'lr,score\n0.1,0.9\n';
    api.answers = [cutsAfter(5, whole), says(200, RAW, whole)];
    expect(textIfAny((await read()) ?? undefined)).toBe(whole);
  });

  it.each([403, 422])('may be refused: %d', async (status) => {
    api.answers = [says(status)];
    if (status === 422) expect(await read()).toBeNull();
    else await expect(read()).rejects.toMatchObject({ status });
  });

  it.each(['', '..', '../secrets', '/etc/passwd', 'a/../../b', 'runs/', './a', 'a\\b'])(
    'is not requested by the path %j',
    async (path) => {
      const error = await errorOf(read(path));
      expect(error).toMatchObject({ fault: 'settings' });
      expect(error.message).toContain('is not a path in a repository.');
      expect(api.requests).toEqual([]);
    },
  );
});

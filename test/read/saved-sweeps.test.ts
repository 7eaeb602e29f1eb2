import { SavedSweeps } from '../../src/read/saved-sweeps.ts';
import { fakeReader, refused, savedOf, WORKFLOW } from './fake-reader.ts';

const SOUGHT = { artifact: 'tuning-gate-sweep', branch: 'main' };

function given(listed: Parameters<typeof savedOf>[], events: Record<number, string> = {}) {
  const artifacts = listed.map((one) => savedOf(...one));
  const { reader, asked } = fakeReader({ listed: artifacts, events });
  return { saved: new SavedSweeps(reader.runs, artifacts, WORKFLOW), asked };
}

describe('saved sweeps', () => {
  test('are given out by commit and by branch, unless they have expired', async () => {
    const { saved } = given([
      ['b', 3, { expired: true }],
      ['a', 2, { run: { headBranch: 'change' } }],
      ['c', 1],
    ]);
    expect((await saved.of('a'))?.id).toBe(2);
    expect(await saved.of('b')).toBeNull();
    expect((await saved.newestOn('main'))?.id).toBe(1);
    expect((await saved.newestOn('change'))?.id).toBe(2);
    expect(await saved.newestOn('b')).toBeNull();
    expect(await Promise.all(['a', 'b', 'c'].map((sha) => saved.hadOf(sha)))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('of another workflow are not given out, and are told of where there is no other', async () => {
    const other = '.github/workflows/other.yml';
    const both = given(
      [
        ['a', 2],
        ['a', 1],
      ],
      { 2: other },
    );
    expect((await both.saved.of('a'))?.id).toBe(1);
    const { saved } = given([['a', 2]], { 2: other });
    expect(await saved.newestOn('main')).toBeNull();
    expect(await saved.absence(SOUGHT)).toMatchObject({ why: 'no-baseline-yet', other });
  });

  test('of many untrusted runs leave questions for the newest of the branch', async () => {
    const ofPulls = Array.from(
      { length: 300 },
      (_, i): Parameters<typeof savedOf> => ['a', 10 + i],
    );
    const events = Object.fromEntries(ofPulls.map(([, id]) => [id, 'pull_request']));
    const { saved, asked } = given(
      [...ofPulls, ['b', 1, { run: { headBranch: 'other' } }]],
      events,
    );
    expect(await saved.of('a')).toBeNull();
    const before = asked.length;
    expect(before).toBeLessThan(100);
    expect((await saved.newestOn('other'))?.id).toBe(1);
    expect(asked).toHaveLength(before + 1);
    expect(await saved.newestOn('main')).toBeNull();
    expect(asked).toHaveLength(100);
  });

  test('are not trusted where their run cannot be looked up, which is asked once', async () => {
    let asked = 0;
    const runs = () => {
      asked++;
      return Promise.reject(refused(404));
    };
    const saved = new SavedSweeps(runs, [savedOf('a', 1)], WORKFLOW);
    expect(await Promise.all([saved.of('a'), saved.newestOn('main')])).toEqual([null, null]);
    expect(asked).toBe(1);
  });
});

import { type Run, stillCurrent } from '../../src/action/run.ts';

/** As much of a run as is asked: whether its pull request is another one by now. */
const runThat = (isStale: boolean | null) =>
  ({
    live: async () => (isStale === null ? null : { headSha: 'a', isStale }),
  }) as Partial<Run> as Run;

describe('of the pull requests of one commit', () => {
  const [open, unknown, closed] = [runThat(false), runThat(null), runThat(true)];

  test('those are reported on that are not closed meanwhile, or not known to be', async () => {
    expect(await stillCurrent([closed, open, unknown])).toEqual([open, unknown]);
  });

  test('all are judged if all are closed, and none is if there is only one to ask about', async () => {
    expect(await stillCurrent([closed, closed])).toEqual([closed, closed]);
    const nobodyAsks = { live: () => Promise.reject(new Error()) };
    const only = nobodyAsks as Partial<Run> as Run;
    expect(await stillCurrent([only])).toEqual([only]);
  });
});

import { writeMarker } from '../../src/publish/memory.ts';
import { badGateway, FakePull, forbidden, post, startOf, WORKFLOW } from './fake-pull.ts';

const marker = writeMarker({
  workflow: WORKFLOW,
  name: '',
  run: { id: 1, attempt: 1, startedAt: startOf(1), sha: null },
  state: { gate: 'pass', verdict: 'none', worse: 'none', better: 'none' },
  earlier: [],
  draws: [],
});

const bodies = (pull: FakePull) =>
  pull.open.map(({ body }) => body.split('\n').slice(1).join('\n'));

let pull: FakePull;
beforeEach(() => {
  pull = new FakePull();
});

describe('the comment of an instance', () => {
  test('begins with a hidden line that says what it is about', async () => {
    await post(pull, { name: 'nightly', run: 7, attempt: 2, gate: 'neutral', worse: 'fair' });

    expect(pull.open[0]?.body.split('\n')[0]).toBe(
      '<!-- tuning-gate: {"workflow":".github/workflows/tuning.yml","name":"nightly","run":{"id":7,"attempt":2,"startedAt":"2026-01-07T02:00:00Z","sha":null},"state":{"gate":"neutral","verdict":"worse","worse":"fair","better":"none"},"earlier":[],"draws":[]} -->',
    );
  });

  test('is not written again if it says the same, even if GitHub changed its line ends', async () => {
    await post(pull, { report: 'one  \ntwo\n' });
    pull.change('node-1', { body: pull.open[0]?.body.replaceAll('\n', '\r\n').trim() ?? '' });

    const outcome = await post(pull, { attempt: 2, report: 'one\ntwo\n' });

    expect(outcome).toEqual({ done: 'unchanged', url: 'https://example.test/1', note: null });
    expect(pull.writes).toEqual(['create']);
  });

  test.each([
    ['has a field more', marker.replace('{', '{"mood":"good",')],
    ['comes after a line', `Coverage\n${marker}`],
  ])('is never one whose marker %s', async (_, line) => {
    const junk = pull.add('bot', `${line}\nold`);
    expect(await post(pull, { run: 2, gate: 'fail' })).toMatchObject({ done: 'created' });
    await post(pull, { run: 3, gate: 'pass' });
    expect(pull.writes).toEqual(['create', 'update']);
    expect(pull.comments[0]).toEqual(junk);
  });

  test('is never one of another author, instance or workflow', async () => {
    const copied = pull.add('stranger', `${marker}\none`);
    await post(pull, { name: 'nightly' });
    await post(pull, { name: 'night' });
    await post(pull, { workflow: '.github/workflows/other.yml' });
    await post(pull, {});
    expect(pull.writes).toEqual(Array(4).fill('create'));
    expect(pull.comments[0]).toEqual(copied);
  });

  test('is posted anew if somebody minimised the last one', async () => {
    await post(pull, { report: 'one' });
    pull.change('node-1', { minimised: true });
    expect(await post(pull, { run: 2, report: 'two' })).toMatchObject({ done: 'created' });
    expect(bodies(pull)).toEqual(['two']);
  });

  test('fits into GitHub’s limit, marker included', async () => {
    await post(pull, { report: `Verdict.\n\n${'A long line of words.\n'.repeat(5000)}` });
    const body = pull.open[0]?.body ?? '';
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toMatch(/in the job summary\.\*\n$/);
  });
});

describe('a run that finishes after a newer one', () => {
  test.each([
    ['run', { run: 4 }],
    ['attempt of the same run', { run: 5, attempt: 1 }],
    ['run, though of a greater number', { run: 9, day: 4 }],
  ])('leaves the comment alone: an older %s', async (_, older) => {
    await post(pull, { run: 5, attempt: 2, report: 'new' });
    const outcome = await post(pull, { ...older, report: 'old', gate: 'fail' });
    expect(outcome).toMatchObject({ done: 'outdated', url: 'https://example.test/1' });
    expect(outcome.note).toBe(
      'A newer run has already reported on this pull request; this one leaves its comment alone.',
    );
    expect(bodies(pull)).toEqual(['new']);
  });
});

describe('a comment of an impossible run', () => {
  const forge = (day = '2096-01-01') =>
    pull.add('bot', `${marker.replace('2026-01-01', day)}\nAll is well.`);

  test('is taken over', async () => {
    forge();
    expect(await post(pull, { report: 'one' })).toMatchObject({ done: 'updated', note: null });
    expect(await post(pull, { run: 2, report: 'two' })).toMatchObject({ done: 'updated' });
    expect(bodies(pull)).toEqual(['two']);
  });

  test.each(['All is well.', 'Nothing has changed.'])(
    'is taken over even if only changes are wanted and the verdict is the same: %s',
    async (report) => {
      forge();
      expect(await post(pull, { when: 'changes', report })).toMatchObject({ done: 'updated' });
      expect(bodies(pull)).toEqual([report]);
      expect(pull.open[0]?.body).toContain('"startedAt":"2026');
    },
  );

  test('does not count as a notice of failure', async () => {
    pull.add('bot', `${marker.replace('"2026', '"2096').replace('pass', 'fail')}\n`);
    const outcome = await post(pull, { gate: 'fail', report: 'bad' });
    expect(outcome).toMatchObject({ done: 'posted-anew' });
    expect(bodies(pull)).toEqual(['bad']);
  });

  test('is not one of a run that started during this one', async () => {
    forge('2026-02-03');
    expect(await post(pull, { report: 'old' })).toMatchObject({ done: 'outdated' });
    expect(bodies(pull)).toEqual(['All is well.']);
  });
});

describe('a pull request that turns into failure', () => {
  test('gets a new comment, and the old one is minimised', async () => {
    await post(pull, { gate: 'pass' });
    const outcome = await post(pull, { run: 2, gate: 'fail', report: 'bad' });

    expect(outcome).toEqual({ done: 'posted-anew', url: 'https://example.test/2', note: null });
    expect(pull.writes).toEqual(['create', 'create', 'minimise']);
    expect(bodies(pull)).toEqual(['bad']);
  });

  test('gets a new comment from a second report of the same run too', async () => {
    await post(pull, { gate: 'neutral' });
    expect(await post(pull, { gate: 'fail', report: 'bad' })).toMatchObject({
      done: 'posted-anew',
    });
    expect(bodies(pull)).toEqual(['bad']);
    expect(pull.comments).toHaveLength(2);
  });

  test('has two comments until the next run if the old one cannot be minimised', async () => {
    await post(pull, { gate: 'pass' });
    pull.fail({ on: 'minimise', ...forbidden });
    const outcome = await post(pull, { run: 2, gate: 'fail' });
    expect(outcome).toMatchObject({ done: 'posted-anew', url: 'https://example.test/2' });
    expect(outcome.note).toContain('may still be visible (no)');
    expect(pull.open).toHaveLength(2);

    await post(pull, { run: 3, gate: 'fail', report: 'still bad' });
    expect(pull.writes.slice(-2)).toEqual(['update', 'minimise']);
    expect(bodies(pull)).toEqual(['still bad']);
  });

  test('has the old comment minimised even if the list cannot be read again', async () => {
    await post(pull, { gate: 'pass' });
    pull.fail({ on: 'list', skip: 1, ...badGateway });
    const { done } = await post(pull, { run: 2, gate: 'fail', report: 'bad' });
    expect(done).toBe('posted-anew');
    expect(bodies(pull)).toEqual(['bad']);
  });
});

describe('a comment that is only wanted for regressions', () => {
  const when = 'regressions';

  test.each([
    ['pass', 'none', 'not-wanted'],
    ['pass', 'weak', 'not-wanted'],
    ['neutral', 'none', 'not-wanted'],
    ['neutral', 'fair', 'created'],
    ['pass', 'strong', 'created'],
    ['fail', 'none', 'created'],
  ] as const)('at gate %s and evidence %s is %s', async (gate, worse, done) => {
    const outcome = await post(pull, { when, gate, worse });
    expect(outcome.done).toBe(done);
    expect(outcome.note === null).toBe(done === 'created');
    expect(outcome.url === null).toBe(done === 'not-wanted');
  });
});

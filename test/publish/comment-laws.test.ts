import fc from 'fast-check';
import type { CommentThread } from '../../src/github/index.ts';
import { type CommentOrder, publishComment } from '../../src/publish/index.ts';
import { compareRuns, readMarker } from '../../src/publish/publish-comment.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { type Call, FakePull, order } from './fake-pull.ts';

interface Act {
  readonly order: CommentOrder;
  /** The fate of its request to create: the first n fail, before or after they take effect. */
  readonly fate: 'well' | 'lost-answer' | 'failed-before';
}

const act: fc.Arbitrary<Act> = fc.record({
  order: fc
    .record({
      run: fc.integer({ min: 1, max: 5 }),
      attempt: fc.integer({ min: 1, max: 2 }),
      gate: fc.constantFrom('pass', 'neutral', 'fail'),
    })
    // An older run may be started again.
    .map((one) => order({ ...one, day: ((3 * one.run + 2 * one.attempt) % 5) + 1 })),
  fate: fc.constantFrom('well', 'well', 'lost-answer', 'failed-before'),
});

/** Acts of different runs, in any order of finishing. */
const contenders = fc.uniqueArray(act, {
  minLength: 2,
  maxLength: 4,
  selector: ({ order: { run } }) => `${run.id}.${run.attempt}`,
});

const STRANGERS = [
  ['stranger', '<!-- tuning-gate: {"name":""} -->\nMine, says the marker.'],
  ['bot', '<!-- tuning-gate: {"name":"nightly"} -->\nAnother instance.'],
  ['bot', 'A comment of another program under the same token.'],
] as const;

/** A pull request on which others have been before. */
function pullRequest(): FakePull {
  const pull = new FakePull();
  for (const [author, body] of STRANGERS) pull.add(author, body);
  return pull;
}

const reset = () => Object.assign(new Error('reset'), { status: 500 });

/** A thread that meets its act's fate when it creates for the first time. */
function threadOf(pull: FakePull, { fate }: Act): CommentThread {
  const thread = pull.thread();
  let isFirst = true;
  const create = async (body: string) => {
    const meets = isFirst ? fate : 'well';
    isFirst = false;
    if (meets === 'failed-before') throw reset();
    const comment = await thread.create(body);
    if (meets === 'lost-answer') throw reset();
    return comment;
  };
  return { ...thread, create };
}

function expectNewestAlone(pull: FakePull, acts: readonly Act[]): void {
  const runs = acts.map(({ order: { run } }) => run).sort(compareRuns);
  const markers = pull.open.map(({ body }) => readMarker(body));
  const left = markers.flatMap((marker) => (marker?.name === '' ? marker.run : []));
  expect(left).toEqual([runs.at(-1)]);
  const untouched = STRANGERS.map(([author, body]) => ({ author, body, minimised: false }));
  expect(pull.comments.slice(0, 3)).toMatchObject(untouched);
}

describe('after any runs have reported', () => {
  test('one after another, in any order, only the newest one’s comment is left', async () => {
    const acts = fc.array(act, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const pull = pullRequest();
        for (const one of all) await publishComment(threadOf(pull, one), one.order, QUICK_POLICY);
        expectNewestAlone(pull, all);
      }),
    );
  });

  test('the first comment at the same time, only the newest one’s is left', async () => {
    await fc.assert(
      fc.asyncProperty(contenders, fc.scheduler(), async (all, scheduler) => {
        const pull = pullRequest();
        await publishAtOnce(pull, all, { scheduler, meet: meetingOf(all.length) });
        expectNewestAlone(pull, all);
      }),
    );
  });

  test('at any moments, two on an empty pull request, the newer one’s comment is left', async () => {
    await fc.assert(
      fc.asyncProperty(contenders, fc.scheduler(), async (all, scheduler) => {
        const [pull, two] = [pullRequest(), all.slice(0, 2)];
        await publishAtOnce(pull, two, { scheduler });
        expectNewestAlone(pull, two);
      }),
    );
  });

  test('twice at once for one run, one comment is left', async () => {
    await fc.assert(
      fc.asyncProperty(act, fc.scheduler(), async (one, scheduler) => {
        const pull = pullRequest();
        await publishAtOnce(pull, [one, one], { scheduler });
        expectNewestAlone(pull, [one]);
      }),
    );
  });

  test('with any failures, the next run without one leaves only its own comment', async () => {
    const calls = fc.constantFrom<Call>('list', 'lookUp', 'create', 'update', 'minimise');
    const failures = fc.array(
      fc.record({ on: calls, after: fc.boolean(), skip: fc.nat({ max: 5 }) }),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 6 }), failures, async (all, bad) => {
        const pull = pullRequest();
        for (const failure of bad) pull.fail({ ...failure, error: reset() });
        for (const { order: given } of all) {
          await publishComment(pull.thread(), given, QUICK_POLICY).catch(() => undefined);
        }
        pull.failures = [];
        const newest = order({ run: 9 });
        await publishComment(pull.thread(), newest, QUICK_POLICY);
        expectNewestAlone(pull, [{ order: newest, fate: 'well' }]);
      }),
    );
  });
});

interface Timing {
  readonly scheduler: fc.Scheduler;
  /** What each waits for before it creates its first comment. */
  readonly meet?: () => Promise<void>;
}

/** Lets the scheduler choose when each request reaches GitHub. */
function publishAtOnce(pull: FakePull, acts: readonly Act[], { scheduler, meet }: Timing) {
  const reports = acts.map((one) => {
    const thread = threadOf(pull, one);
    const create = scheduler.scheduleFunction(thread.create);
    let first = meet;
    const scheduled: CommentThread = {
      list: scheduler.scheduleFunction(thread.list),
      lookUp: scheduler.scheduleFunction(thread.lookUp),
      create: async (body) => {
        const wait = first;
        first = undefined;
        await wait?.();
        return create(body);
      },
      update: scheduler.scheduleFunction(thread.update),
      minimise: scheduler.scheduleFunction(thread.minimise),
    };
    return publishComment(scheduled, one.order, QUICK_POLICY);
  });
  return scheduler.waitFor(Promise.all(reports));
}

/** Holds every creation back until all have looked and found nothing. */
function meetingOf(size: number): () => Promise<void> {
  let arrived = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived === size) open();
    return all;
  };
}

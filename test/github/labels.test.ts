import { latestLabeling, permissionOf, refusalOf } from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from '../publish/fake-github.ts';

const EVENTS = '/repos/octo/sweeps/issues/7/events?per_page=100';
const next = { link: '<https://api.github.com/x?page=2>; rel="next"' };

const event = (login: string | null, at: string, more: object = {}) => ({
  event: 'labeled',
  created_at: at,
  actor: login === null ? null : { login, type: 'User' },
  label: { name: 'accepted' },
  ...more,
});

function given(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { found: latestLabeling(client, { number: 7, label: 'Accepted' }), sent };
}

const [MARCH_1, MARCH_2] = ['2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'];

describe('who set a label', () => {
  test('is the last who did, on whichever page', async () => {
    const later = '2026-03-03T10:00:00Z';
    const { found, sent } = given(
      [200, [event('ada', MARCH_1), event('bob', '2026-03-01T12:00:00+02:00')], next],
      [
        200,
        [
          event('cleo', MARCH_2),
          event('dan', later, { label: { name: 'other' } }),
          event('eve', later, { event: 'unlabeled' }),
          event('fay', later, { event: 'closed', label: undefined }),
        ],
      ],
    );
    expect(await found).toEqual({ login: 'cleo', isPerson: true, at: MARCH_2 });
    const pages = [`GET ${EVENTS}&page=1`, `GET ${EVENTS}&page=2`];
    expect(sent.map(({ request }) => request)).toEqual(pages);
  });

  test('is the later in the list of two in one second, and nobody without an event', async () => {
    const both = [event('ada', MARCH_1), event('bob', MARCH_1)];
    expect(await given([200, both]).found).toMatchObject({ login: 'bob' });
    expect(await given([200, []]).found).toBeNull();
  });

  test.each([
    ['an App', { actor: { login: 'renovate[bot]', type: 'Bot' } }],
    ['an account that is gone', { actor: null }],
    ['a login that GitHub does not give', { actor: { login: 'a b`', type: 'User' } }],
  ])('is no person if it is %s', async (_, more) => {
    const { found } = given([200, [event('x', MARCH_1, more)]]);
    expect(await found).toMatchObject({ isPerson: false });
  });

  test.each<[string, ...Answer[]]>([
    ['is cut', [200, '[{"event": "lab'] as const],
    ['has no times', [200, [event('ada', 'yesterday')]] as const],
    ['is of another shape', [200, { portal: 'Please sign in.' }] as const],
  ])('is not made up if the answer %s', async (_, ...answers) => {
    const error = await given(...answers).found.catch((thrown: unknown) => thrown);
    expect(refusalOf(error)).toBe('unreachable');
  });
});

test('what somebody may do is asked by their login', async () => {
  const { client, sent } = fakeGitHub([200, { permission: 'write', role_name: 'maintain' }]);
  expect(await permissionOf(client, 'mona')).toBe('write');
  expect(sent[0]?.request).toBe('GET /repos/octo/sweeps/collaborators/mona/permission');
});

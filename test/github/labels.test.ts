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

describe('who set a label', () => {
  test('is the last who did, on whichever page', async () => {
    const { found, sent } = given(
      [
        200,
        [event('ada', '2026-03-01T10:00:00Z'), event('bob', '2026-03-01T12:00:00+02:00')],
        next,
      ],
      [
        200,
        [
          event('cleo', '2026-03-02T10:00:00Z'),
          event('dan', '2026-03-03T10:00:00Z', { label: { name: 'other' } }),
          event('eve', '2026-03-03T10:00:00Z', { event: 'unlabeled' }),
          event('fay', '2026-03-03T10:00:00Z', { event: 'closed', label: undefined }),
        ],
      ],
    );
    expect(await found).toEqual({ login: 'cleo', isPerson: true, at: '2026-03-02T10:00:00Z' });
    expect(sent.map(({ request }) => request)).toEqual([
      `GET ${EVENTS}&page=1`,
      `GET ${EVENTS}&page=2`,
    ]);
  });

  test('of two in one second, is the later in the list', async () => {
    const at = '2026-03-01T10:00:00Z';
    expect(await given([200, [event('ada', at), event('bob', at)]]).found).toMatchObject({
      login: 'bob',
    });
  });

  test.each([
    ['an App', { actor: { login: 'renovate[bot]', type: 'Bot' } }],
    ['an organization', { actor: { login: 'octo', type: 'Organization' } }],
    ['an account that is gone', { actor: null }],
    ['a login that GitHub does not give', { actor: { login: 'a b`', type: 'User' } }],
  ])('is no person if it is %s', async (_, more) => {
    const { found } = given([200, [event('x', '2026-03-01T10:00:00Z', more)]]);
    expect(await found).toMatchObject({ isPerson: false });
  });

  test('is unknown without an event', async () => {
    expect(await given([200, []]).found).toBeNull();
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

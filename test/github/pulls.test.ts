import { pullsOfBranch, refusalOf } from '../../src/github/index.ts';
import { type Answer, fakeGitHub } from '../publish/fake-github.ts';

const HEAD = { owner: 'fork', branch: 'feature/x' };
const PULLS = '/repos/octo/sweeps/pulls?state=open&head=fork:feature/x&per_page=100';

const pull = (number: number) => ({ number, head: { sha: 'abc' }, base: { ref: 'main' } });
const next = { link: '<https://api.github.com/x?page=2>; rel="next", <x>; rel="last"' };

function given(...answers: readonly Answer[]) {
  const { client, sent } = fakeGitHub(...answers);
  return { found: pullsOfBranch(client, HEAD), sent };
}

describe('the open pull requests of a branch', () => {
  test('may be on any page', async () => {
    const { found, sent } = given([200, [pull(1)], next], [200, [pull(9)]]);
    expect((await found).map(({ number }) => number)).toEqual([1, 9]);
    expect(sent[1]?.request).toBe(`GET ${PULLS}&page=2`);
  });

  test.each<[string, ...Answer[]]>([
    ['in the middle', [200, '[{"number": 7, "head'] as const],
    ['at once', [200, ''] as const],
    ['on the second page', [200, [pull(7)], next] as const, [200, '[{"num'] as const],
  ])('are not mistaken for none if the list is cut %s', async (_, ...answers) => {
    const error = await given(...answers).found.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(refusalOf(error)).toBe('unreachable');
  });
});

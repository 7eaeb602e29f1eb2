import { checkRuns } from '../../src/github/index.ts';
import { fakeGitHub } from '../publish/fake-github.ts';

const check = (id: number) => ({
  id,
  conclusion: 'failure',
  external_id: '',
  html_url: '',
  completed_at: '2026-03-01T10:00:00Z',
  output: { title: '', summary: '' },
});

test('the checks of a commit are read to the last page, however often it was trained', async () => {
  const next = { link: '<https://api.github.com/x?page=2>; rel="next"' };
  const pages = [
    [200, { check_runs: [check(3), check(2)] }, next],
    [200, { check_runs: [check(1)] }],
  ] as const;
  const { client, sent } = fakeGitHub(...pages);
  const found = await checkRuns(client).named('a', 'tuning-gate');
  expect(found.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(sent).toHaveLength(2);
});

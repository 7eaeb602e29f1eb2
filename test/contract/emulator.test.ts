import { ask, repositoryPath } from '../support/github-api.ts';
import { startGitHub } from '../support/github-double.ts';
import { contractViolations, emulatorDeviations } from '../support/openapi-contract.ts';

// Nothing the action reads.
const LEFT_OUT = [
  ...['annotations_url', 'followers_url', 'following_url', 'gists_url', 'gravatar_id'],
  ...['network_count', 'organizations_url', 'received_events_url', 'starred_url'],
  ...['subscribers_count', 'subscriptions_url'],
];

test('the emulator answers as GitHub describes it, but for addresses and counts left out', async () => {
  const github = await startGitHub();
  const { headSha, label } = await github.pullRequest();
  const call = (method: string, path: string, body?: unknown) =>
    ask(github, method, `${repositoryPath(github)}${path}`, { body });
  const output = { title: 'Title', summary: 'Summary' };
  await call('POST', '/check-runs', {
    name: 'x',
    head_sha: headSha,
    conclusion: 'neutral',
    output,
  });
  const created = await call('POST', '/issues/1/comments', { body: 'text' });
  const comment = `/issues/comments/${((await created.json()) as { id: number }).id}`;
  await call('PATCH', comment, { body: 'other' });
  for (const path of [
    ...['', '/commits?sha=main', `/compare/main...${headSha}`, `/git/commits/${headSha}`],
    ...[`/contents/search.yml?ref=${headSha}`, `/commits/${headSha}/check-runs`],
    ...[`/pulls?state=open&head=${label}`, '/pulls/1', '/issues/1/comments'],
  ]) {
    await call('GET', path);
  }
  await call('DELETE', comment);
  await github.stop();

  expect(contractViolations(github.requests)).toEqual([]);
  expect(github.requests.filter(({ answeredBy }) => answeredBy !== 'emulator')).toEqual([]);
  const deviations = emulatorDeviations(github.requests);
  const names = deviations.flatMap((line) => /required property '(\w+)'$/.exec(line)?.[1] ?? []);
  expect([...new Set(names)].sort()).toEqual(LEFT_OUT);
  // What is left follows from a user being described with too little.
  const others = deviations.filter((line) => !line.includes('required property'));
  expect(
    others.filter((line) => !/\/user must (be null|match a schema in anyOf)$/.test(line)),
  ).toEqual([]);
});

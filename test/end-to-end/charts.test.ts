import { type ActionRun, ENTERPRISE_URL } from '../support/runner.ts';
import { type Step, SWEEPS, useRepository } from '../support/training.ts';

const BRANCH = 'tuning-gate-data';
const IMAGE = /<img alt="Worse by 0\.[^"<>]*" /;
const STORED =
  /<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)"><img alt="[^"]+" src="([^"]+)"><\/picture>/;

const repository = useRepository({ trained: true });

/** A pull request that is worse, judged in one job. */
async function judge(
  inputs: Record<string, string>,
  step: Step = {},
): Promise<ActionRun & { readonly comment: string }> {
  const { github } = repository;
  const run = await repository.trainAndGate({
    runId: 900,
    trains: SWEEPS.worse,
    ...step,
    inputs: { check: 'never', charts: 'auto', ...inputs },
  });
  const comments = github.comments();
  return { ...run, comment: comments.at(-1)?.body ?? '' };
}

interface StoredFile {
  readonly commit: string;
  readonly path: string;
}

/** What an address points at. */
function fileAt(address = ''): StoredFile {
  const [, commit = '', path = ''] =
    /^https:\/\/[^/]+\/octo-org\/sweeps\/blob\/([0-9a-f]{40})\/([^/?]+)\?raw=true$/.exec(address) ??
    [];
  return { commit, path };
}

const storedIn = (text: string) => (STORED.exec(text) ?? []).slice(1).map((one) => fileAt(one));

function contentOf({ commit, path }: StoredFile): string {
  return repository.github.git.filesAt(commit)[path] ?? '';
}

const writes = () =>
  repository.github.requests.filter(({ method, path }) => method !== 'GET' && /\/git\//.test(path));

describe('`charts: branch`', () => {
  repository.beginsWith(() => {
    repository.github.isPrivate = true;
  });

  test('stores a light and a dark chart on its own branch, and links their commit', async () => {
    const { github } = repository;

    const run = await judge({ charts: 'branch' });

    const [dark, light] = storedIn(run.comment);
    const tip = github.tip(BRANCH);
    expect([light?.commit, dark?.commit]).toEqual([tip, tip]);
    expect(storedIn(run.summary)).toEqual([dark, light]);
    expect(run.comment).toMatch(IMAGE);
    expect(run.comment).toContain('| Trials |');
    expect(run.comment).not.toContain('```text');
    expect(contentOf(light as StoredFile)).toMatch(/^<svg.*#ffffff.*<\/svg>\s*$/s);
    expect(contentOf(dark as StoredFile)).toMatch(/^<svg.*#0d1117.*<\/svg>\s*$/s);
    expect(run.warnings).toEqual([]);
  });

  test('leaves older charts to older commits, where the picture of the previous run still shows', async () => {
    const { github } = repository;
    const [before] = storedIn((await judge({ charts: 'branch' })).comment);
    github.pushToPullRequest();

    const run = await judge({ charts: 'branch', name: 'Large model' }, { runId: 901 });

    const [now] = storedIn(run.comment);
    expect(github.git.find(now?.commit ?? '')?.parents).toEqual([before?.commit]);
    expect(Object.keys(github.git.filesAt(now?.commit ?? '')).sort()).toEqual([
      '901-1-Large.model.dark-narrow.svg',
      '901-1-Large.model.dark.svg',
      '901-1-Large.model.light-narrow.svg',
      '901-1-Large.model.light.svg',
    ]);
    expect(contentOf(before as StoredFile)).toContain('<svg');
  });

  test('is what auto does once the branch is there; before, the comment says how to get the picture', async () => {
    const { github } = repository;
    const before = await judge({});
    expect(before.comment).toContain('For a picture: `charts: branch`, with `contents: write`.');
    expect(writes()).toEqual([]);
    github.pushToPullRequest();
    await judge({ charts: 'branch' }, { runId: 901 });
    github.pushToPullRequest();

    const run = await judge({}, { runId: 902 });

    expect(storedIn(run.comment).map((it) => it.commit)).toEqual(Array(2).fill(github.tip(BRANCH)));
    github.pushToPullRequest();
    const readOnly = await judge({}, { runId: 903, token: github.readOnlyToken });
    expect(readOnly.warnings.join()).not.toContain('The chart');
    expect(readOnly.summary).toContain('```text');
  });

  test('pushes nothing if there is no comment', async () => {
    const { github } = repository;
    const silent = await judge({ charts: 'branch', comment: 'never' });
    const event = github.pushEvent();
    await judge({ charts: 'branch' }, { event, runId: 901 });

    expect(writes()).toEqual([]);
    expect(silent.summary).toContain('```text');
  });
});

test('in a public repository, auto: QuickChart draws the chart from scores and budgets, without names', async () => {
  const run = await judge({});

  const [, address = ''] = /<img alt="[^"]*" width="560" src="([^"]*)">/.exec(run.comment) ?? [];
  const url = new URL(address.replaceAll('&amp;', '&'));
  expect(url.origin + url.pathname).toBe('https://quickchart.io/chart');
  expect(url.href.length).toBeLessThan(4000);
  expect(url.searchParams.get('v')).toBe('4');
  expect(url.searchParams.get('key')).toBeNull();
  expect(url.searchParams.get('c')).not.toMatch(/accuracy|csv|octo|function|=>/i);
  expect(run.comment).toMatch(IMAGE);
  expect(run.summary).toContain(address);
  expect(run.warnings).toEqual([]);
});

test('on GitHub Enterprise Server, `charts: branch` links that server', async () => {
  const run = await judge({ charts: 'branch' }, { enterprise: true });

  expect(run.comment).toContain(`src="${ENTERPRISE_URL}/octo-org/sweeps/blob/`);
});

import { outsideCode } from '../support/markdown.ts';
import type { ActionRun } from '../support/runner.ts';
import { savedSweepJson } from '../support/saved-sweep-json.ts';
import { type Step, useRepository } from '../support/training.ts';

const repository = useRepository();

const MARKUP =
  '##[error]`</code> <img src=x onerror=evil> <!-- @octocat [a](https://evil.example) ![i](//x';
const LINES =
  'evil | **b** \\| ````\n\n# Title\n::error::owned\n##[error]owned\n</details>\n```\u202e';
const LOCATION = `${LINES}\n${MARKUP}`;

const hostile = (saved: Parameters<typeof savedSweepJson>[0] = {}) =>
  savedSweepJson({ metric: MARKUP, location: LOCATION, ...saved });

/** A fork's run has saved this file, and the workflow after it judges that. */
async function judge(sweep: string, inputs: Step['inputs'] = {}, step: Step = {}) {
  const { github } = repository;
  const fork = github.forkPullRequest();
  const { headSha, branch: headBranch, repositoryId: headRepositoryId } = fork;
  github.addRun({ id: 900, event: 'pull_request', headSha, headBranch, headRepositoryId });
  github.addArtifact({
    name: 'tuning-gate-sweep',
    run: 900,
    files: { 'sweep.json': sweep },
  });
  const event = github.workflowRunEvent({ run: 900 });
  return repository.gate({ event, runId: 950, inputs: { charts: 'auto', ...inputs }, ...step });
}

/** A run on main has saved this file. */
async function saveOnMain(sweep: (sha: string) => string): Promise<void> {
  const { github } = repository;
  const headSha = github.commit({ branch: 'main' });
  github.addRun({ id: 801, event: 'push', headSha, headBranch: 'main' });
  const files = { 'sweep.json': sweep(headSha) };
  github.addArtifact({ name: 'tuning-gate-sweep', run: 801, files });
}

const OWN_TAGS = /<br>|<\/?(details|summary|sub)>|<!-- tuning-gate: \{[^<>]*\} -->/g;
const OWN_LINKS =
  /\[(this run|run|help|interactive page, chart and data)\]\(https:\/\/github\.com\/[\w./-]+\)/g;
/** Its text is the commit, which is code. */
const OWN_BASELINE = /\[\]\(https:\/\/github\.com\/octo-org\/sweeps\/actions\/runs\/\d+\)/g;
const OWN_IMAGE =
  /<img alt="[^"<>]*" width="560" src="https:\/\/quickchart\.io\/chart\?c=[\w%.*+&;=-]+">/g;

/** No HTML, link, picture, mention or heading but our own outside of code. */
function expectTame(markdown: string): void {
  const own = [OWN_TAGS, OWN_LINKS, OWN_BASELINE, OWN_IMAGE];
  const text = own.reduce((rest, ours) => rest.replace(ours, ''), outsideCode(markdown));
  expect(text).not.toMatch(/[<@[\]]|https?:|evil|owned/);
  expect(text).not.toMatch(/^\s*(#|::|```)/m);
  const tags = (tag: string) => outsideCode(markdown).split(tag).length;
  expect(tags('<details>')).toBe(tags('</details>'));
  expect(markdown).not.toContain('\u202e');
  for (const table of tablesOf(markdown)) expect(new Set(table.map(cellsOf)).size).toBe(1);
}

/** The rows of each table. */
function tablesOf(markdown: string): string[][] {
  const tables = markdown.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.map((table) => table.trimEnd().split('\n'));
}

/** A vertical bar ends a cell even inside of code. */
function cellsOf(row: string): number {
  return row.split(/(?<!\\)\|/).length;
}

async function everythingWritten(run: ActionRun): Promise<string[]> {
  const { github } = repository;
  const { number, headSha } = github.forkPullRequest();
  const comments = github.comments(number);
  const checks = github.checks(headSha);
  return [run.summary, ...comments.map(({ body }) => body), checks[0]?.summary ?? ''];
}

test.each([
  ['markup', MARKUP],
  ['lines', LINES],
])('hostile names with %s appear only in code spans', async (_, text) => {
  const names = { metric: text, location: text };
  await saveOnMain((sha) => hostile({ ...names, training: { sha } }));

  const run = await judge(hostile({ ...names, seed: 'trained anew' }));

  expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'none' } });
  const written = await everythingWritten(run);
  expect(written).toHaveLength(3);
  for (const text of written) {
    expect(text).toContain('evil');
    expectTame(text);
  }
  expect(run).toMatchObject({ errors: [], warnings: [], notices: [] });
  expect(run.outputs.gate).toBe('pass');
});

test('so does a hostile metric that differs from the baseline’s', async () => {
  await saveOnMain((sha) => savedSweepJson({ training: { sha } }));

  const run = await judge(hostile());

  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid' } });
  for (const text of await everythingWritten(run)) expectTame(text);
  // GitHub shows an annotation as it is: what a name can do there is begin a line or turn the text around.
  expect(run.errors).toHaveLength(1);
  expect(run.errors[0]).not.toMatch(/[\n\r\u202e]|^\s*(?:::|##)/);
});

test('so do hostile names without a baseline', async () => {
  const run = await judge(hostile());

  expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'no-baseline' } });
  for (const text of await everythingWritten(run)) expectTame(text);
});

test('hostile places named by an error appear only in a code block', async () => {
  const settings = { failedTrials: 'error' };
  await saveOnMain((sha) => hostile({ training: { sha }, settings }));

  const run = await judge(hostile({ failed: 3, settings }));

  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ verdict: 'error', gate: 'fail' });
  expect(run.errors).toHaveLength(1);
  expect(run.summary).toContain('evil');
  expectTame(run.summary);
  const { headSha, number } = repository.github.forkPullRequest();
  const [check] = repository.github.checks(headSha);
  expect(check).toMatchObject({ conclusion: 'failure' });
  expectTame(check?.summary ?? '');
  const [comment] = repository.github.comments(number);
  expect(comment?.body).toContain('evil');
  expectTame(comment?.body ?? '');
});

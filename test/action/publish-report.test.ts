import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placePictures, writeReport } from '../../src/action/publish-report.ts';
import type { PlannedFile } from '../../src/publish/index.ts';

type Context = Parameters<typeof placePictures>[0];

/** The kind of picture that is placed without asking GitHub. */
async function kindOf(
  charts: Context['inputs']['charts'],
  serverUrl: string,
  { repository, quickchartUrl = 'https://quickchart.io' }: Surroundings,
) {
  const world = { context: { serverUrl, payload: { repository } } };
  const inputs = { charts, quickchartUrl };
  const context = { inputs, world, subject: { pull: null } } as unknown as Context;
  return (await placePictures(context, {} as never)).picture.kind;
}

interface Surroundings {
  readonly repository?: object | undefined;
  readonly quickchartUrl?: string;
}

const GITHUB = 'https://github.com';
const PUBLIC = { private: false, visibility: 'public' };
const quickchartUrl = 'https://charts.example.org';

test.each([PUBLIC, { private: false }])(
  '`charts: auto` uses QuickChart for %j on github.com',
  async (repository) => expect(await kindOf('auto', GITHUB, { repository })).toBe('quickchart'),
);

test.each([
  [GITHUB, { private: true, visibility: 'private' }],
  [GITHUB, { private: false, visibility: 'internal' }],
  [GITHUB, { private: true, visibility: 'public' }],
  [GITHUB, { private: 'false' }],
  [GITHUB, {}],
  [GITHUB, undefined],
  ['https://github.example.com', PUBLIC],
  ['https://x.ghe.com', PUBLIC],
  ['https://github.com.example.org', PUBLIC],
])('`charts: auto` sends nothing to a third party on %s for %j', async (server, repository) => {
  expect(await kindOf('auto', server, { repository })).toBe('forest');
  // The user's own server is no third party.
  expect(await kindOf('auto', server, { repository, quickchartUrl })).toBe('quickchart');
});

test.each(['quickchart', 'forest', 'none'] as const)(
  '`charts: %s` works everywhere',
  async (charts) => {
    expect(await kindOf(charts, GITHUB, { repository: { private: true } })).toBe(charts);
  },
);

test('a file that cannot be made causes a warning; the others are written', async () => {
  const temp = await mkdtemp(join(tmpdir(), 'report-folder-'));
  const before = process.env;
  const output = join(temp, 'output');
  await writeFile(output, '');
  process.env = { ...before, RUNNER_TEMP: temp, GITHUB_OUTPUT: output };
  const printed: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const report = {
    ...{ json: '{}', markdown: 'Verdict.', curves: 'arm,from\n', trials: 'arm,trial\n' },
    ...{ chart: { light: '<svg>', dark: '<svg>' }, charts: new Map(), page: () => '<html>' },
  };
  // No folder of a program: neither the page nor a picture can be made there.
  const nowhere = { home: '/nowhere', make: ({ make }: PlannedFile) => make() };
  const written = await writeReport(report, [], { name: 'nightly', world: nowhere }).finally(() => {
    jest.restoreAllMocks();
    process.env = before;
  });

  const folder = join(temp, 'tuning-gate-nightly');
  const texts = ['report.json', 'comment.md', 'curves.csv', 'trials.csv'];
  const there = [...texts, 'chart-light.svg', 'chart-dark.svg'];
  expect(written).toEqual({ folder, files: there.map((name) => join(folder, name)) });
  expect((await readdir(folder)).sort()).toEqual(there.sort());
  expect(await readFile(output, 'utf8')).toContain(folder);
  expect(printed.flatMap((line) => /report’s (\S+) could not be/.exec(line)?.[1] ?? [])).toEqual([
    ...['report.html', 'chart-light.png', 'chart-dark.png'],
  ]);
  await rm(temp, { recursive: true });
});

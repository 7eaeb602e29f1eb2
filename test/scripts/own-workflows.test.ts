import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Job, Workflow } from '../support/workflow-pages.ts';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).flatMap((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const workflow = parse(text) as Workflow;
  // Those that other repositories call have rules of their own.
  return 'workflow_call' in workflow.on ? [] : [{ name, text, workflow }];
});
const workflowOf = (wanted: string) =>
  files.find(({ name }) => name === wanted)?.workflow as Workflow;
const jobsOf = (wanted: string) => workflowOf(wanted).jobs;

describe.each(files)('$name', ({ text, workflow }) => {
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test('begins with why it exists', () => {
    expect(text).toMatch(/^# [A-Z]/);
  });

  test('grants nothing but what a job asks for by itself', () => {
    expect(workflow.permissions).toEqual({});
    for (const [name, { permissions }] of jobs)
      expect([name, permissions]).toEqual([name, expect.any(Object)]);
  });

  test('ends every job in time, and has a rule for runs that overlap', () => {
    for (const [name, job] of jobs) {
      expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)]);
    }
    expect(workflow.concurrency?.group).toEqual(expect.any(String));
  });

  test('pins every action by its commit, with the version beside it', () => {
    const lines = text.match(/^.*\buses:.*$/gm) ?? [];
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const line of lines) {
      expect(line).toMatch(/uses: (\.\/|[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
    }
  });

  test('leaves no token in a checkout, and puts no expression into a script', () => {
    for (const { uses = '', run = '', with: given } of steps) {
      if (uses.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
      expect(run).not.toContain('${{');
    }
  });
});

test('an action is used in one version only, in the workflows and in what users copy', () => {
  // Enterprise Server takes older ones.
  const isCurrent = (name: string) => name.endsWith('.md') && name !== 'reference.md';
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter(isCurrent);
  const texts = ['README.md', ...pages.map((name) => `docs/${name}`)].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const used = new Map<string, Set<string>>();
  const own = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  for (const text of [...texts, ...own]) {
    for (const [, name = '', version = ''] of text.matchAll(/uses: (actions\/[\w-]+)@(.+)$/gm)) {
      used.set(name, (used.get(name) ?? new Set()).add(version));
    }
  }
  expect(used.size).toBeGreaterThan(3);
  for (const [name, versions] of used) expect([name, versions.size]).toEqual([name, 1]);
});

test('ci-ok waits for every other job, and fails unless all of them passed', () => {
  const { 'ci-ok': last, ...others } = jobsOf('ci.yml');
  expect(last?.needs).toEqual(Object.keys(others));
  const [step, ...more] = last?.steps ?? [];
  const bad = ['failure', 'cancelled', 'skipped'].map((it) => `contains(needs.*.result, '${it}')`);
  expect(step).toEqual({ if: `\${{ ${bad.join(' || ')} }}`, run: 'exit 1' });
  expect(more).toEqual([]);
});

test('no job that may write installs packages or runs their code', () => {
  for (const { workflow } of files) {
    for (const { permissions = {}, steps } of Object.values(workflow.jobs)) {
      if (!Object.values(permissions).includes('write')) continue;
      for (const { run = '' } of steps)
        expect(run).not.toMatch(/npm (ci|cit|install|test|run)|\.ci\/run|npx/);
    }
  }
});

test('what is published was checked in the same run, and npm is asked to', () => {
  const { pack, check, publish, npm } = jobsOf('release.yml');
  const scriptsOf = (job?: Job) => (job?.steps ?? []).map(({ run }) => run).join('\n');
  for (const part of ['scripts/release.mjs', 'npm pack']) expect(scriptsOf(pack)).toContain(part);
  // What is attested is made where no package of the registry has run.
  expect(scriptsOf(pack)).not.toMatch(/npm (ci|cit|install|test|run)|\.ci\/run|npx/);
  const attests = ({ uses = '' }: Job['steps'][number]) => uses.startsWith('actions/attest@');
  expect([pack, check, publish, npm].map((job) => job?.steps.some(attests))).toEqual([
    ...[true, false, false, false],
  ]);
  expect(scriptsOf(check)).toContain('.ci/run');
  expect(publish?.needs).toEqual(['pack', 'check']);
  expect(npm).toMatchObject({ needs: ['pack', 'publish'], if: "vars.PUBLISH_TO_NPM == 'true'" });
});

test('packages are pinned by version and digest, and run no script when they are installed', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...overrides })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  const { '': _, ...packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const loose = Object.entries<{ integrity?: string }>(packages).filter(
    ([, { integrity }]) => !integrity?.startsWith('sha512-'),
  );
  expect(loose).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test('CI compares what is committed with what the sources build', () => {
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm run check$/m);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.check).toMatch(/npm run build && .*check-generated\.sh$/);
  expect(readFileSync('scripts/check-generated.sh', 'utf8')).toContain(' dist ');
});

describe('issue forms', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder)
    .filter((name) => name !== 'config.yml')
    .map((name) => ({ name, form: parse(readFileSync(join(folder, name), 'utf8')) }));

  test.each(forms)('$name asks for what inspect says, and names its fields once', ({ form }) => {
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const ids = form.body.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('inspect');
    for (const { type, attributes } of form.body) {
      expect(['input', 'textarea']).toContain(type);
      expect(attributes.label).toEqual(expect.any(String));
    }
  });
});

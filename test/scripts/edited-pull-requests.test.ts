import { readFileSync } from 'node:fs';
import { data, Evaluator, Lexer, Parser, wellKnownFunctions } from '@actions/expressions';
import { parse } from 'yaml';
import { starterWorkflow } from '../../src/render/index.ts';

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
}

interface Workflow {
  readonly name: string;
  readonly on: { readonly pull_request?: { readonly types?: readonly string[] } };
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

function examplesIn(page: string): string[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```yaml\n(name: [\s\S]*?)^```/gm);
  return [...blocks].map(([, text = '']) => text);
}

const ALL: readonly Workflow[] = [
  ...examplesIn('README.md'),
  ...examplesIn('docs/workflows.md'),
  starterWorkflow([]),
  readFileSync('.github/workflows/dogfood.yml', 'utf8'),
].map((text) => parse(text));
const OF_PULLS = ALL.filter(({ on }) => 'pull_request' in on);

type Context = Readonly<Record<string, unknown>>;

/** Evaluates an expression with GitHub's own library. */
function evaluate(expression: string, context: Context): data.ExpressionData {
  const functions = new Map(Object.entries(wellKnownFunctions));
  for (const name of ['always', 'cancelled']) {
    const call = () => new data.BooleanData(name === 'always');
    functions.set(name, { name, minArgs: 0, maxArgs: 0, call });
  }
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(context), [...functions.values()]).parse();
  const known = JSON.parse(JSON.stringify(context), data.reviver);
  return new Evaluator(parsed, known, functions).evaluate();
}

function isTrue(condition: string, context: Context): boolean {
  const bare = condition.replace(/^\$\{\{(.*)\}\}$/s, '$1');
  return evaluate(`!!(${bare})`, context).coerceString() === 'true';
}

function groupOf({ concurrency }: Workflow, github: Context): string {
  return (concurrency?.group ?? '').replace(/\$\{\{(.*?)\}\}/g, (_, expression) =>
    evaluate(expression, { github }).coerceString(),
  );
}

/** The jobs that run if every one succeeds, and no look decides. */
function jobsThatRun({ jobs }: Workflow, github: Context): string[] {
  const needs: Record<string, { result: string; outputs: Context }> = {};
  for (const [name, job] of Object.entries(jobs)) {
    const before = [job.needs ?? []].flat().map((one) => needs[one]?.result);
    const isStatus = /always\(\)|cancelled\(\)/.test(job.if ?? '');
    const mayRun = isStatus || before.every((result) => result === 'success');
    const runs = mayRun && isTrue(job.if ?? 'true', { github, needs });
    needs[name] = {
      result: runs ? 'success' : 'skipped',
      outputs: runs ? { decided: 'false' } : {},
    };
  }
  return Object.keys(needs).filter((name) => needs[name]?.result === 'success');
}

const pull_request = { number: 12, draft: false };
const onPull = (event: Context) => ({
  event_name: 'pull_request',
  run_id: 7,
  event: { pull_request, ...event },
});

describe.each(OF_PULLS.map((one) => [one.name, one] as const))('%s', (_, workflow) => {
  const all = Object.keys(workflow.jobs);

  test('trains when a pull request is opened, pushed to, or gets another base', () => {
    const { types = [] } = workflow.on.pull_request ?? {};
    expect(types).toEqual(expect.arrayContaining(['opened', 'synchronize', 'reopened', 'edited']));
    const base = { ref: { from: 'main' } };
    for (const event of [{ action: 'synchronize' }, { action: 'edited', changes: { base } }]) {
      expect(jobsThatRun(workflow, onPull(event))).toEqual(all);
      if (workflow.concurrency) expect(groupOf(workflow, onPull(event))).toMatch(/-12$/);
    }
  });

  test('does nothing for an edited title, and ends no run because of it', () => {
    const edited = onPull({ action: 'edited', changes: { title: { from: 'Try' } } });
    expect(jobsThatRun(workflow, edited)).toEqual([]);
    if (workflow.concurrency) expect(groupOf(workflow, edited)).toMatch(/-7$/);
  });
});

test('on a push, everything but what is for pull requests runs, in a group of its own', () => {
  for (const workflow of OF_PULLS) {
    const push = { event_name: 'push', run_id: 7, event: {} };
    const all = Object.keys(workflow.jobs).filter((name) => name !== 'regression');
    expect(jobsThatRun(workflow, push)).toEqual(all);
    if (workflow.concurrency) expect(groupOf(workflow, push)).toMatch(/-7$/);
  }
});

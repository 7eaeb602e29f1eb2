import { nearestNames } from '../errors.ts';
import type { YamlEntry, YamlTree } from '../parse/index.ts';
import type { Config } from '../settings/index.ts';

export type Scope = 'actions' | 'checks' | 'contents' | 'pull-requests';

export interface Workflow {
  /** What starts it, by the name of the event. */
  readonly events: ReadonlyMap<string, YamlTree>;
  readonly jobs: readonly Job[];
}

export interface Job {
  readonly id: string;
  /** At its id. */
  readonly at: YamlEntry;
  readonly tree: YamlTree;
  readonly name: string;
  readonly needs: readonly string[];
  readonly condition: string;
  /** Its own, or else those of the workflow; null if neither has any. */
  readonly permissions: YamlTree | null;
  readonly steps: readonly YamlTree[];
  readonly uses: readonly Use[];
}

/** A step with the Action, or a job that calls a reusable workflow. */
export interface Use {
  readonly kind: 'collect' | 'gate' | 'auto' | 'gate.yml';
  readonly job: Job;
  /** At `uses`. */
  readonly at: YamlTree;
  readonly inputs: ReadonlyMap<string, YamlEntry>;
  /** The names of the sweeps it saves or reads; null if only a run knows them. */
  readonly names: readonly string[] | null;
}

/** What a workflow is checked against. */
export interface Context {
  readonly config: Config | null;
  readonly exists: (path: string) => boolean;
}

const ACTION = /^(?:[\w.-]+\/tuning-gate(?:@.+)?|\.\/tuning-gate)$/;
const REUSABLE = /^[\w.-]+\/tuning-gate\/\.github\/workflows\/gate\.yml@.+$/;

/** What a YAML file says as a workflow, as far as the Action has to do with it. */
export function readWorkflow(tree: YamlTree): Workflow {
  const on = get(tree, 'on');
  const listed = on?.items.map((item) => [textOf(item), item] as const) ?? [];
  const mapped = on?.entries.map(({ key, tree }) => [key, tree] as const) ?? [];
  const only = on && listed.length + mapped.length === 0 ? [[textOf(on), on] as const] : [];
  const permissions = get(tree, 'permissions');
  const jobs = (get(tree, 'jobs')?.entries ?? []).map((entry) => readJob(entry, permissions));
  return { events: new Map([...only, ...listed, ...mapped]), jobs };
}

function readJob(at: YamlEntry, shared: YamlTree | null): Job {
  const { key: id, tree } = at;
  const needs = get(tree, 'needs');
  const steps = get(tree, 'steps')?.items ?? [];
  const job = {
    ...{ id, at, tree, steps, name: textOf(get(tree, 'name')) || id },
    needs: needs === null ? [] : needs.items.length > 0 ? needs.items.map(textOf) : [textOf(needs)],
    condition: textOf(get(tree, 'if')),
    permissions: get(tree, 'permissions') ?? shared,
    uses: [] as Use[],
  };
  for (const place of [tree, ...steps]) {
    const use = readUse(place, job);
    if (use !== null) job.uses.push(use);
  }
  return job;
}

function readUse(tree: YamlTree, job: Job): Use | null {
  const at = get(tree, 'uses');
  const isReusable = REUSABLE.test(textOf(at));
  if (at === null || !(isReusable || ACTION.test(textOf(at)))) return null;
  const entries = get(tree, 'with')?.entries ?? [];
  const inputs = new Map(entries.map((entry) => [entry.key, entry]));
  const given = (name: string) => textOf(inputs.get(name)?.tree ?? null);
  if (isReusable) {
    const models = given('models');
    const names = models === '' ? [given('name')] : namesIn(models);
    return { kind: 'gate.yml', job, at, inputs, names };
  }
  const mode = given('mode');
  const [kind = 'auto'] = nearestNames(mode, ['collect', 'gate'] as const);
  return { kind, job, at, inputs, names: valuesOf(given('name'), job) };
}

function namesIn(json: string): string[] | null {
  try {
    const names: unknown = JSON.parse(json);
    return Array.isArray(names) ? names.map(String) : null;
  } catch {
    return null;
  }
}

/** What a text can be in the jobs of a matrix; null if that is not written down. */
export function valuesOf(text: string, { tree }: Pick<Job, 'tree'>): string[] | null {
  if (!text.includes('${{')) return [text];
  const [, key = ''] = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(text) ?? [];
  const matrix = get(tree, 'strategy', 'matrix');
  const listed = get(matrix, key)?.items.map(textOf) ?? [];
  const included = (get(matrix, 'include')?.items ?? []).flatMap((one) => textOf(get(one, key)));
  const all = [...new Set([...listed, ...included])].filter(Boolean);
  return all.length > 0 && all.every((value) => !value.includes('${{')) ? all : null;
}

/** The part of a document that keys lead to; null if there is none. */
export function get(tree: YamlTree | null, ...keys: readonly string[]): YamlTree | null {
  return keys.reduce<YamlTree | null>((at, key) => {
    return at?.entries.find((entry) => entry.key === key)?.tree ?? null;
  }, tree);
}

/** A scalar as text; '' for anything else. */
export function textOf(tree: YamlTree | null): string {
  const value = tree?.value ?? '';
  return typeof value === 'object' ? '' : String(value).trim();
}

export function inputOf({ inputs }: Use, name: string): string {
  return textOf(inputs.get(name)?.tree ?? null);
}

export const isCall = ({ kind }: Use) => kind === 'gate.yml';
export const saves = ({ kind }: Use) => kind !== 'gate';
export const judges = ({ kind }: Use) => kind !== 'collect';

/** Whether a job may read or write; null where it is not said. */
export function allows({ permissions }: Job, scope: Scope, level: 'read' | 'write') {
  if (permissions === null) return null;
  const all = textOf(permissions);
  const given = all === '' ? textOf(get(permissions, scope)) : all.replace('-all', '');
  return given === 'write' || given === level;
}

/** The name of the check that a use writes. */
export function checkOf(use: Use): readonly string[] | null {
  const names = isCall(use) ? [inputOf(use, 'name')] : use.names;
  return names?.map((name) => (name === '' ? 'tuning-gate' : `tuning-gate / ${name}`)) ?? null;
}

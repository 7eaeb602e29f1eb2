import { nearestNames } from '../errors.ts';
import type { YamlEntry, YamlTree } from '../parse/index.ts';
import type { FoundFiles } from '../read/index.ts';
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
}

/** The files of the repository. */
export interface Repository {
  /** The text of a file; null if it is not there. */
  readonly read: (path: string) => string | null;
  /** The files of a sweep; null if there are none. */
  readonly sweepAt: (path: string) => Promise<Pick<FoundFiles, 'files' | 'source'> | null>;
}

/** What a workflow is checked against. */
export interface Context extends Repository {
  readonly config: Config | null;
  /** Whether a workflow judges what others have trained, whose own run may only read. */
  readonly hasAfter: boolean;
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
  if (isReusable) return { kind: 'gate.yml', job, at, inputs };
  const mode = textOf(inputs.get('mode')?.tree ?? null);
  const [kind = 'auto'] = nearestNames(mode, ['collect', 'gate'] as const);
  return { kind, job, at, inputs };
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
export function checkOf(use: Use): string {
  const name = inputOf(use, 'name');
  return name === '' ? 'tuning-gate' : `tuning-gate / ${name}`;
}

import type { YamlEntry, YamlTree } from '../parse/index.ts';
import type { FoundFiles } from '../read/index.ts';
import type { Config } from '../settings/index.ts';
import type { Report } from './findings.ts';

export interface Workflow {
  /** What starts it, by the name of the event. */
  readonly events: ReadonlyMap<string, YamlTree>;
  readonly jobs: readonly Job[];
  readonly uses: readonly Use[];
}

export interface Job {
  readonly id: string;
  readonly at: YamlEntry;
  readonly needs: readonly string[];
  readonly condition: string;
  /** Its own, or else those of the workflow; null if neither has any. */
  readonly permissions: YamlTree | null;
  readonly uses: readonly Use[];
}

/** What a step does by its mode: of a base that the run trains it does the same. */
const KINDS: ReadonlyMap<string, Use['kind']> = new Map(
  Object.entries({
    ...({ '': 'auto', auto: 'auto', start: 'start' } as const),
    ...({ collect: 'collect', base: 'collect', gate: 'gate', confirm: 'gate' } as const),
  }),
);

/** A step with the Action, or a job that calls the reusable workflow. */
export interface Use {
  /** `open` where only a run knows: nothing is claimed of it. */
  readonly kind: 'auto' | 'start' | 'collect' | 'gate' | 'gate.yml' | 'open';
  readonly job: Job;
  readonly at: YamlTree;
  readonly inputs: ReadonlyMap<string, YamlEntry>;
}

export interface Repository {
  /** The text of a file; null if it is not there. */
  readonly read: (path: string) => string | null;
  /** The files of a sweep; null if there are none. */
  readonly sweepAt: (path: string) => Promise<Pick<FoundFiles, 'files' | 'source'> | null>;
}

export interface Context extends Repository {
  readonly workflow: Workflow;
  readonly workflows: readonly Workflow[];
  readonly config: Config | null;
  readonly report: Report;
}

const USED =
  /^(?:[\w.-]+\/tuning-gate(\/\.github\/workflows\/gate\.yml)?(?:@.+)?|\.\/tuning-gate)$/;

export function readWorkflow(tree: YamlTree): Workflow {
  const on = get(tree, 'on');
  const listed = on === null ? [] : [on, ...on.items].map((item) => [textOf(item), item] as const);
  const mapped = on?.entries.map(({ key, tree }) => [key, tree] as const) ?? [];
  const jobs = (get(tree, 'jobs')?.entries ?? []).map((entry) => readJob(entry, tree));
  return {
    events: new Map([...listed, ...mapped].filter(([name]) => name !== '')),
    jobs,
    uses: jobs.flatMap(({ uses }) => uses),
  };
}

function readJob(at: YamlEntry, workflow: YamlTree): Job {
  const { key: id, tree } = at;
  const uses: Use[] = [];
  const job = {
    ...{ id, at, uses },
    needs: textsOf(get(tree, 'needs')),
    condition: textOf(get(tree, 'if')),
    permissions: get(tree, 'permissions') ?? get(workflow, 'permissions'),
  };
  const places = [tree, ...(get(tree, 'steps')?.items ?? [])];
  uses.push(...places.flatMap((place) => readUse(place, job)));
  return job;
}

function readUse(tree: YamlTree, job: Job): Use[] {
  const at = get(tree, 'uses');
  const [found, reusable] = USED.exec(textOf(at)) ?? [];
  if (at === null || found === undefined) return [];
  const entries = get(tree, 'with')?.entries ?? [];
  const inputs = new Map(entries.map((entry) => [entry.key, entry]));
  const kind = KINDS.get(textOf(inputs.get('mode')?.tree ?? null)) ?? 'open';
  return [{ kind: reusable ? 'gate.yml' : kind, job, at, inputs }];
}

/** The part of a document that a key leads to; null if there is none. */
export function get(tree: YamlTree | null, key: string): YamlTree | null {
  return tree?.entries.find((entry) => entry.key === key)?.tree ?? null;
}

/** A scalar as text; '' for anything else. */
export function textOf(tree: YamlTree | null): string {
  const value = tree?.value ?? '';
  return typeof value === 'object' ? '' : String(value).trim();
}

/** The texts of a list, which may be written as a scalar if it has one. */
export function textsOf(tree: YamlTree | null): string[] {
  return tree === null ? [] : [tree, ...tree.items].map(textOf).filter(Boolean);
}

export function inputOf({ inputs }: Use, name: string): string {
  return textOf(inputs.get(name)?.tree ?? null);
}

/** Where an input stands, or else the use. */
export function placeOf({ inputs, at }: Use, name: string): YamlTree {
  return inputs.get(name)?.tree ?? at;
}

export const isCall = ({ kind }: Use) => kind === 'gate.yml';
export const saves = ({ kind }: Use) => ['auto', 'collect', 'gate.yml'].includes(kind);
export const judges = ({ kind }: Use) => ['auto', 'gate', 'gate.yml'].includes(kind);
/** Whether only a run knows what it is. */
export const isOpen = (text: string) => text.includes('${{');

/** Whether a file is there, with either ending. */
export function isYaml(read: Repository['read'], path: string): boolean {
  return read(`${path}.yml`) !== null || read(`${path}.yaml`) !== null;
}

/** Whether something starts it in which there is something to train. */
export function trains({ events }: Workflow): boolean {
  return [...events.keys()].some((event) => event !== 'workflow_run' && event !== 'merge_group');
}

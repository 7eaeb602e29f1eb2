import { UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import { baseName, type SavedLocation, savedAt, savedName } from './names.ts';

/** Where a sweep is; `text` is as the user gave it, and untrusted. */
export type Location = { readonly text: string } & (
  | { readonly kind: 'path' }
  | { readonly kind: 'artifact'; readonly runId: number | null; readonly pattern: string }
  | { readonly kind: 'ref'; readonly ref: string; readonly path: string }
  /** What jobs of this run have saved under a name. */
  | { readonly kind: 'sweep'; readonly name: string; readonly artifact: string }
  | SavedLocation
  /** The base's, which jobs of the run that judges have trained under a name. */
  | Readonly<{ kind: 'base'; name: string; artifact: string; saved: SavedLocation }>
  | ServerLocation
);

/** @param saved where the baseline is that it replaces or confirms */
export function baseOfRun(saved: SavedLocation): Location {
  const { name } = saved;
  const text = 'the base trained in this run';
  return { kind: 'base', text, name, artifact: baseName(name), saved };
}

export function sweepOfRun(name: string): Location {
  return { kind: 'sweep', text: `sweep:${name}`, name, artifact: savedName(name) };
}

/** An artifact of this run, unless another is named. */
export function artifactAt(name: string): Extract<Location, { kind: 'artifact' }> {
  return { kind: 'artifact', text: `artifact:${name}`, runId: null, pattern: name };
}

/** Whether what it leads to was there before this run, and stays. */
export function isLasting(location: Location): boolean {
  return location.kind === 'ref' || (location.kind === 'artifact' && location.runId !== null);
}

/** A path that begins like another place is written with `./` before it. */
export function parseLocation(text: string, option: string): Location {
  const [word = '', ...rest] = text.split(':');
  const [first = '', after] = [rest[0], rest.slice(1).join(':')];
  if (text === 'auto') return savedAt('');
  if (rest.length === 0) return { kind: 'path', text };
  if (isServerTool(word)) return parseServer(word, rest.join(':'), { option });
  const isId = /^[1-9]\d*$/.test(first) && Number.isSafeInteger(Number(first));
  const filled = (part: string) => {
    if (part.trim() !== '' && (word !== 'run' || isId)) return part;
    throw wrongPlace(option, `is ${JSON.stringify(printable(text))}`, FORMS);
  };
  switch (word) {
    case 'artifact':
      return { kind: 'artifact', text, runId: null, pattern: filled(rest.join(':')) };
    case 'run':
      return { kind: 'artifact', text, runId: Number(first), pattern: filled(after) };
    case 'sweep':
      return sweepOfRun(filled(rest.join(':')));
    case 'ref':
      return { kind: 'ref', text, ref: filled(first), path: filled(after) };
    default:
      // The address itself is never shown: it may contain a password.
      if (first.startsWith('//'))
        throw wrongPlace(option, 'is an address; only files are read', DOWNLOAD);
      return { kind: 'path', text };
  }
}

/** Reads where both sweeps of a comparison are, each at its own commits. */
export function parseSource(text: string): ServerLocation {
  const [tool = '', ...rest] = text.split(':');
  if (isServerTool(tool))
    return parseServer(tool, rest.join(':'), { option: 'source', byCommit: true });
  const shown = text.includes('://') ? 'is an address' : `is ${JSON.stringify(printable(text))}`;
  const fix = 'Write mlflow:EXPERIMENT, wandb:ENTITY/PROJECT or optuna:STUDY-{sha}.';
  throw wrongPlace('source', shown, fix);
}

export function parseLocations(of: Readonly<Record<'baseline' | 'candidate', string>>) {
  return {
    baseline: parseLocation(of.baseline, 'baseline'),
    candidate: parseLocation(of.candidate, 'candidate'),
  };
}

const DOWNLOAD = 'Download the file, or export the trials as CSV, and name the file.';
const FORMS =
  'Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path; put ./ before a path that begins like one of these (./run:7).';

/** How the places on servers are written, and the variables with the servers' addresses. */
const SERVERS = {
  mlflow: {
    form: 'mlflow:EXPERIMENT, with ?filter=… or ?commit=SHA',
    allowed: ['filter', 'commit'],
    variable: 'MLFLOW_TRACKING_URI',
  },
  wandb: {
    form: 'wandb:ENTITY/PROJECT, with ?sweep=ID, ?tag=… or ?commit=SHA',
    allowed: ['sweep', 'tag', 'commit'],
    variable: 'WANDB_BASE_URL',
  },
  optuna: { form: 'optuna:STUDY', allowed: [], variable: 'OPTUNA_STORAGE' },
} as const;
export type ServerTool = keyof typeof SERVERS;

/** Trials on a tracking server, or in a database that several workers share. Its texts are untrusted. */
export interface ServerLocation {
  readonly kind: 'server';
  readonly text: string;
  readonly tool: ServerTool;
  /** An experiment of MLflow, `ENTITY/PROJECT` of W&B, a study of Optuna. */
  readonly name: string;
  /** What else must hold of its trials. */
  readonly filters: ReadonlyMap<string, string>;
  /** Only the trials of some commits are meant: those of the pull request, or of the base. */
  readonly byCommit: boolean;
}

/** Where a commit stands, in a name or a filter. */
const COMMIT = '{sha}';

export function isServerTool(word: string): word is ServerTool {
  return Object.hasOwn(SERVERS, word);
}

const OF_EACH = 'Name a study for each commit, such as optuna:resnet-{sha}.';

/** Percent signs escape as in an address, so that a name may hold a `?`. */
export function parseServer(
  tool: ServerTool,
  rest: string,
  { option, byCommit = false }: { readonly option: string; readonly byCommit?: boolean },
): ServerLocation {
  const { form, variable } = SERVERS[tool];
  const allowed: readonly string[] = SERVERS[tool].allowed;
  // An address may contain a password, so it is not shown.
  if (/^\/\/|:\/\//.test(rest)) {
    const fix = `Write ${form}; the address is read from ${variable}.`;
    throw wrongPlace(option, 'contains an address', fix);
  }
  const text = `${tool}:${rest}`;
  const [encoded = '', ...more] = rest.split('?');
  const pairs = more
    .join('?')
    .split('&')
    .filter(Boolean)
    .map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)] as const);
  const name = decoded(encoded)?.trim() ?? '';
  const filters = new Map(pairs.map(([key, value]) => [key, decoded(value)?.trim() ?? '']));
  const isNamed = tool === 'wandb' ? /^[^/]+\/[^/]+$/.test(name) : name !== '';
  const isKnown = [...filters].every(([key, value]) => allowed.includes(key) && value !== '');
  const commit = filters.get('commit');
  const isSha = commit === undefined || /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
  const location = { kind: 'server', text, tool, name, filters, byCommit } as const;
  const hasSha = hasCommit(location);
  const faults: readonly (readonly [is: boolean, what: string, fix: string])[] = [
    [!isNamed || !isKnown || filters.size < pairs.length, '', `Write ${form}.`],
    [!isSha, ', where commit is not a full SHA', 'Write all 40 digits, in lower case.'],
    [!byCommit && hasSha, ', and {sha} stands for a commit of `source` only', 'Use `source`.'],
    [byCommit && !!commit, ', and `source` chooses the commits itself', 'Leave commit out.'],
    [byCommit && tool === 'optuna' && !hasSha, ', and Optuna does not record commits', OF_EACH],
  ];
  const [, what = '', fix] = faults.find(([is]) => is) ?? [];
  if (fix === undefined) return location;
  throw wrongPlace(option, `is ${JSON.stringify(printable(text))}${what}`, fix);
}

/** An error in where a sweep is, which the option is called for all its readers. */
export function wrongPlace(option: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'settings', where: option, option, what, fix });
}

/** Whether its name or a filter says where the commit stands, because the tool does not record it as such. */
export function hasCommit({ name, filters }: ServerLocation): boolean {
  return [name, ...filters.values()].some((text) => text.includes(COMMIT));
}

export function forCommit(text: string, sha: string): string {
  return text.replaceAll(COMMIT, sha);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

import { UserError } from '../errors.ts';
import { printable } from '../printable.ts';

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

/**
 * Reads what stands after `mlflow:`, `wandb:` or `optuna:`. Percent signs escape as in an address, so that a
 * name may hold a `?`.
 */
export function parseServer(
  tool: ServerTool,
  rest: string,
  { option, byCommit = false }: { readonly option: string; readonly byCommit?: boolean },
): ServerLocation {
  const { form, variable } = SERVERS[tool];
  const allowed: readonly string[] = SERVERS[tool].allowed;
  const wrong = (what: string, fix: string) => wrongPlace(option, what, fix);
  // An address may contain a password, so it is not shown.
  if (/^\/\/|:\/\//.test(rest))
    throw wrong('contains an address', `Write ${form}; the address is read from ${variable}.`);
  const text = `${tool}:${rest}`;
  const shown = `is ${JSON.stringify(printable(text))}`;
  const [encoded = '', ...more] = rest.split('?');
  const pairs = more
    .join('?')
    .split('&')
    .filter(Boolean)
    .map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)] as const);
  const name = decoded(encoded)?.trim();
  const filters = new Map(pairs.map(([key, value]) => [key, decoded(value)?.trim() ?? '']));
  const isForm = tool !== 'wandb' || /^[^/]+\/[^/]+$/.test(name ?? '');
  const isKnown = [...filters].every(([key, value]) => allowed.includes(key) && value !== '');
  if (!name || !isForm || !isKnown || filters.size < pairs.length)
    throw wrong(shown, `Write ${form}.`);
  const commit = filters.get('commit');
  if (commit !== undefined && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
    throw wrong(`${shown}, where commit is not a full SHA`, 'Write all 40 digits, in lower case.');
  const location = { kind: 'server', text, tool, name, filters, byCommit } as const;
  if (!byCommit && hasCommit(location))
    throw wrong(`${shown}, and {sha} stands for a commit of \`source\` only`, 'Use `source`.');
  if (byCommit && commit !== undefined)
    throw wrong(`${shown}, and \`source\` chooses the commits itself`, 'Leave commit out.');
  if (byCommit && tool === 'optuna' && !hasCommit(location))
    throw wrong(
      `${shown}, and Optuna does not record commits`,
      'Name a study for each commit, such as optuna:resnet-{sha}.',
    );
  return location;
}

/** An error in where a sweep is, which the option is called for all its readers. */
export function wrongPlace(option: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'settings', where: option, option, what, fix });
}

/** Whether its name or a filter says where the commit stands, because the tool does not record it as such. */
export function hasCommit({ name, filters }: ServerLocation): boolean {
  return [name, ...filters.values()].some((text) => text.includes(COMMIT));
}

/** A name or a filter for one commit. */
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

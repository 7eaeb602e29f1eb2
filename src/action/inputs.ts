import { UserError } from '../errors.ts';
import { readSettings } from '../inputs.ts';
import { LABEL } from '../parse/index.ts';
import type { Settings } from '../settings.ts';

const MODES = ['auto', 'collect', 'gate'] as const;
const COMMENTS = ['always', 'changes', 'regressions', 'never'] as const;
const CHECKS = ['auto', 'always', 'never'] as const;
const CHARTS = ['auto', 'quickchart', 'branch', 'mermaid', 'none'] as const;
export const QUICKCHART = 'https://quickchart.io';

/** Everything the Action is told. */
export interface ActionInputs {
  readonly mode: (typeof MODES)[number];
  /** Where the sweeps are; `auto`: the saved ones. */
  readonly baseline: string;
  readonly candidate: string;
  readonly workingDirectory: string;
  /** Tells several instances in one repository apart. */
  readonly name: string;
  /** Which job of a matrix this is; empty outside of one. */
  readonly shard: string;
  /** How long a saved sweep and a report are kept; null: as long as the repository says. */
  readonly retentionDays: number | null;
  readonly token: string;
  readonly comment: (typeof COMMENTS)[number];
  readonly check: (typeof CHECKS)[number];
  /** Where the chart of the comment is drawn. */
  readonly charts: (typeof CHARTS)[number];
  /** Of a QuickChart server, without query or fragment. */
  readonly quickchartUrl: string;
  /** Whether the report's files are kept as an artifact. */
  readonly uploadReport: boolean;
  readonly settings: Settings;
}

/** @param getInput the runner's value of an input, '' where there is none */
export function readActionInputs(getInput: (name: string) => string): ActionInputs {
  const mode = choice('mode', MODES, getInput);
  return {
    mode,
    baseline: getInput('baseline') || 'auto',
    candidate: candidateOf(mode, getInput('candidate')),
    workingDirectory: getInput('working-directory') || '.',
    name: label('name', getInput),
    shard: label('shard', getInput),
    retentionDays: retentionDays(getInput('retention-days')),
    token: getInput('github-token'),
    comment: choice('comment', COMMENTS, getInput),
    check: choice('check', CHECKS, getInput),
    charts: choice('charts', CHARTS, getInput),
    quickchartUrl: serverAddress('quickchart-url', getInput) || QUICKCHART,
    uploadReport: choice('upload-report', ['true', 'false'], getInput) === 'true',
    settings: readSettings({ get: getInput, nameOf: (name) => `input ${name}` }),
  };
}

/** What can be told of inputs some of which may be wrong: where to report that they are. */
export function readLeniently(getInput: GetInput): ActionInputs {
  const known = <T extends string>(name: string, choices: readonly [T, ...T[]]): T =>
    choices.find((one) => one === getInput(name)) ?? choices[0];
  return {
    mode: known('mode', MODES),
    baseline: 'auto',
    candidate: 'auto',
    workingDirectory: '.',
    name: isLabel(getInput('name')) ? getInput('name').normalize() : '',
    shard: '',
    retentionDays: null,
    token: getInput('github-token'),
    comment: COMMENTS.find((one) => one === (getInput('comment') || 'always')) ?? 'never',
    check: known('check', CHECKS),
    charts: 'none',
    quickchartUrl: QUICKCHART,
    uploadReport: false,
    settings: readSettings({ get: () => undefined, nameOf: (option) => `input ${option}` }),
  };
}

/** Whoever collects has trained in this very job, and asks GitHub for nothing. */
const ELSEWHERE = /^(artifact|run|ref):/;

/** Only the gate can do without: it takes the sweeps that other jobs of the run have saved. */
function candidateOf(mode: ActionInputs['mode'], given: string): string {
  if (mode === 'gate') return given || 'auto';
  if (mode === 'collect' && ELSEWHERE.test(given)) {
    const fix = 'Give the path, folder or glob of what this job has trained.';
    throw wrong('candidate', `is ${shown(given)}, and \`mode: collect\` reads files alone`, fix);
  }
  if (given !== '' && given !== 'auto') return given;
  const what = given === '' ? 'has no value' : 'is auto, which only `mode: gate` can look up';
  throw wrong('candidate', what, 'Give the path, folder or glob of the sweep.');
}

type GetInput = (name: string) => string;

/** Editors write one name in several ways that look the same. */
function label(name: string, getInput: GetInput): string {
  const given = getInput(name);
  if (given === '' || isLabel(given)) return given.normalize();
  throw wrong(name, `is ${shown(given)}`, 'Use at most 80 characters, all of which can be seen.');
}

function isLabel(given: string): boolean {
  return LABEL.test(given.normalize());
}

/** The first choice is the default. */
function choice<T extends string>(name: string, choices: readonly T[], getInput: GetInput): T {
  const given = getInput(name) || choices[0];
  const found = choices.find((one) => one === given);
  if (found !== undefined) return found;
  throw wrong(name, `is ${shown(given ?? '')}`, `It must be one of ${choices.join(', ')}.`);
}

function retentionDays(given: string): number | null {
  if (given === '') return null;
  if (/^\d{1,3}$/.test(given) && Number(given) >= 1 && Number(given) <= 400) return Number(given);
  const fix = 'It must be a whole number of days from 1 to 400, or empty for the repository’s own.';
  throw wrong('retention-days', `is ${shown(given)}`, fix);
}

const LONGEST_ADDRESS = 200;

/** Readers' addresses begin with it: what is secret in it would be told to all of them. */
function serverAddress(name: string, getInput: GetInput): string {
  const given = getInput(name);
  if (given === '') return '';
  const url = URL.canParse(given) ? new URL(given) : null;
  const isPlain = url !== null && !/[?#]/.test(given) && url.username + url.password === '';
  const isShort = given.length <= LONGEST_ADDRESS;
  if (isPlain && isShort && /^https?:$/.test(url.protocol)) return withoutEnd(url.href);
  const fix = `Give an address of at most ${LONGEST_ADDRESS} characters, such as https://charts.example.org, without user name, query and fragment.`;
  throw wrong(name, `is ${shown(given)}`, fix);
}

/** Servers are often told of by where they draw, which is added to every address anyway. */
function withoutEnd(address: string): string {
  return address
    .replace(/\/+$/, '')
    .replace(/\/chart$/, '')
    .replace(/\/+$/, '');
}

function shown(given: string): string {
  return JSON.stringify(given.slice(0, 80));
}

function wrong(name: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'settings', where: `input ${name}`, what, fix });
}

import {
  inputsIgnoredFor,
  insteadOfInput,
  isInput,
  NO_INPUTS,
  OPTION_NAMES,
  OPTIONS,
  REUSABLE_INPUTS,
} from '../settings/index.ts';
import { checkValue } from './config.ts';
import { quoted, type Report, suggestion } from './findings.ts';
import { checkCommand, checkSearches } from './training.ts';
import {
  type Context,
  inputOf,
  isCall,
  judges,
  textOf,
  type Use,
  type Workflow,
} from './workflow.ts';

const INPUTS = new Map(
  OPTION_NAMES.filter(isInput).map((name) => [name as string, OPTIONS[name].kind] as const),
);
const TRAIN = '.github/actions/train/action';

/** Checks what a step or a call is given. */
export function checkInputs(use: Use, workflow: Workflow, context: Context, report: Report): void {
  const { config, read } = context;
  checkNames(use, report);
  checkCandidate(use, report);
  const hasAction = [`${TRAIN}.yml`, `${TRAIN}.yaml`].some((path) => read(path) !== null);
  if (isCall(use) && trains(workflow) && inputOf(use, 'run') === '' && !hasAction) {
    const what = `${quoted('run')} is missing, and so is ./.github/actions/train`;
    report(use.at, 'missing-input', what, 'Give the command that trains.');
  }
  const entry = use.inputs.get('config');
  const named = textOf(entry?.tree ?? null);
  if (entry && !named.includes('${{') && read(named) === null) {
    const fix = 'Give its path from the top of the repository.';
    report(entry.tree, 'missing-config', `there is no file ${quoted(named)}`, fix);
  }
  if (trains(workflow)) {
    checkCommand(use, context, report);
    checkSearches(use, context, report);
  }
  if (config === null || !judges(use)) return;
  const given = (name: string) => (isInput(name) ? inputOf(use, name) : '');
  for (const name of inputsIgnoredFor(config, given)) {
    const what = `${quoted(name)} has no effect next to ${config.path}`;
    const place = use.inputs.get(name) ?? use.at;
    report(place, 'ignored-input', what, 'Set it there, and leave it out here.');
  }
}

function checkNames(use: Use, report: Report): void {
  const table = isCall(use) ? REUSABLE_INPUTS : INPUTS;
  for (const [name, entry] of use.inputs) {
    const kind = table.get(name);
    const { value } = entry.tree;
    if (name === 'python-version' && (value === 3.1 || value === 3.2)) {
      const what = `${quoted(name)} is the number ${value}: YAML drops a zero at its end`;
      report(entry.tree, 'invalid-value', what, `Write ${quoted(`'${value}0'`)}, in quotes.`);
    } else if (kind !== undefined) checkValue({ name, kind, entry }, report);
    else {
      const what = `${quoted(name)} is not an input of ${isCall(use) ? use.kind : 'the Action'}`;
      const names = [...table.keys()];
      const fix =
        insteadOfInput(name, textOf(entry.tree)) ??
        suggestion(name, [...names, ...NO_INPUTS], `The inputs are ${names.join(', ')}.`);
      report(entry, 'unknown-input', what, fix);
    }
  }
}

function checkCandidate(use: Use, report: Report): void {
  if (use.kind !== 'collect' && use.kind !== 'auto') return;
  const given = inputOf(use, 'candidate');
  const mode = quoted(`mode: ${use.kind}`);
  if (given === '')
    report(
      use.at,
      'missing-input',
      `${quoted('candidate')} is missing with ${mode}`,
      'Give the file, folder or glob that training writes.',
    );
  else if (use.kind === 'collect' && /^(artifact|run|ref|sweep):/.test(given))
    report(
      use.inputs.get('candidate')?.tree ?? use.at,
      'invalid-value',
      `${quoted('candidate')} is ${quoted(given)} with ${mode}`,
      'Give a file, folder or glob.',
    );
}

/** Whether something starts it in which there is something to train. */
export function trains({ events }: Workflow): boolean {
  return [...events.keys()].some((event) => event !== 'workflow_run' && event !== 'merge_group');
}

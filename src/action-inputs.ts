import { UserError } from './errors.ts';
import { readSettings } from './inputs.ts';
import type { Settings } from './settings.ts';

/** Everything the Action is told. */
export interface ActionInputs {
  readonly baseline: string;
  readonly candidate: string;
  readonly workingDirectory: string;
  /** Tells several instances in one repository apart. */
  readonly name: string;
  readonly token: string;
  readonly comment: 'always' | 'never';
  readonly settings: Settings;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/;

/** @param getInput the runner's value of an input, '' where there is none */
export function readActionInputs(getInput: (name: string) => string): ActionInputs {
  return {
    baseline: required('baseline', getInput('baseline')),
    candidate: required('candidate', getInput('candidate')),
    workingDirectory: getInput('working-directory') || '.',
    name: checkName(getInput('name')),
    token: getInput('github-token'),
    comment: checkComment(getInput('comment')),
    settings: readSettings({ get: getInput, nameOf: (name) => `input ${name}` }),
  };
}

function required(name: string, value: string): string {
  if (value !== '') return value;
  throw wrong(name, 'has no value', 'Give the path, folder or glob of the sweep.');
}

/** The name becomes part of a file name and of the comment's marker. */
function checkName(name: string): string {
  if (name === '' || NAME.test(name)) return name;
  const fix = 'Use at most 40 letters, digits, spaces, dots, dashes and underscores.';
  throw wrong('name', `is ${JSON.stringify(name.slice(0, 80))}`, fix);
}

function checkComment(comment: string): 'always' | 'never' {
  if (comment === 'always' || comment === 'never') return comment;
  if (comment === '') return 'always';
  throw wrong(
    'comment',
    `is ${JSON.stringify(comment.slice(0, 80))}`,
    'It must be always or never.',
  );
}

function wrong(name: string, what: string, fix: string): UserError {
  return new UserError({ fault: 'settings', where: `input ${name}`, what, fix });
}

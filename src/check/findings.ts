import type { YamlTree } from '../parse/index.ts';
import { printable } from '../printable.ts';

/**
 * What can be found, in the order of docs/reference.md: what is wrong, and after the first full stop what to do. What
 * follows a slash is not part of the code. Values stand in angle brackets.
 */
const MESSAGES = {
  unreadable: '<what>. <fix>',
  'unknown-input': '`<name>` is not an input of <of>. <fix>',
  'invalid-value': '`<name>` is <value>. <fix>',
  'missing-input/run':
    '`run` is missing, and so is ./.github/actions/train. Give the command that trains.',
  'missing-input/candidate':
    '`candidate` is missing with `mode: <mode>`. Give the file, folder or glob that training writes.',
  'unknown-setting': '`<name>` is not a setting of the config. <fix>',
  'conflicting-settings': '`<name>` <what>. <fix>',
  'missing-config': 'there is no file `<path>`. Give its path from the top of the repository.',
  unfilled: '`<line>` is to be filled in. Complete the line, and remove the comment.',
  'expiring-baseline':
    '`<name>` is `<value>`, which is gone when its artifact expires. Download it, commit it, and name it as `ref:main:PATH`.',
  'blank-setting':
    '`<name>` has no value. Write one, which must be <expected>, or remove the line.',
  'not-in-example': '`<path>` <what>. <fix>',
  'missing-file': 'there is no file `<path>`. Correct the path, or commit the file.',
  'same-trials/fixed':
    '`<word>` is fixed: all <jobs> jobs would draw the same trials. Write `--seed "$SEED"`, or what your script calls it.',
  'same-trials':
    'neither `$SEED` nor `$JOB` is used: all <jobs> jobs would draw the same trials. Write `--seed "$SEED"`, or what your script calls it.',
  'unused-variable/sweep':
    '`$SWEEP` is not used: nothing writes the file that is collected. Pass it to the script.',
  'unused-variable/model':
    '`$MODEL` is not used: the jobs of every model would train the same one. Pass it to the script.',
  'few-searches':
    'adaptive searches are compared as wholes, and `jobs: <jobs>` is too few. Write `jobs: <min>` or more, each with a search of its own.',
  'gate-without-needs':
    '`mode: gate` runs without waiting for the jobs that train. Add `needs: [<ids>]`.',
  'gate-not-always': `\`<id>\` is skipped if a job that trains fails, and its check never comes. Add \`if: \${{ !cancelled() && needs.<training>.result != 'skipped' }}\`.`,
  'missing-permission':
    '`<scope>: <level>` is missing, which is for <why>. Add it to these permissions<otherwise>.',
  'no-permissions':
    '`<id>` has no permissions, and the default depends on the repository. Add `permissions: { <list> }`.',
  'no-permissions/training':
    '`<id>` trains without permissions of its own: the default may let it write. Add `permissions: { contents: read }`.',
  'training-may-write':
    '`<id>` runs the code of pull requests with a token that may write. Give it `permissions: { contents: read }`, and let another job compare.',
  'pull-request-target':
    'this event trains the code of anybody who opens a pull request with a token that may write. Use `pull_request`, and `workflow_run` for forks.',
  'pull-request-types': '`types` lacks <missing>: <why>. Write `types: [<all>]`.',
  'path-filter':
    '`<key>` can keep the workflow from running, and a required check then waits forever. Remove it.',
  'no-baseline':
    'no workflow trains the branch that pull requests are compared with. Add `push: { branches: [main] }`.',
  'dependabot-waits':
    'the runs of Dependabot may only read, so that its pull requests never get the check. Add a workflow on `workflow_run`, as the README shows.',
  'after-trains':
    '`mode: <mode>` would train in a run whose token may write. Use `mode: gate` here.',
} as const;

type Message = keyof typeof MESSAGES;

/** Every code; they stay when the words change. */
export const CODES = [...new Set(Object.keys(MESSAGES).map(codeOf))];

function codeOf(message: string): string {
  return message.replace(/\/.*/, '');
}

/** A mistake in a workflow or the config; its texts may quote the files. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly what: string;
  readonly fix: string;
}

/** Asks in a line of a starter what the reader has to complete. */
export const FILL_IN = ' # fill in: ';

type Place = Pick<YamlTree, 'line' | 'column'>;

/** Says what is wrong at a place, if there is one. */
export type Report = (
  place: Place | null | undefined,
  message: Message,
  values?: Readonly<Record<string, string | number>>,
) => void;

/** @param path of the file that findings are in */
export function reportTo(findings: Finding[], path: string): Report {
  return (place, message, values = {}) => {
    if (!place) return;
    const [what = '', fix = ''] = MESSAGES[message]
      .split(/\. (.*)/s)
      .map((text) =>
        text.replace(/<(\w+)>/g, (_, name: string) => printable(`${values[name] ?? ''}`, 300)),
      );
    const { line, column } = place;
    findings.push({ path, line, column, code: codeOf(message), what, fix });
  };
}

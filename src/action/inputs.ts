import { settingsError } from '../errors.ts';
import {
  type GroupValues,
  OPTIONS,
  type OptionName,
  type OptionValue,
  readGroup,
  readOption,
  readSettings,
  type Settings,
} from '../settings/index.ts';

export const QUICKCHART = OPTIONS['quickchart-url'].default ?? '';

/** All inputs of the Action. */
export interface ActionInputs extends GroupValues<'action'> {
  /** Where the sweeps are; `auto`: the saved ones. */
  readonly baseline: string;
  readonly candidate: string;
  readonly settings: Settings;
}

type GetInput = (name: string) => string;

/** @param getInput the runner's value of an input, '' if there is none */
export function readActionInputs(getInput: GetInput): ActionInputs {
  const { baseline, candidate } = readGroup('sweeps', getInput);
  const inputs = readGroup('action', getInput);
  return {
    ...inputs,
    baseline,
    candidate: candidateOf(inputs.mode, candidate),
    settings: readSettings(getInput),
  };
}

/** The inputs that say where to report, even if others are invalid. */
export function readLeniently(getInput: GetInput): ActionInputs {
  const valueOr = <N extends OptionName>(name: N, fallback: OptionValue<N>): OptionValue<N> => {
    try {
      return readOption(name, getInput);
    } catch {
      return fallback;
    }
  };
  const none = () => undefined;
  return {
    ...readGroup('action', none),
    mode: valueOr('mode', 'auto'),
    name: valueOr('name', ''),
    token: valueOr('github-token', ''),
    comment: valueOr('comment', 'never'),
    check: valueOr('check', 'auto'),
    charts: 'none',
    uploadReport: false,
    baseline: 'auto',
    candidate: 'auto',
    settings: readSettings(none),
  };
}

const ELSEWHERE = /^(artifact|run|ref):/;

/** Only `mode: gate` needs none: it compares the sweeps that other jobs of the run saved. */
function candidateOf(mode: ActionInputs['mode'], given: string | null): string {
  if (mode === 'gate') return given ?? 'auto';
  if (mode === 'collect' && given !== null && ELSEWHERE.test(given)) {
    const what = `${JSON.stringify(given.slice(0, 80))} is not a file, and \`mode: collect\` only reads files`;
    throw settingsError('candidate', what, 'Give the path or glob of the sweep this job trained.');
  }
  if (given !== null && given !== 'auto') return given;
  const what = given === null ? 'is missing' : '`auto` is only possible with `mode: gate`';
  throw settingsError('candidate', what, 'Give the path, folder or glob of the sweep.');
}

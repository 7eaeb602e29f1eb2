import {
  type GroupValues,
  OPTIONS,
  type OptionName,
  type OptionValue,
  readGroup,
  readOption,
  type ValueSource,
} from '../settings/index.ts';

export const QUICKCHART = OPTIONS['quickchart-url'].default ?? '';

/** All inputs of the Action. */
export interface ActionInputs extends GroupValues<'action'> {
  /** Where the sweeps are; `auto`: the saved ones, unless the config names others. */
  readonly baseline: string;
  readonly candidate: string;
  /** Everything as it was given: the config may hold what was not. */
  readonly given: ValueSource;
}

type GetInput = (name: string) => string;

/** @param getInput the runner's value of an input, '' if there is none */
export function readActionInputs(getInput: GetInput): ActionInputs {
  const { baseline, candidate } = readGroup('sweeps', getInput);
  const inputs = readGroup('action', getInput);
  return { ...inputs, baseline, candidate: candidate ?? 'auto', given: getInput };
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
    given: none,
  };
}

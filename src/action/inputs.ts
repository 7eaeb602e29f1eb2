import {
  type GroupValues,
  OPTIONS,
  readGroup,
  readOption,
  type ValueSource,
} from '../settings/index.ts';

export const QUICKCHART = OPTIONS['quickchart-url'].default ?? '';

export interface ActionInputs extends GroupValues<'action'> {
  /** Everything as it was given, where the sweeps are too: the config may hold what was not. */
  readonly given: ValueSource;
}

/** Invalid inputs count as not given: the others say where that is reported. */
export function readLeniently(getInput: ValueSource): ActionInputs {
  return readActionInputs((name) => {
    try {
      readOption(name, getInput);
      return getInput(name);
    } catch {
      return undefined;
    }
  });
}

/** @param given the runner's value of an input, '' if there is none */
export function readActionInputs(given: ValueSource): ActionInputs {
  return { ...readGroup('action', given), given };
}

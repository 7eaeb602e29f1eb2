import { OPTIONS } from './table.ts';
import { type Kind, LABEL, text, wholeNumber } from './values.ts';

const MAX_JOBS = 16;
/** Of a runner of one's own; GitHub's stop after six hours. */
const MAX_MINUTES = 5 * 24 * 60;
/** GitHub makes no more jobs of a matrix. */
const MAX_MATRIX = 256;

/** Names of models, as a JSON list. */
const modelNames: Kind<readonly string[]> = {
  placeholder: 'NAMES',
  expected: `a JSON list of at most ${MAX_MATRIX} different names, such as ["small", "large"]`,
  parse: (given) => {
    try {
      const names: unknown = JSON.parse(given);
      if (!Array.isArray(names) || names.length === 0 || names.length > MAX_MATRIX) return;
      const areNames = names.every((name) => typeof name === 'string' && LABEL.test(name));
      return areNames && new Set(names).size === names.length ? names : undefined;
    } catch {
      return;
    }
  },
};

/** What the reusable workflow takes besides inputs of the Action. */
const OF_TRAINING: Readonly<Record<string, Kind<unknown>>> = {
  run: text('COMMAND'),
  models: modelNames,
  jobs: wholeNumber('N', MAX_JOBS),
  'python-version': text('VERSION'),
  'runs-on': text('RUNNER'),
  'timeout-minutes': wholeNumber('MINUTES', MAX_MINUTES),
};

const OF_ACTION = ['candidate', 'metric', 'direction', 'name', 'charts', 'retention-days'] as const;

/** The inputs of `gate.yml`. */
export const REUSABLE_INPUTS: ReadonlyMap<string, Kind<unknown>> = new Map([
  ...Object.entries(OF_TRAINING),
  ...OF_ACTION.map((name) => [name, OPTIONS[name].kind] as const),
]);

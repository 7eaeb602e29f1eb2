import { OPTIONS } from './table.ts';
import { type Kind, LABEL, type OptionRow, text, wholeNumber } from './values.ts';

const MAX_JOBS = 16;
/** GitHub makes no more jobs of a matrix. */
const MAX_MATRIX = 256;
/** As many as `looks.yml` has. */
export const MAX_REUSABLE_LOOKS = 6;

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

/** What the reusable workflows take besides inputs of the Action. */
const OF_TRAINING = {
  run: { kind: text('COMMAND'), description: 'The command that trains.' },
  models: { kind: modelNames, description: 'Names, each with a sweep of its own.' },
  jobs: {
    kind: wholeNumber('N', MAX_JOBS),
    description: 'In how many jobs each sweep is trained.',
  },
  'python-version': { kind: text('VERSION'), description: 'Python to install; empty for none.' },
  'runs-on': { kind: text('RUNNER'), description: 'The runner that trains.' },
  'timeout-minutes': {
    kind: wholeNumber('MINUTES', 360 * 24),
    description: 'After which a job that trains is stopped.',
  },
} as const satisfies Readonly<Record<string, OptionRow>>;

const OF_ACTION = ['candidate', 'metric', 'direction', 'name', 'charts', 'retention-days'] as const;

/** The inputs of `gate.yml` and of `looks.yml`. */
export const REUSABLE_INPUTS: ReadonlyMap<string, OptionRow> = new Map<string, OptionRow>([
  ...Object.entries(OF_TRAINING),
  ...OF_ACTION.map((name) => [name, OPTIONS[name]] as const),
]);

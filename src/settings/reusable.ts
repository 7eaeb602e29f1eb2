import { OPTIONS } from './table.ts';
import { type Kind, modelNames, text, wholeNumber } from './values.ts';

const MAX_JOBS = 16;
/** Of a runner of one's own; GitHub's stop after six hours. */
const MAX_MINUTES = 5 * 24 * 60;

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

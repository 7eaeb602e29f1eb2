import { OPTIONS } from './table.ts';
import { type Kind, modelNames, text, wholeNumber } from './values.ts';

const MAX_JOBS = 16;
/** Of a runner of one's own; GitHub's stop after six hours. */
const MAX_MINUTES = 5 * 24 * 60;

/** A label, or all that a runner has to have. */
const runnerLabels: Kind<string | readonly string[]> = {
  placeholder: 'RUNNER',
  expected: 'a label, or a JSON list of labels, such as ["self-hosted", "gpu"]',
  parse: (given) => {
    if (!given.startsWith('[')) return given;
    try {
      const labels: readonly unknown[] = JSON.parse(given);
      const areLabels = labels.every((label): label is string => typeof label === 'string');
      return areLabels && labels.length > 0 ? labels : undefined;
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
  'runs-on': runnerLabels,
  'timeout-minutes': wholeNumber('MINUTES', MAX_MINUTES),
};

const OF_ACTION = [
  ...(['candidate', 'metric', 'direction', 'name', 'charts', 'train-base'] as const),
  'retention-days',
] as const;

/** The inputs of `gate.yml`. */
export const REUSABLE_INPUTS: ReadonlyMap<string, Kind<unknown>> = new Map([
  ...Object.entries(OF_TRAINING),
  ...OF_ACTION.map((name) => [name, OPTIONS[name].kind] as const),
]);

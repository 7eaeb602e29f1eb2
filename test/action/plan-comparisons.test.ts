import { planComparisons, settingsToCollect } from '../../src/action/plan-comparisons.ts';
import { candidateInput, readActionInputs } from '../../src/action/world.ts';
import { readConfig } from '../../src/settings/index.ts';

type Inputs = Readonly<Record<string, string>>;

const inputsOf = (inputs: Inputs = {}) => {
  const given: Inputs = { mode: 'gate', ...inputs };
  return readActionInputs((name) => given[name] ?? '');
};
const configOf = (document: unknown) => readConfig(document, 'tuning-gate.yml');

interface Run {
  readonly inputs?: Inputs;
  readonly config?: unknown;
  readonly collected?: readonly string[];
  readonly baselines?: readonly string[];
}

function planOf({ inputs = {}, config, collected = [], baselines = [] }: Run) {
  const read = config === undefined ? null : configOf(config);
  return planComparisons(inputsOf(inputs), read, { collected, baselines });
}

function namesOf(run: Run) {
  const { expected, notCompared } = planOf(run);
  return [expected.map(({ name }) => name), notCompared];
}

describe('the comparisons of a run', () => {
  test('are those that the config lists, with what each says of itself', () => {
    const comparisons = {
      small: null,
      large: { metric: 'loss', direction: 'minimize' },
      'small-f1': { candidate: 'sweep:small', metric: 'f1' },
      rate: { candidate: 'sweep:tuned', baseline: 'sweep:default' },
    };
    const top = { metric: 'accuracy', direction: 'maximize', 'false-alarm-rate': 0.04 };
    const config = { ...top, comparisons };
    const { expected } = planOf({ config, collected: ['small'], baselines: [] });
    expect(expected).toMatchObject([
      {
        name: 'small',
        saved: { name: 'small' },
        candidate: { text: 'sweep:small' },
        baseline: { text: 'auto' },
      },
      {
        name: 'large',
        saved: { name: 'large' },
        candidate: { text: 'sweep:large' },
        baseline: { text: 'auto' },
      },
      {
        name: 'small-f1',
        saved: { name: 'small' },
        candidate: { text: 'sweep:small' },
        baseline: { text: 'auto' },
      },
      {
        name: 'rate',
        saved: { name: 'tuned' },
        candidate: { text: 'sweep:tuned' },
        baseline: { text: 'sweep:default' },
      },
    ]);
    expect(expected.map(({ settings }) => settings.reading.metric)).toEqual([
      ...['accuracy', 'loss', 'f1', 'accuracy'],
    ]);
  });

  test('take their own setting first, then the one at the top, and inputs only for reading', () => {
    const comparisons = { a: { 'fail-on': 'weak', margin: 0.5 }, b: {} };
    const config = { 'fail-on': 'fair', strict: true, comparisons };
    const inputs = { margin: '0.25', 'fail-on': 'never', strict: 'false', metric: 'f1' };
    const [a, b] = planOf({ config, inputs }).expected;
    expect(a?.settings).toMatchObject({
      gate: { failOn: 'weak', strict: true },
      comparison: { margin: 0.5 },
      reading: { metric: 'f1' },
    });
    expect(b?.settings).toMatchObject({ gate: { failOn: 'fair' }, comparison: { margin: 0 } });
  });

  test('do not grow or shrink with what a pull request saves', () => {
    const config = { comparisons: { small: {}, large: {} } };
    const collected = ['small', 'extra'];
    expect(namesOf({ config, collected })).toEqual([['small', 'large'], ['extra']]);
    const baselines = ['small', 'large'];
    expect(namesOf({ collected, baselines })).toEqual([['small', 'large'], ['extra']]);
    expect(namesOf({ collected: [''], baselines })).toEqual([['small', 'large'], ['']]);
    expect(namesOf({ collected: ['b', 'a'] })).toEqual([['b', 'a'], []]);
  });

  test.each<[string, Run]>([
    ['a name is given', { inputs: { name: 'a' }, collected: ['a', 'b'] }],
    ['a candidate is given', { inputs: { candidate: 'artifact:x' }, collected: ['a', 'b'] }],
    ['a sweep without a name was collected', { collected: ['', 'b'] }],
    ['the baseline has no name', { collected: ['a'], baselines: [''] }],
    ['nothing was collected', {}],
    ['the config lists none', { config: { strict: true }, inputs: { name: 'a' } }],
  ])('are a single one if %s', (_, run) => {
    expect(namesOf(run)).toEqual([[''], []]);
  });

  test('in mode auto are all of the sweep that the step trained', () => {
    const config = { comparisons: { accuracy: {}, f1: { metric: 'f1' } } };
    const inputs = { mode: 'auto', candidate: 'trials.csv', metric: '' };
    expect(planOf({ config, inputs }).expected).toMatchObject([
      { name: 'accuracy', saved: { name: 'accuracy' }, candidate: { text: 'trials.csv' } },
      { name: 'f1', saved: { name: 'f1' }, candidate: { text: 'trials.csv' } },
    ]);
    const named = { comparisons: { f1: { candidate: 'f1.csv' } } };
    expect(planOf({ config: named, inputs: { mode: 'auto' } }).expected).toMatchObject([
      { candidate: { text: 'f1.csv' } },
    ]);
  });

  test('fail without their baseline where the run itself trains it', () => {
    const rate = { candidate: 'sweep:tuned', baseline: 'sweep:default' };
    const config = { 'on-missing-baseline': 'pass', comparisons: { rate, other: {} } };
    const gates = planOf({ config }).expected.map(({ settings }) => settings.gate);
    expect(gates).toMatchObject([{ onMissingBaseline: 'fail' }, { onMissingBaseline: 'pass' }]);
  });

  test('are at most 50', () => {
    const collected = Array.from({ length: 51 }, (_, i) => `model ${i}`);
    expect(() => namesOf({ collected })).toThrow('51 are asked for; at most 50');
    expect(namesOf({ collected: collected.slice(1) })[0]).toHaveLength(50);
  });

  test('with a wrong setting are refused, naming the file and the field', () => {
    const config = { confidence: 0.9, comparisons: { large: { direction: 'up' } } };
    expect(() => planOf({ config })).toThrow(
      'tuning-gate.yml, comparisons.large.direction: invalid value "up". It must be one of',
    );
    const read = () => planOf({ config: { confidence: 0.9 }, inputs: { direction: 'up' } });
    expect(read).toThrow('direction (--direction): ');
    const top = { 'budget-min': 2, 'budget-max': 1, comparisons: { a: {} } };
    expect(() => planOf({ config: top })).toThrow('tuning-gate.yml, budget-min: is 2, above');
  });
});

describe('a job that collects', () => {
  const metricsOf = (config: unknown, inputs: Inputs) =>
    settingsToCollect(inputsOf({ mode: 'collect', ...inputs }), configOf(config)).map(
      ({ settings }) => settings.reading.metric,
    );

  test('saves every metric that comparisons ask of its sweep, the one not named first', () => {
    const comparisons = {
      f1: { candidate: 'sweep:small', metric: 'f1' },
      small: null,
      again: { candidate: 'sweep:small', metric: 'f1', baseline: 'ref:v1:s.csv' },
      ablation: { candidate: 'sweep:tuned', baseline: 'sweep:small', metric: 'loss' },
      large: { metric: 'other' },
    };
    expect(metricsOf({ comparisons }, { name: 'small' })).toEqual([null, 'f1', 'loss']);
    expect(metricsOf({ comparisons }, { name: 'large' })).toEqual(['other']);
    expect(metricsOf({ comparisons, metric: 'x' }, { name: 'unknown' })).toEqual(['x']);
    const arms = { baseline: 'sweep:sgd', comparisons: { adam: {}, lion: { metric: 'y' } } };
    expect(metricsOf(arms, { name: 'sgd' })).toEqual([null, 'y']);
  });

  const collect =
    (candidate: string, mode = 'collect') =>
    () =>
      candidateInput(inputsOf({ mode, candidate }));

  test('names the mode that the step has', () => {
    expect(collect('auto', 'base')).toThrow('cannot be "auto" with `mode: base`');
  });

  test.each([
    ['', 'candidate (--candidate): is missing'],
    ['auto', 'cannot be "auto" with `mode: collect`'],
    ['artifact:x', 'Give the path, folder or glob'],
    ['run:7:x', 'Give the path, folder or glob'],
    ['ref:main:x.csv', 'Give the path, folder or glob'],
    ['sweep:x', 'Give the path, folder or glob'],
  ])('refuses %j, which is not a file', (candidate, message) => {
    expect(collect(candidate)).toThrow(message);
  });
});

import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { parseYaml } from '../../src/parse/index.ts';
import { configOptions, inputsIgnoredFor, readConfig } from '../../src/settings/index.ts';

const schema = JSON.parse(readFileSync('schema/config.schema.json', 'utf8'));
const isValid = new Ajv({ strict: false }).compile(schema);

async function documentOf(text: string) {
  return parseYaml({ path: 'c.yml', text }, { fix: 'Correct it.', uniqueKeys: true });
}

const read = async (text: string) => readConfig(await documentOf(text), 'c.yml');

describe('a config file', () => {
  test('gives values as text, for all comparisons and for each', async () => {
    const text = `
metric: accuracy
false-alarm-rate: 0.01
strict: true
budgets: 1,2,4
accept-label: 'tuning-gate: accepted'
comparisons:
  small:
  large: { metric: loss, direction: minimize, budget-max: 8 }
  模型: { candidate: 'sweep:small', baseline: 'ref:v1.2:sweeps/small.csv' }
`;
    const { top, comparisons } = await read(text);
    expect(Object.fromEntries(top)).toEqual({
      ...{ metric: 'accuracy', 'false-alarm-rate': '0.01', strict: 'true', budgets: '1,2,4' },
      'accept-label': 'tuning-gate: accepted',
    });
    expect([...comparisons.keys()]).toEqual(['small', 'large', '模型']);
    const large = { metric: 'loss', direction: 'minimize', 'budget-max': '8' };
    expect(Object.fromEntries(comparisons.get('large') ?? [])).toEqual(large);
    expect(isValid(await documentOf(text)) ? [] : isValid.errors).toEqual([]);
  });

  test.each([
    ['metrik: a', 'c.yml, metrik: is an unknown setting'],
    ['candidate: a.csv', 'c.yml, candidate: is an unknown setting'],
    ['metric: [a, b]', 'c.yml, metric: is not one value'],
    ['- metric', 'c.yml: is not a list of settings'],
    ['comparisons: [a]', 'c.yml, comparisons: is not a list of settings'],
    ['comparisons: { a: b }', 'c.yml, comparisons.a: is not a list of settings'],
    ['comparisons: { a: { mode: gate } }', 'c.yml, comparisons.a.mode: is an unknown setting'],
    [
      'comparisons: { a: { accept-label: x } }',
      'c.yml, comparisons.a.accept-label: is an unknown setting',
    ],
    [`comparisons: { ${'x'.repeat(81)}: {} }`, 'c.yml, comparisons: "x'],
  ])('is refused for %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    expect(isValid(await documentOf(text))).toBe(false);
  });

  test.each([
    ['margin', '0.1', 'margin: 0.2', true],
    ['margin', '0.1', 'margin: 0.1', false],
    ['margin', '0.1', 'strict: true', true],
    ['margin', '0', 'strict: true', false],
    ['margin', '', 'margin: 0.2', false],
    ['margin', '0.1', 'comparisons: { a: { margin: 0.1 }, b: { margin: 0.2 } }', true],
    ['target', '0.9', 'strict: true', true],
    ['metric', 'f1', 'metric: loss', true],
    ['metric', 'f1', 'strict: true', false],
    ['failed-trials', 'drop', 'strict: true', true],
    ['search-method', 'random', 'strict: true', true],
    ['accept-label', 'bug', 'strict: true', true],
    ['mode', 'gate', 'strict: true', false],
  ])('takes the place of the input %s of %j where it says %j: %s', async (name, text, yaml, is) => {
    const ignored = inputsIgnoredFor(await read(yaml), (one) => (one === name ? text : ''));
    expect(ignored).toEqual(is ? [name] : []);
  });

  test('has each setting and each comparison once', async () => {
    await expect(read('metric: a\nmetric: b')).rejects.toThrow(
      'c.yml, line 2: has the key "metric" twice. Correct it.',
    );
    await expect(read('comparisons: { 1: {}, "1": {} }')).rejects.toThrow('has the key "1" twice');
  });

  test.each(['', '# only a comment', '{}'])('may be as good as empty: %j', async (text) => {
    const { top, comparisons } = await read(text);
    expect([top.size, comparisons.size]).toEqual([0, 0]);
  });

  test('never holds what belongs to one job or is secret', () => {
    const anywhere = [...configOptions('top'), ...configOptions('comparison')];
    for (const name of ['github-token', 'mode', 'shard', 'config', 'name'])
      expect(anywhere).not.toContain(name);
  });
});

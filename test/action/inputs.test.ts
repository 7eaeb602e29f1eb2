import { readActionInputs, readLeniently } from '../../src/action/world.ts';
import { UserError } from '../../src/errors.ts';

describe('inputs of the Action', () => {
  const given = (inputs: Record<string, string>) => (name: string) => inputs[name] ?? '';

  test.each([
    ['retention-days', ['0', '401', '1.5', 'ten', '-1']],
    ['shard', ['a\nb', 'x'.repeat(81)]],
    ['name', ['a\nb', 'a\u202eb', '\ud800', '模'.repeat(81)]],
    ['comment', ['sometimes']],
    ['charts', ['Branch']],
  ])('refuse %s: %j', (name, values) => {
    for (const value of values) {
      const read = () => readActionInputs(given({ [name]: value }));
      expect(read).toThrow(UserError);
      expect(read).toThrow(`${name} (--${name}): invalid value `);
    }
  });

  test.each(['llama-3.1', 'org/model', '模型', '-->', 'Ame\u0301lie'])(
    'accept the name %j, normalised',
    (name) => {
      expect(readActionInputs(given({ name })).name).toBe(name.normalize('NFC'));
    },
  );

  test('that are invalid count as not given where a failure is reported', () => {
    const wrong = { mode: 'Auto', comment: 'sometimes', check: 'never', confidence: '7' };
    const read = readLeniently(given({ ...wrong, 'github-token': 't', name: 'Large' }));
    expect(read).toMatchObject({ mode: 'auto', comment: 'always', check: 'never' });
    expect(read).toMatchObject({ token: 't', name: 'Large' });
  });
});

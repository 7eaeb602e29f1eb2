import fc from 'fast-check';
import { savedName } from '../../src/read/index.ts';

const part = fc.string({ unit: 'grapheme', maxLength: 80 });

test.each([
  ['', '', 'tuning-gate-sweep'],
  ['', '0-of-3', 'tuning-gate-sweep.0-of-3'],
  ['Large models', '', 'tuning-gate-sweep-Large models'],
  ['llama-3', '1', 'tuning-gate-sweep-llama-3.1'],
  ['llama-3.1', '', 'tuning-gate-sweep-llama-3~2e1'],
  ['org/model', '', 'tuning-gate-sweep-org~2fmodel'],
  ['模型', '', 'tuning-gate-sweep-~e6~a8~a1~e5~9e~8b'],
])('of %j and shard %j the artifact is %j', (name, shard, artifact) => {
  expect(savedName(name, shard)).toBe(artifact);
});

test('different names and shards have different artifacts, each of which GitHub takes', () => {
  fc.assert(
    fc.property(part, part, part, part, (a, b, c, d) => {
      const [one, other] = [savedName(a, b), savedName(c, d)];
      expect(one === other).toBe(a === c && b === d);
      expect(one).toMatch(/^[\w .~-]{1,250}$/);
    }),
  );
  expect(savedName('模'.repeat(80))).not.toBe(savedName(`${'模'.repeat(79)}型`));
});

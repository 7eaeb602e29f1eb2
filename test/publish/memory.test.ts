import fc from 'fast-check';
import {
  readMarker,
  readMemory,
  withoutHidden,
  writeMarker,
  writeMemory,
} from '../../src/publish/publish-comment.ts';
import { EVIDENCE_LEVELS, GATES } from '../../src/settings/index.ts';
import { character } from '../support/arbitraries.ts';

const levels = fc.constantFrom(...EVIDENCE_LEVELS);
const gates = fc.constantFrom(...GATES);
const verdicts = fc.constantFrom('no-baseline', 'worse');
const names = fc.oneof(
  fc.string({ unit: character, maxLength: 40 }),
  fc.constantFrom('-->', '--!><img>', 'a\nb', '\u2028', '"}', '<!--'),
);
const markers = fc.record({
  workflow: names,
  name: names,
  run: fc.record({
    id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    attempt: fc.integer({ min: 1, max: 1000 }),
    startedAt: fc.constantFrom('2026-03-01T10:20:30Z', '2031-12-31T23:59:59Z'),
  }),
  state: fc.record({ gate: gates, verdict: verdicts, worse: levels, better: levels }),
});

test('a marker is read as it was written, with any name', () => {
  fc.assert(
    fc.property(markers, (written) => {
      const line = writeMarker(written);
      expect(readMarker(`${line}\nreport`)).toEqual(written);
      expect(line.slice('<!--'.length, -'-->'.length)).not.toMatch(/[<>\n\r]/);
      expect(withoutHidden(`${line}\nreport`)).toBe('report');
    }),
  );
});

const run = { id: 12, attempt: 1, startedAt: '2026-03-01T10:20:30Z' };
const marker = writeMarker({
  workflow: '.github/workflows/tuning.yml',
  name: 'nightly',
  run,
  state: { gate: 'pass', verdict: 'none', worse: 'none', better: 'weak' },
});

test('a marker is read without what another version has besides', () => {
  const more = marker
    .replace(',"state"', ',"draws":[],"state"')
    .replace('"id":12', '"id":12,"sha":null');
  expect(more).toContain('"draws":[],"state"');
  expect(readMarker(more)).toEqual(readMarker(marker));
});

test('what a check remembers is read without what another version remembers besides', () => {
  const failure = {
    kind: 'worse',
    what: 'w'.repeat(16),
    lower: 0.1,
    estimate: 0.2,
    isFlaky: false,
  } as const;
  const remembered = {
    about: 'a'.repeat(16),
    base: null,
    candidate: null,
    baseline: null,
    failure,
  };
  const memory = writeMemory({ title: 'Worse', remembers: [remembered] });
  const more = memory
    .replace('"title"', '"until":"2026-03-01T10:20:30Z","title"')
    .replace('"base"', '"by":"test","base"')
    .replace('"kind"', '"level":0.003,"kind"');
  expect(readMemory(more)).toEqual({ title: 'Worse', remembers: [remembered] });
  expect(readMemory(memory.replace('"kind":"worse"', '"kind":"better"'))).toBeNull();
  const taken = { tip: null, ids: ['12', '34'] };
  const withOlder = writeMemory({ title: 'Worse', remembers: [remembered], older: taken });
  expect(readMemory(withOlder)?.older).toEqual(taken);
  const others = readMemory(withOlder.replace('"12"', '"run 12"'));
  expect(others).toEqual({ title: 'Worse', remembers: [remembered] });
});

test.each([
  ['with a run below one', marker.replace('"id":12', '"id":-1')],
  ['without an attempt', marker.replace('"attempt":1,', '')],
  ['with a start that is not a date', marker.replace('03-01T', '03-00T')],
  ['with an unknown level', marker.replace('"weak"', '"huge"')],
  ['with two words for a verdict', marker.replace('"verdict":"none"', '"verdict":"a b"')],
  ['with an unknown field below', marker.replace('"gate"', '"mood":"good","gate"')],
  ['after a space', ` ${marker}`],
  ['on the second line', `hello\n${marker}`],
  ['followed by text', `${marker} hello`],
  ['cut short', marker.slice(0, 40)],
  ['that is not JSON', '<!-- tuning-gate: {nightly} -->'],
  ['that is longer than any', marker.replace('nightly', 'x'.repeat(5000))],
])('a line %s is not a marker', (_, line) => {
  expect(line).not.toBe(marker);
  expect(readMarker(line)).toBeNull();
});

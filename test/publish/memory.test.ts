import fc from 'fast-check';
import { readMarker, withoutHidden, writeMarker } from '../../src/publish/memory.ts';
import { EVIDENCE_LEVELS, GATES } from '../../src/settings/index.ts';

const workflow = '.github/workflows/tuning.yml';
const run = { id: 12, attempt: 1, startedAt: '2026-03-01T10:20:30Z', sha: 'a'.repeat(40) };
const state = { gate: 'pass', verdict: 'none', worse: 'none', better: 'weak' } as const;
const earlier = [
  { sha: 'abc1234', gate: 'fail', verdict: 'worse', level: 'strong' },
  { sha: null, gate: 'neutral', verdict: 'no-baseline', level: 'none' },
] as const;
const draws = ['AZaz09_-', 'aaaaaaaa'];
const marker = writeMarker({ workflow, name: 'nightly', run, state, earlier, draws });

const levels = fc.constantFrom(...EVIDENCE_LEVELS);
const states = fc.record({
  gate: fc.constantFrom(...GATES),
  verdict: fc.constantFrom('no-baseline', 'worse'),
  worse: levels,
  better: levels,
});
const runs = fc.record({
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  attempt: fc.integer({ min: 1, max: 1000 }),
  startedAt: fc.constantFrom('2026-03-01T10:20:30Z', '2031-12-31T23:59:59Z'),
  sha: fc.constantFrom(null, 'b'.repeat(40), 'c'.repeat(64)),
});
const verdicts = fc.array(
  fc.record({
    sha: fc.constantFrom(null, '0123abc'),
    gate: fc.constantFrom(...GATES),
    verdict: fc.constantFrom('no-baseline', 'worse'),
    level: levels,
  }),
  { maxLength: 5 },
);

describe('the marker of a comment', () => {
  test('is read as it was written, with any name', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('-->', '--!><img>', 'a\nb', '\u2028', '"}', '<!--'),
    );
    fc.assert(
      fc.property(names, names, runs, states, verdicts, (file, name, aRun, aState, before) => {
        const written = { workflow: file, name, run: aRun, state: aState, earlier: before, draws };
        const line = writeMarker(written);
        expect(readMarker(`${line}\nreport`)).toEqual(written);
        expect(line.slice('<!--'.length, -'-->'.length)).not.toMatch(/[<>\n\r]/);
        expect(withoutHidden(`${line}\nreport`)).toBe('report');
      }),
    );
  });

  test.each([
    ['with only a name', '<!-- tuning-gate: {"name":"nightly"} -->'],
    ['with text for a run', marker.replace('"id":12', '"id":"12"')],
    ['with a run below one', marker.replace('"id":12', '"id":-1')],
    ['without an attempt', marker.replace('"attempt":1,', '')],
    ['with a start that is not a date', marker.replace('03-01T', '03-00T')],
    ['with a start in another form', marker.replace('T10', ' 10')],
    ['without a workflow', marker.replace(/"workflow":"[^"]*",/, '')],
    ['with a branch for a commit', marker.replace(run.sha, 'main')],
    ['with an unknown gate', marker.replace('"pass"', '"ok"')],
    ['with an unknown level', marker.replace('"weak"', '"huge"')],
    ['with two words for a verdict', marker.replace('"verdict":"none"', '"verdict":"a b"')],
    ['with an unknown field', marker.replace('{', '{"mood":"good",')],
    ['with an unknown field below', marker.replace('"gate"', '"mood":"good","gate"')],
    ['with text for an earlier verdict', marker.replace('"earlier":[{', '"earlier":["x",{')],
    ['with a user for an earlier commit', marker.replace('abc1234', '@octocat')],
    ['with too many earlier verdicts', marker.replace(/"earlier":\[(.*?)\]/, tooMany)],
    ['with text for all earlier verdicts', marker.replace(/"earlier":\[.*?\]/, '"earlier":"pass"')],
    ['with a sentence for a draw', marker.replace('aaaaaaaa', 'aaa aaaa')],
    ['after a space', ` ${marker}`],
    ['after a byte order mark', `\ufeff${marker}`],
  ])('%s is not a marker', (_, line) => {
    expect(line).not.toBe(marker);
    expect(readMarker(line)).toBeNull();
  });

  test.each([
    ['on the second line', `hello\n${marker}`],
    ['of another program', '<!-- other: {"name":"nightly"} -->'],
    ['cut short', marker.slice(0, 40)],
    ['followed by text', `${marker} hello`],
    ['that is not JSON', '<!-- tuning-gate: {nightly} -->'],
    ['with an empty object', '<!-- tuning-gate: {} -->'],
    ['that is longer than any', `<!-- tuning-gate: {"name":"${'x'.repeat(5000)}"} -->`],
  ])('%s is not a marker either', (_, body) => {
    expect(readMarker(body)).toBeNull();
  });
});

function tooMany(_: string, inside: string): string {
  return `"earlier":[${Array(3).fill(inside).join(',')}]`;
}

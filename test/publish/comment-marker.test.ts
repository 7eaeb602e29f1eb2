import fc from 'fast-check';
import { readMarker, withoutMarker, writeMarker } from '../../src/publish/comment-marker.ts';
import { EVIDENCE_LEVELS, GATES } from '../../src/settings/index.ts';

const workflow = '.github/workflows/tuning.yml';
const run = { id: 12, attempt: 1, startedAt: '2026-03-01T10:20:30Z', sha: 'a'.repeat(40) };
const state = { gate: 'pass', verdict: 'none', worse: 'none', better: 'weak' } as const;
const earlier = [
  { sha: 'abc1234', gate: 'fail', verdict: 'worse', level: 'strong' },
  { sha: null, gate: 'neutral', verdict: 'no-baseline', level: 'none' },
] as const;
const marker = writeMarker({ workflow, name: 'nightly', run, state, earlier });

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
  test('is read as it was written, whatever the name', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('-->', '--!><img>', 'a\nb', '\u2028', '"}', '<!--'),
    );
    fc.assert(
      fc.property(names, names, runs, states, verdicts, (file, name, aRun, aState, before) => {
        const written = { workflow: file, name, run: aRun, state: aState, earlier: before };
        const line = writeMarker(written);
        expect(readMarker(`${line}\nreport`)).toEqual(written);
        expect(line.slice('<!--'.length, -'-->'.length)).not.toMatch(/[<>\n\r]/);
        expect(withoutMarker(`${line}\nreport`)).toBe('report');
      }),
    );
  });

  test.each([
    ['with the name only', '<!-- tuning-gate: {"name":"nightly"} -->'],
    ['of a run that is no number', marker.replace('"run":12', '"run":"12"')],
    ['without an attempt', marker.replace('"attempt":1,', '')],
    ['of a run that started never', marker.replace('03-01T', '03-00T')],
    ['of a run that started at a time that is none', marker.replace('T10', ' 10')],
    ['without its start', marker.replace('"started":"2026-03-01T10:20:30Z",', '')],
    ['without its workflow', marker.replace(/"workflow":"[^"]*",/, '')],
    ['of a run below one', marker.replace('"run":12', '"run":-1')],
    ['of a commit that is none', marker.replace(run.sha, 'main')],
    ['with an unknown gate', marker.replace('"pass"', '"ok"')],
    ['with an unknown level', marker.replace('"weak"', '"huge"')],
    ['with a verdict that is no word', marker.replace('"verdict":"none"', '"verdict":"a b"')],
    ['with a field nobody wrote', marker.replace('{', '{"mood":"good",')],
    ['with a field twice', marker.replace('{', '{"name":"weekly",')],
    ['in another order', marker.replace('"run":12,"attempt":1', '"attempt":1,"run":12')],
    ['with earlier verdicts that are no list', marker.replace('"earlier":[[', '"earlier":[7,[')],
    ['with an earlier commit that is none', marker.replace('abc1234', '@octocat')],
    ['with an earlier commit too long', marker.replace('abc1234', 'abc12345')],
    ['with an unknown earlier gate', marker.replace('"fail"', '"failed"')],
    ['with an unknown earlier level', marker.replace('"strong"', '"huge"')],
    ['with an earlier verdict that is no word', marker.replace('no-baseline', '<b>')],
    ['with more in an earlier verdict', marker.replace('"strong"]', '"strong",1]')],
    ['with too many earlier verdicts', marker.replace(/"earlier":\[(.*)\]\}/, tooMany)],
    ['with an earlier verdict for all', marker.replace(/"earlier":.*\}/, '"earlier":"pass"}')],
    ['behind a space', ` ${marker}`],
    ['behind a byte order mark', `\ufeff${marker}`],
  ])('%s is none: nobody here would write it', (_, line) => {
    expect(line).not.toBe(marker);
    expect(readMarker(line)).toBeNull();
    expect(withoutMarker(line)).toBe(line);
  });

  test('without earlier verdicts has none, and knows its own', () => {
    const line = writeMarker({ workflow, name: 'nightly', run, state, earlier: [] });
    expect(line).not.toContain('earlier');
    expect(readMarker(line)).toEqual({ workflow, name: 'nightly', run, state, earlier: [] });
  });

  test.each([
    ['on the second line', `hello\n${marker}`],
    ['of another program', '<!-- other: {"name":"nightly"} -->'],
    ['cut short', marker.slice(0, 40)],
    ['with text behind it', `${marker} hello`],
    ['of no JSON', '<!-- tuning-gate: {nightly} -->'],
    ['of a name that is no text', '<!-- tuning-gate: {"name":5} -->'],
    ['without a name', '<!-- tuning-gate: {} -->'],
    ['that is longer than any', `<!-- tuning-gate: {"name":"${'x'.repeat(5000)}"} -->`],
  ])('%s is none', (_, body) => {
    expect(readMarker(body)).toBeNull();
    expect(withoutMarker(body)).toBe(body);
  });
});

function tooMany(_: string, inside: string): string {
  return `"earlier":[${Array(3).fill(inside).join(',')}]}`;
}

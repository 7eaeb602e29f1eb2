import type { Assessment } from '../../decide/index.ts';
import type { TuningCurve } from '../../estimate/index.ts';
import { compareJson, stepsJson } from '../json.ts';
import { byteLength } from './byte-length.ts';
import { jsonBlock } from './json-block.ts';

/** Bytes that may be spent on what programs read. */
const MOST_BYTES = 60_000;

interface DataBlock {
  readonly markup: string;
  /** What is in it; Markdown. */
  readonly words: string;
}

const WHERE = 'For programs: the report as JSON is in this page’s element `script#report`';
const WORDS = {
  all: `${WHERE}, with all steps of the curves.`,
  report: `${WHERE}; the steps of the curves are too many for it.`,
  none: 'For programs: the report as JSON is too long for this page.',
} as const;

/** The report for programs, as much of it as fits. */
export function dataBlock(assessment: Assessment): DataBlock {
  const report = compareJson(assessment);
  const kinds = [
    { value: { ...report, curves: curvesOf(assessment) }, words: WORDS.all },
    { value: report, words: WORDS.report },
  ];
  const written = kinds.map(({ value, words }) => ({ markup: jsonBlock('report', value), words }));
  const fitting = written.find(({ markup }) => byteLength(markup) <= MOST_BYTES);
  return fitting ?? { markup: '', words: WORDS.none };
}

/** The curves that are compared, or the one there is. */
function curvesOf({ comparison, baseline, alone }: Assessment) {
  const direction = baseline?.direction ?? alone?.sweep.direction ?? 'maximize';
  const whole = (curve: TuningCurve, gate: TuningCurve | null) => ({
    ...stepsJson(curve, direction),
    gateSteps: gate && gate !== curve ? stepsJson(gate, direction).steps : null,
  });
  if (comparison === null) return { baseline: null, candidate: alone && whole(alone.curve, null) };
  const { baseline: b, candidate: c, gate } = comparison;
  return { baseline: whole(b, gate.baseline), candidate: whole(c, gate.candidate) };
}

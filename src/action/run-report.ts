import type { Assessment, RunAssessment } from '../decide/index.ts';
import type { CommentOrder, ReportWriter } from '../publish/index.ts';
import { printable } from '../read/index.ts';
import {
  adviceSentence,
  type CommentFrame,
  headline,
  outcomeSentence,
  PLAIN_SCREEN,
  type Report,
  renderRunComment,
  renderRunText,
  reportOfRun,
  runExplanations,
  runHeadline,
  verdictSentence,
} from '../render/index.ts';

/** What a run says about its sweeps, in every place where it says it. */
export interface RunReport {
  /** The verdict, as later runs need to know it. */
  readonly state: CommentOrder['state'];
  /** Of the check. */
  readonly title: string;
  /** For the log. */
  readonly text: string;
  /** The result and what to do about it, in one or two sentences. */
  readonly message: string;
  /** Whether a neutral result is expected: the first run on the default branch has no baseline. */
  readonly isFirst: boolean;
  /** The outputs of the step. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The report as Markdown. */
  readonly write: (frame: CommentFrame) => ReportWriter;
  readonly files: (frame: CommentFrame) => Report;
}

export function runReport(run: RunAssessment): RunReport {
  const { verdict, gate, reason, comparisons } = run;
  const [worst, ...others] = comparisons;
  const { comparison, baseline, settings } = worst.assessment;
  const level = { worse: comparison?.worse.level, better: comparison?.better.level };
  return {
    state: { gate, verdict, worse: level.worse ?? 'none', better: level.better ?? 'none' },
    ...(others.length === 0 ? ofOne(worst.assessment) : ofSeveral(run)),
    text: renderRunText(run, PLAIN_SCREEN),
    isFirst: verdict === 'no-baseline' && settings.gate.informOnly,
    outputs: {
      verdict,
      gate,
      reason,
      worse: level.worse ?? '',
      better: level.better ?? '',
      'baseline-sha': baseline?.source.sha ?? '',
      'baseline-run-url': baseline?.source.runUrl ?? '',
    },
    write:
      (frame) =>
      (limit, earlier = []) =>
        renderRunComment(run, { ...frame, earlier }, limit),
    files: (frame) => reportOfRun(run, frame),
  };
}

type Said = Pick<RunReport, 'title' | 'message'>;

function ofOne(assessment: Assessment): Said {
  // Without a comparison, the advice says all.
  const outcome = assessment.comparison && outcomeSentence(assessment);
  const sentences = [verdictSentence(assessment), outcome, adviceSentence(assessment)];
  return { title: headline(assessment), message: sentences.filter(Boolean).join(' ') };
}

function ofSeveral(run: RunAssessment): Said {
  const title = runHeadline(run, printable);
  return {
    title,
    message: [`${title}.`, ...runExplanations(run)].join(' '),
  };
}

import type { RunAssessment } from '../decide/index.ts';
import type { CommentOrder, ReportWriter } from '../publish/index.ts';
import {
  adviceSentence,
  type CommentFrame,
  comparisonReport,
  headline,
  PLAIN_SCREEN,
  type Report,
  renderComment,
  renderText,
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
  const [{ assessment }] = run.comparisons;
  const { verdict, gate, reason, comparison, baseline, settings } = assessment;
  const { worse, better } = comparison ?? {};
  const sentences = [verdictSentence(assessment), adviceSentence(assessment)];
  return {
    state: { gate, verdict, worse: worse?.level ?? 'none', better: better?.level ?? 'none' },
    title: headline(assessment),
    text: renderText(assessment, PLAIN_SCREEN),
    message: sentences.filter(Boolean).join(' '),
    isFirst: verdict === 'no-baseline' && settings.gate.informOnly,
    outputs: {
      verdict,
      gate,
      reason,
      worse: worse?.level ?? '',
      better: better?.level ?? '',
      'baseline-sha': baseline?.source.sha ?? '',
      'baseline-run-url': baseline?.source.runUrl ?? '',
    },
    write:
      (frame) =>
      (limit, earlier = []) =>
        renderComment(assessment, { ...frame, earlier }, limit),
    files: (frame) => comparisonReport(assessment, frame),
  };
}

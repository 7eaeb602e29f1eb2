import type { Assessment, RunAssessment } from '../../src/decide/index.ts';
import {
  type CommentFrame,
  inEachVersion,
  NO_FRAME,
  picturesOfRun,
  renderRunComment,
  type Version,
} from '../../src/draw/index.ts';
import { htmlBlocks } from '../../src/print/index.ts';
import { acceptanceSentence, link, say, sectionsOf } from '../../src/report/index.ts';
import { runOf } from './assessments.ts';

const RUN = 'https://github.com/octo-org/model/actions/runs/1';
const SHA = 'abcdef0123456789abcdef0123456789abcdef01';

/** A comment as a workflow writes it: with the baseline's commit and age, how to accept a failure, and all links. */
export function workflowComment(assessment: Assessment) {
  const { baseline, searches, outcome } = assessment;
  const found = {
    ...assessment,
    baseline: baseline && { ...baseline, source: { ...baseline.source, sha: SHA, runUrl: RUN } },
    searches: { ...searches, baseline: { ...searches.baseline, age: 3 * 86_400 } },
  } as Assessment;
  const run = runOf(found);
  const frame: CommentFrame = {
    ...NO_FRAME,
    origin: say`Commit abc1234, ${link(say`this run`, RUN)}.`,
    acceptance: outcome.gate === 'fail' ? acceptanceSentence('tuning-gate: accepted', null) : [],
    fullReport: RUN,
    picture: { kind: 'stored', ...inEachVersion((version) => `${RUN}/${version}.svg`) },
  };
  return commentWithPicture(run, frame);
}

export function commentWithPicture(run: RunAssessment, frame: CommentFrame) {
  const markdown = renderRunComment(run, frame);
  const picture = picturesOfRun(run).get('');
  /** As far as it shows before the fold, with the picture itself. */
  const html = (version: Version) => {
    const shown = sectionsOf(run, frame)
      .filter(({ isFolded }) => !isFolded)
      .flatMap(({ blocks }) => blocks)
      .map((block) =>
        block.type === 'figure'
          ? `<p>${picture?.[version] ?? ''}</p>`
          : htmlBlocks([block], 'report'),
      );
    const summary = /<summary>.*<\/summary>/.exec(markdown)?.[0] ?? '';
    return [...shown, `<details>${summary}</details>`].join('\n');
  };
  return { markdown, picture, html };
}

import { readdirSync } from 'node:fs';
import { readArguments } from '../src/commands/terminal.ts';
import type { Assessment } from '../src/decide/index.ts';
import { inEachVersion, picturesOfRun } from '../src/draw/index.ts';
import { dataError } from '../src/errors.ts';
import { renderFailure } from '../src/print/index.ts';
import { plainSearch } from '../src/read/index.ts';
import { failureTitle, say } from '../src/report/index.ts';
import { assessSweeps, ruled, runOf, SEARCHES } from './support/assessments.ts';
import { ACCURACY, compareExamples } from './support/example-comment.ts';
import { expectGolden } from './support/golden.ts';
import { comparisonReport } from './support/reports.ts';
import { settingsWith } from './support/sweeps.ts';

interface Shown {
  readonly title: string;
  /** What is compared, and what to look at. */
  readonly about: string;
  /** Baseline, candidate and flags; the metric is that of the examples. */
  readonly command: string;
}

/** By the names of their pictures, in the order of the page. */
const CASES: Readonly<Record<string, Shown>> = {
  worse: {
    title: 'Worse',
    about: 'Strong evidence: from 2 trials on, the bands do not meet.',
    command: 'examples/digits/baseline.csv examples/digits/candidate-worse.csv',
  },
  'no-difference': {
    title: 'No difference found',
    about: 'The same model after a refactoring. Its best score is lower, which is luck.',
    command: 'examples/digits/baseline.csv examples/digits/candidate-same.csv',
  },
  better: {
    title: 'Better',
    about: 'Tuning the learning rate pays: the bands do not meet at any budget.',
    command: 'examples/ablation/default-learning-rate.csv examples/ablation/tuned.csv',
  },
  'looks-worse': {
    title: 'Looks worse',
    about:
      'Fair evidence: each median lies outside the other band, which does not block by default.',
    command: 'examples/ablation/tuned.csv examples/digits/candidate-same.csv',
  },
  'may-be-better': {
    title: 'May be better',
    about: 'Weak evidence, at a few budgets.',
    command: 'examples/ablation/default-weight-decay.csv examples/ablation/tuned.csv',
  },
  mixed: {
    title: 'Better and worse',
    about:
      'Two hyperparameters are no longer tuned: good at once, and tuning longer does not make it as good as the baseline.',
    command: 'examples/digits/baseline.csv examples/digits/candidate-narrow.csv',
  },
  'within-a-margin': {
    title: 'Not worse by more than a margin',
    about: 'The only pass besides “better” that claims something, where the limits allow it.',
    command:
      'examples/digits/baseline.csv examples/digits/candidate-same.csv --margin 0.05 --budget-min 2',
  },
  'by-a-rate': {
    title: 'Worse, by a rate',
    about: 'With `false-alarm-rate`, the test of no change decides alone.',
    command:
      'examples/digits/baseline.csv examples/digits/candidate-worse.csv --false-alarm-rate 0.01',
  },
  paired: {
    title: 'Worse at the same settings',
    about: 'The same 24 configurations on both sides, compared pair by pair.',
    command: 'examples/paired/baseline.csv examples/paired/candidate.csv',
  },
  settings: {
    title: 'Worse at comparable settings',
    about: 'The same files as independent sweeps: the curves hide what similar settings show.',
    command: 'examples/paired/baseline.csv examples/paired/candidate.csv --pairing independent',
  },
  searches: {
    title: 'Worse by whole searches',
    about: 'Six adaptive searches of 16 trials on each side; each counts as one.',
    command: 'examples/searches/baseline.csv examples/searches/candidate.csv --unit job',
  },
  identical: {
    title: 'Identical',
    about: 'Every pair has the same score: nothing changed, or nothing was computed anew.',
    command: 'examples/paired/baseline.csv examples/paired/baseline.csv --pairing paired',
  },
  'cannot-tell': {
    title: 'Cannot tell',
    about: 'Too few trials for what is asked: neutral, unless `on-insufficient` says otherwise.',
    command:
      'examples/digits/baseline.csv examples/digits/candidate-same.csv --budget-min 4 --false-alarm-rate 0.001',
  },
  short: {
    title: 'Fewer trials than required',
    about: 'Training less does not open the gate.',
    command: 'examples/digits/baseline.csv examples/digits/candidate-same.csv --min-trials 60',
  },
  'in-doubt': {
    title: 'Invalid',
    about: 'With `strict`, a comparison whose assumptions are in doubt is not judged.',
    command: 'examples/digits/baseline.csv examples/digits/candidate-same.csv --strict true',
  },
};

const METRIC = ['--metric', 'accuracy', '--direction', 'maximize'];

async function assessmentOf({ command }: Shown): Promise<Assessment> {
  const { operands, settings } = readArguments([...command.split(' '), ...METRIC], 'compare');
  const [baseline = '', candidate = ''] = operands.map((path) => path.replace('examples/', ''));
  return compareExamples(baseline, candidate, settings);
}

const PICTURES = 'https://pictures.test/';

/** What a reader sees of a comment without opening a fold. */
function withoutFolds(markdown: string): string {
  return (markdown.split('\n<details>')[0] ?? '').trim().replaceAll(PICTURES, 'gallery/');
}

function quoted(markdown: string): string {
  return markdown.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

const pictureOf = (name: string, version: string) => `${name}-${version}.svg`;

async function section([name, shown]: [string, Shown]): Promise<string> {
  const assessment = await assessmentOf(shown);
  const places = inEachVersion((version) => PICTURES + pictureOf(name, version));
  const picture = { kind: 'stored', ...places } as const;
  const { markdown } = comparisonReport(assessment, { picture });
  const chart = picturesOfRun(runOf(assessment)).get('');
  for (const [version, svg] of Object.entries(chart ?? {}))
    expectGolden(`docs/gallery/${pictureOf(name, version)}`, svg);
  return `## ${shown.title}

${shown.about} Verdict \`${assessment.outcome.verdict}\`, gate \`${assessment.outcome.gate}\`.

\`\`\`sh
node dist/cli.js compare ${shown.command} ${METRIC.join(' ')}
\`\`\`

${quoted(withoutFolds(markdown))}`;
}

/** What only a workflow can meet: a sweep that is missing, an error, somebody who accepts a result. */
async function inWorkflows(): Promise<string> {
  const worse = await assessmentOf(CASES.worse as Shown);
  const { baseline, candidate } = worse;
  const settings = settingsWith(ACCURACY);
  const absent = { ...SEARCHES.candidate, location: SEARCHES.baseline.location };
  const searches = { ...SEARCHES, baseline: plainSearch(absent.location, { why: 'missing' }) };
  const accepted = {
    label: 'accept-regression',
    by: 'octocat',
    at: '2026-03-01T10:00:00Z',
    byAuthor: false,
    seen: null,
  };
  const passed: Assessment = ruled({ ...worse, accepted }, { gate: 'pass' });
  const error = dataError(
    { path: 'candidate.csv', line: 12 },
    'the accuracy is `0,93`, not a number',
    'Write decimals with a point.',
  );
  const cases: [string, string][] = [
    ['No baseline', comparisonReport(assessSweeps(null, candidate, settings, searches)).markdown],
    ['No candidate', comparisonReport(assessSweeps(baseline, null, settings)).markdown],
    ['Accepted', comparisonReport(passed).markdown],
    [
      'An error',
      renderFailure(error, { name: '', origin: say`From this run.` }, failureTitle(error)),
    ],
  ];
  return cases
    .map(([title, markdown]) => {
      const first = withoutFolds(markdown)
        .split('\n\n')
        .filter((block, i) => i === 0 || title === 'An error' || block.startsWith('**Next:**'));
      return `### ${title}\n\n${quoted(first.join('\n\n'))}`;
    })
    .join('\n\n');
}

test('the gallery shows every verdict as the command next to it gives it', async () => {
  const sections: string[] = [];
  for (const shown of Object.entries(CASES)) sections.push(await section(shown));
  expectGolden(
    'docs/gallery.md',
    `# Gallery

Every verdict as a comment shows it above the fold, from sweeps in [\`examples/\`](../examples/README.md), with the command that makes it.
[How to read the picture](report.md#what-a-reviewer-gets), and [what each verdict means](report.md#verdicts).

${sections.join('\n\n')}

## Only in a workflow

${await inWorkflows()}
`,
  );
  const drawn = Object.keys(CASES).flatMap((name) =>
    Object.values(inEachVersion((version) => pictureOf(name, version))),
  );
  expect(drawn).toEqual(expect.arrayContaining(readdirSync('docs/gallery')));
});

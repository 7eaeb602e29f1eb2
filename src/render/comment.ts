import type { BudgetRow } from '../compare/index.ts';
import type { Assessment } from '../decide/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { BandMethod, EvidenceLevel, Settings } from '../settings.ts';
import { TOOL } from '../tool.ts';
import {
  describeDifference,
  describeLimits,
  differenceInMetric,
  formatOf,
  type MetricLimits,
  toMetric,
} from './arm-values.ts';
import { chartOf, label } from './chart-of.ts';
import { describeCounts } from './counts.ts';
import { codeSpan, folded, table } from './markdown.ts';
import { mermaidMedians } from './mermaid.ts';
import { type Format, formatBudget, formatPercent, plural } from './numbers.ts';
import { baselineSentence } from './search-wording.ts';
import {
  adviceSentence,
  betterWord,
  capitalized,
  crossingSentence,
  curveWord,
  exampleSentence,
  verdictSentence,
} from './wording.ts';

const MARKS = { pass: '✅', neutral: '⚪', fail: '❌' } as const;

/** What a comment says beside the assessment. */
export interface CommentFrame {
  /** Of the Action's instance; empty where there is one only. */
  readonly name: string;
  /** Which commit and run it is about, as Markdown; empty where there is none. */
  readonly origin: string;
}

/**
 * The report as GitHub Markdown: the verdict first, then the medians, the table, and folded what
 * only some readers need. All text that comes from sweeps stands in code spans.
 */
export function renderComment(assessment: Assessment, { name, origin }: CommentFrame): string {
  const sections = [
    opening(assessment, name),
    warnings(assessment),
    picture(assessment),
    budgetTable(assessment),
    loneTable(assessment),
    baselineSentence(assessment),
    sweepTable(assessment),
    howToRead(assessment),
    method(assessment),
    origin,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function opening(assessment: Assessment, name: string): string {
  const said = [exampleSentence, crossingSentence, adviceSentence].map((say) => say(assessment));
  const sentences = said.filter(Boolean);
  const mark = [MARKS[assessment.gate], name && `${codeSpan(name)}:`].filter(Boolean).join(' ');
  return [mark, `**${verdictSentence(assessment)}**`, ...sentences].join(' ');
}

function warnings({ warnings: all }: Assessment): string {
  return all
    .map(({ arm, message }) => `> **Note**${arm ? ` (${arm})` : ''}: ${message}`)
    .join('\n>\n');
}

function picture(assessment: Assessment): string {
  const model = chartOf(assessment);
  const word = curveWord(assessment.settings);
  const chart = model && mermaidMedians(model, `${word} best score`);
  if (!chart) return '';
  const colours = assessment.alone ? '' : 'Blue: baseline. Orange: candidate. ';
  return `${chart}\n\n${colours}${capitalized(word)}s only, as far as the data resolve; the table has the limits.`;
}

/** What one sweep alone reaches. */
function loneTable({ alone, settings }: Assessment): string {
  if (alone === null) return '';
  const { sweep, rows } = alone;
  const cells = [
    rows.map(({ budget }) => formatBudget(budget)),
    column(
      rows.map((row) => toMetric(row, sweep.direction)),
      describeLimits,
    ),
  ];
  const lines = rows.map((_, i) => cells.map((column) => column[i] ?? ''));
  return `${tableTitle(sweep, settings)}\n\n${table(['Budget (trials)', 'Candidate'], lines)}`;
}

function tableTitle({ metric, direction }: Sweep, settings: Settings): string {
  return `${capitalized(curveWord(settings))} best ${codeSpan(metric)} (${betterWord(direction)}) by budget, with its limits:`;
}

function budgetTable({ baseline, rows, settings }: Assessment): string {
  if (!baseline || rows.length === 0) return '';
  const { direction } = baseline;
  const valuesOf = (arm: 'baseline' | 'candidate') =>
    rows.map((row) => toMetric(row[arm], direction));
  const differences = rows.map((row) => differenceInMetric(row, direction));
  const columns = [
    rows.map(({ budget }) => formatBudget(budget)),
    column(valuesOf('baseline'), describeLimits),
    column(valuesOf('candidate'), describeLimits),
    column(differences, describeDifference),
    rows.map(describeEvidence),
  ];
  const lines = rows.map((_, i) => columns.map((cells) => cells[i] ?? ''));
  return `${tableTitle(baseline, settings)}\n\n${table(['Budget (trials)', 'Baseline', 'Candidate', 'Difference', 'Evidence'], lines)}`;
}

/** All cells of a column with the same number of digits. */
function column(
  values: readonly MetricLimits[],
  write: (value: MetricLimits, format: Format) => string,
): string[] {
  const format = formatOf(values);
  return values.map((value) => write(value, format));
}

function describeEvidence({ worse, better }: BudgetRow): string {
  const say = (level: EvidenceLevel, way: string) =>
    level === 'strong' ? `**${way}, ${level}**` : `${way}, ${level}`;
  if (worse !== 'none') return say(worse, 'worse');
  return better === 'none' ? 'none' : say(better, 'better');
}

function sweepTable({ baseline, candidate, settings }: Assessment): string {
  const arms = { Baseline: baseline, Candidate: candidate };
  const lines = Object.entries(arms).flatMap(([arm, sweep]) =>
    sweep ? [sweepLine(arm, sweep, settings)] : [],
  );
  if (lines.length === 0) return '';
  return folded('The sweeps', table(['', 'Sweep', 'Trials', 'Format', 'Read from'], lines));
}

function sweepLine(arm: string, sweep: Sweep, settings: Settings): string[] {
  const counts = [describeCounts(sweep, settings), meanCost(sweep)].filter(Boolean).join('; ');
  return [arm, codeSpan(label(sweep)), counts, sweep.format, codeSpan(sweep.source.location)];
}

function meanCost({ cost }: Sweep): string {
  if (cost === null) return '';
  const unit = cost.unit === null ? '' : ` ${codeSpan(cost.unit)}`;
  return `mean cost ${Number(cost.mean.toPrecision(3))}${unit} (of ${plural(cost.from, 'trial')})`;
}

function howToRead({ comparison, settings }: Assessment): string {
  if (!comparison) return '';
  const { confidence } = settings.band;
  const word = curveWord(settings);
  return folded(
    'How to read this',
    [
      'A *tuning curve* shows the best score a random search reaches after 1, 2, 3 … trials. Comparing whole curves, not two best numbers, keeps “the model is better” apart from “it was tuned harder” and “it got lucky”.',
      `Each sweep’s limits hold with ${formatPercent(confidence)} confidence for all budgets at once, whatever the distribution of the scores; a difference’s limits hold where both do. Evidence is *weak* where one ${word} lies outside the other’s limits, *fair* where each does, *strong* where the limits do not meet; a level counts when it holds on at least ${formatPercent(settings.comparison.minShare)} of the compared budgets, on a log scale.`,
      'The limits cover the luck of the search and of training, given one evaluation set and one search space; not a new test set, and not the best configuration’s score, which is the best of many and flatters. No strong evidence does not mean no regression.',
    ].join('\n\n'),
  );
}

function method(assessment: Assessment): string {
  const { comparison, settings } = assessment;
  const { comparison: curve, gate, reading } = settings;
  const range = comparison?.range?.map((budget) => Number(budget.toPrecision(4))).join(' to ');
  const lines = [
    ...bandLines(comparison, settings),
    `- Budgets compared: ${range ? `${range} trials` : 'none'}`,
    `- Curve: ${curveWord(settings)} of the best of k trials; least share ${curve.minShare}; margin ${curve.margin}`,
    `- Failed trials: ${reading.failedTrials}; pruned trials: ${reading.prunedTrials}`,
    ...searchLines(assessment),
    `- The check fails on ${gate.failOn === 'never' ? 'nothing' : `${gate.failOn} evidence that the candidate is worse`}`,
    `- ${TOOL.name} ${TOOL.version}; method: Lourie, Cho and He, *Show Your Work with Confidence* (2024)`,
  ];
  return folded('Method and settings', lines.join('\n'));
}

/** How the trials were drawn, as far as that is known: the limits are for random search. */
function searchLines({ baseline, candidate }: Assessment): string[] {
  const arms = { Baseline: baseline, Candidate: candidate };
  const said = Object.entries(arms).flatMap(([arm, sweep]) =>
    sweep ? [{ arm, search: describeSearch(sweep) }] : [],
  );
  const [first, second] = said;
  if (first !== undefined && first.search === second?.search) return [`- Search: ${first.search}`];
  return said.map(({ arm, search }) => `- ${arm}’s search: ${search}`);
}

function describeSearch({ search }: Sweep): string {
  if (search.method === 'unknown') {
    return 'not recorded, and taken for random; `search-method: random` confirms it';
  }
  return search.sampler === null ? search.method : `${search.method} (${codeSpan(search.sampler)})`;
}

/** The sweeps' bands: one line where they are made alike. */
function bandLines(comparison: Assessment['comparison'], settings: Settings): string[] {
  if (!comparison) return [];
  const [b, c] = [comparison.baseline, comparison.candidate].map(({ band }) =>
    describeBand(band.method, settings),
  );
  return b === c ? [`- Bands: ${b}`] : [`- Baseline’s band: ${b}`, `- Candidate’s band: ${c}`];
}

function describeBand(method: BandMethod, { band }: Settings): string {
  const switched =
    method === band.method ? '' : `, because more than 20,000 trials are not calibrated exactly`;
  return `${method}, ${formatPercent(band.confidence)}, ${howCalibrated(method, band)}${switched}`;
}

function howCalibrated(method: BandMethod, { calibration, seed }: Settings['band']): string {
  if (method === 'dkw') return 'in closed form, conservative';
  return calibration === 'exact' ? 'calibrated exactly' : `calibrated by simulation, seed ${seed}`;
}

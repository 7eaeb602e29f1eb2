import type { BudgetRow } from '../compare/index.ts';
import type { Assessment } from '../decide/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { EvidenceLevel } from '../settings.ts';
import { TOOL } from '../tool.ts';
import {
  describeDifference,
  describeLimits,
  differenceInMetric,
  formatOf,
  type MetricLimits,
  toMetric,
} from './arm-values.ts';
import { comparisonChart, label } from './chart-of.ts';
import { codeSpan, folded, table } from './markdown.ts';
import { mermaidMedians } from './mermaid.ts';
import { type Format, formatBudget, formatPercent, plural } from './numbers.ts';
import { adviceSentence, betterWord, exampleSentence, verdictSentence } from './wording.ts';

const MARKS = { pass: '✅', neutral: '⚪', fail: '❌' } as const;

/**
 * The report as GitHub Markdown: the verdict first, then the medians, the table, and folded what
 * only some readers need. All text that comes from sweeps stands in code spans.
 *
 * @param name of the instance; empty where there is one only
 */
export function renderComment(assessment: Assessment, name: string): string {
  const sections = [
    opening(assessment, name),
    warnings(assessment),
    picture(assessment),
    budgetTable(assessment),
    sweepTable(assessment),
    howToRead(assessment),
    method(assessment),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function opening(assessment: Assessment, name: string): string {
  const sentences = [exampleSentence(assessment), adviceSentence(assessment)].filter(Boolean);
  const mark = [MARKS[assessment.gate], name && `${codeSpan(name)}:`].filter(Boolean).join(' ');
  return [mark, `**${verdictSentence(assessment)}**`, ...sentences].join(' ');
}

function warnings({ warnings: all }: Assessment): string {
  return all
    .map(({ arm, message }) => `> **Note**${arm ? ` (${arm})` : ''}: ${message}`)
    .join('\n>\n');
}

function picture(assessment: Assessment): string {
  const model = comparisonChart(assessment);
  const chart = model && mermaidMedians(model);
  if (!chart) return '';
  return `${chart}\n\nBlue: baseline. Orange: candidate. Medians only, as far as the data resolve; the table has the limits.`;
}

function budgetTable({ baseline, rows }: Assessment): string {
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
  const title = `Median best ${codeSpan(baseline.metric)} (${betterWord(direction)}), with limits that hold for all budgets at once:`;
  return `${title}\n\n${table(['Budget (trials)', 'Baseline', 'Candidate', 'Difference', 'Evidence'], lines)}`;
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

function sweepTable({ baseline, candidate }: Assessment): string {
  const arms = { Baseline: baseline, Candidate: candidate };
  const lines = Object.entries(arms).flatMap(([arm, sweep]) =>
    sweep ? [sweepLine(arm, sweep)] : [],
  );
  if (lines.length === 0) return '';
  return folded('The sweeps', table(['', 'Sweep', 'Trials', 'Format', 'Read from'], lines));
}

function sweepLine(arm: string, sweep: Sweep): string[] {
  const { counted, failed, pruned, running, ignored } = sweep.counts;
  const parts = [
    `${counted} counted`,
    failed > 0 && `${failed} failed`,
    pruned > 0 && `${pruned} pruned`,
    running > 0 && `${running} unfinished`,
    ignored > 0 && `${ignored} ignored`,
    sweep.cost &&
      `mean cost ${Number(sweep.cost.mean.toPrecision(3))}${sweep.cost.unit ? ` ${codeSpan(sweep.cost.unit)}` : ''} (${plural(sweep.cost.from, 'trial')})`,
  ];
  const counts = parts.filter(Boolean).join(', ');
  return [arm, codeSpan(label(sweep)), counts, sweep.format, codeSpan(sweep.source.location)];
}

function howToRead({ comparison, settings }: Assessment): string {
  if (!comparison) return '';
  const { confidence } = settings.band;
  return folded(
    'How to read this',
    [
      'A *tuning curve* shows the best score a random search reaches after 1, 2, 3 … trials. Comparing whole curves, not two best numbers, keeps “the model is better” apart from “it was tuned harder” and “it got lucky”.',
      `The limits hold with ${formatPercent(confidence)} confidence for all budgets at once, whatever the distribution of the scores. Evidence is *weak* where one median lies outside the other's limits, *fair* where each does, *strong* where the limits do not meet; a level counts when it holds on at least ${formatPercent(settings.comparison.minShare)} of the compared budgets, on a log scale.`,
      'The limits cover the luck of the search and of training, given one evaluation set and one search space; not a new test set, and not the best configuration’s score, which is the best of many and flatters. No strong evidence does not mean no regression.',
    ].join('\n\n'),
  );
}

function method({ comparison, settings }: Assessment): string {
  const { band, comparison: curve, gate, reading } = settings;
  const used = comparison?.baseline.band.method ?? band.method;
  const range = comparison?.range?.map((budget) => Number(budget.toPrecision(4))).join(' to ');
  const lines = [
    `- Bands: ${used}, ${formatPercent(band.confidence)}, ${band.calibration === 'exact' ? 'calibrated exactly' : `calibrated by simulation, seed ${band.seed}`}`,
    ...switched(comparison, band.method),
    `- Budgets compared: ${range ? `${range} trials` : 'none'}`,
    `- Curve: quantile ${curve.quantile} of the best of k trials; least share ${curve.minShare}; margin ${curve.margin}`,
    `- Failed trials: ${reading.failedTrials}; pruned trials: ${reading.prunedTrials}`,
    `- The check fails on ${gate.failOn === 'never' ? 'nothing' : `${gate.failOn} evidence that the candidate is worse`}`,
    `- ${TOOL.name} ${TOOL.version}; method: Lourie, Cho and He, *Show Your Work with Confidence* (2024)`,
  ];
  return folded('Method and settings', lines.join('\n'));
}

/** Very large sweeps get another band than was asked for. */
function switched(comparison: Assessment['comparison'], asked: string): string[] {
  if (!comparison) return [];
  return (['baseline', 'candidate'] as const)
    .map((arm) => ({ arm, curve: comparison[arm] }))
    .filter(({ curve }) => curve.band.method !== asked)
    .map(
      ({ arm, curve }) =>
        `- The ${arm} has ${curve.band.n} trials, more than are calibrated exactly: its band is dkw, which resolves budgets up to ${formatBudget(curve.resolvableBudget)}`,
    );
}

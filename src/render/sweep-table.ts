import type { Assessment } from '../decide/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Settings } from '../settings.ts';
import { label } from './chart-of.ts';
import { codeSpan, folded, table } from './markdown.ts';
import { formatBudget, plural } from './numbers.ts';
import { describeCounts } from './wording/counts.ts';

const COLUMNS = ['', 'Sweep', 'Trials', 'Format', 'Read from'];

/** Where the sweeps come from and how many trials they have, folded. */
export function sweepTable(assessment: Assessment): string {
  return withColumns(COLUMNS.length, assessment);
}

/** The sweeps and their trials alone. */
export function briefSweepTable(assessment: Assessment): string {
  return withColumns(3, assessment);
}

function withColumns(count: number, { baseline, candidate, settings }: Assessment): string {
  const arms = { Baseline: baseline, Candidate: candidate };
  const lines = Object.entries(arms).flatMap(([arm, sweep]) =>
    sweep ? [sweepLine(arm, sweep, settings).slice(0, count)] : [],
  );
  if (lines.length === 0) return '';
  return folded('The sweeps', table(COLUMNS.slice(0, count), lines));
}

function sweepLine(arm: string, sweep: Sweep, settings: Settings): string[] {
  const counts = [describeCounts(sweep, settings), meanCost(sweep)].filter(Boolean).join('; ');
  return [arm, codeSpan(label(sweep)), counts, sweep.format, codeSpan(sweep.source.location)];
}

function meanCost({ cost }: Sweep): string {
  if (cost === null) return '';
  const unit = cost.unit === null ? '' : ` ${codeSpan(cost.unit)}`;
  return `mean cost ${formatBudget(cost.mean)}${unit} (of ${plural(cost.from, 'trial')})`;
}

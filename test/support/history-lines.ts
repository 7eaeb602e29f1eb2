import type { HistoryLine } from '../../src/parse/index.ts';

const limits = (budget: number, median: number) => {
  return { budget, lower: median - 0.01, median, upper: median + 0.01 };
};

/** A comparison that found nothing. */
export const NOTHING_FOUND: HistoryLine['predecessor'] = {
  verdict: 'none',
  alarmed: false,
  rate: 0.0029,
};

/** A line of a history, of a commit by its number. */
export function historyLineOf(commit: number, more: Partial<HistoryLine> = {}): HistoryLine {
  const hour = new Date(Date.parse('2026-01-01T00:00:00Z') + commit * 3_600_000);
  return {
    schemaVersion: 1,
    comparison: '',
    commit: commit.toString(16).padStart(40, '0'),
    date: hour.toISOString(),
    run: { id: 100 + commit, attempt: 1 },
    pull: commit,
    metric: 'accuracy',
    direction: 'maximize',
    axis: { kind: 'trials', unit: null },
    band: { confidence: 0.8, quantile: 0.5 },
    search: 'random',
    trials: { counted: 4 },
    at: [limits(1, 0.7), limits(2, 0.8)],
    largest: { ...limits(2.4, 0.8), upper: Infinity },
    scores: [null, 0.1 + 0.2, 0.7, 0.8],
    predecessor: NOTHING_FOUND,
    ...more,
  };
}

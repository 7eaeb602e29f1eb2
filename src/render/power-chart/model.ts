/** How likely a slowdown is caught. */
export interface PowerPoint {
  /** R ≥ 1: how many times the baseline's trials the candidate needs for the same score. */
  readonly slowdown: number;
  readonly probability: number;
  /** The chance where it is as much slower at large budgets alone; null where that is not known. */
  readonly aboveMedian: number | null;
}

/** Everything a power chart shows, in words and numbers; nothing about colours or places. */
export interface PowerChartModel {
  readonly title: string;
  readonly subtitle: readonly string[];
  readonly yLabel: string;
  /** Two or more by increasing slowdown, from 1 on; probabilities never decrease. */
  readonly curve: readonly PowerPoint[];
  /** The chance that is wanted. */
  readonly wanted: { readonly probability: number; readonly text: string };
  /** The slowdown that is pointed out, inside the curve. */
  readonly mark: (Omit<PowerPoint, 'aboveMedian'> & { readonly text: string }) | null;
  /** A sentence or two for readers who cannot see the chart. */
  readonly description: string;
}

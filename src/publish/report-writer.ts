import type { EarlierVerdict } from '../render/index.ts';

/**
 * Writes a report as Markdown for a place that takes so many characters. What is longer all the
 * same is cut where it is published.
 */
export type ReportWriter = (limit: number, earlier?: readonly EarlierVerdict[]) => string;

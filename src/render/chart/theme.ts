import type { LaneSegment, Theme } from './model.ts';

interface Ink {
  readonly text: string;
  readonly opacity: number;
}

export interface Palette {
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly grid: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly evidence: Readonly<
    Record<LaneSegment['direction'], Readonly<Record<LaneSegment['level'], Ink>>>
  >;
}

/** How strongly a band covers what lies under it. */
export const BAND_OPACITY = 0.22;

// Blue and orange stay apart under every common colour blindness; all text has a contrast of 4.5.
const LIGHT: Palette = {
  background: '#ffffff',
  text: '#1f2328',
  muted: '#59636e',
  grid: '#e6e8eb',
  baseline: '#0969da',
  candidate: '#bc4c00',
  evidence: {
    worse: {
      weak: { text: '#59636e', opacity: 0.5 },
      fair: { text: '#9a6700', opacity: 0.75 },
      strong: { text: '#cf222e', opacity: 1 },
    },
    better: {
      weak: { text: '#476f55', opacity: 0.4 },
      fair: { text: '#2c7a44', opacity: 0.7 },
      strong: { text: '#116329', opacity: 1 },
    },
  },
};

const DARK: Palette = {
  background: '#0d1117',
  text: '#f0f6fc',
  muted: '#8b949e',
  grid: '#21262d',
  baseline: '#58a6ff',
  candidate: '#ffa657',
  evidence: {
    worse: {
      weak: { text: '#8b949e', opacity: 0.5 },
      fair: { text: '#d29922', opacity: 0.75 },
      strong: { text: '#f85149', opacity: 1 },
    },
    better: {
      weak: { text: '#8fb59a', opacity: 0.4 },
      fair: { text: '#56b36a', opacity: 0.65 },
      strong: { text: '#3fb950', opacity: 1 },
    },
  },
};

export function palette(theme: Theme): Palette {
  return theme === 'dark' ? DARK : LIGHT;
}

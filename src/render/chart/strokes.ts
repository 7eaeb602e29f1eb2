import type { ChartArm } from './model.ts';
import type { Palette } from './theme.ts';

export function medianStroke(role: ChartArm['role'], ink: Palette) {
  const dashes = role === 'baseline' ? '7 4' : undefined;
  return { fill: 'none', stroke: ink[role], 'stroke-width': 2.5, 'stroke-dasharray': dashes };
}

/** Of the candidate's median as it is compared: raised by the margin. */
export function raisedStroke(ink: Palette) {
  return {
    fill: 'none',
    stroke: ink.candidate,
    'stroke-width': 1.5,
    'stroke-dasharray': '1.5 2.5',
  };
}

/** Of the edges of the band that evidence goes by. */
export function gateStroke(role: ChartArm['role'], ink: Palette) {
  return { ...openStroke(role, ink), 'stroke-dasharray': '3 3' };
}

/** Of a limit without another on the other side. */
export function openStroke(role: ChartArm['role'], ink: Palette) {
  return { fill: 'none', stroke: ink[role], 'stroke-width': 1.2, 'stroke-opacity': 0.7 };
}

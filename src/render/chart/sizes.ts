import type { TextStyle } from './text-width.ts';

/** As wide as a picture is shown on a large screen: on a telephone all text is still 8.5 px high. */
export const WIDTH = 640;
export const LEFT = 16;
export const RIGHT = 614;

export const TITLE: TextStyle = { size: 18, weight: 'semibold' };
export const TEXT: TextStyle = { size: 14, weight: 'regular' };
export const STRONG: TextStyle = { size: 14, weight: 'semibold' };

export const TITLE_LINE = 23;
export const TEXT_LINE = 19;
/** From the middle of a line of text down to where its letters stand. */
export const TO_BASELINE = 5;
